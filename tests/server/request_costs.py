"""`make fuzz-costs`: what requests of up to 100 kB cost at every endpoint: time of the event loop, and memory.

The server runs in this process, and every callback of its loop is measured in processor time, so that other programs on
the machine do not count. No request may take 0.3 s of the loop or 100 MB.
"""

from __future__ import annotations

import argparse
import asyncio
import asyncio.events
import json
import random
import re
import socket
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn

import orrery
from orrery.records import Record
from orrery.server.app import create_app
from orrery.server.settings import Settings

SIZE = 100_000
MOST_SECONDS, MOST_MEGABYTES = 0.3, 100.0
#: No limits but those on size: what is measured is the work.
RATES = {
    "login_rate", "signup_rate", "table_rate", "scenario_rate", "join_rate", "upload_rate", "proposal_rate",
    "gallery_rate",
}  # fmt: skip


class Meter:
    """The longest callback of a loop since the last look, in seconds of processor time."""

    def __init__(self) -> None:
        self.longest = 0.0
        run = asyncio.events.Handle._run

        def measured(handle: asyncio.events.Handle) -> None:
            before = time.thread_time()
            run(handle)
            if threading.current_thread().name == "server":
                self.longest = max(self.longest, time.thread_time() - before)

        asyncio.events.Handle._run = measured  # type: ignore[method-assign, assignment]

    def look(self) -> float:
        """The longest callback, and begin anew."""
        found, self.longest = self.longest, 0.0
        return found


def resident(name: str) -> float:
    """Megabytes of this process: VmRSS now, VmHWM at most."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(name)) / 1024


def texts(dice: random.Random) -> Iterator[str]:
    """Texts of the full size that some reader may find hard."""
    yield "x" * SIZE
    yield "a." * (SIZE // 2)
    yield ("a" * 40 + ".") * (SIZE // 41) + "b=1"
    yield "[" * SIZE
    yield "[[a]]\n" * (SIZE // 6)
    yield "\n".join(f"k{number} = {number}" for number in range(SIZE // 14))
    yield "é" * (SIZE // 2)
    yield "".join(chr(dice.randrange(1, 0xD7FF)) for _ in range(SIZE // 3))
    yield json.dumps({"orrery": 1, "actions": ["place b2"] * (SIZE // 14)})
    codes = ["drop a", "drop b"] * 4000
    yield (
        Record(game="connect_four", rules="1", content="", seats=2, options={}, seed=1, actions=codes).encode().decode()
    )


def bodies(dice: random.Random) -> Iterator[bytes]:
    """Bodies of the full size for any endpoint."""
    yield b"[" * SIZE
    yield b'{"a":' * (SIZE // 5)
    yield json.dumps({f"key{number}": number for number in range(6000)}).encode()
    yield json.dumps([0] * (SIZE // 3)).encode()
    yield b"9" * SIZE
    yield dice.randbytes(SIZE)
    for text in texts(dice):
        for names in (
            ["text"],
            ["record"],
            ["name"],
            ["login", "password"],
            ["invitation"],
            ["title", "game"],
            ["key"],
        ):
            yield json.dumps(dict.fromkeys(names, text))[:SIZE].encode()
    seat = {"kind": "me"}
    for text in texts(dice):
        options = {"scenario": text[:1900]}
        yield json.dumps({"game": "talon", "seats": [seat, seat], "options": options}).encode()
    many = {f"o{number}": "x" * 1900 for number in range(45)}
    yield json.dumps({"game": "talon", "seats": [seat] * 64, "options": many}).encode()
    for kind in ("act", "why", "say", "propose", "orders", "insight", "hint", "look", "refresh", "replace", "undo"):
        about = {f"n{number}": number for number in range(8000)}
        order = {"choice": "x" * 80, "action": "y" * 200, "unless": ["z" * 80] * 20}
        yield json.dumps(
            {"type": kind, "version": 1, "action": "x" * 200, "text": "t" * 1000, "what": "undo", "count": 1000,
             "seat": 0, "topic": "reach", "about": about, "orders": [order] * 20, "level": "admiral"}
        )[:SIZE].encode()  # fmt: skip


def start(settings: Settings) -> tuple[Any, str]:
    """The server in a thread of this process, and its address."""
    listening = socket.create_server(("127.0.0.1", 0))
    app = create_app(settings=settings)
    server = uvicorn.Server(uvicorn.Config(app, log_level="critical", loop="asyncio", ws="websockets-sansio"))
    thread = threading.Thread(target=server.run, args=[[listening]], name="server", daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.05)
    return app, f"http://127.0.0.1:{listening.getsockname()[1]}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="only paths that contain this")
    arguments = parser.parse_args()
    meter, dice = Meter(), random.Random(arguments.seed)
    for name in orrery.games():
        orrery.game(name).new()
    app, address = start(
        msgspec.structs.replace(Settings(message_rate=1e6, message_burst=1_000_000), **dict.fromkeys(RATES, 0))
    )
    client = httpx.Client(base_url=address, timeout=120, trust_env=False)
    order = {"game": "parsec", "seats": [{"kind": "me"}, {"kind": "me"}]}
    table = client.post("/api/tables", json=order).json()["id"]
    known = {"identity": table, "name": "talon", "language": "en", "version": "1"}
    found: list[tuple[float, float, str]] = []
    operations = [
        (method.upper(), re.sub(r"\{(\w+)[^}]*\}", lambda part: known.get(part[1], "x" * 60), path))
        for path, item in app.openapi_schema.to_schema()["paths"].items()
        for method in item
        if method in ("get", "post", "put", "delete") and arguments.only in path
    ]
    # What ends a session or an account comes last.
    operations.sort(key=lambda operation: (operation[0] == "DELETE", "account" in operation[1]))
    for number, (method, path) in enumerate(operations, 1):
        tried = [b""] if method in ("GET", "DELETE") else list(bodies(dice))
        print(
            f"\r{number} of {len(operations)} endpoints, {method} {path[:60]:60}", end="", file=sys.stderr, flush=True
        )
        for body in tried:
            Path("/proc/self/clear_refs").write_text("5")
            before = resident("VmRSS")
            meter.look()
            query = "" if body else "?since=0&version=1&limit=100&before=1&game=" + "x" * 7000
            client.request(method, path + query, content=body or None, headers={"Content-Type": "application/json"})
            found.append((meter.look(), resident("VmHWM") - before, f"{method} {path} {body[:50]!r}"))
    print(f"\n{len(found)} requests", file=sys.stderr)
    slowest, largest = sorted(found, key=lambda one: -one[0]), sorted(found, key=lambda one: -one[1])
    for title, order_of in (("seconds of the loop", slowest), ("megabytes", largest)):
        print(f"most {title}:")
        for line in order_of[:5]:
            print(f"  {line[0]:.3f} s, {line[1]:.1f} MB: {line[2]}")
    if any(seconds > MOST_SECONDS or megabytes > MOST_MEGABYTES for seconds, megabytes, _ in found):
        raise SystemExit("a request costs too much")


if __name__ == "__main__":
    main()
