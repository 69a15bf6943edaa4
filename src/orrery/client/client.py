"""A client session: games, tables and records over HTTP, and live tables."""

from __future__ import annotations

import secrets
from typing import Any, TypeVar

import httpx
import msgspec

from orrery.client import messages as m
from orrery.client.connection import Live, ServerError

T = TypeVar("T")
COOKIE = "orrery_session"


def new_key() -> str:
    """A request key: a request repeated with the same key is carried out once."""
    return secrets.token_urlsafe(12)


def chair(said: str) -> m.SeatOrder:
    """The occupant of a seat: `me`, `open`, a bot's level, or its level and style as in `captain:raider`."""
    if said in ("me", "open"):
        return m.SeatOrder(said)  # type: ignore[arg-type]
    level, _, style = said.partition(":")
    return m.SeatOrder("bot", level, style=style)


class Client:
    """A person's session with a server; programs use a token instead.

    async with Client("http://127.0.0.1:8008") as client:
        table = await client.create("tictactoe", ["me", "captain"])
        async with client.live(table.id) as live:
            await live.act("place b2")
    """

    def __init__(self, address: str, cookie: str = "", token: str = "") -> None:
        self.address = address.rstrip("/")
        self.http = httpx.AsyncClient(base_url=self.address, timeout=30.0, trust_env=False)
        self.token = token
        if token:
            self.http.headers["Authorization"] = f"Bearer {token}"
        if cookie:
            self.http.cookies.set(COOKIE, cookie)

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def credentials(self) -> dict[str, str]:
        """The headers that identify the person on a WebSocket."""
        if self.token:
            return {"Authorization": f"Bearer {self.token}"}
        return {"Cookie": self.cookie} if self.cookie else {}

    @property
    def cookie(self) -> str:
        """The session as a WebSocket header."""
        token = self.http.cookies.get(COOKIE)
        return f"{COOKIE}={token}" if token else ""

    async def call(self, method: str, path: str, kind: type[T], body: object = None, **query: Any) -> T:
        """Make a request over HTTP; ServerError if it is refused."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if content is None else {"Content-Type": "application/json"}
        given = {name: value for name, value in query.items() if value is not None}
        answer = await self.http.request(method, path, content=content, headers=headers, params=given)
        if answer.status_code >= 400:
            try:
                complaint = msgspec.json.decode(answer.content, type=m.Complaint)
            except msgspec.DecodeError:
                raise ServerError(str(answer.status_code), answer.text[:200]) from None
            raise ServerError(complaint.code, complaint.message, complaint.refusal)
        if kind is bytes:
            return answer.content  # type: ignore[return-value]
        return msgspec.json.decode(answer.content, type=kind)

    async def me(self) -> m.Me:
        """The current user."""
        return await self.call("GET", "/api/me", m.Me)

    async def guest(self, name: str) -> m.Me:
        """Play as a guest under this name."""
        return await self.call("POST", "/api/me", m.Me, m.Guest(name))

    async def sign_up(self, login: str, password: str) -> m.Me:
        """Turn the current guest into an account."""
        return await self.call("POST", "/api/account", m.Me, m.SignUp(login, password))

    async def log_in(self, login: str, password: str) -> m.Me:
        """Start a session of an account."""
        return await self.call("POST", "/api/session", m.Me, m.LogIn(login, password))

    async def create(self, game: str, seats: list[str], **order: Any) -> m.TableEntry:
        """Create a table; a seat is `me`, `open` or the name of a bot."""
        chairs = [chair(kind) for kind in seats]
        order.setdefault("key", new_key())
        order.setdefault("client_seed", new_key())
        return await self.call("POST", "/api/tables", m.TableEntry, m.TableOrder(game, chairs, **order))

    async def tables(self, **query: Any) -> list[m.TableEntry]:
        """List the tables of the lobby, or your own with `mine=True`."""
        return await self.call("GET", "/api/tables", list[m.TableEntry], **query)

    async def table(self, identity: str) -> m.TableEntry:
        """One table."""
        return await self.call("GET", f"/api/tables/{identity}", m.TableEntry)

    async def join(self, identity: str, invitation: str = "", **choice: Any) -> m.TableEntry:
        """Take a seat, or watch with `watch=True`."""
        choice = {"key": new_key(), "client_seed": new_key()} | choice
        return await self.call("POST", f"/api/tables/{identity}/join", m.TableEntry, m.Join(invitation, **choice))

    async def state(self, identity: str, since: int = 0, seat: int | None = None) -> m.State:
        """The table as seen from one of your seats."""
        return await self.call("GET", f"/api/tables/{identity}/state", m.State, since=since, seat=seat)

    async def log(self, identity: str, since: int = 0, **query: Any) -> list[dict[str, Any]]:
        """The events between two versions, each with its `version`."""
        return await self.call("GET", f"/api/tables/{identity}/events", list[dict[str, Any]], since=since, **query)

    async def send(self, identity: str, request: m.Request) -> m.Reply:
        """Send a request to a table without a WebSocket."""
        if not request.key:
            request = msgspec.structs.replace(request, key=new_key())
        reply: m.Reply = await self.call("POST", f"/api/tables/{identity}/messages", m.Reply, request)  # type: ignore[arg-type]
        return reply

    async def record(self, identity: str) -> bytes:
        """The `.orrery` file of a finished match."""
        return await self.call("GET", f"/api/tables/{identity}/record", bytes)

    def live(self, identity: str, since: int = 0, timeout: float = 120.0) -> Live:
        """The table's WebSocket, to be used with `async with`."""
        return Live(self, identity, since, timeout)
