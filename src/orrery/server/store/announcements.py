"""Announcements between processes: on PostgreSQL every process is told what the others have committed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from sqlalchemy import String, bindparam, func, select

from orrery.client.messages import Line
from orrery.server import randomness, tasks
from orrery.server.store.database import Database, Listening

LOGGER = logging.getLogger("orrery.announcements")
CHANNEL = "orrery_tables"
#: PostgreSQL's limit is 8,000 bytes.
AT_ONCE = 100
#: Seconds between two attempts to reconnect to the database.
PAUSE = 0.5
#: Announces a text when, and only when, its transaction is committed.
NOTIFY: Final = select(func.pg_notify(CHANNEL, bindparam("text", type_=String)))


class Announcement(msgspec.Struct, omit_defaults=True):
    """Tables have new versions, or something else is new at one of them."""

    process: str
    versions: dict[str, int] = {}
    table: str = ""
    #: A line of chat, a person who connected or disconnected, or changed standing orders.
    line: Line | None = None
    person: str = ""
    here: bool = False
    orders: bool = False


class Announcements:
    """Announces changes to other processes and listens to theirs. Not used on SQLite."""

    def __init__(self, database: Database) -> None:
        self.process = randomness.hexadecimal(4)
        self.has_others = not database.is_sqlite
        self.database = database
        self.connection: Listening | None = None
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()

    def of_versions(self, versions: dict[str, int]) -> list[dict[str, str]]:
        """What NOTIFY needs to announce these versions."""
        if not self.has_others:
            return []
        items = list(versions.items())
        parts = [dict(items[at : at + AT_ONCE]) for at in range(0, len(items), AT_ONCE)]
        return [self._notify(Announcement(self.process, part)) for part in parts]

    def of_line(self, table: str, line: Line) -> list[dict[str, str]]:
        """The same for a line of chat."""
        return [self._notify(Announcement(self.process, table=table, line=line))] if self.has_others else []

    def of_person(self, table: str, person: str, here: bool) -> dict[str, str]:
        """The same for a person who connected or disconnected."""
        return self._notify(Announcement(self.process, table=table, person=person, here=here))

    def of_orders(self, table: str) -> list[dict[str, str]]:
        """The same for standing orders."""
        return [self._notify(Announcement(self.process, table=table, orders=True))] if self.has_others else []

    def _notify(self, announcement: Announcement) -> dict[str, str]:
        return {"text": msgspec.json.encode(announcement).decode()}

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
        """Pass on the announcements of other processes; after a lost connection, reconnect and call `catch_up`."""
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
