"""Chat in the database."""

from __future__ import annotations

from typing import Final, Literal

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from orrery.client.messages import Line
from orrery.server import clock
from orrery.server.store import schema
from orrery.server.store.announcements import NOTIFY, Announcements
from orrery.server.store.database import Database

#: How the two databases name the unique key of a line in an error.
KEY: Final = ("chat.match, chat.person, chat.key", "ux_chat_key")


class Chat:
    """Lines of chat; players and spectators of a table have separate channels."""

    def __init__(self, database: Database, announcements: Announcements) -> None:
        self.engine = database.engine
        self.announcements = announcements

    async def say(self, match: str, person: str, name: str, seat: int | None, text: str, key: str = "") -> Line | None:
        """Store and announce a line; None if a request with this key already did. Seated people write at the table."""
        now = clock.now()
        channel: Literal["table", "gallery"] = "gallery" if seat is None else "table"
        row = {
            "match": match, "channel": channel, "person": person, "name": name, "seat": seat, "text": text, "at": now,
            "key": key,
        }  # fmt: skip
        chat = schema.chat
        try:
            async with self.engine.begin() as connection:
                number = (await connection.execute(insert(chat).values(row).returning(chat.c.id))).scalar_one()
                line = Line(number, channel, name, seat, text, now, person)
                for given in self.announcements.of_line(match, line):
                    await connection.execute(NOTIFY, given)
        except IntegrityError as error:
            if any(name in str(error.orig) for name in KEY):
                return None
            raise
        return line

    async def lines(self, match: str, channel: str, after: int, limit: int = 200) -> list[Line]:
        """The last lines of a channel after the line with this number, oldest first."""
        chat = schema.chat
        found = select(chat).where(chat.c.match == match, chat.c.channel == channel, chat.c.id > after)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(found.order_by(chat.c.id.desc()).limit(limit))).mappings().all()
        return [
            Line(row["id"], row["channel"], row["name"], row["seat"], row["text"], row["at"], row["person"])
            for row in reversed(rows)
        ]
