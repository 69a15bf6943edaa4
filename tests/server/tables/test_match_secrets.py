"""A match that ever had two people keeps its secrets until it is over, whoever has left."""

from __future__ import annotations

import sqlite3

import pytest
from tests.server.conftest import Starter
from tests.server.players import pair, refused
from tests.server.server_process import Server

from orrery.client import Client
from orrery.client import messages as m


async def replaced(server: Server) -> tuple[Client, Client, str]:
    """A match of two people in which Anna has replaced Bruno, who was silent, by a bot; both have played."""
    anna, bruno, table = await pair(server, "connect_four")
    state = await anna.state(table)
    await anna.send(table, m.Act(state.version, "drop a"))
    await bruno.send(table, m.Act(state.version + 1, "drop b"))
    reply = await anna.send(table, m.Replace(1, "random"))
    assert isinstance(reply, m.State), reply
    return anna, bruno, table


async def test_who_replaced_the_other_learns_nothing(start_server: Starter) -> None:
    server = start_server(absent_minutes=0)
    anna, bruno, table = await replaced(server)
    async with anna, bruno, anna.live(table) as live:
        await live.turn()
        fork = anna.call("POST", f"/api/tables/{table}/fork", m.TableEntry, {"version": 3, "seat": 1})
        assert await refused(fork) == "not-over"
        replay = anna.call("GET", f"/api/tables/{table}/replay", dict[str, object], version=2)
        assert await refused(replay) == "not-over"
        assert await refused(live.ask(m.Hint())) == "not-solo"
        assert await refused(live.ask(m.Propose("undo", 2))) == "no-undo"
        await live.act("drop c")
        await live.turn()
        assert await refused(live.undo()) == "no-undo"


@pytest.mark.slow
async def test_the_seat_can_be_given_back(start_server: Starter) -> None:
    server = start_server(absent_minutes=0)
    anna, bruno, table = await replaced(server)
    async with anna, bruno:
        stronger = await anna.send(table, m.Replace(1, "captain"))
        assert isinstance(stronger, m.Fault)
        assert isinstance(await anna.send(table, m.Replace(1, "")), m.State)
        entry = await bruno.join(table, (await anna.table(table)).invitation or "")
        assert [player.name for player in entry.players] == ["Anna", "Bruno"]


async def test_a_match_begun_alone_stays_alone(server: Server) -> None:
    async with Client(server.address) as anna:
        table = await anna.create("connect_four", ["me", "random"])
        reply = await anna.send(table.id, m.Replace(1, ""))
        assert isinstance(reply, m.Fault)
        assert reply.code == "not-absent"


@pytest.mark.slow
async def test_matches_of_an_older_version_remember_their_people_too(start_server: Starter) -> None:
    server = start_server(absent_minutes=0)
    anna, bruno, table = await replaced(server)
    async with anna, bruno:
        server.kill()
        with sqlite3.connect(server.database.partition("///")[2]) as database:
            database.execute("""UPDATE matches SET facts = json_remove(facts, '$.participants')""")
        server.start()
        fork = anna.call("POST", f"/api/tables/{table}/fork", m.TableEntry, {"version": 2})
        assert await refused(fork) == "not-over"
