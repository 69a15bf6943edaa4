"""Numbers of advice found by self-play: the strategy finds an optimum, and a stopped tuning ends like another."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

import orrery
from orrery.games.talon.bot.weights import Weights
from orrery.lab import advice
from orrery.lab.advice import Recipe, Space, Tuning, battle, duel
from orrery.lab.evolution import Evolution
from orrery.parts.bot import load_advice
from orrery.parts.content_game import ContentGame

DUEL = {"scenario": "tutorial-duel"}
RECIPE = """
game = "talon"
generations = 2
pairs = 2
check = 1
check_deals = 1
[[tables]]
scenario = "tutorial-duel"
"""


def talon() -> ContentGame[Any]:
    """Talon."""
    found = orrery.game("talon")
    assert isinstance(found, ContentGame)
    return found


def test_evolution_finds_what_wins_by_luck_too() -> None:
    top = np.array([1.0, -2.0, 0.5, 1.5, 0.0])
    evolution = Evolution(5, 64, 0.5, 0.3, seed=3)
    luck = np.random.default_rng(8)
    for _ in range(80):
        leads = []
        for step in evolution.steps():
            one, other = evolution.mean + step - top, evolution.mean - step - top
            leads.append(float((other**2).sum() - (one**2).sum() + luck.normal()))
        evolution.learn(leads)
    assert np.abs(evolution.average - top).max() < 0.15


def test_evolution_goes_on_from_a_dump() -> None:
    whole, half = Evolution(3, 8, 1.0, 0.1), Evolution(3, 8, 1.0, 0.1)
    for generation in range(6):
        if generation == 3:
            known = half.dump()
            half = Evolution(3, 8, 1.0, 0.1)
            half.load(known)
        for one in (whole, half):
            one.learn([float(step.sum()) for step in one.steps()])
    assert whole.dump() == half.dump()


def test_numbers_above_one_stay_positive() -> None:
    space = Space({"source": "tuned", "fire": {"cone": 3.0, "patience": 0.4}}, {"fire.patience": 0.1})
    assert space.numbers([0.0, 0.0]) == {"fire": {"cone": 3.0, "patience": 0.4}}
    far = space.numbers([-30.0, -30.0])["fire"]
    assert far["cone"] > 0
    assert far["patience"] == pytest.approx(-2.6)
    with pytest.raises(ValueError, match=r"no number is called 'fire\.hope'"):
        Space({"fire": {"cone": 3.0}}, {"fire.hope": 1.0})


def test_a_duel_tells_better_numbers_from_worse() -> None:
    sound = load_advice("orrery.games.talon.bot", "advice")
    never = {**sound, "fire": {**sound["fire"], "patience": 9.0, "late-patience": 9.0}}
    game = talon()
    results = [duel(game, game.advised_by(never), Recipe("talon", [DUEL]), 5, deal) for deal in range(4)]
    assert sum(won for won, _ in results) >= 3
    assert sum(worth for _, worth in results) >= 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_advice_is_even_and_an_end_that_is_not_wanted_is_lost_for_all(seats: int) -> None:
    game = orrery.game("parsec")
    recipe = Recipe("parsec", [{"rounds": 3}], seats=seats)
    assert duel(game, game, recipe, 5, 0) == pytest.approx((0.5, 0.5))
    assert sum(won for won, _ in battle([game] * seats, 9, recipe, {"rounds": 3})) == pytest.approx(1)
    lost = replace(recipe, lost=["points"])
    assert [won for won, _ in battle([game] * seats, 9, lost, {"rounds": 3})] == [0.0] * seats


def test_a_tuning_meets_other_advice_and_its_own_past(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[Any] = []

    def lead(self: Tuning, one: Any, other: Any, rival: Any, source: int, deal: int) -> float:
        met.append(rival)
        return 0.1

    monkeypatch.setattr(Tuning, "lead", lead)
    tuning = Tuning(Recipe("talon", [DUEL], opponents=["veteran"], league=1, pairs=3, check=9), tmp_path)
    tuning.step()
    tuning.step()
    assert [rival is None for rival in met] == [True, False, True, True, False, False]
    assert met[1] is met[4] is tuning.opponents[0]
    assert len(tuning.league) == 2


@pytest.mark.parametrize("more", ["", 'opponents = ["veteran"]\nleague = 1'])
def test_a_stopped_tuning_ends_like_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: str) -> None:
    recipe = RECIPE.replace("pairs = 2", f"pairs = 2\n{more}")
    (tmp_path / "whole.toml").write_text(recipe, encoding="utf-8")
    (tmp_path / "first.toml").write_text(recipe.replace("generations = 2", "generations = 1"), encoding="utf-8")
    found = []
    for recipes in (["whole"], ["first", "whole"]):
        out = tmp_path / "-".join(recipes)
        for recipe in recipes:
            command = ["advice", str(tmp_path / f"{recipe}.toml"), "--out", str(out), "--write", str(out / "new.toml")]
            monkeypatch.setattr(sys, "argv", command)
            advice.main()
        assert (out / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
        assert len((out / "log.jsonl").read_text(encoding="utf-8").splitlines()) == 2
        found.append((out / "new.toml").read_text(encoding="utf-8"))
    assert found[0] == found[1]
    numbers = tomllib.loads(found[0])
    assert numbers.keys() == load_advice("orrery.games.talon.bot", "advice").keys()
    assert talon().advised_by(numbers).new(2, 1, DUEL).seat is not None
    assert Weights(numbers).cone > 0
    with pytest.raises(ValueError, match="another recipe"):
        Tuning(Recipe("talon", [DUEL], pairs=3), tmp_path / "whole")


def test_numbers_beside_the_recipe_come_first(tmp_path: Path) -> None:
    (tmp_path / "bold.toml").write_text("[fire]\npatience = 0.05\n", encoding="utf-8")
    recipe = Recipe("talon", [DUEL], start="bold")
    assert Tuning(recipe, tmp_path / "out", tmp_path).space.start == [0.05]
    with pytest.raises(OSError, match="bold"):
        Tuning(recipe, tmp_path / "out")


def test_only_advice_with_numbers_can_be_tuned(tmp_path: Path) -> None:
    for name in ("tictactoe", "expanse"):
        with pytest.raises((ValueError, OSError)):
            Tuning(Recipe(name, [{}]), tmp_path).run(1)
