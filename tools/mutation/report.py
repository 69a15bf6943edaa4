"""The results of a suite: the score, and the survivors by clause and by file."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from mutation.mutants import Mutant
from mutation.suites import ROOT, Suite
from mutation.trial import Verdict

EQUIVALENT = ROOT / "tests" / "mutation" / "equivalent.toml"


@dataclass(frozen=True)
class Equivalent:
    """A mutant that no test can kill, because it has no observable effect.

    `row` is the line that it stands in, for changes that the function has more than one of; where the line has more
    than one, « stands before the change.
    """

    file: str
    function: str
    before: str
    after: str
    reason: str
    row: str = ""

    def is_of(self, mutant: Mutant) -> bool:
        """Whether a mutant is this one; its line may have moved."""
        own = (Path(mutant.path).relative_to(ROOT).as_posix(), mutant.function, mutant.before, mutant.after)
        if own != (self.file, self.function, self.before, self.after):
            return False
        return not self.row or row_of(mutant, self.row) == self.row


@dataclass(frozen=True)
class Family:
    """Mutants of one form that are equivalent for one reason: regular expressions of file, change and line.

    Where the expression of the line has a «, it stands before the change.
    """

    file: str
    before: str
    after: str
    row: str
    reason: str

    def is_of(self, mutant: Mutant) -> bool:
        """Whether a mutant is one of these."""
        row = row_of(mutant, self.row)
        own = (Path(mutant.path).relative_to(ROOT).as_posix(), mutant.before, mutant.after, row)
        patterns = (self.file, self.before, self.after, self.row)
        return all(re.fullmatch(pattern, text) for pattern, text in zip(patterns, own, strict=True))


def row_of(mutant: Mutant, wanted: str) -> str:
    """The line of a mutant, with the mark of the change if what is wanted has one."""
    return mutant.row if "«" in wanted else mutant.row.replace("«", "", 1)


def equivalents(path: Path = EQUIVALENT) -> list[Equivalent | Family]:
    """The known equivalent mutants, single ones and families, each with its reason."""
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    singles = [Equivalent(**table) for table in tables.get("mutant", [])]
    return [*singles, *(Family(**table) for table in tables.get("family", []))]


class Journal:
    """The verdicts of a suite so far, as lines of JSON, so that a stopped run resumes."""

    def __init__(self, suite: Suite, build: Path) -> None:
        self.path = build / f"{suite.name}.jsonl"
        self.tests = suite.tests_digest()
        self.verdicts: dict[str, Verdict] = {}
        if self.path.exists():
            for line in self.path.read_text(encoding="utf-8").splitlines():
                entry = json.loads(line)
                verdict = Verdict(entry["status"], entry["test"], entry["seconds"])
                if verdict.is_killed or entry["tests"] == self.tests:
                    self.verdicts[entry["key"]] = verdict
                else:
                    self.verdicts.pop(entry["key"], None)

    def add(self, mutant: Mutant, verdict: Verdict) -> None:
        """Store a verdict."""
        self.verdicts[mutant.key] = verdict
        entry = {
            "key": mutant.key,
            "status": verdict.status,
            "test": verdict.test,
            "seconds": verdict.seconds,
            "tests": self.tests,
            "mutant": described(mutant),
        }
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")


def report(
    suite: Suite, mutants: Iterable[Mutant], verdicts: dict[str, Verdict], known: Iterable[Equivalent | Family]
) -> str:
    """The report of a suite in Markdown."""
    tried = [mutant for mutant in mutants if mutant.key in verdicts and verdicts[mutant.key].status != "invalid"]
    equal = [mutant for mutant in tried if any(one.is_of(mutant) for one in known)]
    counted = [mutant for mutant in tried if mutant not in equal]
    alive = [mutant for mutant in counted if not verdicts[mutant.key].is_killed]
    killed = len(counted) - len(alive)
    uncovered = sum(verdicts[mutant.key].status == "uncovered" for mutant in alive)
    lines = [
        f"# Mutants of {suite.name}",
        "",
        f"{len(tried)} tried, {len(equal)} equivalent; of the others {killed} killed and {len(alive)} survived"
        f" ({uncovered} of them in lines that no test runs): {score(killed, len(counted)):.1%}.",
        "",
    ]
    lines += table("By kind", "kind", [(mutant.kind, mutant in alive) for mutant in counted])
    lines += table("By file", "file", [(Path(m.path).relative_to(ROOT).as_posix(), m in alive) for m in counted])
    lines += ["## Survivors by clause", ""]
    by_clause: dict[str, list[Mutant]] = {}
    for mutant in alive:
        for clause in mutant.clauses or ("no clause",):
            by_clause.setdefault(clause, []).append(mutant)
    for clause in sorted(by_clause):
        lines.append(f"- {clause}")
        for mutant in by_clause[clause]:
            note = " (no test runs it)" if verdicts[mutant.key].status == "uncovered" else ""
            lines.append(f"  - {described(mutant)}{note}")
    return "\n".join(lines) + "\n"


def described(mutant: Mutant) -> str:
    """A mutant in one line."""
    place = f"{Path(mutant.path).relative_to(ROOT).as_posix()}:{mutant.line}"
    return f"`{place}` {mutant.function}: `{mutant.before}` → `{mutant.after}`"


def score(killed: int, counted: int) -> float:
    """The share of mutants that were killed."""
    return killed / counted if counted else 1.0


def table(title: str, heading: str, rows: list[tuple[str, bool]]) -> list[str]:
    """Mutants and survivors, grouped."""
    tried = Counter(name for name, _ in rows)
    alive = Counter(name for name, is_alive in rows if is_alive)
    lines = [f"## {title}", "", f"| {heading} | tried | survived |", "|---|--:|--:|"]
    lines += [f"| {name} | {tried[name]} | {alive[name]} |" for name in sorted(tried)]
    return [*lines, ""]
