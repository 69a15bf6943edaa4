"""Migrations, in one transaction: a killed migration leaves the database unchanged, and the next start succeeds."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, func, inspect, select, table, text

from orrery.server import tasks
from orrery.server.store import schema
from orrery.server.store.database import Database

MIGRATIONS = Path(__file__).parent / "migrations"


def newest() -> str:
    """The newest revision, by file name.

    >>> newest() >= "0002"
    True
    """
    return max(path.name[1:5] for path in (MIGRATIONS / "versions").glob("v????_*.py"))


def revision(connection: Connection) -> str | None:
    """The revision of the database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def upgrade(connection: Connection, upto: str) -> None:
    """Apply every migration that is missing."""
    # Alembic takes as long to import as the rest of the server: import it only if there is something to do.
    from alembic import command
    from alembic.config import Config

    if connection.dialect.name == "sqlite":
        remove_leftovers(connection)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, upto)


def remove_leftovers(connection: Connection) -> None:
    """Drop empty tables left by a killed migration of an older version, which used no transaction."""
    reached = revision(connection)
    left = {None: [*schema.metadata.tables], "0001": ["notices"]}.get(reached, [])
    there = [name for name in reversed(left) if inspect(connection).has_table(name)]
    counts = [connection.execute(select(func.count()).select_from(table(name))).scalar_one() for name in there]
    if not any(counts):
        for name in there:
            connection.execute(text(f"DROP TABLE {name}"))


async def migrate(database: Database, upto: str = "head") -> None:
    """Migrate a database; does nothing if it is up to date."""
    async with database.engine.connect() as connection:
        if await connection.run_sync(revision) == newest():
            return
    if database.is_sqlite:
        await tasks.in_thread(migrate_file, database, upto)
    else:
        async with database.engine.begin() as connection:
            await connection.run_sync(upgrade, upto)


def migrate_file(database: Database, upto: str) -> None:
    """Migrate a SQLite file; a second process waits."""
    engine = database.transactional_engine()
    try:
        with engine.begin() as connection:
            upgrade(connection, upto)
    finally:
        engine.dispose()
