"""A seat can act and look only as itself: over every way there is, as nobody, as another seat and as a spectator."""

from __future__ import annotations

import json

import httpx
import pytest
from tests.server.players import pair, refused
from tests.server.server_process import Server
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from orrery.client import Client
from orrery.client import messages as m
from orrery.records import commitment_of


async def test_each_seat_learns_its_own_secret_and_a_spectator_none(server: Server) -> None:
    anna, bruno, table = await pair(server, "nim", visibility="public")
    async with anna, bruno, Client(server.address) as carla:
        seen = [await client.state(table) for client in (anna, bruno, carla)]
        own = [next(e for e in state.happened() if e.get("count") is not None) for state in seen[:2]]
        assert [event["seat"] for event in own] == [0, 1]
        assert [state.seen()["counters"] for state in seen[:2]] == [event["count"] for event in own]
        assert seen[2].seen()["counters"] is None
        dealt = [event for event in seen[2].happened() if event["event"] == "CountersDealt"]
        assert [event["count"] for event in dealt] == [None, None]
        assert (seen[2].held, seen[2].looking, seen[2].options) == ([], None, [])


async def test_a_secret_commitment_shows_to_nobody_else(server: Server) -> None:
    worlds = []
    for bid in ("bid 0", "bid 2"):
        anna, bruno, table = await pair(server, "nim", options={"counters": False}, visibility="public")
        async with anna, bruno, Client(server.address) as carla:
            async with anna.live(table) as live:
                await live.act(bid)
            shown = [await client.state(table) for client in (bruno, carla)]
            worlds.append([(s.seen(), s.happened(), s.options, s.version, s.choice) for s in shown])
    assert worlds[0] == worlds[1]


async def test_another_seat_cannot_be_looked_through_or_acted_for(server: Server) -> None:
    anna, bruno, table = await pair(server, "nim", visibility="public")
    async with anna, bruno, Client(server.address) as carla:
        await carla.guest("Carla")
        version = (await bruno.state(table)).version
        for client in (bruno, carla):
            peek = await client.call("GET", f"/api/tables/{table}/state", m.State, seat=0)
            assert peek.looking != 0
            for request in (m.Look(0), m.Orders(0, []), m.Concede(0)):
                reply = await client.send(table, request)
                assert isinstance(reply, m.Fault)
                assert reply.code == "not-seated"
            events = client.call("GET", f"/api/tables/{table}/events", list[object], seat=0)
            assert await refused(events) == "not-seated"
            replay = client.call("GET", f"/api/tables/{table}/replay", dict[str, object], version=1, seat=0)
            assert await refused(replay) == "not-over"
            assert await refused(client.record(table)) == "not-over"
            fork = client.call("POST", f"/api/tables/{table}/fork", dict[str, object], {"version": 1})
            assert await refused(fork) == "not-over"
        reply = await bruno.send(table, m.Act(version, "bid 1"))
        assert isinstance(reply, m.Fault)
        assert reply.code == "not-your-turn"
        acts: list[m.Request] = [m.Act(version, "bid 1"), m.Undo(version), m.Leave(), m.Replace(1, "random")]
        acts += [m.Propose("pause"), m.Answer(True), m.Resume(), m.Hint()]
        for act in acts:
            reply = await carla.send(table, act)
            assert isinstance(reply, m.Fault), act
            assert reply.code == "not-seated"
        why = await carla.send(table, m.Why("counter"))
        assert isinstance(why, m.Reason)
        assert why.refusal == {"clause": "kernel:turn", "reason": "not-your-turn", "facts": {}}
        assert (await anna.state(table)).version == version


PATHS = ["", "/state", "/chat", "/record", "/events", "/replay?version=1"]


@pytest.mark.parametrize("path", PATHS)
async def test_a_private_table_does_not_exist_for_strangers(server: Server, path: str) -> None:
    anna, bruno, table = await pair(server)
    async with anna, bruno, Client(server.address) as nobody, Client(server.address) as carla:
        await carla.guest("Carla")
        for client in (nobody, carla):
            answer = await client.http.get(f"/api/tables/{table}{path}")
            unknown = await client.http.get(f"/api/tables/nothing{path}")
            assert (answer.status_code, answer.json()) == (unknown.status_code, unknown.json())
            assert answer.status_code == 404
        assert await refused(carla.join(table, "guess")) == "not-found"
        assert await refused(carla.send(table, m.Ping())) == "not-found"
        assert await refused(nobody.send(table, m.Ping())) == "sign-in"
        assert table not in [entry.id for entry in await carla.tables()]


async def test_the_invitation_shows_only_to_those_who_sit_there(server: Server) -> None:
    anna, bruno, table = await pair(server, visibility="public")
    async with anna, bruno, Client(server.address) as carla:
        assert (await anna.table(table)).invitation
        assert (await carla.table(table)).invitation is None
        listed = {entry.id: entry for entry in await carla.tables()}
        assert listed[table].invitation is None


async def test_the_seed_shows_after_the_end_and_fits_its_commitment(server: Server) -> None:
    anna, bruno, table = await pair(server)
    async with anna, bruno, anna.live(table) as live:
        assert live.state.seed is None
        promised = live.state.commitment
        await live.ask(m.Concede(0))
        assert commitment_of(int(str(live.state.seed))) == promised


async def first_words(address: str, headers: dict[str, str]) -> dict[str, object] | int:
    """What the server says first on a WebSocket, or the code with which it closes."""
    try:
        async with connect(address.replace("http", "ws", 1), additional_headers=headers, proxy=None) as socket:
            message: dict[str, object] = json.loads(await socket.recv())
            return message
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code
    except InvalidStatus as refusal:
        return refusal.response.status_code


async def test_a_page_of_another_site_cannot_connect_or_change_anything(server: Server) -> None:
    anna, bruno, table = await pair(server)
    async with anna, bruno:
        address = f"{server.address}/api/tables/{table}/live"
        cookie = {"Cookie": anna.cookie}
        assert await first_words(address, cookie | {"Origin": "https://evil.example"}) in (403, 4403)
        own = await first_words(address, cookie | {"Origin": server.address})
        assert isinstance(own, dict)
        assert await first_words(address, {}) == 4404
        for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}):
            answer = await anna.http.post("/api/me", json={"name": "Eve"}, headers=headers)
            assert answer.status_code == 403
        plain = await anna.http.post("/api/me", content='{"name": "Eve"}', headers={"Content-Type": "text/plain"})
        assert plain.status_code in (200, 400, 415)
        assert (await anna.me()).name in ("Anna", "Eve")


def test_cookies_are_out_of_reach_for_scripts(server: Server) -> None:
    answer = httpx.post(f"{server.address}/api/me", json={"name": "Anna"}, trust_env=False)
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
