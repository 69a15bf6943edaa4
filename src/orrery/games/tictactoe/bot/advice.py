"""The captain's advice: win, stop a win; otherwise the cell with most lines that are still open."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.tictactoe.board import THROUGH
from orrery.kernel import ByteColumn
from orrery.parts.reasons import Reason, reason

WIN: Final = 100.0
STOP: Final = 50.0


def completes(cells: ByteColumn, cell: i64, mark: i64) -> bool:
    """Whether a mark in a cell makes a line of three (tictactoe:3)."""
    return any(all(cells[place] == mark for place in line if place != cell) for line in THROUGH[cell])


def open_lines(cells: ByteColumn, cell: i64, mark: i64) -> int:
    """How many lines through a cell hold no mark of the other side."""
    return sum(1 for line in THROUGH[cell] if all(cells[place] in (0, mark) for place in line))


def weigh(cells: ByteColumn, cell: i64, mark: i64) -> float:
    """How promising a cell looks to the seat with this mark."""
    if completes(cells, cell, mark):
        return WIN
    if completes(cells, cell, 3 - mark):
        return STOP
    return float(open_lines(cells, cell, mark))


def reasons_for(cells: ByteColumn, cell: i64, mark: i64) -> list[Reason]:
    """Why a mark in a cell is good advice."""
    if completes(cells, cell, mark):
        return [reason("because-three")]
    if completes(cells, cell, 3 - mark):
        return [reason("because-stops")]
    lines = open_lines(cells, cell, mark)
    return [reason("because-lines", lines=lines)] if lines else []
