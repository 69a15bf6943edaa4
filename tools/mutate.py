"""Mutation testing: `python tools/mutate.py talon --sample 200 --seed 7`, or `make mutate GAME=talon SAMPLE=200`.

Every mutant is tried in a child process, forked after all tests were imported and collected, so that it costs little
more than the tests that run its line. Golden records and perft counts are left out: they notice every change, also one
that is meant, and so say nothing about the tests of the rules.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterable
from pathlib import Path

import pytest
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mutation.mutants import Mutant
from mutation.report import Journal, equivalents, report
from mutation.suites import ROOT, Suite, changed_files, suites
from mutation.touching import Touching, touching
from mutation.trial import Trial, Verdict, trials

#: Functions called by tests that compare whole games with recorded ones.
RECORDED = {"check_golden", "check_perft", "perft", "replay"}
#: Tests that need more processor time, measured under coverage, are not run on mutants: they play whole games, and a
#: broken rule is to be noticed by the tests of that rule.
SLOWEST = 1.5


class Mutation:
    """A pytest plugin that runs mutants instead of the tests."""

    def __init__(self, suite: Suite, given: argparse.Namespace) -> None:
        self.suite = suite
        self.given = given
        self.console = Console(stderr=True)
        self.text = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Skip tests that compare with recorded games."""
        items[:] = [item for item in items if not is_recorded(item)]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try the mutants."""
        if session.testsfailed:
            raise session.Interrupted("a test module could not be imported")
        with self.console.status(f"{self.suite.name}: which test runs which line"):
            lines = touching(self.suite, session.items, self.given.build)
        if lines.failing:
            self.console.print(f"left out, because they fail without any mutant: {', '.join(lines.failing)}")
        mutants = chosen(self.suite.mutants(), self.given.sample, self.given.seed, self.given.only)
        journal = Journal(self.suite, self.given.build)
        left = [mutant for mutant in mutants if mutant.key not in journal.verdicts]
        started = time.monotonic()
        self.run(left, session.items, lines, journal)
        known = equivalents()
        self.text = report(self.suite, mutants, journal.verdicts, known)
        target = self.given.build / f"{self.suite.name}.md"
        target.write_text(self.text, encoding="utf-8")
        self.console.print(self.text, markup=False, highlight=False, soft_wrap=True)
        seconds = time.monotonic() - started
        self.console.print(f"{len(left)} mutants in {seconds:.0f} s; the report is {target}")
        return True

    def run(self, left: list[Mutant], items: list[pytest.Item], lines: Touching, journal: Journal) -> None:
        """Try the mutants without a verdict, under a progress bar."""
        named = {item.nodeid: item for item in items}
        slow = {test for test, seconds in lines.seconds.items() if seconds > SLOWEST}
        work = []
        for mutant in left:
            tests = [test for test in lines.tests(mutant) if test not in slow and test not in lines.failing]
            if not tests:
                journal.add(mutant, Verdict("uncovered"))
                continue
            work.append((mutant, [Trial(named[test], 2.0 + 5 * lines.seconds[test]) for test in tests]))
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=self.console, transient=True) as bar:
            task = bar.add_task(self.suite.name, total=len(work))
            survived = 0
            for mutant, verdict in trials(work, self.given.workers):
                journal.add(mutant, verdict)
                survived += verdict.status == "survived"
                bar.update(task, advance=1, description=f"{self.suite.name}, {survived} survived")


def is_recorded(item: pytest.Item) -> bool:
    """Whether a test compares with golden records or perft counts."""
    function = getattr(item, "function", None)
    return function is not None and bool(RECORDED & set(function.__code__.co_names))


def chosen(mutants: list[Mutant], sample: int, seed: int, only: str) -> list[Mutant]:
    """The mutants to try: of certain files, sampled by a seed, those in changed files first."""
    wanted = [mutant for mutant in mutants if only in mutant.path]
    if sample and sample < len(wanted):
        wanted = random.Random(seed).sample(wanted, sample)
    changed = {str(ROOT / name) for name in changed_files()}
    return sorted(wanted, key=lambda mutant: mutant.path not in changed)


def mutate(suite: Suite, given: argparse.Namespace) -> str:
    """Run one suite and return its report."""
    plugin = Mutation(suite, given)
    options = ["-q", "-s", "--no-header", "--no-summary", "-p", "no:cacheprovider", "-o", "timeout=0", "-o", "addopts="]
    options += ["--import-mode=importlib", "--doctest-modules"]
    status = pytest.main([*options, *(str(ROOT / place) for place in suite.tests)], plugins=[plugin])
    if not plugin.text:
        raise SystemExit(f"{suite.name}: the tests could not be collected ({status})")
    return plugin.text


def main(arguments: Iterable[str] | None = None) -> None:
    """Read the command line and run."""
    known = suites()
    parser = argparse.ArgumentParser(description="Break the rules on purpose and see which tests notice.")
    parser.add_argument("suite", choices=sorted(known), help="what to mutate")
    parser.add_argument("--sample", type=int, default=0, help="how many mutants to draw (all)")
    parser.add_argument("--seed", type=int, default=7, help="the seed of the draw (7)")
    parser.add_argument("--only", default="", help="only files whose path contains this")
    parser.add_argument("--workers", type=int, default=2, help="how many processes (2)")
    parser.add_argument("--build", type=Path, default=ROOT / "build/mutation", help="for verdicts (build/mutation)")
    given = parser.parse_args(None if arguments is None else list(arguments))
    mutate(known[given.suite], given)


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "tools"))
    main()
