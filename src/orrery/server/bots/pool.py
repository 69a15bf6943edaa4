"""Bots outside the web process, with a budget, a watchdog and a legal action when all else fails."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sys
from collections.abc import Sequence
from typing import Protocol

import msgspec

from orrery.kernel import Rng, State
from orrery.server.bots.worker import BotAnswer, BotRequest

LOGGER = logging.getLogger("orrery.bots")
#: Seconds beyond its budget after which a bot is stopped, and for its process to start.
GRACE = 2.0
START = 20.0


class BotWorker(Protocol):
    """Where bots search for an action, one request at a time."""

    async def ask(self, request: BotRequest) -> BotAnswer:
        """Return the bot's answer; raise TimeoutError and cancel the search if it takes too long."""

    async def stop(self) -> None:
        """Cancel the search and free what it uses."""


class BotProcess:
    """A process on this machine."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, request: BotRequest) -> BotAnswer:
        """Return the bot's answer; raise TimeoutError and end the process if it takes too long."""
        patience = request.budget + GRACE
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "orrery.server.bots.worker",
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=1 << 24,
                start_new_session=True,
            )  # fmt: skip
            patience += START
        try:
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.write(msgspec.json.encode(request) + b"\n")
            await self.process.stdin.drain()
            line = await asyncio.wait_for(self.process.stdout.readline(), patience)
            return msgspec.json.decode(line, type=BotAnswer)
        except BaseException:
            await self.stop()
            raise

    async def stop(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def start_workers(ray: str, count: int) -> Sequence[BotWorker]:
    """Workers on the Ray cluster at this address, or processes of this machine if none is given."""
    if not ray:
        return [BotProcess() for _ in range(count or 1)]
    from orrery.server.bots.cluster import ray_workers

    return await asyncio.to_thread(ray_workers, ray, count)


class BotPool:
    """All workers; a request waits for a free one."""

    def __init__(self, workers: Sequence[BotWorker]) -> None:
        self.workers = list(workers)
        self.free: asyncio.Queue[BotWorker] = asyncio.Queue()
        for worker in self.workers:
            self.free.put_nowait(worker)
        self.fallbacks = 0

    async def choose(self, state: State, seat: int, level: str, budget: float) -> int:
        """The code of a legal action for the seat that decides."""
        return (await self.ask(state, seat, level, budget)).code

    async def ask(self, state: State, seat: int, level: str, budget: float, compare: bool = False) -> BotAnswer:
        """A legal action for the seat that decides, with alternatives or not. The bot sees what the seat may know."""
        possible = state.determinize(seat, Rng(secrets.randbits(96)))
        request = BotRequest(state.game.name, possible.dump(), seat, level, secrets.randbits(32), budget, compare)
        legal = [action.code for action in state.pending]
        worker = await self.free.get()
        try:
            answer = await worker.ask(request)
        except (TimeoutError, OSError, msgspec.DecodeError) as error:
            answer = BotAnswer(fault=type(error).__name__)
        finally:
            self.free.put_nowait(worker)
        if answer.code in legal:
            return answer
        self.fallbacks += 1
        LOGGER.warning("bot %s in %s answered nothing legal (%s)", level, state.game.name, answer.fault)
        return BotAnswer(secrets.choice(legal))

    async def close(self) -> None:
        """End every worker."""
        await asyncio.gather(*[worker.stop() for worker in self.workers])
