"""For those who watch over the server: health and metrics."""

from __future__ import annotations

import logging

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency

import orrery
from orrery.server import tasks
from orrery.server.metrics import encode_metrics
from orrery.server.services import Services
from orrery.server.tables.tables import Tables

LOGGER = logging.getLogger("orrery.http")
#: Seconds for a write to the database.
PATIENCE = 5.0


class Health(msgspec.Struct, frozen=True):
    """That the server answers, and which version it is."""

    status: str
    version: str


@get("/health", sync_to_thread=False, summary="Whether the server answers")
def health() -> Health:
    """Status and version of the server."""
    return Health("ok", orrery.__version__)


class Readiness(msgspec.Struct, frozen=True):
    """Whether the server is able to work, and which parts are."""

    status: str
    database: bool
    bots: bool


@get("/ready", summary="Whether the server is able to work")
async def ready(services: NamedDependency[Services]) -> Response[Readiness]:
    """Whether the database takes writes and bots can search; status 503 if not."""
    writes = await is_writable(services)
    bots = services.bots.is_able
    able = writes and bots
    found = Readiness("ok" if able else "unavailable", writes, bots)
    return Response(found, status_code=200 if able else 503)


async def is_writable(services: Services) -> bool:
    """Whether the database takes a write in time."""
    try:
        await tasks.within(PATIENCE, services.processes.beat())
    except Exception:
        LOGGER.warning("the database takes no writes")
        return False
    return True


@get("/metrics", include_in_schema=False)
async def metrics(tables: NamedDependency[Tables]) -> Response[bytes]:
    """Everything in Prometheus' text format."""
    return Response(encode_metrics(tables), media_type="text/plain; version=0.0.4")
