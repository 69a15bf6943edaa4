"""The conformance suite passes good games and catches bad ones."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kernel import nim

import orrery
from orrery.kernel import Refusal, State
from orrery.testing import conformance, toy


@pytest.mark.parametrize("name", ["tictactoe", "connect_four"])
def test_tutorial_games_conform(name: str) -> None:
    report = conformance(orrery.game(name), plays=4)
    assert report.games == 4


def test_a_game_with_secrets_windows_and_commitments_conforms() -> None:
    report = conformance(nim.GAME, plays=6)
    assert set(report.choices) == {"BidForTheStart", "ChooseStones", "AnswerWindow"}
    assert report.outcomes == {"last-stone": report.games}


def test_the_toy_of_the_benchmarks_conforms() -> None:
    assert conformance(toy.GAME, plays=1, stride=10).decisions > 100


def test_it_catches_a_view_that_shows_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nim.Nim, "view", lambda self, state, seat: {"counters": list(state.counters)})
    with pytest.raises(AssertionError, match="the view of seat"):
        conformance(nim.GAME)


def test_it_catches_a_window_that_skips_empty_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nim.AnswerWindow, "always", False)
    with pytest.raises(AssertionError, match="can be taken back, but shows seat"):
        conformance(nim.GAME, plays=20)


def test_it_catches_an_event_that_tells_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(self: nim.ChooseStones, state: nim.NimState, action: nim.Take) -> None:
        state.heap -= action.count
        if state.logged:
            state.log(nim.CountersDealt(self.seat, state.counters[1 - self.seat]))

    monkeypatch.setattr(nim.ChooseStones, "resolve", telling)
    with pytest.raises(AssertionError, match="is told what it cannot know"):
        conformance(nim.GAME, plays=20, tables=[(2, {})])


def test_it_catches_legality_that_disagrees_with_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    def lenient(self: nim.ChooseStones, state: nim.NimState, action: nim.Take) -> Refusal | None:
        return None

    monkeypatch.setattr(nim.ChooseStones, "why_not", lenient)
    with pytest.raises(AssertionError, match="is not offered, but nothing forbids it"):
        conformance(nim.GAME)


def test_it_catches_a_shared_column(monkeypatch: pytest.MonkeyPatch) -> None:
    original = State.clone

    def shallow(self: Any) -> Any:
        twin = original(self)
        if isinstance(self, nim.NimState):
            twin.counters = self.counters
        return twin

    monkeypatch.setattr(nim.NimState, "clone", shallow, raising=False)
    with pytest.raises(AssertionError, match=r"playing on a clone changed the original|gave other options"):
        conformance(nim.GAME, plays=20)


def test_it_catches_an_endless_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def stuck(self: nim.ChooseStones, state: nim.NimState, action: nim.Take) -> None:
        state.heap = 5

    monkeypatch.setattr(nim.ChooseStones, "resolve", stuck)
    with pytest.raises(AssertionError, match="no end after 300 decisions"):
        conformance(nim.GAME, longest=300, stride=50)
