"""What a learning program sees of connect four."""

from __future__ import annotations

import orrery
from orrery.games.connect_four.encode import CELLS
from orrery.kernel import State

GAME = orrery.game("connect_four")


def marks(columns: str, seat: int) -> list[int]:
    """The places with a mark after discs in these columns, seats alternating."""
    state: State = GAME.new()
    for column in columns:
        state.play(f"drop {column}")
    row = GAME.observe(state, seat)
    assert isinstance(row, bytes)
    assert set(row) <= {0, 1}
    assert len(row) == GAME.observation_size == len(GAME.observation_scale)
    return [place for place, mark in enumerate(row) if mark]


def test_an_empty_board_has_no_marks() -> None:
    assert marks("", 0) == marks("", 1) == []


def test_cells_go_up_the_columns_own_discs_first() -> None:
    # First a1, then a2 of the other, then b1.
    assert marks("aab", 0) == [0, 6, CELLS + 1]
    assert marks("aab", 1) == [1, CELLS, CELLS + 6]


def test_whose_turn_it_is_makes_no_difference() -> None:
    assert marks("g", 0) == [36]
    assert marks("gg", 0) == [36, CELLS + 37]


def test_a_finished_game_is_seen_from_both_sides() -> None:
    assert marks("abababa", 0) == [0, 1, 2, 3, CELLS + 6, CELLS + 7, CELLS + 8]
    assert marks("abababa", 1) == [6, 7, 8, CELLS, CELLS + 1, CELLS + 2, CELLS + 3]
