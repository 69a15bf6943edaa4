"""Counts per minute, in all processes."""

from __future__ import annotations

from typing import Final

from sqlalchemy import case, delete
from sqlalchemy.dialects.postgresql import insert

from orrery.server import clock
from orrery.server.store import schema
from orrery.server.store.database import Database
from orrery.server.store.people import fingerprint

MINUTE: Final = 60.0
#: The number of counts to keep before expired ones are dropped.
REMEMBERED: Final = 10_000


class Counts:
    """Counts that restart every minute: in the database, or in memory if there is only one process."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine
        self.is_shared = not database.is_sqlite
        self.own: dict[str, tuple[float, int]] = {}

    async def add(self, what: str) -> tuple[int, float]:
        """Count one more; returns the count of the current minute and the seconds until the next."""
        key, now = fingerprint(what), clock.now()
        began, count = await self._add_shared(key, now) if self.is_shared else self._add_own(key, now)
        return count, max(0.0, began + MINUTE - now)

    def _add_own(self, key: str, now: float) -> tuple[float, int]:
        began, count = self.own.get(key, (now, 0))
        if began <= now - MINUTE:
            began, count = now, 0
        if len(self.own) >= REMEMBERED:
            self.own = {known: entry for known, entry in self.own.items() if entry[0] > now - MINUTE}
        self.own[key] = (began, count + 1)
        return self.own[key]

    async def _add_shared(self, key: str, now: float) -> tuple[float, int]:
        counts = schema.counts
        is_over = counts.c.began <= now - MINUTE
        row = insert(counts).values(key=key, began=now, count=1)
        again = row.on_conflict_do_update(
            index_elements=[counts.c.key],
            set_={
                "began": case((is_over, now), else_=counts.c.began),
                "count": case((is_over, 1), else_=counts.c.count + 1),
            },
        )
        async with self.engine.begin() as connection:
            began, count = (await connection.execute(again.returning(counts.c.began, counts.c.count))).one()
        return began, count

    async def tidy(self) -> None:
        """Delete expired counts."""
        if self.is_shared:
            async with self.engine.begin() as connection:
                over = schema.counts.c.began <= clock.now() - MINUTE
                await connection.execute(delete(schema.counts).where(over))
