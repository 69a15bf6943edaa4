"""Win chances: fitted to games, tested on others."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import orrery
from orrery.kernel import as_row
from orrery.lab import calibrate
from orrery.lab.calibration import fitting, testing
from orrery.lab.calibration.positions import PARTS, part_of, sampled
from orrery.lab.plots import calibration
from orrery.parts.content_game import ContentGame
from orrery.parts.net import UNIT, unpacked
from orrery.review import load_chances
from orrery.review.chances import NET, read_models, scenario


def test_a_fit_finds_the_weights_that_made_the_results() -> None:
    source = np.random.default_rng(1)
    rows = source.normal(size=(4000, 3, 2))
    true = np.array([1.5, -0.7])
    share = fitting.chances(rows, true)
    winners = np.array([source.choice(3, p=line) for line in share])
    found = fitting.fit(rows, np.eye(3)[winners], 1.0, np.zeros(2))
    assert np.abs(found - true).max() < 0.15
    assert fitting.calibration_error(list(fitting.bins(share, np.eye(3)[winners]))) < 0.03


def test_a_chance_that_is_always_wrong_by_a_tenth_has_that_error() -> None:
    said = np.array([[0.6, 0.4]] * 100)
    came = np.array([[1.0, 0.0]] * 50 + [[0.0, 1.0]] * 50)
    points = list(fitting.bins(said, came))
    assert fitting.calibration_error(points) == pytest.approx(0.1)
    assert "<circle" in calibration({"captains": points})


@pytest.mark.parametrize(
    ("name", "seats"),
    [(name, seats) for name in ("expanse", "parsec", "talon") for seats in orrery.game(name).seat_counts],
)
def test_every_table_of_a_large_game_has_chances_that_are_better_than_its_evaluation(name: str, seats: int) -> None:
    game = orrery.game(name)
    model = load_chances(game, seats).model
    assert model is not None
    assert list(model.weights) == [*game.weights, NET]
    for level in model.games:
        assert model.log_loss[level] < model.evaluation_loss[level]


def test_a_war_has_chances_whoever_leads_its_battles() -> None:
    game = orrery.game("empire_war")
    chances = load_chances(game, 2)
    assert chances.model is not None
    assert chances.model.log_loss["captain"] < chances.model.evaluation_loss["captain"]
    state = game.new(2, 1)
    before = chances(state)
    state.version += 500  # as after battles that were led
    assert chances(state) == before


def test_wars_of_every_length_are_played_for_a_fit() -> None:
    game = orrery.game("empire_war")
    kinds = {scenario(sampled(game, 2, "captain", PARTS * number)[1]) for number in range(2)}
    assert kinds == {"full", "short"}


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), [("expanse", 2), ("talon", 2)])
def test_a_fit_of_a_few_games_is_written_and_read_again(name: str, seats: int, tmp_path: Path) -> None:
    game = orrery.game(name)
    data = calibrate.play(name, seats, {"captain": 8, "admiral": 0}, tmp_path)["captain"]
    assert {part_of(int(number)) for number in data.test.games} == {"test"}
    assert not set(data.fit.games) & (set(data.calibrate.games) | set(data.test.games))
    recipe = calibrate.recipe_of(name, seats)
    assert recipe is not None
    found = fitting.fitted(game, {"captain": data}, recipe, "a test")
    path = tmp_path / "chances.toml"
    calibrate.write(path, {str(seats): found.model})
    assert read_models(path.read_text(encoding="utf-8"))[str(seats)] == found.model
    assert isinstance(game, ContentGame)
    network, numbers = fitting.learned(game, data.fit, data.calibrate, recipe)
    calibrate.write_net(tmp_path / "some.net", game, recipe, found._replace(net=numbers))
    net = unpacked((tmp_path / "some.net").read_bytes())
    # What the package computes in whole numbers is what was fitted.
    rows = data.test.rows[:6, 0].reshape(-1, net.inputs)
    exact = network.outputs(rows.astype(np.float32))
    whole = [net.output(as_row(row.tobytes())) / UNIT for row in rows]
    assert whole == pytest.approx(exact.tolist(), abs=0.02)


def test_chances_are_tested_on_games_that_no_fit_has_seen(tmp_path: Path) -> None:
    few = testing.games_of("tictactoe", 2, "captain", 3, tmp_path)
    more = testing.games_of("tictactoe", 2, "captain", 5, tmp_path)
    assert more[:3] == few
    assert all(sum(row) == pytest.approx(1) for game in more for row in game.said)
    assert len(next(tmp_path.iterdir()).read_bytes().splitlines()) == 5


def test_the_figures_tell_chances_that_know_from_an_evaluation_that_does_not() -> None:
    won = testing.Told([[0.8, 0.2]], [[[0.0, 0.0]]], [1.0, 0.0])
    lost = testing.Told([[0.8, 0.2]], [[[0.0, 0.0]]], [0.0, 1.0])
    found = testing.figures([won, won, won, won, lost])
    assert found.evaluation_loss == pytest.approx(np.log(2))
    assert found.log_loss == pytest.approx(-0.8 * np.log(0.8) - 0.2 * np.log(0.2))
    assert found.calibration_error == pytest.approx(0)
    assert "5004" in testing.told([won, won, won, won, lost])
