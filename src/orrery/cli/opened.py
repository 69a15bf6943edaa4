"""A server's database, opened for a command."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

import click

if TYPE_CHECKING:
    from orrery.server.store.database import Database

T = TypeVar("T")


def with_database(url: str, work: Callable[[Database], Awaitable[T]]) -> T:
    """Open a database, do something with it, close it."""
    try:
        from orrery.server.store.database import Database
    except ModuleNotFoundError as missing:
        hint = "install it with: pip install 'orrery[server]'"
        raise click.ClickException(f"this needs the package {missing.name}; {hint}") from None

    async def run() -> T:
        database = Database(url)
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(run())
