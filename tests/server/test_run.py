"""Starting and stopping the server: the port, whether a browser opens, what clients are told."""

from __future__ import annotations

import asyncio
import socket

import pytest
from tests.server.conftest import Starter
from tests.server.players import pair, run

from orrery.server.run import PortTaken, listen, may_open_browser


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


def test_a_polite_stop_tells_clients_to_come_back(start_server: Starter) -> None:
    server = start_server()

    async def story() -> None:
        anna, bruno, table = await pair(server)
        async with anna, bruno, anna.live(table) as live:
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
            state = await live.act("place b2")
            assert state.seen()["cells"]["b2"] == 0
            assert live.reconnects > 0

    run(story())
