"""People who play on while servers are killed, and the check that nothing acknowledged is gone."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from typing import Any

import httpx
import msgspec
from tests.server.server_process import Server

from orrery.client import Client, ServerError
from orrery.records import Record

#: Seconds for which a player tries to come back: the kills do not wait for those who have bad luck.
TIMEOUT = 300.0
#: Seconds between two moves of a player: the other process must have time to start while people play on.
PACE = 0.02


class Outcome(msgspec.Struct):
    """How much was played under fire."""

    acknowledged: int = 0
    matches: int = 0
    reconnects: int = 0


class Players:
    """Some people, each of whom plays both seats of one table after the other."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.over = False
        #: The newest version that was acknowledged, by table.
        self.newest: dict[str, int] = {}
        self.outcome = Outcome()

    async def play(self) -> None:
        """Play until told to stop, whatever happens to the server."""
        while not self.over:
            try:
                table = await self.client.create("connect_four", ["me", "me"])
            except (httpx.TransportError, OSError):
                await asyncio.sleep(0.05)
                continue
            except ServerError as error:
                if error.code != "unavailable":  # the server dies in the middle of it
                    raise
                continue
            async with self.client.live(table.id, timeout=TIMEOUT) as live:
                state = live.state
                while state.status == "running":
                    state = await live.act(random.choice(state.options))
                    self.newest[table.id] = state.version
                    self.outcome.acknowledged += 1
                    await asyncio.sleep(PACE)
                self.outcome.reconnects += live.reconnects

    async def hear(self, count: int) -> None:
        """Wait until so many more actions were acknowledged."""
        wanted = self.outcome.acknowledged + count
        while self.outcome.acknowledged < wanted:
            await asyncio.sleep(0.01)

    async def check(self) -> Outcome:
        """Everything that was acknowledged is there and whole."""
        assert self.outcome.acknowledged > 20
        for table, version in self.newest.items():
            state = await self.client.state(table)
            assert state.version >= version, f"{table} has {state.version}, acknowledged was {version}"
            assert state.status == "finished"
            record = Record.decode(await self.client.record(table))
            assert record.replay().outcome is not None
            assert len(record.actions) == state.version - 1
        self.outcome.matches = len(self.newest)
        return self.outcome


async def under_fire(
    server: Server, kills: int, tables: int = 4, told: Callable[[int], None] = lambda number: None
) -> Outcome:
    """Play at several tables while the server is killed again and again; then check all that was acknowledged."""

    async def kill() -> None:
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)

    async with Client(server.address) as anna:
        return await _fire(anna, kill, kills, tables, told)


async def changing_over(
    servers: list[Server], kills: int, tables: int = 4, told: Callable[[int], None] = lambda number: None
) -> Outcome:
    """Play at one of two processes; it is killed, everybody goes on at the other, and it comes back."""
    async with Client(servers[0].address) as anna:

        async def kill() -> None:
            gone, stays = servers
            await asyncio.to_thread(gone.kill)
            anna.address = stays.address
            anna.http.base_url = httpx.URL(stays.address)
            await asyncio.to_thread(gone.start)
            servers.reverse()

        return await _fire(anna, kill, kills, tables, told)


async def _fire(
    anna: Client, kill: Callable[[], Coroutine[Any, Any, None]], kills: int, tables: int, told: Callable[[int], None]
) -> Outcome:
    await anna.guest("Anna")
    players = Players(anna)
    tasks = [asyncio.create_task(players.play()) for _ in range(tables)]
    try:
        for number in range(1, kills + 1):
            # Under load: some moves first, then a random moment.
            await _unless_failed(players.hear(tables), tasks)
            await asyncio.sleep(random.uniform(0.0, 0.2))
            told(number)
            await kill()
        await _unless_failed(players.hear(20), tasks)
        players.over = True
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
    return await players.check()


async def _unless_failed(waiting: Coroutine[Any, Any, None], tasks: list[asyncio.Task[None]]) -> None:
    """Wait for something, unless a player's task fails first."""
    wait = asyncio.create_task(waiting)
    done, _ = await asyncio.wait([wait, *tasks], return_when=asyncio.FIRST_COMPLETED)
    wait.cancel()
    for task in done:
        task.result()
