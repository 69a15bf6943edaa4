"""Before against after: win rates with intervals, what changed, and whether chance explains it."""

from __future__ import annotations

from typing import Literal

import msgspec

from orrery.lab.statistics import discoveries, means_differ, shares_differ, wilson
from orrery.server.laboratory.tally import Tally

#: Cards and ships used by fewer seats than this are not compared.
LEAST = 20
#: The maximum number of cards and ships reported.
TOLD = 12


class Rate(msgspec.Struct, frozen=True):
    """A share of wins with its 95 % interval."""

    count: int
    share: float
    low: float
    high: float


class Finding(msgspec.Struct, frozen=True):
    """A number before and after; `sure` if the difference is significant."""

    kind: Literal["faction", "seat", "thing", "reason"]
    name: str
    before: Rate
    after: Rate
    p: float
    sure: bool = False


class Findings(msgspec.Struct, frozen=True):
    """All comparisons, the most telling number first."""

    findings: list[Finding]
    #: The mean number of decisions before and after, and whether the difference is significant.
    length: tuple[float, float]
    longer: bool


def rate(entry: tuple[int, float]) -> Rate:
    """A share with its interval."""
    count, wins = entry
    low, high = wilson(wins, count)
    return Rate(count, wins / count if count else 0.0, low, high)


def compare(before: Tally, after: Tally) -> Findings:
    """Compare two sets of games."""
    found: list[Finding] = []
    kinds: list[tuple[Literal["faction", "seat", "thing"], dict[str, tuple[int, float]], dict[str, tuple[int, float]]]]
    kinds = [
        ("faction", before.factions, after.factions),
        ("seat", before.seats, after.seats),
        ("thing", before.things, after.things),
    ]
    for kind, one, other in kinds:
        for name in sorted({*one, *other}):
            a, b = one.get(name, (0, 0.0)), other.get(name, (0, 0.0))
            if kind == "thing" and max(a[0], b[0]) < LEAST:
                continue
            found.append(Finding(kind, name, rate(a), rate(b), shares_differ(a[1], a[0], b[1], b[0])))
    for reason in sorted({*before.reasons, *after.reasons}):
        a, b = (before.games, before.reasons.get(reason, 0)), (after.games, after.reasons.get(reason, 0))
        found.append(Finding("reason", reason, rate(a), rate(b), shares_differ(a[1], a[0], b[1], b[0])))
    p = means_differ(before.mean, before.spread, before.games, after.mean, after.spread, after.games)
    believed = discoveries([*(one.p for one in found), p])
    told = [msgspec.structs.replace(one, sure=sure) for one, sure in zip(found, believed, strict=False)]
    things = sorted((one for one in told if one.kind == "thing"), key=lambda one: (not one.sure, one.p))[:TOLD]
    others = [one for one in told if one.kind != "thing"]
    return Findings([*others, *things], (before.mean, after.mean), believed[-1])
