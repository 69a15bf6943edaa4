"""Tasks: the one place where the server starts them, lets them wait, and gives work to threads."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def start(work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """Start something that goes on beside the rest."""
    return asyncio.create_task(work)


async def sleep(seconds: float) -> None:
    """Wait for so many seconds."""
    await asyncio.sleep(seconds)


async def within(seconds: float, work: Awaitable[T]) -> T:
    """The result of something; after so many seconds it is cancelled and TimeoutError raised."""
    return await asyncio.wait_for(work, seconds)


async def ended(*tasks: Awaitable[object]) -> None:
    """Wait until all of these have ended, however they do."""
    await asyncio.gather(*tasks, return_exceptions=True)


async def together(*work: Awaitable[T]) -> list[T]:
    """The results of several things that are done at the same time."""
    return await asyncio.gather(*work)


async def shared(task: asyncio.Task[T]) -> T:
    """The result of something that several wait for: it goes on when one of them no longer does."""
    return await asyncio.shield(task)


async def in_thread(function: Callable[..., T], *given: Any) -> T:
    """The result of a function that would hold up the others; any thread will do."""
    return await asyncio.to_thread(function, *given)


def future() -> asyncio.Future[None]:
    """Something to wait for."""
    return asyncio.get_running_loop().create_future()


class Thread:
    """A thread of one's own, for what must be done one after the other."""

    def __init__(self, name: str) -> None:
        self.executor = ThreadPoolExecutor(1, name)

    async def run(self, function: Callable[..., T], *given: Any) -> T:
        """The result of a function."""
        return await asyncio.get_running_loop().run_in_executor(self.executor, function, *given)

    def stop(self) -> None:
        """Finish what was begun and end the thread."""
        self.executor.shutdown()
