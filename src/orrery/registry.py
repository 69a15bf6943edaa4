"""Which games there are: those of this package and those that others register under `orrery.games`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any

from orrery import games as built_in
from orrery.kernel import Game


@cache
def _sources() -> dict[str, str]:
    sources = {module.name: f"orrery.games.{module.name}:GAME" for module in iter_modules(built_in.__path__)}
    for entry in entry_points(group="orrery.games"):
        sources.setdefault(entry.name, entry.value)
    return sources


def games() -> list[str]:
    """The names of all games, sorted.

    >>> import orrery
    >>> "connect_four" in orrery.games()
    True
    """
    return sorted(_sources())


@cache
def game(name: str, pack: str | None = None) -> Game[Any]:
    """The game of this name, with a content pack (a folder of TOML files) laid over its own content if one is given.

    >>> import orrery
    >>> orrery.game("tictactoe").action_count
    9
    """
    source = _sources().get(name)
    if source is None:
        raise ValueError(f"unknown game {name!r}; the games are {', '.join(games())}")
    module, _, attribute = source.partition(":")
    found = getattr(import_module(module), attribute)
    if not isinstance(found, Game):
        raise ValueError(f"the entry point {name!r} names {source}, which is not a game")
    return found if pack is None else found.with_pack(pack)
