"""For those who watch over the server: health and metrics."""

from __future__ import annotations

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency

import orrery
from orrery.server.metrics import encode_metrics
from orrery.server.tables.tables import Tables


class Health(msgspec.Struct, frozen=True):
    """That the server answers, and which version it is."""

    status: str
    version: str


@get("/health", sync_to_thread=False, summary="Whether the server answers")
def health() -> Health:
    """Status and version of the server."""
    return Health("ok", orrery.__version__)


@get("/metrics", include_in_schema=False)
async def metrics(tables: NamedDependency[Tables]) -> Response[bytes]:
    """Everything in Prometheus' text format."""
    return Response(encode_metrics(tables), media_type="text/plain; version=0.0.4")
