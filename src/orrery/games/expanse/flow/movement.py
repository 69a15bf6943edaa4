"""Movement: groups of ships from orbit to orbit (expanse:actions.move.1 to actions.move.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.expanse.actions import SHIP, Move, Ship
from orrery.games.expanse.effects import move_ships
from orrery.games.expanse.flow.operation import OperationChoice
from orrery.games.expanse.operations import NO_OPERATION, Counted, Line
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import (
    FLEET,
    KINDS,
    ORBITS,
    ROCINANTE,
    Faction,
    Kind,
    Orbit,
    Seat,
)
from orrery.kernel import Action, Choice, Done, Refusal, changed, filled, refuse
from orrery.parts.operations import flag, number, word

# What moves: one ship, one group, or every ship separately.
ONE_SHIP: Final = 0
ONE_GROUP: Final = 1
EACH_SHIP: Final = 2
SHIPS: Final = {"one": ONE_SHIP, "group": ONE_GROUP, "each": EACH_SHIP}
#: No ship has moved yet in an event.
NOTHING_MOVED: Final = filled("B", 45)


class MoveShips(Counted):
    """Move own ships; a `reach` of 3 or more is anywhere (expanse:events.2)."""

    __slots__ = ("mode", "reach", "removable", "tracked")
    verb = "move"
    keys = (
        *Counted.keys,
        word("ships", "group", SHIPS, ["one", "group", "each"]),
        number("reach", 1, 1),
        flag("removable"),
    )
    worth = 0.6

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        self.mode: int = line.number("ships")
        self.reach: int = min(line.number("reach"), 3)
        #: Whether only ships that can be removed may move.
        self.removable: bool = line.flag("removable")
        #: Whether each ship moves at most once.
        self.tracked: bool = self.mode == EACH_SHIP or self.count > 1

    def perform(self, state: ExpanseState, seat: Seat, number: i64) -> None:
        if self.tracked:
            state.moved = NOTHING_MOVED
        state.push(ChooseMove(seat, number, self.count))


def movable(state: ExpanseState, faction: Faction, kind: Kind, orbit: Orbit, operation: i64) -> i64:
    """How many ships of a kind may leave an orbit now."""
    if kind == ROCINANTE:
        there = 1 if state.rocinante == faction and state.rocinante_orbit == orbit else 0
    else:
        there = state.ships[kind * 36 + orbit * 4 + faction]
    if operation == NO_OPERATION or not there:
        return there
    rule = state.tables.operations[operation]
    assert isinstance(rule, MoveShips)
    if rule.tracked:
        there -= state.moved[kind * 9 + orbit]
    if rule.removable and kind == ROCINANTE:
        return 0
    return there


def movable_ships(state: ExpanseState, faction: Faction, orbit: Orbit, operation: i64) -> i64:
    """How many ships may leave an orbit now."""
    total = state.shipping[orbit * 4 + faction]
    if operation == NO_OPERATION or not total:
        return total
    total = movable(state, faction, ROCINANTE, orbit, operation)
    for kind in state.tables.kinds[faction]:
        total += movable(state, faction, kind, orbit, operation)
    return total


def move_group(state: ExpanseState, seat: Seat, action: Move, operation: i64) -> None:
    """Move a group; where it is not clear which ships are meant, ask (expanse:actions.move.1)."""
    faction = state.faction[seat]
    source: int = action.source
    target: int = action.target
    number: int = action.number
    total = 0
    kinds = 0
    only = FLEET
    for kind in range(5):
        count = movable(state, faction, kind, source, operation)
        if count:
            total += count
            kinds += 1
            only = kind
    if kinds == 1:
        move_some(state, faction, only, source, target, number, operation)
    elif number == total:
        for kind in range(5):
            count = movable(state, faction, kind, source, operation)
            if count:
                move_some(state, faction, kind, source, target, count, operation)
    else:
        state.push(ChooseShips(seat, source, target, number, FLEET, operation))


def move_some(
    state: ExpanseState, faction: Faction, kind: Kind, source: i64, target: i64, number: i64, operation: i64
) -> None:
    """Move ships of one kind, and remember it where an event moves each ship once."""
    move_ships(state, faction, kind, source, target, number)
    if operation == NO_OPERATION:
        return
    rule = state.tables.operations[operation]
    assert isinstance(rule, MoveShips)
    if rule.tracked:
        state.moved = changed(state.moved, kind * 9 + target, state.moved[kind * 9 + target] + number)


class ChooseShips(Choice[ExpanseState]):
    """Which ships of a mixed fleet make up the group (expanse:actions.move.1)."""

    __slots__ = ("least", "left", "operation", "source", "target")
    clause = "expanse:actions.move.1"
    accepts = (Ship,)

    def __init__(self, seat: Seat, source: i64, target: i64, left: i64, least: i64, operation: i64) -> None:
        self.seat = seat
        self.source = source
        self.target = target
        self.left = left
        self.least = least
        self.operation = operation

    def options(self, state: ExpanseState) -> list[Ship]:
        faction = state.faction[self.seat]
        options: list[Ship] = []
        behind = 0
        for kind in range(4, self.least - 1, -1):
            count = movable(state, faction, kind, self.source, self.operation)
            behind += count
            if count and behind >= self.left:
                options.append(SHIP[kind])
        options.reverse()
        return options

    def why_not(self, state: ExpanseState, action: Ship) -> Refusal | None:
        faction = state.faction[self.seat]
        kind: int = action.kind
        orbit = ORBITS[self.source]
        if not movable(state, faction, kind, self.source, self.operation):
            return refuse("expanse:actions.move.1", "no-such-ship", kind=KINDS[kind], orbit=orbit)
        if kind < self.least:
            return refuse("expanse:actions.move.1", "kind-settled", kind=KINDS[kind], orbit=orbit)
        rest = 0
        for other in range(kind, 5):
            rest += movable(state, faction, other, self.source, self.operation)
        if rest < self.left:
            return refuse("expanse:actions.move.1", "too-few-left", kind=KINDS[kind], number=self.left)
        return None

    def resolve(self, state: ExpanseState, action: Ship) -> None:
        if self.left > 1:
            following = ChooseShips(self.seat, self.source, self.target, self.left - 1, action.kind, self.operation)
            state.push(following)
        move_some(state, state.faction[self.seat], action.kind, self.source, self.target, 1, self.operation)


class ChooseMove(OperationChoice):
    """An event moves fleets (expanse:events.2)."""

    __slots__ = ()
    accepts = (Move, Done)
    duty = "must-move"

    def targets(self, state: ExpanseState, faction: Faction, operation: MoveShips) -> list[Action]:
        moves = state.tables.moves[operation.reach]
        options: list[Action] = []
        for orbit in range(9):
            count = movable_ships(state, faction, orbit, self.operation)
            if count:
                options += moves[orbit][1 if operation.mode == ONE_SHIP else count]
        return options

    def target_refusal(
        self, state: ExpanseState, faction: Faction, operation: MoveShips, action: Move
    ) -> Refusal | None:
        if operation.mode == ONE_SHIP and action.number > 1:
            return refuse("expanse:events.2", "one-ship-only")
        return move_refusal(state, faction, action, operation.reach, self.operation)

    def carry_out(self, state: ExpanseState, operation: MoveShips, action: Move) -> None:
        state.focus_orbit = action.target
        if operation.mode == EACH_SHIP:
            state.push(ChooseMove(self.seat, self.operation, 1))
        elif self.left > 1:
            state.push(ChooseMove(self.seat, self.operation, self.left - 1))
        move_group(state, self.seat, action, self.operation)


def move_refusal(state: ExpanseState, faction: Faction, action: Move, reach: i64, operation: i64) -> Refusal | None:
    """Why a group cannot move like this (expanse:actions.move.1, move.3)."""
    count = movable_ships(state, faction, action.source, operation)
    if count < action.number:
        source = ORBITS[action.source]
        return refuse("expanse:actions.move.1", "too-few-ships", orbit=source, there=count, number=action.number)
    if action.target not in state.tables.reachable[reach][action.source]:
        source, target = ORBITS[action.source], ORBITS[action.target]
        return refuse("expanse:actions.move.3", "too-far", source=source, target=target)
    return None
