"""Running many simulations, each in a process that is thrown away with what the killed servers left behind."""

from __future__ import annotations

import contextlib
import gc
import multiprocessing
import os
import subprocess
import sys
import traceback
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec
from tests.server.simulation.database import template
from tests.server.simulation.doors import LOGS, application, simulated_games
from tests.server.simulation.planted import planted
from tests.server.simulation.world import Report, World

ROOT = Path(__file__).parents[3]
#: Seeds that one process simulates: what killed servers leave behind stays in memory until it ends.
CHUNK = 20
FEW = 4
#: The most servers at once.
PLACES = 3


class Case(msgspec.Struct, frozen=True):
    """What all seeds of a run have in common."""

    #: Moves of each simulation; 0: as the seed says.
    moves: int = 0
    bug: str = ""
    people: str = "any"

    def world(self, seed: int) -> World:
        """The world of a seed."""
        return World(seed, self.moves, self.people)


def prepare() -> None:
    """Make what all simulations share."""
    template()
    for place in range(PLACES):
        application(place).openapi_schema  # noqa: B018
    gc.collect()
    gc.freeze()
    gc.disable()


def _chunk(given: tuple[Sequence[int], Case]) -> list[Report]:
    seeds, case = given
    reports = []
    for seed in seeds:
        with planted(case.bug):
            reports.append(case.world(seed).run())
        if case.bug and reports[-1].fault:
            break
    return reports


def simulate_many(seeds: Sequence[int], workers: int, case: Case) -> Iterator[Report]:
    """Many simulations at once, reported in order; with a bug only until it is found in a few of them."""
    with simulated_games():
        prepare()
        size = CHUNK if not case.bug else FEW
        chunks = [(seeds[at : at + size], case) for at in range(0, len(seeds), size)]
        with multiprocessing.get_context("fork").Pool(workers, maxtasksperchild=1) as pool:
            for reports in pool.imap(_chunk, chunks):
                yield from reports


def simulate_one(seed: int, case: Case) -> Report:
    """One simulation with all that is known about it on the standard error stream."""
    with simulated_games():
        prepare()
        with planted(case.bug):
            world = case.world(seed)
            print(f"faults: {', '.join(world.faults.chosen) or 'none'}", file=sys.stderr)
            world.checker.listeners.append(
                lambda match, entry: print(
                    f"{world.loop.now:10.3f}  {match.id} {entry.number:4} {entry.kind} {entry.code} "
                    f"by seat {entry.seat}, then seat {entry.turn} ({entry.status})",
                    file=sys.stderr,
                )
            )
            world.loop.mourners.append(
                lambda process: print(f"{world.loop.now:10.3f}  {process.name} ends", file=sys.stderr)
            )
            report = world.run()
        for line in LOGS.lines[-20:]:
            print(f"log: {line}", file=sys.stderr)
    return report


def in_a_process(arguments: Iterable[str]) -> str:
    """What the simulation prints that is run with these arguments, in a process with a fixed order of sets."""
    command = [sys.executable, "-m", "tests.server.simulation", *arguments]
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    environment = os.environ | {"PYTHONHASHSEED": "0", "PYTHONPATH": paths}
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=environment, cwd=ROOT)
    return done.stdout + done.stderr


def as_json(reports: Iterable[Report]) -> str:
    """Reports for programs."""
    return "\n".join(msgspec.json.encode(report).decode() for report in sorted(reports, key=lambda one: one.seed))


@contextlib.contextmanager
def leaving_everything() -> Iterator[None]:
    """End the process without tidying up: nobody tidies up after a killed server."""
    code = 1
    try:
        yield
        code = 0
    except SystemExit as ending:
        code = ending.code if isinstance(ending.code, int) else 1
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
