"""The pool of bot workers."""

from __future__ import annotations

from tests.kernel import nim
from tests.server.players import run

from orrery.server.bots.pool import BotPool, BotProcess


def test_a_bot_that_hangs_or_dies_is_replaced_by_a_legal_action() -> None:
    async def story() -> None:
        pool = BotPool([BotProcess()])
        state = nim.GAME.new(seed=1)
        code = await pool.choose(state, 0, "captain", 0.1)  # the process does not know nim
        assert code in [action.code for action in state.pending]
        assert pool.fallbacks == 1
        await pool.close()

    run(story())
