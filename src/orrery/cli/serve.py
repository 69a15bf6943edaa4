"""`orrery serve`: the server."""

from __future__ import annotations

import click

DATABASE = "sqlite+aiosqlite:///orrery.db"
PORT = 8008

port_option = click.option("--port", type=click.IntRange(0, 65535), default=PORT, show_default=True, help="0: any.")
database_option = click.option(
    "--database", metavar="URL", default=DATABASE, show_default=True, help="The URL of the database."
)


pack_option = click.option(
    "--pack", "packs", multiple=True, metavar="FILE", help="A content pack to install: a folder or a zip file."
)


def run(
    host: str,
    port: int,
    database: str,
    open_browser: bool,
    ray: str = "",
    packs: tuple[str, ...] = (),
    takes_packs: bool = False,
) -> None:
    """Start the server, or report in one line why it cannot start."""
    try:
        from orrery.server.run import PortTaken, run_server
    except ModuleNotFoundError as missing:
        hint = "install it with: pip install 'orrery[server]'"
        raise click.ClickException(f"the server needs the package {missing.name}; {hint}") from None
    try:
        run_server(host, port, database, open_browser, ray, packs, takes_packs)
    except PortTaken as taken:
        raise click.ClickException(f"{taken} with --port (make play: PORT=...)") from None


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0: all.")
@port_option
@database_option
@click.option("--ray", metavar="ADDRESS", default="", help="Let bots search on a Ray cluster: auto, or host:port.")
@pack_option
def serve(host: str, port: int, database: str, ray: str, packs: tuple[str, ...]) -> None:
    """Serve the games to browsers and programs."""
    run(host, port, database, open_browser=False, ray=ray, packs=packs)
