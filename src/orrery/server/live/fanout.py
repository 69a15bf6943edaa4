"""News between processes: on PostgreSQL every process hears what the others have committed."""

from __future__ import annotations

import contextlib
import logging
import secrets
from typing import TYPE_CHECKING

import msgspec
from litestar.channels import ChannelsPlugin
from sqlalchemy import Executable, func, select

from orrery.client.messages import Line
from orrery.server.store.database import Database

if TYPE_CHECKING:
    from orrery.server.tables.tables import Hall

LOGGER = logging.getLogger("orrery.fanout")
CHANNEL = "orrery_tables"
#: PostgreSQL takes 8,000 bytes at once.
AT_ONCE = 100


class News(msgspec.Struct):
    """Tables have reached versions, or somebody said something at one."""

    process: str
    versions: dict[str, int] = {}
    table: str = ""
    line: Line | None = None


class Fanout:
    """Tells other processes what is new here, and listens to them. On SQLite there are none."""

    def __init__(self, database: Database) -> None:
        self.process = secrets.token_hex(4)
        self.plugin: ChannelsPlugin | None = None
        self.exits = contextlib.AsyncExitStack()
        if not database.is_sqlite:
            # Only here: asyncpg is not part of orrery[server].
            from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

            dsn = database.url.replace("postgresql+asyncpg", "postgresql", 1)
            backend = AsyncPgChannelsBackend(dsn)
            self.plugin = ChannelsPlugin(backend=backend, channels=[CHANNEL], subscriber_max_backlog=10_000)

    def versions(self, versions: dict[str, int]) -> list[Executable]:
        """What to execute in a transaction so that others hear of it when it is committed, and not before."""
        if self.plugin is None:
            return []
        items = list(versions.items())
        parts = [dict(items[at : at + AT_ONCE]) for at in range(0, len(items), AT_ONCE)]
        return [self._notify(News(self.process, part)) for part in parts]

    def said(self, table: str, line: Line) -> list[Executable]:
        """The same for a line of chat."""
        return [] if self.plugin is None else [self._notify(News(self.process, {}, table, line))]

    def _notify(self, news: News) -> Executable:
        return select(func.pg_notify(CHANNEL, msgspec.json.encode(news).decode()))

    async def open(self) -> None:
        """Connect."""
        if self.plugin is not None:
            await self.exits.enter_async_context(self.plugin)

    async def close(self) -> None:
        """Hang up."""
        await self.exits.aclose()

    async def listen(self, hall: Hall) -> None:
        """Bring tables up to date when another process changed them."""
        if self.plugin is None:
            return
        async with self.plugin.start_subscription([CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                try:
                    news = msgspec.json.decode(data, type=News)
                    if news.process != self.process:
                        await self.hear(hall, news)
                except Exception:
                    LOGGER.exception("news from another process were lost; upkeep will find them")

    async def hear(self, hall: Hall, news: News) -> None:
        """Take news of another process in."""
        table = hall.tables.get(news.table)
        if table is not None and news.line is not None:
            hall.show(table, news.line)
        for identity, version in news.versions.items():
            changed = hall.tables.get(identity)
            if changed is not None:
                await hall.catch_up(changed, version)
