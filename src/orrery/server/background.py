"""Work that goes on in the background until it is done or the server closes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from orrery.server import tasks

LOGGER = logging.getLogger("orrery.background")


class Background:
    """The tasks that nobody waits for."""

    def __init__(self) -> None:
        #: In the order of their start.
        self.tasks: dict[asyncio.Task[None], None] = {}
        self.closing = False

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start something; what goes wrong with it is logged."""
        task = tasks.start(work)
        self.tasks[task] = None
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.pop(task, None)
        if not task.cancelled() and task.exception() is not None:
            LOGGER.error("something in the background failed", exc_info=task.exception())

    async def close(self) -> None:
        """Cancel everything and wait until it has ended."""
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await tasks.ended(*self.tasks)
