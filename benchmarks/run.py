"""Measure Orrery and the engines it is compared with in one run, and write results.md."""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from types import TracebackType
from typing import Any

import before
from results import (
    BOARDGAMEIO,
    CATANATRON,
    COMPILED,
    COMPILED_BEFORE,
    ENGINES,
    OPENSPIEL_CPP,
    OPENSPIEL_PYTHON,
    PETTINGZOO,
    PURE,
    PURE_BEFORE,
    Results,
    Subject,
    machine,
    markdown,
)

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
TREES = {
    PURE_BEFORE: before.PLAIN,
    PURE: ROOT / "src",
    COMPILED_BEFORE: before.COMPILED,
    COMPILED: ROOT / "build" / "compiled",
}
PEER_PYTHON = HERE / "peers" / ".venv" / "bin" / "python"
BOARDGAMEIO_HOME = HERE / "peers" / "boardgameio"
PEER_GAMES = ("tictactoe", "connect_four")
NODE = os.environ.get("NODE", "node")


class MeasurementError(Exception):
    """A program could not be measured."""


@dataclass(frozen=True)
class Program:
    """A command that measures one subject and prints one JSON line."""

    subject: Subject
    command: tuple[str, ...]
    tree: Path | None = None

    def environment(self) -> dict[str, str]:
        """Its PYTHONPATH."""
        environment = dict(os.environ)
        environment.pop("PYTHONPATH", None)
        if self.tree is not None:
            environment["PYTHONPATH"] = str(self.tree)
        return environment

    def run(self, seconds: float) -> dict[str, object]:
        """Run it and return its measurements."""
        command = [*self.command, "--seconds", str(seconds)]
        # A random game of a large game may be long, and games are always played to the end.
        line = output(command, self.environment(), timeout=120 + 20 * seconds)
        try:
            measured: dict[str, object] = json.loads(line)
        except ValueError as error:
            raise MeasurementError(f"printed no JSON line: {line[:100]!r}") from error
        if "steps_per_second" not in measured:
            raise MeasurementError(f"printed no steps_per_second: {line[:100]!r}")
        expected = self.subject.engine in (COMPILED, COMPILED_BEFORE)
        if self.tree is not None and measured.get("compiled", expected) is not expected:
            raise MeasurementError(f"{self.tree.relative_to(ROOT)} holds {'no' if expected else 'a'} compiled kernel")
        return measured


