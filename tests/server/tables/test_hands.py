"""Seeing hands: by everybody's consent, after a while, and when the match is over; never otherwise."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import update
from tests.server.players import pair, refused
from tests.server.server_process import Server

from orrery.client import Client
from orrery.client import messages as m
from orrery.server.store import schema
from orrery.server.store.database import Database


async def replayed(client: Client, table: str, version: int, seat: int | None = None) -> dict[str, Any]:
    """A version of a match as somebody may see it."""
    return await client.call("GET", f"/api/tables/{table}/replay", dict[str, Any], version=version, seat=seat)


async def test_those_who_watch_see_hands_when_everybody_agrees(server: Server) -> None:
    anna, bruno, table = await pair(server, "nim", visibility="public")
    async with anna, bruno, Client(server.address) as carla:
        await carla.guest("Carla")
        own = await anna.state(table)
        closed = await carla.state(table, seat=0)
        assert closed.looking is None
        assert closed.seen() != own.seen()
        await anna.send(table, m.Propose("hands"))
        assert (await carla.state(table, seat=0)).looking is None
        await bruno.send(table, m.Answer(True))
        shown = await carla.state(table, seat=0)
        assert (shown.hands_shown, shown.looking, shown.held, shown.options) == (True, 0, [], [])
        assert shown.seen() == (await anna.state(table)).seen()
        assert isinstance(await carla.send(table, m.Look(1)), m.State)
        peek = await bruno.state(table, seat=0)
        assert peek.looking == 1
        await bruno.send(table, m.Propose("hands"))
        hidden = await carla.state(table, seat=0)
        assert (hidden.hands_shown, hidden.looking) == (False, None)


async def test_one_who_does_not_agree_is_enough(server: Server) -> None:
    anna, bruno, table = await pair(server, "nim", visibility="public")
    async with anna, bruno, Client(server.address) as carla:
        await anna.send(table, m.Propose("hands"))
        await bruno.send(table, m.Answer(False))
        assert not (await carla.state(table, seat=0)).hands_shown


async def test_standing_orders_stay_secret_when_hands_are_shown(server: Server) -> None:
    anna, bruno, table = await pair(server, "nim", visibility="public")
    async with anna, bruno, Client(server.address) as carla:
        await anna.send(table, m.Propose("hands"))
        await bruno.send(table, m.Answer(True))
        await anna.send(table, m.Orders(0, [m.Order("Counter", "pass")]))
        assert (await anna.state(table)).orders
        assert (await carla.state(table, seat=0)).orders == []


@pytest.mark.slow
async def test_hands_are_shown_after_a_while_as_they_were_then(start_server: Any) -> None:
    server = start_server()
    anna, bruno, table = await pair(server, "nim", visibility="public", hands_after=15)
    async with anna, bruno, Client(server.address) as carla:
        assert (await carla.table(table)).hands_after == 15
        state = await anna.state(table)
        assert await refused(replayed(carla, table, 1, 0)) == "not-over"
        database = Database(server.database)
        async with database.engine.begin() as connection:
            journal = schema.journal
            await connection.execute(update(journal).values(at=journal.c.at - 1000))
        await database.close()
        first = (await anna.state(table)).version
        await anna.send(table, m.Act(state.version, state.options[0]))
        now = (await anna.state(table)).version
        assert now > first
        moment = await replayed(carla, table, now, 0)
        assert (moment["version"], moment["versions"], moment["looking"]) == (first, first, 0)
        assert moment["view"] == state.seen()
        assert await refused(replayed(bruno, table, 1, 0)) == "not-over"


async def test_without_a_word_about_it_nothing_is_shown_before_the_end(server: Server) -> None:
    anna, bruno, table = await pair(server, "nim", visibility="public")
    async with anna, bruno, Client(server.address) as carla:
        assert await refused(replayed(carla, table, 1)) == "not-over"
        await bruno.send(table, m.Concede(1))
        assert (await replayed(carla, table, 1, 0))["looking"] == 0
        assert (await replayed(bruno, table, 1, 0))["looking"] == 0
