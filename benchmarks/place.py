"""`make bench-place`: response times of lobby, profiles and tournaments with 100,000 matches and 10,000 accounts."""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
from sqlalchemy import insert
from tests.server.server_process import Server

from orrery.server.store import schema
from orrery.server.store.database import Database
from orrery.server.store.match import Chair, Facts
from orrery.server.store.migrate import migrate
from orrery.server.store.people import fingerprint

GAMES = ("expanse", "parsec", "talon")
TOKEN = "the cookie of the first person"
#: The limit of the 99th percentile of a page in milliseconds.
BAR = 150.0
BATCH = 2000


def rows(people: int, matches: int, seed: int) -> Iterator[tuple[Any, list[dict[str, Any]]]]:
    """Rows for the database's tables: people who have played for years."""
    generator = random.Random(seed)
    now = time.time()
    ids = [f"person{number:08}" for number in range(people)]
    yield schema.people, [
        {
            "id": one, "name": f"Player {number}", "login": f"player{number}", "password": "x", "admin": False,
            "notify": "{}", "created": now, "seen": now - generator.random() * 1e6, "told": 0.0,
        }
        for number, one in enumerate(ids)
    ]  # fmt: skip
    yield schema.sessions, [
        {
            "token": fingerprint(TOKEN), "person": ids[0], "created": now, "expires": now + 1e6, "device": "",
            "seen": now,
        }
    ]  # fmt: skip
    yield (
        schema.friends,
        [
            {"person": one, "other": other, "at": now}
            for friend in ids[1:60]
            for one, other in ((ids[0], friend), (friend, ids[0]))
        ],
    )
    yield schema.ratings, [
        {
            "person": one, "game": game, "seats": 2, "mean": generator.gauss(25, 6), "spread": 2.0, "matches": 20,
            "at": now,
        }
        for one in ids
        for game in GAMES
    ]  # fmt: skip
    made: dict[str, list[dict[str, Any]]] = {"matches": [], "seats": [], "results": []}
    for number in range(matches):
        # Those first in the list play most.
        two = [ids[min(int(generator.expovariate(8 / people)), people - 1)] for _ in range(2)]
        two = two if two[0] != two[1] else [ids[0], ids[1 + number % (people - 1)]]
        match, game = f"match{number:09}", generator.choice(GAMES)
        status = generator.choices(["finished", "running", "open"], [90, 9, 1])[0]
        at = now - generator.random() * 1e7
        chairs = [Chair("person", one, one) for one in two]
        if status == "open":
            chairs[1] = Chair("open")
        facts = Facts(chairs, participants=two, started=two)
        made["matches"].append({
            "id": match, "game": game, "rules": "1", "content": "", "seats": 2, "options": "{}", "seed": "1",
            "commitment": "", "title": f"{game} {number}", "visibility": "public", "invitation": "", "host": two[0],
            "clock": "null", "created": at, "key": "", "status": status, "version": 3,
            "turn": number % 2 if status == "running" else None,
            "deadline": now + 1e5 if status == "running" else None,
            "facts": msgspec.json.encode(facts).decode(), "outcome": None, "updated": at, "rated": True,
            "pace": "slow", "strength": generator.gauss(25, 6),
        })  # fmt: skip
        for seat, one in enumerate(two):
            held = one if status != "open" or seat == 0 else None
            made["seats"].append({"match": match, "seat": seat, "person": held, "orders": "[]"})
            if status == "finished":
                made["results"].append({
                    "match": match, "seat": seat, "person": one, "level": "", "game": game, "seats": 2,
                    "faction": "terran" if seat else "talon", "rank": seat, "won": seat == 0, "score": 1.0, "at": at,
                    "before": 25.0, "after": 25.0,
                })  # fmt: skip
    for name, found in made.items():
        yield schema.metadata.tables[name], found
    yield schema.seeks, [
        {
            "id": f"seek{number}", "person": one, "game": "talon", "seats": 2, "pace": "day", "rated": True,
            "low": 100.0, "high": 101.0, "created": now, "expires": now + 1e6, "match": "",
        }
        for number, one in enumerate(ids[100:200])
    ]  # fmt: skip
    yield schema.tournaments, [
        {
            "id": f"t{number}", "name": f"Cup {number}", "host": ids[0], "game": "talon", "seats": 2, "kind": "swiss",
            "rounds": 7, "pace": "day", "rated": True, "filler": "", "division": 6, "season": 1, "before": "",
            "most": 128, "starts": None, "created": now - number, "status": "finished", "round": 7, "ended": now,
        }
        for number in range(200)
    ]  # fmt: skip
    yield schema.entrants, [
        {
            "tournament": "t0", "number": number + 1, "person": ids[number], "level": "", "name": f"Player {number}",
            "strength": 25.0, "division": 0, "dropped": False,
        }
        for number in range(64)
    ]  # fmt: skip
    pairs = [(one, one + 1 + turn * 2 % 32) for turn in range(7) for one in range(1, 33)]
    yield schema.pairings, [
        {
            "tournament": "t0", "round": place // 32 + 1, "number": place % 32 + 1, "match": f"match{place:09}",
            "entrants": f"[{one},{(other - 1) % 64 + 1}]", "points": "[1.0,0.0]",
        }
        for place, (one, other) in enumerate(pairs)
    ]  # fmt: skip


