"""Tables over HTTP: create, list, look, join, ask."""

from __future__ import annotations

import hmac
import secrets
import time
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from sqlalchemy import Executable, RowMapping, insert, literal, or_, select

import orrery
from orrery.client import messages as m
from orrery.kernel.keyed import QUICK_SEEDS
from orrery.kernel.options import fill_options
from orrery.records import commitment_of
from orrery.server.http.identity import guest_if_new, person_of
from orrery.server.refusals import Refused, missing
from orrery.server.store import schema
from orrery.server.store.journal import Change
from orrery.server.store.people import Person
from orrery.server.tables.access import admit
from orrery.server.tables.events import SeatTaken
from orrery.server.tables.leaving import seat_row
from orrery.server.tables.play import Glance, answer, chat_lines
from orrery.server.tables.table import Chair, Facts, Match, Table
from orrery.server.tables.tables import Hall

Anything = Request[Any, Any, Any]


async def strictly(request: Anything, kind: Any) -> Any:
    """The body of a request, in which 0 is not false: Litestar is more lenient than the protocol."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused("bad-request", str(error), 400) from None


def entry_of(table: Table, person: str | None) -> m.TableEntry:
    """A table as a person's lobby lists it."""
    match = table.match
    return m.TableEntry(
        id=match.id,
        game=match.game,
        title=match.title,
        status=table.status,
        visibility=match.visibility,
        version=table.version,
        players=[table.player(seat) for seat in range(match.seats)],
        options=match.options,
        clock=match.clock,
        seat=table.seat,
        outcome=table.outcome,
        created=match.created,
        updated=match.created,
        commitment=match.commitment,
        invitation=match.invitation if table.held(person) or (person and person == match.host) else None,
        lesson=table.facts.lesson,
    )


def entry_of_row(row: RowMapping, hall: Hall, person: str | None) -> m.TableEntry:
    """The same from the database, for tables that are not open in this process."""
    known = hall.tables.get(row["id"])
    facts = known.facts if known is not None else msgspec.json.decode(row["facts"], type=Facts)
    if known is not None:
        players = [known.player(seat) for seat in range(row["seats"])]
    else:
        chairs = enumerate(facts.chairs)
        players = [m.Player(seat, c.kind, c.name, c.level, c.kind == "bot", c.conceded) for seat, c in chairs]
    mine = person and (row["host"] == person or any(chair.person == person for chair in facts.chairs))
    return m.TableEntry(
        id=row["id"],
        game=row["game"],
        title=row["title"],
        status=row["status"],
        visibility=row["visibility"],
        version=row["version"],
        players=players,
        options=msgspec.json.decode(row["options"]),
        clock=msgspec.json.decode(row["clock"], type=m.Clock | None),
        seat=row["turn"],
        outcome=None if row["outcome"] is None else msgspec.json.decode(row["outcome"], type=m.Result),
        created=row["created"],
        updated=row["updated"],
        commitment=row["commitment"],
        invitation=row["invitation"] if mine else None,
        lesson=facts.lesson,
    )


def new_match(order: m.TableOrder, host: Person, levels: list[str], usual: str) -> tuple[Match, Facts]:
    """A match as ordered, or Refused with what is wrong with the order."""
    try:
        game = orrery.game(order.game)
        seed = secrets.randbelow(QUICK_SEEDS)
        given = fill_options(game.options, order.options, [seat.kind != "bot" for seat in order.seats])
        options: dict[str, Any] = dict(game.new(len(order.seats), 0, given).options)
    except ValueError as error:
        raise Refused("bad-order", str(error)) from None
    chairs = []
    for seat in order.seats:
        if seat.kind == "bot":
            level = seat.level or usual
            if level not in levels:
                raise Refused("unknown-bot", f"no bot {level!r}; the bots are {', '.join(levels)}")
            chairs.append(Chair("bot", name=level, level=level))
        elif seat.kind == "me":
            chairs.append(Chair("person", host.id, seat.name or host.name, seen=time.time()))
        else:
            chairs.append(Chair("open"))
    match = Match(
        id=secrets.token_urlsafe(9),
        game=game.name,
        rules=game.rules_version,
        content=game.content_digest,
        seats=len(order.seats),
        options=options,
        seed=seed,
        commitment=commitment_of(seed),
        title=order.title.strip() or game.title,
        visibility=order.visibility,
        invitation=secrets.token_urlsafe(18),
        host=host.id,
        clock=order.clock,
        created=time.time(),
    )
    return match, Facts(chairs)


@post("/api/tables", summary="A new table", tags=["tables"])
async def create_table(request: Anything, data: JSONBody[m.TableOrder]) -> m.TableEntry:
    """Create a table. It starts by itself when every seat is taken. Without a session one becomes a guest."""
    hall: Hall = request.app.state.hall
    person = await guest_if_new(request)
    if await hall.store.count_running(person.id) >= hall.settings.tables_per_person:
        raise Refused("too-many", f"you have {hall.settings.tables_per_person} tables that are not over; finish some")
    match, facts = new_match(data, person, hall.levels, hall.settings.hint_level)
    table = await hall.found(match, facts)
    return entry_of(table, person.id)


