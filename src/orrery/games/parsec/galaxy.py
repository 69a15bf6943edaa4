"""The galaxy of one game: modules laid out on the grid, with their planets, asteroids and docks."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from orrery.games.parsec.grid import CELLS, HEIGHT, NO_MODULE, SIDES, WIDTH, Cell, Grid, Module, cell_at, grid_of
from orrery.games.parsec.tables import COLUMNS_OF_MODULES, ROWS_OF_MODULES, Tables
from orrery.kernel import Table, table

SPACE: Final = 0
PLANET: Final = 1
ASTEROID: Final = 2
DOCK: Final = 3
CORE: Final = 4
NO_BODY: Final = 255


@mypyc_attr(allow_interpreted_subclasses=True)
class Galaxy:
    """What lies where. It never changes during a game."""

    def __init__(self, grid: Grid, tables: Tables, layout: bytes) -> None:
        self.grid = grid
        self.terrain: Table = table([SPACE] * CELLS)
        self.body: Table = table([NO_BODY] * CELLS)
        #: Planets and asteroids: number, resources (the same twice on an asteroid), hexes, place of their module.
        self.number: list[int] = []
        self.first: list[int] = []
        self.second: list[int] = []
        self.is_planet: list[bool] = []
        self.body_cells: list[list[int]] = []
        self.body_module: list[int] = []
        self.by_number: list[list[int]] = [[] for _ in range(9)]
        self.docks: list[int] = []
        self.core: i64 = -1
        #: Neighbours that a vessel can fly to: all but the core of the port.
        self.lanes: list[Table] = grid.neighbours[:]
        #: The modules of a hex: a second one where it lies across a border that is shared.
        self.second_module: Table = table([NO_MODULE] * CELLS)
        self.module_cells: list[list[int]] = [[] for _ in range(len(layout))]
        #: Hexes by the modules they belong to, as bits: those of one module, and those that it shares with another.
        self.regions: dict[int, list[int]] = {}
        #: What views show of it, once they were asked.
        self.shown: dict[str, Any] = {}
        self._share_borders(tables, layout)
        for place in range(len(layout)):
            row, column = divmod(place, grid.columns)
            self._lay(tables, layout[place], place, column * WIDTH - row * HEIGHT // 2, row * HEIGHT)

    def _share_borders(self, tables: Tables, layout: bytes) -> None:
        for cell in self.grid.cells:
            module = self.grid.first_module[cell]
            self.module_cells[module].append(cell)
            other = self.grid.beyond_border[cell]
            if other != NO_MODULE and (tables.shares_borders[layout[module]] or tables.shares_borders[layout[other]]):
                self.second_module[cell] = other
                self.module_cells[other].append(cell)
            self.regions.setdefault(self.membership(cell), []).append(cell)

    def membership(self, cell: Cell) -> i64:
        """The modules of a hex as bits (parsec:10i)."""
        mask: i64 = 1 << self.grid.first_module[cell]
        other = self.second_module[cell]
        return mask if other == NO_MODULE else mask | 1 << other

    def is_in_module(self, cell: Cell, module: Module) -> bool:
        """Whether a hex belongs to a module, wholly or by half (parsec:10i)."""
        return self.grid.first_module[cell] == module or self.second_module[cell] == module

    def _lay(self, tables: Tables, module: int, place: int, dq: int, dr: int) -> None:
        if module == tables.port:
            self.core = cell_at(tables.core[0] + dq, tables.core[1] + dr)
            self.terrain[self.core] = CORE
            for q, r in tables.docks:
                dock = cell_at(q + dq, r + dr)
                self.docks.append(dock)
                self.terrain[dock] = DOCK
            self.docks.sort()
            for cell in self.grid.neighbours[self.core]:
                self.lanes[cell] = table([other for other in list(self.grid.neighbours[cell]) if other != self.core])
            self.lanes[self.core] = table([])
        for q, r, number, first, second in tables.modules[module]:
            body = len(self.number)
            cells = [cell_at(q + dq, r + dr)]
            planet = first != second
            if planet:
                cells.extend([cell_at(q + dq + sq, r + dr + sr) for sq, sr in SIDES])
            cells.sort()
            for cell in cells:
                self.terrain[cell] = PLANET if planet else ASTEROID
                self.body[cell] = body
            self.number.append(number)
            self.first.append(first)
            self.second.append(second)
            self.is_planet.append(planet)
            self.body_cells.append(cells)
            self.body_module.append(place)
            self.by_number[number].append(body)


def galaxy_of(tables: Tables, seats: int, layout: bytes) -> Galaxy:
    """The galaxy that a layout of modules makes."""
    size = tables.sizes[seats]
    return Galaxy(grid_of(size[COLUMNS_OF_MODULES], size[ROWS_OF_MODULES]), tables, layout)
