"""Conceding, leaving and replacing."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.conftest import Starter
from tests.server.players import pair, play_on, refused
from tests.server.server_process import Server
from tests.server.tables.open_tables import open_tables, two_seats

import orrery
from orrery.client import Client
from orrery.client import messages as m
from orrery.server.store.match import Chair
from orrery.server.tables.play import answer
from orrery.server.tables.view import Viewer


async def test_who_concedes_loses(server: Server) -> None:
    anna, bruno, table = await pair(server)
    async with anna, bruno, bruno.live(table) as live:
        await live.ask(m.Concede(1))
        assert live.state.outcome == m.Result([0], [1.0, -1.0], "conceded")
        assert await refused(live.ask(m.Concede(1))) == "not-running"


async def test_with_three_seats_a_bot_plays_on_for_who_conceded(server: Server) -> None:
    async with Client(server.address) as anna, Client(server.address) as bruno:
        table = await anna.create("nim", ["me", "open", "open"])
        await bruno.join(table.id, table.invitation or "")
        await anna.send(table.id, m.Replace(2, "random"))
        async with anna.live(table.id) as first, bruno.live(table.id) as second:
            await first.act("bid 2")
            await second.turn()
            await second.ask(m.Concede(1))
            assert first.state.status == "running"
            assert (await play_on(first)).status == "finished"


async def test_a_seat_that_was_left_can_be_filled_by_a_bot_or_a_person(server: Server) -> None:
    anna, bruno, table = await pair(server)
    async with anna, bruno, Client(server.address) as carla:
        await bruno.send(table, m.Leave())
        entry = await anna.table(table)
        assert [player.kind for player in entry.players] == ["person", "open"]
        await carla.guest("Carla")
        entry = await carla.join(table, entry.invitation or "")
        assert [player.name for player in entry.players] == ["Anna", "Carla"]
        reply = await anna.send(table, m.Replace(1, "random"))
        assert isinstance(reply, m.Fault)
        assert reply.code == "not-absent"
        await carla.send(table, m.Leave())
        await anna.send(table, m.Replace(1, "random"))
        async with anna.live(table) as live:
            assert (await play_on(live)).status == "finished"


async def test_a_table_that_everybody_left_is_abandoned(server: Server) -> None:
    anna, bruno, table = await pair(server)
    async with anna, bruno:
        await bruno.send(table, m.Leave())
        state = await anna.send(table, m.Leave())
        assert isinstance(state, m.State)
        assert state.status == "abandoned"


async def test_who_plays_without_a_connection_is_not_absent() -> None:
    async with open_tables() as tables:
        anna, table = await two_seats(tables, orrery.game("tictactoe"), [])
        bruno, _ = await tables.services.people.guest("Bruno")
        table.facts.chairs[1] = Chair("person", bruno.id, "Bruno")
        viewer = Viewer(table, anna.id, table.version)
        await answer(tables, Viewer(table, bruno.id, 0), bruno, m.Ping())
        refusal = await answer(tables, viewer, anna, m.Replace(1, "random"))
        assert isinstance(refusal, m.Fault)
        assert refusal.code == "not-absent"
        table.facts.chairs[1].seen -= 3600
        assert isinstance(await answer(tables, viewer, anna, m.Replace(1, "random")), m.State)


@pytest.mark.slow
async def test_a_bot_plays_on_for_who_conceded_after_a_restart(start_server: Starter) -> None:
    server = start_server(bot_budget=0.2, bot_pause=3600)
    async with Client(server.address) as anna, Client(server.address) as bruno:
        table = await anna.create("nim", ["me", "open", "open"])
        await bruno.join(table.id, table.invitation or "", seat=2)
        await anna.send(table.id, m.Replace(1, "random"))
        state = await anna.state(table.id)
        await anna.send(table.id, m.Concede(0))
        await asyncio.to_thread(server.kill)
        server.environment["ORRERY_BOT_PAUSE"] = "0"
        await asyncio.to_thread(server.start)
        # Nobody opens the table: the lobby reads the database.
        for _ in range(200):
            entry = next(one for one in await bruno.tables(mine=True) if one.id == table.id)
            if entry.version > state.version + 1:
                return
            await asyncio.sleep(0.05)
        raise AssertionError("nobody played for the seat that gave up")
