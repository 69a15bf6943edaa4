"""Seeks over HTTP: open requests to play a game."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from orrery.client import messages as m
from orrery.server.community.ratings import shown
from orrery.server.community.seeking import SeekOrder, seek, take_up
from orrery.server.http.entries import entry_of
from orrery.server.http.identity import ensure_person
from orrery.server.refusals import missing
from orrery.server.services import Services
from orrery.server.store.people import Person
from orrery.server.store.seeks import Seeker
from orrery.server.tables.tables import Tables

Anything = Request[Any, Any, Any]


class SeekEntry(msgspec.Struct, frozen=True):
    """A seek as the lobby lists it; the rating is the host's in that game, if there is one."""

    id: str
    person: str
    name: str
    rating: int | None
    game: str
    seats: int
    pace: str
    rated: bool
    low: int | None
    high: int | None
    created: float
    mine: bool


class SeekJoin(msgspec.Struct, frozen=True):
    """Taking up a seek; repeated with its key, the request gives the same answer."""

    key: m.Key = ""


class Sought(msgspec.Struct, frozen=True):
    """The waiting seek, or the table it led to."""

    seek: str
    table: m.TableEntry | None


NO_KEY: Final = SeekJoin()


def seek_entry(seeker: Seeker, person: Person | None) -> SeekEntry:
    """The lobby entry of a seek."""
    wanted = seeker.seek
    low, high = (None if mean is None else shown(mean) for mean in (wanted.low, wanted.high))
    mean = seeker.ratings.get(wanted.game) if wanted.game else max(seeker.ratings.values(), default=None)
    return SeekEntry(
        wanted.id, wanted.person, seeker.name, None if mean is None else shown(mean), wanted.game, wanted.seats,
        wanted.pace, wanted.rated, low, high, wanted.created, person is not None and person.id == wanted.person,
    )  # fmt: skip


@get("/api/seeks", summary="List the open seeks", tags=["finding"])
async def list_seeks(
    services: NamedDependency[Services],
    person: NamedDependency[Person | None],
    game: Annotated[str | None, QueryParameter(max_length=80)] = None,
    seats: Annotated[int | None, QueryParameter(ge=2, le=6)] = None,
) -> list[SeekEntry]:
    """List the open seeks, oldest first."""
    return [seek_entry(seeker, person) for seeker in await services.community.seeks.waiting(seats, None, game)]


@post("/api/seeks", summary="Look for a game", tags=["finding"])
async def post_seek(
    request: Anything,
    data: JSONBody[SeekOrder],
    tables: NamedDependency[Tables],
    person: NamedDependency[Person | None],
) -> Sought:
    """Wait for players looking for the same game. Returns a table if enough are waiting; otherwise you are notified."""
    somebody = await ensure_person(request, tables.services, person, key=data.key)
    made, table = await seek(tables, somebody, data)
    return Sought(made.id, None if table is None else await entry_of(tables, table, somebody))


@post("/api/seeks/{identity:str}/join", summary="Join a seek", status_code=200, tags=["finding"])
async def join_seek(
    request: Anything,
    identity: FromPath[str],
    tables: NamedDependency[Tables],
    person: NamedDependency[Person | None],
    data: JSONBody[SeekJoin] = NO_KEY,
) -> Sought:
    """Join somebody's seek. The table is created as soon as there are enough players, for two seats at once."""
    somebody = await ensure_person(request, tables.services, person, key=data.key)
    made, table = await take_up(tables, somebody, identity, data.key)
    return Sought(made.id, None if table is None else await entry_of(tables, table, somebody))


@delete("/api/seeks/{identity:str}", summary="Withdraw a seek", status_code=200, tags=["finding"])
async def delete_seek(
    identity: FromPath[str], services: NamedDependency[Services], user: NamedDependency[Person]
) -> list[SeekEntry]:
    """Withdraw your seek and list the remaining ones."""
    if not await services.community.seeks.remove(user.id, identity):
        raise missing("seek")
    return [seek_entry(seeker, user) for seeker in await services.community.seeks.waiting()]


seeks_router = Router("/", route_handlers=[delete_seek])
