"""Matches of the past: records, replay at any version, forks."""

from __future__ import annotations

import secrets
import time
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from sqlalchemy import insert, select

from orrery.client import messages as m
from orrery.kernel import Game, IllegalAction
from orrery.kernel import State as GameState
from orrery.records import Record, commitment_of
from orrery.server.http.identity import guest_if_new, person_of
from orrery.server.http.lobby import entry_of
from orrery.server.live.view import unveiled
from orrery.server.refusals import Refused
from orrery.server.store import schema
from orrery.server.store.matches import row_of
from orrery.server.store.people import Person
from orrery.server.tables.access import admit
from orrery.server.tables.events import MatchStarted, decode_events, encode_events, seen
from orrery.server.tables.position import Position
from orrery.server.tables.table import Chair, Facts, Match, Table
from orrery.server.tables.tables import Hall

Anything = Request[Any, Any, Any]
OVER = ("finished", "abandoned")
#: The longest record that can be uploaded.
LONGEST = 20_000


class Moment(msgspec.Struct, frozen=True):
    """A match as it stood after one entry of its journal."""

    version: int
    versions: int
    seat: int | None
    choice: str | None
    looking: int | None
    view: msgspec.Raw
    events: list[msgspec.Raw]
    outcome: m.Result | None


class Fork(msgspec.Struct, frozen=True):
    """From where to play on, and as which seat; bots take the others."""

    version: m.Version
    seat: m.Seat = 0
    level: m.Word = ""


class Upload(msgspec.Struct, frozen=True):
    """The text of an `.orrery` file, and as which seat to play on if it is not over."""

    record: Annotated[str, msgspec.Meta(max_length=1_500_000)]
    seat: m.Seat = 0
    level: m.Word = ""


async def visited(request: Anything, identity: str) -> tuple[Hall, Table, str]:
    """A table that the person of the request may see."""
    hall: Hall = request.app.state.hall
    person = await person_of(request)
    table = await hall.table(identity)
    await admit(hall, table, person.id if person else "")
    return hall, table, person.id if person else ""


def rules_of(table: Table) -> Game[Any]:
    """The rules of a table's match, or Refused if they are gone."""
    if table.game is None:
        raise Refused("read-only", table.read_only)
    return table.game


@get("/api/tables/{identity:str}/record", summary="The record of a finished match")
async def get_record(request: Anything, identity: FromPath[str]) -> dict[str, Any]:
    """An `.orrery` file: game, rules, options, seed and actions."""
    hall, table, _ = await visited(request, identity)
    if table.status not in OVER:
        raise Refused("not-over", "a record shows everything; it can be had when the match is over")
    data = (await record_of(hall, table)).encode()
    name = f"{table.match.game}-{table.match.id}.orrery"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type="application/json", headers=headers)  # type: ignore[return-value]


async def record_of(hall: Hall, table: Table) -> Record:
    """The record of a match up to now."""
    match = table.match
    game = rules_of(table)
    codes = await hall.store.actions(match.id)
    state: GameState = game.new(match.seats, match.seed, match.options)
    for code in codes:
        state.apply(game.action(code))
    return Record.of(state, match.seed, [str(game.action(code)) for code in codes])


async def state_at(hall: Hall, table: Table, version: int) -> GameState | None:
    """The position after an entry of the journal, from the nearest snapshot before it; None before the start."""
    game = rules_of(table)
    match = table.match
    journal, snapshots = schema.journal, schema.snapshots
    async with hall.database.engine.connect() as connection:
        found = select(snapshots).where(snapshots.c.match == match.id, snapshots.c.number <= version)
        snapshot = (await connection.execute(found.order_by(snapshots.c.number.desc()).limit(1))).mappings().first()
        first = snapshot["number"] if snapshot else 0
        entries = select(journal.c.number, journal.c.kind, journal.c.code).where(
            journal.c.match == match.id, journal.c.number > first, journal.c.number <= version
        )
        rows = (await connection.execute(entries.order_by(journal.c.number))).all()
    position: Position | None = None
    if snapshot is not None:
        document = msgspec.json.decode(snapshot["state"])
        position = Position.load(game, document, snapshot["number"], snapshot["actions"])
    for number, kind, code in rows:
        if kind == "start":
            position, _ = Position.begin(game, match.seats, match.seed, match.options)
        elif position is not None:
            position.fold(number, kind, code)
    return None if position is None else position.state


