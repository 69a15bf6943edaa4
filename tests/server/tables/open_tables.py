"""Open tables without HTTP, for tests that look inside."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from orrery.kernel import Game
from orrery.server.services import Services
from orrery.server.settings import Settings
from orrery.server.store.match import Chair, Facts
from orrery.server.store.people import Person
from orrery.server.tables.new_match import new_match
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Tables


@asynccontextmanager
async def open_tables(database: str = "sqlite+aiosqlite://", settings: Settings | None = None) -> AsyncIterator[Tables]:
    """The tables of a server that is not there."""
    services = Services(database, settings or Settings())
    await services.open()
    try:
        yield Tables(services)
    finally:
        await services.close()


async def two_seats(tables: Tables, game: Game[Any], actions: list[int]) -> tuple[Person, Table]:
    """One person in both seats of a table that begins with these actions."""
    host, _ = await tables.services.people.guest("Anna")
    match = new_match(game, host, seats=2, options={}, seed=7)
    return host, await tables.create(match, Facts([Chair("person", host.id), Chair("person", host.id)]), actions)
