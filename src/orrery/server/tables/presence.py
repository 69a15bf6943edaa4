"""Presence: who has connections open, and how fast those without one may send requests."""

from __future__ import annotations

import time

from orrery.server.notify.notices import Notices
from orrery.server.settings import Settings
from orrery.server.tables.rate_limit import RateLimit
from orrery.server.tables.table import Table, Watcher

#: How many people's rate limits are remembered.
REMEMBERED = 10_000


class Presence:
    """The connections of each person in this process."""

    def __init__(self, settings: Settings, notices: Notices) -> None:
        self.settings = settings
        self.notices = notices
        self.connections: dict[str, int] = {}
        self.limits: dict[str, RateLimit] = {}

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
            table.facts.chairs[seat].seen = time.time()
        if held and was_connected != table.is_connected(watcher.person):
            table.changed()
            table.wake(watcher)

    def count(self, person: str) -> int:
        """How many connections a person holds."""
        return self.connections.get(person, 0)

    def is_too_fast(self, person: str) -> bool:
        """Whether a person without a connection sends requests faster than allowed; counts one."""
        if len(self.limits) > REMEMBERED:
            self.limits.clear()
        fresh = RateLimit(self.settings.message_rate, self.settings.message_burst)
        return self.limits.setdefault(person, fresh).is_exceeded()
