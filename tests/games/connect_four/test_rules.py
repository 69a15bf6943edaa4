"""Connect four, clause by clause."""

from __future__ import annotations

import pytest

import orrery
from orrery.kernel import State


def after(columns: str) -> State:
    """The position after discs in these columns, seats alternating."""
    state: State = orrery.game("connect_four").new(log=True)
    for column in columns:
        state.play(f"drop {column}")
    return state


@pytest.mark.rule("connect_four:1")
def test_seven_columns_of_six() -> None:
    rows = after("").view(None)["rows"]
    assert [len(row) for row in rows] == [7] * 6
    assert {cell for row in rows for cell in row} == {None}


@pytest.mark.rule("connect_four:2")
def test_discs_fall_and_columns_fill() -> None:
    state = after("dddddd")
    assert [row[3] for row in state.view(None)["rows"]] == [1, 0, 1, 0, 1, 0]
    refusal = state.why_not("drop d")
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("connect_four:2", "column-full")
    assert "drop d" not in map(str, state.actions())


@pytest.mark.rule("connect_four:3")
@pytest.mark.parametrize(
    ("columns", "winner"),
    [("aabbccd", 0), ("abababa", 0), ("abbccdcddgd", 0), ("gffeededdad", 0), ("gabbccdcddgd", 1)],
)
def test_four_in_a_line_win(columns: str, winner: int | None) -> None:
    outcome = after(columns).outcome
    assert (outcome.winners[0] if outcome else None) == winner


@pytest.mark.rule("connect_four:3")
def test_three_in_a_line_do_not_win() -> None:
    assert after("aabbcc").outcome is None


@pytest.mark.rule("connect_four:4")
def test_a_full_board_is_a_draw() -> None:
    outcome = after("ccfabbbffacfaegcfedbdebdcceebefaddgaagggd").outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "full")
