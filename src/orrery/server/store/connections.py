"""How many connections people and addresses hold, in all processes together."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Final

from sqlalchemy import bindparam, delete, func, insert, select

from orrery.server import clock
from orrery.server.background import Background
from orrery.server.store import schema
from orrery.server.store.announcements import Announcements
from orrery.server.store.database import FAILURES, Database
from orrery.server.store.people import fingerprint
from orrery.server.store.processes import Processes

LOGGER = logging.getLogger("orrery.connections")

HELD: Final = schema.connections
REMOVE: Final = delete(HELD).where(HELD.c.key == bindparam("who"), HELD.c.process == bindparam("where"))
ADD: Final = insert(HELD)
EVERYWHERE: Final = (
    select(func.sum(HELD.c.count))
    .join(schema.processes, schema.processes.c.id == HELD.c.process)
    .where(HELD.c.key == bindparam("who"), schema.processes.c.seen > bindparam("since"))
)


class Connections:
    """The connections of this process, and with PostgreSQL those of the others. Who holds them is not written down."""

    def __init__(self, database: Database, announcements: Announcements, lease: float, background: Background) -> None:
        self.processes = Processes(database, announcements, lease)
        self.engine = database.engine
        self.background = background
        self.here: Counter[str] = Counter()
        #: Whose number has gone down and other processes do not know it yet, and the task that tells them.
        self.untold: dict[str, None] = {}
        self.telling: asyncio.Task[None] | None = None

    async def open(self, who: str, most: int) -> bool:
        """Count one more, unless there are already as many as allowed."""
        key = fingerprint(who)
        if self.here[key] >= most:
            return False
        self.here[key] += 1
        if self.processes.is_alone:
            return True
        try:
            if await self._write(key) <= most:
                return True
        except FAILURES as error:  # this process's own number is known all the same
            LOGGER.warning("connections could not be counted in all processes: %s", type(error).__name__)
            return True
        except asyncio.CancelledError:
            self._close(key)
            raise
        self._close(key)
        return False

    def close(self, who: str) -> None:
        """Count one fewer."""
        self._close(fingerprint(who))

    def _close(self, key: str) -> None:
        self.here[key] -= 1
        if self.here[key] <= 0:
            del self.here[key]
        if not self.processes.is_alone and not self.background.closing:
            self.untold[key] = None
            if self.telling is None or self.telling.done():
                self.telling = self.background.run(self._tell())

    async def _tell(self) -> None:
        while self.untold:
            await self._write(self.untold.popitem()[0])

    async def _write(self, key: str) -> int:
        """Write down how many there are here; how many there are in all living processes."""
        process, since = self.processes.process, clock.now() - self.processes.lease
        async with self.engine.begin() as connection:
            # Of two processes that count at the same moment, the second one sees the number of the first.
            await self.processes.database.take_turns(connection, key)
            await connection.execute(REMOVE, {"who": key, "where": process})
            if self.here[key]:
                await connection.execute(ADD, {"key": key, "process": process, "count": self.here[key]})
            return (await connection.execute(EVERYWHERE, {"who": key, "since": since})).scalar() or 0

    async def correct(self) -> None:
        """Write down again what is wrong in the database: a write failed, or others took this process for dead."""
        if self.processes.is_alone:
            return
        held = schema.connections
        own = select(held.c.key, held.c.count).where(held.c.process == self.processes.process)
        async with self.engine.connect() as connection:
            written = {key: count for key, count in await connection.execute(own)}
        for key in sorted({*written, *self.here}):
            if written.get(key, 0) != self.here.get(key, 0):
                await self._write(key)