async def fill(url: str, people: int, matches: int, seed: int) -> None:
    """Create a database with this many people and matches."""
    database = Database(url)
    await migrate(database)
    for table, found in rows(people, matches, seed):
        for at in range(0, len(found), BATCH):
            async with database.engine.begin() as connection:
                await connection.execute(insert(table), found[at : at + BATCH])
    async with database.engine.begin() as connection:
        await connection.exec_driver_sql("ANALYZE")
    await database.close()


PAGES = {
    "home": "/api/home",
    "open tables": "/api/tables?status=open&game=talon&seats=2&pace=slow",
    "title search": "/api/tables?status=finished&search=nobody%20called%20it%20so",
    "own tables": "/api/tables?mine=true&limit=30",
    "profile": "/api/people/person00000000",
    "history": "/api/people/person00000000/matches",
    "ratings": "/api/ratings?game=talon&offset=5000",
    "search": "/api/people?search=player%2099",
    "watch": "/api/watch?status=finished",
    "tournaments": "/api/tournaments?status=finished",
    "tournament": "/api/tournaments/t0",
    "profile link": "/person/person00000000",
    "table link": "/table/match000000001",
    "safety": "/api/me/safety",
}


def processor_time(process: int) -> float:
    """The processor time used by a process in milliseconds, if the system provides it."""
    if not sys.platform.startswith("linux"):
        return 0.0
    # The clock of a process, as clock_getcpuclockid names it.
    return time.clock_gettime_ns((~process << 3) | 2) / 1e6


class Taken(NamedTuple):
    """The time of a page's requests in milliseconds: elapsed time, and the server's processor time."""

    median: float
    late: float
    work: float
    hard: float


def percentile(taken: list[float]) -> float:
    """The 99th percentile."""
    return sorted(taken)[int(0.99 * len(taken)) - 1]


def measure(address: str, count: int, process: int) -> dict[str, Taken]:
    """The median and the 99th percentile of every page, in time and in processor time."""
    found = {}
    with httpx.Client(base_url=address, cookies={"orrery_session": TOKEN}, timeout=60) as client:
        for name, path in PAGES.items():
            client.get(path)
            waited, worked = [], []
            for _ in range(count):
                begun, used = time.perf_counter(), processor_time(process)
                answer = client.get(path)
                waited.append((time.perf_counter() - begun) * 1000)
                worked.append(processor_time(process) - used)
                assert answer.status_code == 200, (path, answer.text)
            found[name] = Taken(
                statistics.median(waited), percentile(waited), statistics.median(worked), percentile(worked)
            )
    return found


def main() -> None:
    """Fill a database, start a server on it, and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--requests", type=int, default=100)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="orrery-place-") as name:
        server = Server(Path(name), bot_workers=1)
        asyncio.run(fill(server.database, given.people, given.matches, 1))
        server.start()
        assert server.process is not None
        measured = measure(server.address, given.requests, server.process.pid)
        server.stop()
    print(f"{given.people} people, {given.matches} matches, {given.requests} requests of each page")
    print(f"load average {os.getloadavg()[0]:.1f}; milliseconds: median and p99, of these the server's processor time")
    for page, taken in measured.items():
        figures = f"{taken.median:7.1f} {taken.late:7.1f} {taken.work:7.1f} {taken.hard:7.1f}"
        print(f"{page:12} {figures}{'' if taken.late < BAR else '   TOO SLOW'}")


if __name__ == "__main__":
    main()
