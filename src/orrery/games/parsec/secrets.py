"""Resampling of what a seat cannot know: the others' event cards and the unknown part of the deck.

A hand tells something by what was not played from it: whoever holds a card that helps in the own turn has mostly played
it, and keeps those that answer an attack or an event.
"""

from __future__ import annotations

from typing import Final

from orrery.games.parsec.flow.purchase import KeepEvent
from orrery.games.parsec.state import ParsecState
from orrery.games.parsec.tables import OPPONENT_TURN, OWN_TURN
from orrery.kernel import Rng

#: A card that could have been played is believed in a hand only once in so many times, at most so often in a row.
DOUBT: Final = 4
DOUBTS: Final = 6


def redraw(state: ParsecState, seat: int | None, rng: Rng) -> None:
    """Resample the other hands and the unknown part of the deck."""
    kinds = state.tables.cards
    hidden = list(state.deck[state.returned :])
    hand = state.hand[:]
    others = [other for other in range(state.seats) if other != seat]
    for other in others:
        for card in range(kinds):
            copies = hand[other * kinds + card]
            if copies:
                hidden.extend([card] * copies)
                hand[other * kinds + card] = 0
    looking = [at for at, frame in enumerate(state.stack) if isinstance(frame, KeepEvent) and frame.seat != seat]
    for at in looking:
        frame = state.stack[at]
        assert isinstance(frame, KeepEvent)
        hidden.extend(frame.seen)
    hidden.sort()
    rng.shuffle(hidden)
    for at in looking:
        frame = state.stack[at]
        assert isinstance(frame, KeepEvent)
        state.stack[at] = KeepEvent(frame.seat, tuple([hidden.pop() for _ in frame.seen]))
    for other in others:
        for _ in range(state.cards[other]):
            hand[other * kinds + believed(state, hidden, rng)] += 1
    state.hand = hand
    state.deck = state.deck[: state.returned] + bytes(hidden)


def believed(state: ParsecState, hidden: list[int], rng: Rng) -> int:
    """A card that somebody may hold, taken from the shuffled unknown ones; a doubtful one goes to their other end."""
    windows = state.tables.windows
    for _ in range(DOUBTS):
        card = hidden.pop()
        if windows[card] & ~(OWN_TURN | OPPONENT_TURN) or not rng.below(DOUBT):
            return card
        hidden.insert(0, card)
    return hidden.pop()
