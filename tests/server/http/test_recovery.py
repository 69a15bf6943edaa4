"""Ways back into an account, sessions, and a guest who logs in."""

from __future__ import annotations

import secrets
from typing import Any

import pytest
from tests.server.conftest import Starter
from tests.server.notify.receivers import mail_server, until
from tests.server.players import refused
from tests.server.server_process import Server

from orrery.client import Client
from orrery.client import messages as m

OLD, NEW = "correct horse", "battery staple"


def login() -> str:
    """A login that nobody has yet."""
    return f"carla{secrets.token_hex(4)}"


@pytest.mark.slow
async def test_a_lost_password_is_replaced_by_a_link_that_works_once(start_server: Starter) -> None:
    with mail_server() as box:
        server = start_server(
            smtp=f"smtp+plain://127.0.0.1:{box.port}", mail_from="orrery@orrery.example",
            address="https://orrery.example",
        )  # fmt: skip
        async with Client(server.address) as carla, Client(server.address) as stranger:
            name = login()
            await carla.sign_up(name, OLD)
            await carla.call("PUT", "/api/account/mail", dict[str, Any], {"mail": "Carla@Mail.example"})
            token = box.text().partition("/account/confirm#")[2].split()[0]
            await carla.call("POST", "/api/account/mail", dict[str, Any], {"token": token})
            for who in (login(), "nobody@mail.example", name, "carla@mail.example"):
                answer = await stranger.http.post("/api/account/reset", json={"who": who})
                assert (answer.status_code, answer.json()) == (200, {"asked": True})
            await until(lambda: len(box.mails) == 3)
            links = [box.text(number).partition("/account/reset#")[2].split()[0] for number in (1, 2)]
            results = []
            for link in [*links, *links]:
                answer = await stranger.http.put("/api/account/reset", json={"token": link, "password": NEW})
                results.append(answer.status_code)
            assert sorted(results) == [200, 404, 404, 404]
            assert (await stranger.me()).login == name
            assert (await carla.me()).id is None, "the old session has ended"
            assert await refused(carla.log_in(name, OLD)) == "bad-login"


async def test_a_code_that_was_kept_sets_a_new_password_once(server: Server) -> None:
    async with Client(server.address) as carla, Client(server.address) as elsewhere:
        name = login()
        await carla.sign_up(name, OLD)
        wrong = carla.call("POST", "/api/account/codes", dict[str, Any], {"password": NEW})
        assert await refused(wrong) == "bad-login"
        old = await carla.call("POST", "/api/account/codes", dict[str, list[str]], {"password": OLD})
        codes = await carla.call("POST", "/api/account/codes", dict[str, list[str]], {"password": OLD})

        async def recover(code: str, who: str = name) -> m.Me:
            body = {"login": who, "code": code, "password": NEW}
            return await elsewhere.call("POST", "/api/account/recover", m.Me, body)

        assert await refused(recover(old["codes"][0])) == "bad-login"
        assert await refused(recover(codes["codes"][0], login())) == "bad-login"
        assert (await recover(codes["codes"][0].upper())).login == name
        assert await refused(recover(codes["codes"][0])) == "bad-login"
        safety = await elsewhere.call("GET", "/api/account/safety", dict[str, Any])
        assert safety["codes"] == 7
        assert (await carla.me()).id is None


async def test_sessions_are_listed_and_ended(server: Server) -> None:
    async with Client(server.address) as carla, Client(server.address) as phone, Client(server.address) as spy:
        name = login()
        await carla.sign_up(name, OLD)
        phone.http.headers["User-Agent"] = "Mozilla/5.0 (Linux; Android 14) Gecko Firefox/130.0"
        await phone.log_in(name, OLD)
        await spy.log_in(name, OLD)
        sessions = await carla.call("GET", "/api/account/sessions", list[dict[str, Any]])
        assert [session["current"] for session in sessions] == [True, False, False]
        [found] = [session for session in sessions if session["device"] == "Firefox, Android"]
        left = await carla.call("DELETE", f"/api/account/sessions/{found['id']}", list[dict[str, Any]])
        assert len(left) == 2
        assert (await phone.me()).id is None
        assert (await spy.me()).login == name
        await carla.call("DELETE", "/api/account/sessions/others", list[dict[str, Any]])
        assert ((await spy.me()).id, (await carla.me()).login) == (None, name)
        assert await refused(carla.call("DELETE", "/api/account/sessions/%25", list[Any])) == "not-found"


async def test_a_guest_who_logs_in_brings_the_tables_along(server: Server) -> None:
    async with Client(server.address) as carla, Client(server.address) as guest, Client(server.address) as bruno:
        name = login()
        await carla.sign_up(name, OLD)
        await bruno.guest("Bruno")
        await guest.guest("Somebody")
        table = await bruno.create("tictactoe", ["me", "open"])
        await guest.join(table.id, table.invitation or "")
        own = await guest.create("tictactoe", ["me", "open"])
        await bruno.send(table.id, m.Act((await bruno.state(table.id)).version, "place b2"))
        await guest.call("POST", "/api/session", m.Me, m.LogIn(name, OLD, keep=True))
        assert {entry.id for entry in await guest.tables(mine=True)} == {table.id, own.id}
        seen = await bruno.table(table.id)
        assert [player.name for player in seen.players] == ["Bruno", name]
        state = await guest.state(table.id)
        assert state.held == [1]
        await guest.send(table.id, m.Act(state.version, "place a1"))
