"""Announcements between processes: on PostgreSQL every process hears what the others have committed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec
from sqlalchemy import Executable, func, select

from orrery.client.messages import Line
from orrery.server import randomness, tasks
from orrery.server.store.database import Database, Listening

LOGGER = logging.getLogger("orrery.announcements")
CHANNEL = "orrery_tables"
#: PostgreSQL takes 8,000 bytes at once.
AT_ONCE = 100
#: Seconds between two attempts to reach the database again.
PAUSE = 0.5


class Announcement(msgspec.Struct, omit_defaults=True):
    """Tables have reached versions, or something else is new at one."""

    process: str
    versions: dict[str, int] = {}
    table: str = ""
    #: A line of chat, somebody who came or went (with whether they are here), or that standing orders were set.
    line: Line | None = None
    person: str = ""
    here: bool = False
    orders: bool = False


class Announcements:
    """Tells other processes what is new here, and listens to them. On SQLite there are none."""

    def __init__(self, database: Database) -> None:
        self.process = randomness.hexadecimal(4)
        self.has_others = not database.is_sqlite
        self.database = database
        self.connection: Listening | None = None
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()

    def of_versions(self, versions: dict[str, int]) -> list[Executable]:
        """Statements for a transaction, so that others hear of these versions when it is committed and not before."""
        if not self.has_others:
            return []
        items = list(versions.items())
        parts = [dict(items[at : at + AT_ONCE]) for at in range(0, len(items), AT_ONCE)]
        return [self._notify(Announcement(self.process, part)) for part in parts]

    def of_line(self, table: str, line: Line) -> list[Executable]:
        """The same for a line of chat."""
        return [self._notify(Announcement(self.process, table=table, line=line))] if self.has_others else []

    def of_person(self, table: str, person: str, here: bool) -> Executable:
        """The same for somebody who came or went."""
        return self._notify(Announcement(self.process, table=table, person=person, here=here))

    def of_orders(self, table: str) -> list[Executable]:
        """The same for standing orders."""
        return [self._notify(Announcement(self.process, table=table, orders=True))] if self.has_others else []

    def _notify(self, announcement: Announcement) -> Executable:
        return select(func.pg_notify(CHANNEL, msgspec.json.encode(announcement).decode()))

    async def open(self) -> None:
        """Connect and listen."""
        if not self.has_others:
            return
        heard: asyncio.Queue[str | None] = asyncio.Queue()
        self.connection = await self.database.listen(CHANNEL, heard.put_nowait, lambda: heard.put_nowait(None))
        self.heard = heard

    async def close(self) -> None:
        """Disconnect."""
        connection, self.connection = self.connection, None
        if connection is not None:
            await connection.close()

    async def listen(
        self, hear: Callable[[Announcement], Awaitable[None]], catch_up: Callable[[], Awaitable[None]]
    ) -> None:
        """Pass on what other processes announce; after a lost connection connect again and call `catch_up`."""
        while self.has_others:
            text = await self.heard.get()
            try:
                if text is None:
                    await self._reconnect()
                    await catch_up()
                    continue
                announcement = msgspec.json.decode(text, type=Announcement)
                if announcement.process != self.process:
                    await hear(announcement)
            except Exception:
                LOGGER.exception("an announcement of another process was lost; upkeep will find what changed")

    async def _reconnect(self) -> None:
        LOGGER.warning("the connection for announcements was lost")
        while True:
            try:
                await self.open()
                return
            except OSError:
                await tasks.sleep(PAUSE)
