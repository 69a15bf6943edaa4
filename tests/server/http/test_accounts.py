"""Accounts: sign up, log in, change the password, and what strangers can learn."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3

import pytest
from tests.server.conftest import Starter
from tests.server.players import pair, refused
from tests.server.server_process import Server

from orrery.client import Client, ServerError
from orrery.client import messages as m


def login() -> str:
    """A login that nobody has yet."""
    return f"anna{secrets.token_hex(4)}"


async def test_a_guest_who_signs_up_keeps_name_and_tables(server: Server) -> None:
    async with Client(server.address) as anna, Client(server.address) as elsewhere:
        name = login()
        table = await anna.create("tictactoe", ["me", "open"])
        before = anna.cookie
        me = await anna.sign_up(name, "correct horse")
        assert me.login == name
        assert anna.cookie != before
        again = await elsewhere.log_in(name.upper(), "correct horse")
        assert again.id == me.id
        assert [entry.id for entry in await elsewhere.tables(mine=True)] == [table.id]


async def test_whatever_is_wrong_with_a_login_the_answer_is_the_same(server: Server) -> None:
    async with Client(server.address) as anna:
        name = login()
        await anna.sign_up(name, "correct horse")
        answers = []
        for body in ({"login": name, "password": "wrong horse"}, {"login": login(), "password": "wrong horse"}):
            answer = await anna.http.post("/api/session", json=body)
            answers.append((answer.status_code, answer.json()))
        assert answers[0] == answers[1]
        assert answers[0][0] == 401


async def test_a_new_password_ends_every_other_session(server: Server) -> None:
    async with Client(server.address) as anna, Client(server.address) as stolen:
        name = login()
        await anna.sign_up(name, "correct horse")
        await stolen.log_in(name, "correct horse")
        body = {"old": "correct horse", "new": "battery staple"}
        await anna.call("PUT", "/api/account/password", m.Me, body)
        assert (await anna.me()).login == name
        assert (await stolen.me()).id is None
        assert await refused(stolen.log_in(name, "correct horse")) == "bad-login"
        await stolen.log_in(name, "battery staple")


async def test_who_logs_out_is_nobody_and_the_old_cookie_is_dead(server: Server) -> None:
    async with Client(server.address) as anna:
        await anna.sign_up(login(), "correct horse")
        old = anna.http.cookies["orrery_session"]
        await anna.call("DELETE", "/api/session", m.Me)
        assert (await anna.me()).id is None
        async with Client(server.address, old) as thief:
            assert (await thief.me()).id is None


async def test_a_login_is_given_once(server: Server) -> None:
    async with Client(server.address) as anna, Client(server.address) as bruno:
        name = login()
        await anna.sign_up(name, "correct horse")
        assert await refused(bruno.sign_up(name, "another horse")) == "login-taken"
        assert await refused(bruno.sign_up(login(), "short")) == "bad-request"


async def test_a_sign_up_whose_answer_was_lost_can_be_repeated(server: Server) -> None:
    async with Client(server.address) as anna:
        name = login()
        await anna.create("tictactoe", ["me", "open"])
        guest = anna.cookie
        me = await anna.sign_up(name, "correct horse")
    async with Client(server.address, guest) as again, Client(server.address) as other:
        assert (await again.sign_up(name, "correct horse")).id == me.id
        assert (await again.me()).id == me.id
        await other.create("tictactoe", ["me", "open"])  # a guest who would lose this table
        assert await refused(other.sign_up(name, "correct horse")) == "login-taken"


@pytest.mark.slow
async def test_too_many_attempts_are_turned_away(start_server: Starter) -> None:
    server = start_server(login_rate=3, table_rate=2, signup_rate=5, message_rate=5, message_burst=5)
    async with Client(server.address) as anna:
        tries = [await refused(anna.log_in("anna", "wrong horse")) for _ in range(5)]
        assert tries == ["bad-login"] * 3 + ["too-fast"] * 2
        table = await anna.create("tictactoe", ["me", "open"])
        await anna.create("tictactoe", ["me", "open"])
        assert await refused(anna.create("tictactoe", ["me", "open"])) == "too-fast"
        async with anna.live(table.id) as live:
            assert live._socket is not None
            for _ in range(10):
                await live._socket.send('{"type": "ping"}')
            assert await refused(live.ask(m.Ping())) == "too-fast"
        pings = [anna.send(table.id, m.Ping()) for _ in range(40)]
        answers = await asyncio.gather(*pings, return_exceptions=True)
        assert {answer.code for answer in answers if isinstance(answer, ServerError)} == {"too-fast"}


@pytest.mark.slow
async def test_connections_end_with_their_session(start_server: Starter) -> None:
    server = start_server()
    anna, bruno, table = await pair(server)
    async with anna, bruno, anna.live(table) as first, bruno.live(table) as second:
        with sqlite3.connect(server.database.partition("///")[2]) as database:
            who = (await anna.me()).id
            database.execute("UPDATE sessions SET expires = 0 WHERE person = ?", [who])
        with pytest.raises(ServerError, match="4401"):
            await first.until(lambda _: False, 30)
        assert isinstance(await second.ask(m.Ping()), m.Pong)
