"""Receivers of messages: webhooks that answer as told, and a mail server."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

from aiosmtpd.controller import Controller


class Webhook:
    """A receiver that gives these answers one after the other, then 200; 0 closes the connection without one."""

    def __init__(self, answers: list[int] | None = None, headers: dict[str, str] | None = None) -> None:
        self.answers = answers or []
        self.headers = headers or {}
        self.heard: list[tuple[float, str, Any]] = []
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                key = self.headers.get("Idempotency-Key", "")
                receiver.heard.append((time.monotonic(), key, json.loads(body or b"null")))
                status = receiver.answers.pop(0) if receiver.answers else 200
                if status:
                    self.send_response(status)
                    for name, value in receiver.headers.items():
                        self.send_header(name, value)
                    self.end_headers()
                else:
                    self.close_connection = True

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/hook"

    @property
    def bodies(self) -> list[Any]:
        """What was received."""
        return [body for _, _, body in self.heard]

    def __enter__(self) -> Webhook:
        Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()


class Mailbox:
    """What a mail server has taken; `refusals` are its answers to the next mails."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refusals: list[str] = []
        self.port = 0

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        """Take a mail, or refuse it."""
        if self.refusals:
            return self.refusals.pop(0)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"

    def text(self, number: int = -1) -> str:
        """What a mail says."""
        return str(self.mails[number].get_content())


@contextmanager
def mail_server() -> Iterator[Mailbox]:
    """A real SMTP server on a free port."""
    box = Mailbox()
    with socket.create_server(("127.0.0.1", 0)) as free:
        box.port = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=box.port, ready_timeout=30)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()


async def until(is_so: Callable[[], object]) -> None:
    """Wait until something is so; the test's own time limit ends it otherwise."""
    while not is_so():
        await asyncio.sleep(0.02)
