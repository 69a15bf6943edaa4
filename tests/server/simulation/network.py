"""The network between clients and servers: requests and WebSockets that are slow, late, cut or not answered at all."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from tests.server.simulation.database import OUTSIDE
from tests.server.simulation.loop import Nap, Process, SimulatedLoop

from orrery.client import messages as m

#: Messages that a connection takes before the sender has to wait.
BUFFER = 8


class Cut(Exception):
    """The connection is gone."""


class Answer(msgspec.Struct):
    """What a server answers to a request."""

    status: int
    body: bytes
    cookie: str = ""


class Server(msgspec.Struct):
    """A process that serves, as the network sees it."""

    process: Process
    app: Any


class Socket:
    """A WebSocket from a person to a table, both ends of it."""

    def __init__(self, network: Network, server: Server, person: str, since: int) -> None:
        self.network = network
        self.server = server
        self.person = person
        #: The newest version that was sent.
        self.known = since
        self.loop = network.loop
        #: What is on its way to the server, and what wakes who waits for it.
        self.inbox: deque[dict[str, Any]] = deque([{"type": "websocket.connect"}])
        self.news: asyncio.Future[None] | None = None
        self.room: asyncio.Future[None] | None = None
        self.on_the_way = 0
        self.last_in = self.last_out = 0.0
        self.opened = network.loop.now
        self.is_open = False
        #: Whether the client or the server has noticed that it is closed.
        self.is_cut = False
        self.is_gone = False
        self.pace = 1.0
        #: What the client has not looked at, and its wait for more; None: it is closed.
        self.replies: deque[m.Reply | None] = deque()
        self.nap: Nap | None = None

    # The client's end

    def send(self, request: m.Request) -> None:
        """Send a request."""
        if self.is_cut:
            raise Cut
        text = m.ENCODER.encode(request).decode()
        self.last_in = max(self.last_in, self.loop.now + self.network.delay())
        self.loop.call_at(self.last_in, self._arrive, {"type": "websocket.receive", "text": text}, context=OUTSIDE)

    def _put(self, reply: m.Reply | None) -> None:
        self.replies.append(reply)
        if self.nap is not None:
            self.nap.wake()

    async def wait(self, seconds: float) -> None:
        """Wait for a reply, so many seconds at most."""
        if not self.replies:
            self.nap = Nap(self.loop, seconds)
            await self.nap
            self.nap = None

    def cut(self, noticed_after: float) -> None:
        """Lose the connection; the server notices it some time later."""
        if not self.is_cut:
            self.is_cut = True
            self._put(None)
        self.loop.call_later(noticed_after, self._gone, context=OUTSIDE)

    def silence(self) -> None:
        """Lose the connection without the client noticing."""
        self.is_gone = True
        self.loop.call_later(self.network.rng.uniform(0, 20), self._hang_up, context=OUTSIDE)

    def _hang_up(self) -> None:
        self.is_gone = False
        self._gone()

    def _gone(self) -> None:
        if not self.is_gone:
            self.is_gone = True
            self.inbox.append({"type": "websocket.disconnect", "code": 1006})
            self._wake()
        if self.room is not None and not self.room.done():
            self.room.set_result(None)
        self.network.sockets.pop(self, None)

    def _arrive(self, message: dict[str, Any]) -> None:
        if not self.is_gone:
            self.inbox.append(message)
            self._wake()

    def _wake(self) -> None:
        if self.news is not None and not self.news.done():
            self.news.set_result(None)

    # The server's end

    async def receive(self) -> dict[str, Any]:
        """The next message for the server."""
        while not self.inbox:
            self.news = self.loop.create_future()
            await self.news
        return self.inbox.popleft()

    async def deliver(self, message: dict[str, Any]) -> None:
        """Take a message from the server."""
        kind = message["type"]
        if kind == "websocket.accept":
            self.is_open = True
            return
        if kind == "websocket.close":
            self._later(self._closed, message.get("code", 1000))
            return
        reply = m.REPLIES.decode(message["text"])
        self.network.sent(self, reply)
        if self.is_gone:
            return
        if self.is_cut:
            raise OSError("the connection is gone")
        self.on_the_way += 1
        self._later(self._heard, reply)
        while self.on_the_way > BUFFER and not self.is_gone:
            self.room = self.loop.create_future()
            await self.room

    def _later(self, callback: Callable[..., None], *given: Any) -> None:
        self.last_out = max(self.last_out, self.loop.now + self.network.delay() * self.pace)
        self.loop.call_at(self.last_out, callback, *given, context=OUTSIDE)

    def _heard(self, reply: m.Reply) -> None:
        self.on_the_way -= 1
        if self.room is not None and not self.room.done():
            self.room.set_result(None)
        if not self.is_cut and not self.is_gone:
            self._put(reply)

    def _closed(self, code: int) -> None:
        self.network.closed[code] = self.network.closed.get(code, 0) + 1
        self.cut(0.0)


class Network:
    """Connects people with servers."""

    def __init__(
        self, loop: SimulatedLoop, rng: random.Random, sent: Callable[[Socket, m.Reply], None],
        answered: Callable[[str, Answer], None],
    ) -> None:  # fmt: skip
        self.loop = loop
        self.rng = rng
        #: Told of everything that leaves a server, at the moment it does.
        self.sent = sent
        self.answered = answered
        self.servers: list[Server | None] = []
        self.sockets: dict[Socket, None] = {}
        self.requests: dict[int, tuple[Process, asyncio.Future[Answer]]] = {}
        self.count = 0
        self.closed: dict[int, int] = {}
        # Faults
        self.latency = (0.0005, 0.03)
        self.answers_lost = 0.0
        loop.mourners.append(self._bury)

    def delay(self) -> float:
        """How long a message takes."""
        return self.rng.uniform(*self.latency)

    def server(self, place: int) -> Server:
        """The server at a place; Cut if there is none."""
        server = self.servers[place % len(self.servers)]
        if server is None or server.process.is_dead:
            raise Cut
        return server

    def _bury(self, process: Process) -> None:
        for socket in list(self.sockets):
            if socket.server.process is process:
                socket.is_gone = True
                self.sockets.pop(socket, None)
                self.loop.call_later(self.delay(), socket.cut, 0.0, context=OUTSIDE)
        for number, (of, future) in list(self.requests.items()):
            if of is process:
                del self.requests[number]
                if not future.done():
                    future.set_exception(Cut())

    async def request(self, place: int, method: str, path: str, body: Any = None, cookie: str = "") -> Answer:
        """Send a request and wait for its answer; Cut if the server or the answer is lost."""
        await Nap(self.loop, self.delay())
        server = self.server(place)
        future: asyncio.Future[Answer] = self.loop.create_future()
        self.count += 1
        number = self.count
        self.requests[number] = (server.process, future)
        scope = http_scope("http", method, path, cookie)
        exchange = Exchange(b"" if body is None else msgspec.json.encode(body), future, path, self.answered)
        self.loop.spawn(server.process, server.app(scope, exchange.receive, exchange.send))
        try:
            answer = await asyncio.wait_for(future, 90.0)
        finally:
            self.requests.pop(number, None)
        await Nap(self.loop, self.delay())
        if self.rng.random() < self.answers_lost:
            raise Cut
        return answer

    async def open(self, place: int, table: str, person: str, cookie: str, since: int, seat: int | None) -> Socket:
        """Open a WebSocket; Cut if there is no server."""
        await Nap(self.loop, self.delay())
        server = self.server(place)
        socket = Socket(self, server, person, since)
        self.sockets[socket] = None
        path = f"/api/tables/{table}/live?since={since}" + ("" if seat is None else f"&seat={seat}")
        scope = http_scope("websocket", "", path, cookie)
        self.loop.spawn(server.process, self._serve(server, scope, socket))
        return socket

    async def _serve(self, server: Server, scope: dict[str, Any], socket: Socket) -> None:
        try:
            await server.app(scope, socket.receive, socket.deliver)
        finally:
            socket._later(socket.cut, 0.0)


class Exchange:
    """One request and its answer."""

    def __init__(
        self, body: bytes, future: asyncio.Future[Answer], path: str, answered: Callable[[str, Answer], None]
    ) -> None:
        self.body = body
        self.future = future
        self.path = path
        self.answered = answered
        self.answer = Answer(0, b"")
        self.is_read = False

    async def receive(self) -> dict[str, Any]:
        """The body, once."""
        if self.is_read:
            return {"type": "http.disconnect"}
        self.is_read = True
        return {"type": "http.request", "body": self.body, "more_body": False}

    async def send(self, message: dict[str, Any]) -> None:
        """Take a part of the answer."""
        if message["type"] == "http.response.start":
            self.answer.status = message["status"]
            for name, value in message["headers"]:
                if name.lower() == b"set-cookie":
                    self.answer.cookie = value.decode().partition(";")[0]
        elif message["type"] == "http.response.body":
            self.answer.body += message.get("body", b"")
            if not message.get("more_body"):
                self.answered(self.path, self.answer)
                if not self.future.done():
                    self.future.set_result(self.answer)


def http_scope(kind: str, method: str, path: str, cookie: str) -> dict[str, Any]:
    """What ASGI says about a request."""
    plain, _, query = path.partition("?")
    headers = [(b"host", b"orrery.example"), (b"content-type", b"application/json")]
    if cookie:
        headers.append((b"cookie", cookie.encode()))
    scope = {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "path": plain,
        "raw_path": plain.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": headers,
        "client": ("192.0.2.1", 1),
        "server": ("orrery.example", 80),
        "extensions": {},
        "state": {},
    }
    if kind == "http":
        return scope | {"method": method, "scheme": "http"}
    return scope | {"scheme": "ws", "subprotocols": []}
