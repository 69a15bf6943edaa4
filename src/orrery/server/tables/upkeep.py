"""Periodic work of a server: expired clocks, due notifications, forgotten bots, idle tables."""

from __future__ import annotations

import contextlib
import ctypes
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import msgspec

from orrery.client.messages import Waiting
from orrery.server import clock, tasks
from orrery.server.notify.notices import Page
from orrery.server.refusals import Refused
from orrery.server.store.processes import Processes
from orrery.server.store.purge import purge
from orrery.server.tables.leaving import expire
from orrery.server.tables.succession import finish_deletions
from orrery.server.tables.table import Watcher
from orrery.server.tables.tables import Tables

#: The number of rounds between two runs, at one round per second.
RARE = 30
TEN_MINUTES = 600
HOUR = 3600
#: Seconds after which a slow bot's table is told how long it will take.
NOTICEABLE = 1.0
#: Memory is given back when so many tables have come to rest.
MANY = 50
LOGGER = logging.getLogger("orrery.upkeep")


async def expire_clocks(tables: Tables) -> None:
    """End every turn whose time has expired, also at tables not in memory."""
    for identity in await tables.services.matches.out_of_time(clock.now()):
        with contextlib.suppress(Refused):
            await expire(tables, await tables.get(identity))


async def wake_bots(tables: Tables, silent: float) -> None:
    """Open matches where a bot or a standing order decides and nothing has happened: their process is gone."""
    for identity in await tables.services.matches.waiting_for_nobody(clock.now() - silent):
        with contextlib.suppress(Refused):
            tables.follow(await tables.get(identity))


async def wake_parts(tables: Tables) -> None:
    """Look after matches that wait for a part: the process that played its last action may be gone."""
    for identity in await tables.services.matches.waiting_for_parts():
        with contextlib.suppress(Refused):
            table = await tables.get(identity)
            if not table.is_attended:
                table.part_table = ""
                tables.follow(table)


async def reload_failed(tables: Tables) -> None:
    """Reload tables that may differ from the database, so that play goes on without a request."""
    for table in list(tables.opened.values()):
        if table.must_reload:
            with contextlib.suppress(Refused):
                async with tables.lock(table):
                    pass
            tables.follow(table)


async def start_full(tables: Tables) -> None:
    """Start games whose last seat was taken just before something failed."""
    for table in list(tables.opened.values()):
        if table.is_full and not table.lock.locked():
            with contextlib.suppress(Refused):
                async with tables.lock(table):
                    await tables.start_if_full(table)


def tell_waiting(tables: Tables) -> None:
    """Send the expected waiting time to tables whose bot is waiting for its turn to search."""
    queue = tables.services.bots.queue
    for ticket in list(queue.waiting):
        table = tables.opened.get(ticket.table)
        if table is not None and ticket.waited > NOTICEABLE:
            waiting = Waiting(ticket.seat, round(queue.expected(ticket), 1))
            for watcher in list(table.watchers):
                watcher.tell_waiting(waiting)


async def end_sessions(tables: Tables) -> None:
    """Close connections whose session or token has ended, by expiry or in another process."""
    notices = tables.services.notices
    watchers = [watcher for table in tables.opened.values() for watcher in table.watchers if watcher.session]
    connections: list[Watcher | Page] = [*watchers, *(page for pages in notices.pages.values() for page in pages)]
    if connections:
        marks = sorted({connection.session for connection in connections})
        living = await tables.services.people.living(marks)
        living |= await tables.services.community.tokens.living([mark for mark in marks if mark not in living])
        for connection in connections:
            if connection.session not in living:
                await connection.end()


async def credit_outages(tables: Tables) -> None:
    """Give back time during which the database was unreachable."""
    outages = await tables.services.processes.note_reachable()
    if outages:
        for table in tables.opened.values():
            if table.clock is not None:
                table.clock.credit(outages)
                table.changed()
                table.wake()


async def purge_old(tables: Tables) -> None:
    """Delete what nobody can use any more."""
    days = tables.settings.purge_days
    if days:
        removed = await purge(tables.services.database, days)
        if removed.sessions or removed.tables or removed.guests:
            LOGGER.info("removed %d sessions, %d tables, %d guests", *msgspec.structs.astuple(removed))


@dataclass
class Job:
    """A job to run every `every` rounds, starting with round `first`; after a failure it is due again next round."""

    every: int
    work: Callable[[], Awaitable[object]]
    first: int = 0
    is_due: bool = False


class Rest:
    """Lets idle tables rest, and gives the memory back when many have."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.rested = 0

    async def __call__(self) -> None:
        rested = self.tables.rest_idle()
        self.rested += rested
        if not rested and self.rested >= MANY:
            self.rested = 0
            await tasks.in_thread(give_back_memory)


def give_back_memory() -> None:
    """Return freed memory to the operating system, where the C library keeps it."""
    with contextlib.suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


def jobs(tables: Tables, patience: Callable[[], float]) -> list[Job]:
    """The jobs of a server, in order."""
    services, community = tables.services, tables.services.community

    async def look_around() -> None:
        await services.processes.beat()
        await tables.presence.correct(tables.opened)
        await services.connections.correct()
        await wake_bots(tables, patience())
        await tables.catch_up_watched()
        await start_full(tables)
        await tables.presence.refresh(tables.opened)
        tables.forget_idle()
        await services.database.tidy()

    return [
        Job(1, lambda: credit_outages(tables)),
        Job(1, lambda: reload_failed(tables)),
        Job(1, lambda: expire_clocks(tables)),
        Job(1, services.notices.send_due),
        Job(1, Rest(tables)),
        Job(5, look_around),
        Job(RARE, lambda: wake_parts(tables)),
        Job(RARE, services.notices.write_seen),
        Job(RARE, lambda: end_sessions(tables)),
        Job(TEN_MINUTES, lambda: finish_deletions(tables)),
        Job(TEN_MINUTES, community.proofs.tidy),
        Job(TEN_MINUTES, community.sessions.tidy),
        Job(TEN_MINUTES, community.passkeys.tidy),
        Job(TEN_MINUTES, community.counts.tidy),
        Job(TEN_MINUTES, community.allowances.tidy),
        Job(HOUR, lambda: purge_old(tables), first=HOUR // 60),
    ]


async def keep_up(tables: Tables) -> None:
    """Run the jobs until the server closes."""
    services = tables.services
    rounds = 0
    waited = max(5.0, 3 * tables.settings.bot_budget + 5.0)
    upkeep = jobs(tables, lambda: waited if rounds else 0.0)
    while not services.background.closing:
        tell_waiting(tables)
        for job in upkeep:
            job.is_due |= rounds % job.every == job.first
        await work_through([job for job in upkeep if job.is_due], services.processes)
        rounds += 1
        before = clock.monotonic()
        await tasks.sleep(tables.settings.sweep_every)
        services.measures.lag.observe(max(0.0, clock.monotonic() - before - tables.settings.sweep_every))


async def work_through(due: list[Job], processes: Processes) -> None:
    """Run the due jobs; if a frequent one fails, the round ends, because the rest depends on it."""
    for job in due:
        began = clock.now()
        try:
            await job.work()
            job.is_due = False
        except Exception as error:
            processes.note_failure(error, began)
            LOGGER.exception("upkeep failed; it is tried again")
            if job.every < RARE:
                return
