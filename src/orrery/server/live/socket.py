"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from orrery.client.messages import REQUESTS, Fault
from orrery.server import clock, tasks
from orrery.server.live.connection import Connection
from orrery.server.names import has_nul
from orrery.server.origins import is_own_origin
from orrery.server.refusals import Refused
from orrery.server.store.people import COOKIE, Person, fingerprint
from orrery.server.tables.access import check_access
from orrery.server.tables.play import answer
from orrery.server.tables.rate_limit import RateLimit
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Tables

LOGGER = logging.getLogger("orrery.live")
NOBODY = Person("", "", None, False)

#: The maximum number of parts a client may claim to have.
MOST_PARTS = 20
#: The reasons for closing a WebSocket.
FORBIDDEN, MISSING, TOO_MANY, TOO_MUCH, RESTART = 4403, 4404, 4429, 1009, 1012


@websocket("/api/tables/{identity:str}/live")
async def live(socket: WebSocket[Any, Any, Any], identity: FromPath[str], tables: NamedDependency[Tables]) -> None:
    """One person's connection to one table, until either side closes it."""
    settings = tables.settings
    if not is_own_origin(socket.headers.get("origin"), socket.headers.get("host"), settings.origins):
        await socket.close(code=FORBIDDEN, reason="this page may not connect here")
        return
    person = await visitor(socket, tables) or NOBODY
    try:
        table = await tables.get(identity)
        await tables.catch_up_unwatched(table)
        await check_access(tables.services.matches, table, person.id)
    except Refused as refused:
        await socket.accept()
        await socket.close(code=MISSING, reason=refused.message)
        return
    await socket.accept()
    who, most = holder(socket, tables, person)
    if not await tables.services.connections.open(who, most):
        await socket.close(code=TOO_MANY, reason="too many connections; close some")
        return
    try:
        await attend(tables, socket, table, person)
    finally:
        tables.services.connections.close(who)


async def attend(tables: Tables, socket: WebSocket[Any, Any, Any], table: Table, person: Person) -> None:
    """Serve one person at a table until either side closes the connection."""
    since = number(socket.query_params.get("since", ""), 9) or 0
    looking = number(socket.query_params.get("seat", ""), 2)
    parts, session = known_parts(socket.query_params), session_of(socket) if person.id else ""
    connection = Connection(socket, table, person.id, since, looking, parts, session)
    if person.id:
        blocks = tables.services.community.blocks
        connection.reads, connection.unread = await blocks.chats(person.id), await blocks.unread(person.id)
    tables.presence.enter(table, connection)
    writer = tasks.start(connection.write())
    try:
        async with tables.lock(table):
            state = connection.state()
        await connection.send(state)
        await listen(tables, connection, person)
    except (WebSocketDisconnect, RuntimeError, OSError, Refused):
        pass
    finally:
        # At once: somebody who has just left is notified of a turn that starts now.
        tables.presence.leave(table, connection)
        writer.cancel()
        await tasks.ended(writer)


async def visitor(socket: WebSocket[Any, Any, Any], tables: Tables) -> Person | None:
    """Who connects: by a program's token with the scope to play, or by a session."""
    secret = bearer_of(socket)
    if secret is not None:
        holder = await tables.services.community.tokens.who(secret)
        return holder.person if holder is not None and "play" in holder.scopes else None
    return await tables.services.people.who(socket.cookies.get(COOKIE))


def holder(socket: WebSocket[Any, Any, Any], tables: Tables, person: Person) -> tuple[str, int]:
    """Who holds a connection, a person or an address without a session, and how many they may hold."""
    if person.id:
        return f"table {person.id}", tables.settings.connections_per_person
    address = socket.client.host if socket.client else ""
    return f"address {address}", tables.settings.connections_per_address


def number(text: str, digits: int) -> int | None:
    """The number in a text of at most the given number of digits.

    >>> number("12", 2), number("123", 2), number("-1", 2)
    (12, None, None)
    """
    return int(text) if text.isdecimal() and len(text) <= digits else None


def bearer_of(socket: WebSocket[Any, Any, Any]) -> str | None:
    """The token with which a program opens a WebSocket; None without one."""
    kind, _, secret = socket.headers.get("authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" else None


def session_of(socket: WebSocket[Any, Any, Any]) -> str:
    """The fingerprint of the session or token with which a WebSocket is opened."""
    secret = bearer_of(socket)
    return fingerprint(socket.cookies.get(COOKIE, "") if secret is None else secret)


def known_parts(query: Mapping[str, str]) -> set[str] | None:
    """The digests of the parts a client has, if it asks for changes; None if it wants whole states."""
    if query.get("changes", "") not in ("1", "true"):
        return None
    return set(query.get("parts", "").split(".")[:MOST_PARTS])


async def listen(tables: Tables, connection: Connection, person: Person) -> None:
    """Answer messages until the client disconnects or sends too much."""
    socket = connection.socket
    measured = tables.services.measures.messages
    limit = tables.settings.message_size
    nobody = RateLimit(tables.settings.message_rate, tables.settings.message_burst)
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
        too_fast = await tables.presence.messages.is_exceeded(person.id) if person.id else nobody.is_exceeded()
        try:
            if has_nul(data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data):
                raise msgspec.DecodeError("NUL characters are not allowed here")
            request = REQUESTS.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            await connection.send(Fault("bad-message", f"not a message of the protocol: {error}"))
            continue
        if too_fast:
            await tasks.sleep(min(1.0, 1 / tables.settings.message_rate))
            await connection.send(Fault("too-fast", "too many messages; slow down", None, request.key))
            continue
        connection.heard = clock.now()
        began = clock.monotonic()
        try:
            reply = await answer(tables, connection, person, request)
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            LOGGER.exception("a request at a table failed")
            reply = Fault("unavailable", "the server could not do this now; try again", None, request.key)
        await connection.send(reply)
        measured.labels(type(request).__name__.lower()).observe(clock.monotonic() - began)


async def close_connections(tables: Tables, person: str | None = None) -> None:
    """Tell every client, or every client of a person, to reconnect."""
    watchers = [watcher for table in tables.opened.values() for watcher in table.watchers]
    for connection in watchers:
        if isinstance(connection, Connection) and person in (None, connection.person):
            with contextlib.suppress(Exception):
                await connection.socket.close(code=RESTART, reason="connect again")
