"""Tables over HTTP: create, list, view, join, send requests."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from orrery.client import messages as m
from orrery.server.community.rematch import invite
from orrery.server.http.entries import entry_of, entry_of_stored
from orrery.server.http.identity import ensure_person
from orrery.server.refusals import Refused
from orrery.server.services import Services
from orrery.server.store.people import Person
from orrery.server.tables.access import check_access
from orrery.server.tables.creation import create_as_ordered
from orrery.server.tables.joining import check_invitation, join
from orrery.server.tables.play import answer
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Tables
from orrery.server.tables.view import Viewer, state_for

Anything = Request[Any, Any, Any]


async def strict_body(request: Anything, kind: Any) -> Any:
    """The body of a request, decoded strictly: 0 is not false. Litestar is more lenient than the protocol."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused("bad-request", str(error), 400) from None


@post("/api/tables", summary="Create a table", tags=["tables"])
async def create_table(
    request: Anything,
    data: JSONBody[m.TableOrder],
    tables: NamedDependency[Tables],
    person: NamedDependency[Person | None],
) -> m.TableEntry:
    """Create a table. It starts when every seat is taken. Without a session you become a guest."""
    host = await ensure_person(request, tables.services, person, key=data.key)
    table = await create_as_ordered(tables, data, host)
    invited = {seat: order.person for seat, order in enumerate(data.seats) if order.kind == "person"}
    for seat, somebody in invited.items():
        if table.status == "open" and table.facts.chairs[seat].kind == "open":
            await invite(tables, table, host, somebody)
    return await entry_of(tables, table, host)


@get("/api/tables", summary="List tables", tags=["tables"])
async def list_tables(
    tables: NamedDependency[Tables],
    person: NamedDependency[Person | None],
    status: FromQuery[Literal["open", "running", "finished"] | None] = None,
    mine: FromQuery[bool] = False,
    game: Annotated[str | None, QueryParameter(max_length=80)] = None,
    before: FromQuery[float | None] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
    seats: Annotated[int | None, QueryParameter(ge=1, le=64)] = None,
    pace: FromQuery[Literal["none", "live", "slow"] | None] = None,
    rated: FromQuery[bool | None] = None,
    search: Annotated[str | None, QueryParameter(max_length=80)] = None,
) -> list[m.TableEntry]:
    """List public tables, or your own, newest first; pass a time to get the next page."""
    if mine and person is None:
        return []
    of = person.id if mine and person is not None else None
    found = await tables.services.matches.listed(
        person=of, status=status, game=game, before=before, limit=limit, seats=seats, pace=pace, rated=rated,
        search=search,
    )  # fmt: skip
    return [entry_of_stored(stored, tables, person) for stored in found]


@get("/{identity:str}", summary="One table")
async def get_table(
    tables: NamedDependency[Tables], table: NamedDependency[Table], person: NamedDependency[Person | None]
) -> m.TableEntry:
    """Returns a table that is public, or that you sit at or are invited to."""
    return await entry_of(tables, table, person)


@post("/api/tables/{identity:str}/join", summary="Take a seat at a table, or watch it", tags=["tables"])
async def join_table(
    request: Anything,
    identity: FromPath[str],
    data: JSONBody[m.Join],
    tables: NamedDependency[Tables],
    person: NamedDependency[Person | None],
) -> m.TableEntry:
    """Take a free seat at a public table, or at a private one by invitation. Without a session you become a guest."""
    wanted = await strict_body(request, m.Join)
    table = await tables.get(identity)
    await check_invitation(tables, table, person, wanted)
    somebody = await ensure_person(request, tables.services, person, key=wanted.key)
    await join(tables, table, somebody, wanted)
    return await entry_of(tables, table, somebody)


@get("/{identity:str}/state", summary="The table as you may see it")
async def get_state(
    tables: NamedDependency[Tables],
    table: NamedDependency[Table],
    person: NamedDependency[Person | None],
    since: Annotated[int, QueryParameter(ge=0, le=2**31)] = 0,
    seat: FromQuery[int | None] = None,
    public: FromQuery[bool] = False,
) -> m.State:
    """Returns the message the WebSocket would send; with `public`, what spectators see, whoever asks."""
    person = None if public else person
    if person is not None:
        tables.presence.mark_seen(table, person.id)
    async with tables.lock(table):
        return state_for(table, person.id if person else "", since, seat)


@post("/{identity:str}/messages", summary="Send a request to a table without a WebSocket", status_code=200)
async def post_message(
    request: Anything,
    identity: FromPath[str],
    data: JSONBody[m.Request],
    tables: NamedDependency[Tables],
    person: NamedDependency[Person | None],
) -> m.Reply:
    """Send any request of the protocol; the answer is the same as over the WebSocket."""
    if person is None:
        raise Refused("sign-in", "join the table first", 401)
    message = await strict_body(request, m.Request)
    if await tables.presence.messages.is_exceeded(person.id):
        raise Refused("too-fast", "too many messages; slow down", 429)
    table = await tables.get(identity)
    await check_access(tables.services.matches, table, person.id)
    return await answer(tables, Viewer(table, person.id, table.version), person, message)  # type: ignore[return-value]


@get("/{identity:str}/chat", summary="The chat you may read")
async def get_chat(
    services: NamedDependency[Services],
    table: NamedDependency[Table],
    person: NamedDependency[Person | None],
    after: Annotated[int, QueryParameter(ge=0, le=2**53)] = 0,
) -> list[m.Line]:
    """Returns the table's chat to seated people and the gallery's chat to everybody else."""
    channel = "table" if table.held(person.id if person else None) else "gallery"
    blocks = services.community.blocks
    if person is not None and not await blocks.chats(person.id):
        return []
    unread = frozenset[str]() if person is None else await blocks.unread(person.id)
    return [line for line in await services.chat.lines(table.match.id, channel, after) if line.person not in unread]


tables_router = Router(
    "/api/tables",
    route_handlers=[get_table, get_state, post_message, get_chat],
    tags=["tables"],
)
