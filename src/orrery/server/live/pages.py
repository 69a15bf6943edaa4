"""The WebSocket of an open page: notifications about tables the person is not watching."""

from __future__ import annotations

import contextlib
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from orrery.server.live.connection import ENDED
from orrery.server.live.socket import FORBIDDEN, MISSING, TOO_MANY, session_of
from orrery.server.origins import is_own_origin
from orrery.server.services import Services
from orrery.server.store.people import COOKIE


class OpenPage:
    """A page that shows notifications."""

    def __init__(self, socket: WebSocket[Any, Any, Any], session: str) -> None:
        self.socket = socket
        self.session = session

    async def end(self) -> None:
        """Close the connection: its session has ended."""
        with contextlib.suppress(Exception):
            await self.socket.close(code=ENDED, reason="your session has ended")

    async def send(self, text: str) -> None:
        """Send a notification; ignored if the page is gone."""
        with contextlib.suppress(WebSocketException, RuntimeError, OSError):
            await self.socket.send_text(text)


@websocket("/api/me/live")
async def page(socket: WebSocket[Any, Any, Any], services: NamedDependency[Services]) -> None:
    """A stream of notifications for an open page; messages from the page are ignored."""
    settings, notices = services.settings, services.notices
    if not is_own_origin(socket.headers.get("origin"), socket.headers.get("host"), settings.origins):
        await socket.close(code=FORBIDDEN, reason="this page may not connect here")
        return
    person = await services.people.who(socket.cookies.get(COOKIE))
    await socket.accept()
    if person is None:
        await socket.close(code=MISSING, reason="you have no session")
        return
    who = f"page {person.id}"
    if not await services.connections.open(who, settings.connections_per_person):
        await socket.close(code=TOO_MANY, reason="too many connections; close some")
        return
    opened = OpenPage(socket, session_of(socket))
    pages = notices.pages.setdefault(person.id, set())
    pages.add(opened)
    try:
        while (await socket.receive())["type"] != "websocket.disconnect":
            notices.mark_seen(person.id)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        pages.discard(opened)
        if not pages:
            notices.pages.pop(person.id, None)
        services.connections.close(who)
        notices.mark_seen(person.id)
