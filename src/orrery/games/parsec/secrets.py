"""What a seat cannot know, drawn anew: the others' event cards and the unknown part of the deck."""

from __future__ import annotations

from orrery.games.parsec.flow.purchase import KeepEvent
from orrery.games.parsec.state import ParsecState
from orrery.kernel import Rng


def redraw(state: ParsecState, seat: int | None, rng: Rng) -> None:
    """Deal the other hands and the unknown part of the deck anew."""
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
            hand[other * kinds + hidden.pop()] += 1
    state.hand = hand
    state.deck = state.deck[: state.returned] + bytes(hidden)
