"""People are told that it is their turn."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from contextlib import closing
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import ClassVar

import msgspec
import pytest
from tests.server.conftest import Starter
from tests.server.players import pair, refused, run
from tests.server.server_process import Server
from tests.server.tables.open_tables import open_tables, two_seats
from websockets.asyncio.client import connect

import orrery
from orrery.client import Client
from orrery.client import messages as m
from orrery.server.notify.addresses import is_public, post
from orrery.server.notify.outcome import Delivered
from orrery.server.tables import changes


class Ear(BaseHTTPRequestHandler):
    """Somebody's webhook and push service."""

    heard: ClassVar[list[tuple[str, dict[str, str], bytes]]] = []

    def do_POST(self) -> None:
        """Note what comes."""
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.heard.append((self.path, dict(self.headers), body))
        self.send_response(201)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


async def test_a_page_elsewhere_is_told_whose_turn_it_is(server: Server) -> None:
    anna, bruno, table = await pair(server)
    async with anna, bruno:
        address = server.address.replace("http", "ws", 1) + "/api/me/live"
        async with connect(address, additional_headers={"Cookie": bruno.cookie}, proxy=None) as page:
            state = await anna.state(table)
            await anna.send(table, m.Act(state.version, "place b2"))
            notice = json.loads(await asyncio.wait_for(page.recv(), 5))
        assert notice == {
            "type": "notice",
            "table": table,
            "game": "tictactoe",
            "title": "Tic-tac-toe",
            "what": "turn",
        }


@pytest.mark.slow
async def test_webhook_and_push_service_are_called_as_wished(start_server: Starter) -> None:
    server = start_server(local_webhooks="true")
    ear = HTTPServer(("127.0.0.1", 0), Ear)
    Thread(target=ear.serve_forever, daemon=True).start()
    base = f"http://127.0.0.1:{ear.server_port}"
    anna, bruno, table = await pair(server)
    async with anna, bruno:
        wish = {"when": "always", "webhook": f"{base}/hook"}
        await bruno.call("PUT", "/api/me/notices", dict[str, object], wish)
        await bruno.call("POST", "/api/me/push", dict[str, object], {"endpoint": f"{base}/push"})
        key = await bruno.call("GET", "/api/me/push", dict[str, str])
        state = await anna.state(table)
        await anna.send(table, m.Act(state.version, "place b2"))
        for _ in range(100):
            if len({path for path, _, _ in Ear.heard} & {"/hook", "/push"}) == 2:
                break
            await asyncio.sleep(0.05)
        calls = {path: (headers, body) for path, headers, body in Ear.heard}
        assert json.loads(calls["/hook"][1])["what"] == "turn"
        assert calls["/push"][1] == b""
        assert calls["/push"][0]["Authorization"].endswith(f"k={key['key']}")
    ear.shutdown()
    ear.server_close()


async def when_alone(anna: Client, table: str) -> m.State:
    """The table when the server knows that the other one has left: nobody is told of what he is watching."""
    while msgspec.json.decode((state := await anna.state(table)).players)[1]["connected"]:
        await asyncio.sleep(0.02)
    return state


@pytest.mark.slow
async def test_a_notice_for_somebody_away_survives_a_restart(start_server: Starter) -> None:
    server = start_server(local_webhooks="true")
    ear = HTTPServer(("127.0.0.1", 0), Ear)
    Thread(target=ear.serve_forever, daemon=True).start()
    anna, bruno, table = await pair(server)
    async with anna, bruno:
        wish = {"when": "away", "minutes": 30, "webhook": f"http://127.0.0.1:{ear.server_port}/away"}
        await bruno.call("PUT", "/api/me/notices", dict[str, object], wish)
        async with bruno.live(table):
            pass
        state = await when_alone(anna, table)
        await anna.send(table, m.Act(state.version, "place b2"))
        path = server.database.partition("///")[2]
        with closing(sqlite3.connect(path)) as database:
            while not database.execute("SELECT * FROM notices").fetchall():
                await asyncio.sleep(0.02)
            await asyncio.to_thread(server.kill)
            assert not [call for call in Ear.heard if call[0] == "/away"]
            # Half an hour passes while nobody is there.
            database.execute("UPDATE notices SET due = due - 1800")
            database.execute("UPDATE people SET seen = seen - 1800")
            database.commit()
            await asyncio.to_thread(server.start)
            rows = "SELECT id FROM notices UNION SELECT id FROM deliveries"
            while database.execute(rows).fetchall():
                await asyncio.sleep(0.02)
        calls = [json.loads(body) for path, _, body in Ear.heard if path == "/away"]
        assert [call["what"] for call in calls] == ["turn"]
    ear.shutdown()
    ear.server_close()


