"""Connect four as a row of numbers: a mark for each cell, column by column from below, own discs before the other's."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.connect_four.board import HEIGHT, WIDTH
from orrery.kernel import empty_row

CELLS: Final = WIDTH * HEIGHT
#: What counts as 1 at each place of the row.
SCALE: Final = (1.0,) * (2 * CELLS)


def observe(own: i64, discs: i64, seat: i64) -> bytes:
    """What a seat sees, from the discs of the seat to move and all discs, a bit for each cell."""
    row = empty_row(2 * CELLS)
    dropped: i64 = 0
    place: i64 = 0
    for column in range(WIDTH):
        for height in range(HEIGHT):
            cell = column * (HEIGHT + 1) + height
            if discs >> cell & 1:
                dropped += 1
                row[place if own >> cell & 1 else place + CELLS] = 1
            place += 1
    if dropped & 1 == seat:
        return bytes(row)
    return bytes(row[CELLS:]) + bytes(row[:CELLS])
