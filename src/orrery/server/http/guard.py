"""Guards before every handler: protection against cross-site requests and rate limits."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

from litestar import Request, Router
from litestar.connection import ASGIConnection
from litestar.exceptions import TooManyRequestsException
from litestar.handlers import BaseRouteHandler
from litestar.types import ControllerRouterHandler

from orrery.server import clock
from orrery.server.http.bearer import person_of_token
from orrery.server.names import has_nul
from orrery.server.origins import is_own_origin
from orrery.server.refusals import Refused
from orrery.server.tables.tables import Tables

SAFE = ("GET", "HEAD", "OPTIONS")


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Refuse ambiguous queries and cross-site changes."""
    request.scope["state"]["began"] = clock.monotonic()
    if request.scope["query_string"]:
        refuse_repetition(request.query_params.multi_items())
    refuse_foreign_pages(request)
    await refuse_nul(request)
    request.scope["state"]["token_person"] = await person_of_token(request, request.method)


async def refuse_nul(request: Request[Any, Any, Any]) -> None:
    """Refuse NUL characters, which no text needs and PostgreSQL cannot store."""
    given = "\0" in request.scope["path"] or b"%00" in request.scope["query_string"]
    if given or (request.method not in SAFE and has_nul(await request.body())):
        raise Refused("bad-request", "NUL characters are not allowed here", 400)


def refuse_repetition(query: Iterable[tuple[str, Any]]) -> None:
    """Refuse a query with a repeated parameter, because it is ambiguous."""
    seen: set[str] = set()
    for name, _ in query:
        if name in seen:
            raise Refused("bad-request", f"{name}: given more than once; give it once", 400)
        seen.add(name)


def refuse_foreign_pages(request: Request[Any, Any, Any]) -> None:
    """Refuse changes requested by a page of another site."""
    if request.method in SAFE:
        return
    tables: Tables = request.app.state.tables
    headers = request.headers
    own = is_own_origin(headers.get("origin"), headers.get("host"), tables.settings.origins)
    site = headers.get("sec-fetch-site", "same-origin")
    if not own or (site not in ("same-origin", "none") and headers.get("origin") is None):
        raise Refused("forbidden", "this page may not send such requests here", 403)


def limited(kind: str, rate: int, handlers: list[ControllerRouterHandler]) -> Router:
    """Handlers with one shared limit of calls per minute and address, reads not counted; 0: no limit."""
    if rate <= 0:
        return Router("/", route_handlers=handlers)

    async def count(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
        if connection.scope.get("method") in (*SAFE, "DELETE"):
            return
        tables: Tables = connection.app.state.tables
        address = connection.client.host if connection.client else ""
        done, seconds = await tables.services.community.counts.add(f"{kind} {address}")
        if done > rate:
            headers = {"Retry-After": str(math.ceil(seconds)), "RateLimit-Limit": str(rate)}
            raise TooManyRequestsException("too many requests; wait a minute", headers=headers)

    return Router("/", route_handlers=handlers, guards=[count])
