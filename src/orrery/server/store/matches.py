"""Reading and creating matches in the database."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Executable, RowMapping, func, insert, select

import orrery
from orrery.client.messages import Clock, Order, Result
from orrery.kernel import Game
from orrery.server.store import schema
from orrery.server.store.database import Database
from orrery.server.tables.clocks import ClockState
from orrery.server.tables.events import decode_events
from orrery.server.tables.position import Position
from orrery.server.tables.table import Facts, Match, Table

#: Entries of the log that are read with a match even if the snapshot is newer.
LOG = 100


def match_of(row: RowMapping) -> Match:
    """What never changes about a match, from its row."""
    clock = msgspec.json.decode(row["clock"], type=Clock | None)
    values = {name: row[name] for name in Match.__struct_fields__}
    return Match(**values | {"options": msgspec.json.decode(row["options"]), "seed": int(row["seed"]), "clock": clock})


def row_of(match: Match) -> dict[str, Any]:
    """The columns of a match that never change."""
    values = {name: getattr(match, name) for name in Match.__struct_fields__}
    options = msgspec.json.encode(match.options).decode()
    clock = msgspec.json.encode(match.clock).decode()
    return values | {"options": options, "seed": str(match.seed), "clock": clock}


def rules_for(match: Match) -> tuple[Game[Any] | None, str]:
    """The game of a match, or why its rules are not at hand."""
    try:
        game = orrery.game(match.game)
    except ValueError:
        return None, f"the game {match.game!r} is not installed here; the match can be looked at but not played"
    if (match.rules, match.content) != (game.rules_version, game.content_digest):
        return None, (
            f"this match was begun with rules {match.rules!r} and content {match.content or 'none'!r} of {match.game}; "
            f"here are rules {game.rules_version!r} and content {game.content_digest or 'none'!r}. "
            "It is kept and can be downloaded, but not played"
        )
    return game, ""


def creation(match: Match, facts: Facts, now: float) -> list[Executable]:
    """What writes a new match with nobody's action yet."""
    chairs = [
        {"match": match.id, "seat": seat, "person": chair.person or None, "orders": "[]"}
        for seat, chair in enumerate(facts.chairs)
    ]
    row = row_of(match) | {
        "status": "open",
        "version": 0,
        "facts": msgspec.json.encode(facts).decode(),
        "updated": now,
    }
    return [insert(schema.matches).values(row), insert(schema.seats).values(chairs)]


class Store:
    """Matches in the database."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine

    async def open(self, identity: str) -> Table | None:
        """A match with its position, from its last snapshot and what came after it."""
        matches, journal, snapshots, seats = schema.matches, schema.journal, schema.snapshots, schema.seats
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(matches).where(matches.c.id == identity))).mappings().first()
            if row is None:
                return None
            found = select(snapshots).where(snapshots.c.match == identity).order_by(snapshots.c.number.desc()).limit(1)
            snapshot = (await connection.execute(found)).mappings().first()
            first = min(snapshot["number"] if snapshot else 0, max(0, row["version"] - LOG))
            entries = select(journal).where(journal.c.match == identity, journal.c.number > first)
            # Up to the row's version: row and journal change together, but these are separate reads.
            entries = entries.where(journal.c.number <= row["version"]).order_by(journal.c.number)
            rows = (await connection.execute(entries)).mappings().all()
            orders = (await connection.execute(select(seats).where(seats.c.match == identity))).mappings().all()
        return rebuild(row, snapshot, list(rows), list(orders))

    async def count_running(self, person: str) -> int:
        """How many tables of this host are not over."""
        matches = schema.matches
        own = select(func.count()).where(matches.c.host == person, matches.c.status.in_(["open", "running"]))
        async with self.engine.connect() as connection:
            return int((await connection.execute(own)).scalar_one())

    async def actions(self, identity: str, upto: int | None = None) -> list[int]:
        """The codes of the actions that lead to a version, without those that were taken back."""
        journal = schema.journal
        entries = select(journal.c.kind, journal.c.code).where(
            journal.c.match == identity, journal.c.kind.in_(["act", "undo"])
        )
        if upto is not None:
            entries = entries.where(journal.c.number <= upto)
        codes: list[int] = []
        async with self.engine.connect() as connection:
            for kind, code in await connection.execute(entries.order_by(journal.c.number)):
                if kind == "act":
                    codes.append(code)
                else:
                    del codes[len(codes) - code :]
        return codes


def rebuild(
    row: RowMapping, snapshot: RowMapping | None, entries: list[RowMapping], orders: list[RowMapping]
) -> Table:
    """The table as the database knows it."""
    match = match_of(row)
    game, fault = rules_for(match)
    table = Table(match, game, msgspec.json.decode(row["facts"], type=Facts))
    table.status = row["status"]
    table.version = row["version"]
    table.turn, table.stood = row["turn"], row["status"]
    table.read_only = fault
    table.outcome = None if row["outcome"] is None else msgspec.json.decode(row["outcome"], type=Result)
    for line in orders:
        table.orders[line["seat"]] = msgspec.json.decode(line["orders"], type=list[Order])
    if entries and entries[-1]["clock"]:
        table.clock = msgspec.json.decode(entries[-1]["clock"], type=ClockState)
    if game is None:
        return table
    position: Position | None = None
    if snapshot is not None:
        document = msgspec.json.decode(snapshot["state"])
        position = Position.load(game, document, snapshot["number"], snapshot["actions"])
    for entry in entries:
        if entry["kind"] == "start" and position is None:
            position, _ = Position.begin(game, match.seats, match.seed, match.options)
        elif position is not None and entry["number"] > position.base_number and entry["kind"] in ("act", "undo"):
            position.fold(entry["number"], entry["kind"], entry["code"])
        decider = entry["seat"] if entry["kind"] == "act" else None
        events = decode_events(game, entry["events"])
        table.remember(entry["number"], events, decider, entry["person"] or "", entry["key"])
    table.position = position
    return table
