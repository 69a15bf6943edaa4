"""Games over HTTP: which there are, their options, and what a client needs to draw and explain them."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import MediaType, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath

import orrery
from orrery import locales, tutorials
from orrery.bots import bots
from orrery.kernel import Clause, Game, Ruling
from orrery.server.refusals import missing

#: What belongs to a version of the rules can be kept for a while.
KEEP = CacheControlHeader(max_age=300, public=True)


class GameEntry(msgspec.Struct, frozen=True):
    """One game as the lobby lists it."""

    name: str
    title: str
    seats: list[int]
    options: list[dict[str, Any]]
    levels: list[str]
    topics: list[str]
    rules: str
    content: str
    #: Whether it has a tutorial.
    tutorial: bool


class Word(msgspec.Struct, frozen=True):
    """One action of a game: its notation, the verb it begins with, and its values by field. Its code is its place."""

    notation: str
    verb: str
    fields: dict[str, str]


class Rules(msgspec.Struct, frozen=True):
    """The clauses of a game's rules, and what was decided where they are unclear."""

    clauses: list[Clause]
    rulings: list[Ruling]


def game_named(name: str) -> Game[Any]:
    """The game of this name, or Refused."""
    if name not in orrery.games():
        raise missing("game")
    return orrery.game(name)


def entry(name: str) -> GameEntry:
    """The entry of the game of this name.

    >>> entry("tictactoe").seats
    [2]
    """
    game = orrery.game(name)
    options = [option.document() for option in game.options if not option.of_people]
    return GameEntry(
        name, game.title, list(game.seat_counts), options, bots(), list(game.topics), game.rules_version,
        game.content_digest, tutorials.script(name) is not None,
    )  # fmt: skip


@cache
def vocabulary(name: str) -> bytes:
    """Every action of a game in the order of the codes, encoded.

    >>> msgspec.json.decode(vocabulary("tictactoe"))[4]
    {'notation': 'place b2', 'verb': 'place', 'fields': {'cell': 'b2'}}
    """
    known = game_named(name).vocabulary
    words = [
        Word(action.notation, action.notation.partition(" ")[0], fields)
        for action, fields in zip(known.actions, known.fields, strict=True)
    ]
    return msgspec.json.encode(words)


def preload() -> None:
    """Load every game now, so that the first person does not wait for it."""
    for name in orrery.games():
        entry(name)
        vocabulary(name)


@get("/", sync_to_thread=True, summary="List the games")
def list_games() -> list[GameEntry]:
    """Every game with its seat counts, options, bots and topics."""
    return [entry(name) for name in orrery.games()]


@get("/{name:str}/catalogue", sync_to_thread=True, cache_control=KEEP, summary="What never changes during a game")
def get_catalogue(name: FromPath[str]) -> dict[str, Any]:
    """Maps, cards, ships: what a client needs to draw a table."""
    return game_named(name).catalogue()


@get("/{name:str}/vocabulary", sync_to_thread=True, cache_control=KEEP, summary="Every action by its code")
def get_vocabulary(name: FromPath[str]) -> list[Word]:
    """Every action of the game; its code is its place in the list."""
    return Response(content=vocabulary(name), media_type=MediaType.JSON)  # type: ignore[return-value]


@get("/{name:str}/clauses", sync_to_thread=True, cache_control=KEEP, summary="The rules")
def get_clauses(name: FromPath[str]) -> Rules:
    """The clauses of the rules and the rulings, in every language."""
    game = game_named(name)
    return Rules(list(game.clauses), list(game.rulings))


@get(
    "/{name:str}/locale/{language:str}",
    sync_to_thread=True,
    cache_control=KEEP,
    media_type=MediaType.TEXT,
    summary="The game's texts",
)
def get_locale(name: FromPath[str], language: FromPath[str]) -> str:
    """The Fluent source of the game's texts in a language."""
    if language not in locales.LANGUAGES:
        raise missing("language")
    return locales.source(type(game_named(name)).__module__.rpartition(".")[0], language)


games_router = Router(
    "/api/games",
    route_handlers=[list_games, get_catalogue, get_vocabulary, get_clauses, get_locale],
    tags=["games"],
)
