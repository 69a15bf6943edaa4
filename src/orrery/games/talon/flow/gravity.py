"""Chapter 18.2: black holes pull every ship one hex nearer after the Power Phase."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.talon.actions import PICK, TOWARDS, Pick, Towards
from orrery.games.talon.board import black_holes
from orrery.games.talon.flow.displacing import displace
from orrery.games.talon.grid import FACINGS, distance, steps_along
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import BLACK_HOLE, Seat, Unit
from orrery.kernel import Choice, Refusal, Step, refuse


class GravityPhase(Step[TalonState]):
    """The initiative player's ships are pulled first (talon:18.2a, talon:18.2c)."""

    __slots__ = ()

    def run(self, state: TalonState) -> None:
        if state.features & 1 << BLACK_HOLE:
            first = state.initiative
            state.then(PullShips(first), PullShips(1 - first))


class PullShips(Step[TalonState]):
    """All ships of one player, bases and fighters included."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: TalonState) -> None:
        state.active = self.seat
        ships = 0
        for unit in state.scenario.units(self.seat):
            if state.at[unit] >= 0:
                ships |= 1 << unit
        state.push(PullNext(self.seat, ships))


class PullNext(Step[TalonState]):
    """Whoever is left to be pulled, as a set of bits."""

    __slots__ = ("seat", "ships")

    def __init__(self, seat: Seat, ships: i64) -> None:
        self.seat = seat
        self.ships = ships

    def run(self, state: TalonState) -> None:
        left = 0
        for unit in state.scenario.units(self.seat):
            if self.ships >> unit & 1 and state.at[unit] >= 0:
                left |= 1 << unit
        if left:
            state.push(ChoosePulled(self.seat, left))


class ChoosePulled(Choice[TalonState]):
    """The owner says which of his ships is pulled next (talon:18.2c)."""

    __slots__ = ("ships",)
    clause = "talon:18.2c"
    accepts = (Pick,)

    def __init__(self, seat: Seat, ships: i64) -> None:
        self.seat = seat
        self.ships = ships

    def options(self, state: TalonState) -> list[Pick]:
        return [PICK[unit] for unit in state.scenario.units(self.seat) if self.ships >> unit & 1]

    def why_not(self, state: TalonState, action: Pick) -> Refusal | None:
        if self.ships >> action.unit & 1:
            return None
        return refuse("talon:18.2c", "not-to-be-pulled", unit=state.scenario.names[action.unit])

    def resolve(self, state: TalonState, action: Pick) -> None:
        unit = action.unit
        state.push(PullNext(self.seat, self.ships & ~(1 << unit)))
        ways = pulls(state, unit)
        if len(ways) == 1:
            displace(state, unit, ways[0], True)
        elif ways:
            state.push(ChoosePull(self.seat, unit, ways[0], ways[1]))


def pulls(state: TalonState, unit: Unit) -> list[int]:
    """The one or two directions towards the nearest black hole (talon:18.2a, talon:18.2b)."""
    here = state.at[unit]
    holes = black_holes(state)
    if not holes:
        return []
    nearest = holes[0]
    for hole in holes:
        if distance(here, hole) < distance(here, nearest):
            nearest = hole
    return steps_along(here, nearest)


class ChoosePull(Choice[TalonState]):
    """The line runs along a hexside: the owner chooses the hex entered (talon:18.2b)."""

    __slots__ = ("one", "other", "unit")
    clause = "talon:18.2b"
    accepts = (Towards,)

    def __init__(self, seat: Seat, unit: Unit, one: i64, other: i64) -> None:
        self.seat = seat
        self.unit = unit
        self.one = one
        self.other = other

    def options(self, state: TalonState) -> list[Towards]:
        return [TOWARDS[self.one], TOWARDS[self.other]]

    def why_not(self, state: TalonState, action: Towards) -> Refusal | None:
        if action.direction == self.one or action.direction == self.other:
            return None
        return refuse("talon:18.2b", "not-on-line", direction=FACINGS[action.direction])

    def resolve(self, state: TalonState, action: Towards) -> None:
        displace(state, self.unit, action.direction, True)
