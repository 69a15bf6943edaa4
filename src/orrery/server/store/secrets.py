"""The server's own secrets, generated once and stored in the database."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from orrery.server.store import schema
from orrery.server.store.database import Database


async def secret(database: Database, name: str, make: Callable[[], str]) -> str:
    """The secret with this name, generated if there is none; the same for all processes."""
    secrets = schema.secrets
    known = select(secrets.c.value).where(secrets.c.name == name)
    async with database.engine.connect() as connection:
        found = (await connection.execute(known)).scalar()
    if found is not None:
        return str(found)
    made = make()
    try:
        async with database.engine.begin() as connection:
            await connection.execute(insert(secrets).values(name=name, value=made))
    except IntegrityError:  # another process was faster
        return await secret(database, name, make)
    return made
