"""Finished matches: records, replay at any version, forks, uploads."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, QueryParameter

from orrery.client import messages as m
from orrery.server import clock
from orrery.server.http.entries import entry_of
from orrery.server.http.games import game_named
from orrery.server.http.identity import ensure_person
from orrery.server.refusals import Refused
from orrery.server.services import Services
from orrery.server.store.people import Person
from orrery.server.tables.creation import create_solo, created_before
from orrery.server.tables.events import decode_events, visible_events
from orrery.server.tables.history import record_of, rules_of, state_at
from orrery.server.tables.jobs import Beginning, ReadRecord, documents_for, run_job
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Tables
from orrery.server.tables.view import default_seat

Anything = Request[Any, Any, Any]
OVER = ("finished", "abandoned")


class Moment(msgspec.Struct, frozen=True):
    """A match as it stood after an entry of its journal."""

    version: int
    versions: int
    seat: int | None
    choice: str | None
    looking: int | None
    view: msgspec.Raw
    events: list[msgspec.Raw]
    outcome: m.Result | None


class Fork(msgspec.Struct, frozen=True):
    """Where to continue from, and in which seat; bots take the others."""

    version: m.Version
    seat: m.Seat = 0
    level: m.Word = ""
    #: Repeating a request with the same key returns the same table.
    key: m.Key = ""


class Upload(msgspec.Struct, frozen=True):
    """The text of an `.orrery` file, and the seat to continue in if the game is not over."""

    record: Annotated[str, msgspec.Meta(max_length=1_500_000)]
    seat: m.Seat = 0
    level: m.Word = ""
    #: Repeating a request with the same key returns the same table.
    key: m.Key = ""


def viewing_seat(
    table: Table, person: Person | None, seat: int | None, is_open: bool = False
) -> int | None:  # fmt: skip
    """The seat through whose eyes a person sees the past: the requested one if it is theirs, else the default.

    Any seat in games without secrets, and for spectators if everybody has agreed to show their hands.
    """
    held = table.held(person.id if person else None)
    if seat in range(table.match.seats) and (is_open or (table.facts.hands_shown and not held)):
        return seat
    if seat is not None and seat not in held:
        raise Refused("not-seated", "you do not hold that seat", 403)
    return seat if seat is not None else default_seat(table, held)


async def shown_version(services: Services, table: Table, person: Person | None) -> int:
    """The newest version of a running match that spectators may see with open hands; Refused if there is none."""
    minutes = table.facts.hands_after
    if not minutes or table.held(person.id if person else None):
        raise Refused("not-over", "a match can be replayed when it is over")
    version = await services.matches.version_at(table.match.id, clock.now() - minutes * 60)
    if not version:
        raise Refused("not-over", "nothing is old enough to be shown yet")
    return version


def is_own_solo(table: Table, person: Person | None) -> bool:
    """Whether a person is the only human player at a table."""
    return person is not None and bool(table.held(person.id)) and table.is_solo


async def check_upload_rate(tables: Tables, person: Person) -> None:
    """Refuse forks and uploads that come too fast."""
    if await tables.presence.uploads.is_exceeded(person.id):
        raise Refused("too-fast", "too many forks and uploads; wait a minute", 429)


async def check_content(services: Services, beginning: Beginning) -> None:
    """Refuse a record with unknown content where people may not upload packs."""
    if beginning.documents is None or services.settings.pack_uploads:
        return
    if await services.contents.find(beginning.game, beginning.content) is None:
        raise Refused(
            "forbidden", "this record carries content that is new here; its operator must install the pack", 403
        )


@get("/api/tables/{identity:str}/record", summary="The record of a finished match")
async def get_record(services: NamedDependency[Services], table: NamedDependency[Table]) -> dict[str, Any]:
    """Returns an `.orrery` file: game, rules, options, seed and actions."""
    if table.status not in OVER:
        raise Refused("not-over", "a record shows everything; it is available when the match is over")
    data = (await record_of(services, table)).encode()
    name = f"{table.match.game}-{table.match.id}.orrery"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type="application/json", headers=headers)  # type: ignore[return-value]


@get("/api/tables/{identity:str}/replay", summary="A match at a past version")
async def get_replay(
    services: NamedDependency[Services],
    table: NamedDependency[Table],
    person: NamedDependency[Person | None],
    version: Annotated[int, QueryParameter(ge=0, le=2**31)],
    seat: FromQuery[int | None] = None,
) -> Moment:
    """Returns a finished match, or your own solo match, at any version, redacted as it was then.

    If hands are shown with a delay, spectators see a running match as it was that long ago, through any seat.
    """
    is_over, is_solo = table.status in OVER, is_own_solo(table, person)
    last = table.version
    if not is_over and not is_solo:
        last = await shown_version(services, table, person)
        version = min(version, last)
    if version > last:
        raise Refused("not-found", f"the match has {last} versions", 404)
    looking = viewing_seat(table, person, seat, is_open=is_over or not is_solo)
    state = await state_at(services, table, version)
    shown = {} if state is None else state.view(looking)
    rows = await services.matches.events(table.match.id, version - 1, version)
    events = decode_events(rules_of(table), rows[0][1] if rows else b"[]")
    return Moment(
        version,
        last,
        None if state is None else state.seat,
        None if state is None else state.choice,
        looking,
        msgspec.Raw(msgspec.json.encode(shown)),
        visible_events(events, looking),
        table.outcome if version == table.version else None,
    )


@get("/api/tables/{identity:str}/events", summary="The events between two versions")
async def get_events(
    tables: NamedDependency[Tables],
    table: NamedDependency[Table],
    person: NamedDependency[Person | None],
    since: Annotated[int, QueryParameter(ge=0, le=2**31)] = 0,
    until: Annotated[int, QueryParameter(ge=0, le=2**31)] = 2**31,
    seat: FromQuery[int | None] = None,
) -> list[msgspec.Raw]:
    """Returns the events after `since` up to `until` that you may see, with versions; from at most 1,000 versions."""
    looking = viewing_seat(table, person, seat)
    async with tables.lock(table):
        until = min(until, table.version)
    rows = await tables.services.matches.events(table.match.id, since, until)
    game = rules_of(table)
    return [
        msgspec.Raw(b'{"version":%d,' % number + bytes(event)[1:])
        for number, data in rows
        for event in visible_events(decode_events(game, data), looking)
    ]


@post("/api/tables/{identity:str}/fork", summary="Continue from a version of a match", tags=["records"])
async def fork_table(
    request: Anything,
    data: JSONBody[Fork],
    tables: NamedDependency[Tables],
    table: NamedDependency[Table],
    person: NamedDependency[Person | None],
) -> m.TableEntry:
    """Create a solo table from any version of a finished match or of your own solo match."""
    if table.status not in OVER and not is_own_solo(table, person):
        raise Refused("not-over", "only a finished match or your own solo match can be forked")
    if table.game is None:
        raise Refused("read-only", table.read_only)
    match = table.match
    codes = await tables.services.matches.actions(match.id, data.version)
    somebody = await ensure_person(request, tables.services, person, key=data.key)
    known = await created_before(tables, somebody, data.key)
    if known is not None:
        return await entry_of(tables, known, somebody)
    await check_upload_rate(tables, somebody)
    documents = documents_for(table.game)
    beginning = Beginning(
        match.game,
        match.seats,
        match.options,
        match.dice_seed,
        codes,
        match.rules,
        match.content,
        documents,
        match.pack,
    )
    title = f"{match.title} · {data.version}"[:80]
    fork = await create_solo(tables, somebody, beginning, data.seat, data.level, title, key=data.key)
    return await entry_of(tables, fork, somebody)


@post("/api/records", summary="Upload a record", tags=["records"])
async def upload_record(
    request: Anything,
    data: JSONBody[Upload],
    tables: NamedDependency[Tables],
    person: NamedDependency[Person | None],
) -> m.TableEntry:
    """Create a table from an `.orrery` file: finished if its game is over, otherwise a solo table to continue."""
    if person is not None:
        known = await created_before(tables, person, data.key)
        if known is not None:
            return await entry_of(tables, known, person)
        await check_upload_rate(tables, person)
    beginning = await run_job(tables.services.jobs, ReadRecord(data.record), Beginning)
    await check_content(tables.services, beginning)
    somebody = await ensure_person(request, tables.services, person, key=data.key)
    known = await created_before(tables, somebody, data.key)
    if known is not None:
        return await entry_of(tables, known, somebody)
    title = f"{game_named(beginning.game).title} · upload"
    table = await create_solo(tables, somebody, beginning, data.seat, data.level, title, key=data.key)
    return await entry_of(tables, table, somebody)


records_router = Router("/", route_handlers=[get_record, get_replay, get_events], tags=["records"])
