"""What a hint compares an action with, and which gains it names."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kernel import nim

from orrery.parts.reasons import brief, followed, gains, is_least_evil, next_best, percent, reason

FEATURES = {"stones": 1.0, "spare": 0.5, "silent": 2.0, "harmful": -1.0}
TEXTS = {"stones": "because-stones", "spare": "because-spare", "harmful": "because-harm"}


class Advised(nim.Nim):
    """Nim whose advice is to take as many stones as one can, and which has features."""

    weights = FEATURES

    def __init__(self, advice: dict[str, float]) -> None:
        self.advice = advice

    def advise(self, state: nim.NimState) -> list[float]:
        return [self.advice.get(action.notation, 0.0) for action in state.pending]


def turn(advice: dict[str, float], heap: int = 5) -> nim.NimState:
    """The first turn of seat 0, after the bids."""
    state = Advised(advice).new(seed=3, options={"heap": heap, "counters": False})
    state.play("bid 2")
    state.play("bid 0")
    return state


def test_numbers_are_told_as_people_say_them() -> None:
    assert [percent(0.004), percent(0.578), percent(1.0)] == [0, 58, 100]
    assert [brief(2.0), brief(1.449), brief(-0.04), brief(2.96)] == [2, 1.4, 0, 3]
    assert type(brief(2.0)) is int
    assert reason("because-lead", own=3) == {"clause": "", "reason": "because-lead", "facts": {"own": 3}}


def test_the_next_best_action_is_what_advice_likes_apart_from_this_one() -> None:
    state = turn({"take 1": 1.0, "take 2": 3.0, "take 3": 2.0})
    assert [str(next_best(state, action)) for action in state.pending] == ["take 2", "take 3", "take 2"]


def test_a_single_action_has_no_next_best() -> None:
    state = turn({})
    state.pending = state.pending[:1]
    assert next_best(state, state.pending[0]) is None


def test_the_least_evil_is_better_than_every_other() -> None:
    state = turn({"take 1": -1.0, "take 2": -3.0, "take 3": -2.0})
    assert [is_least_evil(state, action) for action in state.pending] == [True, False, False]
    equal = turn({"take 1": -1.0, "take 2": -1.0, "take 3": -2.0})
    assert [is_least_evil(equal, action) for action in equal.pending] == [False, False, False]


def test_a_position_is_followed_until_another_seat_or_a_secret() -> None:
    state = turn({})
    before = state.digest()
    assert followed(state, 0, state.pending[0]) is None  # seat 1 may answer
    after = followed(state, 1, state.pending[0])
    assert after is not None
    assert (after.heap, after.seat) == (4, 1)
    assert state.digest() == before
    bid = state.game.new(seed=3)
    bid.play("bid 2")
    assert followed(bid, 0, bid.pending[0]) is None  # the bids are revealed


def features(table: dict[int, list[float]]) -> Any:
    """Features of seat 0 by how many stones are left."""
    return lambda state, seat: table[state.heap]


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> nim.NimState:
    """A turn after which the same seat moves again: nobody answers."""

    def again(self: nim.Answers, state: nim.NimState) -> None:
        state.push(nim.ChooseStones(state.mover))

    monkeypatch.setattr(nim.Answers, "run", again)
    return turn({"take 1": 3.0, "take 2": 2.0, "take 3": 1.0}, heap=9)


def test_the_features_that_gain_most_are_named(alone: nim.NimState) -> None:
    # After taking one (the advice), eight stones are left; after two (the next best), seven.
    table = {8: [0.5, 0.4, 0.9, 0.0], 7: [0.2, 0.1, 0.0, 0.5], 6: [0.0, 0.0, 0.0, 0.0]}
    found = gains(alone, 0, alone.pending[0], TEXTS, features(table))
    assert found == [reason("because-stones"), reason("because-spare")]  # 0.3 and 0.15; silent has no text
    second = gains(alone, 0, alone.pending[1], TEXTS, features(table))
    assert second == []  # the next best of the second is the first, which gains more


def test_gains_of_one_text_are_added_and_small_ones_left_out(alone: nim.NimState) -> None:
    texts = {"stones": "because-both", "spare": "because-both", "silent": "because-silent"}
    table = {8: [0.02, 0.04, 0.006, 0.0], 7: [0.0, 0.0, 0.0, 0.0]}
    found = gains(alone, 0, alone.pending[0], texts, features(table))
    assert found == [reason("because-both"), reason("because-silent")]
    table[8] = [0.01, 0.02, 0.0, 0.0]
    assert gains(alone, 0, alone.pending[0], texts, features(table)) == []


def test_two_gains_are_enough(alone: nim.NimState) -> None:
    texts = {"stones": "because-a", "spare": "because-b", "silent": "because-c"}
    table = {8: [0.3, 0.4, 0.2, 0.0], 7: [0.0, 0.0, 0.0, 0.0]}
    found = gains(alone, 0, alone.pending[0], texts, features(table))
    assert found == [reason("because-c"), reason("because-a")]  # 0.4, 0.3, 0.2


def test_nothing_is_said_where_another_seat_comes_between() -> None:
    state = turn({"take 1": 3.0})
    assert gains(state, 0, state.pending[0], TEXTS, features({})) == []


def test_what_counts_against_a_seat_is_no_gain(alone: nim.NimState, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Advised, "weights", {"stones": 1.0, "spare": 0.0, "silent": 2.0, "harmful": -0.5})
    table = {8: [0.1, 5.0, 0.0, 0.0], 7: [0.0, 0.0, 0.0, 4.0]}
    assert gains(alone, 0, alone.pending[0], TEXTS, features(table)) == [reason("because-stones")]


def test_nothing_is_said_of_the_only_action(alone: nim.NimState) -> None:
    alone.pending = alone.pending[:1]
    assert gains(alone, 0, alone.pending[0], TEXTS, features({8: [1.0] * 4})) == []


def test_nothing_is_said_where_another_seat_follows_the_next_best(monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(self: nim.Answers, state: nim.NimState) -> None:
        state.push(nim.ChooseStones(state.mover if state.heap == 8 else 1 - state.mover))

    monkeypatch.setattr(nim.Answers, "run", answer)
    state = turn({"take 1": 3.0, "take 2": 2.0}, heap=9)
    table = {8: [1.0] * 4, 7: [0.0] * 4}
    assert followed(state, 0, state.pending[0]) is not None
    assert gains(state, 0, state.pending[0], TEXTS, features(table)) == []
    assert gains(state, 0, state.pending[1], TEXTS, features(table)) == []
