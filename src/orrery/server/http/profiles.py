"""Profiles, ratings and games worth watching, over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, QueryParameter

from orrery.client import messages as m
from orrery.server import clock
from orrery.server.community.ratings import anchors, shown, spread_shown
from orrery.server.http.entries import entry_of_stored
from orrery.server.refusals import missing
from orrery.server.services import Services
from orrery.server.store.people import Person
from orrery.server.store.ratings import PastSeat, Tally
from orrery.server.tables.tables import Tables

#: Seconds during which a finished match counts as recent.
RECENT = 14 * 86400.0


class RatingEntry(msgspec.Struct, frozen=True):
    """A rating as shown to people: with its uncertainty and the number of matches."""

    game: str
    seats: int
    rating: int
    spread: int
    matches: int


class Profile(msgspec.Struct, frozen=True):
    """A person with their ratings, and their results by game, faction and opponent."""

    id: str
    name: str
    account: bool
    ratings: list[RatingEntry]
    games: list[Tally]
    factions: list[Tally]
    opponents: list[Tally]


class PastEntry(msgspec.Struct, frozen=True):
    """A match somebody played."""

    table: str
    game: str
    title: str
    at: float
    seat: int
    won: bool
    rating: int | None
    change: int | None
    players: list[PastSeat]


class RankedEntry(msgspec.Struct, frozen=True):
    """A person or a bot on a leaderboard."""

    place: int | None
    person: str
    level: str
    name: str
    rating: int
    spread: int
    matches: int


class RankedPage(msgspec.Struct, frozen=True):
    """A page of a leaderboard, the total number of people, and the bots on the same scale."""

    total: int
    people: list[RankedEntry]
    bots: list[RankedEntry]


class StrongEntry(msgspec.Struct, frozen=True):
    """A match of strong players, and the mean of their ratings."""

    table: m.TableEntry
    mean: int


@get("/people/{identity:str}", summary="Somebody's profile")
async def get_profile(identity: FromPath[str], services: NamedDependency[Services]) -> Profile:
    """Returns name, ratings, and results by game, faction and opponent."""
    person = await services.people.by_id(identity)
    if person is None:
        raise missing("person")
    store = services.community.ratings
    ratings = [
        RatingEntry(own.game, own.seats, shown(own.mean), spread_shown(own.spread), own.matches)
        for own in await store.of(identity)
    ]
    return Profile(identity, person.name, person.login is not None, ratings, *await store.tallies(identity))


@get("/people/{identity:str}/matches", summary="Somebody's finished matches")
async def get_history(
    identity: FromPath[str],
    services: NamedDependency[Services],
    person: NamedDependency[Person | None],
    game: Annotated[str | None, QueryParameter(max_length=80)] = None,
    before: FromQuery[float | None] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 20,
) -> list[PastEntry]:
    """List finished matches, latest first; pass a time to get the next page. Only you see your private matches."""
    public = person is None or person.id != identity
    return [
        PastEntry(
            past.match, past.game, past.title, past.at, past.seat, past.won,
            None if past.after is None else shown(past.after),
            None if past.after is None or past.before is None else shown(past.after) - shown(past.before),
            past.players,
        )
        for past in await services.community.ratings.history(identity, game, before, limit, public)
    ]  # fmt: skip


@get("/ratings", summary="The leaderboard")
async def list_ratings(
    services: NamedDependency[Services],
    game: Annotated[str, QueryParameter(max_length=80)],
    seats: Annotated[int, QueryParameter(ge=2, le=6)] = 2,
    search: Annotated[str, QueryParameter(max_length=40)] = "",
    offset: Annotated[int, QueryParameter(ge=0, le=10**6)] = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 25,
) -> RankedPage:
    """Returns a page of the leaderboard, best first; a search omits the ranks."""
    found, total = await services.community.ratings.best(game, seats, search, offset, limit)
    people = [
        RankedEntry(
            None if search else offset + number, one.person, "", one.name, shown(one.mean), spread_shown(one.spread),
            one.matches,
        )
        for number, one in enumerate(found, 1)
    ]  # fmt: skip
    bots = [
        RankedEntry(None, "", level, level, shown(rating.mean), spread_shown(rating.spread), 0)
        for level, rating in anchors().get(game, {}).items()
    ]
    return RankedPage(total, people, bots)


@get("/watch", summary="Games worth watching")
async def list_strong(
    tables: NamedDependency[Tables],
    person: NamedDependency[Person | None],
    status: FromQuery[Literal["running", "finished"]] = "running",
    game: Annotated[str | None, QueryParameter(max_length=80)] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=50)] = 20,
) -> list[StrongEntry]:
    """List public matches of rated players, strongest first: running ones, or recently finished ones."""
    since = 0.0 if status == "running" else clock.now() - RECENT
    found = await tables.services.matches.strong(status, game, since, limit)
    return [StrongEntry(entry_of_stored(stored, tables, person), shown(mean)) for stored, mean in found]


profiles_router = Router("/api", route_handlers=[get_profile, get_history, list_ratings, list_strong], tags=["finding"])
