"""Everything a seat can do. Units are written a1 to a24 (seat 0) and b1 to b24 (seat 1), missiles m1 to m40."""

from __future__ import annotations

from typing import Final

from orrery.games.talon.grid import ARCS, FACINGS, HEX_NAMES, HEXES
from orrery.games.talon.tables import GROUPS, MISSILES, SLOTS, UNITS
from orrery.kernel import Action, Done, Pass, Vocabulary

UNIT_NAMES: Final = [f"{'ab'[unit // SLOTS]}{unit % SLOTS + 1}" for unit in range(UNITS)]
MISSILE_NAMES: Final = [f"m{missile + 1}" for missile in range(MISSILES)]

STRAIGHT: Final = 0
TURN_LEFT: Final = 1
TURN_RIGHT: Final = 2
SLIP_LEFT: Final = 3
SLIP_RIGHT: Final = 4
MANOEUVRES: Final = ["straight", "left", "right", "slip-left", "slip-right"]

CHARGE: Final = 0
MARKER: Final = GROUPS
SLIP: Final = GROUPS + 1
BEAMS: Final = ["charge-1", "charge-2", "charge-3", "turn", "slip"]

#: What can be jury-rigged: power, helm, and from `FIRST_GROUP` on the weapon groups.
POWER: Final = 0
HELM: Final = 1
FIRST_GROUP: Final = 2
SYSTEMS: Final = ["power", "helm", "group-1", "group-2", "group-3"]


