"""The differences between two sets of games, for instance before and after a change of content."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.lab.analysis import Games
from orrery.lab.statistics import Rate, discoveries, means_differ, shares_differ


@dataclass(frozen=True)
class Move:
    """One number in both sets, with the p-value of the difference."""

    what: str
    name: str
    before: float
    after: float
    p: float
    percent: bool = True
    #: Whether it is significant, given how many numbers were compared.
    sure: bool = False


def compare(one: Games, other: Games) -> list[Move]:
    """Every number that both sets have, with its significance."""
    a, b = one.origin.plan, other.origin.plan
    if a.game != b.game:
        raise ValueError(f"{one.file} is of {a.game}, {other.file} of {b.game}: only games of one kind compare")
    if len(a.tables[0]) != len(b.tables[0]):
        raise ValueError(f"{one.file} has {len(a.tables[0])} seats at a table, {other.file} {len(b.tables[0])}")
    moves = [*lengths(one, other), *endings(one, other)]
    for what, by in (("wins of faction", "faction"), ("wins of seat", "'seat ' || (seat + 1)"), ("wins of bot", "bot")):
        moves += shares(what, one.rates(by, f"{by} <> ''"), other.rates(by, f"{by} <> ''"))
    moves += uses(one, other)
    believed = discoveries([move.p for move in moves])
    return [
        Move(move.what, move.name, move.before, move.after, move.p, move.percent, sure)
        for move, sure in zip(moves, believed, strict=True)
    ]


def lengths(one: Games, other: Games) -> list[Move]:
    """The mean number of decisions."""
    a, b = one.lengths(), other.lengths()
    p = means_differ(a.mean, a.spread, one.count, b.mean, b.spread, other.count)
    return [Move("decisions a game", "", a.mean, b.mean, p, percent=False)]


def endings(one: Games, other: Games) -> list[Move]:
    """How games ended."""
    a, b = dict(one.reasons()), dict(other.reasons())
    return [
        Move(
            "ended by",
            reason,
            a.get(reason, 0) / one.count,
            b.get(reason, 0) / other.count,
            shares_differ(a.get(reason, 0), one.count, b.get(reason, 0), other.count),
        )
        for reason in sorted({*a, *b})
    ]


def shares(what: str, one: dict[str, Rate], other: dict[str, Rate]) -> list[Move]:
    """The win rates that both sets have."""
    return [
        Move(what, name, a.share, b.share, shares_differ(a.wins, a.count, b.wins, b.count))
        for name, a in one.items()
        if (b := other.get(name)) is not None
    ]


def uses(one: Games, other: Games, least: int = 30) -> list[Move]:
    """How many seats used each action, and how often those won."""
    a, b = ({link.name: link for link in games.links(least)} for games in (one, other))
    moves = []
    for name in sorted({*a} & {*b}):
        x, y = a[name], b[name]
        all_x, all_y = x.used.count + x.unused.count, y.used.count + y.unused.count
        p = shares_differ(x.used.count, all_x, y.used.count, all_y)
        moves.append(Move("seats that used", name, x.used.count / all_x, y.used.count / all_y, p))
    return moves + [
        Move(
            "wins with",
            name,
            a[name].used.share,
            b[name].used.share,
            shares_differ(a[name].used.wins, a[name].used.count, b[name].used.wins, b[name].used.count),
        )
        for name in sorted({*a} & {*b})
    ]
