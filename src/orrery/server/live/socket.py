"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from orrery.client.messages import REQUESTS, Fault
from orrery.server.http.guard import is_own_origin
from orrery.server.live.connection import Connection
from orrery.server.refusals import Refused
from orrery.server.store.people import COOKIE, Person
from orrery.server.tables.access import admit
from orrery.server.tables.allowance import Allowance
from orrery.server.tables.play import answer
from orrery.server.tables.tables import Hall

LOGGER = logging.getLogger("orrery.live")
NOBODY = Person("", "", None, False)

#: Why the server closes a WebSocket.
FORBIDDEN, MISSING, TOO_MANY, TOO_MUCH, RESTART = 4403, 4404, 4429, 1009, 1012


@websocket("/api/tables/{identity:str}/live")
async def live(socket: WebSocket[Any, Any, Any], identity: FromPath[str]) -> None:
    """One person at one table, until either goes away."""
    hall: Hall = socket.app.state.hall
    settings = hall.settings
    if not is_own_origin(socket.headers.get("origin"), socket.headers.get("host"), settings.origins):
        await socket.close(code=FORBIDDEN, reason="this page may not connect here")
        return
    person = await hall.people.who(socket.cookies.get(COOKIE)) or NOBODY
    try:
        table = await hall.table(identity)
        await admit(hall, table, person.id)
    except Refused as refused:
        await socket.accept()
        await socket.close(code=MISSING, reason=refused.message)
        return
    await socket.accept()
    if person.id and hall.count(person.id) >= settings.connections_per_person:
        await socket.close(code=TOO_MANY, reason="too many connections; close some")
        return
    given = socket.query_params.get("since", "0")
    since = int(given) if given.isdecimal() and len(given) < 10 else 0
    seat = socket.query_params.get("seat", "")
    looking = int(seat) if seat.isdecimal() and len(seat) < 3 else None
    allowance = Allowance(settings.message_rate, settings.message_burst)
    connection = Connection(socket, table, person.id, since, allowance, looking)
    hall.enter(connection)
    writer = asyncio.create_task(connection.write())
    try:
        async with hall.at(table):
            state = connection.state()
        await connection.send(state)
        await listen(hall, connection, person)
    except (WebSocketDisconnect, RuntimeError, OSError, Refused):
        pass
    finally:
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
        hall.leave(connection)


async def listen(hall: Hall, connection: Connection, person: Person) -> None:
    """Answer messages until the client goes away or sends too much."""
    socket = connection.socket
    limit = hall.settings.message_size
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if message["type"] != "websocket.receive":
            continue
        data = message.get("text") or message.get("bytes") or b""
        if len(data) > limit:
            await connection.send(Fault("too-large", f"a message has at most {limit} bytes"))
            await socket.close(code=TOO_MUCH, reason="message too large")
            return
        too_fast = connection.allowance.is_too_fast()
        try:
            request = REQUESTS.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            await connection.send(Fault("bad-message", f"not a message of the protocol: {error}"))
            continue
        if too_fast:
            await asyncio.sleep(1 / connection.allowance.rate)
            await connection.send(Fault("too-fast", "too many messages; slow down", None, request.key))
            continue
        connection.heard = time.time()
        try:
            reply = await answer(hall, connection, person, request)
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            LOGGER.exception("a request at a table failed")
            reply = Fault("unavailable", "the server could not do this now; try again", None, request.key)
        await connection.send(reply)


async def close_all(hall: Hall, person: str | None = None) -> None:
    """Tell every client, or every client of a person, to connect again."""
    connections = [connection for table in hall.tables.values() for connection in table.connections]
    for connection in connections:
        if person is not None and connection.person != person:
            continue
        with contextlib.suppress(Exception):
            await connection.socket.close(code=RESTART, reason="connect again")
