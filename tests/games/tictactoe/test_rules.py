"""Tic-tac-toe, clause by clause."""

from __future__ import annotations

import pytest

import orrery
from orrery.kernel import State


def after(*cells: str) -> State:
    """The position after marks on these cells, seats alternating."""
    state: State = orrery.game("tictactoe").new(log=True)
    for cell in cells:
        state.play(f"place {cell}")
    return state


@pytest.mark.rule("tictactoe:1")
def test_nine_empty_cells_for_two() -> None:
    assert set(after().view(None)["cells"].values()) == {None}
    assert len(after().view(None)["cells"]) == 9
    with pytest.raises(ValueError, match="for 2 seats"):
        orrery.game("tictactoe").new(seats=3)


@pytest.mark.rule("tictactoe:2")
def test_seats_alternate_and_marks_stay() -> None:
    state = after("b2")
    assert state.seat == 1
    cells = after("b2", "a1").view(None)["cells"]
    assert (cells["b2"], cells["a1"], cells["c3"]) == (0, 1, None)
    refusal = state.why_not("place b2")
    assert refusal is not None
    assert (refusal.clause, refusal.reason, refusal.facts) == ("tictactoe:2", "cell-taken", {"cell": "b2", "seat": 0})


@pytest.mark.rule("tictactoe:3")
@pytest.mark.parametrize(
    "line", ["a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "a1 b2 c3", "c1 b2 a3"]
)
def test_three_in_a_line_win(line: str) -> None:
    x, y, z = line.split()
    spare = [cell for cell in ("a1", "b1", "a2", "c2", "b3", "c3") if cell not in (x, y, z)]
    state = after(x, spare[0], y, spare[1], z)
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.scores, state.outcome.reason) == ((0,), (1.0, -1.0), "line")
    assert state.seat is None


@pytest.mark.rule("tictactoe:3")
def test_the_second_seat_wins_by_a_line_too() -> None:
    outcome = after("a1", "a2", "b1", "b2", "c3", "c2").outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((1,), (-1.0, 1.0), "line")


@pytest.mark.rule("tictactoe:3")
def test_a_line_with_the_last_cell_wins() -> None:
    outcome = after("a1", "b1", "b2", "a2", "c2", "c1", "a3", "b3").outcome  # the last cell is forced
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "line")


@pytest.mark.rule("tictactoe:4")
def test_a_full_board_is_a_draw() -> None:
    outcome = after("a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3").outcome  # the last cell is forced
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "full")


def test_the_log_tells_the_moves() -> None:
    assert after("b2").events_for(None) == [{"event": "MarkPlaced", "seat": 0, "cell": "b2"}]
