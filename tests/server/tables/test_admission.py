"""Asking to be let in to a private table, and being let in or refused."""

from __future__ import annotations

from tests.server.players import pair, refused
from tests.server.server_process import Server

from orrery.client import Client
from orrery.client import messages as m


async def ask(client: Client, table: str, name: str = "") -> str:
    """Ask to be let in; how it stands then."""
    answer = await client.call("POST", f"/api/tables/{table}/ask", m.Admission, m.AskIn(name))
    return answer.status


async def standing(client: Client, table: str) -> str:
    """How it stands with what somebody asked."""
    return (await client.call("GET", f"/api/tables/{table}/ask", m.Admission)).status


async def test_who_is_let_in_may_watch_and_sit_down(server: Server) -> None:
    async with Client(server.address) as anna, Client(server.address) as carla:
        await anna.guest("Anna")
        table = (await anna.create("tictactoe", ["me", "open"])).id
        assert await refused(carla.state(table)) == "not-found"
        assert await standing(carla, table) == "none"
        assert await ask(carla, table, "Carla") == "waiting"
        assert await ask(carla, table) == "waiting"
        (asking,) = (await anna.state(table)).asking
        assert asking.name == "Carla"
        assert await refused(carla.join(table)) == "not-found"
        assert isinstance(await anna.send(table, m.Admit(asking.person, True)), m.State)
        assert await standing(carla, table) == "admitted"
        assert (await carla.state(table)).asking == []
        assert (await anna.state(table)).asking == []
        await carla.join(table)
        assert (await carla.state(table)).held == [1]


async def test_who_is_refused_stays_outside_and_does_not_ask_again(server: Server) -> None:
    anna, bruno, table = await pair(server)
    async with anna, bruno, Client(server.address) as carla:
        assert await ask(carla, table, "Carla") == "waiting"
        (asking,) = (await bruno.state(table)).asking
        await bruno.send(table, m.Admit(asking.person, False))
        assert await standing(carla, table) == "refused"
        assert await ask(carla, table) == "refused"
        assert (await anna.state(table)).asking == []
        assert await refused(carla.state(table)) == "not-found"


async def test_only_those_at_the_table_let_somebody_in(server: Server) -> None:
    anna, bruno, table = await pair(server)
    async with anna, bruno, Client(server.address) as carla, Client(server.address) as dora:
        await dora.guest("Dora")
        invitation = (await anna.call("GET", f"/api/tables/{table}", m.TableEntry)).invitation or ""
        await dora.join(table, invitation, watch=True)
        await ask(carla, table, "Carla")
        assert (await dora.state(table)).asking == []
        (asking,) = (await anna.state(table)).asking
        reply = await dora.send(table, m.Admit(asking.person, True))
        assert isinstance(reply, m.Fault)
        assert reply.code == "not-seated"
        assert await standing(carla, table) == "waiting"
        reply = await anna.send(table, m.Admit("somebody else", True))
        assert isinstance(reply, m.Fault)
        assert reply.code == "nobody-asks"


async def test_asking_keeps_a_move_fresh(server: Server) -> None:
    anna, bruno, table = await pair(server)
    async with anna, bruno, Client(server.address) as carla:
        before = await anna.state(table)
        await ask(carla, table, "Carla")
        reply = await anna.send(table, m.Act(before.version, before.options[0]))
        assert isinstance(reply, m.State)
        assert reply.reason == ""


async def test_a_table_is_not_swamped_with_requests(server: Server) -> None:
    anna, bruno, table = await pair(server)
    async with anna, bruno:
        for number in range(8):
            async with Client(server.address) as somebody:
                assert await ask(somebody, table, f"Guest {number}") == "waiting"
        async with Client(server.address) as late:
            assert await refused(ask(late, table, "Late")) == "too-many"
