"""Migrations."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import create_engine, inspect
from tests.server.admin_command import orrery_admin

from orrery.server.store.schema import metadata


def test_the_migrations_lead_to_the_tables_in_the_code(tmp_path: Path) -> None:
    orrery_admin("migrate", database=f"sqlite+aiosqlite:///{tmp_path}/a.db")
    found = inspect(create_engine(f"sqlite:///{tmp_path}/a.db"))
    for table in metadata.tables.values():
        columns = {column["name"]: column["nullable"] for column in found.get_columns(table.name)}
        assert columns == {column.name: column.nullable for column in table.columns}
    found.engine.dispose()
