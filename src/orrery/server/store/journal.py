"""The journal: what happened at the tables, committed for many at once and acknowledged after the commit only."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Executable, bindparam, insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from orrery.server.live.fanout import Fanout
from orrery.server.store import schema
from orrery.server.store.database import Database


class Taken(Exception):
    """Another process has written this version of the match first."""


class Change(msgspec.Struct):
    """One entry of the journal, what it makes of the match's row, and what must be written before them."""

    entry: dict[str, Any] | None = None
    match: dict[str, Any] | None = None
    snapshot: dict[str, Any] | None = None
    others: list[Executable] = []


CHANGING = ("status", "version", "turn", "deadline", "facts", "outcome", "updated")
INSERT = insert(schema.journal)
SNAPSHOT = insert(schema.snapshots)
UPDATE = (
    update(schema.matches)
    .where(schema.matches.c.id == bindparam("match"))
    .values({name: bindparam(name) for name in CHANGING})
)

#: The same for SQLite's own interface: a statement's way through SQLAlchemy costs more than the statement.
INSERT_TEXT, SNAPSHOT_TEXT, UPDATE_TEXT = (
    str(statement.compile(dialect=sqlite.dialect(paramstyle="named"))) for statement in (INSERT, SNAPSHOT, UPDATE)
)


class Journal:
    """Takes changes from all tables and commits those that wait in one transaction."""

    def __init__(self, database: Database, fanout: Fanout) -> None:
        self.fanout = fanout
        self.database = database
        # SQLite has no connection to wait for: a thread does a whole transaction in one go, at a fraction of the cost.
        self.writer: Engine | None = database.sync_engine() if database.is_sqlite else None
        self.file: object = None
        self.thread = ThreadPoolExecutor(1, "journal")
        self.waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.commits = 0
        self.entries = 0

    def open(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what waits, then stop."""
        while self.waiting:
            await asyncio.sleep(0.01)
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.thread.shutdown()
        if self.writer is not None:
            self.writer.dispose()

    async def append(self, change: Change) -> None:
        """Return when the change is durable; raise Taken if the version exists already."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((change, future))
        self.wake.set()
        await future

    async def _write(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                batch, self.waiting = self.waiting, []
                await self._settle(batch)

    async def _settle(self, batch: list[tuple[Change, asyncio.Future[None]]]) -> None:
        """Commit a batch; if that fails, each of its changes by itself, so that one cannot spoil the others."""
        try:
            await self._commit([change for change, _ in batch])
        except Exception as error:
            if len(batch) > 1:
                for item in batch:
                    await self._settle([item])
                return
            future = batch[0][1]
            if not future.done():
                taken = isinstance(error, (IntegrityError, sqlite3.IntegrityError))
                future.set_exception(Taken() if taken else error)
            return
        for _, future in batch:
            if not future.done():
                future.set_result(None)

    async def _commit(self, changes: list[Change]) -> None:
        if self.writer is not None:
            await asyncio.get_running_loop().run_in_executor(self.thread, self._commit_in_thread, self.writer, changes)
        else:
            async with self.database.engine.begin() as connection:
                await connection.run_sync(write, changes)
                rows = [change.match for change in changes if change.match is not None]
                news = {row["match"]: row["version"] for row in rows}
                for statement in self.fanout.versions(news):
                    await connection.execute(statement)
        self.commits += 1
        self.entries += len(changes)

    def _commit_in_thread(self, writer: Engine, changes: list[Change]) -> None:
        if any(change.others for change in changes):
            with writer.begin() as connection:
                write(connection, changes)
            return
        if self.file is None:
            self.file = writer.raw_connection().driver_connection
        assert isinstance(self.file, sqlite3.Connection)
        entries, matches, snapshots = rows_of(changes)
        with self.file as file:
            file.executemany(INSERT_TEXT, entries)
            file.executemany(UPDATE_TEXT, matches)
            file.executemany(SNAPSHOT_TEXT, snapshots)


Rows = list[dict[str, Any]]


def rows_of(changes: list[Change]) -> tuple[Rows, Rows, Rows]:
    """What goes into the journal, into the matches and into the snapshots."""
    entries = [change.entry for change in changes if change.entry is not None]
    matches = [change.match for change in changes if change.match is not None]
    snapshots = [change.snapshot for change in changes if change.snapshot is not None]
    return entries, matches, snapshots


def write(connection: Connection, changes: list[Change]) -> None:
    """Write changes within a transaction."""
    for change in changes:
        for statement in change.others:
            connection.execute(statement)
    for statement, rows in zip((INSERT, UPDATE, SNAPSHOT), rows_of(changes), strict=True):
        if rows:
            connection.execute(statement, rows)
