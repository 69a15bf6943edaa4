"""What a connection sends when the database fails."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import msgspec
import pytest
from tests.server.tables.open_tables import open_tables, two_seats

import orrery
from orrery.client import messages as m
from orrery.server import tasks
from orrery.server.live.connection import Connection
from orrery.server.store.journal import Journal
from orrery.server.store.match import Change
from orrery.server.tables.play import act
from orrery.server.tables.upkeep import reload_failed


class Wire:
    """A WebSocket that keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    async def send(self, message: dict[str, Any]) -> None:
        """Keep a message."""
        self.sent.append(msgspec.json.decode(message["text"]))


async def test_what_was_not_committed_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(self: Journal, change: Change) -> None:
        raise OSError("the connection to the database was lost")

    async with open_tables() as tables:
        host, table = await two_seats(tables, orrery.game("tictactoe"), [])
        wire = Wire()
        watching = Connection(cast(Any, wire), table, host.id, 0)
        tables.presence.enter(table, watching)
        writer = tasks.start(watching.write())
        monkeypatch.setattr(Journal, "append", fails)
        with pytest.raises(OSError, match="lost"):
            await act(tables, watching, host, m.Act(1, "place b2", "key"))
        monkeypatch.undo()
        table.changed()  # somebody comes or goes
        table.wake()
        await asyncio.sleep(0.05)
        assert wire.sent == []
        await reload_failed(tables)
        while not wire.sent:
            await asyncio.sleep(0.01)
        assert [(state["version"], state["view"]["cells"]["b2"]) for state in wire.sent] == [(1, None)]
        writer.cancel()
