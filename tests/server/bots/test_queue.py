"""Who is served next when many bots want to search."""

from __future__ import annotations

import asyncio

import orrery
from orrery.server.bots.pool import Asker, BotPool
from orrery.server.bots.queue import PASSES, FairQueue, Ticket
from orrery.server.bots.worker import BotAnswer, BotRequest


def enter(queue: FairQueue, flow: str, quick: bool = False) -> Ticket:
    """A request of somebody."""
    ticket = Ticket(flow, quick, "", 0)
    queue.enter(ticket)
    return ticket


def order(queue: FairQueue) -> list[str]:
    """Who is served, one after the other."""
    served = []
    while queue.running:
        ticket = queue.running[0]
        served.append(ticket.flow)
        queue.leave(ticket)
    return served


async def test_one_persons_many_tables_delay_nobody_else() -> None:
    queue = FairQueue(1)
    for _ in range(5):
        enter(queue, "anna")
    enter(queue, "bruno")
    assert order(queue) == ["anna", "bruno", "anna", "anna", "anna", "anna"]


async def test_quick_levels_are_not_behind_slow_ones() -> None:
    queue = FairQueue(1)
    for number in range(5):
        enter(queue, f"slow {number}")
    enter(queue, "quick", quick=True)
    assert order(queue)[:2] == ["slow 0", "quick"]


async def test_slow_levels_are_served_among_ever_so_many_quick_ones() -> None:
    queue = FairQueue(1)
    enter(queue, "first", quick=True)
    enter(queue, "slow")
    for number in range(2 * PASSES):
        enter(queue, str(number), quick=True)
    assert order(queue).index("slow") == PASSES + 1


async def test_of_several_workers_one_is_kept_for_quick_levels() -> None:
    queue = FairQueue(2)
    slow = [enter(queue, str(number)) for number in range(3)]
    quick = enter(queue, "quick", quick=True)
    assert queue.running == [slow[0], quick]


async def test_who_gives_up_makes_room() -> None:
    queue = FairQueue(1)
    first, second, third = (enter(queue, flow) for flow in "abc")
    queue.leave(second)
    queue.leave(first)
    assert queue.running == [third]


async def test_budgets_shrink_when_many_wait() -> None:
    queue = FairQueue(1)
    enter(queue, "alone")
    assert queue.budget(1.0, patience=10.0, least=0.1) == 1.0
    last = [enter(queue, str(number)) for number in range(49)][-1]
    assert queue.budget(1.0, patience=10.0, least=0.1) == 0.2
    assert queue.budget(0.05, patience=10.0, least=0.1) == 0.05
    assert 10 < queue.expected(last) < 50


class Slow:
    """A worker that searches until it is told to end, and knows what it was asked."""

    def __init__(self) -> None:
        self.asked: list[BotRequest] = []
        self.go = asyncio.Event()

    async def ask(self, request: BotRequest) -> BotAnswer:
        """Wait, then answer."""
        self.asked.append(request)
        await self.go.wait()
        return BotAnswer(0)

    async def stop(self) -> None:
        """Nothing to end."""


async def test_the_pool_serves_a_captain_before_waiting_admirals() -> None:
    worker = Slow()
    pool = BotPool([worker], patience=2.0)
    state = orrery.game("connect_four").new(seed=1)
    asked = [
        asyncio.create_task(pool.choose(state, 0, level, 1.0, Asker(level)))
        for level in ("admiral", "admiral", "commodore", "captain")
    ]
    while len(pool.queue.waiting) < 3:
        await asyncio.sleep(0)
    worker.go.set()
    await asyncio.gather(*asked)
    assert [request.level for request in worker.asked] == ["admiral", "captain", "commodore", "admiral"]
    assert [request.budget for request in worker.asked[2:]] == [1.0, 1.0]
    assert worker.asked[0].budget == 1.0
    assert not pool.queue.running


async def test_a_request_that_is_cancelled_leaves_the_queue() -> None:
    pool = BotPool([Slow()])
    state = orrery.game("connect_four").new(seed=1)
    asked = [asyncio.create_task(pool.choose(state, 0, "admiral", 1.0)) for _ in range(2)]
    while not pool.queue.waiting:
        await asyncio.sleep(0)
    for task in reversed(asked):
        task.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    assert not pool.queue.waiting
    assert not pool.queue.running
    assert pool.free.qsize() == 1
