"""A pool of worker processes; requests wait for a free one."""

from __future__ import annotations

import asyncio

from orrery.server import tasks
from orrery.server.workers.process import WorkerDied, WorkerProcess


class WorkerPool:
    """Several processes of one program, started on demand."""

    def __init__(self, module: str, count: int, memory: int, timeout: float) -> None:
        #: Seconds until an answer times out.
        self.timeout = timeout
        #: The number of workers that died or were killed because they took too long.
        self.deaths = 0
        self.workers = [WorkerProcess(module, memory) for _ in range(count)]
        self.free: asyncio.Queue[WorkerProcess] = asyncio.Queue()
        for worker in self.workers:
            self.free.put_nowait(worker)

    async def ask(self, message: bytes) -> bytes:
        """The answer of a free worker; TimeoutError or WorkerDied if there is none, after one retry if it died."""
        worker = await self.free.get()
        try:
            try:
                return await worker.ask(message, self.timeout)
            except WorkerDied:
                self.deaths += 1
                return await worker.ask(message, self.timeout)
        except (WorkerDied, TimeoutError):
            self.deaths += 1
            raise
        finally:
            self.free.put_nowait(worker)

    async def close(self) -> None:
        """Stop every process."""
        await tasks.together(*[worker.stop() for worker in self.workers])
