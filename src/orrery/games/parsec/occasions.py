"""When event cards may be played (parsec:6.2c, 6.2l, 6.2q). Nothing here changes the position."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.parsec.aims import has_aim
from orrery.games.parsec.state import AIM, STRIKER, ParsecState
from orrery.games.parsec.tables import AFTER_DICE, BEFORE_DICE, OWNER, Card, Seat
from orrery.kernel import Refusal, refuse


def play_refusal(state: ParsecState, seat: Seat, card: Card, occasion: i64) -> Refusal | None:
    """Why a seat may not play a card on this occasion (parsec:6.2c)."""
    if card >= state.tables.cards or not state.hand[seat * state.tables.cards + card]:
        return refuse("parsec:6.2c", "not-in-hand")
    if not state.tables.windows[card] & occasion:
        return refuse("parsec:6.2c", "wrong-window")
    return circumstance_refusal(state, seat, card, occasion)


def circumstance_refusal(state: ParsecState, seat: Seat, card: Card, occasion: i64) -> Refusal | None:
    """Why the state of affairs forbids a card."""
    for operation in state.tables.card_operations[card]:
        refusal = operation.refusal(state, seat)
        if refusal is not None:
            return refusal
    if occasion in (BEFORE_DICE, AFTER_DICE) and seat not in (state.clash[STRIKER], OWNER[state.clash[AIM]]):
        return refuse("parsec:6.2c", "not-in-combat")
    return None if has_aim(state, seat, card) else refuse("parsec:6.2m", "no-aim")


def playable(state: ParsecState, seat: Seat, occasion: i64) -> list[int]:
    """The cards that a seat may play on this occasion."""
    if not state.cards[seat]:
        return []
    tables = state.tables
    hand = state.hand
    first = seat * tables.cards
    found = []
    left: int = state.cards[seat]
    for card in range(tables.cards):
        if not hand[first + card]:
            continue
        left -= hand[first + card]
        timely = tables.windows[card] & occasion
        if timely and circumstance_refusal(state, seat, card, occasion) is None:
            found.append(card)
        if not left:
            break
    return found
