"""The lobby over HTTP."""

from __future__ import annotations

from litestar.testing import TestClient
from tests.server.players import pair
from tests.server.server_process import Server

from orrery.client import messages as m
from orrery.server.app import create_app


async def test_the_lobby_lists_what_is_open_running_and_finished(server: Server) -> None:
    anna, bruno, table = await pair(server, visibility="public")
    async with anna, bruno:
        waiting = await anna.create("tictactoe", ["me", "open"], visibility="public", title="Come in")
        assert waiting.id in [entry.id for entry in await bruno.tables(status="open")]
        assert table in [entry.id for entry in await bruno.tables(status="running")]
        await anna.send(table, m.Concede(0))
        assert table in [entry.id for entry in await bruno.tables(status="finished", game="tictactoe")]
        assert {table, waiting.id} == {entry.id for entry in await anna.tables(mine=True)}


def test_over_http_zero_is_not_false_either() -> None:
    with TestClient(create_app()) as client:
        order = {"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = client.post("/api/tables", json=order).json()["id"]
        answer = client.post(f"/api/tables/{table}/messages", json={"type": "answer", "accept": 0})
        assert answer.status_code == 400
        assert answer.json()["code"] == "bad-request"
        assert client.post(f"/api/tables/{table}/join", json={"watch": 1}).status_code == 400
