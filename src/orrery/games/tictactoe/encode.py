"""Tic-tac-toe as a row of numbers: a mark for each cell, own marks before the other's."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.kernel import ByteColumn, empty_row

CELLS: Final = 9
#: What counts as 1 at each place of the row.
SCALE: Final = (1.0,) * (2 * CELLS)


def observe(cells: ByteColumn, seat: i64) -> bytes:
    """What a seat sees of the cells."""
    row = empty_row(2 * CELLS)
    for cell in range(CELLS):
        if cells[cell]:
            row[cell if cells[cell] == seat + 1 else cell + CELLS] = 1
    return bytes(row)
