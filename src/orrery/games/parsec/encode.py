"""Parsec as a row of numbers: the board by hex, the open things of four seats, and one's own hand.

By hex of the grid: 1 more than the seat there (99, cut to 1, where nothing may enter), what fills it, whether a colony
stands there. Then by seat: units by kind, resources, strengths, costs, cards in hand as a number. Then the combat that
is going on and the table's numbers. At the end the own hand, one place for each card: how many of it.
"""

from __future__ import annotations

from typing import Final

from orrery.games.parsec.grid import CELLS
from orrery.games.parsec.state import CLASH, ParsecState
from orrery.kernel import packed
from orrery.parts.layout import Layout, held

SEATS: Final = 4

LAYOUT: Final = Layout(
    columns=[("holder", CELLS, 5), ("crowd", CELLS, 6), ("colony", CELLS, 1), ("bank", 3, 40)],
    wide=[
        ("count", SEATS * 5, 10),
        ("stock", SEATS * 3, 20),
        ("cards", SEATS, 10),
        ("attack", SEATS * 5, 6),
        ("defence", SEATS * 5, 6),
        ("reach", SEATS * 5, 4),
        ("move", SEATS * 5, 12),
        ("price", SEATS * 18, 6),
        ("ratio", SEATS, 4),
        ("alive", SEATS, 1),
        ("spare", SEATS, 4),
        ("clash", CLASH, 12),
    ],
    numbers=[("active", SEATS), ("round", 100), ("first", SEATS), ("offers", 4), ("teleports", 4), ("temporary", 8)],
)


ZEROS: Final = [bytes(count) for count in range(SEATS * 18 + 1)]


def observe(state: ParsecState, seat: int) -> bytes:
    """What a seat may see, in a row.

    It is `LAYOUT.row` written out, because compiled code reads its own columns far faster than columns by name.
    """
    kinds = state.tables.cards
    hand = packed(state.hand[seat * kinds : (seat + 1) * kinds])
    missing = SEATS - state.seats
    if missing < 0:
        return LAYOUT.row(state) + hand
    one = ZEROS[missing]
    five = ZEROS[5 * missing]
    clash: list[int] = list(state.clash)
    for index in range(len(clash)):
        if not 0 <= clash[index] < 256:
            clash[index] = held(clash[index])
    return b"".join(
        [
            packed(state.holder), packed(state.crowd), packed(state.colony), packed(state.bank),
            packed(state.count), five, packed(state.stock), ZEROS[3 * missing], packed(state.cards), one,
            packed(state.attack), five, packed(state.defence), five, packed(state.reach), five,
            packed(state.move), five, packed(state.price), ZEROS[18 * missing],
            packed(state.ratio), one, packed(state.alive), one, packed(state.spare), one, bytes(clash),
            bytes([
                held(state.active), held(state.round), held(state.first), held(state.offers), held(state.teleports),
                held(state.temporary),
            ]),
            hand,
        ]
    )  # fmt: skip
