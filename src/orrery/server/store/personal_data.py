"""All data about a person, for export."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import RowMapping, select

from orrery.server.store import schema
from orrery.server.store.announcements import Announcements
from orrery.server.store.database import Database
from orrery.server.store.match_rows import stored_match
from orrery.server.store.traces import Traces, personal_tables

#: Columns that are useless to the person but not to a thief.
SECRET: Final = {"token", "password"}


class OwnMatch(msgspec.Struct, frozen=True):
    """A match of the person with their own journal entries."""

    match: Any
    entries: list[dict[str, Any]]


def plain(row: RowMapping) -> dict[str, Any]:
    """A row without secret or binary values."""
    return {
        str(name): value for name, value in row.items() if name not in SECRET and not isinstance(value, bytes)
    }  # fmt: skip


class PersonalData:
    """All data about a person."""

    def __init__(self, database: Database, announcements: Announcements) -> None:
        self.engine = database.engine
        self.traces = Traces(database, announcements)

    async def rows(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """The person's own rows by table, and their rows in shared tables."""
        people, chat, tournaments = schema.people, schema.chat, schema.tournaments
        shared = [schema.seats, schema.visitors, schema.results, schema.entrants]
        questions = {"people": select(people).where(people.c.id == person)}
        own = [*personal_tables(), *shared]
        questions |= {table.name: select(table).where(table.c.person == person) for table in own}
        questions["tournaments"] = select(tournaments).where(tournaments.c.host == person)
        questions["chat"] = select(chat).where(chat.c.person == person).order_by(chat.c.id)
        found = {}
        async with self.engine.connect() as connection:
            for name, question in questions.items():
                found[name] = [plain(row) for row in (await connection.execute(question)).mappings()]
        return found

    async def matches(self, person: str) -> list[OwnMatch]:
        """The matches that mention the person, with what they did there."""
        matches, journal = schema.matches, schema.journal
        found = []
        for identity in await self.traces.matches_of(person):
            own = select(journal).where(journal.c.match == identity, journal.c.person == person)
            async with self.engine.connect() as connection:
                row = (await connection.execute(select(matches).where(matches.c.id == identity))).mappings().one()
                entries = (await connection.execute(own.order_by(journal.c.number))).mappings().all()
            found.append(OwnMatch(stored_match(row), [plain(entry) for entry in entries]))
        return found
