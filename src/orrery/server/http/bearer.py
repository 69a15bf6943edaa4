"""Requests by programs: which account a token belongs to, and whether its scope covers the request."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection

from orrery.server.refusals import Refused
from orrery.server.store.people import Person
from orrery.server.store.tokens import PREFIX
from orrery.server.tables.tables import Tables

SAFE: Final = ("GET", "HEAD", "OPTIONS")
#: Has its own token, the operator's.
METRICS: Final = "/metrics"
#: Always requires a session; no token is accepted.
PERSONAL: Final = (
    "/api/account",
    "/api/session",
    "/api/me/notices",
    "/api/me/push",
    "/api/me/blocks",
    "/api/me/chat",
    "/api/admin",
)


def secret_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The bearer token of a request, if any."""
    kind, _, secret = connection.headers.get("authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" else ""


def scope_for(method: str, path: str) -> str:
    """The scope a token needs for a request; empty if no token is accepted.

    >>> scope_for("GET", "/api/tables"), scope_for("POST", "/api/tables"), scope_for("POST", "/api/tournaments/x/join")
    ('read', 'play', 'tournament')
    >>> scope_for("GET", "/api/account/export")
    ''
    """
    if path.startswith(PERSONAL) or (method not in SAFE and path.rstrip("/") == "/api/me"):
        return ""
    if method in SAFE:
        return "read"
    return "tournament" if path.startswith("/api/tournaments") else "play"


async def person_of_token(connection: ASGIConnection[Any, Any, Any, Any], method: str) -> Person | None:
    """The account of a request's token, None without a token; Refused if its scope or rate limit forbids this."""
    secret = secret_of(connection)
    if not secret or connection.scope["path"] == METRICS:
        return None
    tables: Tables = connection.app.state.tables
    holder = await tables.services.community.tokens.who(secret) if secret.startswith(PREFIX) else None
    if holder is None:
        raise Refused("bad-token", "this token is not valid", 401)
    wanted = scope_for(method, connection.scope["path"])
    if wanted not in holder.scopes:
        raise Refused("forbidden", f"this token is not for {wanted or 'that'}", 403)
    if await tables.presence.tokens.is_exceeded(holder.token):
        raise Refused("too-fast", "too many requests with this token; slow down", 429)
    return holder.person