@get("/api/tables/{identity:str}/replay", summary="A match of the past as it stood")
async def get_replay(
    request: Anything,
    identity: FromPath[str],
    version: Annotated[int, QueryParameter(ge=0, le=2**31)],
    seat: FromQuery[int | None] = None,
) -> Moment:
    """A finished match, or one's own solo match, at any version, redacted as it was then."""
    hall, table, person = await visited(request, identity)
    held = table.held(person)
    if table.status not in OVER and not (held and table.is_solo):
        raise Refused("not-over", "a match can be replayed when it is over")
    if version > table.version:
        raise Refused("not-found", f"the match has {table.version} versions", 404)
    if seat is not None and seat not in held:
        raise Refused("not-seated", "you did not hold that seat", 403)
    looking = seat if seat is not None else unveiled(table, held)
    state = await state_at(hall, table, version)
    shown = {} if state is None else state.view(looking)
    journal = schema.journal
    entry = select(journal.c.events).where(journal.c.match == identity, journal.c.number == version)
    async with hall.database.engine.connect() as connection:
        data = (await connection.execute(entry)).scalar()
    return Moment(
        version,
        table.version,
        None if state is None else state.seat,
        None if state is None else state.choice,
        looking,
        msgspec.Raw(msgspec.json.encode(shown)),
        seen(decode_events(rules_of(table), data or b"[]"), looking),
        table.outcome if version == table.version else None,
    )


@get("/api/tables/{identity:str}/events", summary="The log between two versions")
async def get_events(
    request: Anything,
    identity: FromPath[str],
    since: Annotated[int, QueryParameter(ge=0, le=2**31)] = 0,
    until: Annotated[int, QueryParameter(ge=0, le=2**31)] = 2**31,
    seat: FromQuery[int | None] = None,
) -> list[msgspec.Raw]:
    """The events after `since` and up to `until` as one may see them, each with its version; of at most 1,000."""
    hall, table, person = await visited(request, identity)
    held = table.held(person)
    if seat is not None and seat not in held:
        raise Refused("not-seated", "you do not hold that seat", 403)
    looking = seat if seat is not None else unveiled(table, held)
    journal = schema.journal
    async with hall.at(table):
        until = min(until, table.version)
    entries = select(journal.c.number, journal.c.events).where(
        journal.c.match == identity, journal.c.number > since, journal.c.number <= until
    )
    async with hall.database.engine.connect() as connection:
        rows = (await connection.execute(entries.order_by(journal.c.number).limit(1000))).all()
    game = rules_of(table)
    return [
        msgspec.Raw(b'{"version":%d,' % number + bytes(event)[1:])
        for number, data in rows
        for event in seen(decode_events(game, data), looking)
    ]


@post("/api/tables/{identity:str}/fork", summary="Play on from a match of the past", tags=["records"])
async def fork_table(request: Anything, identity: FromPath[str], data: JSONBody[Fork]) -> m.TableEntry:
    """A new solo table from any version of a finished match or of one's own solo match."""
    hall, table, person_id = await visited(request, identity)
    if table.status not in OVER and not (table.held(person_id) and table.is_solo):
        raise Refused("not-over", "only a finished match or your own solo match can be forked")
    game = rules_of(table)
    codes = await hall.store.actions(identity, data.version)
    person = await guest_if_new(request)
    title = f"{table.match.title} · {data.version}"[:80]
    return await plant(hall, person, game, table.match, codes, data.seat, data.level, title)


