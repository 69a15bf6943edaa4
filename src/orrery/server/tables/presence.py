"""Presence: who has connections open, and how fast people may send requests."""

from __future__ import annotations

import time

from orrery.server import clock
from orrery.server.notify.notices import Notices
from orrery.server.settings import Settings
from orrery.server.tables.rate_limit import RateLimits
from orrery.server.tables.table import Table, Watcher


class Presence:
    """The connections of each person in this process."""

    def __init__(self, settings: Settings, notices: Notices) -> None:
        self.settings = settings
        self.notices = notices
        self.connections: dict[str, int] = {}
        self.messages = RateLimits(settings.message_rate, settings.message_burst)
        self.proposals = RateLimits(settings.proposal_rate / 60, max(1, settings.proposal_rate))
        self.uploads = RateLimits(settings.upload_rate / 60, max(1, settings.upload_rate))

    def enter(self, table: Table, watcher: Watcher) -> None:
        """Somebody looks at a table."""
        was_connected = table.is_connected(watcher.person)
        table.watchers.add(watcher)
        self.connections[watcher.person] = self.count(watcher.person) + 1
        self._changed(table, watcher, was_connected)

    def leave(self, table: Table, watcher: Watcher) -> None:
        """A connection is gone."""
        was_connected = table.is_connected(watcher.person)
        table.watchers.discard(watcher)
        self.connections[watcher.person] = self.count(watcher.person) - 1
        if self.connections[watcher.person] <= 0:
            del self.connections[watcher.person]
        self._changed(table, watcher, was_connected)

    def _changed(self, table: Table, watcher: Watcher, was_connected: bool) -> None:
        table.used = time.monotonic()
        self.notices.mark_seen(watcher.person)
        held = table.held(watcher.person)
        for seat in held:
            table.facts.chairs[seat].seen = clock.now()
        if held and was_connected != table.is_connected(watcher.person):
            table.changed()
            table.wake(watcher)

    def count(self, person: str) -> int:
        """How many connections a person holds."""
        return self.connections.get(person, 0)
