"""Tasks: the only module of the server that starts tasks, sleeps, and uses threads."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def start(work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """Start a task that runs concurrently."""
    return asyncio.create_task(work)


async def sleep(seconds: float) -> None:
    """Wait for a number of seconds."""
    await asyncio.sleep(seconds)


async def within(seconds: float, work: Awaitable[T]) -> T:
    """Await a result; after a number of seconds, cancel it and raise TimeoutError."""
    return await asyncio.wait_for(work, seconds)


async def ended(*tasks: Awaitable[object]) -> None:
    """Wait until all of these have ended, successfully or not."""
    await asyncio.gather(*tasks, return_exceptions=True)


async def together(*work: Awaitable[T]) -> list[T]:
    """Await several results concurrently."""
    return await asyncio.gather(*work)


async def shared(task: asyncio.Task[T]) -> T:
    """Await a result that several tasks wait for: it continues when one of them is cancelled."""
    return await asyncio.shield(task)


async def in_thread(function: Callable[..., T], *given: Any) -> T:
    """Run a blocking function in any thread and await its result."""
    return await asyncio.to_thread(function, *given)


def future() -> asyncio.Future[None]:
    """A new future."""
    return asyncio.get_running_loop().create_future()


class Thread:
    """A dedicated thread, for work that must be done sequentially."""

    def __init__(self, name: str) -> None:
        self.executor = ThreadPoolExecutor(1, name)

    async def run(self, function: Callable[..., T], *given: Any) -> T:
        """Run a function in the thread and await its result."""
        return await asyncio.get_running_loop().run_in_executor(self.executor, function, *given)

    def stop(self) -> None:
        """Finish what was begun and end the thread."""
        self.executor.shutdown()
