"""Problems, and decisions that somebody tries again: the answer and the personal record."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.http.test_reviews import reviewed
from tests.server.players import pair, play_on, refused
from tests.server.server_process import Server

import orrery
from orrery.client import Client
from orrery.client import messages as m
from orrery.review.problems import Problem, problems_of
from orrery.server.http.practice import Decision, ProblemList
from orrery.server.http.practice import Problem as Place
from orrery.server.tables.practice import Answer

GAME = "talon"
PROBLEMS = problems_of(GAME)
assert PROBLEMS is not None
#: The places of problems that were not withdrawn.
PLACES = PROBLEMS.open
ONE, TWO = PLACES[:2]


def problem_at(place: int) -> Problem:
    """A problem of the package."""
    assert PROBLEMS is not None
    return PROBLEMS.problems[place]


async def tried(client: Client, place: int) -> str:
    """A table before a problem."""
    return (await client.call("POST", f"/api/games/{GAME}/problems", m.TableEntry, Place(place))).id


async def answered(client: Client, table: str, notation: str) -> Answer:
    """Play the answer and read what it was worth."""
    path = f"/api/tables/{table}/practice"
    assert (await client.call("GET", path, Answer)).played is None
    async with client.live(table) as live:
        await live.act(notation)
    return await client.call("GET", path, Answer)


async def test_the_first_action_at_the_table_of_a_problem_is_the_answer(server: Server) -> None:
    async with Client(server.address) as solver:
        right = await answered(solver, await tried(solver, ONE), problem_at(ONE).best)
        assert (right.solved, right.loss, right.played) == (True, 0.0, problem_at(ONE).best)
        wrong = await answered(solver, await tried(solver, TWO), problem_at(TWO).next)
        assert (wrong.solved, wrong.best) == (False, problem_at(TWO).best)
        assert wrong.loss == pytest.approx(problem_at(TWO).gain)


async def test_a_problem_that_is_asked_for_again_is_at_the_same_table(server: Server) -> None:
    path = f"/api/games/{GAME}/problems"
    async with Client(server.address) as solver:
        await solver.guest("Sofia")
        first = await solver.call("POST", path, m.TableEntry, Place(ONE, "again"))
        assert (await solver.call("POST", path, m.TableEntry, Place(ONE, "again"))).id == first.id
        assert (await solver.call("POST", path, m.TableEntry, Place(ONE, "another"))).id != first.id
        assert (await answered(solver, first.id, problem_at(ONE).best)).solved


async def test_the_record_keeps_the_first_answer_and_is_one_s_own(server: Server) -> None:
    path = f"/api/games/{GAME}/problems"
    async with Client(server.address) as solver, Client(server.address) as other:
        await answered(solver, await tried(solver, TWO), problem_at(TWO).next)
        await answered(solver, await tried(solver, TWO), problem_at(TWO).best)
        await answered(solver, await tried(solver, ONE), problem_at(ONE).best)
        mine = await solver.call("GET", path, ProblemList)
        assert mine.answered == {ONE: True, TWO: False}
        assert 0 <= mine.daily < len(mine.levels)
        assert (await other.call("GET", path, ProblemList)).answered == {}
        document = await solver.call("GET", "/api/account/export", dict[str, Any])
        assert [row["problem"] for row in document["rows"]["attempts"]] == [TWO, TWO, ONE]


async def test_nobody_reads_the_solution_before_the_answer_or_at_another_s_table(server: Server) -> None:
    async with Client(server.address) as solver, Client(server.address) as other:
        table = await tried(solver, ONE)
        waiting = await solver.call("GET", f"/api/tables/{table}/practice", Answer)
        assert (waiting.best, waiting.played, waiting.solved) == ("", None, None)
        await tried(other, ONE)
        assert await refused(other.call("GET", f"/api/tables/{table}/practice", Answer)) == "not-found"
        assert (
            await refused(solver.call("POST", f"/api/games/{GAME}/problems", m.TableEntry, Place(99_999)))
            == "not-found"
        )
        assert await refused(solver.call("GET", "/api/games/tictactoe/problems", ProblemList)) == "not-found"


async def test_earlier_attempts_do_not_pile_up(server: Server) -> None:
    async with Client(server.address) as solver:
        made = [await tried(solver, place) for place in PLACES[:7]]
        states = [(await solver.state(table)).status for table in made]
    assert states.count("running") == 5
    assert states[0] == "abandoned"


async def test_a_decision_of_a_reviewed_match_is_tried_again_in_the_same_seat(server: Server) -> None:
    anna, bruno, table = await pair(server, "connect_four")
    async with anna, bruno:
        async with anna.live(table) as first, bruno.live(table) as second:
            await asyncio.gather(play_on(first), play_on(second))
        assert await refused(anna.call("POST", f"/api/tables/{table}/try", m.TableEntry, Decision(0))) == "not-found"
        review = (await reviewed(anna, table))["review"]
        place = next(place for place, one in enumerate(review["decisions"]) if one["options"] > 2 and place > 2)
        decision = review["decisions"][place]
        again = await anna.call("POST", f"/api/tables/{table}/try", m.TableEntry, Decision(place))
        state = await anna.state(again.id)
        assert (state.seat, state.looking) == (decision["seat"], decision["seat"])
        found = await answered(anna, again.id, decision["best"])
        assert (found.reviewed, found.decision, found.solved) == (table, place, True)
        other = await anna.call("POST", f"/api/tables/{table}/try", m.TableEntry, Decision(place))
        position = orrery.game("connect_four").new(2)
        for one in review["decisions"][:place]:
            position.play(one["played"])
        worse = next(str(action) for action in position.pending if str(action) != decision["best"])
        judged = await answered(anna, other.id, worse)
        assert judged.played == worse
        assert judged.best == decision["best"]
        assert judged.loss >= 0.0
