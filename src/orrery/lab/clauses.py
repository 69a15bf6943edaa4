"""Which rule clauses the games exercised: frames and events cite them in their docstrings."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any

from orrery.kernel import Event, Game
from orrery.kernel.frames import Frame


def cited(game: Game[Any]) -> dict[str, list[str]]:
    """The clauses that each kind of frame and event of a game cites, by the kind's name.

    >>> import orrery
    >>> cited(orrery.game("tictactoe"))["ChooseCell"]
    ['tictactoe:2']
    """
    known = [clause.id for clause in game.clauses]
    module = type(game).__module__
    package = module.rpartition(".")[0] or module
    texts = docstrings(package)
    kinds: dict[str, list[str]] = {}
    for kind in [*descendants(Frame), *descendants(Event)]:
        if kind.__module__.startswith(package):
            text = texts.get(kind.__name__) or kind.__doc__ or ""
            found = [*citations(text, known), getattr(kind, "clause", "")]
            kinds[kind.__name__] = [clause for clause in dict.fromkeys(found) if clause in known]
    return kinds


def docstrings(package: str) -> dict[str, str]:
    """The docstrings of the classes of a package, read from its sources: compiled classes have none."""
    home = Path(str(files(package)))
    texts: dict[str, str] = {}
    for path in sorted(home.rglob("*.py")) if home.is_dir() else ():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                texts[node.name] = ast.get_docstring(node) or ""
    return texts


def citations(text: str, known: list[str]) -> list[str]:
    """The clauses named in brackets; only the first needs the game's name, and `a to b` are all those between.

    >>> citations("Cards (x:a.2, b.1 to 3).", ["x:a.2", "x:b.1", "x:b.2", "x:b.3"])
    ['x:a.2', 'x:b.1', 'x:b.2', 'x:b.3']
    """
    found: list[str] = []
    for group in re.findall(r"\(([^()]*\b[a-z_]+:[^()]*)\)", text):
        game = ""
        for part in re.split(r", | and ", group):
            ends: list[str] = []
            for name in part.strip().split(" to "):
                game = f"{name.partition(':')[0]}:" if ":" in name else game
                whole = game + name.removeprefix(game)
                if ends and whole not in known:  # only the last number is repeated
                    whole = f"{ends[0].rpartition('.')[0]}.{name}"
                ends.append(whole)
            if len(ends) == 2 and ends[0] in known and ends[1] in known:
                found += known[known.index(ends[0]) : known.index(ends[1]) + 1]
            else:
                found += ends
    return [clause for clause in found if clause in known]


def exercised(game: Game[Any], counts: dict[str, tuple[int, int]]) -> dict[str, tuple[int, int]]:
    """For every applicable clause how often it was exercised, and in at least how many games.

    `counts` says of each kind of frame and event how often it came up, and in how many games.
    """
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
