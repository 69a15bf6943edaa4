"""`make bench-packs`: the cost of opening a match with a pack and without, and the memory of a thousand packs."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

from laboratory import MANIFEST

from orrery.client import Client
from run import ours

CARD = """[[card]]
id = "measured-card"
points = {points}
factions = ["un", "opa"]
seats = [2, 3, 4]
effect = [{{ do = "place", count = {count}, at = {{ sector = ["belt"] }} }}]
title = {{ en = "Measured {number}", it = "Misurato {number}" }}
source = {{ title = "reconstructed", points = "reconstructed", factions = "reconstructed", effect = "reconstructed" }}
"""
SHIPS = (
    '[[weapon]]\nname = "w{number}"\nkind = "beam"\ntable = {{ 1 = [1, 1, 2, 2, 3, 3] }}\nsource = "reconstructed"\n'
)
MODULE = """[[module]]
id = "z{number}"
planets = [{{ at = [1, 4], number = 3, resources = ["energy", "gold"] }}]
source = "reconstructed"
"""
FILES = {"expanse": ("cards.toml", CARD), "talon": ("weapons.toml", SHIPS), "parsec": ("modules.toml", MODULE)}


async def send(client: Client, game: str, number: int) -> str:
    """Upload a new pack."""
    name, text = FILES[game]
    manifest = MANIFEST.format(game=game).replace(f"measured-{game}", f"measured-{game}-{number}")
    texts = {"pack.toml": manifest, name: text.format(number=number, points=1 + number % 9, count=1 + number // 9 % 5)}
    await client.call("POST", "/api/packs", dict[str, Any], {"texts": texts})
    return f"measured-{game}-{number} 1.0"


async def opened(client: Client, game: str, **order: Any) -> float:
    """The milliseconds until a table exists."""
    started = time.perf_counter()
    await client.create(game, ["me", "me"], **order)
    return 1000 * (time.perf_counter() - started)


async def measure(address: str, count: int) -> None:
    """Open tables with and without a pack in turn, each pack for the first time."""
    async with Client(address) as anna:
        for game in FILES:
            packs = [await send(anna, game, number) for number in range(count)]
            plain, packed = [], []
            await opened(anna, game)
            # The first uploads were dropped from memory long ago, the last ones are still cached.
            for pack in packs:
                plain.append(await opened(anna, game))
                packed.append(await opened(anna, game, pack=pack))
            ratio = median(packed) / median(plain)
            print(f"| {game} | {count} | {median(plain):.1f} | {median(packed):.1f} | {ratio:.2f} |", flush=True)


async def weigh(address: str, process: int, count: int) -> None:
    """The server's memory after this many different packs were uploaded and played."""
    async with Client(address) as anna:
        for number in range(count):
            if number % max(1, count // 5) == 0:
                print(f"{number} packs: {resident(process)} MiB", flush=True)
            await opened(anna, "expanse", pack=await send(anna, "expanse", 10_000 + number))
        print(f"{count} packs: {resident(process)} MiB", flush=True)


def resident(process: int) -> int:
    """The memory of a process in MiB."""
    pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") >> 20


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--packs", type=int, default=1000, help="how many different packs")
    parser.add_argument("--times", type=int, default=50, help="how many tables of each kind")
    arguments = parser.parse_args()
    for name in ("PACK_RATE", "TABLE_RATE", "SIGNUP_RATE"):
        os.environ[f"ORRERY_{name}"] = "0"
    # Unwatched tables are dropped soon, and their packs with them: remaining growth has another cause.
    os.environ["ORRERY_IDLE_SECONDS"] = "5"
    os.environ |= {"ORRERY_PACK_UPLOADS": "1", "ORRERY_PACKS_PER_PERSON": "5000", "ORRERY_TABLES_PER_PERSON": "50000"}
    print(f"load average before: {os.getloadavg()[0]:.1f}", file=sys.stderr)
    print("| game | tables | without ms | with ms | ratio |\n|---|---|---|---|---|", flush=True)
    with ours() as (server, address):
        asyncio.run(measure(address, arguments.times))
        asyncio.run(weigh(address, server.pid, arguments.packs))


if __name__ == "__main__":
    main()
