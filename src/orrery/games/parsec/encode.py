"""Parsec as a row of numbers: the board by hex, the open things of four seats, and one's own hand.

By hex of the grid: 1 more than the seat there (99, cut to 1, where nothing may enter), what fills it, whether a colony
stands there. Then by seat: units by kind, resources, strengths, costs, cards in hand as a number. Then the combat that
is going on and the table's numbers. At the end the own hand, one place for each card: how many of it.
"""

from __future__ import annotations

from orrery.games.parsec.grid import CELLS
from orrery.games.parsec.state import CLASH, ParsecState
from orrery.parts.layout import Layout

SEATS = 4

LAYOUT = Layout(
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


def row_of(state: ParsecState, seat: int) -> bytes:
    """What a seat may see, in a row."""
    kinds = state.tables.cards
    return LAYOUT.row(state) + bytes(state.hand[seat * kinds : (seat + 1) * kinds])
