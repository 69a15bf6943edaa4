"""Plays at a server with many connections and measures acknowledged moves per second and their latency."""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import sys
import time
import urllib.request
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import uvloop
from wire import Wire


class Fields(msgspec.Struct, frozen=True):
    """The relevant changed fields."""

    options: list[int] | None = None
    status: str = ""


class Seen(msgspec.Struct):
    """The relevant parts of a message."""

    type: str
    version: int = 0
    options: list[int] = []
    status: str = ""
    key: str = ""
    reason: str = ""
    fields: Fields = Fields()


#: The number of tables created at the same time.
AT_ONCE = 8
SEEN = msgspec.json.Decoder(Seen)


def cpu_of(pid: int) -> float:
    """The processor seconds used by a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def own_cpu() -> float:
    """The processor seconds used by this process so far."""
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
    """Slots that each play one table after the other."""

    def __init__(self, address: str, seconds: float, pid: int, pause: float = 0.0, changes: bool = False) -> None:
        self.changes = changes
        self.address = address
        self.pid = pid
        self.pause = pause
        self.until = 0.0
        self.seconds = seconds
        self.latencies: list[float] = []
        self.errors: list[str] = []
        self.sent: dict[Wire, float] = {}
        self.slots: dict[Wire, list[list[Wire]]] = {}
        self.last: dict[Wire, Seen] = {}
        self.playing: set[int] = set()
        self.number = 0
        self.set = 0
        self.game = "tictactoe"
        self.people: list[Person] = []
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.renewals: set[asyncio.Task[None]] = set()
        self.choice = random.Random(1)
        self.stopped = asyncio.Event()
        self.measuring = False
        self.bytes = 0

    def heard(self, wire: Wire, message: bytes) -> None:
        """Handle a message: it may acknowledge a move, and it may be this client's turn."""
        seen = SEEN.decode(message)
        self.bytes += len(message)
        if seen.type in ("part", "waiting"):
            return
        if seen.type == "changes":
            before = self.last[wire]
            seen.options = before.options if seen.fields.options is None else seen.fields.options
            seen.status = seen.fields.status or before.status
        elif seen.type != "state":
            self.errors.append(message.decode()[:200])
            return
        self.last[wire] = seen
        started = self.sent.pop(wire, None)
        if started is not None:
            if not seen.key:
                self.sent[wire] = started
            elif seen.reason:
                self.errors.append(f"a move was {seen.reason}")
            elif self.measuring:
                self.latencies.append(time.perf_counter() - started)
        if self.measuring:
            self.move(wire, seen)

    def move(self, wire: Wire, seen: Seen) -> None:
        """Play if it is this client's turn; go to the next table when this one is over."""
        if seen.options and wire not in self.sent and id(wire) in self.playing:
            if self.pause:
                self.sent[wire] = 0.0
                asyncio.get_running_loop().call_later(self.pause * self.choice.uniform(0.5, 1.5), self.send, wire, seen)
            else:
                self.send(wire, seen)
        elif seen.status == "finished" and id(wire) in self.playing and wire in self.slots:
            self.advance(self.slots.pop(wire))

    def send(self, wire: Wire, seen: Seen) -> None:
        """Play any legal action."""
        self.number += 1
        action = self.choice.choice(seen.options)
        self.sent[wire] = time.perf_counter()
        wire.write(b'{"type":"act","version":%d,"action":%d,"key":"%d"}' % (seen.version, action, self.number))

    def advance(self, tables: list[list[Wire]]) -> None:
        """Start the slot's next table."""
        for wire in tables.pop(0):
            self.playing.discard(id(wire))
            if self.pause:
                self.last.pop(wire, None)
                wire.close()
        if self.pause:
            task = asyncio.get_running_loop().create_task(self.renew(tables))
            self.renewals.add(task)
            task.add_done_callback(self.renewals.discard)
            return
        if not tables:
            self.measuring = False
            self.stopped.set()
            return
        self.begin(tables)

    def lost(self, wire: Wire) -> None:
        """Fail if a connection ends that we did not close."""
        if self.measuring and wire in self.last:
            self.errors.append("a connection was lost")

    async def connect(self, person: Person, table: str) -> Wire:
        """One WebSocket."""
        parts = urlsplit(self.address)
        path = f"/api/tables/{table}/live" + ("?changes=1" if self.changes else "")
        _, wire = await asyncio.get_running_loop().create_connection(
            lambda: Wire(parts.netloc, path, person.cookie, self.heard, self.lost), parts.hostname, parts.port
        )
        await wire.ready
        return wire

    async def table(self, people: list[Person], game: str, gate: asyncio.Semaphore) -> list[Wire]:
        """A table with two people, connected."""
        async with gate:
            order = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = await asyncio.to_thread(people[0].post, "/api/tables", order)
            join = f"/api/tables/{table['id']}/join"
            await asyncio.to_thread(people[1].post, join, {"invitation": table["invitation"]})
            wires = [await self.connect(person, table["id"]) for person in people]
            self.set += 1
            if self.set % 200 == 0:
                print(f"  {self.set} tables set", file=sys.stderr, flush=True)
            return wires

    async def renew(self, tables: list[list[Wire]]) -> None:
        """Put a new table into a slot."""
        wires = await self.table(self.people, self.game, self.gate)
        while any(wire not in self.last for wire in wires):
            await asyncio.sleep(0.01)
        tables.append(wires)
        self.slots[wires[0]] = tables
        self.begin(tables)

    def begin(self, tables: list[list[Wire]]) -> None:
        """Play at the slot's first table."""
        for wire in tables[0]:
            self.playing.add(id(wire))
        for wire in tables[0]:
            self.move(wire, self.last[wire])

    async def run(self, matches: int, spare: int) -> dict[str, float]:
        """Create the tables, play for some seconds, report."""
        self.people = [Person(self.address), Person(self.address)]
        made = [self.table(self.people, self.game, self.gate) for _ in range(matches * spare)]
        tables = await asyncio.gather(*made)
        slots = [tables[at : at + spare] for at in range(0, len(tables), spare)]
        for slot in slots:
            for wires in slot:
                self.slots[wires[0]] = slot
        async with asyncio.timeout(60):
            while len(self.last) < 2 * matches * spare:
                await asyncio.sleep(0.05)
        await asyncio.sleep(0.5)
        gc.collect()
        gc.disable()
        self.measuring = True
        costs = cpu_of(self.pid), own_cpu()
        self.bytes = 0
        started = time.perf_counter()
        for slot in slots:
            self.begin(slot)
        try:
            await asyncio.wait_for(self.stopped.wait(), self.seconds)
        except TimeoutError:
            self.measuring = False
        taken = time.perf_counter() - started
        for task in self.renewals:
            task.cancel()
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
            "bytes": self.bytes // max(1, len(times)),
            "errors": len(self.errors),
        }


def main() -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("address")
    parser.add_argument("pid", type=int, help="the server's process, to see what it costs")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--spare", type=int, default=100, help="tables per slot, made before the clock runs")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--pause", type=float, default=0.0, help="seconds that a person thinks, on average")
    parser.add_argument("--game", default="tictactoe")
    parser.add_argument("--changes", action="store_true", help="ask for changes instead of whole states")
    arguments = parser.parse_args()

    async def play() -> None:
        load = Load(arguments.address, arguments.seconds, arguments.pid, arguments.pause, arguments.changes)
        load.game = arguments.game
        print(json.dumps(await load.run(arguments.matches, arguments.spare)))
        for error in load.errors[:3]:
            print(error)

    uvloop.run(play())


if __name__ == "__main__":
    main()
