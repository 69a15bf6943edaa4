"""`make bench-laboratory`: the duration of a comparison of two contents on the server, and of moves made meanwhile."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from typing import Any

from orrery.client import Client
from run import ours

#: By game: the smallest pack that changes something, and the options of its games.
DRAFTS: dict[str, tuple[dict[str, str], dict[str, Any]]] = {
    "expanse": ({"board.toml": "[scoring]\nelsewhere = [4, 2, 1]\n"}, {}),
    "parsec": ({"rules.toml": "[numbers]\nport_ratio = 3\n"}, {}),
    "talon": ({"rules.toml": "[chart]\nnote = 'measured'\n"}, {}),
}
MANIFEST = (
    'id = "measured-{game}"\ntitle = {{ en = "Measured", it = "Misurato" }}\nversion = "1.0"\ngame = "{game}"\n'
    'authors = ["Orrery"]\nlicence = "CC0-1.0"\n'
)


async def compare(client: Client, game: str, games: int) -> tuple[float, str]:
    """The duration of an experiment in seconds, and its status at the end."""
    files, options = DRAFTS[game]
    texts = {"pack.toml": MANIFEST.format(game=game), **files}
    started = time.monotonic()
    body = {"game": game, "texts": texts, "games": games, "level": "captain", "options": options}
    found = await client.call("POST", "/api/experiments", dict[str, Any], body)
    while found["status"] in ("waiting", "running"):
        await asyncio.sleep(0.25)
        found = await client.call("GET", f"/api/experiments/{found['id']}", dict[str, Any])
    return time.monotonic() - started, f"{found['status']} {found['fault']}".strip()


async def move(client: Client, times: list[float]) -> None:
    """Play continuously at a table of two seats at one screen, and record the duration of each move."""
    while True:
        table = await client.create("connect_four", ["me", "me"])
        async with client.live(table.id) as live:
            state = await live.turn()
            while state.status == "running":
                started = time.monotonic()
                state = await live.act(state.options[0])
                times.append(time.monotonic() - started)
                await asyncio.sleep(0.02)


async def measure(address: str, names: list[str], games: int) -> None:
    """Run a comparison in one game after the other while somebody plays."""
    for name in names:
        async with Client(address) as anna, Client(address) as beate:
            times: list[float] = []
            player = asyncio.create_task(move(beate, times))
            await asyncio.sleep(1.0)
            times.clear()
            seconds, ended = await compare(anna, name, games)
            player.cancel()
            await asyncio.gather(player, return_exceptions=True)
            times.sort()
            shown = [f"{1000 * times[int(len(times) * part)]:.0f}" for part in (0.5, 0.99)]
            print(
                f"| {name} | 2 x {games} | {seconds:.1f} | {ended} | {shown[0]} | {shown[1]} | {len(times)} |",
                flush=True,
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(DRAFTS), help="which games; all of them without")
    parser.add_argument("--number", type=int, default=1000, help="games on each side")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes of the laboratory")
    arguments = parser.parse_args()
    os.environ["ORRERY_LAB_WORKERS"] = str(arguments.workers)
    os.environ["ORRERY_PACK_RATE"] = "0"
    os.environ["ORRERY_TABLE_RATE"] = "0"
    print(f"load average before: {os.getloadavg()[0]:.1f}", file=sys.stderr)
    print(
        "| game | games | seconds | ended | moves ms median | p99 | moves |\n|---|---|---|---|---|---|---|", flush=True
    )
    with ours() as (_, address):
        asyncio.run(measure(address, arguments.games, arguments.number))


if __name__ == "__main__":
    main()
