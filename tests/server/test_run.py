"""Starting and stopping the server: the port, whether a browser opens, what clients are told."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys

import httpx
import pytest
from tests.server.conftest import Starter
from tests.server.players import pair

from orrery.client import messages as m
from orrery.server.run import PortTaken, listen, may_open_browser
from orrery.server.store.database import Database


def test_a_port_in_use_is_refused_in_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(PortTaken) as refusal:
            listen("127.0.0.1", port)
    assert str(port) in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_any_free_port_will_do() -> None:
    with listen("127.0.0.1", 0) as listening:
        assert listening.getsockname()[1] > 0


@pytest.mark.parametrize("name", ["NO_BROWSER", "CI"])
def test_no_browser_opens_when_somebody_said_so(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.delenv("NO_BROWSER", raising=False)
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    assert may_open_browser()
    monkeypatch.setenv(name, "1")
    assert not may_open_browser()


@pytest.mark.slow
async def test_a_polite_stop_tells_clients_to_come_back(start_server: Starter) -> None:
    server = start_server()
    anna, bruno, table = await pair(server)
    async with anna, bruno, anna.live(table) as live:
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)
        state = await live.act("place b2")
        assert state.seen()["cells"]["b2"] == 0
        assert live.reconnects > 0


@pytest.mark.slow
def test_a_request_that_never_ends_does_not_hold_up_a_stop(start_server: Starter) -> None:
    server = start_server(stop_seconds=1)
    with socket.create_connection(("127.0.0.1", server.port)) as half:
        head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
        half.sendall(head + b'{"name"')
        httpx.get(f"{server.address}/health", trust_env=False)  # what was sent before has arrived
        server.stop()


@pytest.mark.slow
async def test_a_stop_still_writes_what_was_acknowledged(start_server: Starter) -> None:
    server = start_server(stop_seconds=1)
    anna, bruno, table = await pair(server)
    async with anna, bruno:
        state = await anna.state(table)
        await anna.send(table, m.Act(state.version, "place b2"))
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)
        assert (await anna.state(table)).seen()["cells"]["b2"] == 0


def test_postgresql_without_its_driver_is_refused_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(ValueError, match=r"pip install 'orrery\[hosting\]'"):
        Database("postgresql://somebody@localhost/orrery")


@pytest.mark.slow
@pytest.mark.parametrize(
    "url", ["nonsense", "mysql://x/y", "sqlite+aiosqlite:////nowhere/orrery.db", "postgresql://a:secret@127.0.0.1:1/x"]
)
def test_a_database_that_cannot_be_used_is_refused_in_one_line(url: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "orrery.cli", "serve", "--port", "0", "--database", url],
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr.startswith("Error: ")
    assert len(done.stderr.splitlines()) == 1
    assert "secret" not in done.stderr
