"""Notices over HTTP and WebSocket: how one wants to be told, and the page's own stream."""

from __future__ import annotations

import time
from typing import Annotated, Any

import httpx
import msgspec
from litestar import Request, Router, WebSocket, delete, get, post, put, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import JSONBody
from sqlalchemy import delete as remove
from sqlalchemy import func, insert, select, update

from orrery.server.http.guard import is_own_origin
from orrery.server.http.identity import person_of
from orrery.server.notify.notices import Wish, public_address
from orrery.server.refusals import Refused
from orrery.server.store import schema
from orrery.server.store.people import COOKIE, Person
from orrery.server.tables.tables import Hall

Anything = Request[Any, Any, Any]
#: Browsers of one person that may be rung at.
BROWSERS = 20


class Browser(msgspec.Struct, frozen=True):
    """The address at which a browser's push service can be rung."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class PushKey(msgspec.Struct, frozen=True):
    """The server's public key for web push."""

    key: str


async def somebody(request: Anything) -> Person:
    """The person of the session, or Refused."""
    person = await person_of(request)
    if person is None:
        raise Refused("sign-in", "you have no session", 401)
    return person


@get("/notices", summary="How one wants to be told")
async def get_wish(request: Anything) -> Wish:
    """The person's wish."""
    hall: Hall = request.app.state.hall
    person = await somebody(request)
    return await hall.notices.wish(person.id)


@put("/notices", summary="Say how one wants to be told")
async def put_wish(request: Anything, data: JSONBody[Wish]) -> Wish:
    """Always, when not seen for some minutes, or never; by web push, and by webhook if one is given."""
    hall: Hall = request.app.state.hall
    person = await somebody(request)
    if data.webhook:
        await public_address(address_of(data.webhook), hall.settings.local_webhooks)
    people = schema.people
    text = msgspec.json.encode(data).decode()
    async with hall.database.engine.begin() as connection:
        await connection.execute(update(people).where(people.c.id == person.id).values(notify=text))
    return data


def address_of(text: str) -> httpx.URL:
    """The URL in a text, or Refused."""
    try:
        return httpx.URL(text)
    except (httpx.InvalidURL, ValueError):
        raise Refused("bad-webhook", "that is not an address") from None


@get("/push", summary="The server's key for web push")
async def get_push_key(request: Anything) -> PushKey:
    """What a browser needs to subscribe."""
    hall: Hall = request.app.state.hall
    return PushKey(await hall.vapid.public())


@post("/push", summary="Let a browser be rung at", status_code=200)
async def add_browser(request: Anything, data: JSONBody[Browser]) -> Browser:
    """Add a browser's push address to the person."""
    hall: Hall = request.app.state.hall
    person = await somebody(request)
    await public_address(address_of(data.endpoint), hall.settings.local_webhooks)
    pushes = schema.pushes
    async with hall.database.engine.begin() as connection:
        own = select(func.count()).select_from(pushes).where(pushes.c.person == person.id)
        if (await connection.execute(own)).scalar_one() >= BROWSERS:
            raise Refused("too-many", f"at most {BROWSERS} browsers can be rung at")
        await connection.execute(remove(pushes).where(pushes.c.endpoint == data.endpoint))
        row = {"endpoint": data.endpoint, "person": person.id, "created": time.time()}
        await connection.execute(insert(pushes).values(row))
    return data


@delete("/push", summary="Let no browser be rung at any more", status_code=200)
async def remove_browsers(request: Anything) -> Wish:
    """Forget every push address of the person."""
    hall: Hall = request.app.state.hall
    person = await somebody(request)
    async with hall.database.engine.begin() as connection:
        await connection.execute(remove(schema.pushes).where(schema.pushes.c.person == person.id))
    return Wish()


@websocket("/live")
async def page(socket: WebSocket[Any, Any, Any]) -> None:
    """A stream of notices for an open page; it listens to nothing."""
    hall: Hall = socket.app.state.hall
    if not is_own_origin(socket.headers.get("origin"), socket.headers.get("host"), hall.settings.origins):
        await socket.close(code=4403, reason="this page may not connect here")
        return
    person = await hall.people.who(socket.cookies.get(COOKIE))
    await socket.accept()
    if person is None:
        await socket.close(code=4404, reason="you have no session")
        return
    pages = hall.notices.pages.setdefault(person.id, set())
    if len(pages) >= hall.settings.connections_per_person:
        await socket.close(code=4429, reason="too many connections; close some")
        return
    pages.add(socket)
    try:
        while (await socket.receive())["type"] != "websocket.disconnect":
            hall.notices.notice(person.id)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        pages.discard(socket)
        if not pages:
            hall.notices.pages.pop(person.id, None)
        hall.notices.notice(person.id)


wishes_router = Router(
    "/api/me",
    route_handlers=[get_wish, put_wish, get_push_key, add_browser, remove_browsers, page],
    tags=["people"],
)
