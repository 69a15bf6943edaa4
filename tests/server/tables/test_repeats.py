"""Requests that are repeated with their key are carried out once, however long ago the first one was."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.conftest import Starter
from tests.server.players import pair
from tests.server.server_process import Server

import orrery
from orrery.client import Client
from orrery.client import messages as m
from orrery.records import Record


async def twice(client: Client, table: str, request: m.Request) -> list[m.State]:
    """The answers to a request that is sent twice."""
    replies = [await client.send(table, request), await client.send(table, request)]
    for reply in replies:
        assert isinstance(reply, m.State), reply
        assert reply.reason == ""
    return replies  # type: ignore[return-value]


async def test_everything_that_is_done_at_a_table_is_done_once(server: Server) -> None:
    anna, bruno, table = await pair(server, "connect_four")
    async with anna, bruno:
        version = (await anna.state(table)).version
        requests: list[tuple[Client, m.Request]] = [
            (anna, m.Act(version, "drop a", "a")),
            (anna, m.Undo(version + 1, "b")),
            (anna, m.Propose("pause", 1, "c")),
            (bruno, m.Answer(True, "d")),
            (anna, m.Resume("e")),
            (bruno, m.Propose("pause", 1, "f")),
            (anna, m.Answer(False, "g")),
            (bruno, m.Leave("h")),
            (anna, m.Replace(1, "random", "i")),
            (anna, m.Concede(0, "j")),
        ]
        for number, (client, request) in enumerate(requests, 1):
            first, second = await twice(client, table, request)
            assert first.version == second.version == version + number, request


async def test_a_line_of_chat_is_said_once(server: Server) -> None:
    anna, bruno, table = await pair(server)
    async with anna, bruno:
        for _ in range(2):
            assert isinstance(await anna.send(table, m.Say("hello", "one")), m.Done)
        assert isinstance(await bruno.send(table, m.Say("hello", "one")), m.Done)
        lines = await anna.call("GET", f"/api/tables/{table}/chat", list[m.Line])
        assert [line.name for line in lines] == ["Anna", "Bruno"]


async def test_a_table_is_created_once(server: Server) -> None:
    async with Client(server.address) as anna:
        await anna.guest("Anna")
        same = [anna.create("tictactoe", ["me", "me"], key="one") for _ in range(5)]
        tables = {entry.id for entry in await asyncio.gather(*same)}
        assert len(tables) == 1
        record = Record.of(orrery.game("tictactoe").new(seed=7), 7, []).encode().decode()
        upload = {"record": record, "key": "two"}
        tables |= {(await anna.call("POST", "/api/records", m.TableEntry, upload)).id for _ in range(2)}
        assert {entry.id for entry in await anna.tables(mine=True)} == tables
        assert len(tables) == 2


async def test_a_seat_is_taken_once(server: Server) -> None:
    async with Client(server.address) as anna, Client(server.address) as bruno:
        table = await anna.create("nim", ["me", "open", "open"])
        await bruno.guest("Bruno")
        for _ in range(2):
            entry = await bruno.join(table.id, table.invitation or "", seat=2)
        assert [player.name for player in entry.players] == [table.players[0].name, "", "Bruno"]


async def test_a_key_of_another_action_is_refused(server: Server) -> None:
    anna, bruno, table = await pair(server)
    async with anna, bruno:
        version = (await anna.state(table)).version
        await anna.send(table, m.Act(version, "place b2", "one"))
        reply = await anna.send(table, m.Act(version, "place a1", "one"))
        assert isinstance(reply, m.Fault)
        assert reply.code == "key-used"


@pytest.mark.slow
async def test_an_old_request_is_known_after_a_restart(start_server: Starter) -> None:
    server = start_server()
    async with Client(server.address) as anna:
        table = await anna.create("marathon", ["me", "me"])
        version = (await anna.state(table.id)).version
        first = m.Act(version, "count loudly", "first")
        await anna.send(table.id, first)
        async with anna.live(table.id) as live:
            for _ in range(300):
                await live.act("count quietly")
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        reply = await anna.send(table.id, first)
        assert isinstance(reply, m.State)
        assert (reply.reason, reply.seen()["loud"]) == ("", 1)


async def test_a_guest_whose_first_answer_is_lost_does_not_get_a_second_table(server: Server) -> None:
    key = "a key that nobody guesses"
    async with Client(server.address) as lost, Client(server.address) as anna, Client(server.address) as other:
        first = await lost.create("tictactoe", ["me", "open"], key=key)
        again = await anna.create("tictactoe", ["me", "open"], key=key)
        assert again.id == first.id
        assert (await anna.me()).id == (await lost.me()).id
        assert [entry.id for entry in await anna.tables(mine=True)] == [first.id]
        # A short key could be guessed, so it opens nothing.
        async with Client(server.address) as last:
            short = [await client.create("tictactoe", ["me", "open"], key="k") for client in (other, last)]
        assert short[0].id != short[1].id


async def test_a_guest_who_joins_twice_takes_one_seat(server: Server) -> None:
    async with Client(server.address) as host, Client(server.address) as lost, Client(server.address) as anna:
        table = await host.create("nim", ["me", "open", "open"])
        join = m.Join(table.invitation or "", key="a key that nobody guesses either")
        for client in (lost, anna):
            entry = await client.call("POST", f"/api/tables/{table.id}/join", m.TableEntry, join)
        assert [player.kind for player in entry.players] == ["person", "person", "open"]
