"""What is purged, and what is not."""

from __future__ import annotations

import pytest
from sqlalchemy import delete, func, select, update
from tests.server.players import run
from tests.server.tables.open_tables import open_tables, two_seats

import orrery
from orrery.server import clock
from orrery.server.store import schema
from orrery.server.store.database import Database
from orrery.server.store.purge import OF_MATCHES, Purged, purge
from orrery.server.tables.tables import Tables

DAY = 86400.0


async def age(database: Database, days: float) -> None:
    """Let everything be so many days older."""
    async with database.engine.begin() as connection:
        for table, names in ((schema.matches, ["updated"]), (schema.people, ["seen", "created"])):
            for name in names:
                await connection.execute(update(table).values({name: table.c[name] - days * DAY}))


async def rows(database: Database) -> dict[str, int]:
    """How many rows the tables have."""
    async with database.engine.connect() as connection:
        counted = [schema.people, schema.matches, *OF_MATCHES]
        return {
            table.name: (await connection.execute(select(func.count()).select_from(table))).scalar_one()
            for table in counted
        }


async def forget_sessions(tables: Tables) -> None:
    """End every session."""
    async with tables.services.database.engine.begin() as connection:
        await connection.execute(update(schema.sessions).values(expires=clock.now() - 1))


def test_only_what_nobody_can_return_to_is_removed(any_database: str) -> None:
    async def story() -> None:
        async with open_tables(any_database) as tables:
            database = tables.services.database
            await two_seats(tables, orrery.game("tictactoe"), [4])
            await age(database, 100)
            assert await purge(database, 90) == Purged(0, 0, 0)  # the guest has a session
            await forget_sessions(tables)
            assert await purge(database, 200) == Purged(1, 0, 0)
            assert await purge(database, 90, really=False) == Purged(0, 1, 0)
            assert (await rows(database))["matches"] == 1
            assert await purge(database, 90) == Purged(0, 1, 1)
            assert set((await rows(database)).values()) == {0}

    run(story())


@pytest.mark.parametrize("kept", ["account", "finished"])
def test_matches_of_accounts_and_finished_ones_stay(kept: str) -> None:
    async def story() -> None:
        async with open_tables() as tables:
            database = tables.services.database
            host, table = await two_seats(tables, orrery.game("tictactoe"), [4])
            if kept == "account":
                await tables.services.people.sign_up(host, "anna", "correct-horse", "Anna")
            else:
                async with database.engine.begin() as connection:
                    await connection.execute(update(schema.matches).values(status="finished"))
            async with database.engine.begin() as connection:
                await connection.execute(delete(schema.sessions))
            await age(database, 1000)
            assert await purge(database, 90) == Purged(0, 0, 0)
            assert await tables.services.matches.load(table.match.id) is not None

    run(story())
