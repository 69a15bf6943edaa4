"""`orrery mcp`: a language model plays at a server."""

from __future__ import annotations

import asyncio

import click

from orrery.locales import LANGUAGES


@click.command()
@click.option("--server", default="http://127.0.0.1:8008", show_default=True, help="The server to play at.")
@click.option("--token", envvar="ORRERY_TOKEN", default="", help="A token of your account; else you are a guest.")
@click.option("--language", type=click.Choice(LANGUAGES), default="en", show_default=True)
def mcp(server: str, token: str, language: str) -> None:
    """Speak the Model Context Protocol on standard input and output."""
    try:
        from orrery.client.mcp_server import mcp_server
    except ModuleNotFoundError as missing:
        hint = "install it with: pip install 'orrery[mcp]'"
        raise click.ClickException(f"this needs the package {missing.name}; {hint}") from None
    from orrery.client.client import Client

    async def run() -> None:
        async with Client(server, token=token) as client:
            if not token:
                await client.guest("Model")
            await mcp_server(client, language).run_stdio_async()

    asyncio.run(run())
