"""Which games there are: those of this package and those that others register under `orrery.games`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, cast

from orrery.kernel import Game


@cache
def _sources() -> dict[str, str]:
    sources = {module.name: f"orrery.games.{module.name}:GAME" for module in iter_modules(games.__path__)}
    for entry in entry_points(group="orrery.games"):
        sources.setdefault(entry.name, entry.value)
    return sources


class Games(ModuleType):
    """The package `orrery.games`, which also answers when it is called."""

    def __call__(self) -> list[str]:
        """The names of all games, sorted.

        >>> import orrery
        >>> "connect_four" in orrery.games()
        True
        """
        return sorted(_sources())


# `orrery.games` is a package and, in the public contract, a function: one object has to be both.
games = cast(Games, import_module("orrery.games"))
games.__class__ = Games


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
