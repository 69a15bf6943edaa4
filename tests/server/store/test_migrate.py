"""Migrations."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

from sqlalchemy import create_engine, inspect
from tests.server.admin_command import orrery_admin
from tests.server.faults.migrating import kill_once, migrate, revision

from orrery.server.store.migrate import newest
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
