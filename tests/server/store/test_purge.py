"""What is purged, and what is not."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Table, delete, func, insert, select, update
from tests.server.tables.open_tables import open_tables, two_seats

import orrery
from orrery.server import clock
from orrery.server.store import schema
from orrery.server.store.database import Database
from orrery.server.store.purge import OF_MATCHES, Purged, purge
from orrery.server.store.traces import personal_tables
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


async def test_only_what_nobody_can_return_to_is_removed(any_database: str) -> None:
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


@pytest.mark.parametrize("kept", ["account", "finished"])
async def test_matches_of_accounts_and_finished_ones_stay(kept: str) -> None:
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


async def insert_rows(database: Database, table: Table, **values: Any) -> None:
    """A row of a table, with something in every column that needs it."""
    filled: dict[str, Any] = {}
    for column in table.columns:
        if not column.nullable and column.server_default is None and column.autoincrement is not True:
            filled[column.name] = {"String": "x", "Text": "[]", "LargeBinary": b"", "Boolean": False}.get(
                type(column.type).__name__, 0
            )
    async with database.engine.begin() as connection:
        await connection.execute(insert(table).values(filled | values))


async def test_guests_whom_others_still_see_stay_and_the_rest_goes_with_all_that_is_theirs(any_database: str) -> None:
    async with open_tables(any_database) as tables:
        database, people = tables.services.database, tables.services.people
        host, table = await two_seats(tables, orrery.game("tictactoe"), [4])
        guests = {name: (await people.guest(name))[0].id for name in ("played", "entered", "made", "alone")}
        match = table.match.id
        async with database.engine.begin() as connection:
            await connection.execute(update(schema.matches).values(status="finished"))
        await insert_rows(database, schema.results, match=match, seat=0, person=guests["played"])
        await insert_rows(database, schema.tournaments, id="t", host=guests["made"])
        await insert_rows(database, schema.entrants, tournament="t", person=guests["entered"])
        alone = guests["alone"]
        own_tables = [own for own in personal_tables() if own is not schema.presences]  # those live with a process
        for own in own_tables:
            given = {"person": alone} | {name: host.id for name in ("other", "about") if name in own.c}
            if any(key.column.table.name == "matches" for key in own.foreign_keys):
                given["match"] = match
            await insert_rows(database, own, **given)
        for theirs, name in ((schema.blocks, "other"), (schema.reports, "about"), (schema.friends, "other")):
            given = {"id": "y"} if "id" in theirs.c else {}
            await insert_rows(database, theirs, person=host.id, **given | {name: alone})
        await insert_rows(database, schema.admin_actions, about=alone)
        await forget_sessions(tables)
        await age(database, 100)
        assert (await purge(database, 90)).guests == 1
        async with database.engine.connect() as connection:
            left = set((await connection.execute(select(schema.people.c.id))).scalars().all())
            assert left == {host.id, *guests.values()} - {alone}
            for own in own_tables:
                held = select(func.count()).where(own.c.person == alone)
                assert (await connection.execute(held)).scalar_one() == 0, own.name


async def test_matches_of_tournaments_are_not_purged() -> None:
    async with open_tables() as tables:
        database = tables.services.database
        host, table = await two_seats(tables, orrery.game("tictactoe"), [4])
        await insert_rows(database, schema.tournaments, id="t", host=host.id)
        await insert_rows(database, schema.pairings, tournament="t", match=table.match.id)
        await forget_sessions(tables)
        await age(database, 100)
        assert (await purge(database, 90)).tables == 0
