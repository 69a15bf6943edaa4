"""Who may see a table."""

from __future__ import annotations

from sqlalchemy import select

from orrery.server.refusals import missing
from orrery.server.store import schema
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Hall


async def admit(hall: Hall, table: Table, person: str) -> None:
    """Let in whom the table is open to: anybody if it is public, else those who sit there or were invited."""
    if table.match.visibility == "public" or table.held(person) or (person and person == table.match.host):
        return
    if person:
        visitors = schema.visitors
        found = select(visitors.c.person).where(visitors.c.match == table.match.id, visitors.c.person == person)
        async with hall.database.engine.connect() as connection:
            if (await connection.execute(found)).first() is not None:
                return
    raise missing()
