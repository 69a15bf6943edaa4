"""Hexes of the board: pointy-top, rows numbered from 1.

A module is 7 columns by 8 rows; the hexes on its upper and left border may belong to the module beyond as well
(parsec:10i). Hexes of the outer rim are cut in half and not part of the board. A hex keeps its number and name on
boards of every size.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

from orrery.kernel import Action, ByteColumn, Selection, Table, gathered, selection, table

# What numbers stand for.
Cell: TypeAlias = i64
Module: TypeAlias = i64

WIDTH: Final = 7
HEIGHT: Final = 8
#: The largest board has 6 by 3 modules.
COLUMNS: Final = 6
ROWS: Final = 3
STRIDE: Final = WIDTH * COLUMNS
CELLS: Final = STRIDE * (HEIGHT * ROWS - 1)
NO_MODULE: Final = 255

COLUMN: Final = table([cell % STRIDE for cell in range(CELLS)])
ROW: Final = table([cell // STRIDE + 1 for cell in range(CELLS)])
NAMES: Final = [f"{COLUMN[cell]}.{ROW[cell]}" for cell in range(CELLS)]
#: Axial coordinates.
Q: Final = table([COLUMN[cell] - (ROW[cell] + (ROW[cell] & 1)) // 2 for cell in range(CELLS)])
R: Final = ROW
SIDES: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def cell_at(q: i64, r: i64) -> i64:
    """The hex with these axial coordinates on the largest board, or -1."""
    column = q + (r + (r & 1)) // 2
    if 0 <= column < STRIDE and 1 <= r < HEIGHT * ROWS:
        return (r - 1) * STRIDE + column
    return -1


def distance(one: Cell, two: Cell) -> i64:
    """Parsecs between two hexes (parsec:10d)."""
    dq = Q[one] - Q[two]
    dr = R[one] - R[two]
    if dq < 0:
        dq, dr = -dq, -dr
    if dr >= 0:
        return dq + dr
    return dq if dq > -dr else -dr


#: What `distances` has found so far.
_FOUND: Final[list[bytes]] = [b""] * CELLS


def distances(cell: Cell) -> bytes:
    """Parsecs from a hex to every hex of the largest board: for those who ask about many."""
    if not _FOUND[cell]:
        _FOUND[cell] = bytes([distance(cell, other) for other in range(CELLS)])
    return _FOUND[cell]


def is_on_line(one: i64, two: i64) -> bool:
    """Whether two hexes lie on a row of hexes or on a line along hex sides (parsec:12c)."""
    dq = Q[one] - Q[two]
    dr = R[one] - R[two]
    ds = -dq - dr
    return dq == 0 or dr == 0 or ds == 0 or dq in (dr, ds) or dr == ds


@mypyc_attr(allow_interpreted_subclasses=True)
class Grid:
    """The hexes of a board of so many columns and rows of modules."""

    def __init__(self, columns: i64, rows: i64) -> None:
        self.columns = columns
        self.rows = rows
        self.modules = columns * rows
        self.first_module: Table = table([NO_MODULE] * CELLS)
        #: The module on the other side of the border on which a hex lies.
        self.beyond_border: Table = table([NO_MODULE] * CELLS)
        self.cells: list[int] = []
        self.neighbours: list[Table] = [table([]) for _ in range(CELLS)]
        #: What `within` and `around` have found so far, by reach and hex; and the choice of each of these hexes.
        self.near: list[list[list[int]]] = []
        self.selections: list[list[Selection | None]] = []
        self.destinations: list[list[list[Action]]] = []
        self._lay_modules(columns, rows)
        self._join_hexes()

    def _lay_modules(self, columns: i64, rows: i64) -> None:
        for cell in range(CELLS):
            column = COLUMN[cell]
            row = ROW[cell]
            if row >= HEIGHT * rows or column >= WIDTH * columns or (row & 1 and column == 0):
                continue
            across = column // WIDTH
            down = row // HEIGHT
            module = down * columns + across
            self.cells.append(cell)
            self.first_module[cell] = module
            if row % HEIGHT == 0:
                self.beyond_border[cell] = module - columns
            elif row & 1 and column % WIDTH == 0:
                self.beyond_border[cell] = module - 1

    def _join_hexes(self) -> None:
        for cell in self.cells:
            near = [cell_at(Q[cell] + dq, R[cell] + dr) for dq, dr in SIDES]
            inside = [other for other in near if other >= 0 and self.first_module[other] != NO_MODULE]
            self.neighbours[cell] = table(inside)

    def within(self, cell: Cell, reach: i64) -> list[int]:
        """Every other hex at most so many parsecs away, in order."""
        if reach <= 0:
            return []
        while len(self.near) <= reach:
            self.near.append([[] for _ in range(CELLS)])
        found = self.near[reach][cell]
        if not found:
            seen = set(self.within(cell, reach - 1))
            for member in [cell, *seen]:
                seen.update(list(self.neighbours[member]))
            seen.discard(cell)
            found = sorted(seen)
            self.near[reach][cell] = found
        return found

    def around(self, column: ByteColumn, cell: Cell, reach: i64) -> bytes:
        """The values of a column in the hexes of `within`, gathered in one go."""
        while len(self.selections) <= reach:
            self.selections.append([None] * CELLS)
        places = self.selections[reach][cell]
        if places is None:
            places = self.selections[reach][cell] = selection(self.within(cell, reach))
        return gathered(column, places)

    def module_neighbours(self, module: Module) -> list[int]:
        """The modules that share an edge with this one."""
        row, column = divmod(int(module), self.columns)
        near = []
        if row:
            near.append(module - self.columns)
        if column:
            near.append(module - 1)
        if column + 1 < self.columns:
            near.append(module + 1)
        if row + 1 < self.rows:
            near.append(module + self.columns)
        return near


_GRIDS: Final[dict[tuple[int, int], Grid]] = {}


def grid_of(columns: i64, rows: i64) -> Grid:
    """The board of this size, made once."""
    grid = _GRIDS.get((columns, rows))
    if grid is None:
        grid = Grid(columns, rows)
        _GRIDS[(columns, rows)] = grid
    return grid
