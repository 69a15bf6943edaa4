"""Content in the database: what matches were started with, once per digest."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from orrery.kernel import Game
from orrery.server.store import schema
from orrery.server.store.database import Database


def pack_up(documents: Mapping[str, Any]) -> bytes:
    """Documents in their stored form."""
    return zlib.compress(msgspec.json.encode(dict(documents)), 6)


def unpack(data: bytes) -> dict[str, Any]:
    """Documents from their stored form."""
    return msgspec.json.decode(zlib.decompress(data), type=dict[str, Any])


class Contents:
    """The content of all matches."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine
        #: The digests this process knows to be stored.
        self.stored: set[tuple[str, str]] = set()

    async def keep(self, game: Game[Any]) -> None:
        """Store the content of a game, once."""
        key = (game.name, game.content_digest)
        if key in self.stored or not game.documents():
            return
        row = {"game": game.name, "digest": game.content_digest, "documents": pack_up(game.documents())}
        if await self.find(*key) is None:
            try:
                async with self.engine.begin() as connection:
                    await connection.execute(insert(schema.contents).values(row))
            except IntegrityError:  # another process was faster
                pass
        self.stored.add(key)

    async def find(self, game: str, digest: str) -> dict[str, Any] | None:
        """The documents of a game's content by its digest, if they are stored."""
        contents = schema.contents
        found = select(contents.c.documents).where(contents.c.game == game, contents.c.digest == digest)
        async with self.engine.connect() as connection:
            data = (await connection.execute(found)).scalar()
        return None if data is None else unpack(data)
