"""Kept events: what they can raise, and losing them (expanse:kept-event.1, event.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.expanse.actions import DONE, PASS, Play, Shed
from orrery.games.expanse.board import card_name, kept_cards, seats_from
from orrery.games.expanse.events import CardRevealed, KeptEventDiscarded, PointsRaised
from orrery.games.expanse.operations import Operation
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import AT_POINTS, FACTIONS, SCORING_CARD, Card, Faction, Seat
from orrery.kernel import Action, Choice, Done, Pass, Refusal, added, changed, refuse
from orrery.parts.operations import number

#: More than any base can hold: what a revealed scoring card removes.
ALL_OF_THEM: Final = 99


def boosters(state: ExpanseState, faction: Faction, number: i64) -> list[int]:
    """Kept cards that would make a card's number higher."""
    tables = state.tables
    found: list[int] = []
    for card in kept_cards(state, faction):
        if tables.when[card] == AT_POINTS and tables.trigger[card] > number:
            found.append(card)
    return found


def raise_number(state: ExpanseState, faction: Faction, card: Card) -> i64:
    """Discard a kept card to count a number higher."""
    state.kept = changed(state.kept, card, 0)
    state.discard = added(state.discard, card)
    number = state.tables.trigger[card]
    if state.logged:
        state.log(PointsRaised(FACTIONS[faction], state.tables.cards[card], number))
    return number


def play_refusal(state: ExpanseState, faction: Faction, card: Card) -> Refusal | None:
    """Why a faction cannot use this card: it does not keep it."""
    if state.kept[card] == faction + 1:
        return None
    return refuse("expanse:kept-event.1", "not-kept", card=state.tables.cards[card])


class RevealCard(Operation):
    """Show the top card of the deck; its number is the tally (expanse:events.2)."""

    __slots__ = ()
    verb = "reveal"
    worth = 1.5
    uncovers = True

    def perform(self, state: ExpanseState, seat: Seat, number: i64) -> None:
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


class OfferHigherNumber(Choice[ExpanseState]):
    """A kept card may make the number of a revealed card higher (expanse:events.2)."""

    __slots__ = ()
    clause = "expanse:events.2"
    accepts = (Play, Pass)

    def options(self, state: ExpanseState) -> list[Action]:
        options: list[Action] = [PASS]
        for card in boosters(state, state.faction[self.seat], state.tally):
            options.append(state.tables.play[card])
        return options

    def why_not(self, state: ExpanseState, action: Action) -> Refusal | None:
        if not isinstance(action, Play):
            return None
        refusal = play_refusal(state, state.faction[self.seat], action.card)
        if refusal is None and state.tables.when[action.card] != AT_POINTS:
            refusal = refuse("expanse:events.2", "not-a-number-card", card=state.tables.cards[action.card])
        if refusal is None and state.tables.trigger[action.card] <= state.tally:
            refusal = refuse("expanse:events.2", "number-not-higher", card=state.tables.cards[action.card])
        return refusal

    def resolve(self, state: ExpanseState, action: Action) -> None:
        if isinstance(action, Play):
            state.tally = raise_number(state, state.faction[self.seat], action.card)


class DiscardEvents(Operation):
    """Everybody discards a kept event (expanse:events.2)."""

    __slots__ = ()
    verb = "discard"
    keys = (number("count", 1, 1, 1),)
    worth = 0.3

    def perform(self, state: ExpanseState, seat: Seat, number: i64) -> None:
        for other in seats_from(state, seat)[::-1]:
            state.push(ChooseDiscard(other))


class ChooseDiscard(Choice[ExpanseState]):
    """A seat discards one of its kept events (expanse:events.2)."""

    __slots__ = ()
    clause = "expanse:events.2"
    accepts = (Shed, Done)

    def options(self, state: ExpanseState) -> list[Action]:
        options = [state.tables.shed[card] for card in kept_cards(state, state.faction[self.seat])]
        if not options:
            options.append(DONE)
        return options

    def why_not(self, state: ExpanseState, action: Action) -> Refusal | None:
        if not isinstance(action, Shed):
            return refuse("expanse:events.2", "must-discard")
        return play_refusal(state, state.faction[self.seat], action.card)

    def resolve(self, state: ExpanseState, action: Action) -> None:
        if isinstance(action, Shed):
            state.kept = changed(state.kept, action.card, 0)
            state.discard = added(state.discard, action.card)
            if state.logged:
                faction = FACTIONS[state.faction[self.seat]]
                state.log(KeptEventDiscarded(faction, state.tables.cards[action.card]))
