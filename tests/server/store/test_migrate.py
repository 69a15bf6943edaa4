"""Migrations."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, MetaData, create_engine, insert, inspect, select
from tests.server.admin_command import orrery_admin
from tests.server.conftest import Starter
from tests.server.faults.migrating import kill_once, migrate, revision
from tests.server.players import pair, play_on, run
from tests.server.store.rows import row_of

from orrery.client import Client
from orrery.client import messages as m
from orrery.server.store.database import Database
from orrery.server.store.migrate import MIGRATIONS, newest
from orrery.server.store.migrate import migrate as migrate_database
from orrery.server.store.schema import metadata


def test_the_migrations_lead_to_the_tables_in_the_code(tmp_path: Path) -> None:
    orrery_admin("migrate", database=f"sqlite+aiosqlite:///{tmp_path}/a.db")
    found = inspect(create_engine(f"sqlite:///{tmp_path}/a.db"))
    for table in metadata.tables.values():
        columns = {column["name"]: column["nullable"] for column in found.get_columns(table.name)}
        assert columns == {column.name: column.nullable for column in table.columns}
    found.engine.dispose()


def test_a_kill_during_a_migration_does_no_harm(tmp_path: Path) -> None:
    generator = random.Random(4)
    assert any([kill_once(tmp_path, upgrade, generator) for upgrade in (False, True)])


def test_what_a_killed_migration_without_transaction_left_is_removed(tmp_path: Path) -> None:
    file = tmp_path / "orrery.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("CREATE TABLE people (id INTEGER)")
    assert migrate(file) == 0
    assert revision(file) == newest()


def go_back(connection: Connection, revision: str) -> None:
    """Give a database the tables of an older version; what they hold stays."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.downgrade(config, revision)


async def rows(database: Database, names: list[str]) -> dict[str, list[tuple[Any, ...]]]:
    """What some tables hold, by name, in the columns that version 3 had too."""
    found: dict[str, list[tuple[Any, ...]]] = {}
    async with database.engine.connect() as connection:
        for name in names:
            table = metadata.tables[name]
            order = list(table.primary_key.columns)
            found[name] = [tuple(row) for row in (await connection.execute(select(table).order_by(*order))).all()]
    return found


def revisions() -> list[str]:
    """Every version that a database can have, from the first that was released with a table for each thing."""
    return sorted(path.name[1:5] for path in (MIGRATIONS / "versions").glob("v????_*.py"))[2:-1]


async def change(database: Database, how: Callable[[Connection], Any]) -> Any:
    """Do something to a database in one transaction that also holds changes of tables."""
    if not database.is_sqlite:
        async with database.engine.begin() as connection:
            return await connection.run_sync(how)
    engine = database.transactional_engine()
    with engine.begin() as connection:
        found = how(connection)
    engine.dispose()
    return found


def everything(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    """Every row of every table, as the database itself describes them."""
    known = MetaData()
    known.reflect(connection)
    return {
        table.name: [dict(row) for row in connection.execute(select(table)).mappings()]
        for table in known.sorted_tables
        if table.name != "alembic_version"
    }


async def fill(database: Database) -> None:
    """A row in every table that has none."""
    async with database.engine.begin() as connection:
        named: dict[str, Any] = {}
        for table in metadata.sorted_tables:
            row = row_of(table, '{"move": 60}', named)
            if (await connection.execute(select(table))).first() is None:
                await connection.execute(insert(table).values(row))
            if len(table.primary_key.columns) == 1:
                named[table.name] = row[table.primary_key.columns[0].name]


@pytest.mark.slow
async def test_what_is_in_the_tables_of_any_version_is_there_after_the_migration(any_database: str) -> None:
    """A row in every table, the newest ones too: back to each version, and forward again."""
    database = Database(any_database)
    await migrate_database(database)
    for older in reversed(revisions()):
        await fill(database)
        await change(database, partial(go_back, revision=older))
        before = await change(database, everything)
        assert all(before.values()), older
        await migrate_database(database)
        after = await change(database, everything)
        for name, rows_before in before.items():
            kept = [{key: row[key] for key in rows_before[0]} for row in after[name]]
            assert kept == rows_before, (older, name)
    assert {name: len(found) for name, found in before.items()} == dict.fromkeys(before, 1)
    await database.close()


@pytest.mark.slow
def test_a_database_with_matches_in_it_comes_through_every_migration(start_server: Starter, any_database: str) -> None:
    """People, sessions, a match that runs, its log and its chat, from the version before anything around the tables."""
    server = start_server(any_database)
    told: dict[str, str] = {}

    async def before() -> None:
        anna, bruno, table = await pair(server, "tictactoe", visibility="public")
        async with anna, bruno:
            await anna.sign_up("anna", "correct horse")
            await anna.send(table, m.Act((await anna.state(table)).version, "place b2"))
            await anna.send(table, m.Say("hello"))
            told.update(table=table, cookie=bruno.http.cookies["orrery_session"])

    async def age() -> dict[str, list[tuple[Any, ...]]]:
        database = Database(any_database)
        kept = ["people", "sessions", "matches", "seats", "journal", "chat"]
        known = await rows(database, kept)
        await change(database, lambda connection: go_back(connection, "0003"))
        async with database.engine.connect() as connection:
            assert not await connection.run_sync(lambda one: inspect(one).has_table("tournaments"))
        await migrate_database(database)
        assert {name: len(found) for name, found in (await rows(database, kept)).items()} == {
            name: len(found) for name, found in known.items()
        }
        assert (await rows(database, ["journal"]))["journal"] == known["journal"]
        await database.close()
        return known

    async def after() -> None:
        async with Client(server.address) as anna, Client(server.address, told["cookie"]) as bruno:
            await anna.log_in("anna", "correct horse")
            entry = await anna.table(told["table"])
            assert (entry.status, entry.rated, entry.hands_after) == ("running", False, 0)
            lines = await anna.call("GET", f"/api/tables/{entry.id}/chat", list[m.Line])
            assert [line.text for line in lines] == ["hello"]
            async with anna.live(entry.id) as one, bruno.live(entry.id) as other:
                await asyncio.gather(play_on(one), play_on(other))
            assert (await anna.call("GET", "/api/me/safety", dict[str, Any]))["chat"]

    run(before())
    server.stop()
    run(age())
    server.start()
    run(after())
