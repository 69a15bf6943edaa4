"""Tutorial tables: the others play the script, the learner goes back and on, and may leave it behind."""

from __future__ import annotations

import asyncio

from tests.server.players import refused
from tests.server.server_process import Server

from orrery import tutorials
from orrery.client import Client
from orrery.client import messages as m
from orrery.server.http.lessons import Goal, Progress


async def begun(learner: Client, game: str = "expanse") -> m.TableEntry:
    """A table with the tutorial of a game."""
    return await learner.call("POST", f"/api/games/{game}/lesson", m.TableEntry, {})


async def played(learner: Client, table: str, actions: int) -> Progress:
    """Wait until so many actions of a tutorial have been played."""
    for _ in range(200):
        progress = await learner.call("GET", f"/api/tables/{table}/tutorial", Progress)
        if progress.actions == actions:
            return progress
        await asyncio.sleep(0.02)
    raise AssertionError(f"{progress} and not {actions} actions")


async def test_the_other_seats_play_the_script_and_wait_where_there_is_something_to_read(server: Server) -> None:
    async with Client(server.address) as learner:
        table = (await begun(learner)).id
        line = tutorials.actions("expanse")
        async with learner.live(table) as live:
            for action in line[:4]:
                await live.act(action)
        # The Belt answers with two actions; Mars then waits for the learner to read on.
        await played(learner, table, 6)
        state = await learner.state(table)
        assert (state.seat, state.choice) == (1, "ChooseTurn")


async def test_a_learner_goes_back_and_on(server: Server) -> None:
    async with Client(server.address) as learner:
        table = (await begun(learner)).id
        path = f"/api/tables/{table}/tutorial"
        fresh = (await learner.state(table)).view
        last = len(tutorials.actions("expanse"))
        done = await learner.call("POST", path, Progress, Goal(last))
        assert done.actions == last
        assert (await learner.call("POST", path, Progress, Goal(0))).actions == 0
        assert (await learner.state(table)).view == fresh
        assert await refused(learner.call("POST", path, Progress, Goal(last + 1))) == "bad-order"


async def test_the_same_lesson_is_taken_up_again(server: Server) -> None:
    async with Client(server.address) as learner, Client(server.address) as other:
        first = await begun(learner)
        assert first.lesson
        assert (await begun(learner)).id == first.id
        assert (await begun(learner, "talon")).id != first.id
        assert (await begun(other)).id != first.id


async def test_whoever_leaves_the_script_plays_on_against_bots(server: Server) -> None:
    async with Client(server.address) as learner:
        table = (await begun(learner)).id
        last = len(tutorials.actions("expanse"))
        await learner.call("POST", f"/api/tables/{table}/tutorial", Progress, Goal(last))
        assert (await learner.state(table)).seat == 1
        await learner.call("POST", f"/api/tables/{table}/tutorial/end", Progress, {})
        for _ in range(400):
            if (await learner.state(table)).seat == 0:
                break
            await asyncio.sleep(0.05)
        assert (await learner.state(table)).seat == 0
        assert await refused(learner.call("GET", f"/api/tables/{table}/tutorial", Progress)) == "not-found"


async def test_only_the_learner_turns_the_pages(server: Server) -> None:
    async with Client(server.address) as learner, Client(server.address) as other:
        table = (await begun(learner)).id
        await begun(other)
        assert await refused(other.call("GET", f"/api/tables/{table}/tutorial", Progress)) == "not-found"


async def test_a_game_without_a_tutorial_has_none(server: Server) -> None:
    async with Client(server.address) as learner:
        assert await refused(begun(learner, "nim")) == "not-found"
        assert await refused(learner.call("GET", "/api/games/nim/tutorial", tutorials.Lesson)) == "not-found"
