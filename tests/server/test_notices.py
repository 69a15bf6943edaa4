"""People are told that it is their turn."""

from __future__ import annotations

import asyncio
import json
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import ClassVar

from tests.server.conftest import Starter
from tests.server.house import Server, pair, refused, run
from websockets.asyncio.client import connect

from orrery.client import messages as m


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


def test_a_page_elsewhere_is_told_whose_turn_it_is(server: Server) -> None:
    async def story() -> None:
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

    run(story())


def test_webhook_and_push_service_are_called_as_wished(start_server: Starter) -> None:
    server = start_server(local_webhooks="true")
    ear = HTTPServer(("127.0.0.1", 0), Ear)
    Thread(target=ear.serve_forever, daemon=True).start()
    base = f"http://127.0.0.1:{ear.server_port}"

    async def story() -> None:
        anna, bruno, table = await pair(server)
        async with anna, bruno:
            wish = {"when": "always", "webhook": f"{base}/hook"}
            await bruno.call("PUT", "/api/me/notices", dict[str, object], wish)
            await bruno.call("POST", "/api/me/push", dict[str, object], {"endpoint": f"{base}/push"})
            key = await bruno.call("GET", "/api/me/push", dict[str, str])
            state = await anna.state(table)
            await anna.send(table, m.Act(state.version, "place b2"))
            for _ in range(100):
                if len(Ear.heard) == 2:
                    break
                await asyncio.sleep(0.05)
            calls = {path: (headers, body) for path, headers, body in Ear.heard}
            assert json.loads(calls["/hook"][1])["what"] == "turn"
            assert calls["/push"][1] == b""
            assert calls["/push"][0]["Authorization"].endswith(f"k={key['key']}")

    run(story())
    ear.shutdown()
    ear.server_close()


def test_a_webhook_cannot_reach_into_the_servers_own_network(server: Server) -> None:
    async def story() -> None:
        anna, bruno, _ = await pair(server)
        async with anna, bruno:
            for address in ("http://127.0.0.1/x", "http://[::1]/x", "http://10.0.0.1/x", "ftp://example.org/x", "x"):
                wish = {"when": "always", "webhook": address}
                assert await refused(anna.call("PUT", "/api/me/notices", dict[str, object], wish)) == "bad-webhook"

    run(story())
