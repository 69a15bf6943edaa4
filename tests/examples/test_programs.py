"""The examples run as they are."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

import orrery

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("first_steps", "replayed to the same position: True"),
        ("count_positions", "after 5 moves: 1260 positions"),
        ("match_between_bots", "greedy won"),
    ],
)
def test_examples_say_what_they_promise(name: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLES / f"{name}.py"), run_name="__main__")
    assert said in capsys.readouterr().out


@pytest.mark.parametrize("name", ["expanse", "parsec", "talon"])
def test_open_spiel_plays_the_real_games(name: str) -> None:
    play = runpy.run_path(str(EXAMPLES / "openspiel_mcts.py"))["play"]
    _, decided = play(name, seed=1, simulations=3, most=8)
    assert decided == 8


@pytest.mark.slow
@pytest.mark.parametrize("name", orrery.games())
def test_an_agent_that_reads_plays_a_whole_game_and_counts_what_was_not_legal(name: str) -> None:
    played = runpy.run_path(str(EXAMPLES / "text_agent.py"))["play"](name)
    assert played.state.outcome is not None
    assert 0 <= played.illegal < played.attempts / 5


def test_every_example_is_listed() -> None:
    listed = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    for path in EXAMPLES.glob("*.py"):
        assert path.name in listed
