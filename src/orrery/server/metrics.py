"""Metrics for Prometheus, collected from the open tables on request."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, GCCollector, PlatformCollector, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from orrery.server.tables.tables import Tables


class TablesCollector(Collector):
    """The metrics of a server."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def collect(self) -> Iterator[Metric]:
        """The current metrics."""
        services = self.tables.services
        opened = list(self.tables.opened.values())
        yield GaugeMetricFamily("orrery_tables", "Tables open in this process", len(opened))
        connections = sum(len(table.watchers) for table in opened)
        yield GaugeMetricFamily("orrery_connections", "WebSockets at tables", connections)
        playing = sum(table.is_autoplaying for table in opened)
        yield GaugeMetricFamily("orrery_thinking", "Tables at which a bot is searching", playing)
        journal = services.journal
        yield GaugeMetricFamily("orrery_journal_waiting", "Entries that wait for a commit", len(journal.waiting))
        yield CounterMetricFamily("orrery_journal_entries", "Entries committed", journal.entries)
        yield CounterMetricFamily("orrery_journal_commits", "Transactions committed", journal.commits)
        yield CounterMetricFamily("orrery_bot_deaths", "Bot workers that died", services.bots.deaths)
        yield CounterMetricFamily("orrery_job_deaths", "Workers of other jobs that died or hung", services.jobs.deaths)
        queue = services.bots.queue
        yield GaugeMetricFamily("orrery_bots_waiting", "Bots that wait for a worker", len(queue.waiting))
        yield GaugeMetricFamily("orrery_bots_thinking", "Bots that are searching", len(queue.running))
        yield CounterMetricFamily("orrery_bot_fallbacks", "Bots that gave no legal answer", services.bots.fallbacks)


def encode_metrics(tables: Tables) -> bytes:
    """All metrics in the Prometheus text format."""
    registry = CollectorRegistry()
    registry.register(TablesCollector(tables))
    for kind in (ProcessCollector, PlatformCollector, GCCollector):
        kind(registry=registry)
    return generate_latest(tables.services.measures.registry) + generate_latest(registry)
