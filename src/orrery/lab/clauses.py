"""Which rule clauses the games exercised: decisions and events cite them in their docstrings."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from orrery.kernel import Choice, Event, Game

CITED = re.compile(r"\b([a-z_]+:[0-9A-Za-z][\w.-]*[\w]|[a-z_]+:\w)")


def cited(game: Game[Any]) -> dict[str, list[str]]:
    """The clauses that each kind of decision and event of a game cites, by the kind's name.

    >>> import orrery
    >>> cited(orrery.game("tictactoe"))["ChooseCell"]
    ['tictactoe:2']
    """
    known = {clause.id for clause in game.clauses}
    package = type(game).__module__.rpartition(".")[0]
    kinds: dict[str, list[str]] = {}
    for kind in [*descendants(Choice), *descendants(Event)]:
        if not kind.__module__.startswith(package):
            continue
        words = [*CITED.findall(kind.__doc__ or ""), getattr(kind, "clause", "")]
        kinds[kind.__name__] = [word for word in dict.fromkeys(words) if word in known]
    return kinds


def exercised(game: Game[Any], counts: dict[str, tuple[int, int]]) -> dict[str, tuple[int, int]]:
    """For every applicable clause how often it was exercised, and in at most how many games."""
    cites = cited(game)
    found = {clause.id: (0, 0) for clause in game.clauses if not clause.not_applicable}
    for name, (times, games) in counts.items():
        for clause in cites.get(name, ()):
            if clause in found:
                before = found[clause]
                found[clause] = (before[0] + times, max(before[1], games))
    return found


def descendants(kind: type[Any]) -> Iterable[type[Any]]:
    """All classes below a class."""
    children: list[type[Any]] = kind.__subclasses__()
    for child in children:
        yield child
        yield from descendants(child)