@post("/api/records", summary="Upload a record", tags=["records"])
async def upload_record(request: Anything, data: JSONBody[Upload]) -> m.TableEntry:
    """A table from an `.orrery` file: finished if its game is over, else a solo table to play on."""
    hall: Hall = request.app.state.hall
    try:
        record = Record.decode(data.record.encode(), "the upload")
        if len(record.actions) > LONGEST:
            raise ValueError(f"the upload has more than {LONGEST} actions")
        start = record.start()
        codes = [start.game.parse(notation).code for notation in record.actions]
    except (ValueError, RecursionError) as error:
        raise Refused("bad-record", str(error)) from None
    match = Match("", record.game, record.rules, record.content, record.seats, dict(start.options), record.seed,
                  commitment_of(record.seed), "", "private", "", "", None, 0.0)  # fmt: skip
    person = await guest_if_new(request)
    return await plant(hall, person, start.game, match, codes, data.seat, data.level, f"{start.game.title} · upload")


async def plant(
    hall: Hall,
    person: Person,
    game: Game[Any],
    origin: Match,
    codes: list[int],
    seat: int,
    level: str,
    title: str,
    lesson: bool = False,
) -> m.TableEntry:
    """A new table of one person that begins with these actions. Everything is written in one transaction."""
    chosen = level or hall.settings.hint_level
    if seat >= origin.seats or chosen not in hall.levels:
        raise Refused("bad-order", f"seats go from 0 to {origin.seats - 1}, bots are {', '.join(hall.levels)}")
    now = time.time()
    match = msgspec.structs.replace(
        origin, id=secrets.token_urlsafe(9), host=person.id, created=now, visibility="private", clock=None,
        invitation=secrets.token_urlsafe(18), title=title,
    )  # fmt: skip
    chairs = [Chair("bot", name=chosen, level=chosen) for _ in range(origin.seats)]
    chairs[seat] = Chair("person", person.id, person.name, seen=now)
    position, events = Position.begin(game, match.seats, match.seed, match.options)
    blank = {"match": match.id, "person": None, "key": "", "at": now, "clock": ""}
    entries = [
        blank | {"number": 1, "kind": "start", "seat": None, "code": None}
        | {"events": encode_events([MatchStarted(), *events])}
    ]  # fmt: skip
    kept = []
    for number, code in enumerate(codes, 2):
        decider = position.state.seat
        try:
            _, happened = position.play(code, number)
        except IllegalAction as error:
            raise Refused("bad-record", f"action {number - 1} is illegal: {error}") from None
        events_of = {"events": encode_events(happened)}
        entries.append(blank | {"number": number, "kind": "act", "seat": decider, "code": code} | events_of)
        if position.advance(hall.settings.snapshot_every):
            state = msgspec.json.encode(position.base.dump())
            count = position.base_actions
            kept.append({"match": match.id, "number": position.base_number, "actions": count, "state": state})
    outcome = position.state.outcome
    result = None if outcome is None else m.Result(list(outcome.winners), list(outcome.scores), outcome.reason)
    row = row_of(match) | {
        "status": "running" if outcome is None else "finished",
        "version": len(entries),
        "turn": position.state.seat,
        "deadline": None,
        "facts": msgspec.json.encode(Facts(chairs, lesson=lesson)).decode(),
        "outcome": None if result is None else msgspec.json.encode(result).decode(),
        "updated": now,
    }
    seats = [
        {"match": match.id, "seat": n, "person": chair.person or None, "orders": "[]"} for n, chair in enumerate(chairs)
    ]
    async with hall.database.engine.begin() as connection:
        await connection.execute(insert(schema.matches), [row])
        await connection.execute(insert(schema.seats), seats)
        await connection.execute(insert(schema.journal), entries)
        if kept:
            await connection.execute(insert(schema.snapshots), kept)
    return entry_of(await hall.table(match.id), person.id)


records_router = Router("/", route_handlers=[get_record, get_replay, get_events], tags=["records"])
