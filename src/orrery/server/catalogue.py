"""The catalogue: which games there are and what may be chosen when one is created."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get

import orrery


class GameEntry(msgspec.Struct, frozen=True):
    """One game as the lobby lists it."""

    name: str
    title: str
    seats: list[int]
    options: list[dict[str, Any]]


def entry(name: str) -> GameEntry:
    """The entry of the game of this name.

    >>> entry("tictactoe").seats
    [2]
    """
    game = orrery.game(name)
    return GameEntry(name, game.title, list(game.seat_counts), [option.document() for option in game.options])


@get("/api/games", sync_to_thread=True, summary="The games that can be played here")
def list_games() -> list[GameEntry]:
    """Every game with its seat counts and options."""
    return [entry(name) for name in orrery.games()]
