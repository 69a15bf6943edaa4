"""Tuning keeps what wins, and its record can be repeated."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import orrery
from orrery.games.tictactoe.game import TicTacToe, TicTacToeState
from orrery.kernel import Rng
from orrery.lab.tune import changed, duel, tune


class Weighed(TicTacToe):
    """Tic-tac-toe in which a bot likes the centre and the corners as much as its weights say."""

    def __init__(self, centre: float = -1.0, corner: float = -1.0) -> None:
        self.weights = {"centre": centre, "corner": corner}

    def with_weights(self, weights: Mapping[str, float]) -> Weighed:
        return Weighed(**weights)

    def advise(self, state: TicTacToeState) -> list[float]:
        liking = [self.weights["corner"], 0.0, self.weights["corner"], 0.0, self.weights["centre"]]
        liking += liking[3::-1]
        return [liking[action.code] for action in state.pending]


def test_the_better_weights_win_and_the_duel_ends_early() -> None:
    won, played = duel(Weighed(2.0, 1.0), Weighed(-2.0, -1.0), "captain", 400, seed=1)
    assert won / played > 0.6
    assert played < 400


def test_equal_weights_share() -> None:
    won, played = duel(Weighed(1.0, 1.0), Weighed(1.0, 1.0), "captain", 100, seed=1)
    assert abs(won / played - 0.5) < 0.15


def test_tuning_finds_the_centre() -> None:
    rounds = list(tune(Weighed(), "captain", 12, 200, step=2.0, seed=3))
    best = [one for one in rounds if one.kept][-1]
    assert best.weights["centre"] > 0 or best.weights["corner"] > 0
    assert rounds == list(tune(Weighed(), "captain", 12, 200, step=2.0, seed=3))


def test_steps_are_in_proportion() -> None:
    moved = changed({"large": 100.0, "zero": 0.0}, 0.1, Rng(1))
    assert 0 < abs(moved["large"] - 100) < 50
    assert 0 < abs(moved["zero"]) < 0.5


def test_a_game_without_weights_is_refused() -> None:
    with pytest.raises(ValueError, match="tictactoe has no weights to tune"):
        next(tune(orrery.game("tictactoe"), "captain", 1, 2, 0.1, 0))
