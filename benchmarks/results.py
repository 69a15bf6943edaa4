"""The measurements, their targets, and results.md."""

from __future__ import annotations

import os
import platform
import statistics
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

PURE = "Orrery, pure"
COMPILED = "Orrery, compiled"
PURE_BEFORE = "Orrery before, pure"
COMPILED_BEFORE = "Orrery before, compiled"
OPENSPIEL_CPP = "OpenSpiel C++"
OPENSPIEL_PYTHON = "OpenSpiel Python"
PETTINGZOO = "PettingZoo"
BOARDGAMEIO = "boardgame.io"
CATANATRON = "catanatron"
ENGINES = (
    PURE_BEFORE,
    PURE,
    COMPILED_BEFORE,
    COMPILED,
    OPENSPIEL_CPP,
    OPENSPIEL_PYTHON,
    PETTINGZOO,
    BOARDGAMEIO,
    CATANATRON,
)

RATES = {
    "steps_per_second": "steps/s",
    "clone_steps_per_second": "clone+step/s",
    "playout_steps_per_second": "playout steps/s",
    "playout_clone_steps_per_second": "playout clone+step/s",
    "vector_summary_steps_per_second": "vector steps/s, summaries",
    "vector_short_steps_per_second": "vector steps/s, short",
    "vector_full_steps_per_second": "vector steps/s, full",
    "games_per_second": "games/s",
    "captain_games_per_second": "captains' games/s",
}
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
    """A ratio between the rates of two subjects, and its minimum."""

    ours: Subject
    theirs: Subject
    least: float
    rate: str = "steps_per_second"
    #: The other's rate, if it differs.
    against: str = ""


def bars() -> list[Bar]:
    """The targets of the current engine: against the previous one, plain and compiled, and its peers."""
    found = []
    large = ("expanse", "parsec", "talon")
    floors = {
        "steps_per_second": 2.5,
        "clone_steps_per_second": 2.5,
        "playout_steps_per_second": 2.5,
        "playout_clone_steps_per_second": 2.5,
        "captain_games_per_second": 2.0,
    }
    for rate, floor in floors.items():
        found += [Bar(Subject(COMPILED, game), Subject(COMPILED_BEFORE, game), floor, rate) for game in large]
        if rate != "captain_games_per_second":
            found.append(Bar(Subject(COMPILED, "toy"), Subject(COMPILED_BEFORE, "toy"), 3.0, rate))
    # The playouts draw from the engine's own generator, which plain Python before had no loop for.
    for rate in ("steps_per_second", "clone_steps_per_second", "captain_games_per_second"):
        found += [Bar(Subject(PURE, game), Subject(PURE_BEFORE, game), 0.95, rate) for game in (*large, "toy")]
    for game in (*large, "connect_four", "tictactoe"):
        for form in ("summary", "short", "full"):
            rate = f"vector_{form}_steps_per_second"
            found.append(Bar(Subject(COMPILED, game), Subject(COMPILED, game), 0.7, rate, "steps_per_second"))
    connect_four, tictactoe = (Subject(COMPILED, game) for game in ("connect_four", "tictactoe"))
    return [
        *found,
        Bar(connect_four, Subject(OPENSPIEL_CPP, "connect_four"), 1.2),
        Bar(tictactoe, Subject(OPENSPIEL_CPP, "tictactoe"), 1.0),
        Bar(tictactoe, Subject(OPENSPIEL_PYTHON, "tictactoe"), 8.0),
        Bar(connect_four, Subject(PETTINGZOO, "connect_four"), 20.0),
        Bar(connect_four, Subject(BOARDGAMEIO, "connect_four"), 50.0),
    ]


@dataclass
class Results:
    """The rates of every subject, round by round, and everything that could not be measured."""

    rounds: dict[Subject, dict[str, list[float]]] = field(default_factory=dict)
    versions: dict[str, str] = field(default_factory=dict)
    left_out: list[str] = field(default_factory=list)

    def add(self, subject: Subject, measured: dict[str, object]) -> None:
        """Store the measurements of one round."""
        rounds = self.rounds.setdefault(subject, {})
        for rate in RATES:
            value = measured.get(rate)
            if isinstance(value, int | float):
                rounds.setdefault(rate, []).append(float(value))
        if "version" in measured:
            self.versions[subject.engine] = str(measured["version"])

    def leave_out(self, reason: str) -> None:
        """Record once why something is missing."""
        if reason not in self.left_out:
            self.left_out.append(reason)

    def ratios(self, bar: Bar) -> list[float]:
        """The ratio of a bar in every round: both were measured close together in time."""
        ours = self.rounds.get(bar.ours, {}).get(bar.rate, [])
        theirs = self.rounds.get(bar.theirs, {}).get(bar.against or bar.rate, [])
        return [own / other for own, other in zip(ours, theirs, strict=False)]

    def verdict(self, bar: Bar) -> tuple[str, str]:
        """The measured ratio of a target with its spread, and whether it is met."""
        ratios = self.ratios(bar)
        if not ratios:
            return NOT_MEASURED, NOT_MEASURED
        return _with_spread(ratios), "met" if statistics.median(ratios) >= bar.least else "not met"


def machine() -> list[tuple[str, str]]:
    """The machine of the measurements."""
    return [
        ("CPU", _cpu()),
        ("Cores", str(os.cpu_count())),
        ("RAM", f"{os.sysconf('SC_PAGE_SIZE') * os.sysconf('SC_PHYS_PAGES') / 2**30:.0f} GiB"),
        ("OS", _system()),
    ]


def markdown(results: Results, conditions: Iterable[tuple[str, str]]) -> str:
    """The text of results.md."""
    parts = [
        "# Benchmark results",
        "Written by `benchmarks/run.py`; `benchmarks/README.md` says how to read it.",
        _table(("", ""), [*conditions, *results.versions.items()]),
        "## Ratios",
        "Medians of the ratios of the rounds, with the lowest and the highest.",
        _table(
            ("Orrery", "against", "rate", "floor", "ratio", ""),
            [_bar_row(results, bar) for bar in bars() if results.ratios(bar)],
            numbers=(3, 4),
        ),
        "## Rates",
        "Medians of the rounds, with the lowest and the highest.",
        _table(
            ("game", "engine", *RATES.values()),
            [
                (subject.game, subject.engine, *(_with_spread(rounds.get(rate, [])) for rate in RATES))
                for subject, rounds in sorted(results.rounds.items(), key=_reading_order)
            ],
            numbers=tuple(range(2, 2 + len(RATES))),
        ),
    ]
    if results.left_out:
        parts += ["## Left out", "\n".join(f"- {reason}" for reason in results.left_out)]
    return "\n\n".join(parts) + "\n"


def _bar_row(results: Results, bar: Bar) -> tuple[str, ...]:
    against = f"its {RATES[bar.against]}" if bar.against else bar.theirs.engine
    return (str(bar.ours), against, RATES[bar.rate], _figure(bar.least), *results.verdict(bar))


def _with_spread(values: list[float]) -> str:
    if not values:
        return ""
    return f"{_figure(statistics.median(values))} ({_figure(min(values))} to {_figure(max(values))})"


def _reading_order(item: tuple[Subject, dict[str, list[float]]]) -> tuple[str, int]:
    return item[0].game, ENGINES.index(item[0].engine)


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]], numbers: tuple[int, ...] = ()) -> str:
    rule = ["--:" if column in numbers else "---" for column in range(len(head))]
    return "\n".join("| " + " | ".join(row) + " |" for row in (head, rule, *rows))


def _figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


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
