"""Bots outside the web process, with a time budget, a watchdog, and a legal action as a last resort."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from orrery.bots.levels import searches
from orrery.kernel import Rng, State
from orrery.server import clock, randomness, tasks
from orrery.server.bots.compiled import compiled_rules
from orrery.server.bots.queue import FairQueue, Ticket
from orrery.server.bots.worker import UNKNOWN, BotAnswer, BotRequest
from orrery.server.workers.process import WorkerProcess

LOGGER = logging.getLogger("orrery.bots")
#: Seconds beyond its budget after which a bot is stopped.
GRACE = 2.0
#: How often a request is retried: a worker's death may not be the bot's fault.
ATTEMPTS = 3


#: The number of seats whose worker is remembered.
REMEMBERED = 1000
#: The minimum search time under load, in seconds.
LEAST = 0.1


class BotWorker(Protocol):
    """Where bots search for an action, one request at a time."""

    async def ask(self, request: BotRequest) -> BotAnswer:
        """Return the bot's answer; raise TimeoutError and cancel the search if it takes too long."""

    async def stop(self) -> None:
        """Cancel the search and free its resources."""


class BotProcess:
    """A process on this machine."""

    def __init__(self) -> None:
        self.process = WorkerProcess("orrery.server.bots.worker")

    async def ask(self, request: BotRequest) -> BotAnswer:
        """Return the bot's answer; raise TimeoutError and end the process if it takes too long, OSError if it dies."""
        rules = compiled_rules()
        if rules != self.process.path:
            await self.process.stop()
            self.process.path = rules
        answer = await self.process.ask(msgspec.json.encode(request), request.budget + GRACE)
        return msgspec.json.decode(answer, type=BotAnswer)

    async def stop(self) -> None:
        """End the process."""
        await self.process.stop()


async def start_workers(ray: str, count: int) -> Sequence[BotWorker]:
    """Workers on the Ray cluster at this address, or processes of this machine if none is given."""
    if not ray:
        # One that searches, and one reserved for levels that answer at once.
        return [BotProcess() for _ in range(count or min(2, os.cpu_count() or 1))]
    from orrery.server.bots.cluster import ray_workers

    return await tasks.in_thread(ray_workers, ray, count)


class Asker(msgspec.Struct, frozen=True):
    """On whose behalf a bot searches: a person alone at a table, or a table of several people."""

    flow: str = ""
    table: str = ""
    #: The number of the table's last entry, if its own bot plays.
    entry: int = 0


NOBODY = Asker()


class BotPool:
    """All workers; requests are served by a fair queue, with shorter budgets when many wait."""

    def __init__(self, workers: Sequence[BotWorker], patience: float = 10.0) -> None:
        self.workers = list(workers)
        self.queue = FairQueue(len(self.workers))
        #: Seconds within which every waiting request should get a turn.
        self.patience = patience
        #: Called with how long a quick or a slow request waited and searched.
        self.observe: Callable[[bool, float, float], None] = lambda quick, waited, taken: None
        self.free: asyncio.Queue[BotWorker] = asyncio.Queue()
        for worker in self.workers:
            self.free.put_nowait(worker)
        #: The worker that last served the bot of a table's seat.
        self.homes: dict[tuple[str, int], BotWorker] = {}
        self.fallbacks = 0
        #: The number of workers that died while searching, in total and in a row.
        self.deaths = 0
        self.deaths_in_a_row = 0

    async def choose(self, state: State, seat: int, level: str, budget: float, asker: Asker = NOBODY) -> int:
        """The code of a legal action for the seat that decides."""
        return (await self.ask(state, seat, level, budget, asker)).code

    async def ask(
        self, state: State, seat: int, level: str, budget: float, asker: Asker = NOBODY, compare: bool = False
    ) -> BotAnswer:
        """A legal action for the deciding seat, and alternatives on request. The bot sees what the seat may know."""
        possible = state.determinize(seat, Rng(randomness.bits(96)))
        request = BotRequest(state.game.name, possible.dump(), seat, level, randomness.bits(32), budget, compare)
        if not compare:
            request.table, request.entry = asker.table, asker.entry
        legal = [action.code for action in state.pending]
        answer = await self._wait_and_ask(request, asker)
        if answer.fault == UNKNOWN:
            request.documents = dict(state.game.documents())
            answer = await self._wait_and_ask(request, asker)
        if answer.code in legal:
            return answer
        self.fallbacks += 1
        LOGGER.warning("bot %s in %s answered nothing legal (%s)", level, state.game.name, answer.fault)
        return BotAnswer(randomness.choice(legal))

    async def _wait_and_ask(self, request: BotRequest, asker: Asker) -> BotAnswer:
        """The answer of a worker, once it is the request's turn."""
        quick = not request.compare and not searches(request.level)
        ticket = Ticket(asker.flow, quick, asker.table, request.seat)
        self.queue.enter(ticket)
        taken = None
        try:
            await ticket.turn
            waited, started = ticket.waited, clock.monotonic()
            request.budget = self.queue.budget(request.budget, self.patience, LEAST)
            answer = await self._ask_workers(request)
            taken = clock.monotonic() - started
            self.observe(quick, waited, taken)
            return answer
        finally:
            self.queue.leave(ticket, taken)

    async def _ask_workers(self, request: BotRequest) -> BotAnswer:
        """The answer of a free worker; if it dies, another one is asked."""
        answer = BotAnswer()
        for _ in range(ATTEMPTS):
            worker = await self._take(request)
            try:
                found = await worker.ask(request)
                self.deaths_in_a_row = 0
                return found
            except (TimeoutError, msgspec.DecodeError) as error:
                return BotAnswer(fault=type(error).__name__)
            except OSError as error:
                answer = BotAnswer(fault=type(error).__name__)
                self.homes.pop((request.table, request.seat), None)
                self.deaths += 1
                self.deaths_in_a_row += 1
            finally:
                self.free.put_nowait(worker)
        return answer

    async def _take(self, request: BotRequest) -> BotWorker:
        """A free worker: preferably the one that kept the bot."""
        free = [await self.free.get()]
        while not self.free.empty():
            free.append(self.free.get_nowait())
        home = self.homes.pop((request.table, request.seat), None)
        worker = home if home is not None and home in free else free[0]
        free.remove(worker)
        for other in free:
            self.free.put_nowait(other)
        if request.table:
            self.homes[request.table, request.seat] = worker
            if len(self.homes) > REMEMBERED:
                del self.homes[next(iter(self.homes))]
        return worker

    @property
    def is_able(self) -> bool:
        """Whether workers answer, as far as is known."""
        return bool(self.workers) and self.deaths_in_a_row < ATTEMPTS

    async def close(self) -> None:
        """Stop every worker."""
        await tasks.together(*[worker.stop() for worker in self.workers])
