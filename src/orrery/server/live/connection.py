"""A connection: one WebSocket of one person at one table."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from orrery.client.messages import ENCODER, Line, Reply, State
from orrery.server import clock
from orrery.server.tables.rate_limit import RateLimit
from orrery.server.tables.table import Table
from orrery.server.tables.view import Viewer


class Connection(Viewer):
    """Sends what is new. A slow client gets fewer states with more events each, and holds nobody up."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], table: Table, person: str, since: int, limit: RateLimit,
        looking: int | None = None,
    ) -> None:  # fmt: skip
        super().__init__(table, person, since, looking)
        self.socket = socket
        self.limit = limit
        #: The table's stamp when a state was last made for this client.
        self.stamp = -1
        self.news = asyncio.Event()
        self.sending = asyncio.Lock()
        self.outbox: list[Reply] = []
        self.heard = clock.now()

    def wake(self) -> None:
        """Send what is new."""
        self.news.set()

    def show(self, line: Line) -> None:
        """Send a line of chat."""
        self.outbox.append(line)
        self.news.set()

    async def send(self, reply: Reply) -> None:
        """Send one message."""
        async with self.sending:
            await self.socket.send({"type": "websocket.send", "text": ENCODER.encode(reply).decode(), "bytes": None})

    def state(self, reason: str = "", key: str = "") -> State:
        """The state with everything that happened since the last one. The table's lock is held."""
        state = super().state(reason, key)
        self.since = self.table.version
        self.stamp = self.table.stamp
        return state

    async def write(self) -> None:
        """Send what is new whenever something is, until the connection ends."""
        try:
            while True:
                await self.news.wait()
                self.news.clear()
                outbox, self.outbox = self.outbox, []
                for reply in outbox:
                    await self.send(reply)
                # Under the lock, because what is not yet committed must not be seen. After a commit that failed
                # the table is read again first, and that wakes everybody.
                async with self.table.lock:
                    is_new = self.stamp != self.table.stamp and not self.table.must_reload
                    state = self.state() if is_new else None
                if state is not None:
                    await self.send(state)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return
