"""Backups while people play: `python -m tests.server.faults.backing_up --backups 200`."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.server.faults.playing import Players
from tests.server.players import run
from tests.server.server_process import Server

from orrery.client import Client
from orrery.server.store.backup import back_up
from orrery.server.store.database import Database
from orrery.server.tables.history import verify


async def back_up_often(server: Server, folder: Path, backups: int, tables: int, sample: int) -> tuple[int, int]:
    """Make backups of a server at which is played; each is restored and a sample replayed, or ValueError is raised.

    How many were made, and how many matches were replayed.
    """
    replayed = 0
    async with Client(server.address) as anna:
        await anna.guest("Anna")
        players = Players(anna)
        playing = [asyncio.create_task(players.play()) for _ in range(tables)]
        try:
            for number in range(1, backups + 1):
                await players.hear(2)
                file = folder / "backup.gz"
                database = Database(server.database)
                await back_up(database, file)
                await database.close()
                replayed += (await verify(file, sample)).replayed
                print(f"\r{number} of {backups} backups were restored", end="", file=sys.stderr, flush=True)
        finally:
            players.over = True
            await asyncio.gather(*playing)
    return backups, replayed


def main() -> None:
    """Make the backups and say how many matches were replayed from them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--backups", type=int, default=200)
    parser.add_argument("--tables", type=int, default=4, help="tables at which is played meanwhile")
    parser.add_argument("--sample", type=int, default=10, help="matches that are replayed from each backup")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="orrery-backups-") as name:
        folder = Path(name)
        server = Server(folder).start()
        try:
            made, replayed = run(back_up_often(server, folder, arguments.backups, arguments.tables, arguments.sample))
        finally:
            server.kill()
    print(f"\n{made} backups under load: all were restored, {replayed} matches replayed from them")


if __name__ == "__main__":
    main()
