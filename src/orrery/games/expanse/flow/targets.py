"""Events that name a base, an orbit or an opponent before anything happens to it (expanse:events.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.expanse.actions import APPROACH, DONE, FAVOUR, TARGET, Approach, Favour, Target
from orrery.games.expanse.board import controller, seats_from
from orrery.games.expanse.effects import gain_points
from orrery.games.expanse.flow.filters import bases_reached
from orrery.games.expanse.operations import ENEMY, FILTER, OWNERS, Aimed, Line, Operation, part
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import BASES, FACTIONS, NOWHERE, ORBITS, Orbit, Seat
from orrery.kernel import Action, Choice, Done, Refusal, refuse
from orrery.parts.operations import number, word

#: What is named.
NAMED: Final = {"base": 0, "orbit": 1}
# What control points are multiplied by.
ONCE: Final = 0
PER_TALLY: Final = 1
PER_CONTROL: Final = 2
MULTIPLIED: Final = {"": ONCE, "tally": PER_TALLY, "control": PER_CONTROL}


class NameTarget(Operation):
    """Name the base or orbit that the operations after it are about (expanse:events.2)."""

    __slots__ = ("orbit", "owner")
    verb = "pick"
    keys = (word("what", None, NAMED, ["base", "orbit"]), word("holding", "any", OWNERS, ["any", "enemy"]))

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        self.orbit: bool = line.flag("what")
        self.owner: int = line.number("holding")

    def perform(self, state: ExpanseState, seat: Seat, number: i64) -> None:
        if self.orbit:
            state.push(ChooseOrbit(seat, number))
        else:
            state.push(ChooseBase(seat))


class ChooseBase(Choice[ExpanseState]):
    """An event names one base with influence on it (expanse:events.2)."""

    __slots__ = ()
    clause = "expanse:events.2"
    accepts = (Target, Done)

    def options(self, state: ExpanseState) -> list[Action]:
        pieces = state.pieces
        options: list[Action] = []
        for base in range(16):
            at = base * 4
            if pieces[at] or pieces[at + 1] or pieces[at + 2] or pieces[at + 3]:
                options.append(TARGET[base])
        if not options:
            options.append(DONE)
        return options

    def why_not(self, state: ExpanseState, action: Action) -> Refusal | None:
        if not isinstance(action, Target):
            return refuse("expanse:events.2", "must-choose")
        for faction in range(4):
            if state.pieces[action.base * 4 + faction]:
                return None
        return refuse("expanse:events.2", "nothing-there", base=BASES[action.base])

    def resolve(self, state: ExpanseState, action: Action) -> None:
        if isinstance(action, Target):
            state.focus_base = action.base


class ChooseOrbit(Choice[ExpanseState]):
    """An event names one orbit with ships that it can remove (expanse:events.2)."""

    __slots__ = ("operation",)
    clause = "expanse:events.2"
    accepts = (Approach, Done)

    def __init__(self, seat: Seat, operation: i64) -> None:
        self.seat = seat
        self.operation = operation

    def options(self, state: ExpanseState) -> list[Action]:
        options: list[Action] = []
        for orbit in range(9):
            if self.has_ships(state, orbit):
                options.append(APPROACH[orbit])
        if not options:
            options.append(DONE)
        return options

    def has_ships(self, state: ExpanseState, orbit: Orbit) -> bool:
        """Whether the orbit holds a ship of the kind the event is about."""
        operation = state.tables.operations[self.operation]
        assert isinstance(operation, NameTarget)
        enemies_only = operation.owner == ENEMY
        for faction in range(4):
            if enemies_only and faction == state.faction[self.seat]:
                continue
            for kind in state.tables.kinds[faction]:
                if state.ships[kind * 36 + orbit * 4 + faction]:
                    return True
        return False

    def why_not(self, state: ExpanseState, action: Action) -> Refusal | None:
        if not isinstance(action, Approach):
            return refuse("expanse:events.2", "must-choose")
        if not self.has_ships(state, action.orbit):
            return refuse("expanse:events.2", "no-ships-there", orbit=ORBITS[action.orbit])
        return None

    def resolve(self, state: ExpanseState, action: Action) -> None:
        if isinstance(action, Approach):
            state.focus_orbit = action.orbit


class GivePoints(Aimed):
    """Give control points: to oneself, for each counted or controlled with `per`, or to an enemy (expanse:events.2)."""

    __slots__ = ("most", "owner", "per")
    verb = "points"
    keys = (
        number("count", 1),
        word("per", "", MULTIPLIED, ["", "tally", "control"]),
        number("most", 0),
        word("who", "self", OWNERS, ["self", "enemy"]),
        part(FILTER, "at"),
    )
    worth = 1.0

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        self.per: int = line.number("per")
        self.most: int = line.number("most")
        self.owner: int = line.number("who")

    def perform(self, state: ExpanseState, seat: Seat, number: i64) -> None:
        if self.owner == ENEMY:
            state.push(ChooseBeneficiary(seat, self.count))
            return
        faction = state.faction[seat]
        points = self.count
        if self.per == PER_TALLY:
            points *= state.tally
        elif self.per == PER_CONTROL:
            bases = bases_reached(state, faction, self, 0)
            points *= sum([1 for base in bases if controller(state, base) == faction])
        if self.most and points > self.most:
            points = self.most
        if points:
            gain_points(state, faction, points)


class ChooseBeneficiary(Choice[ExpanseState]):
    """An opponent gains control points too (expanse:events.2)."""

    __slots__ = ("number",)
    clause = "expanse:events.2"
    accepts = (Favour,)

    def __init__(self, seat: Seat, number: i64) -> None:
        self.seat = seat
        self.number = number

    def options(self, state: ExpanseState) -> list[Favour]:
        return [FAVOUR[state.faction[seat]] for seat in seats_from(state, self.seat)[1:]]

    def why_not(self, state: ExpanseState, action: Favour) -> Refusal | None:
        if action.faction == state.faction[self.seat]:
            return refuse("expanse:events.2", "enemies-only", faction=FACTIONS[action.faction])
        if state.seat_of[action.faction] == NOWHERE:
            return refuse("expanse:events.2", "faction-not-used", faction=FACTIONS[action.faction], seats=state.seats)
        return None

    def resolve(self, state: ExpanseState, action: Favour) -> None:
        gain_points(state, action.faction, self.number)
