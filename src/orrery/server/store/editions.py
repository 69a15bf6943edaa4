"""Editions in the database: what the action codes meant in every version of a game ever installed."""

from __future__ import annotations

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from orrery.server.store import schema
from orrery.server.store.database import Database


class Edition(msgspec.Struct, frozen=True):
    """A version of a game's rules and content."""

    game: str
    rules: str
    content: str


class Editions:
    """The vocabularies of all editions."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine

    async def known(self) -> set[Edition]:
        """The editions whose vocabulary is stored."""
        editions = schema.editions
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(editions.c.game, editions.c.rules, editions.c.content))
            return {Edition(*row) for row in rows}

    async def add(self, edition: Edition, notations: list[str]) -> None:
        """Store the notations of an edition in code order, once."""
        row = msgspec.structs.asdict(edition) | {"notations": msgspec.json.encode(notations).decode()}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(schema.editions).values(row))
        except IntegrityError:  # another process was faster
            return

    async def notations(self, edition: Edition) -> list[str] | None:
        """The notations of an edition, if they are known."""
        editions = schema.editions
        found = select(editions.c.notations).where(
            editions.c.game == edition.game, editions.c.rules == edition.rules, editions.c.content == edition.content
        )
        async with self.engine.connect() as connection:
            text = (await connection.execute(found)).scalar()
        return None if text is None else msgspec.json.decode(text, type=list[str])
