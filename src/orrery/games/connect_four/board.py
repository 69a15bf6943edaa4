"""The board of connect four as numbers, and what a line is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.kernel import table

WIDTH: Final = 7
HEIGHT: Final = 6
#: A board is a number with one bit for each cell, seven for each column: the seventh stays empty, so that lines
#: cannot run over the edge. These are the distances between neighbours upwards, across and along both diagonals.
DIRECTIONS: Final = table([1, HEIGHT + 1, HEIGHT, HEIGHT + 2])
BOTTOM: Final = table([1 << (HEIGHT + 1) * column for column in range(WIDTH)])
TOP: Final = table([bottom << HEIGHT - 1 for bottom in BOTTOM])
FULL: Final = sum(bottom * (2**HEIGHT - 1) for bottom in BOTTOM)


def has_four(discs: i64) -> bool:
    """Whether these discs hold a line of four (connect_four:3)."""
    for step in DIRECTIONS:
        pairs = discs & discs >> step
        if pairs & pairs >> 2 * step:
            return True
    return False


def free_cell(discs: i64, column: i64) -> i64:
    """The lowest free cell of a column that is not full."""
    return (discs + BOTTOM[column]) & ~discs


def owner(own: i64, discs: i64, cell: i64, mover: i64) -> int | None:
    """The seat whose disc lies in a cell, if `own` are the discs of the seat to move."""
    return None if not discs & cell else mover if own & cell else 1 - mover
