"""What the server measures about itself; `metrics.py` exports it to Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram

#: From a millisecond to half a minute.
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Measures:
    """Histograms and counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = self._histogram("orrery_request_seconds", "HTTP requests until the response starts", "route")
        self.messages = self._histogram("orrery_message_seconds", "Requests over WebSockets until the answer", "type")
        self.commits = self._histogram("orrery_commit_seconds", "Transactions of the journal")
        self.bot_waits = self._histogram("orrery_bot_wait_seconds", "Time bots wait for a worker", "pace")
        self.searches = self._histogram("orrery_bot_search_seconds", "Search time of bots", "pace")
        self.lag = self._histogram("orrery_loop_lag_seconds", "Lag of the event loop")
        self.answers = Counter("orrery_answers", "HTTP responses by status", ["status"], registry=self.registry)
        self.database_errors = Counter("orrery_database_errors", "Database errors", ["kind"], registry=self.registry)

    def _histogram(self, name: str, text: str, *labels: str) -> Histogram:
        return Histogram(name, text, labels, buckets=SECONDS, registry=self.registry)

    def observe_bot(self, quick: bool, waited: float, taken: float) -> None:
        """Count a bot's answer: how long it waited for a worker and how long it searched."""
        pace = "quick" if quick else "slow"
        self.bot_waits.labels(pace).observe(waited)
        self.searches.labels(pace).observe(taken)
