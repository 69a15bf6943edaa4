"""Bringing a database up to date."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from orrery.server.database import Database


def configuration(connection: Connection) -> Config:
    """Alembic's configuration for a connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    """Make every change that the database has not seen yet."""
    command.upgrade(configuration(connection), "head")


async def migrate(database: Database) -> None:
    """Bring a database up to date; harmless if it is."""
    async with database.engine.begin() as connection:
        await connection.run_sync(upgrade)
