"""Background work that runs until it is done or the server closes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from orrery.server import tasks

LOGGER = logging.getLogger("orrery.background")


class Background:
    """Background tasks that nobody awaits."""

    def __init__(self) -> None:
        #: In the order of their start.
        self.tasks: dict[asyncio.Task[None], None] = {}
        self.closing = False

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a task; its errors are logged."""
        task = tasks.start(work)
        self.tasks[task] = None
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.pop(task, None)
        if not task.cancelled() and task.exception() is not None:
            LOGGER.error("something in the background failed", exc_info=task.exception())

    async def close(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await tasks.ended(*self.tasks)
