"""The fourth game, made by following docs/adding-a-game.md, found by its entry point as if it were installed."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import orrery
from orrery import registry
from orrery.kernel import Game
from orrery.lab import Plan, Tally, simulate
from orrery.locales import tell
from orrery.testing import conformance
from orrery.testing.dice import LoadedRng

FOLDER = Path(__file__).parent.parent.parent / "examples/hidden_nim"


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game[Any]]:
    """The game, with the entry point that its pyproject.toml declares."""
    project = tomllib.loads((FOLDER / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    site = tmp_path_factory.mktemp("site")
    installed = site / "hidden_nim-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n")
    lines = [f"{name} = {target}" for name, target in project["entry-points"]["orrery.games"].items()]
    (installed / "entry_points.txt").write_text("\n".join(["[orrery.games]", *lines]))
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(site)
        patch.syspath_prepend(FOLDER)
        registry._sources.cache_clear()
        yield orrery.game("hidden_nim")
    registry._sources.cache_clear()
    registry._own.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "hidden_nim"]:
        del sys.modules[name]


def test_it_is_found_among_the_games(game: Game[Any]) -> None:
    assert "hidden_nim" in orrery.games()
    assert game.name == "hidden_nim"


def test_it_conforms(game: Game[Any]) -> None:
    report = conformance(game, plays=10)
    assert report.outcomes == {"last-stone": report.games}


def test_the_pile_under_the_cup_is_seen_by_who_looks(game: Game[Any]) -> None:
    state = game.blank(2, {}, LoadedRng([2]))
    state.events, state.logged = [], True
    game.setup(state)
    state.advance()
    assert state.why_not("take 1 cup").reason == "pile-covered"
    state.play("peek")
    assert [state.view(seat)["piles"]["cup"] for seat in (0, 1, None)] == [2, None, None]
    assert [state.events_for(seat)[0]["stones"] for seat in (0, 1, None)] == [2, None, None]
    state.play("lift")
    assert state.view(1)["piles"]["cup"] == 2
    assert state.why_not("peek").reason == "cup-lifted"
    assert tell("hidden_nim", "it", state.events_for(None)[-1], ["Ada", "Bruno"]) == "Bruno alza la tazza: 2 pietre."


def test_who_takes_the_last_stone_wins(game: Game[Any]) -> None:
    state = game.blank(2, {}, LoadedRng([1]))
    game.setup(state)
    state.advance()
    for action in ("take 3 a", "take 4 b", "take 5 c", "lift"):
        assert state.outcome is None
        state.play(action)
    assert state.outcome.winners == (0,)  # the last stone was all that seat 0 could take


def test_its_captain_beats_random_play_clearly(game: Game[Any]) -> None:
    tally = Tally()
    for _, (results, _) in simulate(Plan("hidden_nim", (("captain", "random"),), games=200, seed=1)):
        tally.add(results)
    captain = tally.bots["captain"]
    assert captain.count == 200
    assert captain.interval[0] > 0.75