@pytest.mark.slow
async def test_nobody_is_told_of_a_turn_that_was_taken_meanwhile(start_server: Starter) -> None:
    server = start_server(local_webhooks="true")
    ear = HTTPServer(("127.0.0.1", 0), Ear)
    Thread(target=ear.serve_forever, daemon=True).start()
    anna, bruno, table = await pair(server)
    async with anna, bruno:
        wish = {"when": "away", "minutes": 30, "webhook": f"http://127.0.0.1:{ear.server_port}/taken"}
        await bruno.call("PUT", "/api/me/notices", dict[str, object], wish)
        async with bruno.live(table):
            pass
        state = await when_alone(anna, table)
        reply = await anna.send(table, m.Act(state.version, "place b2"))
        assert isinstance(reply, m.State)
        with closing(sqlite3.connect(server.database.partition("///")[2])) as database:
            while not database.execute("SELECT * FROM notices").fetchall():
                await asyncio.sleep(0.02)
            await bruno.send(table, m.Act(reply.version, "place a1"))
            database.execute("UPDATE notices SET due = 0")
            database.commit()
            while database.execute("SELECT * FROM notices").fetchall():
                await asyncio.sleep(0.02)
        assert not [call for call in Ear.heard if call[0] == "/taken"]
    ear.shutdown()
    ear.server_close()


async def test_a_webhook_cannot_reach_into_the_servers_own_network(server: Server) -> None:
    anna, bruno, _ = await pair(server)
    async with anna, bruno:
        for address in ("http://127.0.0.1/x", "http://[::1]/x", "http://10.0.0.1/x", "ftp://example.org/x", "x"):
            wish = {"when": "always", "webhook": address}
            assert await refused(anna.call("PUT", "/api/me/notices", dict[str, object], wish)) == "bad-webhook"


async def test_a_turn_and_its_notice_are_written_together(any_database: str) -> None:
    async with open_tables(any_database) as tables:
        # The process ends right after each commit: what it would have done next does not happen.
        tables.services.background.run = lambda work: work.close()  # type: ignore[assignment,method-assign,return-value]
        host, table = await two_seats(tables, orrery.game("tictactoe"), [])
        bruno, _ = await tables.services.people.guest("Bruno")
        table.facts.chairs[1].person = bruno.id
        async with tables.lock(table):
            await tables.commit(table, changes.play(table, 0))
        due = await tables.services.notices.store.due(float("inf"))
        assert {(notice.person, notice.version) for notice in due} == {(host.id, 1), (bruno.id, 2)}


class Endless(BaseHTTPRequestHandler):
    """A webhook whose answer has no end."""

    def do_POST(self) -> None:
        """Answer for ever."""
        self.send_response(200)
        self.end_headers()
        with contextlib.suppress(OSError):
            while True:
                self.wfile.write(b"x" * 65536)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def test_an_answer_without_end_is_not_read() -> None:
    endless = HTTPServer(("127.0.0.1", 0), Endless)
    Thread(target=endless.serve_forever, daemon=True).start()
    assert run(post(f"http://127.0.0.1:{endless.server_port}/", {}, "{}", local_too=True)) == Delivered()
    endless.shutdown()
    endless.server_close()


@pytest.mark.parametrize(
    "address",
    ["64:ff9b::7f00:1", "2002:7f00:1::", "fec0::1", "ff02::1", "224.0.0.1", "::ffff:10.0.0.1", "fe80::1%eth0", "::1"],
)
def test_addresses_that_lead_inside_are_not_public(address: str) -> None:
    assert not is_public(address)