class Pick(Action):
    """Take a unit next, for whatever is being asked."""

    __slots__ = ("unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit


class PickMissile(Action):
    """Take a missile next, for whatever is being asked."""

    __slots__ = ("missile",)

    def __init__(self, missile: int) -> None:
        self.missile = missile


class Slip(Action):
    """Spend AP on a side-slip marker."""

    __slots__ = ()


class PowerTurn(Action):
    """Spend AP to bring the turn marker one hex nearer."""

    __slots__ = ()


class Charge(Action):
    """Spend AP on a yellow box of a weapon group."""

    __slots__ = ("group",)

    def __init__(self, group: int) -> None:
        self.group = group


class ChargeBattery(Action):
    """Spend AP to fill the battery."""

    __slots__ = ()


class Reinforce(Action):
    """Spend AP on a reinforcement of a shield."""

    __slots__ = ("arc",)

    def __init__(self, arc: int) -> None:
        self.arc = arc


class Discard(Action):
    """Take off a reinforcement to make room for another."""

    __slots__ = ("arc",)

    def __init__(self, arc: int) -> None:
        self.arc = arc


class ChangeInitiative(Action):
    """Spend AP on a change-initiative marker."""

    __slots__ = ()


class DefendInitiative(Action):
    """Spend AP on a defend-initiative marker."""

    __slots__ = ()


class Beam(Action):
    """Spend AP on a friendly squadron: a yellow box, its turn marker or a side-slip."""

    __slots__ = ("unit", "what")

    def __init__(self, unit: int, what: int) -> None:
        self.unit = unit
        self.what = what


class Redirect(Action):
    """Spend AP to give a missile a new target."""

    __slots__ = ("missile",)

    def __init__(self, missile: int) -> None:
        self.missile = missile


class Hold(Pass):
    """Spend nothing, or leave the remaining weapons of a group unfired."""

    __slots__ = ()


class Finish(Done):
    """End the step."""

    __slots__ = ()


class Steer(Action):
    """Move a ship or a missile one hex, or dock or land by doing so."""

    __slots__ = ("dock", "manoeuvre")

    def __init__(self, manoeuvre: int, dock: int) -> None:
        self.manoeuvre = manoeuvre
        self.dock = dock


class Ready(Action):
    """Choose a charged weapon group to fire."""

    __slots__ = ("group", "unit")

    def __init__(self, unit: int, group: int) -> None:
        self.unit = unit
        self.group = group


class Target(Action):
    """Aim at a ship; 0, or which fighter of a squadron."""

    __slots__ = ("fighter", "unit")

    def __init__(self, unit: int, fighter: int) -> None:
        self.unit = unit
        self.fighter = fighter


class TargetMissile(Action):
    """Aim at a missile."""

    __slots__ = ("missile",)

    def __init__(self, missile: int) -> None:
        self.missile = missile


class Shoot(Action):
    """Fire the next weapon of a group that needs no target of its own."""

    __slots__ = ()


class Launch(Action):
    """Put a missile into an adjacent hex, facing a hexside."""

    __slots__ = ("direction", "facing")

    def __init__(self, direction: int, facing: int) -> None:
        self.direction = direction
        self.facing = facing


class Towards(Action):
    """Choose one of two hexes that a line runs between, or the facing of a ship that deploys."""

    __slots__ = ("direction",)

    def __init__(self, direction: int) -> None:
        self.direction = direction


class SetSpeed(Action):
    """Choose a row of the power curve."""

    __slots__ = ("speed",)

    def __init__(self, speed: int) -> None:
        self.speed = speed


class TakeInitiative(Action):
    """Let a seat have the initiative."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Call(Action):
    """Call a unit that waits outside the battle."""

    __slots__ = ("unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit


class Jump(Action):
    """Leave the battle by FTL."""

    __slots__ = ("unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit


class Shift(Action):
    """Propose to shift the map by one hex."""

    __slots__ = ("direction",)

    def __init__(self, direction: int) -> None:
        self.direction = direction


class Agree(Action):
    """Let the other player shift the map."""

    __slots__ = ()


class Decline(Action):
    """Do not let the other player shift the map."""

    __slots__ = ()


class Rig(Action):
    """Mark one system of a ship Up and another one Down."""

    __slots__ = ("down", "up")

    def __init__(self, up: int, down: int) -> None:
        self.up = up
        self.down = down


class Place(Action):
    """Deploy a unit in a hex."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place


VOCABULARY: Final = Vocabulary()
HOLD: Final = VOCABULARY.one("hold", Hold())
FINISH: Final = VOCABULARY.one("done", Finish())
PICK: Final = VOCABULARY.add("pick {unit}", [Pick(unit) for unit in range(UNITS)], unit=UNIT_NAMES)
PICK_MISSILE: Final = VOCABULARY.add(
    "pick {missile}", [PickMissile(missile) for missile in range(MISSILES)], missile=MISSILE_NAMES
)
SLIP_ACTION: Final = VOCABULARY.one("slip", Slip())
POWER_TURN: Final = VOCABULARY.one("turn", PowerTurn())
CHARGE_GROUP: Final = VOCABULARY.add("charge {group}", [Charge(group) for group in range(GROUPS)], group="123")
CHARGE_BATTERY: Final = VOCABULARY.one("battery", ChargeBattery())
REINFORCE: Final = VOCABULARY.add("reinforce {arc}", [Reinforce(arc) for arc in range(4)], arc=ARCS)
DISCARD: Final = VOCABULARY.add("discard {arc}", [Discard(arc) for arc in range(4)], arc=ARCS)
CHANGE: Final = VOCABULARY.one("change", ChangeInitiative())
DEFEND: Final = VOCABULARY.one("defend", DefendInitiative())
BEAM_TO: Final = [
    VOCABULARY.add("beam {unit} {what}", [Beam(unit, what) for what in range(5)], unit=UNIT_NAMES, what=BEAMS)
    for unit in range(UNITS)
]
REDIRECT: Final = VOCABULARY.add(
    "redirect {missile}", [Redirect(missile) for missile in range(MISSILES)], missile=MISSILE_NAMES
)
STEER: Final = [
    VOCABULARY.add(
        "{dock} {manoeuvre}", [Steer(way, dock) for way in range(5)], dock=("move", "dock"), manoeuvre=MANOEUVRES
    )
    for dock in range(2)
]
READY: Final = [
    VOCABULARY.add("fire {unit}.{group}", [Ready(unit, group) for group in range(GROUPS)], unit=UNIT_NAMES, group="123")
    for unit in range(UNITS)
]
TARGET: Final = [
    [
        *VOCABULARY.add("at {unit}", [Target(unit, 0)], unit=UNIT_NAMES),
        *VOCABULARY.add(
            "at {unit}.{fighter}", [Target(unit, fighter) for fighter in range(1, GROUPS + 1)], unit=UNIT_NAMES
        ),
    ]
    for unit in range(UNITS)
]
TARGET_MISSILE: Final = VOCABULARY.add(
    "at {missile}", [TargetMissile(missile) for missile in range(MISSILES)], missile=MISSILE_NAMES
)
SHOOT: Final = VOCABULARY.one("shoot", Shoot())
LAUNCH: Final = [
    VOCABULARY.add(
        "launch {direction} {facing}",
        [Launch(direction, facing) for facing in range(6)],
        direction=FACINGS,
        facing=FACINGS,
    )
    for direction in range(6)
]
TOWARDS: Final = VOCABULARY.add("towards {direction}", [Towards(side) for side in range(6)], direction=FACINGS)
SPEED: Final = VOCABULARY.add("speed {speed}", [SetSpeed(speed) for speed in range(8)])
INITIATIVE: Final = VOCABULARY.add("initiative {seat}", [TakeInitiative(seat) for seat in range(2)], seat="ab")
JUMP: Final = VOCABULARY.add("jump {unit}", [Jump(unit) for unit in range(UNITS)], unit=UNIT_NAMES)
_PLACES: Final = VOCABULARY.add("place {place}", [Place(place) for place in HEXES], place=HEX_NAMES)
PLACE: Final = dict(zip(HEXES, _PLACES, strict=True))
SHIFT: Final = VOCABULARY.add("shift {direction}", [Shift(direction) for direction in range(6)], direction=FACINGS)
AGREE: Final = VOCABULARY.one("agree", Agree())
DECLINE: Final = VOCABULARY.one("decline", Decline())
CALL: Final = VOCABULARY.add("call {unit}", [Call(unit) for unit in range(UNITS)], unit=UNIT_NAMES)
RIG: Final = [
    VOCABULARY.add("rig {up} {down}", [Rig(up, down) for down in range(5) if down != up], up=SYSTEMS, down=SYSTEMS)
    for up in range(5)
]
