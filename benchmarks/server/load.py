"""Plays tic-tac-toe at a server with many connections and measures acknowledged moves per second and their latency."""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import time
import urllib.request
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import uvloop
from wire import Wire


class Seen(msgspec.Struct):
    """What matters here of a message."""

    type: str
    version: int = 0
    options: list[int] = []
    status: str = ""
    key: str = ""
    code: str = ""


SEEN = msgspec.json.Decoder(Seen)


def cpu_of(pid: int) -> float:
    """The processor seconds that a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def own_cpu() -> float:
    """The processor seconds that this process has used so far."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


class Person:
    """A guest with a cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookie = ""
        self.post("/api/me", {"name": "Load"})

    def post(self, path: str, body: object) -> dict[str, str]:
        """A POST over plain HTTP."""
        request = urllib.request.Request(self.address + path, json.dumps(body).encode(), method="POST")
        request.add_header("Content-Type", "application/json")
        if self.cookie:
            request.add_header("Cookie", self.cookie)
        with urllib.request.urlopen(request) as answer:
            given = answer.headers.get("Set-Cookie")
            if given:
                self.cookie = given.split(";")[0]
            reply: dict[str, str] = json.load(answer)
            return reply


class Load:
    """Some slots, each of which plays one table after the other."""

    def __init__(self, address: str, seconds: float, pid: int) -> None:
        self.address = address
        self.pid = pid
        self.until = 0.0
        self.seconds = seconds
        self.latencies: list[float] = []
        self.errors: list[str] = []
        self.sent: dict[Wire, float] = {}
        self.slots: dict[Wire, list[list[Wire]]] = {}
        self.last: dict[Wire, Seen] = {}
        self.playing: set[int] = set()
        self.number = 0
        self.choice = random.Random(1)
        self.stopped = asyncio.Event()
        self.measuring = False

    def heard(self, wire: Wire, message: bytes) -> None:
        """A message came: it may acknowledge a move, and it may be one's turn."""
        seen = SEEN.decode(message)
        if seen.type != "state":
            self.errors.append(message.decode()[:200])
            return
        self.last[wire] = seen
        started = self.sent.pop(wire, None)
        if started is not None:
            if not seen.key:
                self.sent[wire] = started
            elif self.measuring:
                self.latencies.append(time.perf_counter() - started)
        if self.measuring:
            self.move(wire, seen)

    def move(self, wire: Wire, seen: Seen) -> None:
        """Play if it is one's turn; go to the next table when this one is over."""
        if seen.options and wire not in self.sent and id(wire) in self.playing:
            self.number += 1
            action = self.choice.choice(seen.options)
            self.sent[wire] = time.perf_counter()
            wire.write(b'{"type":"act","version":%d,"action":%d,"key":"%d"}' % (seen.version, action, self.number))
        elif seen.status == "finished" and id(wire) in self.playing and wire in self.slots:
            self.advance(self.slots[wire])

    def advance(self, tables: list[list[Wire]]) -> None:
        """Begin the slot's next table."""
        for wire in tables.pop(0):
            self.playing.discard(id(wire))
        if not tables:
            self.measuring = False
            self.stopped.set()
            return
        for wire in tables[0]:
            self.playing.add(id(wire))
        for wire in tables[0]:
            self.move(wire, self.last[wire])

    async def connect(self, person: Person, table: str) -> Wire:
        """One WebSocket."""
        parts = urlsplit(self.address)
        path = f"/api/tables/{table}/live"
        _, wire = await asyncio.get_running_loop().create_connection(
            lambda: Wire(parts.netloc, path, person.cookie, self.heard), parts.hostname, parts.port
        )
        await wire.ready
        return wire

    async def run(self, matches: int, spare: int, game: str = "tictactoe") -> dict[str, float]:
        """Set the tables, play for some seconds, report."""
        people = [Person(self.address), Person(self.address)]
        slots: list[list[list[Wire]]] = []
        for _ in range(matches):
            tables = []
            for _ in range(spare):
                table = people[0].post("/api/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]})
                people[1].post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
                tables.append([await self.connect(person, table["id"]) for person in people])
            for wires in tables:
                self.slots[wires[0]] = tables
            slots.append(tables)
            await asyncio.sleep(0)
        while len(self.last) < 2 * matches * spare:
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.5)
        gc.collect()
        gc.disable()
        self.measuring = True
        costs = cpu_of(self.pid), own_cpu()
        started = time.perf_counter()
        for tables in slots:
            for wire in tables[0]:
                self.playing.add(id(wire))
            for wire in tables[0]:
                self.move(wire, self.last[wire])
        try:
            await asyncio.wait_for(self.stopped.wait(), self.seconds)
        except TimeoutError:
            self.measuring = False
        taken = time.perf_counter() - started
        costs = cpu_of(self.pid) - costs[0], own_cpu() - costs[1]
        times = sorted(self.latencies)
        return {
            "matches": matches,
            "moves": len(times),
            "seconds": round(taken, 2),
            "moves_per_second": round(len(times) / taken),
            "p50_ms": round(times[len(times) // 2] * 1000, 1),
            "p99_ms": round(times[len(times) * 99 // 100] * 1000, 1),
            "server_us": round(costs[0] / len(times) * 1e6),
            "client_us": round(costs[1] / len(times) * 1e6),
            "errors": len(self.errors),
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("address")
    parser.add_argument("pid", type=int, help="the server's process, to see what it costs")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--spare", type=int, default=100, help="tables per slot, made before the clock runs")
    parser.add_argument("--seconds", type=float, default=10.0)
    arguments = parser.parse_args()

    async def play() -> None:
        load = Load(arguments.address, arguments.seconds, arguments.pid)
        print(json.dumps(await load.run(arguments.matches, arguments.spare)))
        for error in load.errors[:3]:
            print(error)

    uvloop.run(play())


if __name__ == "__main__":
    main()
