"""Resampling of what a seat cannot know: the order of the deck, the cards left in the box, an unseen bonus token."""

from __future__ import annotations

from orrery.games.expanse.board import sector_tokens
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import NOWHERE, SCORING_CARD
from orrery.kernel import Rng


def redraw(state: ExpanseState, seat: int | None, rng: Rng) -> None:
    """Let the hidden part be anything that fits what the seat has seen."""
    if state.bonus != NOWHERE and (seat is None or not state.peeked[state.faction[seat]]):
        state.bonus = rng.pick([sector for sector in range(3) if sector_tokens(state, sector)])
    redraw_deck(state, rng)


def redraw_deck(state: ExpanseState, rng: Rng) -> None:
    """Shuffle unseen action cards, and the scoring cards within their own piles (expanse:setup.10)."""
    if not state.deck:
        return
    _, size, _, scoring = state.tables.piles[state.seats]
    block = size + scoring
    hidden = len(state.deck) - 1 if state.known else len(state.deck)
    cards = [card for card in list(state.deck[:hidden]) if card != SCORING_CARD]
    cards.extend(list(state.box))
    cards.sort()
    rng.shuffle(cards)
    deck = bytearray(state.deck)
    for start in range(0, hidden, block):
        end = min(start + block, hidden)
        pile = sorted([SCORING_CARD if state.deck[at] == SCORING_CARD else 0 for at in range(start, end)])
        rng.shuffle(pile)
        for at in range(start, end):
            deck[at] = SCORING_CARD if pile[at - start] == SCORING_CARD else cards.pop()
    state.deck = bytes(deck)
    state.box = bytes(sorted(cards))
