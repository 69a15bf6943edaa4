"""Bots that a worker keeps: what they searched goes on where the game goes on, and nowhere else."""

from __future__ import annotations

from typing import Any

import orrery
from orrery.bots import PlanningBot, bot
from orrery.kernel import Rng, State
from orrery.server.bots.kept import KeptBots, Question
from orrery.server.bots.pool import Asker, BotPool
from orrery.server.bots.worker import BotAnswer, BotRequest, answer

AT = Question("table", 0, "admiral", 50)


def turn(seed: int = 4) -> State:
    """A turn of The Expanse, which is several decisions in a row."""
    state: State = orrery.game("expanse").new(seats=2, seed=seed)
    rng = Rng(2)
    while state.choice != "ChooseTurn" or state.seat != 0:
        state.apply(rng.pick(state.pending))
    return state


def asked(kept: KeptBots, state: State, question: Question, seed: int = 7) -> tuple[Any, str]:
    """The bot of a question and its answer."""
    assert state.seat is not None
    found = kept.find(question, state.game, state, seed)
    return found, str(found.choose(state, state.seat, None))


def test_the_next_decision_goes_on_with_what_was_planned() -> None:
    kept, state = KeptBots(), turn()
    first, action = asked(kept, state, AT)
    state.play(action)
    assert state.seat == 0
    again = kept.find(AT._replace(entry=51), state.game, state, 8)
    assert again is first
    assert isinstance(again, PlanningBot)
    assert again.kept(state, 0).visits > 0


def test_after_something_else_a_new_bot_answers() -> None:
    state = turn()
    for question in (
        AT._replace(entry=52),  # something was taken back: more entries than actions
        AT._replace(entry=51, level="grand-admiral"),
        AT._replace(entry=51, table="other"),
    ):
        kept, here = KeptBots(), state.clone()
        first, action = asked(kept, here, AT)
        here.play(action)
        assert kept.find(question, here.game, here, 8) is not first
    kept = KeptBots()
    first, _ = asked(kept, state, AT)
    assert asked(kept, state, AT)[0] is not first  # the same question again


def test_without_a_tree_to_go_on_with_it_answers_like_a_new_bot() -> None:
    kept, state = KeptBots(), turn()
    before, _ = asked(kept, state, AT)
    entry = 50
    while state.seat == 0:
        state.apply(state.pending[0])
        entry += 1
    while state.choice != "ChooseTurn" or state.seat != 0:
        state.apply(state.pending[0])
        entry += 1
    found, action = asked(kept, state.clone(), AT._replace(entry=entry), 9)
    assert found is before
    fresh: Any = bot("admiral", state.game, 9)
    assert action == str(fresh.choose(state.clone(), 0, None))
    assert found.considered() == fresh.considered()


def test_only_so_many_are_kept_and_only_those_who_search() -> None:
    kept, state = KeptBots(2), turn()
    for number in range(4):
        kept.find(AT._replace(table=str(number)), state.game, state, 1)
    assert list(kept.bots) == [("2", 0), ("3", 0)]
    kept.find(AT._replace(level="captain"), state.game, state, 1)
    kept.find(AT._replace(table=""), state.game, state, 1)
    assert len(kept.bots) == 2


def test_the_worker_keeps_the_bot_of_a_table() -> None:
    kept, state = KeptBots(), turn()
    request = BotRequest("expanse", state.dump(), 0, "admiral", 5, 0.2, table="table", entry=50)
    assert answer(request, kept).code in [action.code for action in state.pending]
    assert list(kept.bots) == [("table", 0)]


class Listening:
    """A worker that notes what it is asked."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []

    async def ask(self, request: BotRequest) -> BotAnswer:
        self.heard.append((request.table, request.entry))
        return BotAnswer(0)

    async def stop(self) -> None:
        """Nothing to end."""


async def test_a_seat_is_asked_where_its_bot_is_kept() -> None:
    workers = [Listening(), Listening()]
    pool = BotPool(workers)
    state = orrery.game("connect_four").new(seed=1)
    for entry in range(3):
        for table in ("one", "two"):
            await pool.choose(state, 0, "admiral", 0.1, Asker("anna", table, entry))
    await pool.ask(state, 0, "admiral", 0.1, Asker("anna", "one", 3), compare=True)
    heard = [[table for table, _ in worker.heard if table] for worker in workers]
    assert sorted(heard) == [["one"] * 3, ["two"] * 3]
    assert sorted(pair for worker in workers for pair in worker.heard)[0] == ("", 0)  # a hint is no table's bot
