"""What was measured, the bars it is held against, and results.md."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

PURE = "Orrery, pure"
COMPILED = "Orrery, compiled"
OPENSPIEL_CPP = "OpenSpiel C++"
OPENSPIEL_PYTHON = "OpenSpiel Python"
PETTINGZOO = "PettingZoo"
BOARDGAMEIO = "boardgame.io"
ENGINES = (PURE, COMPILED, OPENSPIEL_CPP, OPENSPIEL_PYTHON, PETTINGZOO, BOARDGAMEIO)

RATES = ("steps_per_second", "clone_steps_per_second", "games_per_second")
NOT_MEASURED = "not measured"


@dataclass(frozen=True)
class Subject:
    """One engine playing one game."""

    engine: str
    game: str

    def __str__(self) -> str:
        return f"{self.engine}, {self.game}"


@dataclass(frozen=True)
class Bar:
    """A ratio between two subjects, or one subject's rate, and the least it has to be."""

    ours: Subject
    least: float
    theirs: Subject | None = None
    rate: str = "steps_per_second"


CONNECT_FOUR = Subject(COMPILED, "connect_four")
BARS = (
    Bar(CONNECT_FOUR, 0.5, Subject(OPENSPIEL_CPP, "connect_four")),
    Bar(CONNECT_FOUR, 8, Subject(OPENSPIEL_PYTHON, "tictactoe")),
    Bar(Subject(COMPILED, "tictactoe"), 8, Subject(OPENSPIEL_PYTHON, "tictactoe")),
    Bar(CONNECT_FOUR, 20, Subject(PETTINGZOO, "connect_four")),
    Bar(CONNECT_FOUR, 50, Subject(BOARDGAMEIO, "connect_four")),
    Bar(Subject(PURE, "connect_four"), 2, Subject(OPENSPIEL_PYTHON, "tictactoe")),
    Bar(Subject(PURE, "toy"), 300_000, rate="clone_steps_per_second"),
    Bar(Subject(COMPILED, "toy"), 600_000, rate="clone_steps_per_second"),
)


@dataclass
class Results:
    """The best rates of every subject over all rounds, and everything that could not be measured."""

    best: dict[Subject, dict[str, float]] = field(default_factory=dict)
    versions: dict[str, str] = field(default_factory=dict)
    left_out: list[str] = field(default_factory=list)

    def add(self, subject: Subject, measured: dict[str, object]) -> None:
        """Keep the better of what is known and what was just measured, rate by rate."""
        best = self.best.setdefault(subject, {})
        for rate in RATES:
            value = measured.get(rate)
            if isinstance(value, int | float):
                best[rate] = max(best.get(rate, 0.0), float(value))
        if "version" in measured:
            self.versions[subject.engine] = str(measured["version"])

    def leave_out(self, reason: str) -> None:
        """Remember once why something is missing."""
        if reason not in self.left_out:
            self.left_out.append(reason)

    def verdict(self, bar: Bar) -> tuple[str, str]:
        """The measured figure of a bar, and whether it is met."""
        ours = self.best.get(bar.ours, {}).get(bar.rate)
        theirs = 1.0 if bar.theirs is None else self.best.get(bar.theirs, {}).get(bar.rate)
        if ours is None or theirs is None:
            return NOT_MEASURED, NOT_MEASURED
        value = ours / theirs
        return _figure(value), "met" if value >= bar.least else "not met"


def machine() -> list[tuple[str, str]]:
    """What the figures were measured on."""
    return [
        ("CPU", _cpu()),
        ("Cores", str(os.cpu_count())),
        ("RAM", f"{os.sysconf('SC_PAGE_SIZE') * os.sysconf('SC_PHYS_PAGES') / 2**30:.0f} GiB"),
        ("OS", _system()),
    ]


def markdown(results: Results, conditions: Iterable[tuple[str, str]]) -> str:
    """The whole of results.md."""
    parts = [
        "# Benchmark results",
        "Written by `benchmarks/run.py`; `benchmarks/README.md` says how to read it.",
        _table(("", ""), [*conditions, *results.versions.items()]),
        "## Bars",
        "Ratios are of steps per second, measured in the same run; the toy's bars are rates.",
        _table(
            ("Orrery", "against", "bar", "measured", ""),
            [_bar_row(results, bar) for bar in BARS],
            numbers=(2, 3),
        ),
        "## Rates",
        _table(
            ("game", "engine", "steps/s", "clone+step/s", "games/s"),
            [
                (subject.game, subject.engine, *(_figure(best.get(rate)) for rate in RATES))
                for subject, best in sorted(results.best.items(), key=_reading_order)
            ],
            numbers=(2, 3, 4),
        ),
    ]
    if results.left_out:
        parts += ["## Left out", "\n".join(f"- {reason}" for reason in results.left_out)]
    return "\n\n".join(parts) + "\n"


def _bar_row(results: Results, bar: Bar) -> tuple[str, ...]:
    against = "clone+step/s" if bar.theirs is None else str(bar.theirs)
    return (str(bar.ours), against, f">= {_figure(bar.least)}", *results.verdict(bar))


def _reading_order(item: tuple[Subject, dict[str, float]]) -> tuple[str, int]:
    return item[0].game, ENGINES.index(item[0].engine)


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]], numbers: tuple[int, ...] = ()) -> str:
    rule = ["--:" if column in numbers else "---" for column in range(len(head))]
    return "\n".join("| " + " | ".join(row) + " |" for row in (head, rule, *rows))


def _figure(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 or value == int(value) else f"{value:.3g}"


def _cpu() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def _system() -> str:
    try:
        name = platform.freedesktop_os_release()["PRETTY_NAME"]
    except (OSError, KeyError):
        return platform.platform()
    return f"{name}, {platform.system()} {platform.release()}"
