"""The installed games: those of this package and those that others register under `orrery.games`."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Final, cast

from orrery.kernel import Game


@cache
def _sources() -> dict[str, str]:
    sources = {module.name: f"orrery.games.{module.name}:GAME" for module in iter_modules(games.__path__)}
    for entry in entry_points(group="orrery.games"):
        sources.setdefault(entry.name, entry.value)
    return sources


class Games(ModuleType):
    """The package `orrery.games`, which is also callable."""

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


#: The number of contents to cache besides the games' own.
KEPT: Final = 64


@cache
def _own(name: str) -> Game[Any]:
    source = _sources().get(name)
    if source is None:
        raise ValueError(f"unknown game {name!r}; the games are {', '.join(games())}")
    module, _, attribute = source.partition(":")
    found = getattr(import_module(module), attribute)
    if not isinstance(found, Game):
        raise ValueError(f"the entry point {name!r} names {source}, which is not a game")
    return found


@lru_cache(KEPT)
def _with_pack(name: str, pack: str) -> Game[Any]:
    return _own(name).with_pack(pack)


def game(name: str, pack: str | None = None) -> Game[Any]:
    """The game of this name, optionally with a content pack (a folder of TOML files) applied to its content.

    >>> import orrery
    >>> orrery.game("tictactoe").action_count
    9
    """
    return _own(name) if pack is None else _with_pack(name, pack)


class Editions:
    """Games by the rules and content of a match or record; the least recently used are dropped."""

    def __init__(self, kept: int = KEPT) -> None:
        self.kept = kept
        self.games: OrderedDict[tuple[str, str, str], Game[Any]] = OrderedDict()

    def find(
        self, installed: Game[Any], rules: str, content: str, stored: Mapping[str, Any] | None = None
    ) -> Game[Any]:
        """A game with these rules and this content, which may be given; a ValueError says what is missing."""
        key = (installed.name, rules, content)
        if (rules, content) == (installed.rules_version, installed.content_digest):
            return installed
        own = installed.with_rules(rules)
        found = self.games.pop(key, None)
        if found is None and content == own.content_digest:
            found = own
        if found is None:
            found = self._made(own, content, stored).with_rules(rules)
        self.games[key] = found
        while len(self.games) > self.kept:
            self.games.popitem(last=False)
        return found

    def _made(self, own: Game[Any], content: str, stored: Mapping[str, Any] | None) -> Game[Any]:
        if stored is not None:
            return own.with_content(stored, content)
        former = own.former_content(content)
        if former is None:
            raise UnknownContent(
                f"recorded with content {content or 'none'!r} of {own.name}; here is {own.content_digest or 'none'!r}: "
                "give the pack that it was played with"
            )
        return own.with_content(former, content)

    def keep(self, game: Game[Any]) -> None:
        """Cache a game that was made elsewhere."""
        self.games[game.name, game.rules_version, game.content_digest] = game
        while len(self.games) > self.kept:
            self.games.popitem(last=False)

    def knows(self, installed: Game[Any], rules: str, content: str) -> bool:
        """Whether `find` needs no stored content."""
        return content == installed.content_digest or (installed.name, rules, content) in self.games


class UnknownContent(ValueError):
    """Content that is neither the game's own, nor that of an older release, nor given."""


#: The editions cached by this process.
EDITIONS: Final = Editions()
