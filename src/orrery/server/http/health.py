"""Health checks and metrics, for operators."""

from __future__ import annotations

import hmac
import ipaddress
import logging
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency

import orrery
from orrery.server import tasks
from orrery.server.metrics import encode_metrics
from orrery.server.refusals import missing
from orrery.server.services import Services
from orrery.server.tables.tables import Tables

LOGGER = logging.getLogger("orrery.http")
#: Headers that a proxy adds to a request.
FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip", "via")
#: Time limit of the test write to the database, in seconds.
TIMEOUT = 5.0


class Health(msgspec.Struct, frozen=True):
    """The status and version of the server."""

    status: str
    version: str


@get("/health", sync_to_thread=False, summary="Whether the server responds")
def health() -> Health:
    """Returns the status and version of the server."""
    return Health("ok", orrery.__version__)


class Readiness(msgspec.Struct, frozen=True):
    """Whether the server is ready, and which of its parts are."""

    status: str
    database: bool
    bots: bool


@get("/ready", summary="Whether the server is ready")
async def ready(services: NamedDependency[Services]) -> Response[Readiness]:
    """Whether the database accepts writes and bots can search; status 503 if not."""
    writes = await is_writable(services)
    bots = services.bots.is_able
    able = writes and bots
    found = Readiness("ok" if able else "unavailable", writes, bots)
    return Response(found, status_code=200 if able else 503)


async def is_writable(services: Services) -> bool:
    """Whether the database accepts a write in time."""
    try:
        await tasks.within(TIMEOUT, services.processes.beat())
    except Exception:
        LOGGER.warning("the database takes no writes")
        return False
    return True


def may_see_metrics(request: Request[Any, Any, Any], token: str) -> bool:
    """Whether a request comes from this machine without a proxy, or carries the operator's token."""
    given = request.headers.get("authorization", "")
    if token and hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        return True
    if any(name in request.headers for name in FORWARDED) or request.client is None:
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], tables: NamedDependency[Tables]) -> Response[bytes]:
    """Returns all metrics in the Prometheus text format."""
    if not may_see_metrics(request, tables.settings.metrics_token):
        raise missing("page")
    return Response(encode_metrics(tables), media_type="text/plain; version=0.0.4")
