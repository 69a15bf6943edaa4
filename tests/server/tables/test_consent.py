"""Undo and pause: freely, by consent, and after a restart."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.conftest import Starter
from tests.server.players import pair, refused
from tests.server.server_process import Server
from tests.server.tables.open_tables import open_tables, two_seats

import orrery
from orrery.client import messages as m
from orrery.server.store.match import Chair
from orrery.server.tables.changes import Step
from orrery.server.tables.play import answer
from orrery.server.tables.view import Viewer


async def test_undo_is_free_until_another_seat_decides(server: Server) -> None:
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


async def test_undo_beyond_that_needs_consent(server: Server) -> None:
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


async def test_a_pause_is_agreed_on_and_ends_when_anybody_says_so(server: Server) -> None:
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


@pytest.mark.slow
async def test_proposals_stay_after_a_restart(start_server: Starter) -> None:
    server = start_server()
    anna, bruno, table = await pair(server)
    async with anna, bruno:
        await anna.send(table, m.Propose("pause"))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        assert (await bruno.state(table)).proposal == m.Proposal("pause", 0, 1, [1])


async def test_proposals_do_not_keep_anybody_from_moving(server: Server) -> None:
    anna, bruno, table = await pair(server)
    async with anna, bruno:
        state = await anna.state(table)
        for _ in range(3):
            await bruno.send(table, m.Propose("pause"))
            await bruno.send(table, m.Answer(False))
        reply = await anna.send(table, m.Act(state.version, "place b2", "once"))
        assert isinstance(reply, m.State)
        assert reply.reason == ""
        assert reply.seen()["cells"]["b2"] == 0
        again = await anna.send(table, m.Act(state.version, "place b2", "once"))
        assert isinstance(again, m.State)
        assert (again.reason, again.version) == ("", reply.version)
        late = await bruno.send(table, m.Act(state.version, "place a1", "late"))
        assert isinstance(late, m.State)
        assert late.reason == "stale"


@pytest.mark.slow
async def test_after_a_restart_only_moves_make_a_version_stale(start_server: Starter) -> None:
    server = start_server()
    anna, bruno, table = await pair(server)
    async with anna, bruno:
        known = (await anna.state(table)).version
        await bruno.send(table, m.Propose("pause"))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        reply = await anna.send(table, m.Act(known, "place b2"))
        assert isinstance(reply, m.State)
        assert reply.reason == ""


@pytest.mark.slow
async def test_proposals_of_one_person_are_limited(start_server: Starter) -> None:
    server = start_server(proposal_rate=2)
    anna, bruno, table = await pair(server)
    async with anna, bruno:
        codes = []
        for _ in range(3):
            reply = await bruno.send(table, m.Propose("pause"))
            codes.append(reply.code if isinstance(reply, m.Fault) else "")
            await bruno.send(table, m.Answer(False))
        assert codes == ["", "", "too-fast"]


async def test_a_consent_that_fails_leaves_the_proposal_where_it_was() -> None:
    async with open_tables() as tables:
        _, table = await two_seats(tables, orrery.game("connect_four"), [0, 1])
        bruno, _ = await tables.services.people.guest("Bruno")
        table.facts.chairs[1] = Chair("person", bruno.id, "Bruno")
        viewer = Viewer(table, bruno.id, table.version)
        async with tables.lock(table):
            table.facts.proposal = m.Proposal("undo", 0, 3, [1])  # one more than was played
            await tables.commit(table, Step("consent", 0))
        reply = await answer(tables, viewer, bruno, m.Answer(True))
        assert isinstance(reply, m.Fault)
        async with tables.lock(table):
            assert table.facts.proposal == m.Proposal("undo", 0, 3, [1])
