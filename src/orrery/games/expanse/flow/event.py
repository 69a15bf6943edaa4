"""Events: the operations of a card, one after the other (expanse:events.1 to events.3)."""

from __future__ import annotations

from orrery.games.expanse.actions import BRANCH, COPY, DONE, Branch, Copy
from orrery.games.expanse.board import card_name, controller, is_scoring, orbital_control, seats_from
from orrery.games.expanse.effects import build_ship, gain_points
from orrery.games.expanse.events import BonusSeen, CardRevealed, EventCopied
from orrery.games.expanse.flow.filters import bases_reached
from orrery.games.expanse.flow.fleets import ChooseBuild, ChooseDeployment, ChooseKill, ChooseMove, is_tracked
from orrery.games.expanse.flow.influence import ChooseOwnPiece, ChoosePlacement, transfer
from orrery.games.expanse.flow.kept import ChooseDiscard, OfferHigherNumber
from orrery.games.expanse.flow.points import SpendPoints
from orrery.games.expanse.flow.removal import ChooseRemoval, ChooseReplacement, ChooseShift, ChooseSwap, ChooseVictim
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
    ENEMY,
    EVERY,
    EVERY_ENEMY,
    FACTIONS,
    IN_SCORING,
    NO_OPERATION,
    NOWHERE,
    SCORING_CARD,
    SECTORS,
    Operation,
)
from orrery.kernel import Action, Choice, Done, Refusal, Step, refuse

#: More than any base can hold: what a revealed scoring card removes.
ALL_OF_THEM = 99


def resolve_event(state: ExpanseState, seat: int, card: int) -> None:
    """Begin with the first operation of a card."""
    state.resolving = card
    state.focus_base = NOWHERE
    state.focus_orbit = NOWHERE
    state.tally = 0
    state.push(Perform(seat, state.tables.first[card]))


class Perform(Step[ExpanseState]):
    """One operation of an event, and then those that follow it (expanse:events.2)."""

    __slots__ = ("operation", "seat")

    def __init__(self, seat: int, operation: int) -> None:
        self.seat = seat
        self.operation = operation

    def run(self, state: ExpanseState) -> None:
        operation: Operation = state.tables.operations[self.operation]
        if operation.following != NO_OPERATION:
            state.push(Perform(self.seat, operation.following))
        verb = operation.verb
        if verb == DO_PLACE:
            self.place(state, operation)
        elif verb == DO_REMOVE:
            self.remove(state, operation)
        elif verb == DO_REPLACE:
            state.push(ChooseReplacement(self.seat, self.operation, operation.count, 0))
        elif verb == DO_SHIFT:
            state.push(ChooseShift(self.seat, self.operation, operation.count))
        elif verb == DO_SWAP:
            state.push(ChooseSwap(self.seat))
        elif verb == DO_MOVE:
            if is_tracked(operation):
                state.moved = bytearray(45)
            state.push(ChooseMove(self.seat, self.operation, operation.count))
        elif verb == DO_DEPLOY:
            state.push(ChooseDeployment(self.seat))
        elif verb == DO_KILL:
            count = operation.count + state.tally if operation.tally else operation.count
            if count:
                state.push(ChooseKill(self.seat, self.operation, count, 0))
        elif verb == DO_BUILD:
            self.build(state, operation)
        elif verb == DO_POINTS:
            self.score(state, operation)
        elif verb == DO_ACT:
            state.push(SpendPoints(self.seat, operation.count))
        elif verb == DO_COPY:
            state.push(ChooseCopy(self.seat))
        elif verb == DO_PEEK:
            peek(state, self.seat)
        elif verb == DO_DISCARD:
            for seat in seats_from(state, self.seat)[::-1]:
                state.push(ChooseDiscard(seat))
        elif verb == DO_REVEAL:
            reveal(state, self.seat)
        elif verb == DO_CHOOSE:
            state.push(ChooseBranch(self.seat, self.operation))
        elif verb == DO_IF:
            if orbital_control(state, operation.orbits[0]) == state.faction[self.seat]:
                state.push(Perform(self.seat, operation.branches[0]))
        elif verb == DO_PICK:
            if operation.home:
                state.push(ChooseOrbit(self.seat, self.operation))
            else:
                state.push(ChooseBase(self.seat))

    def place(self, state: ExpanseState, operation: Operation) -> None:
        """Place influence, on each of several bases or by choice."""
        if operation.each:
            bases = bases_reached(state, state.faction[self.seat], operation, 0)
            for base in bases[::-1]:
                state.push(ChooseOwnPiece(self.seat, base, self.operation))
        else:
            state.push(ChoosePlacement(self.seat, self.operation, operation.count, 0))

    def remove(self, state: ExpanseState, operation: Operation) -> None:
        """Remove influence, from everybody, from each of several bases or by choice."""
        faction = state.faction[self.seat]
        owner = operation.owner
        if owner >= EVERY and owner <= EVERY_ENEMY:
            least = operation.least if operation.least else 1
            for base in bases_reached(state, faction, operation, 0):
                for other in range(4):
                    at = base * 4 + other
                    if state.pieces[at] and state.influence[at] >= least and (owner == EVERY or other != faction):
                        transfer(state, other, base, NOWHERE)
        elif operation.each:
            bases = bases_reached(state, faction, operation, 0)
            for base in bases[::-1]:
                state.push(ChooseVictim(self.seat, base, owner))
        else:
            count = operation.count + state.tally if operation.tally else operation.count
            if count:
                state.push(ChooseRemoval(self.seat, self.operation, count, 0))

    def build(self, state: ExpanseState, operation: Operation) -> None:
        """Build by choice, or all that everybody lacks."""
        if operation.owner != EVERY:
            state.push(ChooseBuild(self.seat, self.operation, operation.count))
            return
        for seat in seats_from(state, self.seat):
            faction = state.faction[seat]
            built = 0
            for kind in range(2):
                while state.reserve[kind * 4 + faction]:
                    build_ship(state, faction, kind, state.tables.home[faction])
                    built += 1
            if built and seat != self.seat:
                state.tally += 1

    def score(self, state: ExpanseState, operation: Operation) -> None:
        """Give control points."""
        faction = state.faction[self.seat]
        if operation.owner == ENEMY:
            state.push(ChooseBeneficiary(self.seat, operation.count))
            return
        number = operation.count
        if operation.per == 1:
            number *= state.tally
        elif operation.per == 2:
            held = 0
            for base in bases_reached(state, faction, operation, 0):
                if controller(state, base) == faction:
                    held += 1
            number *= held
        if operation.most and number > operation.most:
            number = operation.most
        if number:
            gain_points(state, faction, number)


def peek(state: ExpanseState, seat: int) -> None:
    """Look at the bonus token, if one was taken in secret."""
    if state.bonus == NOWHERE:
        return
    state.peeked[state.faction[seat]] = 1
    state.disclose()
    if state.logged:
        state.log(BonusSeen(FACTIONS[state.faction[seat]], seat, SECTORS[state.bonus]))


def reveal(state: ExpanseState, seat: int) -> None:
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


class ChooseBranch(Choice[ExpanseState]):
    """An event offers alternatives (expanse:events.2)."""

    __slots__ = ("operation",)
    clause = "expanse:events.2"
    accepts = (Branch,)

    def __init__(self, seat: int, operation: int) -> None:
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

    def can_copy(self, state: ExpanseState, card: int) -> bool:
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
