"""Metrics."""

from __future__ import annotations

from tests.server.players import pair, run
from tests.server.server_process import Server


def test_metrics_count_what_is_committed(server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await pair(server)
        async with anna, bruno, anna.live(table) as live:
            await live.act("place b2")
            text = (await anna.http.get("/metrics")).text
            numbers = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
            assert float(numbers["orrery_journal_entries_total"]) >= 3
            assert float(numbers["orrery_connections"]) >= 1

    run(story())
