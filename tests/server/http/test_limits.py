"""What the server does not take: names that hide, NUL, depth, and too many of anything."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.server.conftest import Starter
from tests.server.http.test_secrecy import first_words
from tests.server.players import pair, refused
from tests.server.server_process import Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from orrery.client import Client
from orrery.client import messages as m
from orrery.server.app import create_app
from orrery.server.settings import Settings


@pytest.mark.parametrize("name", ["\u0000", "a\u0000b", "   ", "\u200b", "a\nb", "\u202egnp.exe", "a\u2066b", "\u0301"])
def test_names_that_hide_or_turn_are_refused(name: str) -> None:
    with TestClient(create_app(settings=Settings(signup_rate=0, table_rate=0))) as client:
        order: dict[str, Any] = {"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "me"}]}
        requests: list[tuple[str, dict[str, Any]]] = [("/api/me", {"name": name})]
        if name.strip():
            requests.append(("/api/tables", order | {"title": name}))
            requests.append(("/api/tables", order | {"seats": [{"kind": "me", "name": name}, {"kind": "me"}]}))
            requests.append(("/api/account", {"login": "anna", "password": "correct horse", "name": name}))
        for path, body in requests:
            answer = client.post(path, json=body)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-request"), path


@pytest.mark.slow
@pytest.mark.parametrize("name", ["Anna", "Bruno 2", "Élodie", "李", "Анна", "שרה", "👩‍🚀", "O'Brien"])
def test_names_of_all_languages_are_taken(name: str) -> None:
    with TestClient(create_app()) as client:
        assert client.post("/api/me", json={"name": name}).json()["name"] == name


def test_nul_is_refused_on_both_databases(any_database: str) -> None:
    with TestClient(create_app(any_database)) as client:
        order = {"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = client.post("/api/tables", json=order).json()["id"]
        answers = [
            client.get("/api/tables?game=%00"),
            client.get("/api/tables/a%00b"),
            client.post(f"/api/tables/{table}/messages", json={"type": "say", "text": "a\0b"}),
            client.post("/api/session", json={"login": "a\0", "password": "x"}),
        ]
        assert [answer.status_code for answer in answers] == [400] * 4


def test_deep_json_is_refused() -> None:
    with TestClient(create_app()) as client:
        body = '{"game": "tictactoe", "seats": ' + "[" * 100_000 + "]" * 100_000 + "}"
        answer = client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400


def test_allowed_origins_get_their_headers() -> None:
    with TestClient(create_app(settings=Settings(origins="https://friend.example"))) as client:
        for origin, allowed in (("https://friend.example", "https://friend.example"), ("https://evil.example", None)):
            answer = client.get("/api/games", headers={"Origin": origin})
            assert answer.headers.get("access-control-allow-origin") == allowed


@pytest.mark.slow
async def test_guests_by_joining_are_limited(start_server: Starter) -> None:
    server = start_server(join_rate=2)
    async with Client(server.address) as anna:
        table = await anna.create("tictactoe", ["me", "open"], visibility="public")
        codes = []
        for _ in range(3):
            async with Client(server.address) as guest:
                try:
                    await guest.join(table.id, watch=True)
                    codes.append("")
                except Exception as error:
                    codes.append(str(getattr(error, "code", error)))
        assert codes == ["", "", "too-fast"]


@pytest.mark.slow
async def test_connections_without_a_session_are_limited(start_server: Starter) -> None:
    server = start_server(connections_per_address=1)
    anna, bruno, table = await pair(server, visibility="public")
    async with anna, bruno, Client(server.address) as nobody, nobody.live(table):
        assert await first_words(f"{server.address}/api/tables/{table}/live", {}) == 4429
        assert isinstance(await first_words(f"{server.address}/api/tables/{table}/live", cookie(anna)), dict)


def cookie(client: Client) -> dict[str, str]:
    """The header of a session."""
    return {"Cookie": client.cookie}


@pytest.mark.slow
async def test_the_gallery_speaks_by_name_and_not_too_much(start_server: Starter) -> None:
    server = start_server(gallery_rate=2)
    anna, bruno, table = await pair(server, visibility="public")
    async with anna, bruno, Client(server.address) as nobody, Client(server.address) as carla:
        async with nobody.live(table) as live:
            assert await refused(live.ask(m.Say("hello"))) == "sign-in"
        await carla.guest("Carla")
        replies = [await carla.send(table, m.Say("hello")) for _ in range(3)]
        assert [getattr(reply, "code", "") for reply in replies] == ["", "", "too-fast"]


async def hear_all(socket: ClientConnection) -> None:
    """Hear what comes until the connection ends."""
    while True:
        await socket.recv()


async def test_who_logs_out_is_cut_off(server: Server) -> None:
    anna, bruno, table = await pair(server)
    async with anna, bruno:
        address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        async with connect(address, additional_headers=cookie(anna), proxy=None) as socket:
            await socket.recv()
            await anna.call("DELETE", "/api/session", m.Me)
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(hear_all(socket), 20)
