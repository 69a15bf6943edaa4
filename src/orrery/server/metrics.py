"""Metrics for Prometheus, read from the hall when somebody asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from litestar import Request, Response, get
from prometheus_client import CollectorRegistry, GCCollector, PlatformCollector, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from orrery.server.tables.tables import Hall


class HallCollector(Collector):
    """What goes on in the hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def collect(self) -> Iterator[Metric]:
        """The numbers as they are now."""
        hall = self.hall
        tables = list(hall.tables.values())
        yield GaugeMetricFamily("orrery_tables", "Tables open in this process", len(tables))
        people = sum(len(table.connections) for table in tables)
        yield GaugeMetricFamily("orrery_connections", "WebSockets at tables", people)
        thinking = sum(table.thinking is not None for table in tables)
        yield GaugeMetricFamily("orrery_thinking", "Tables at which a bot thinks", thinking)
        yield GaugeMetricFamily("orrery_journal_waiting", "Entries that wait for a commit", len(hall.journal.waiting))
        yield CounterMetricFamily("orrery_journal_entries", "Entries committed", hall.journal.entries)
        yield CounterMetricFamily("orrery_journal_commits", "Transactions committed", hall.journal.commits)
        yield CounterMetricFamily("orrery_bot_fallbacks", "Bots that gave no legal answer", hall.thinkers.fallbacks)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Everything in Prometheus' text format."""
    registry = CollectorRegistry()
    registry.register(HallCollector(request.app.state.hall))
    for kind in (ProcessCollector, PlatformCollector, GCCollector):
        kind(registry=registry)
    return Response(generate_latest(registry), media_type="text/plain; version=0.0.4")
