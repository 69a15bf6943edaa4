"""Chapter 8.6: destroyed ships explode, one after the other, and may take others with them."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.talon.actions import PICK, PICK_MISSILE, TARGET, Pick, PickMissile, Target
from orrery.games.talon.board import is_fighter
from orrery.games.talon.effects import damage, damage_fighter, damage_missile, random_arc
from orrery.games.talon.events import ShipExploded
from orrery.games.talon.grid import DISTANCE, SPAN, STEP, Hex, arc_towards
from orrery.games.talon.score import judge
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import GROUPS, MISSILES, SLOTS, Seat, Unit
from orrery.kernel import Choice, Refusal, Step, refuse


def settle(state: TalonState) -> None:
    """Let what was destroyed explode next."""
    if state.dying:
        state.push(Explosions())


class Explosions(Step[TalonState]):
    """Explosions one at a time, the active player's ships first (talon:8.6.3a, talon:8.6.3b)."""

    __slots__ = ()

    def run(self, state: TalonState) -> None:
        waiting = dying_of(state, state.active) or dying_of(state, 1 - state.active)
        if not waiting:
            judge(state)
        elif len(waiting) == 1:
            state.push(Explosions())
            explode(state, waiting[0])
        else:
            state.then(ChooseExplosion(waiting[0] // SLOTS), Explosions())


def dying_of(state: TalonState, seat: Seat) -> list[int]:
    """The destroyed ships of a seat that have still to explode."""
    return [state.dying[i] for i in range(0, len(state.dying), 2) if state.dying[i] // SLOTS == seat]


class ChooseExplosion(Choice[TalonState]):
    """The owner of several exploding ships says which goes first (talon:8.6.3a)."""

    __slots__ = ()
    clause = "talon:8.6.3a"
    accepts = (Pick,)

    def options(self, state: TalonState) -> list[Pick]:
        return [PICK[unit] for unit in dying_of(state, self.seat)]

    def why_not(self, state: TalonState, action: Pick) -> Refusal | None:
        if action.unit in dying_of(state, self.seat):
            return None
        return refuse("talon:8.6.3a", "not-exploding", unit=state.scenario.names[action.unit])

    def resolve(self, state: TalonState, action: Pick) -> None:
        explode(state, action.unit)


def explode(state: TalonState, unit: Unit) -> None:
    """Everything in the hex and around it takes the explosion (talon:8.6.2a, talon:8.6.2c)."""
    index = 0
    while state.dying[index] != unit:
        index += 2
    place = state.dying[index + 1]
    del state.dying[index : index + 2]
    scenario = state.scenario
    strength = state.tables.explosion[scenario.kind[unit]]
    if state.logged:
        state.log(ShipExploded(scenario.names[unit], strength))
    for seat in range(2):
        for other in range(SLOTS * seat, SLOTS * seat + scenario.count[seat]):
            there = state.at[other]
            if there < 0 or DISTANCE[there - place + SPAN] > 1:
                continue
            if is_fighter(state, other):
                strike_fighter(state, seat, other, strength)
            elif there == place:
                damage(state, other, random_arc(state, other), strength)
            else:
                damage(state, other, arc_towards(there, state.facing[other], place), strength)
    if state.flying:
        for hex_struck in [place, *[place + step for step in STEP]]:
            for missile in range(MISSILES):
                if state.missile_at[missile] == hex_struck:
                    state.push(ChooseMissileStruck(state.missile_owner[missile], hex_struck, strength))
                    break


def strike_fighter(state: TalonState, chooser: i64, unit: Unit, points: i64) -> None:
    """One fighter of a squadron takes the damage, chosen by this seat (talon:8.6.4b, talon:13.2e)."""
    state.push(ChooseFighter(chooser, unit, points))


class ChooseFighter(Choice[TalonState]):
    """Which fighter of a squadron is struck (talon:8.6.4b, talon:13.2e)."""

    __slots__ = ("points", "unit")
    clause = "talon:8.6.4b"
    accepts = (Target,)

    def __init__(self, seat: Seat, unit: Unit, points: i64) -> None:
        self.seat = seat
        self.unit = unit
        self.points = points

    def options(self, state: TalonState) -> list[Target]:
        first = GROUPS * self.unit
        living = [TARGET[self.unit][k + 1] for k in range(GROUPS) if state.fighters[first + k]]
        return living or [TARGET[self.unit][0]]

    def why_not(self, state: TalonState, action: Target) -> Refusal | None:
        if action.unit != self.unit or action.fighter == 0:
            return refuse("talon:12.1.3", "name-a-fighter", unit=state.scenario.names[self.unit])
        if not state.fighters[GROUPS * self.unit + action.fighter - 1]:
            return refuse("talon:12.1.3", "fighter-lost", fighter=action.fighter)
        return None

    def resolve(self, state: TalonState, action: Target) -> None:
        if action.fighter:
            damage_fighter(state, self.unit, action.fighter - 1, self.points)
            settle(state)


class ChooseMissileStruck(Choice[TalonState]):
    """Which missile of a hex is struck by an explosion (talon:8.6.4c, talon:13.6d)."""

    __slots__ = ("place", "points")
    clause = "talon:8.6.4c"
    accepts = (PickMissile,)

    def __init__(self, seat: Seat, place: Hex, points: i64) -> None:
        self.seat = seat
        self.place = place
        self.points = points

    def options(self, state: TalonState) -> list[PickMissile]:
        return [
            PICK_MISSILE[missile]
            for missile in range(MISSILES)
            if state.missile_at[missile] == self.place and state.missile_owner[missile] == self.seat
        ]

    def why_not(self, state: TalonState, action: PickMissile) -> Refusal | None:
        if state.missile_at[action.missile] != self.place or state.missile_owner[action.missile] != self.seat:
            return refuse("talon:8.6.4c", "missile-not-there", missile=str(action))
        return None

    def resolve(self, state: TalonState, action: PickMissile) -> None:
        damage_missile(state, action.missile, self.points)
