"""Periodic work around the tables."""

from __future__ import annotations

import logging

from orrery.server import tasks
from orrery.server.community.results import Results
from orrery.server.community.tournaments import advance_all
from orrery.server.tables.tables import Tables

LOGGER = logging.getLogger("orrery.community")


async def keep_up(tables: Tables, results: Results) -> None:
    """Store missed results and delete expired rows, until the server closes."""
    rounds = 0
    while not tables.services.background.closing:
        try:
            await advance_all(tables)
            if rounds % 30 == 0:
                await results.catch_up()
                await tables.services.community.seeks.tidy()
        except Exception:
            LOGGER.exception("upkeep failed; it is tried again")
        rounds += 1
        await tasks.sleep(tables.settings.sweep_every)


def open_community(tables: Tables) -> None:
    """Start to follow the tables."""
    tables.services.background.run(keep_up(tables, Results(tables)))
