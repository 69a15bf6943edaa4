"""What a learning program sees of tic-tac-toe."""

from __future__ import annotations

import orrery
from orrery.kernel import State

GAME = orrery.game("tictactoe")


def marks(cells: str, seat: int) -> list[int]:
    """The places with a mark after marks in these cells, seats alternating."""
    state: State = GAME.new()
    for cell in cells.split():
        state.play(f"place {cell}")
    row = GAME.observe(state, seat)
    assert isinstance(row, bytes)
    assert set(row) <= {0, 1}
    assert len(row) == GAME.observation_size == len(GAME.observation_scale)
    return [place for place, mark in enumerate(row) if mark]


def test_an_empty_board_has_no_marks() -> None:
    assert marks("", 0) == marks("", 1) == []


def test_own_marks_come_first() -> None:
    assert marks("a1 c3 b2", 0) == [0, 4, 9 + 8]
    assert marks("a1 c3 b2", 1) == [8, 9 + 0, 9 + 4]
