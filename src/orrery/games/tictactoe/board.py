"""The cells of tic-tac-toe and its lines."""

from __future__ import annotations

from typing import Final

CELLS: Final = [column + row for row in "123" for column in "abc"]
LINES: Final = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
THROUGH: Final = [[line for line in LINES if cell in line] for cell in range(9)]
