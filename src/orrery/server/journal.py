"""The journal: what happened at the tables, committed for many tables at once and acknowledged after the commit only."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from sqlalchemy import Executable, bindparam, insert, update
from sqlalchemy.exc import IntegrityError

from orrery.server import schema
from orrery.server.database import Database


class Taken(Exception):
    """Another process has written this version of the match first."""


class Change(msgspec.Struct):
    """One entry of the journal, what it makes of the match's row, and what else belongs to the same transaction."""

    entry: dict[str, Any]
    match: dict[str, Any]
    snapshot: dict[str, Any] | None = None
    others: list[Executable] = []


INSERT = insert(schema.journal)
SNAPSHOT = insert(schema.snapshots)
UPDATE = (
    update(schema.matches)
    .where(schema.matches.c.id == bindparam("match"))
    .values({name: bindparam(name) for name in ("status", "version", "turn", "deadline", "facts", "outcome", "updated")})
)


class Journal:
    """Takes changes from all tables and commits those that wait in one transaction."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine
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
                future.set_exception(Taken() if isinstance(error, IntegrityError) else error)
            return
        for _, future in batch:
            if not future.done():
                future.set_result(None)

    async def _commit(self, changes: list[Change]) -> None:
        snapshots = [change.snapshot for change in changes if change.snapshot is not None]
        async with self.engine.begin() as connection:
            await connection.execute(INSERT, [change.entry for change in changes])
            await connection.execute(UPDATE, [change.match for change in changes])
            if snapshots:
                await connection.execute(SNAPSHOT, snapshots)
            for change in changes:
                for statement in change.others:
                    await connection.execute(statement)
        self.commits += 1
        self.entries += len(changes)
