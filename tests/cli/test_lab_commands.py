"""The laboratory's commands, as a person types them."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from orrery.cli.main import orrery_command


def run(*words: str) -> Result:
    """What `orrery WORDS` does."""
    return CliRunner().invoke(orrery_command, list(words), prog_name="orrery")


@pytest.mark.parametrize("command", ["simulate", "tournament", "ladder", "report", "compare"])
def test_every_command_explains_itself(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "Usage: orrery " + command in result.output


def test_from_games_to_a_report_and_a_comparison(tmp_path: Path) -> None:
    one, two = str(tmp_path / "one"), str(tmp_path / "two")
    for folder, bots in ((one, "random,random"), (two, "random,greedy")):
        result = run("simulate", "tictactoe", "--games", "100", "--bots", bots, "--jobs", "1", "--out", folder)
        assert result.exit_code == 0, result.output
    report = run("report", one)
    assert report.exit_code == 0, report.output
    assert "100 games" in report.output
    assert (tmp_path / "one" / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    nowhere = run("report", one, "--out", "/proc/nowhere/report.html")
    assert nowhere.exit_code == 1
    assert nowhere.output.startswith("Error: /proc/nowhere/report.html: cannot be written")
    moved = run("compare", one, two)
    assert moved.exit_code == 0, moved.output
    assert "numbers differ significantly" in moved.output
    every = run("compare", one, two, "--all", "--json").stdout.splitlines()
    assert {json.loads(line)["what"] for line in every} >= {"decisions a game", "ended by", "wins of seat"}


def test_a_tournament_rates_everybody() -> None:
    result = run("tournament", "tictactoe", "--bots", "random,greedy,captain", "--games", "6", "--jobs", "1")
    assert result.exit_code == 0, result.output
    assert "tictactoe: 18 games, 2 seats" in result.output
    assert "came out ahead" in result.output


def test_the_ladder_is_written_down(tmp_path: Path) -> None:
    words = ("ladder", "tictactoe", "--bots", "random,greedy", "--games", "4", "--jobs", "1")
    result = run(*words, "--out", str(tmp_path / "r"), "--file", str(tmp_path / "ladder.md"))
    assert result.exit_code == 0, result.output
    assert "## Tic-tac-toe" in (tmp_path / "ladder.md").read_text(encoding="utf-8")


def test_a_finished_run_is_not_played_again(tmp_path: Path) -> None:
    words = ("simulate", "tictactoe", "--games", "20", "--jobs", "1", "--out", str(tmp_path / "r"), "--json")
    first = run(*words)
    again = run(*words)
    assert again.stdout == first.stdout
    assert "20 of 20 games are there already" in again.stderr


@pytest.mark.slow
def test_a_stopped_tournament_resumes(tmp_path: Path) -> None:
    folder = tmp_path / "r"
    words = ["tournament", "connect_four", "--bots", "random,captain", "--games", "1200", "--jobs", "1"]
    words += ["--out", str(folder)]
    process = subprocess.Popen(
        [sys.executable, "-m", "orrery.cli", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    while process.poll() is None and len(list(folder.glob("parts/games-*.parquet"))) < 3:
        pass
    os.kill(process.pid, signal.SIGINT)
    _, said = process.communicate()
    assert process.returncode == 1
    assert said.strip().splitlines()[-1] == f"Error: stopped; the same command continues from what is in {folder}"
    result = run(*words)
    assert result.exit_code == 0, result.output
    assert "of 1200 games are there already" in result.stderr
    assert not (folder / "parts").exists()


def closed_port() -> int:
    """A port on which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        return int(other.getsockname()[1])


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("simulate", "tictactoe", "--bots", "random,hal"), "unknown bot 'hal'; the bots are random"),
        (("tournament", "tictactoe", "--bots", "random,hal"), "unknown bot 'hal'; the bots are random"),
        (("tournament", "tictactoe", "--bots", "random"), "at least two different bots, not random"),
        (("tournament", "tictactoe", "--seats", "3"), "tictactoe is for 2 seats, not 3"),
        (("tournament", "chess"), "unknown game 'chess'"),
        (("ladder", "chess"), "unknown game 'chess'"),
        (("ladder", "tictactoe", "--bots", "random,hal"), "unknown bot 'hal'"),
        (("simulate", "tictactoe", "--pack", "nowhere"), "no content that a pack could change"),
        (("report", "nowhere.parquet"), "nowhere.parquet: cannot be read (there is no such file)"),
        (("compare", "nowhere", "nothing"), "nowhere: cannot be read (there is no such file)"),
        (("report", "conftest.py"), "conftest.py: cannot be read (not a whole Parquet file)"),
        (("simulate", "tictactoe", "--ray", "nowhere"), "a Ray address is auto or host:port, not 'nowhere'"),
        (("simulate", "tictactoe", "--ray", f"127.0.0.1:{closed_port()}"), "no Ray cluster at '127.0.0.1:"),
        (("simulate", "tictactoe", "--out", "/proc/nowhere"), "/proc/nowhere: cannot be written"),
        (("simulate", "tictactoe", "--out", "conftest.py"), "conftest.py is a file: results need a folder"),
    ],
)
def test_mistakes_get_one_clear_line(words: tuple[str, ...], message: str) -> None:
    result = run(*words)
    assert result.exit_code != 0
    assert result.output.startswith("Error: ")
    assert message in result.output
    assert len(result.output.strip().splitlines()) == 1
