"""What lies outside the servers: worker processes and other people's webhooks, each with its own faults."""

from __future__ import annotations

import asyncio
import importlib
import random
from collections.abc import Callable
from typing import Any

import msgspec

from orrery.server.notify.outcome import Delivered, Outcome

#: How the modules of workers answer a message.
PROGRAMS = {
    "orrery.server.bots.worker": "answer_encoded",
    "orrery.server.bots.reviewer": "answer",
    "orrery.server.tables.jobs": "work",
}


class Workers:
    """Starts worker processes that are none."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        #: The most seconds that a worker needs for an answer.
        self.slowest = rng.choice([0.05, 0.05, 3.0])
        #: How often a worker dies, hangs or answers nonsense.
        self.dies = 0.0
        self.hangs = 0.0
        self.babbles = 0.0

    async def launch(self, module: str, memory: int, path: str) -> Any:
        """A worker of a module."""
        await asyncio.sleep(self.rng.uniform(0.05, 0.5))
        program = getattr(importlib.import_module(module), PROGRAMS[module])
        return Worker(self, program)


class Worker:
    """What the server uses of a process."""

    def __init__(self, workers: Workers, program: Callable[[bytes], bytes]) -> None:
        self.workers = workers
        self.program = program
        self.returncode: int | None = None
        self.stdin = self.stdout = self
        self.asked = b""
        self.answer = b""

    def write(self, data: bytes) -> None:
        """Take a message."""
        if self.returncode is not None:
            raise BrokenPipeError
        self.asked = data[4:]

    async def drain(self) -> None:
        """Wait until the message is taken."""
        await asyncio.sleep(0)

    async def readexactly(self, count: int) -> bytes:
        """A part of the answer."""
        if self.asked:
            asked, self.asked = self.asked, b""
            await self._work(asked)
        part, self.answer = self.answer[:count], self.answer[count:]
        return part

    async def _work(self, asked: bytes) -> None:
        rng, workers = self.workers.rng, self.workers
        await asyncio.sleep(rng.uniform(0.001, workers.slowest))
        fate = rng.random()
        if fate < workers.dies:
            self.returncode = -9
            raise asyncio.IncompleteReadError(b"", 4)
        if fate < workers.dies + workers.hangs:
            await asyncio.sleep(1000)
        answer = b"nonsense" if fate > 1 - workers.babbles else self.program(asked)
        self.answer = len(answer).to_bytes(4, "big") + answer

    def kill(self) -> None:
        """End it."""
        if self.returncode is not None:
            raise ProcessLookupError
        self.returncode = -9

    async def wait(self) -> int:
        """Wait until it has ended."""
        await asyncio.sleep(0)
        return -9


class Webhooks:
    """Takes the calls to people's webhooks."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        #: How often a call fails or takes very long.
        self.fails = 0.0
        self.hangs = 0.0
        #: Every call that came: address and notice.
        self.calls: list[tuple[str, dict[str, Any]]] = []
        self.listeners: dict[str, Callable[[dict[str, Any]], None]] = {}

    async def post(self, address: str, headers: dict[str, str], content: str | None, local_too: bool) -> Outcome:
        """Take a call as the server makes it."""
        await asyncio.sleep(self.rng.uniform(0.01, 0.3))
        found = msgspec.json.decode(content or "{}")
        for notice in found if isinstance(found, list) else found.get("notices", [found]):
            self.calls.append((address, notice))
            listener = self.listeners.get(address)
            if listener is not None:
                listener(notice)
        if self.rng.random() < self.hangs:
            await asyncio.sleep(9.0)
            raise OSError("no answer")
        if self.rng.random() < self.fails:
            raise OSError("refused")
        return Delivered()
