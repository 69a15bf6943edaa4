"""The pool of bot workers."""

from __future__ import annotations

from tests.kernel import nim

import orrery
from orrery.server.bots.pool import BotPool, BotProcess
from orrery.server.bots.worker import BotAnswer, BotRequest
from orrery.server.workers.process import WorkerDied


async def test_a_bot_that_hangs_or_dies_is_replaced_by_a_legal_action() -> None:
    pool = BotPool([BotProcess()])
    state = nim.GAME.new(seed=1)
    code = await pool.choose(state, 0, "captain", 0.1)  # the process does not know nim
    assert code in [action.code for action in state.pending]
    assert pool.fallbacks == 1
    await pool.close()


class Mortal:
    """A worker that dies so often before it answers."""

    def __init__(self, deaths: int) -> None:
        self.deaths = deaths

    async def ask(self, request: BotRequest) -> BotAnswer:
        """Die, or answer with the first action."""
        if self.deaths:
            self.deaths -= 1
            raise WorkerDied
        return BotAnswer(0)

    async def stop(self) -> None:
        """Nothing to end."""


async def test_a_worker_that_dies_is_not_the_bots_fault() -> None:
    pool = BotPool([Mortal(1), Mortal(1)])
    state = orrery.game("connect_four").new(seed=1)
    assert await pool.choose(state, 0, "greedy", 0.1) == 0
    assert (pool.fallbacks, pool.deaths, pool.is_able) == (0, 2, True)
    dead = BotPool([Mortal(100)])
    await dead.choose(state, 0, "greedy", 0.1)
    assert (dead.fallbacks, dead.is_able) == (1, False)
