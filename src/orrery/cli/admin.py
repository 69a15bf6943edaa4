"""`orrery admin`: managing a server's database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

import click

from orrery.cli import moderation
from orrery.cli.opened import with_database
from orrery.cli.serve import database_option

if TYPE_CHECKING:
    from orrery.server.store.database import Database
    from orrery.server.store.purge import Purged


@click.group()
def admin() -> None:
    """Manage a server's database."""


@admin.command()
@database_option
def migrate(database: str) -> None:
    """Migrate the database to the current version. A server does the same when it starts."""
    from orrery.server.store.migrate import migrate as bring_up_to_date

    with_database(database, bring_up_to_date)
    click.echo("the database is up to date")


@admin.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--verify", is_flag=True, help="Restore it into a temporary database and replay a sample of matches.")
@database_option
def backup(file: Path, verify: bool, database: str) -> None:
    """Write a backup to FILE (gzip); the server may be running."""
    from orrery.server.store.backup import back_up
    from orrery.server.tables.history import verify as check

    count = with_database(database, lambda opened: back_up(opened, file))
    click.echo(f"{count} rows are in {file}")
    if verify:
        found = asyncio.run(check(file))
        click.echo(f"restored elsewhere: {found.matches} matches are whole, {found.replayed} were replayed")


@admin.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@database_option
def restore(file: Path, database: str) -> None:
    """Fill a new, empty database from the backup FILE; it may be of another kind than the one backed up."""
    from orrery.server.store.backup import restore as fill

    count = with_database(database, lambda opened: fill(opened, file))
    click.echo(f"{count} rows are back")


@admin.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@database_option
def export(folder: Path, database: str) -> None:
    """Write the records of all finished matches into FOLDER."""
    from orrery.server.services import Services
    from orrery.server.settings import Settings
    from orrery.server.store.migrate import migrate as bring_up_to_date
    from orrery.server.tables.history import export as write_records

    async def write() -> int:
        services = Services(database, Settings())
        try:
            await bring_up_to_date(services.database)
            return await write_records(services, folder)
        finally:
            await services.close()

    count = asyncio.run(write())
    click.echo(f"{count} records are in {folder}")


@admin.command()
@click.option("--days", type=click.FloatRange(min=0), default=90.0, show_default=True, help="The minimum age in days.")
@click.option("--dry-run", is_flag=True, help="Only show what would be deleted.")
@database_option
def purge(days: float, dry_run: bool, database: str) -> None:
    """Delete ended sessions, tables that nobody can return to, and guests without a table."""

    async def remove(opened: Database) -> Purged:
        from orrery.server.store.migrate import migrate as bring_up_to_date
        from orrery.server.store.purge import purge as remove_old

        await bring_up_to_date(opened)
        return await remove_old(opened, days, really=not dry_run)

    found = with_database(database, remove)
    what = "would be removed" if dry_run else "were removed"
    click.echo(f"{found.sessions} sessions, {found.tables} tables and {found.guests} guests {what}")


@admin.command("create-admin")
@click.argument("login")
@click.password_option(help="Asked for if it is not given.")
@database_option
def create_admin(login: str, password: str, database: str) -> None:
    """Create an admin account, or make an existing account an admin."""
    if len(password) < 8:
        raise ValueError("a password has at least 8 characters")

    async def make(opened: Database) -> str:
        from orrery.server.settings import Settings
        from orrery.server.store.migrate import migrate as bring_up_to_date
        from orrery.server.store.people import People

        await bring_up_to_date(opened)
        return await People(opened, Settings()).appoint(login, password)

    click.echo(with_database(database, make))


for command in (moderation.reports, moderation.restrict, moderation.lift, moderation.remove_admin):
    admin.add_command(command)