@get("/api/tables", summary="The tables of the lobby", tags=["tables"])
async def list_tables(
    request: Anything,
    status: FromQuery[Literal["open", "running", "finished"] | None] = None,
    mine: FromQuery[bool] = False,
    game: Annotated[str | None, QueryParameter(max_length=80)] = None,
    before: FromQuery[float | None] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
) -> list[m.TableEntry]:
    """Public tables, or one's own; newest first, those before a time for the next page."""
    hall: Hall = request.app.state.hall
    person = await person_of(request)
    matches, seats = schema.matches, schema.seats
    found = select(matches).order_by(matches.c.updated.desc()).limit(limit)
    if mine:
        if person is None:
            return []
        own = select(seats.c.match).where(seats.c.person == person.id)
        found = found.where(or_(matches.c.id.in_(own), matches.c.host == person.id))
    else:
        found = found.where(matches.c.visibility == "public")
    if status is not None:
        found = found.where(matches.c.status == status)
    if game is not None:
        found = found.where(matches.c.game == game)
    if before is not None:
        found = found.where(matches.c.updated < before)
    async with hall.database.engine.connect() as connection:
        rows = (await connection.execute(found)).mappings().all()
    return [entry_of_row(row, hall, person.id if person else None) for row in rows]


@get("/{identity:str}", summary="One table")
async def get_table(request: Anything, identity: FromPath[str]) -> m.TableEntry:
    """A table that is public, or that one sits at or was invited to."""
    hall: Hall = request.app.state.hall
    person = await person_of(request)
    table = await hall.table(identity)
    await admit(hall, table, person.id if person else "")
    return entry_of(table, person.id if person else None)


@post("/{identity:str}/join", summary="Sit down at a table, or watch it")
async def join_table(request: Anything, identity: FromPath[str], data: JSONBody[m.Join]) -> m.TableEntry:
    """Take a free seat by invitation, or at a public table. Without a session one becomes a guest."""
    hall: Hall = request.app.state.hall
    data = await strictly(request, m.Join)
    table = await hall.table(identity)
    invited = hmac.compare_digest(data.invitation.encode(), table.match.invitation.encode())
    if table.match.visibility == "private" and not invited:
        person = await person_of(request)
        await admit(hall, table, person.id if person else "")
        if person is None or not (table.held(person.id) or person.id == table.match.host):
            raise missing()
    person = await guest_if_new(request)
    visits = [visit(table, person)] if invited else []
    async with hall.at(table):
        if data.watch or (table.held(person.id) and data.seat is None):
            if visits:
                await hall.journal.append(Change(others=visits))
            return entry_of(table, person.id)
        if table.status not in ("open", "running") or table.read_only:
            raise Refused("not-running", f"the match is {table.status}")
        free = [seat for seat, chair in enumerate(table.facts.chairs) if chair.kind == "open"]
        seat = data.seat if data.seat is not None else free[0] if free else None
        if seat is None or seat not in free:
            raise Refused("seat-taken", "that seat is not free" if free else "no seat is free; you may watch")
        table.facts.chairs[seat] = Chair("person", person.id, person.name, seen=time.time())
        await hall.commit(
            table, "join", seat=seat, person=person.id, events=[SeatTaken(seat, person.name)],
            others=[*visits, seat_row(table, seat, person.id)],
        )  # fmt: skip
        await hall.start_if_full(table)
        return entry_of(table, person.id)


def visit(table: Table, person: Person) -> Executable:
    """Write down that an invitation opened the door; it stays open."""
    visitors = schema.visitors
    known = select(visitors.c.person).where(visitors.c.match == table.match.id, visitors.c.person == person.id)
    row = select(literal(table.match.id), literal(person.id)).where(~known.exists())
    return insert(visitors).from_select(["match", "person"], row)


@get("/{identity:str}/state", summary="The table as one may see it")
async def get_state(
    request: Anything,
    identity: FromPath[str],
    since: Annotated[int, QueryParameter(ge=0, le=2**31)] = 0,
    seat: FromQuery[int | None] = None,
) -> m.State:
    """The same message that the WebSocket sends."""
    hall: Hall = request.app.state.hall
    person = await person_of(request)
    table = await hall.table(identity)
    await admit(hall, table, person.id if person else "")
    async with hall.at(table):
        return Glance(table, person.id if person else "", since, seat).state()


@post("/{identity:str}/messages", summary="Ask something of a table without a WebSocket", status_code=200)
async def post_message(request: Anything, identity: FromPath[str], data: JSONBody[m.Request]) -> m.Reply:
    """Any message of the protocol, answered as over the WebSocket."""
    hall: Hall = request.app.state.hall
    person = await person_of(request)
    if person is None:
        raise Refused("sign-in", "join the table first", 401)
    data = await strictly(request, m.Request)
    if hall.is_too_fast(person.id):
        raise Refused("too-fast", "too many messages; slow down", 429)
    table = await hall.table(identity)
    await admit(hall, table, person.id)
    return await answer(hall, Glance(table, person.id, table.version), person, data)


@get("/{identity:str}/chat", summary="The chat that one may read")
async def get_chat(
    request: Anything, identity: FromPath[str], after: Annotated[int, QueryParameter(ge=0, le=2**53)] = 0
) -> list[m.Line]:
    """Seated people read the table's chat, others the gallery's."""
    hall: Hall = request.app.state.hall
    person = await person_of(request)
    table = await hall.table(identity)
    await admit(hall, table, person.id if person else "")
    return await chat_lines(hall, table, person.id if person else None, after)


tables_router = Router(
    "/api/tables",
    route_handlers=[get_table, join_table, get_state, post_message, get_chat],
    tags=["tables"],
)
