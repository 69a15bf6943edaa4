"""`orrery admin` for people: reports, measures, and admins."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import click

from orrery.cli.opened import with_database
from orrery.cli.serve import database_option

if TYPE_CHECKING:
    from orrery.server.store.database import Database
    from orrery.server.store.people import Person


async def account(database: Database, login: str) -> Person:
    """The person of an account, or a ValueError."""
    from orrery.server.settings import Settings
    from orrery.server.store.migrate import migrate
    from orrery.server.store.people import People

    await migrate(database)
    found = await People(database, Settings()).by_login(login)
    if found is None:
        raise ValueError(f"there is no account {login!r}")
    return found


@click.command()
@database_option
def reports(database: str) -> None:
    """List the open reports, oldest first."""
    from orrery.server.store.migrate import migrate
    from orrery.server.store.moderation import Moderation, Report

    async def read(opened: Database) -> list[Report]:
        await migrate(opened)
        return await Moderation(opened).queue(False, None, 1000)

    found = with_database(database, read)
    for report in found:
        day = time.strftime("%Y-%m-%d %H:%M", time.gmtime(report.at))
        words = " / ".join(text for text in (report.said, report.text) if text)
        click.echo(f"{report.id}  {day}  {report.reason}: {report.reporter_name} about {report.about_name}  {words}")
    click.echo(f"{len(found)} reports wait")


@click.command()
@click.argument("login")
@click.option("--silence", "what", flag_value="silence", help="Forbid chat.")
@click.option("--ban", "what", flag_value="ban", help="Suspend the account and end its sessions.")
@click.option("--hours", type=click.FloatRange(min=0), default=24.0, show_default=True, help="The duration.")
@click.option("--note", default="", help="The reason, for the log.")
@database_option
def restrict(login: str, what: str | None, hours: float, note: str, database: str) -> None:
    """Forbid the account LOGIN to chat, or suspend it, for some hours."""
    if what not in ("silence", "ban"):
        raise ValueError("give --silence or --ban")

    async def act(opened: Database) -> None:
        from orrery.server.store.moderation import Moderation

        person = await account(opened, login)
        until = time.time() + hours * 3600
        await Moderation(opened).act(None, person.id, what, until, note[:500])  # type: ignore[arg-type]

    with_database(database, act)
    click.echo(f"{login} is {'silenced' if what == 'silence' else 'shut out'} for {hours:g} hours")


@click.command()
@click.argument("login")
@click.option("--note", default="", help="The reason, for the log.")
@database_option
def lift(login: str, note: str, database: str) -> None:
    """Lift all restrictions of the account LOGIN."""

    async def act(opened: Database) -> None:
        from orrery.server.store.moderation import Moderation

        person = await account(opened, login)
        await Moderation(opened).act(None, person.id, "lift", None, note[:500])

    with_database(database, act)
    click.echo(f"all restrictions of {login} are lifted")


@click.command("remove-admin")
@click.argument("login")
@database_option
def remove_admin(login: str, database: str) -> None:
    """Revoke the admin rights of the account LOGIN."""

    async def take(opened: Database) -> None:
        from orrery.server.settings import Settings
        from orrery.server.store.people import People

        await account(opened, login)
        await People(opened, Settings()).dismiss(login)

    with_database(database, take)
    click.echo(f"{login} is no longer an admin")
