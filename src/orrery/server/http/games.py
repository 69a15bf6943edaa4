"""Games over HTTP: which there are, their options, and what a client needs to draw and explain them."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import MediaType, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

import orrery
from orrery import locales, tutorials
from orrery.bots import bots, styles
from orrery.kernel import Clause, Game, Ruling, Vocabulary
from orrery.parts.content_game import PackedGame
from orrery.registry import EDITIONS, UnknownContent
from orrery.review.problems import problems_of
from orrery.server.community.ratings import anchors
from orrery.server.community.ratings import shown as rated
from orrery.server.refusals import missing
from orrery.server.services import Services
from orrery.server.tables.pack_jobs import shown

#: What belongs to a version of the rules can be kept for a while.
KEEP = CacheControlHeader(max_age=300, public=True)

Digest: TypeAlias = Annotated[str | None, QueryParameter(max_length=80)]


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
    #: Whether packs can change it, and the pack that did.
    packs: bool = False
    pack: str = ""
    #: Whether it has problems to solve.
    problems: bool = False
    #: The characters of its bots, and the ratings of their levels where they were measured.
    styles: list[str] = []
    ratings: dict[str, int] = {}


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
    return entry_for(orrery.game(name))


def entry_for(game: Game[Any]) -> GameEntry:
    """The entry of a game, with a pack or without."""
    options = [option.document() for option in game.options if option.is_asked]
    takes_packs = isinstance(game, PackedGame) and game.files is not None
    return GameEntry(
        game.name, game.title, list(game.seat_counts), options, bots(), list(game.topics), game.rules_version,
        game.content_digest, tutorials.script(game.name) is not None, takes_packs, game.pack,
        problems_of(game.name) is not None, styles(game),
        {level: rated(rating.mean) for level, rating in anchors().get(game.name, {}).items()},
    )  # fmt: skip


@lru_cache(32)
def encoded(known: Vocabulary) -> bytes:
    """Every action of a vocabulary in the order of the codes, encoded."""
    words = []
    for action, fields in zip(known.actions, known.fields, strict=True):
        notation = known.notation(action.code)
        words.append(Word(notation, notation.partition(" ")[0], fields))
    return msgspec.json.encode(words)


def vocabulary(name: str) -> bytes:
    """Every action of a game in the order of the codes, encoded.

    >>> msgspec.json.decode(vocabulary("tictactoe"))[4]
    {'notation': 'place b2', 'verb': 'place', 'fields': {'cell': 'b2'}}
    """
    return encoded(game_named(name).vocabulary)


async def game_with(services: Services, name: str, content: str | None) -> Game[Any]:
    """A game with the content of this digest; Refused if nobody knows it."""
    own = game_named(name)
    if not content or content == own.content_digest:
        return own
    stored = None
    if not EDITIONS.knows(own, own.rules_version, content):
        stored = await services.contents.find(name, content)
    try:
        return EDITIONS.find(own, own.rules_version, content, stored)
    except UnknownContent:
        raise missing("content") from None


def catalogue_of(game: Game[Any]) -> dict[str, Any]:
    """What never changes during a game, with the words and pictures that its content brings."""
    return shown(game) if isinstance(game, PackedGame) else game.catalogue()


def preload() -> None:
    """Load every game now, so that the first person does not wait for it."""
    for name in orrery.games():
        entry(name)
        vocabulary(name)


@get("/", sync_to_thread=True, summary="List the games")
def list_games() -> list[GameEntry]:
    """Every game with its seat counts, options, bots and topics."""
    return [entry(name) for name in orrery.games()]


@get("/{name:str}/catalogue", cache_control=KEEP, summary="What never changes during a game")
async def get_catalogue(
    name: FromPath[str], services: NamedDependency[Services], content: Digest = None
) -> dict[str, Any]:
    """Maps, cards, ships: what a client needs to draw a table; `content` is the digest that a table names."""
    return catalogue_of(await game_with(services, name, content))


@get("/{name:str}/vocabulary", cache_control=KEEP, summary="Every action by its code")
async def get_vocabulary(
    name: FromPath[str], services: NamedDependency[Services], content: Digest = None
) -> list[Word]:
    """Every action of the game; its code is its place in the list."""
    game = await game_with(services, name, content)
    return Response(content=encoded(game.vocabulary), media_type=MediaType.JSON)  # type: ignore[return-value]


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
