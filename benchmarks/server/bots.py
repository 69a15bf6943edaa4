"""`make bench-bots`: a captain's response time at one table while admirals search at many others."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time

from orrery.client import Client
from run import ours


async def idle(client: Client, table: str) -> None:
    """Play the first action on every turn, so that the bots always have something to search."""
    async with client.live(table) as live:
        while True:
            state = await live.turn(600.0)
            if state.status != "running":
                return
            await live.act(state.options[0])


async def answers(client: Client, game: str, level: str, count: int) -> list[float]:
    """The seconds from a move to the bot's answer, several times."""
    found: list[float] = []
    while len(found) < count:
        table = await client.create(game, ["me", level])
        async with client.live(table.id) as live:
            state = await live.turn()
            while state.status == "running" and len(found) < count:
                started = time.monotonic()
                state = await live.act(state.options[0])
                if not state.options and state.status == "running":
                    state = await live.turn()
                    found.append(time.monotonic() - started)
    return sorted(found)


async def measure(address: str, admirals: int, count: int) -> None:
    """Let the admirals search, then play against a captain."""
    crowd = [Client(address) for _ in range(admirals)]
    players = []
    for client in crowd:
        table = await client.create("parsec", ["me", "admiral"])
        players.append(asyncio.create_task(idle(client, table.id)))
    await asyncio.sleep(5.0)
    async with Client(address) as anna:
        for game, level in (("parsec", "captain"), ("talon", "captain"), ("parsec", "greedy"), ("parsec", "admiral")):
            times = await answers(anna, game, level, count if level != "admiral" else max(3, count // 5))
            middle, worst = times[len(times) // 2], times[-1]
            print(f"| {admirals} | {game} {level} | {len(times)} | {middle:.2f} | {worst:.2f} |", flush=True)
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    await asyncio.gather(*(client.http.aclose() for client in crowd))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--admirals", type=int, default=50)
    parser.add_argument("--answers", type=int, default=30)
    arguments = parser.parse_args()
    print(f"load average before: {os.getloadavg()[0]:.1f}", file=sys.stderr)
    print("| admirals | bot | answers | median s | worst s |\n|---|---|---|---|---|", flush=True)
    with ours() as (_, address):
        asyncio.run(measure(address, arguments.admirals, arguments.answers))


if __name__ == "__main__":
    main()
