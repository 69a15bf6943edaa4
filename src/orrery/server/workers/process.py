"""A worker process: one message at a time, with a time limit."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from typing import Final

from orrery.server import tasks

#: Seconds for a process to start.
START: Final = 20.0
#: The size of a message's length prefix in bytes.
LENGTH: Final = 4


class WorkerDied(OSError):
    """The process ended before it answered."""


async def launch(module: str, memory: int, path: str) -> asyncio.subprocess.Process:
    """Start a process that runs a module; every process of the server is started here."""
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, str(memory),
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, start_new_session=True,
        env={**os.environ, "PYTHONPATH": path} if path else None,
    )  # fmt: skip


class WorkerProcess:
    """A local process that runs a module (see `program.py`)."""

    def __init__(self, module: str, memory: int = 0) -> None:
        self.module = module
        #: The memory limit of the process in bytes; 0: none.
        self.memory = memory
        #: The folder that comes first in the process's module path; empty: the same path as here.
        self.path = ""
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, message: bytes, timeout: float) -> bytes:
        """Return the answer; after so many seconds, or if it dies, end the process with TimeoutError or WorkerDied."""
        if self.process is None or self.process.returncode is not None:
            self.process = await launch(self.module, self.memory, self.path)
            timeout += START
        try:
            return await tasks.within(timeout, self._exchange(self.process, message))
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            await self.stop()
            raise WorkerDied("a worker ended before it answered") from error
        except BaseException:
            await self.stop()
            raise

    async def _exchange(self, process: asyncio.subprocess.Process, message: bytes) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(len(message).to_bytes(LENGTH, "big") + message)
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
        return await process.stdout.readexactly(length)

    async def stop(self) -> None:
        """Stop the process."""
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
