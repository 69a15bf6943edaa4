"""Bots that think on a Ray cluster. Its machines need the same version of Orrery."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec

from orrery.server.bots.worker import Question, Thought, think_encoded

#: Seconds beyond its budget after which a thought is given up: the cluster may have to start a worker first.
GRACE = 20.0


class RayThinker:
    """A place on the cluster."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.task = ray.remote(think_encoded).options(num_cpus=1, max_retries=1)

    async def ask(self, question: Question) -> Thought:
        """The bot's thought; TimeoutError when it takes too long, OSError when the cluster fails."""
        reference = self.task.remote(msgspec.json.encode(question))
        try:
            answer = await asyncio.wait_for(asyncio.wrap_future(reference.future()), question.budget + GRACE)
        except TimeoutError:
            self.give_up(reference)
            raise
        except asyncio.CancelledError:
            self.give_up(reference)
            raise
        except self.ray.exceptions.RayError as error:
            raise OSError(f"the cluster failed: {type(error).__name__}") from error
        return msgspec.json.decode(answer, type=Thought)

    def give_up(self, reference: Any) -> None:
        """Stop a thought that nobody waits for."""
        with contextlib.suppress(Exception):
            self.ray.cancel(reference, force=True)

    async def stop(self) -> None:
        """Nothing of ours stays on the cluster."""


def on_cluster(address: str, count: int) -> list[RayThinker]:
    """Places on the cluster at this address, as many as it has processors unless a count is given."""
    from orrery.lab.workers import connect

    try:
        import ray
    except ModuleNotFoundError:
        connected = connect(address)  # says what to install
    else:
        connected = ray if ray.is_initialized() else connect(address)
    places = count or int(connected.cluster_resources().get("CPU", 1))
    return [RayThinker(connected) for _ in range(max(1, places))]
