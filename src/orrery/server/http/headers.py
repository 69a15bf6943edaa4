"""Headers of every response, such as the content security policy."""

from __future__ import annotations

from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import HTTPResponseStartEvent, Message, Scope

from orrery.server import clock
from orrery.server.http.identity import add_cookie
from orrery.server.http.openapi import correct_allow
from orrery.server.http.policy import POLICY

HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


async def complete_answer(message: Message, scope: Scope) -> None:
    """Add the common headers to the start of a response. WebSocket messages pass through here too, so keep it fast."""
    if message["type"] == "http.response.start":
        await add_headers(message, scope)
        await add_cookie(message, scope)
        await correct_allow(message, scope)
        observe(message, scope)


def observe(message: HTTPResponseStartEvent, scope: Scope) -> None:
    """Count a response and record its duration."""
    measures = scope["litestar_app"].state.tables.services.measures
    measures.answers.labels(str(message["status"])).inc()
    began = scope.get("state", {}).get("began")
    if began is not None:
        route = str(scope.get("path_template", "")) or "page"
        measures.requests.labels(route).observe(clock.monotonic() - began)


async def add_headers(message: Message, scope: Scope) -> None:
    """Add the common headers to the start of every response."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
