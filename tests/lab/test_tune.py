"""Weights found by self-play foretell results, win their match, and come out the same every time."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

import orrery
from orrery.games.tictactoe.game import TicTacToe, TicTacToeState
from orrery.lab import tune
from orrery.lab.regression import fit, loss, probability
from orrery.lab.tune import Tuning, duel, samples, tuned

SQUARES = {"centre": (4,), "corner": (0, 2, 6, 8)}


class Weighed(TicTacToe):
    """Tic-tac-toe in which holding the centre and the corners counts as much as the weights say."""

    def __init__(self, centre: float = 0.0, corner: float = 0.0) -> None:
        self.weights = {"centre": centre, "corner": corner}

    def with_weights(self, weights: Mapping[str, float]) -> Weighed:
        return Weighed(**weights)

    def features(self, state: TicTacToeState, seat: int) -> list[float]:
        worth = {0: 0.0, 1 + seat: 1.0, 2 - seat: -1.0}
        return [sum(worth[state.cells[at]] for at in places) for places in SQUARES.values()]

    def evaluate(self, state: TicTacToeState, seat: int) -> float:
        if state.outcome is not None:
            return super().evaluate(state, seat)
        parts = zip(self.weights.values(), self.features(state, seat), strict=True)
        return 2 * probability([1.0], [sum(weight * part for weight, part in parts)]) - 1


def test_regression_finds_the_weights_that_made_the_results() -> None:
    rows = [[a / 4.0, b / 4.0] for a in range(-4, 5) for b in range(-4, 5)]
    rows_with_chance = [(row, probability([1.5, -0.5], row)) for row in rows]
    found = fit(rows_with_chance, [0.0, 0.0], ridge=1e-6)
    assert found == pytest.approx([1.5, -0.5], abs=1e-3)
    assert loss(rows_with_chance, found) < loss(rows_with_chance, [0.0, 0.0])


def test_the_better_weights_win() -> None:
    won, played = duel(Weighed(2.0, 1.0), Weighed(-2.0, -1.0), Tuning("tictactoe", match=60, horizon=0))
    assert (played, won / played > 0.55) == (60, True)


def test_equal_weights_share() -> None:
    won, played = duel(Weighed(1.0, 1.0), Weighed(1.0, 1.0), Tuning("tictactoe", match=20, horizon=2))
    assert won == played / 2


def test_tuning_learns_what_wins_and_repeats_itself() -> None:
    tuning = Tuning("tictactoe", games=200, noise=1.0, every=2, match=20, horizon=0, seed=3)
    steps = tuned(Weighed(), tuning)
    weights = steps[-1]["weights"]
    assert weights["centre"] > 0.1
    assert steps == tuned(Weighed(), tuning)


def test_positions_may_be_taken_at_one_kind_of_decision() -> None:
    everywhere = samples(Weighed(), Tuning("tictactoe", games=4, every=1))
    assert len(samples(Weighed(), Tuning("tictactoe", games=4, every=1, at="ChooseCell"))) == len(everywhere)
    assert samples(Weighed(), Tuning("tictactoe", games=4, every=1, at="ChooseOther")) == []


def test_the_command_records_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tune, "find_game", lambda name: Weighed())
    record, written = tmp_path / "tuning" / "t.jsonl", tmp_path / "evaluation.toml"
    arguments = ["tune", "tictactoe", "--games", "30", "--match", "4", "--horizon", "0"]
    monkeypatch.setattr(sys, "argv", [*arguments, "--record", str(record), "--write", str(written)])
    tune.main()
    steps = [json.loads(line) for line in record.read_text().splitlines()]
    assert steps[0]["command"].startswith("python -m orrery.lab.tune tictactoe --games 30")
    assert f"centre = {steps[-1]['weights']['centre']}" in written.read_text()
    assert capsys.readouterr().out.count("\n") == len(steps)


def test_a_game_without_weights_is_refused() -> None:
    with pytest.raises(ValueError, match="tictactoe has no weights to tune"):
        tuned(orrery.game("tictactoe"), Tuning("tictactoe", games=1))
