"""Win chances: fitted to games, tested on others."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import orrery
from orrery.lab import calibrate
from orrery.lab.plots import calibration
from orrery.review import load_chances
from orrery.review.chances import read_models


def test_a_fit_finds_the_weights_that_made_the_results() -> None:
    source = np.random.default_rng(1)
    rows = source.normal(size=(4000, 3, 2))
    true = np.array([1.5, -0.7])
    share = calibrate.chances(rows, true)
    winners = np.array([source.choice(3, p=line) for line in share])
    found = calibrate.fit(rows, np.eye(3)[winners], ridge=1.0)
    assert np.abs(found - true).max() < 0.15
    assert calibrate.calibration_error(share, np.eye(3)[winners]) < 0.03


def test_a_chance_that_is_always_wrong_by_a_tenth_has_that_error() -> None:
    said = np.array([[0.6, 0.4]] * 100)
    came = np.array([[1.0, 0.0]] * 50 + [[0.0, 1.0]] * 50)
    assert calibrate.calibration_error(said, came) == pytest.approx(0.1)
    assert "<circle" in calibration(list(calibrate.bins(said, came)))


def test_fitted_chances_weigh_what_the_game_weighs() -> None:
    found = [
        (orrery.game(name), load_chances(orrery.game(name), seats).model)
        for name in ("expanse", "parsec", "talon")
        for seats in orrery.game(name).seat_counts
    ]
    fitted = [(game, model) for game, model in found if model is not None]
    assert fitted
    for game, model in fitted:
        assert model.calibration_error < 0.05
        assert list(model.weights) == list(game.weights)


def test_a_fit_of_a_few_games_is_written_and_read_again(tmp_path: Path) -> None:
    games = [calibrate.play("expanse", 2, number) for number in range(5)]
    found = calibrate.fitted(orrery.game("expanse"), games, "a test")
    path = tmp_path / "chances.toml"
    calibrate.write(path, {"2": found.model})
    assert read_models(path.read_text(encoding="utf-8"))["2"] == found.model
