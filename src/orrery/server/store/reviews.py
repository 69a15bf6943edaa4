"""Stored reviews of finished matches."""

from __future__ import annotations

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from orrery.server import clock
from orrery.server.store import schema
from orrery.server.store.database import Database


class StoredReviews:
    """The reviews in the database, as documents."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine

    async def get(self, match: str) -> bytes | None:
        """The review of a match, if there is one."""
        reviews = schema.reviews
        async with self.engine.connect() as connection:
            found = await connection.execute(select(reviews.c.document).where(reviews.c.match == match))
            return found.scalar()

    async def add(self, match: str, document: bytes) -> None:
        """Store a review; the first one stays."""
        row = {"match": match, "document": document, "created": clock.now()}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(schema.reviews).values(row))
        except IntegrityError:  # another process was faster
            return
