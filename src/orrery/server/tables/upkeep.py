"""What a server does when nobody asks: expired clocks, notices that are due, forgotten bots, idle tables."""

from __future__ import annotations

import contextlib
import logging

from orrery.server import clock, tasks
from orrery.server.refusals import Refused
from orrery.server.tables.leaving import expire
from orrery.server.tables.succession import finish_deletions
from orrery.server.tables.tables import Tables

LOGGER = logging.getLogger("orrery.upkeep")


async def expire_clocks(tables: Tables) -> None:
    """End every turn whose time is up, at open tables and at those not in memory."""
    for identity in await tables.services.matches.out_of_time(clock.now()):
        with contextlib.suppress(Refused):
            await expire(tables, await tables.get(identity))


async def wake_bots(tables: Tables, silent: float) -> None:
    """Open matches in which a bot or a standing order decides and nothing has happened: their process is gone."""
    for identity in await tables.services.matches.waiting_for_nobody(clock.now() - silent):
        with contextlib.suppress(Refused):
            tables.follow(await tables.get(identity))


async def keep_up(tables: Tables) -> None:
    """Do all of it again and again until the server closes."""
    services = tables.services
    patience = max(5.0, 3 * tables.settings.bot_budget + 5.0)
    rounds = 0
    while not services.background.closing:
        try:
            await expire_clocks(tables)
            await services.notices.send_due()
            if rounds % 5 == 0:
                if await services.processes.beat():
                    await tables.presence.tell_again(tables.opened)
                await wake_bots(tables, patience if rounds else 0.0)
                await tables.catch_up_watched()
                await tables.presence.refresh(tables.opened)
                tables.forget_idle()
                await services.database.tidy()
            if rounds % 30 == 0:
                await services.notices.write_seen()
            if rounds % 600 == 0:
                await finish_deletions(tables)
                await services.community.proofs.tidy()
                await services.community.sessions.tidy()
        except Exception:
            LOGGER.exception("upkeep failed; it is tried again")
        rounds += 1
        await tasks.sleep(tables.settings.sweep_every)
