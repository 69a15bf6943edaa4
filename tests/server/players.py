"""People who play at a server: two at a table, a game to its end, a request that is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from tests.server.server_process import Server

from orrery.client import Client, Live, ServerError
from orrery.client import messages as m

T = TypeVar("T")


def run(story: Coroutine[Any, Any, T]) -> T:
    """Play a story to its end."""
    return asyncio.run(story)


async def refused(story: Coroutine[Any, Any, Any]) -> str:
    """The code of the refusal that a request meets."""
    try:
        await story
    except ServerError as error:
        return error.code
    raise AssertionError("this should have been refused")


async def pair(server: Server, game: str = "tictactoe", **order: Any) -> tuple[Client, Client, str]:
    """Two people at a table of two seats."""
    anna, bruno = Client(server.address), Client(server.address)
    await anna.guest("Anna")
    await bruno.guest("Bruno")
    table = await anna.create(game, ["me", "open"], **order)
    await bruno.join(table.id, table.invitation or "")
    return anna, bruno, table.id


async def play_on(live: Live) -> m.State:
    """Play the first legal action whenever it is one's turn, until the match is over."""
    state = await live.turn()
    while state.status == "running":
        await live.act(state.options[0])
        state = await live.turn()
    return state
