"""What happens in a battle. Ships are called by their names."""

from __future__ import annotations

from orrery.kernel import Event


class RoundBegan(Event, frozen=True):
    """A new round starts with impulse A."""

    round: int


class TurnBegan(Event, frozen=True):
    """A seat's turn of an impulse starts."""

    seat: int
    impulse: str


class UnitDeployed(Event, frozen=True):
    """A unit was placed on the map."""

    unit: str
    place: str
    facing: str


class TerrainPlaced(Event, frozen=True):
    """A die decided the terrain of a free battle."""

    die: int
    terrain: str


class ReinforcementExpired(Event, frozen=True):
    """A shield reinforcement of the last round went out."""

    unit: str
    arc: str


class PowerSpent(Event, frozen=True):
    """A ship spent its AP."""

    unit: str
    use: str
    battery: bool = False


class ReinforcementDiscarded(Event, frozen=True):
    """The owner took a reinforcement off."""

    unit: str
    arc: str


class PowerBeamed(Event, frozen=True):
    """A carrier or base spent its AP on a squadron."""

    unit: str
    squadron: str
    use: str


class MissileRedirected(Event, frozen=True):
    """A missile got a new target."""

    unit: str
    missile: str
    target: str


class ShipMoved(Event, frozen=True):
    """A ship moved one hex."""

    unit: str
    manoeuvre: str
    place: str
    facing: str
    afterburner: bool = False


class BaseRotated(Event, frozen=True):
    """A base turned one hexside clockwise."""

    unit: str
    facing: str


class MissileMoved(Event, frozen=True):
    """A missile moved one hex."""

    missile: str
    place: str
    facing: str


class MapShifted(Event, frozen=True):
    """Everything was shifted together, to give a ship room or by agreement."""

    columns: int
    rows: int


class MapExtended(Event, frozen=True):
    """More map was laid beside the two, because nobody was far from the battle."""


class ShiftProposed(Event, frozen=True):
    """A player would like to shift the map."""

    seat: int
    direction: str


class ShiftDeclined(Event, frozen=True):
    """The other player does not agree to shift the map."""

    seat: int


class TerrainRemoved(Event, frozen=True):
    """Terrain far from every ship was taken off to let the map float."""

    terrain: str
    place: str


class ShipsCollided(Event, frozen=True):
    """Two friendly ships met in one hex."""

    unit: str
    other: str


class WeaponsReadied(Event, frozen=True):
    """A ship fires a weapon group: its bar is cleared."""

    unit: str
    weapon: str
    group: int


class ShotFired(Event, frozen=True):
    """One weapon fired at a target: the die, what changed it and why, and the damage."""

    unit: str
    weapon: str
    target: str
    range: int
    die: int
    terrain: int
    black_hole: int
    damage: int
    arc: str


class MissileLaunched(Event, frozen=True):
    """A missile was put on the map."""

    unit: str
    missile: str
    target: str
    place: str


class MissileStruck(Event, frozen=True):
    """A missile reached its target."""

    missile: str
    target: str
    damage: int
    arc: str


class MissileDamaged(Event, frozen=True):
    """A missile was flipped to its damaged side."""

    missile: str


class MissileLost(Event, frozen=True):
    """A missile was destroyed; why."""

    missile: str
    cause: str


class ShieldsHit(Event, frozen=True):
    """A shield and perhaps a reinforcement absorbed damage."""

    unit: str
    arc: str
    boxes: int
    reinforcement: bool


class HullHit(Event, frozen=True):
    """Hull boxes were marked."""

    unit: str
    boxes: int


class FighterLost(Event, frozen=True):
    """A fighter of a squadron was destroyed."""

    unit: str
    fighter: int


class CriticalRolled(Event, frozen=True):
    """A critical box was marked: two dice and their result."""

    unit: str
    dice: tuple[int, int]
    result: str
    group: int = 0


class ShipDestroyed(Event, frozen=True):
    """A ship was destroyed; why."""

    unit: str
    cause: str


class ShipExploded(Event, frozen=True):
    """A destroyed ship exploded with this strength."""

    unit: str
    strength: int


class ArcRolled(Event, frozen=True):
    """Dice decided which shield is struck: front, right, left, rear; 0 took no part."""

    unit: str
    dice: tuple[int, int, int, int]
    arc: str


class ShipPushed(Event, frozen=True):
    """A wave-motion gun pushed a ship."""

    unit: str
    place: str


class ShipPulled(Event, frozen=True):
    """A black hole pulled a ship."""

    unit: str
    place: str


class AsteroidsEntered(Event, frozen=True):
    """A ship flew into asteroids."""

    unit: str
    arc: str


class NebulaEntered(Event, frozen=True):
    """A ship flew into a nebula: its shields are down while it is there."""

    unit: str


class RepairTried(Event, frozen=True):
    """A crew rolled to repair critical damage."""

    unit: str
    marker: str
    die: int
    repaired: bool


class InitiativeKept(Event, frozen=True):
    """Markers were counted, and initiative stays."""

    seat: int
    change: int
    defend: int


class InitiativeChanged(Event, frozen=True):
    """Markers were counted, and initiative changes."""

    seat: int
    change: int
    defend: int


class WeaponsCharged(Event, frozen=True):
    """Boxes charged in the Power Phase, by group."""

    unit: str
    boxes: tuple[int, ...]


class CurveSet(Event, frozen=True):
    """A ship's curve for the next round: power after modifiers, speed, turn radius."""

    unit: str
    power: int
    speed: int
    radius: int
    modifier: int


class ShipRigged(Event, frozen=True):
    """A ship was jury-rigged: one system up, another one down."""

    unit: str
    up: str
    down: str


class RigRemoved(Event, frozen=True):
    """The markers of jury rigging came off; on a 1 the hull suffered."""

    unit: str
    die: int


class ShipRetreated(Event, frozen=True):
    """A ship left the battle; how."""

    unit: str
    how: str


class ShipDocked(Event, frozen=True):
    """A unit docked on a host or landed on a planet."""

    unit: str
    host: str


class BattleEnded(Event, frozen=True):
    """The battle is over: points destroyed by each seat and the degree of victory."""

    points: tuple[int, int]
    degree: str
