"""The captain's advice: win, stop a win, give none away; otherwise the cell where most lines cross."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.connect_four.board import DIRECTIONS, FULL, HEIGHT, TOP, WIDTH, free_cell, has_four
from orrery.parts.reasons import Reason, reason

WIN: Final = 1000.0
STOP: Final = 500.0
#: A disc on which the other side could complete a line.
GIFT: Final = -100.0

CELLS: Final = [1 << place for place in range((HEIGHT + 1) * WIDTH)]
#: Every line of four on the board.
LINES: Final = [
    line for cell in CELLS for step in DIRECTIONS if (line := sum(cell << step * k for k in range(4))) & FULL == line
]
#: How many of them run through each cell.
CROSSING: Final = [sum(1 for line in LINES if line & cell) for cell in CELLS]


def weigh(own: i64, discs: i64, column: i64) -> float:
    """How promising a disc in a column looks to the seat whose discs are `own`."""
    cell = free_cell(discs, column)
    if has_four(own | cell):
        return WIN
    other = discs ^ own
    if has_four(other | cell):
        return STOP
    crossing = float(lines_through(cell))
    if not cell & TOP[column] and has_four(other | cell << 1):
        return GIFT + crossing
    return crossing


def lines_through(cell: i64) -> int:
    """How many lines of four run through a cell.

    >>> lines_through(1), lines_through(1 << 3 * 7 + 3)
    (3, 13)
    """
    return CROSSING[int(cell).bit_length() - 1]


def reasons_for(own: i64, discs: i64, column: i64) -> list[Reason]:
    """Why a disc in a column is good advice."""
    cell = free_cell(discs, column)
    if has_four(own | cell):
        return [reason("because-four")]
    if has_four(discs ^ own | cell):
        return [reason("because-stops")]
    return [reason("because-lines", lines=lines_through(cell))]
