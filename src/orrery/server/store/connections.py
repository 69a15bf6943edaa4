"""The number of connections of people and addresses, in all processes."""

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
    """The connections of this process and, on PostgreSQL, of the others. Holders are stored as fingerprints only."""

    def __init__(self, database: Database, announcements: Announcements, lease: float, background: Background) -> None:
        self.processes = Processes(database, announcements, lease)
        self.engine = database.engine
        self.background = background
        self.here: Counter[str] = Counter()
        #: Holders whose decreased count is not stored yet, and the task that stores it.
        self.untold: dict[str, None] = {}
        self.telling: asyncio.Task[None] | None = None

    async def open(self, who: str, most: int) -> bool:
        """Count one more, unless the limit is reached."""
        key = fingerprint(who)
        if self.here[key] >= most:
            return False
        self.here[key] += 1
        if self.processes.is_alone:
            return True
        try:
            if await self._write(key) <= most:
                return True
        except FAILURES as error:  # this process's own count is still known
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
        """Store this process's count; returns the sum over all living processes."""
        process, since = self.processes.process, clock.now() - self.processes.lease
        async with self.engine.begin() as connection:
            # If two processes count at the same moment, the second one sees the first one's count.
            await self.processes.database.take_turns(connection, key)
            await connection.execute(REMOVE, {"who": key, "where": process})
            if self.here[key]:
                await connection.execute(ADD, {"key": key, "process": process, "count": self.here[key]})
            return (await connection.execute(EVERYWHERE, {"who": key, "since": since})).scalar() or 0

    async def correct(self) -> None:
        """Correct the database after a failed write, or after others took this process for dead."""
        if self.processes.is_alone:
            return
        held = schema.connections
        own = select(held.c.key, held.c.count).where(held.c.process == self.processes.process)
        async with self.engine.connect() as connection:
            written = {key: count for key, count in await connection.execute(own)}
        for key in sorted({*written, *self.here}):
            if written.get(key, 0) != self.here.get(key, 0):
                await self._write(key)
