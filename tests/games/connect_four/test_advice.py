"""What a captain makes of connect four."""

from __future__ import annotations

from typing import Any

import orrery
from orrery.bots import bot
from orrery.kernel import State


def after(columns: str) -> State:
    """The position after discs in these columns, seats alternating."""
    state: State = orrery.game("connect_four").new()
    for column in columns:
        state.play(f"drop {column}")
    return state


def advised(state: State) -> str:
    """What a captain plays."""
    assert state.seat is not None
    return str(bot("captain", state.game, 1).choose(state, state.seat, None))


def told(state: State, action: str) -> list[Any]:
    """The reasons for an action."""
    assert state.seat is not None
    chosen = next(one for one in state.actions() if str(one) == action)
    return [one["reason"] for one in state.game.reasons(state, state.seat, chosen) if isinstance(one, dict)]


def test_the_first_disc_goes_where_most_lines_cross() -> None:
    assert advised(after("")) == "drop d"
    assert told(after(""), "drop d") == ["because-lines"]


def test_an_own_line_comes_before_a_line_of_the_other() -> None:
    state = after("agagag")
    assert advised(state) == "drop a"
    assert told(state, "drop a") == ["because-four"]


def test_a_line_of_the_other_is_stopped() -> None:
    state = after("agaga")
    assert advised(state) == "drop a"
    assert told(state, "drop a") == ["because-stops"]


def test_no_disc_is_put_below_a_winning_cell_of_the_other() -> None:
    # The first seat has a2, b2 and c2: a disc on d1 would let it complete the row on d2.
    state = after("babcagc")
    weights = dict(zip(map(str, state.actions()), state.game.advise(state), strict=True))
    assert min(weights, key=lambda action: weights[action]) == "drop d"


def test_a_lead_is_an_open_line_with_discs() -> None:
    state = after("dadae")
    game = state.game
    assert game.evaluate(state, 0) > 0 > game.evaluate(state, 1)
    assert game.evaluate(after(""), 0) == 0
