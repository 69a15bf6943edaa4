"""The journal: what happened at the tables, committed in groups and acknowledged only after the commit."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Connection, Engine, String, bindparam, insert, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from orrery.server import clock, tasks
from orrery.server.store import schema
from orrery.server.store.announcements import NOTIFY, Announcements
from orrery.server.store.database import Database
from orrery.server.store.match import Change
from orrery.server.store.match_rows import row_of, seat_rows

#: Something else to write: it is given a connection within a transaction.
Work = Callable[[Connection], None]


class VersionTaken(Exception):
    """Another process wrote this version of the match first."""


class AlreadyCreated(Exception):
    """The host has already created a match with this request key."""


#: How the two databases name a violated unique key in an error.
KEYS = {
    VersionTaken: ("journal.match, journal.number", "pk_journal"),
    AlreadyCreated: ("matches.host, matches.key", "ux_matches_key"),
}

CHANGING = ("status", "version", "turn", "deadline", "facts", "outcome", "updated")
INSERT = insert(schema.journal)
MATCH = insert(schema.matches)
SEATS = insert(schema.seats)
NOTICES = insert(schema.notices)
SNAPSHOT = insert(schema.snapshots)
UPDATE = (
    update(schema.matches)
    .where(schema.matches.c.id == bindparam("match"))
    .values({name: bindparam(name) for name in CHANGING})
)
SEAT = (
    update(schema.seats)
    .where(schema.seats.c.match == bindparam("of"), schema.seats.c.seat == bindparam("place"))
    .values(person=bindparam("who"), orders="[]")
)
VISITOR = insert(schema.visitors).from_select(
    ["match", "person"],
    select(bindparam("of", type_=String), bindparam("who", type_=String)).where(
        ~select(schema.visitors.c.person)
        .where(schema.visitors.c.match == bindparam("of"), schema.visitors.c.person == bindparam("who"))
        .exists()
    ),
)

#: The same for SQLite's own interface: going through SQLAlchemy costs more than the statement itself.
INSERT_TEXT, SNAPSHOT_TEXT, UPDATE_TEXT = (
    str(statement.compile(dialect=sqlite.dialect(paramstyle="named"))) for statement in (INSERT, SNAPSHOT, UPDATE)
)


def meaning(error: Exception) -> Exception:
    """The meaning of a failed write: VersionTaken or AlreadyCreated for their keys, otherwise the error itself."""
    if isinstance(error, (IntegrityError, sqlite3.IntegrityError)):
        text = str(error.orig) if isinstance(error, IntegrityError) else str(error)
        for kind, names in KEYS.items():
            if any(name in text for name in names):
                return kind()
    return error


class Journal:
    """Takes changes from all tables and commits those waiting in one transaction."""

    def __init__(self, database: Database, announcements: Announcements) -> None:
        self.announcements = announcements
        self.database = database
        # With SQLite, a thread runs a whole transaction in one go, at a fraction of the cost of awaiting each step.
        self.writer: Engine | None = database.sync_engine() if database.is_sqlite else None
        self.file: object = None
        self.thread = tasks.Thread("journal")
        self.waiting: list[tuple[Change | Work, asyncio.Future[None]]] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        #: Called with the duration of each transaction in seconds.
        self.observe: Callable[[float], None] = lambda seconds: None
        self.commits = 0
        self.entries = 0

    def open(self) -> None:
        """Start writing."""
        self.task = tasks.start(self._write())

    async def close(self) -> None:
        """Write what is queued, then stop."""
        while self.waiting:
            await tasks.sleep(0.01)
        if self.task is not None:
            self.task.cancel()
            await tasks.ended(self.task)
        self.thread.stop()
        if self.writer is not None:
            self.writer.dispose()

    async def append(self, change: Change) -> None:
        """Return when the change is durable; raise VersionTaken if the journal already has this version."""
        await self._wait_for(change)

    async def also(self, work: Work) -> None:
        """Write something else, with SQLite in the same transaction as the changes that wait; return when durable."""
        if self.writer is not None:
            await self._wait_for(work)
        else:
            # Work may lock rows: in shared transactions, two processes would wait for each other's.
            async with self.database.engine.begin() as connection:
                await connection.run_sync(work)

    async def _wait_for(self, item: Change | Work) -> None:
        future = tasks.future()
        self.waiting.append((item, future))
        self.wake.set()
        await future

    async def _write(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                batch, self.waiting = self.waiting, []
                await self._commit_batch(batch)

    async def _commit_batch(self, batch: list[tuple[Change | Work, asyncio.Future[None]]]) -> None:
        """Commit a batch; if that fails, commit each item separately, so that one cannot spoil the others."""
        began = clock.monotonic()
        try:
            changes = [item for item, _ in batch if isinstance(item, Change)]
            await self._commit(changes, [item for item, _ in batch if not isinstance(item, Change)])
            self.observe(clock.monotonic() - began)
        except Exception as error:
            if isinstance(error, sqlite3.Error):  # SQLAlchemy, which counts the others, does not see it
                self.database.observe_error(type(error).__name__)
            if len(batch) > 1:
                for item in batch:
                    await self._commit_batch([item])
                return
            future = batch[0][1]
            if not future.done():
                future.set_exception(meaning(error))
            return
        for _, future in batch:
            if not future.done():
                future.set_result(None)

    async def _commit(self, changes: list[Change], works: list[Work]) -> None:
        if self.writer is not None:
            await self.thread.run(self._commit_in_thread, self.writer, changes, works)
        else:
            async with self.database.engine.begin() as connection:
                await connection.run_sync(write, changes)
                standings = [change.standing for change in changes if change.standing is not None]
                versions = {standing.match: standing.version for standing in standings}
                for given in self.announcements.of_versions(versions):
                    await connection.execute(NOTIFY, given)
        self.commits += 1
        self.entries += sum(len(change.entries) for change in changes)

    def _commit_in_thread(self, writer: Engine, changes: list[Change], works: list[Work]) -> None:
        if self.file is None:
            self.file = writer.raw_connection().driver_connection
        assert isinstance(self.file, sqlite3.Connection)
        if not works and is_plain(changes):
            with self.file as file:
                write_plain(file, changes)
            return
        with writer.begin() as connection:
            if is_plain(changes):
                write_plain(self.file, changes)
            else:
                write(connection, changes)
            for work in works:
                work(connection)


Rows = list[dict[str, Any]]


def rows_of(changes: list[Change]) -> tuple[Rows, Rows, Rows]:
    """The rows for the journal, the matches and the snapshots."""
    entries = [asdict(entry) for change in changes for entry in change.entries]
    standings = [asdict(change.standing) for change in changes if change.standing is not None]
    snapshots = [asdict(snapshot) for change in changes for snapshot in change.snapshots]
    return entries, standings, snapshots


def is_plain(changes: list[Change]) -> bool:
    """Whether changes consist of entries, standings and snapshots only."""
    return not any(change.new is not None or change.seats or change.visitor or change.notices for change in changes)


def write_plain(file: sqlite3.Connection, changes: list[Change]) -> None:
    """Write plain changes to SQLite within a transaction."""
    for text, rows in zip((INSERT_TEXT, UPDATE_TEXT, SNAPSHOT_TEXT), rows_of(changes), strict=True):
        if rows:
            file.executemany(text, rows)


def write(connection: Connection, changes: list[Change]) -> None:
    """Write changes within a transaction."""
    for change in changes:
        if change.new is not None and change.facts is not None:
            connection.execute(MATCH, row_of(change.new, change.facts))
            connection.execute(SEATS, seat_rows(change.new, change.facts))
        for seating in change.seats:
            connection.execute(SEAT, {"of": change.match, "place": seating.seat, "who": seating.person})
        if change.visitor:
            admit_visitor(connection, change.match, change.visitor)
        if change.notices:
            connection.execute(NOTICES, [asdict(notice) for notice in change.notices])
    for statement, rows in zip((INSERT, UPDATE, SNAPSHOT), rows_of(changes), strict=True):
        if rows:
            connection.execute(statement, rows)


def admit_visitor(connection: Connection, match: str, person: str) -> None:
    """Store that an invitation admitted somebody, once."""
    connection.execute(VISITOR, {"of": match, "who": person})
