"""A connection: one WebSocket of one person at one table."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from orrery.client.messages import ENCODER, Reply, State
from orrery.server.live.view import state_for
from orrery.server.tables.allowance import Allowance
from orrery.server.tables.table import Table


class Connection:
    """Sends what is new. A slow client gets fewer states with more events each, and holds nobody up."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], table: Table, person: str, since: int, allowance: Allowance,
        looking: int | None = None,
    ) -> None:
        self.socket = socket
        self.table = table
        self.person = person
        self.since = since
        #: The seat that this client said it looks through.
        self.looking = looking
        self.stamp = -1
        self.wake = asyncio.Event()
        self.sending = asyncio.Lock()
        self.outbox: list[Reply] = []
        self.allowance = allowance
        self.heard = time.time()

    async def send(self, reply: Reply) -> None:
        """Send one message."""
        async with self.sending:
            await self._send(reply)

    def state(self, reason: str = "", key: str = "") -> State:
        """The state with everything that happened since the last one. The table's lock is held."""
        table = self.table
        state = state_for(table, self.person, self.since, self.looking, reason, key)
        self.since = table.version
        self.stamp = table.stamp
        return state

    async def _send(self, reply: Reply) -> None:
        await self.socket.send({"type": "websocket.send", "text": ENCODER.encode(reply).decode(), "bytes": None})

    async def write(self) -> None:
        """Send what is new whenever something is, until the connection ends."""
        try:
            while True:
                await self.wake.wait()
                self.wake.clear()
                outbox, self.outbox = self.outbox, []
                for reply in outbox:
                    await self.send(reply)
                # Under the lock, because what is not yet committed must not be seen.
                async with self.table.lock:
                    state = self.state() if self.stamp != self.table.stamp else None
                if state is not None:
                    await self.send(state)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return
