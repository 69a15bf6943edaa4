"""Connect four: the second half of docs/adding-a-game.md, and the game that the benchmarks compare."""

from __future__ import annotations

from typing import Any

from orrery.games.connect_four.events import DiscDropped
from orrery.kernel import Action, Choice, Game, Refusal, State, Vocabulary, refuse
from orrery.parts.clauses import clauses_of

COLUMNS = "abcdefg"
WIDTH, HEIGHT = 7, 6
#: Steps between neighbours along the four lines through a cell, on a board with a rim of walls around it.
STRIDE = WIDTH + 2
DIRECTIONS = (1, STRIDE, STRIDE + 1, STRIDE - 1)
FREE, WALL = b"\x00", b"\xff"
EMPTY = WALL * STRIDE + (WALL + FREE * WIDTH + WALL) * HEIGHT + WALL * STRIDE


class Drop(Action):
    """Drop a disc into a column."""

    __slots__ = ("column",)

    def __init__(self, column: int) -> None:
        self.column = column


VOCABULARY = Vocabulary()
DROP = VOCABULARY.add("drop {column}", [Drop(column) for column in range(WIDTH)], column=COLUMNS)


class ConnectFourState(State):
    """The cells row by row inside their rim (1 more than the seat), and how many discs each column holds."""

    __slots__ = ("cells", "heights")
    columns = ("cells", "heights")
    cells: bytearray
    heights: bytearray


class ChooseColumn(Choice[ConnectFourState]):
    """The seat to move drops a disc into a column that is not full (connect_four:2)."""

    __slots__ = ()
    clause = "connect_four:2"
    accepts = (Drop,)

    def options(self, state: ConnectFourState) -> list[Drop]:
        heights = state.heights
        return [DROP[column] for column in range(WIDTH) if heights[column] < HEIGHT]

    def why_not(self, state: ConnectFourState, action: Drop) -> Refusal | None:
        full = state.heights[action.column] == HEIGHT
        return refuse("connect_four:2", "column-full", column=COLUMNS[action.column]) if full else None

    def resolve(self, state: ConnectFourState, action: Drop) -> None:
        column = action.column
        cell = (state.heights[column] + 1) * STRIDE + column + 1
        state.heights[column] += 1
        state.cells[cell] = self.seat + 1
        if state.logged:
            state.log(DiscDropped(self.seat, COLUMNS[column], state.heights[column]))
        if has_four(state.cells, cell):  # connect_four:3
            state.finish((self.seat,), (1.0, -1.0) if self.seat == 0 else (-1.0, 1.0), "four")
        elif FREE not in state.cells:  # connect_four:4
            state.finish((), (0.0, 0.0), "full")
        else:
            state.push(ChooseColumn(1 - self.seat))


def has_four(cells: bytearray, cell: int) -> bool:
    """Whether the disc in this cell is part of a line of four (connect_four:3)."""
    mark = cells[cell]
    for step in DIRECTIONS:
        first = cell
        while cells[first - step] == mark:
            first -= step
        if cells[first + step] == mark and cells[first + 2 * step] == mark and cells[first + 3 * step] == mark:
            return True
    return False


class ConnectFour(Game[ConnectFourState]):
    """Two seats, seven columns of six, four in a line."""

    name = "connect_four"
    title = "Connect four"
    vocabulary = VOCABULARY
    clauses = clauses_of("orrery.games.connect_four")
    state_type = ConnectFourState

    def setup(self, state: ConnectFourState) -> None:
        state.cells = bytearray(EMPTY)
        state.heights = bytearray(WIDTH)
        state.push(ChooseColumn(0))

    def view(self, state: ConnectFourState, seat: int | None) -> dict[str, Any]:
        rows = [state.cells[row * STRIDE + 1 : row * STRIDE + 1 + WIDTH] for row in range(HEIGHT, 0, -1)]
        return {"rows": [[mark - 1 if mark else None for mark in list(row)] for row in rows]}


GAME = ConnectFour()
