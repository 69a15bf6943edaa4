"""Events: the operations of a card, one after the other (expanse:events.1 to events.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from orrery.games.expanse.actions import BRANCH, COPY, DONE, Branch, Copy
from orrery.games.expanse.board import card_name, controller, is_scoring, orbital_control, seats_from
from orrery.games.expanse.effects import gain_points
from orrery.games.expanse.events import BonusSeen, CardRevealed, EventCopied
from orrery.games.expanse.flow.filters import bases_reached
from orrery.games.expanse.flow.kept import ChooseDiscard, OfferHigherNumber
from orrery.games.expanse.flow.pieces import build, deploy, kill, move, place, remove, replace, shift, swap
from orrery.games.expanse.flow.points import SpendPoints
from orrery.games.expanse.flow.targets import ChooseBase, ChooseBeneficiary, ChooseOrbit
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import (
    ANYTIME,
    DO_ACT,
    DO_BUILD,
    DO_CHOOSE,
    DO_COPY,
    DO_DEPLOY,
    DO_DISCARD,
    DO_IF,
    DO_KILL,
    DO_MOVE,
    DO_PEEK,
    DO_PICK,
    DO_PLACE,
    DO_POINTS,
    DO_REMOVE,
    DO_REPLACE,
    DO_REVEAL,
    DO_SHIFT,
    DO_SWAP,
    DO_TRIGGER,
    ENEMY,
    FACTIONS,
    IN_SCORING,
    NO_OPERATION,
    NOWHERE,
    PER_CONTROL,
    PER_TALLY,
    SCORING_CARD,
    SECTORS,
    Card,
    Operation,
    Seat,
)
from orrery.kernel import Action, Choice, Done, Refusal, Step, changed, filled, refuse

#: More than any base can hold: what a revealed scoring card removes.
ALL_OF_THEM: Final = 99
NOTHING_PLACED: Final = filled("B", 16)


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
        operation: Operation = state.tables.operations[self.operation]
        if operation.following != NO_OPERATION:
            state.push(Perform(self.seat, operation.following))
        PERFORM[operation.verb](state, self.seat, self.operation, operation)


def score(state: ExpanseState, seat: Seat, number: i64, operation: Operation) -> None:
    """Give control points."""
    if operation.owner == ENEMY:
        state.push(ChooseBeneficiary(seat, operation.count))
        return
    faction = state.faction[seat]
    points = operation.count
    if operation.per == PER_TALLY:
        points *= state.tally
    elif operation.per == PER_CONTROL:
        bases = bases_reached(state, faction, operation, 0)
        points *= sum([1 for base in bases if controller(state, base) == faction])
    if operation.most and points > operation.most:
        points = operation.most
    if points:
        gain_points(state, faction, points)


def act(state: ExpanseState, seat: Seat, number: i64, operation: Operation) -> None:
    """Take actions for action points."""
    state.push(SpendPoints(seat, operation.count))


def trigger(state: ExpanseState, seat: Seat, number: i64, operation: Operation) -> None:
    """A trigger only says when the card works."""


def copy(state: ExpanseState, seat: Seat, number: i64, operation: Operation) -> None:
    """Resolve the event of a card on the track."""
    state.push(ChooseCopy(seat))


def peek(state: ExpanseState, seat: Seat, number: i64, operation: Operation) -> None:
    """Look at the bonus token, if one was taken in secret."""
    if state.bonus == NOWHERE:
        return
    state.peeked = changed(state.peeked, state.faction[seat], 1)
    state.disclose()
    if state.logged:
        state.log(BonusSeen(FACTIONS[state.faction[seat]], seat, SECTORS[state.bonus]))


def discard(state: ExpanseState, seat: Seat, number: i64, operation: Operation) -> None:
    """Everybody loses a kept event."""
    for other in seats_from(state, seat)[::-1]:
        state.push(ChooseDiscard(other))


def reveal(state: ExpanseState, seat: Seat, number: i64, operation: Operation) -> None:
    """Show the top card of the deck and count its number."""
    if not state.deck:
        return
    card = state.deck[len(state.deck) - 1]
    state.known = True
    state.disclose()
    state.tally = ALL_OF_THEM if card == SCORING_CARD else state.tables.points[card]
    if state.logged:
        state.log(CardRevealed(card_name(state, card), state.tally))
    if card != SCORING_CARD:
        state.push(OfferHigherNumber(seat))


def choose(state: ExpanseState, seat: Seat, number: i64, operation: Operation) -> None:
    """One of several lists of operations."""
    state.push(ChooseBranch(seat, number))


def perform_if(state: ExpanseState, seat: Seat, number: int, operation: Operation) -> None:
    """Operations that need orbital control."""
    if orbital_control(state, operation.orbits[0]) == state.faction[seat]:
        state.push(Perform(seat, operation.branches[0]))


def pick(state: ExpanseState, seat: Seat, number: i64, operation: Operation) -> None:
    """Name the base or orbit that the operations after it are about."""
    if operation.home:
        state.push(ChooseOrbit(seat, number))
    else:
        state.push(ChooseBase(seat))


#: What each verb of an operation does.
PERFORM: Final[dict[int, Callable[[ExpanseState, int, int, Operation], None]]] = {
    DO_PLACE: place,
    DO_REMOVE: remove,
    DO_REPLACE: replace,
    DO_SHIFT: shift,
    DO_SWAP: swap,
    DO_MOVE: move,
    DO_DEPLOY: deploy,
    DO_KILL: kill,
    DO_BUILD: build,
    DO_POINTS: score,
    DO_ACT: act,
    DO_TRIGGER: trigger,
    DO_COPY: copy,
    DO_PEEK: peek,
    DO_DISCARD: discard,
    DO_REVEAL: reveal,
    DO_CHOOSE: choose,
    DO_IF: perform_if,
    DO_PICK: pick,
}


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
        if state.tables.operations[state.tables.first[card]].verb == DO_COPY:
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
