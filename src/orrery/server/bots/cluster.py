"""Bots on a Ray cluster. Its machines need the same version of Orrery."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec

from orrery.server import tasks
from orrery.server.bots.worker import BotAnswer, BotRequest, answer_encoded

#: Seconds beyond its budget after which a search is abandoned: the cluster may have to start a worker first.
GRACE = 20.0


class RayWorker:
    """A processor of the cluster."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.task = ray.remote(answer_encoded).options(num_cpus=1, max_retries=1)

    async def ask(self, request: BotRequest) -> BotAnswer:
        """Return the bot's answer; raise TimeoutError and cancel if it takes too long, OSError if the cluster fails."""
        reference = self.task.remote(msgspec.json.encode(request))
        try:
            answer = await tasks.within(request.budget + GRACE, asyncio.wrap_future(reference.future()))
        except TimeoutError:
            self.cancel(reference)
            raise
        except asyncio.CancelledError:
            self.cancel(reference)
            raise
        except self.ray.exceptions.RayError as error:
            raise OSError(f"the cluster failed: {type(error).__name__}") from error
        return msgspec.json.decode(answer, type=BotAnswer)

    def cancel(self, reference: Any) -> None:
        """Cancel a search whose result is no longer needed."""
        with contextlib.suppress(Exception):
            self.ray.cancel(reference, force=True)

    async def stop(self) -> None:
        """Nothing to stop: no resources are held on the cluster."""


def ray_workers(address: str, count: int) -> list[RayWorker]:
    """Workers on the cluster at this address, one per processor unless a count is given."""
    from orrery.lab.workers import connect

    try:
        import ray
    except ModuleNotFoundError:
        connected = connect(address)  # the message says what to install
    else:
        connected = ray if ray.is_initialized() else connect(address)
    workers = count or int(connected.cluster_resources().get("CPU", 1))
    return [RayWorker(connected) for _ in range(max(1, workers))]
