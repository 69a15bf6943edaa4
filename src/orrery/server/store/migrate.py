"""Bringing a database up to date."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from orrery.server.store.database import Database

MIGRATIONS = Path(__file__).parent / "migrations"


def newest() -> str:
    """The last revision there is, by the names of its files.

    >>> newest() >= "0002"
    True
    """
    return max(path.name[1:5] for path in (MIGRATIONS / "versions").glob("v????_*.py"))


def is_up_to_date(connection: Connection) -> bool:
    """Whether the database has seen every change."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == newest()


def upgrade(connection: Connection) -> None:
    """Make every change that the database has not seen yet."""
    # Alembic takes as long to import as the rest of the server: only when there is something to do.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def migrate(database: Database) -> None:
    """Bring a database up to date; harmless if it is."""
    async with database.engine.connect() as connection:
        if await connection.run_sync(is_up_to_date):
            return
    async with database.engine.begin() as connection:
        await connection.run_sync(upgrade)
