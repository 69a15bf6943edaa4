"""Which test runs which line: measured once with coverage.py in a child process, and kept until something changes."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from mutation.mutants import Mutant
from mutation.suites import ROOT, Suite, fingerprint
from mutation.trial import ask


@dataclass
class Touching:
    """The tests by line of each file, the processor time of each, and those that fail without any mutant."""

    lines: dict[str, dict[int, list[str]]]
    seconds: dict[str, float]
    failing: list[str]

    def tests(self, mutant: Mutant) -> list[str]:
        """The tests that run the lines of a mutant, the quickest first."""
        lines = self.lines.get(Path(mutant.path).relative_to(ROOT).as_posix(), {})
        found = {test for line in range(mutant.line, mutant.last + 1) for test in lines.get(line, ())}
        return sorted(found, key=lambda test: (self.seconds[test], test))


def touching(suite: Suite, items: list[pytest.Item], build: Path) -> Touching:
    """The map of a suite: of modules that have not changed since the last run from there, of others measured now."""
    path = build / f"{suite.name}-lines.json"
    digest = suite.digest()
    modules = {str(item.path): fingerprint([item.path]) for item in items}
    kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    if kept.get("digest") != digest:
        kept = {"modules": {}, "tests": {}}
    wanted = {item.nodeid for item in items if kept["modules"].get(str(item.path)) == modules[str(item.path)]}
    tests = {name: entry for name, entry in kept["tests"].items() if name in wanted}
    missing = [item for item in items if item.nodeid not in tests]
    if missing:
        found = ask(lambda: measure(suite, missing))
        if found is None:
            raise RuntimeError("the tests could not be measured: run them with pytest to see why")
        tests |= found
        path.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps({"digest": digest, "modules": modules, "tests": tests})
        path.write_text(text, encoding="utf-8")
    return read(tests)


def read(tests: dict[str, Any]) -> Touching:
    """The map by line from what each test runs."""
    lines: dict[str, dict[int, list[str]]] = {}
    for name, entry in tests.items():
        for file, numbers in entry["lines"].items():
            own = lines.setdefault(file, {})
            for number in numbers:
                own.setdefault(number, []).append(name)
    seconds = {name: entry["seconds"] for name, entry in tests.items()}
    return Touching(lines, seconds, [name for name, entry in tests.items() if entry["fails"]])


def measure(suite: Suite, items: list[pytest.Item]) -> dict[str, Any]:
    """Run every test once under coverage, in a child: the parent must not fill any cache that a mutant would miss."""
    import coverage

    files = [str(path) for path in suite.files()]
    watch = coverage.Coverage(data_file=None, include=files, config_file=False)
    found: dict[str, Any] = {}
    watch.start()
    for number, item in enumerate(items):
        watch.switch_context(str(number))
        started = time.process_time()
        following = items[number + 1] if number + 1 < len(items) else None
        fails = any(report.failed for report in runtestprotocol(item, log=False, nextitem=following))
        found[item.nodeid] = {"seconds": round(time.process_time() - started, 4), "fails": fails, "lines": {}}
    watch.stop()
    data = watch.get_data()
    for file in files:
        name = Path(file).relative_to(ROOT).as_posix()
        for line, contexts in data.contexts_by_lineno(file).items():
            for context in contexts:
                if context:
                    found[items[int(context)].nodeid]["lines"].setdefault(name, []).append(line)
    return found
