"""What a captain makes of tic-tac-toe."""

from __future__ import annotations

from typing import Any

import pytest

import orrery
from orrery.bots import bot
from orrery.kernel import State


def after(*cells: str) -> State:
    """The position after marks on these cells, seats alternating."""
    state: State = orrery.game("tictactoe").new()
    for cell in cells:
        state.play(f"place {cell}")
    return state


@pytest.mark.parametrize(
    ("cells", "advised", "because"),
    [
        ("", "b2", "because-lines"),
        ("a1 b2 b1 b3", "c1", "because-three"),
        ("a1 b2 b1", "c1", "because-stops"),
    ],
)
def test_a_captain_wins_stops_a_win_and_keeps_lines_open(cells: str, advised: str, because: str) -> None:
    state = after(*cells.split())
    assert state.seat is not None
    action = bot("captain", state.game, 1).choose(state, state.seat, None)
    reasons: list[Any] = state.game.reasons(state, state.seat, action)
    assert (str(action), [one["reason"] for one in reasons]) == (f"place {advised}", [because])


def test_a_line_with_a_mark_of_the_other_is_not_open() -> None:
    state = after("a1", "b2")
    weights = dict(zip(map(str, state.actions()), state.game.advise(state), strict=True))
    assert (weights["place c3"], weights["place b1"]) == (2.0, 1.0)
