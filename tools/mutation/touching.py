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
from mutation.suites import ROOT, Suite
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
    """The map of a suite: from the last run if nothing has changed, or measured now."""
    path = build / f"{suite.name}-lines.json"
    digest = suite.digest()
    if path.exists():
        kept = json.loads(path.read_text(encoding="utf-8"))
        if kept["digest"] == digest:
            return read(kept)
    path.parent.mkdir(parents=True, exist_ok=True)
    found = ask(lambda: measure(suite, items))
    if found is None:
        raise RuntimeError("the tests could not be measured: run them with pytest to see why")
    path.write_text(json.dumps({"digest": digest, **found}), encoding="utf-8")
    return read(found)


def read(document: dict[str, Any]) -> Touching:
    """The map as it was kept; tests are stored once, lines name them by number."""
    names: list[str] = document["tests"]
    lines = {
        file: {int(line): [names[number] for number in numbers] for line, numbers in own.items()}
        for file, own in document["lines"].items()
    }
    return Touching(lines, dict(zip(names, document["seconds"], strict=True)), document["failing"])


def measure(suite: Suite, items: list[pytest.Item]) -> dict[str, Any]:
    """Run every test once under coverage, in a child: the parent must not fill any cache that a mutant would miss."""
    import coverage

    files = [str(path) for path in suite.files()]
    watch = coverage.Coverage(data_file=None, include=files, config_file=False)
    seconds: list[float] = []
    failing: list[str] = []
    watch.start()
    for number, item in enumerate(items):
        watch.switch_context(str(number))
        started = time.process_time()
        following = items[number + 1] if number + 1 < len(items) else None
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
            failing.append(item.nodeid)
        seconds.append(round(time.process_time() - started, 4))
    watch.stop()
    data = watch.get_data()
    lines = {
        Path(file).relative_to(ROOT).as_posix(): {
            line: sorted(int(context) for context in contexts if context)
            for line, contexts in data.contexts_by_lineno(file).items()
        }
        for file in files
    }
    return {"tests": [item.nodeid for item in items], "seconds": seconds, "lines": lines, "failing": failing}
