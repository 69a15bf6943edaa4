"""`orrery play`: a server on this machine, opened in a browser."""

from __future__ import annotations

import click

from orrery.cli.serve import database_option, pack_option, port_option, run


@click.command()
@port_option
@database_option
@pack_option
def play(port: int, database: str, packs: tuple[str, ...]) -> None:
    """Play on this machine: start a server for it alone and open a browser (NO_BROWSER=1: open none)."""
    run("127.0.0.1", port, database, open_browser=True, packs=packs, takes_packs=True)
