"""The commands, as a person types them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import orrery
from orrery.cli.main import orrery_command
from orrery.testing import make_golden


def run(*words: str) -> Result:
    """What `orrery WORDS` does."""
    return CliRunner().invoke(orrery_command, list(words), prog_name="orrery")


@pytest.mark.parametrize("command", ["play", "serve", "simulate", "replay", "rules", "bench"])
def test_every_command_explains_itself(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "Usage: orrery " + command in result.output


def test_simulate_says_who_won_how_often() -> None:
    result = run("simulate", "connect_four", "--games", "20", "--bots", "random,greedy", "--seed", "3", "--jobs", "1")
    assert result.exit_code == 0, result.output
    assert "connect_four: 20 games, seed 3" in result.output
    assert "greedy" in result.output
    assert "decisions a game" in result.output


def test_the_number_of_processes_changes_nothing() -> None:
    outputs = [
        run("simulate", "tictactoe", "--games", "40", "--bots", "random,greedy", "--jobs", jobs, "--json").stdout
        for jobs in ("1", "2")
    ]
    assert outputs[0] == outputs[1]
    assert len(outputs[0].splitlines()) == 40
    assert json.loads(outputs[0].splitlines()[1])["seating"] == ["greedy", "random"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("simulate", "chess"), "unknown game 'chess'; the games are"),
        (("simulate", "tictactoe", "--bots", "deep-blue,random"), "unknown bot 'deep-blue'; the bots are random"),
        (("simulate", "tictactoe", "--bots", "random"), "tictactoe is for 2 seats, not 1"),
        (("simulate", "tictactoe", "--option", "size=4"), "unknown option 'size'; the options are none"),
        (("simulate", "tictactoe", "--option", "size"), "an option is written name=value"),
        (("replay", "nowhere.orrery"), "nowhere.orrery: cannot be read"),
        (("rules", "tictactoe", "99"), "has no clause or chapter '99'; the chapters are 1"),
        (("bench", "chess"), "unknown game 'chess'"),
    ],
)
def test_mistakes_get_one_clear_line(words: tuple[str, ...], message: str) -> None:
    result = run(*words)
    assert result.exit_code != 0
    assert result.output.startswith("Error: ")
    assert message in result.output
    assert len(result.output.strip().splitlines()) == 1


def test_replay_tells_a_game_in_both_languages(tmp_path: Path) -> None:
    path = tmp_path / "game.orrery"
    make_golden(orrery.game("tictactoe"), path, seed=4)
    english = run("replay", str(path))
    assert english.exit_code == 0, english.output
    assert "seat 1 marks" in english.output
    assert "posto 1 segna" in run("replay", str(path), "--language", "it").output
    assert "not over: seat" in run("replay", str(path), "--upto", "2", "--quiet").output


def test_rules_shows_clauses() -> None:
    assert run("rules", "connect_four").output.count("connect_four:") == 4
    one = run("rules", "connect_four", "3")
    assert "Winning" in one.output
    assert "Vittoria" in run("rules", "connect_four", "connect_four:3", "--language", "it").output
    assert run("rules", "connect_four", "--search", "upright").output.count("connect_four:") == 2


def test_bench_measures() -> None:
    result = run("bench", "tictactoe", "--seconds", "0.05")
    assert result.exit_code == 0, result.output
    assert "decisions/s" in result.output
