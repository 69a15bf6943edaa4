"""A minimal WebSocket client, so that mainly the server is measured."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

Heard = Callable[["Wire", bytes], None]


class Wire(asyncio.Protocol):
    """One connection. `heard` is called with every text message."""

    def __init__(self, host: str, path: str, cookie: str, heard: Heard, gone: Callable[[Wire], None]) -> None:
        self.heard = heard
        self.gone = gone
        self.buffer = bytearray()
        self.shaken = False
        self.transport: asyncio.Transport | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: {cookie}", "", "",
        ]  # fmt: skip
        self.hello = "\r\n".join(lines).encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is not a subclass
        self.transport.write(self.hello)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(exc or ConnectionError("closed during the handshake"))
        self.gone(self)

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.shaken:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in buffer[:20]:
                self.ready.set_exception(ConnectionError(buffer[:end].decode()))
                return
            self.shaken = True
            del buffer[: end + 4]
            if not self.ready.done():
                self.ready.set_result(None)
        at = 0
        while len(buffer) - at >= 2:
            size = buffer[at + 1]
            head = 2
            if size == 126:
                if len(buffer) - at < 4:
                    break
                size = int.from_bytes(buffer[at + 2 : at + 4], "big")
                head = 4
            elif size == 127:
                if len(buffer) - at < 10:
                    break
                size = int.from_bytes(buffer[at + 2 : at + 10], "big")
                head = 10
            if len(buffer) - at < head + size:
                break
            kind = buffer[at] & 15
            message = bytes(buffer[at + head : at + head + size])
            at += head + size
            if kind == 1:
                self.heard(self, message)
            elif kind == 9:
                self.write(message, 10)
        del buffer[:at]

    def write(self, message: bytes, kind: int = 1) -> None:
        """Send a message. Clients must mask; a mask of zeros changes nothing."""
        size = len(message)
        head = bytes([0x80 | kind, 0x80 | size]) if size < 126 else bytes([0x80 | kind, 0xFE]) + size.to_bytes(2, "big")
        assert self.transport is not None
        self.transport.write(head + b"\0\0\0\0" + message)

    def close(self) -> None:
        """Close the connection."""
        if self.transport is not None:
            self.transport.abort()
