"""How long it takes to open a match of 5,000 actions, on the clock and in processor time: `make bench-server`."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median

import msgspec
from tests.server import marathon
from tests.server.server_process import Server

from orrery import registry
from orrery.client import Client
from orrery.client import messages as m
from orrery.records import Record
from orrery.server.store.database import Database
from orrery.server.store.matches import Matches
from orrery.server.tables.reading import read_table

ACTIONS = 5000
TIMES = 20


async def set_up(anna: Client) -> str:
    """The name of a table at which 5,000 actions were played."""
    state = marathon.GAME.new(seed=7)
    actions = [f"count {word}" for word in ["loudly", "quietly"] * (ACTIONS // 2)]
    for action in actions:
        state.play(action)
    record = Record.of(state, 7, actions).encode().decode()
    return (await anna.call("POST", "/api/records", m.TableEntry, {"record": record})).id


async def measure(server: Server) -> dict[str, float]:
    """Medians in milliseconds."""
    async with Client(server.address) as anna:
        table = await set_up(anna)
    database = Database(server.database)
    matches = Matches(database)
    walls, costs = [], []
    for _ in range(TIMES):
        wall, cost = time.perf_counter(), time.process_time()
        stored = await matches.load(table)
        assert stored is not None
        opened = read_table(stored)
        walls.append(time.perf_counter() - wall)
        costs.append(time.process_time() - cost)
        assert opened.position is not None
        assert opened.position.state.view() == {"total": ACTIONS, "loud": ACTIONS // 2}
    await database.close()
    return {"wall_ms": round(median(walls) * 1000, 1), "cpu_ms": round(median(costs) * 1000, 1), "times": TIMES}


def main() -> None:
    """Print one line of JSON."""
    with tempfile.TemporaryDirectory(prefix="orrery-opening-") as name:
        server = Server(Path(name)).start()
        registry._own = lambda name: marathon.GAME  # type: ignore[assignment]
        try:
            print(msgspec.json.encode(asyncio.run(measure(server))).decode())
        finally:
            server.stop()


if __name__ == "__main__":
    main()
