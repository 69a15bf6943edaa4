"""Games over HTTP: the list of games, their options, and what a client needs to draw and explain them."""

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

#: Cacheable for a while: it only changes with the version of the rules.
KEEP = CacheControlHeader(max_age=300, public=True)

Digest: TypeAlias = Annotated[str | None, QueryParameter(max_length=80)]


class GameEntry(msgspec.Struct, frozen=True):
    """A game as the lobby lists it."""

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
    #: Whether packs can change it, and the pack in use.
    packs: bool = False
    pack: str = ""
    #: Whether it has problems to solve.
    problems: bool = False
    #: The characters of its bots, and the measured ratings of their levels, where known.
    styles: list[str] = []
    ratings: dict[str, int] = {}
    #: The title in every language.
    titles: dict[str, str] = {}


class Word(msgspec.Struct, frozen=True):
    """An action of a game: notation, leading verb, and values by field. Its code is its index in the list."""

    notation: str
    verb: str
    fields: dict[str, str]


class Rules(msgspec.Struct, frozen=True):
    """The clauses of a game's rules, and the rulings on unclear points."""

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
    """The entry of a game, with or without a pack."""
    options = [option.document() for option in game.options if option.is_asked]
    takes_packs = isinstance(game, PackedGame) and game.files is not None
    return GameEntry(
        game.name, game.title, list(game.seat_counts), options, bots(), list(game.topics), game.rules_version,
        game.content_digest, tutorials.script(game.name) is not None, takes_packs, game.pack,
        problems_of(game.name) is not None, styles(game),
        {level: rated(rating.mean) for level, rating in anchors().get(game.name, {}).items()},
        locales.titles(type(game).__module__.rpartition(".")[0]),
    )  # fmt: skip


@lru_cache(32)
def encoded(known: Vocabulary) -> bytes:
    """Every action of a vocabulary in code order, encoded."""
    words = []
    for action, fields in zip(known.actions, known.fields, strict=True):
        notation = known.notation(action.code)
        words.append(Word(notation, notation.partition(" ")[0], fields))
    return msgspec.json.encode(words)


def vocabulary(name: str) -> bytes:
    """Every action of a game in code order, encoded.

    >>> msgspec.json.decode(vocabulary("tictactoe"))[4]
    {'notation': 'place b2', 'verb': 'place', 'fields': {'cell': 'b2'}}
    """
    return encoded(game_named(name).vocabulary)


async def game_with(services: Services, name: str, content: str | None) -> Game[Any]:
    """A game with the content of this digest; Refused if the digest is unknown."""
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
    """The data that never changes during a game, with the texts and pictures of its content."""
    return shown(game) if isinstance(game, PackedGame) else game.catalogue()


def preload() -> None:
    """Load every game now, so that the first request does not have to wait."""
    for name in orrery.games():
        entry(name)
        vocabulary(name)


@get("/", sync_to_thread=True, summary="List the games")
def list_games() -> list[GameEntry]:
    """List every game with its seat counts, options, bots and topics."""
    return [entry(name) for name in orrery.games()]


@get("/{name:str}/catalogue", cache_control=KEEP, summary="The static data of a game")
async def get_catalogue(
    name: FromPath[str], services: NamedDependency[Services], content: Digest = None
) -> dict[str, Any]:
    """Returns maps, cards, ships and other data needed to draw a table; `content` is the digest given by a table."""
    return catalogue_of(await game_with(services, name, content))


@get("/{name:str}/vocabulary", cache_control=KEEP, summary="Every action with its code")
async def get_vocabulary(
    name: FromPath[str], services: NamedDependency[Services], content: Digest = None
) -> list[Word]:
    """Returns every action of the game; its code is its index in the list."""
    game = await game_with(services, name, content)
    return Response(content=encoded(game.vocabulary), media_type=MediaType.JSON)  # type: ignore[return-value]


@get("/{name:str}/clauses", sync_to_thread=True, cache_control=KEEP, summary="The rules")
def get_clauses(name: FromPath[str]) -> Rules:
    """Returns the clauses of the rules and the rulings, in every language."""
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
    """Returns the game's texts in a language, as Fluent source."""
    if language not in locales.LANGUAGES:
        raise missing("language")
    return locales.source(type(game_named(name)).__module__.rpartition(".")[0], language)


games_router = Router(
    "/api/games",
    route_handlers=[list_games, get_catalogue, get_vocabulary, get_clauses, get_locale],
    tags=["games"],
)
