"""Tic-tac-toe: the smallest game on the kernel, and the first half of docs/adding-a-game.md."""

from __future__ import annotations

from typing import Annotated, Any, Final

from mypy_extensions import i64, mypyc_attr

from orrery.games.tictactoe.board import CELLS, THROUGH
from orrery.games.tictactoe.bot.advice import reasons_for, weigh
from orrery.games.tictactoe.encode import SCALE, observe
from orrery.games.tictactoe.events import MarkPlaced
from orrery.kernel import Action, ByteColumn, Choice, Refusal, Rng, State, Vocabulary, filled, refuse
from orrery.kernel.game import Game  # from its own module: mypyc wants that of a plain base
from orrery.parts.bot import load_levels
from orrery.parts.clauses import clauses_of


class Place(Action):
    """Put your mark into a cell."""

    __slots__ = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell = cell


VOCABULARY: Final = Vocabulary()
PLACE: Final = VOCABULARY.add("place {cell}", [Place(cell) for cell in range(9)], cell=CELLS)
#: What may be chosen, by the empty cells, a bit for each.
OPEN: Final = [[PLACE[cell] for cell in range(9) if empty >> cell & 1] for empty in range(1 << 9)]


class TicTacToeState(State):
    """Nine cells: 0 is empty, otherwise 1 more than the seat."""

    cells: Annotated[ByteColumn, 9]

    # Written by tools/columns.py from the annotations above.
    __slots__ = ("cells",)
    columns = ("cells",)
    kinds = ("B",)

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)

    def reset(self) -> None:
        self.cells = filled("B", 9)

    def take_columns(self, values: dict[str, Any]) -> None:
        self.cells = values["cells"]

    def clone(self) -> TicTacToeState:
        twin = TicTacToeState(self.game, self.seats, self.options, self.rng.clone())
        twin.copy_position(self)
        twin.cells = self.cells[:]
        return twin

    # End of what tools/columns.py wrote.


class ChooseCell(Choice[TicTacToeState]):
    """The seat to move puts its mark into an empty cell (tictactoe:2)."""

    __slots__ = ()
    clause = "tictactoe:2"
    accepts = (Place,)

    def options(self, state: TicTacToeState) -> list[Place]:
        cells = state.cells
        empty: i64 = 0
        for cell in range(9):
            if not cells[cell]:
                empty |= 1 << cell
        return OPEN[empty]

    def why_not(self, state: TicTacToeState, action: Place) -> Refusal | None:
        owner = state.cells[action.cell]
        return refuse("tictactoe:2", "cell-taken", cell=CELLS[action.cell], seat=owner - 1) if owner else None

    def resolve(self, state: TicTacToeState, action: Place) -> None:
        cells = state.cells
        mark = self.seat + 1
        cells[action.cell] = mark
        if state.logged:
            state.log(MarkPlaced(self.seat, CELLS[action.cell]))
        for a, b, c in THROUGH[action.cell]:
            if cells[a] == mark and cells[b] == mark and cells[c] == mark:  # tictactoe:3
                state.finish((self.seat,), (1.0, -1.0) if self.seat == 0 else (-1.0, 1.0), "line")
                return
        if 0 not in cells:  # tictactoe:4
            state.finish((), (0.0, 0.0), "full")
        else:
            state.push(ChooseCell(1 - self.seat))


@mypyc_attr(native_class=False)
class TicTacToe(Game[TicTacToeState]):
    """Two seats, nine cells, three in a row."""

    name = "tictactoe"
    title = "Tic-tac-toe"
    vocabulary = VOCABULARY
    clauses = clauses_of("orrery.games.tictactoe")
    levels = load_levels("orrery.games.tictactoe.bot")
    state_type = TicTacToeState
    observation_size = len(SCALE)
    observation_scale = SCALE

    def observe(self, state: TicTacToeState, seat: int) -> bytes:
        return observe(state.cells, seat)

    def setup(self, state: TicTacToeState) -> None:
        state.push(ChooseCell(0))

    def advise(self, state: TicTacToeState) -> list[float]:
        places: list[Any] = state.pending
        return [weigh(state.cells, place.cell, state.stack[-1].seat + 1) for place in places]

    def reasons(self, state: TicTacToeState, seat: int, action: Action) -> list[str | dict[str, Any]]:
        assert isinstance(action, Place)
        return reasons_for(state.cells, action.cell, seat + 1)

    def view(self, state: TicTacToeState, seat: int | None) -> dict[str, Any]:
        marks = [mark - 1 if mark else None for mark in list(state.cells)]
        return {"cells": dict(zip(CELLS, marks, strict=True))}


GAME: Final = TicTacToe()
