"""A pytest plugin that ties tests to rule clauses: `@pytest.mark.rule("talon:8.2.2b")`.

An unknown clause stops the run. With `--rules`, nothing runs: a table shows which clauses have a test.
"""

from __future__ import annotations

import sys
from importlib.resources import files
from typing import Any

import pytest

from orrery.kernel import Clause
from orrery.parts.clauses import load_clauses


def all_clauses() -> dict[str, tuple[Clause, ...]]:
    """The clauses of every built-in game that has some."""
    folders = sorted(folder.name for folder in files("orrery.games").iterdir() if folder.is_dir())
    return {
        name: load_clauses(f"orrery.games.{name}")
        for name in folders
        if files("orrery.games").joinpath(name).joinpath("rules").joinpath("clauses.toml").is_file()
    }


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="show which rule clauses have a test, and run nothing")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*clauses): the rule clauses that this test would miss")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    tests: dict[str, int] = {}
    for item in items:
        for marker in item.iter_markers("rule"):
            for clause in marker.args:
                tests[clause] = tests.get(clause, 0) + 1
    clauses = all_clauses()
    known = {clause.id for own in clauses.values() for clause in own}
    unknown = sorted(set(tests) - known)
    if unknown:
        raise pytest.UsageError(f"tests name rule clauses that do not exist: {', '.join(unknown)}")
    if config.getoption("--rules"):
        items[:] = []
        sys.stdout.write(coverage_table(clauses, tests))


def coverage_table(clauses: dict[str, tuple[Clause, ...]], tests: dict[str, int]) -> str:
    """Per game: how many clauses have a test, and which have none."""
    lines = [f"\n{'game':<14}{'clauses':>8}{'tested':>8}{'not applicable':>16}{'untested':>10}"]
    missing: list[str] = []
    for name, own in clauses.items():
        tested = [clause for clause in own if clause.id in tests]
        excused = [clause for clause in own if clause.id not in tests and clause.not_applicable]
        untested = [clause for clause in own if clause.id not in tests and not clause.not_applicable]
        lines.append(f"{name:<14}{len(own):>8}{len(tested):>8}{len(excused):>16}{len(untested):>10}")
        missing += [f"  {clause.id:<28}{clause.title['en']}" for clause in untested]
    if missing:
        lines += ["", "clauses without a test:", *missing]
    return "\n".join(lines) + "\n"


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: Any, exitstatus: int) -> None:
    if session.config.getoption("--rules") and exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
        session.exitstatus = pytest.ExitCode.OK
