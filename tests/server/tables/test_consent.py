"""Undo and pause: freely, by consent, and after a restart."""

from __future__ import annotations

import asyncio

from tests.server.conftest import Starter
from tests.server.players import pair, refused, run
from tests.server.server_process import Server

from orrery.client import messages as m


def test_undo_is_free_until_another_seat_decides(server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await pair(server)
        async with anna, bruno, anna.live(table) as first, bruno.live(table) as second:
            await first.act("place b2")
            assert first.state.undoable == 1
            state = await first.undo()
            assert state.seen()["cells"]["b2"] is None
            assert state.happened()[-1] == {"event": "ActionsUndone", "seat": 0, "count": 1, "by_consent": False}
            await first.act("place a1")
            await second.until(lambda state: state.seat == 1)
            await second.act("place b2")
            await first.turn()
            assert await refused(first.undo()) == "no-undo"

    run(story())


def test_undo_beyond_that_needs_consent(server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await pair(server)
        async with anna, bruno, anna.live(table) as first, bruno.live(table) as second:
            await first.act("place a1")
            await second.turn()
            await second.act("place b2")
            await first.ask(m.Propose("undo", 2))
            state = await second.until(lambda state: state.proposal is not None)
            assert state.proposal == m.Proposal("undo", 0, 2, [1])
            await second.ask(m.Answer(False))
            await first.until(lambda state: state.proposal is None)
            await first.ask(m.Propose("undo", 0))  # back to one's own last decision
            state = await second.until(lambda state: state.proposal is not None)
            assert state.proposal == m.Proposal("undo", 0, 2, [1])
            await second.ask(m.Answer(True))
            undone = {"event": "ActionsUndone", "seat": 0, "count": 2, "by_consent": True}
            state = await first.until(lambda _: undone in first.events)
            assert set(state.seen()["cells"].values()) == {None}

    run(story())


def test_a_pause_is_agreed_on_and_ends_when_anybody_says_so(server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await pair(server)
        async with anna, bruno, anna.live(table) as first, bruno.live(table) as second:
            await second.ask(m.Propose("pause"))
            await first.until(lambda state: state.proposal is not None)
            await first.ask(m.Answer(True))
            assert first.state.paused
            assert first.state.options == []
            assert await refused(first.act("place a1")) == "paused"
            await second.ask(m.Resume())
            await first.turn()
            await first.act("place a1")

    run(story())


def test_proposals_stay_after_a_restart(start_server: Starter) -> None:
    server = start_server()

    async def story() -> None:
        anna, bruno, table = await pair(server)
        async with anna, bruno:
            await anna.send(table, m.Propose("pause"))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            assert (await bruno.state(table)).proposal == m.Proposal("pause", 0, 1, [1])

    run(story())
