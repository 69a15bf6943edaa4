"""A live table over a WebSocket, with automatic reconnection."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError, InvalidHandshake, WebSocketException

from orrery.client import messages as m
from orrery.client.updates import Known, Mismatch

if TYPE_CHECKING:
    from orrery.client.client import Client

R = TypeVar("R")

#: Close codes after which reconnecting is useless.
FINAL = (4401, 4403, 4404, 4429)


class ServerError(Exception):
    """The server refused a request; `code` says why, `refusal` names the rule."""

    def __init__(self, code: str, message: str, refusal: dict[str, Any] | None = None) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.refusal = refusal


class Live:
    """A table as one person sees it. `state` is always the newest one."""

    def __init__(self, client: Client, table: str, since: int = 0, timeout: float = 120.0) -> None:
        self.client = client
        self.table = table
        self.timeout = timeout
        self.state: m.State
        self.events: list[dict[str, Any]] = []
        self.chat: list[m.Line] = []
        self.reconnects = 0
        #: How often changes did not fit, and the whole state was requested.
        self.mismatches = 0
        self._known = Known()
        self._since = since
        self._looking: int | None = None
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._changed = asyncio.Condition()
        self._waiting: dict[str, tuple[m.Request, asyncio.Future[m.Reply]]] = {}
        self._fault: Exception | None = None
        self._keys = (f"{secrets.token_hex(4)}-{number}" for number in itertools.count())

    async def __aenter__(self) -> Live:
        self._task = asyncio.create_task(self._run())
        await self._wait(lambda: hasattr(self, "state"), self.timeout)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()

    async def _run(self) -> None:
        """Read messages; reconnect whenever the connection is lost, and repeat unanswered requests."""
        pause = 0.05
        lost = asyncio.get_running_loop().time()
        while True:
            try:
                headers = self.client.credentials
                base = self.client.address.replace("http", "ws", 1)
                eyes = "" if self._looking is None else f"&seat={self._looking}"
                parts = ".".join(self._known.parts)
                address = f"{base}/api/tables/{self.table}/live?since={self._since}{eyes}&changes=1&parts={parts}"
                async with connect(address, additional_headers=headers, max_size=1 << 24, proxy=None) as socket:
                    self._socket = socket
                    for request, _ in list(self._waiting.values()):
                        await socket.send(m.ENCODER.encode(request), text=True)
                    async for data in socket:
                        await self._receive(socket, data)
                        pause, lost = 0.05, asyncio.get_running_loop().time()
            except ConnectionClosedError as closed:
                if closed.rcvd is not None and closed.rcvd.code in FINAL:
                    await self._fail(ServerError(str(closed.rcvd.code), closed.rcvd.reason or "closed"))
                    return
            except (OSError, InvalidHandshake, WebSocketException, TimeoutError) as error:
                if asyncio.get_running_loop().time() - lost > self.timeout:
                    await self._fail(error)
                    return
            finally:
                self._socket = None
            self.reconnects += 1
            await asyncio.sleep(pause)
            pause = min(1.0, pause * 2)

    async def _fail(self, error: Exception) -> None:
        self._fault = error
        for _, future in self._waiting.values():
            if not future.done():
                future.set_exception(error)
        async with self._changed:
            self._changed.notify_all()

    async def _receive(self, socket: ClientConnection, data: str | bytes) -> None:
        """Handle a message; request the whole state if changes do not fit."""
        try:
            reply = self._known.hear(data)
        except Mismatch as mismatch:
            self.mismatches += 1
            await socket.send(m.ENCODER.encode(m.Refresh(self._since, mismatch.key)), text=True)
            return
        if reply is not None:
            await self._hear(reply)

    async def _hear(self, reply: m.Reply) -> None:
        if isinstance(reply, m.State):
            self.state = reply
            self._since = reply.version
            self.events += reply.happened()
        elif isinstance(reply, m.Line):
            self.chat.append(reply)
        key = getattr(reply, "key", "")
        waiting = self._waiting.pop(key, None) if key else None
        if waiting is not None and not waiting[1].done():
            waiting[1].set_result(reply)
        async with self._changed:
            self._changed.notify_all()

    async def ask(self, request: m.Request) -> m.Reply:
        """Send a request and wait for its answer, reconnecting as often as necessary."""
        if self._fault is not None:
            raise self._fault
        keyed = msgspec.structs.replace(request, key=next(self._keys))
        future: asyncio.Future[m.Reply] = asyncio.get_running_loop().create_future()
        self._waiting[keyed.key] = (keyed, future)
        socket = self._socket
        if socket is not None:
            with contextlib.suppress(OSError, WebSocketException):
                await socket.send(m.ENCODER.encode(keyed), text=True)
        reply = await asyncio.wait_for(future, self.timeout)
        if isinstance(reply, m.Fault):
            raise ServerError(reply.code, reply.message, reply.refusal)
        return reply

    async def _state(self, request: m.Request) -> m.State:
        reply = await self.ask(request)
        assert isinstance(reply, m.State)
        return reply

    async def act(self, action: int | str) -> m.State:
        """Play an action by code or notation; when this returns, it is stored."""
        return await self._state(m.Act(self.state.version, action))

    async def undo(self) -> m.State:
        """Take back an action."""
        return await self._state(m.Undo(self.state.version))

    async def look(self, seat: int) -> m.State:
        """Look through another of your seats; kept across reconnections."""
        self._looking = seat
        return await self._state(m.Look(seat))

    async def why(self, action: int | str) -> m.Reason:
        """Why an action is not possible now."""
        reply = await self.ask(m.Why(action))
        assert isinstance(reply, m.Reason)
        return reply

    async def until(self, holds: Callable[[m.State], bool], timeout: float = 60.0) -> m.State:
        """The first state from now on that satisfies a condition."""
        await self._wait(lambda: holds(self.state), timeout)
        return self.state

    async def turn(self, timeout: float = 60.0) -> m.State:
        """The next state in which it is your turn, or in which the match is over."""
        return await self.until(lambda state: bool(state.options) or state.status in ("finished", "abandoned"), timeout)

    async def _wait(self, holds: Callable[[], bool], timeout: float) -> None:
        async with self._changed:
            await asyncio.wait_for(self._changed.wait_for(lambda: self._fault is not None or holds()), timeout)
        if self._fault is not None and not holds():
            raise self._fault
