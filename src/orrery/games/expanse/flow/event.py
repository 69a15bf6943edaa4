"""Events: the operations of a card, one after the other (expanse:events.1 to events.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.expanse.actions import BRANCH, COPY, DONE, Branch, Copy
from orrery.games.expanse.board import is_scoring, orbital_control
from orrery.games.expanse.events import BonusSeen, EventCopied
from orrery.games.expanse.operations import LIST, LISTS, NO_OPERATION, ORBIT, Line, Operation, part
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import (
    AFTER_POINTS,
    ANYTIME,
    AT_POINTS,
    FACTIONS,
    IN_SCORING,
    NOWHERE,
    SCORING_CARD,
    SECTORS,
    Card,
    Seat,
)
from orrery.kernel import Action, Choice, Done, Refusal, Step, changed, filled, refuse
from orrery.parts.operations import Misuse, number, word

NOTHING_PLACED: Final = filled("B", 16)
#: When a kept card works.
MOMENTS: Final = {"scoring": IN_SCORING, "points": AT_POINTS, "after-points": AFTER_POINTS}


def resolve_event(state: ExpanseState, seat: Seat, card: Card) -> None:
    """Begin with the first operation of a card."""
    state.resolving = card
    state.focus_base = NOWHERE
    state.focus_orbit = NOWHERE
    state.tally = 0
    state.fresh = NOTHING_PLACED
    state.push(Perform(seat, state.tables.first[card]))


class Perform(Step[ExpanseState]):
    """One operation of an event, and then those that follow it (expanse:events.2)."""

    __slots__ = ("operation", "seat")

    def __init__(self, seat: Seat, operation: i64) -> None:
        self.seat = seat
        self.operation = operation

    def run(self, state: ExpanseState) -> None:
        operation = state.tables.operations[self.operation]
        if operation.following != NO_OPERATION:
            state.push(Perform(self.seat, operation.following))
        operation.perform(state, self.seat, self.operation)


class Trigger(Operation):
    """The card works only when kept, at a certain moment; at `points` its number is `count` (expanse:events.2)."""

    __slots__ = ("counts_as", "when")
    verb = "trigger"
    keys = (word("when", None, MOMENTS, ["scoring", "points", "after-points"]), number("count", 0))

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        self.when: int = line.number("when")
        self.counts_as: int = line.number("count")
        if line.place:
            raise Misuse("do", "a trigger comes first")
        if self.when == AT_POINTS and not self.counts_as:
            raise Misuse("count", "say what the number counts as")

    def perform(self, state: ExpanseState, seat: Seat, number: i64) -> None:
        """Nothing more: it only says when the card works."""


class CopyEvent(Operation):
    """Resolve the event of a card on the track (expanse:events.1)."""

    __slots__ = ()
    verb = "copy"
    worth = 1.5
    uncovers = True

    def perform(self, state: ExpanseState, seat: Seat, number: i64) -> None:
        state.push(ChooseCopy(seat))


class PeekAtBonus(Operation):
    """Look at the bonus token, if one was taken in secret (expanse:events.2)."""

    __slots__ = ()
    verb = "peek"
    worth = 0.2

    def perform(self, state: ExpanseState, seat: Seat, number: i64) -> None:
        if state.bonus == NOWHERE:
            return
        state.peeked = changed(state.peeked, state.faction[seat], 1)
        state.disclose()
        if state.logged:
            state.log(BonusSeen(FACTIONS[state.faction[seat]], seat, SECTORS[state.bonus]))


class PerformIf(Operation):
    """Operations that need orbital control of an orbit (expanse:events.2)."""

    __slots__ = ("orbit",)
    verb = "if"
    keys = (part(ORBIT, "control"), part(LIST, "then"))
    worth = 0.3

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        self.orbit: int = line.number("control")
        self.branches = line.lists["then"]
        if NO_OPERATION in self.branches:
            raise Misuse("then", "name at least one operation")

    def perform(self, state: ExpanseState, seat: Seat, number: i64) -> None:
        if orbital_control(state, self.orbit) == state.faction[seat]:
            state.push(Perform(seat, self.branches[0]))


class PerformOneOf(Operation):
    """One of several lists of operations (expanse:events.2)."""

    __slots__ = ()
    verb = "choose"
    keys = (part(LISTS, "among"),)

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        self.branches = line.lists["among"]
        if not 2 <= len(self.branches) <= 4 or NO_OPERATION in self.branches:
            raise Misuse("among", "give two to four alternatives, each with operations")

    def perform(self, state: ExpanseState, seat: Seat, number: i64) -> None:
        state.push(ChooseBranch(seat, number))


class ChooseBranch(Choice[ExpanseState]):
    """An event offers alternatives (expanse:events.2)."""

    __slots__ = ("operation",)
    clause = "expanse:events.2"
    accepts = (Branch,)

    def __init__(self, seat: Seat, operation: i64) -> None:
        self.seat = seat
        self.operation = operation

    def options(self, state: ExpanseState) -> list[Branch]:
        return BRANCH[: len(state.tables.operations[self.operation].branches)]

    def why_not(self, state: ExpanseState, action: Branch) -> Refusal | None:
        if action.number >= len(state.tables.operations[self.operation].branches):
            return refuse("expanse:events.2", "no-such-option", number=action.number + 1)
        return None

    def resolve(self, state: ExpanseState, action: Branch) -> None:
        state.push(Perform(self.seat, state.tables.operations[self.operation].branches[action.number]))


class ChooseCopy(Choice[ExpanseState]):
    """The event of a card on the track is resolved as though it showed the own icon (expanse:events.1)."""

    __slots__ = ()
    clause = "expanse:events.1"
    accepts = (Copy, Done)

    def options(self, state: ExpanseState) -> list[Action]:
        track = state.track
        options: list[Action] = []
        for space in range(len(track)):
            if self.can_copy(state, track[space]):
                options.append(COPY[space])
        if not options:
            options.append(DONE)
        return options

    def can_copy(self, state: ExpanseState, card: Card) -> bool:
        """Whether a card's event can be resolved now."""
        if card == SCORING_CARD:
            return False
        if isinstance(state.tables.operations[state.tables.first[card]], CopyEvent):
            return False
        when = state.tables.when[card]
        return when == ANYTIME or (when == IN_SCORING and is_scoring(state))

    def why_not(self, state: ExpanseState, action: Action) -> Refusal | None:
        if not isinstance(action, Copy):
            return refuse("expanse:events.2", "must-copy")
        if action.space >= len(state.track):
            return refuse("expanse:events.1", "empty-space", space=action.space + 1)
        card = state.track[action.space]
        if card == SCORING_CARD:
            return refuse("expanse:events.1", "scoring-card", space=action.space + 1)
        if not self.can_copy(state, card):
            return refuse("expanse:events.1", "not-now", card=state.tables.cards[card])
        return None

    def resolve(self, state: ExpanseState, action: Action) -> None:
        if isinstance(action, Copy):
            card = state.track[action.space]
            if state.logged:
                state.log(EventCopied(FACTIONS[state.faction[self.seat]], state.tables.cards[card]))
            resolve_event(state, self.seat, card)
