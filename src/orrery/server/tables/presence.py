"""Presence: who is connected, in this process and in others, and the rate limits of people."""

from __future__ import annotations

import asyncio

from orrery.server import clock
from orrery.server.services import Services
from orrery.server.tables.rate_limit import SharedRates, per_minute
from orrery.server.tables.table import Table, Watcher


class Presence:
    """The connections of each person."""

    def __init__(self, services: Services) -> None:
        self.services = services
        settings = services.settings
        #: The number of connections of each person in this process.
        self.connections: dict[str, int] = {}
        allowances = services.community.allowances
        self.messages = SharedRates("message", settings.message_rate, settings.message_burst, allowances)
        self.proposals = per_minute("proposal", settings.proposal_rate, allowances)
        self.gallery = per_minute("gallery", settings.gallery_rate, allowances)
        self.tokens = per_minute("token", settings.token_rate, allowances, settings.token_rate // 4)
        self.reports = per_minute("report", settings.report_rate, allowances)
        self.uploads = per_minute("upload", settings.upload_rate, allowances)
        #: Arrivals and departures that other processes do not know yet, and the task that announces them.
        self.untold: dict[tuple[str, str], Table] = {}
        self.telling: asyncio.Task[None] | None = None

    def enter(self, table: Table, watcher: Watcher) -> None:
        """A person opened a connection to a table."""
        was_here, was_connected = self.is_here(table, watcher.person), table.is_connected(watcher.person)
        table.watchers.add(watcher)
        self.connections[watcher.person] = self.connections.get(watcher.person, 0) + 1
        self._changed(table, watcher, was_here, was_connected)

    def leave(self, table: Table, watcher: Watcher) -> None:
        """A connection was closed."""
        was_here, was_connected = self.is_here(table, watcher.person), table.is_connected(watcher.person)
        table.watchers.discard(watcher)
        self.connections[watcher.person] -= 1
        if self.connections[watcher.person] <= 0:
            del self.connections[watcher.person]
        self._changed(table, watcher, was_here, was_connected)

    def _changed(self, table: Table, watcher: Watcher, was_here: bool, was_connected: bool) -> None:
        person = watcher.person
        table.used = clock.monotonic()
        self.mark_seen(table, person)
        is_here = self.is_here(table, person)
        if person and was_here != is_here and self.services.announcements.has_others:
            self._tell(table, person)
        if table.held(person) and was_connected != table.is_connected(person):
            table.changed()
            table.wake(watcher)

    def mark_seen(self, table: Table, person: str) -> None:
        """Note that a person has just been active at a table."""
        self.services.notices.mark_seen(person)
        for seat in table.held(person):
            table.facts.chairs[seat].seen = clock.now()

    def is_here(self, table: Table, person: str) -> bool:
        """Whether a person is connected to a table in this process."""
        return any(watcher.person == person for watcher in table.watchers)

    def hear(self, table: Table, person: str, here: bool) -> None:
        """A person connected or disconnected in another process."""
        table.set_elsewhere(table.elsewhere | {person} if here else table.elsewhere - {person})

    def _tell(self, table: Table, person: str) -> None:
        """Announce to other processes whether a person is connected."""
        self.untold[table.match.id, person] = table
        if self.telling is None or self.telling.done():
            self.telling = self.services.background.run(self._write())

    async def _write(self) -> None:
        """Store arrivals and departures in order; what counts is who is connected at the time of the write."""
        processes = self.services.processes
        while self.untold:
            (identity, person), table = self.untold.popitem()
            write = processes.enter if self.is_here(table, person) else processes.leave
            await write(identity, person)

    async def correct(self, opened: dict[str, Table]) -> None:
        """Correct the database after a failed write, or after others took this process for dead."""
        if not self.services.announcements.has_others:
            return
        processes = self.services.processes
        written = await processes.here()
        here = {(identity, one.person) for identity, table in opened.items() for one in table.watchers if one.person}
        for identity, person in sorted(written - here):
            if identity not in opened or not self.is_here(opened[identity], person):
                await processes.leave(identity, person)
        for identity, person in sorted(here - written):
            self._tell(opened[identity], person)

    async def refresh(self, opened: dict[str, Table]) -> None:
        """Reload who is connected to the open tables in other processes: one of them may have died."""
        if self.services.announcements.has_others and opened:
            found = await self.services.processes.elsewhere(list(opened))
            for identity, table in list(opened.items()):
                table.set_elsewhere(found.get(identity, set()))
