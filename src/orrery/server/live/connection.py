"""A connection: one WebSocket of one person at one table."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Any, TypeAlias

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from orrery.client.messages import ENCODER, Line, Part, Reply, Update, Waiting
from orrery.server import clock
from orrery.server.live.updates import Updates
from orrery.server.tables.table import Table
from orrery.server.tables.view import Viewer, state_for

#: The reason for closing a WebSocket whose session has ended.
ENDED = 4401
Message: TypeAlias = Reply | Update | Part | Waiting


class Connection(Viewer):
    """Sends updates. A slow client gets fewer states with more events each, and blocks nobody."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], table: Table, person: str, since: int,
        looking: int | None = None, parts: set[str] | None = None, session: str = "",
    ) -> None:  # fmt: skip
        super().__init__(table, person, since, looking)
        #: For a client that asked for changes, with the parts it already has.
        self.updates = None if parts is None else Updates(table, parts)
        self.socket = socket
        self.session = session
        #: The table's stamp when the last state was made for this client.
        self.stamp = -1
        self.news = asyncio.Event()
        #: Messages to send, in the order they were made: changes build upon each other.
        self.outbox: deque[Message] = deque()
        self.sending = asyncio.Lock()
        self.heard = clock.now()
        #: Whether the person has chat on, and whom they have muted.
        self.reads, self.unread = True, frozenset[str]()

    async def end(self) -> None:
        """Close the connection: its session has ended."""
        with contextlib.suppress(Exception):
            await self.socket.close(code=ENDED, reason="your session has ended")

    def wake(self) -> None:
        """Send pending updates."""
        self.news.set()

    def show(self, line: Line) -> None:
        """Send a line of chat, unless the person has muted it."""
        if self.reads and line.person not in self.unread:
            self.outbox.append(line)
            self.news.set()

    def tell_waiting(self, waiting: Waiting) -> None:
        """Send that a bot is waiting for its turn to search, to clients that know this message."""
        if self.updates is not None and not any(isinstance(message, Waiting) for message in self.outbox):
            self.outbox.append(waiting)
            self.news.set()

    async def send(self, message: Message) -> None:
        """Send a message after the queued ones."""
        self.outbox.append(message)
        await self.send_waiting()

    async def send_waiting(self) -> None:
        """Send the queued messages."""
        async with self.sending:
            while self.outbox:
                text = ENCODER.encode(self.outbox.popleft()).decode()
                await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})

    def state(self, reason: str = "", key: str = "") -> Update:
        """The state with all events since the last one. The table's lock is held."""
        whole = self.updates is None
        state = state_for(self.table, self.person, self.since, self.looking, reason, key, whole)
        self.since = self.table.version
        self.stamp = self.table.stamp
        if self.updates is None:
            return state
        self.outbox += self.updates.missing_parts()
        return self.updates.message(state)

    def whole_state(self, reason: str = "", key: str = "") -> Update:
        """The same in full, whatever the client already has."""
        if self.updates is not None:
            self.updates.forget()
        return self.state(reason, key)

    async def write(self) -> None:
        """Send updates as they come, until the connection ends."""
        try:
            while True:
                await self.news.wait()
                self.news.clear()
                await self.send_waiting()
                # Under the lock: uncommitted changes must not be visible.
                async with self.table.lock:
                    if self.stamp != self.table.stamp and not self.table.must_reload:
                        self.outbox.append(self.state())
                await self.send_waiting()
        except (WebSocketDisconnect, RuntimeError, OSError):
            return
