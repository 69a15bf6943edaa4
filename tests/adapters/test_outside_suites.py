"""The research libraries' own test suites, unmodified, on every game."""

from __future__ import annotations

import contextlib
import io

import gymnasium
import pettingzoo.test
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

import orrery
import orrery.adapters.openspiel
from orrery.adapters.gymnasium import OrreryEnv
from orrery.adapters.pettingzoo import env

# The suites warn about matters of taste, such as observations that are dicts.
pytestmark = pytest.mark.filterwarnings("ignore")

GAMES = orrery.games()
#: Random play ends by the count of rounds; a few show as much as a hundred.
SHORT = {"parsec": "(rounds=8)", "empire_war": "(war=short)"}


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_api(name: str) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        pettingzoo.test.api_test(env(name), num_cycles=50)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_seeds(name: str) -> None:
    pettingzoo.test.seed_test(lambda: env(name), num_cycles=50)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_rendering(name: str) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        pettingzoo.test.render_test(lambda render_mode: env(name, render_mode=render_mode))


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium(name: str) -> None:
    check_env(gymnasium.make(f"orrery/{name}-v0", render_mode="ansi").unwrapped)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_stable_baselines(name: str) -> None:
    # Here, because it imports torch, which takes seconds in every process that collects the tests.
    from stable_baselines3.common.env_checker import check_env as check_for_stable_baselines

    check_for_stable_baselines(OrreryEnv(name))


# A campaign is a battle of Talon many times over, and several captains fight one, too.
@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in GAMES if name not in ("talon_campaign", "talon_captains")])
def test_openspiel_simulation(name: str) -> None:
    game = pyspiel.load_game(f"orrery_{name}{SHORT.get(name, '')}")
    with contextlib.redirect_stdout(io.StringIO()):
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_shimmy_between_openspiel_and_pettingzoo(name: str) -> None:
    table = OpenSpielCompatibilityV0(game_name=f"orrery_{name}")
    with contextlib.redirect_stdout(io.StringIO()):
        pettingzoo.test.api_test(table, num_cycles=50)