class Turns:
    """A program that stays alive and measures a rate for a short time on request."""

    def __init__(self, program: Program, seconds: float) -> None:
        command = [*program.command, "--seconds", str(seconds), "--slices"]
        self.process = subprocess.Popen(
            command, cwd=HERE, env=program.environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.rates: list[str] = self.answer()["rates"]

    def answer(self) -> dict[str, Any]:
        """The next line it prints."""
        if self.process.stdout is None or not (line := self.process.stdout.readline()):
            raise MeasurementError("ended before it had measured everything")
        found: dict[str, Any] = json.loads(line)
        return found

    def measure(self, rate: str) -> dict[str, Any]:
        """One rate, measured now."""
        if self.process.stdin is not None:
            print(rate, file=self.process.stdin, flush=True)
        return self.answer()

    def __enter__(self) -> Turns:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.communicate()


def take_turns(programs: list[Program], results: Results, rounds: int, seconds: float) -> None:
    """Measure programs that stay alive, each rate of each in turn, repeatedly."""
    with ExitStack() as stack:
        turns: dict[Program, Turns] = {}
        for program in programs:
            try:
                results.add(program.subject, {"version": program.run(seconds)["version"]})
                turns[program] = stack.enter_context(Turns(program, seconds))
            except MeasurementError as failure:
                results.leave_out(f"{program.subject}: {failure}")
        rates = list(dict.fromkeys(rate for turn in turns.values() for rate in turn.rates))
        for number in range(rounds):
            print(f"\r  round {number + 1} of {rounds}", end="", file=sys.stderr, flush=True)
            for rate in rates:
                for program, turn in turns.items():
                    if rate in turn.rates:
                        results.add(program.subject, turn.measure(rate))
        print(end="\r\033[K", file=sys.stderr)
    for program in turns:
        found = results.rounds[program.subject]["steps_per_second"]
        print(f"  {program.subject.engine}: {statistics.median(found):,.0f} steps/s", flush=True)


def output(command: list[str], environment: dict[str, str] | None = None, timeout: float = 60) -> str:
    """The last line that a command prints."""
    try:
        done = subprocess.run(
            command, cwd=HERE, env=environment, timeout=timeout, capture_output=True, text=True, check=True
        )
    except FileNotFoundError as error:
        raise MeasurementError(f"{command[0]} does not exist") from error
    except subprocess.TimeoutExpired as error:
        raise MeasurementError(f"did not end within {timeout:.0f} seconds") from error
    except subprocess.CalledProcessError as error:
        raise MeasurementError(last_line(error.stderr) or f"ended with status {error.returncode}") from error
    return last_line(done.stdout)


def last_line(text: str) -> str:
    """The last non-empty line."""
    lines = text.strip().splitlines()
    return lines[-1] if lines else ""


def orrery_programs(results: Results) -> list[Program]:
    """Every registered game and the toy, pure and compiled."""
    programs = []
    for engine, tree in TREES.items():
        place = tree.relative_to(ROOT)
        if not (tree / "orrery").is_dir():
            results.leave_out(f"{engine}: there is no tree at {place}; build it first")
            continue
        try:
            names = json.loads(
                output([sys.executable, "measure.py", "--list"], {**os.environ, "PYTHONPATH": str(tree)})
            )
        except MeasurementError as failure:
            results.leave_out(f"{engine}: cannot list its games ({failure})")
            continue
        for name in names:
            programs.append(Program(Subject(engine, name), (sys.executable, "measure.py", name), tree))
        if (HERE / "toy.py").exists():
            programs.append(Program(Subject(engine, "toy"), (sys.executable, "toy.py"), tree))
        else:
            results.leave_out(f"{engine}: there is no benchmarks/toy.py")
    return programs


def peer_programs(results: Results) -> list[Program]:
    """Every peer with each of its games."""
    programs = []
    if PEER_PYTHON.exists():
        openspiel = (str(PEER_PYTHON), "-m", "peers.openspiel")
        pettingzoo = (str(PEER_PYTHON), "-m", "peers.pettingzoo")
        for game in PEER_GAMES:
            programs.append(Program(Subject(OPENSPIEL_CPP, game), (*openspiel, game)))
            programs.append(Program(Subject(PETTINGZOO, game), (*pettingzoo, game)))
        programs.append(
            Program(Subject(OPENSPIEL_PYTHON, "tictactoe"), (*openspiel, "tictactoe", "--engine", "python"))
        )
        programs.append(Program(Subject(CATANATRON, "catan"), (str(PEER_PYTHON), "-m", "peers.catanatron", "catan")))
    else:
        results.leave_out("OpenSpiel, PettingZoo and catanatron are not installed; run benchmarks/peers/setup.sh")
    if (BOARDGAMEIO_HOME / "node_modules").is_dir():
        for game in PEER_GAMES:
            command = (NODE, str(BOARDGAMEIO_HOME / "bench.js"), game)
            programs.append(Program(Subject(BOARDGAMEIO, game), command))
    else:
        results.leave_out("boardgame.io is not installed; run benchmarks/peers/setup.sh")
    return programs


def run_often(program: Program, results: Results, rounds: int) -> None:
    """Measure a peer, in a new process each time."""
    for _ in range(rounds):
        try:
            results.add(program.subject, program.run(1.0))
        except MeasurementError as failure:
            results.leave_out(f"{program.subject}: {failure}")
            print(f"  {program.subject.engine} failed: {failure}", flush=True)
            return
    found = results.rounds[program.subject]["steps_per_second"]
    print(f"  {program.subject.engine}: {statistics.median(found):,.0f} steps/s", flush=True)


def interleaved(programs: list[Program]) -> list[Program]:
    """Ordered so that compared programs are measured close together in time."""
    return sorted(programs, key=lambda each: (each.subject.game, ENGINES.index(each.subject.engine)))


def conditions(seconds: float, rounds: int, peers: bool) -> list[tuple[str, str]]:
    """The machine, the interpreters and the parameters."""
    rows = [*machine(), ("Python", platform.python_version())]
    if peers:
        for name, command in (("Python of the peers", str(PEER_PYTHON)), ("Node", NODE)):
            try:
                rows.append((name, output([command, "--version"]).removeprefix("Python ").removeprefix("v")))
            except MeasurementError:
                continue
    load = ", ".join(f"{value:.1f}" for value in os.getloadavg())
    rows.append(("Load before (1, 5, 15 minutes)", load))
    rows.append(("Measured", f"{rounds} interleaved rounds of {seconds:g} seconds for each rate; medians"))
    return rows


def parsed_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.3, help="how long to measure a rate at a time (default 0.3)")
    parser.add_argument("--rounds", type=int, default=20, help="how often; the median counts (default 20)")
    parser.add_argument("--peer-rounds", type=int, default=5, help="the same for the peers, a second each (default 5)")
    parser.add_argument("--games", metavar="A,B", help="only these games; `toy` is one of them (default all)")
    parser.add_argument("--skip-peers", action="store_true", help="measure Orrery only")
    parser.add_argument("--skip-orrery", action="store_true", help="measure the peers only")
    parser.add_argument("--output", type=Path, default=HERE / "results.md", help="where to write the results")
    arguments = parser.parse_args()
    if arguments.seconds <= 0 or arguments.rounds < 1:
        parser.error("--seconds and --rounds must be more than 0")
    return arguments


def main() -> int:
    arguments = parsed_arguments()
    results = Results()
    programs = [] if arguments.skip_orrery else orrery_programs(results)
    programs += [] if arguments.skip_peers else peer_programs(results)
    for reason in results.left_out:
        print(f"left out: {reason}", file=sys.stderr)
    if arguments.games:
        wanted = set(arguments.games.split(","))
        known = {program.subject.game for program in programs}
        if wanted - known:
            missing, choices = (", ".join(sorted(names)) for names in (wanted - known, known))
            print(f"no such game: {missing}; choose from {choices}", file=sys.stderr)
            return 2
        programs = [program for program in programs if program.subject.game in wanted]
    rows = conditions(arguments.seconds, arguments.rounds, peers=not arguments.skip_peers)

    for game, group in groupby(interleaved(programs), key=lambda each: each.subject.game):
        print(game, flush=True)
        together = list(group)
        ours = [program for program in together if program.tree is not None]
        take_turns(ours, results, arguments.rounds, arguments.seconds)
        for program in together:
            if program not in ours:
                run_often(program, results, arguments.peer_rounds)

    arguments.output.write_text(markdown(results, rows))
    print(f"Wrote {arguments.output}")
    return 1 if results.left_out else 0


if __name__ == "__main__":
    sys.exit(main())
