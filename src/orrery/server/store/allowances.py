"""Token buckets shared by all processes."""

from __future__ import annotations

from typing import Final

from sqlalchemy import case, delete
from sqlalchemy.dialects.postgresql import insert

from orrery.server import clock
from orrery.server.store import schema
from orrery.server.store.database import Database
from orrery.server.store.people import fingerprint

#: The rounding error of sums of times, in seconds.
TOLERANCE: Final = 0.001


class Allowances:
    """Token buckets in the database, each stored as the time at which it is full again."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine
        self.is_shared = not database.is_sqlite

    async def take(self, what: str, amount: int, rate: float, burst: int) -> bool:
        """Take tokens from a bucket that refills at `rate` per second up to `burst`; False if it has fewer."""
        allowances, now, seconds = schema.allowances, clock.now(), amount / rate
        since = case((allowances.c.full > now, allowances.c.full), else_=now)
        row = insert(allowances).values(key=fingerprint(what), full=now + seconds)
        again = row.on_conflict_do_update(
            index_elements=[allowances.c.key],
            set_={"full": since + seconds},
            where=since + seconds <= now + burst / rate + TOLERANCE,
        )
        async with self.engine.begin() as connection:
            return (await connection.execute(again.returning(allowances.c.key))).first() is not None

    async def tidy(self) -> None:
        """Delete full buckets."""
        if self.is_shared:
            async with self.engine.begin() as connection:
                await connection.execute(delete(schema.allowances).where(schema.allowances.c.full <= clock.now()))
