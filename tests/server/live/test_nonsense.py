"""Nonsense by the thousand: clear refusals, no crash, no leak."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient
from tests.server.players import pair
from tests.server.server_process import Server
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from orrery.client import messages as m
from orrery.server.app import create_app
from orrery.server.settings import Settings

TYPES = "act undo why insight hint look refresh say propose answer resume concede leave replace orders ping nothing"
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
FIELDS = "version action key topic about level seat since text what count accept orders choice unless"
fields = st.sampled_from(FIELDS.split())
messages = st.builds(
    lambda kind, rest: json.dumps(rest | {"type": kind}),
    st.sampled_from(TYPES.split()) | st.text(max_size=10),
    st.dictionaries(fields, values, max_size=5),
)
ACTIONS = ["pass", "counter", "bid 1", "take 2"]
plausible = st.one_of(
    st.fixed_dictionaries({"type": st.just("act"), "version": st.integers(0, 5), "action": st.integers(-1, 9)}),
    st.fixed_dictionaries({"type": st.just("why"), "action": st.sampled_from(ACTIONS)}),
    st.fixed_dictionaries({"type": st.just("undo"), "version": st.integers(0, 5)}),
).map(json.dumps)
anything = messages | plausible | st.text(max_size=50) | st.binary(max_size=50)


async def talk(server: Server, cookie: str, table: str, words: list[str | bytes]) -> list[dict[str, Any]]:
    """Say all this on one WebSocket and hear the answers up to a sign of life."""
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
    heard = []
    async with connect(address, additional_headers={"Cookie": cookie}, proxy=None) as socket:
        for word in words:
            await socket.send(word)
        await socket.send('{"type": "ping", "key": "the end"}')
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), 60))
            heard.append(message)
            if message.get("key") == "the end":
                return heard


@settings(max_examples=10, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
@given(words=st.lists(anything, min_size=60, max_size=120))
async def test_a_spectator_and_a_waiting_seat_learn_nothing_by_nonsense(
    server: Server, words: list[str | bytes]
) -> None:
    anna, bruno, table = await pair(server, "nim", visibility="public")
    async with anna, bruno:
        await bruno.http.get("/health")
        for cookie in ("", bruno.cookie):
            own = bool(cookie)
            talked = [word for word in words if not own or b'"leave"' not in _bytes(word)]
            talked = [word for word in talked if not own or b'"concede"' not in _bytes(word)]
            for message in await talk(server, cookie, table, talked):
                assert message["type"] != "error" or message["code"] != "unavailable", message
                if message["type"] == "state":
                    assert message["looking"] == (1 if own else None)
                    dealt = [e for e in message["events"] if e["event"] == "CountersDealt"]
                    assert all(e["count"] is None or (own and e["seat"] == 1) for e in dealt)
        state = await anna.state(table)
        assert state.status == "running"
        assert state.seat == 0


def _bytes(word: str | bytes) -> bytes:
    return word.encode() if isinstance(word, str) else word


async def test_a_message_too_large_is_refused(server: Server) -> None:
    anna, bruno, table = await pair(server)
    async with anna, bruno:
        with pytest.raises(ConnectionClosed):
            await talk(server, anna.cookie, table, ['{"type": "say", "text": "' + "x" * 70_000 + '"}'])
        reply = await anna.send(table, m.Ping())
        assert isinstance(reply, m.Pong)


def test_a_request_too_large_is_refused() -> None:
    with TestClient(create_app(settings=Settings(request_size=1000))) as client:
        answer = client.post("/api/records", json={"record": "x" * 2000})
        assert answer.status_code == 413
        assert answer.json()["code"] == "too-large"


@pytest.mark.slow
@pytest.mark.parametrize("body", ["", "{", "[]", "null", '{"game": 7}', '{"game": "tictactoe", "seats": []}', "\ud800"])
def test_a_bad_order_is_refused_in_words(body: str) -> None:
    with TestClient(create_app()) as client:
        content = body.encode("utf-8", "surrogatepass")
        answer = client.post("/api/tables", content=content, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400
        assert answer.json()["message"]
