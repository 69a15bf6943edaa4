"""`make simulate-server`: many simulations of the whole server, each from its seed."""

from __future__ import annotations

import argparse
import os
import resource
import sys
import time

import msgspec

if os.environ.get("PYTHONHASHSEED") != "0":  # the order of sets must be the same each time
    arguments = [sys.executable, "-m", "tests.server.simulation", *sys.argv[1:]]
    os.execve(sys.executable, arguments, os.environ | {"PYTHONHASHSEED": "0"})

from tests.server.simulation.planted import BUGS
from tests.server.simulation.run import Case, as_json, leaving_everything, simulate_many, simulate_one
from tests.server.simulation.world import PEOPLE, Report

#: Failing seeds after which the rest is not tried any more.
ENOUGH = 10


class Progress:
    """A bar that shows how far it is."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.done = self.moves = self.failed = 0
        self.began = time.monotonic()
        self.shown = 0.0

    def add(self, report: Report) -> None:
        """Count a simulation."""
        self.done += 1
        self.moves += report.moves
        self.failed += bool(report.fault)
        if time.monotonic() - self.shown > 0.5 or self.done == self.count:
            self.shown = time.monotonic()
            self.show()

    def show(self) -> None:
        """Draw the bar."""
        spent = time.monotonic() - self.began
        bar = "#" * (30 * self.done // self.count)
        left = spent / self.done * (self.count - self.done)
        text = (
            f"\r[{bar:<30}] {self.done} of {self.count} seeds, {self.moves} moves ({self.moves / spent:.0f} a second), "
            f"{self.failed} failed, {left / 60:.0f} minutes left  "
        )
        print(text, end="" if self.done < self.count else "\n", file=sys.stderr, flush=True)


def processor_seconds() -> float:
    """What the processes that have ended took of a processor."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def show_failure(report: Report, case: Case) -> None:
    """What is wrong, and the one command that repeats it."""
    usual = Case()
    more = [
        f"--{name} {value}" for name in Case.__struct_fields__ if (value := getattr(case, name)) != getattr(usual, name)
    ]
    extra = f' ARGS="{" ".join(more)}"' if more else ""
    print(f"\nseed {report.seed}: {report.fault}\n  repeat it with: make simulate-server SEED={report.seed}{extra}")


def show_bugs(bugs: list[str], seeds: range, workers: int, case: Case) -> bool:
    """How many seeds it takes to find each planted bug; whether all were found."""
    print("| bug | what is broken | first seed | how it was noticed |\n|---|---|---|---|", flush=True)
    missed = 0
    for name in bugs:
        found: Report | None = None
        for tried, report in enumerate(simulate_many(seeds, workers, msgspec.structs.replace(case, bug=name)), 1):
            print(f"\r{name}: {tried} seeds ", end="", file=sys.stderr, flush=True)
            if report.fault:
                found = report
                break
        missed += found is None
        noticed = "not found" if found is None else found.fault.partition(": ")[2][:110]
        print(f"\r| {name} | {BUGS[name].__doc__} | {found.seed if found else '-'} | {noticed} |", flush=True)
    return missed == 0


def main() -> None:
    """Simulate as asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=1000, help="how many seeds")
    parser.add_argument("--first", type=int, default=0, help="the first of them")
    parser.add_argument("--seed", type=int, help="this one alone, with everything that happens")
    parser.add_argument("--minutes", type=float, default=0.0, help="stop after so long; 0: not before the last seed")
    parser.add_argument("--moves", type=int, default=0, help="moves of each simulation; 0: as the seed says")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--bug", choices=list(BUGS), default="", help="with a planted bug")
    parser.add_argument("--people", choices=list(PEOPLE), default="any", help="which people play")
    parser.add_argument("--bugs", nargs="*", metavar="NAME", help="find planted bugs, all if none is named")
    parser.add_argument("--json", action="store_true", help="print every report as a line of JSON")
    chosen = parser.parse_args()
    case = Case(chosen.moves, chosen.bug, chosen.people)
    if chosen.seed is not None:
        report = simulate_one(chosen.seed, case)
        print(report.fault or f"seed {report.seed} is clean: {report.moves} moves, trace {report.trace}")
        sys.exit(bool(report.fault))
    seeds = range(chosen.first, chosen.first + chosen.seeds)
    if chosen.bugs is not None:
        sys.exit(not show_bugs(chosen.bugs or list(BUGS), seeds, chosen.workers, case))
    progress = Progress(len(seeds))
    reports = []
    for report in simulate_many(seeds, chosen.workers, case):
        reports.append(report)
        progress.add(report)
        if report.fault:
            show_failure(report, case)
        if progress.failed >= ENOUGH or 0 < chosen.minutes * 60 < time.monotonic() - progress.began:
            break
    if chosen.json:
        print(as_json(reports))
    kills = sum(report.kills for report in reports)
    print(
        f"{len(reports)} seeds, {progress.moves} moves, {sum(one.messages for one in reports)} messages checked, "
        f"{kills} servers killed, {sum(one.seconds for one in reports) / 3600:.0f} simulated hours, "
        f"{progress.failed} failed, {time.monotonic() - progress.began:.0f} s, "
        f"{processor_seconds():.0f} s of a processor"
    )
    sys.exit(progress.failed > 0)


if __name__ == "__main__":
    with leaving_everything():
        main()
