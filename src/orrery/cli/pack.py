"""`orrery pack`: checking content packs, and installing them on a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from orrery.cli.opened import with_database
from orrery.cli.serve import database_option

if TYPE_CHECKING:
    from orrery.server.store.database import Database

FILE = click.argument("file", type=click.Path(exists=True))


@click.group()
def pack() -> None:
    """Check content packs, and install them on a server."""


@pack.command()
@FILE
def check(file: str) -> None:
    """Check the pack in FILE (a folder or a zip file) and report its faults, if any."""
    from orrery.server.tables.packs import game_with_folder

    game = game_with_folder(file)
    click.echo(f"valid: {game.pack} for {game.title}, content {game.content_digest}")


@pack.command()
@FILE
@database_option
def install(file: str, database: str) -> None:
    """Install the pack in FILE (a folder or a zip file); the server may be running."""
    from orrery.parts.content import read_pack
    from orrery.server.refusals import Refused
    from orrery.server.store.migrate import migrate
    from orrery.server.store.packs import Packs
    from orrery.server.tables.packs import install as install_pack

    async def work(opened: Database) -> str:
        await migrate(opened)
        try:
            return (await install_pack(Packs(opened), read_pack(file))).manifest.name
        except Refused as refused:
            raise ValueError(refused.message) from None

    click.echo(f"installed: {with_database(database, work)}")


@pack.command("list")
@database_option
def list_packs(database: str) -> None:
    """List the packs in the gallery."""
    from orrery.server.store.packs import Packs, StoredPack

    async def work(opened: Database) -> list[StoredPack]:
        return await Packs(opened).listed(None, None, False)

    for stored in with_database(database, work):
        manifest = stored.manifest
        click.echo(f"{manifest.name}  {manifest.game}  {manifest.title['en']}  {', '.join(manifest.authors)}")


@pack.command()
@click.argument("name")
@database_option
def remove(name: str, database: str) -> None:
    """Remove the pack NAME: an id, or an id and a version such as "six-seats 1.0". Its matches continue."""
    from orrery.server.store.packs import Packs

    identity, _, version = name.partition(" ")
    count = with_database(database, lambda opened: Packs(opened).remove(identity, version or None))
    if not count:
        raise ValueError(f"there is no pack {name!r} here")
    click.echo(f"removed: {count} version{'s' if count > 1 else ''} of {identity}")
