"""The tables open in this process, and the only way to change them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence

from orrery.bots import bots
from orrery.client.messages import Line
from orrery.server import clock
from orrery.server.refusals import Refused, missing
from orrery.server.services import Services
from orrery.server.store.announcements import Announcement
from orrery.server.store.journal import VersionTaken
from orrery.server.store.match import Change, Facts, Match, PlayedAction, Seating
from orrery.server.tables import changes, telling
from orrery.server.tables.changes import Step
from orrery.server.tables.jobs import BeginMatch, documents_for, run_job
from orrery.server.tables.older import show_old
from orrery.server.tables.presence import Presence
from orrery.server.tables.reading import read_table
from orrery.server.tables.table import Table

#: Seconds after which an inactive table drops what can be made again.
QUIET = 30.0
#: How many tables do so at once: each takes a fraction of a millisecond.
MOST_AT_ONCE = 100
#: A new match with up to this many actions is played in this process; a longer one in another process.
FEW = 20


class TableLock:
    """Locks a table and ensures it matches the database; after an error the table is reloaded."""

    __slots__ = ("table", "tables", "version")

    def __init__(self, tables: Tables, table: Table, version: int) -> None:
        self.tables = tables
        self.table = table
        #: A version that somebody has seen, perhaps in another process.
        self.version = version

    async def __aenter__(self) -> None:
        await self.table.lock.acquire()
        is_behind = self.version > self.table.version and self.tables.services.announcements.has_others
        if self.table.must_reload or is_behind:
            try:
                await self.tables.reload(self.table)
            except BaseException:
                self.table.lock.release()
                raise

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if kind is not None and not issubclass(kind, (Refused, VersionTaken)):
            self.table.must_reload = True
        self.table.lock.release()


class Tables:
    """The open tables."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.settings = services.settings
        self.opened: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.presence = Presence(services)
        #: Called after every change to a table, with the table.
        self.followers: list[Callable[[Table], None]] = []
        #: The bots by name, weakest first.
        self.levels = bots()
        services.notices.is_watching = self.is_watching
        services.notices.connected = lambda: list(self.presence.connections)

    # Opening

    async def get(self, identity: str) -> Table:
        """The table with this id, opened if necessary; Refused if there is none."""
        table = self.opened.get(identity)
        if table is None:
            try:
                async with self.opening.setdefault(identity, asyncio.Lock()):
                    table = self.opened.get(identity) or await self._open(identity)
            finally:
                self.opening.pop(identity, None)
        table.used = clock.monotonic()
        return table

    async def _open(self, identity: str) -> Table:
        stored = await self.services.matches.load(identity)
        if stored is None:
            raise missing()
        table = read_table(stored, self.services.processes.outages)
        if table.game is None:
            await show_old(self.services, table)
        table.elsewhere = (await self.services.processes.elsewhere([identity])).get(identity, set())
        table = self.opened.setdefault(identity, table)
        if table.status == "open":
            # A process that died between the last seat's being taken and the start left it like this.
            async with self.lock(table):
                await self.start_if_full(table)
        self.follow(table)
        return table

    async def create(
        self, match: Match, facts: Facts, actions: Sequence[int] = (), game: changes.AnyGame | None = None
    ) -> Table:
        """A new table, started if every seat is taken, with these actions played; Refused if one is illegal."""
        every = self.settings.snapshot_every
        if len(actions) > FEW:
            job = BeginMatch(match, facts, actions, every, None if game is None else documents_for(game))
            change = await run_job(self.services.jobs, job, Change)
            await self.services.journal.append(change)
            return await self.get(match.id)
        table, change = changes.begin(match, facts, actions, every, game)
        change.notices = telling.rows(self.services.notices, table, change)
        await self.services.journal.append(change)
        self.opened[match.id] = table
        self._published(table)
        return table

    def lock(self, table: Table, version: int = 0) -> TableLock:
        """Lock a table and ensure it matches the database, at least a version: `async with tables.lock(table):`."""
        return TableLock(self, table, version)

    async def reload(self, table: Table) -> None:
        """Reload a table; its lock is held."""
        stored = await self.services.matches.load(table.match.id)
        if stored is None:
            raise missing()
        fresh = read_table(stored, self.services.processes.outages)
        if fresh.game is None:
            await show_old(self.services, fresh)
        table.adopt(fresh)
        table.wake()
        if table.part is not None:
            self.follow(table)

    async def catch_up(self, table: Table, version: int) -> None:
        """Reload a table if another process has brought it to a later version."""
        if version > table.version:
            async with table.lock:
                if version > table.version:
                    await self.reload(table)

    async def catch_up_watched(self) -> None:
        """Compare the watched tables with the database, in case an announcement was lost."""
        watched = [identity for identity, table in self.opened.items() if table.watchers]
        if not self.services.announcements.has_others or not watched:
            return
        for identity, version in (await self.services.matches.versions(watched)).items():
            table = self.opened.get(identity)
            if table is not None:
                await self.catch_up(table, version)

    async def catch_up_unwatched(self, table: Table) -> None:
        """Compare a table that nobody watches with the database before it is shown: an announcement may be lost."""
        if not self.services.announcements.has_others or table.watchers:
            return
        try:
            versions = await self.services.matches.versions([table.match.id])
        except Exception as error:
            if not self.services.database.is_unreachable(error):
                raise
            return  # what is in memory is shown meanwhile
        await self.catch_up(table, versions.get(table.match.id, 0))

    async def hear(self, announcement: Announcement) -> None:
        """Handle an announcement of another process."""
        table = self.opened.get(announcement.table)
        if table is not None and announcement.line is not None:
            self.show(table, announcement.line)
        if table is not None and announcement.person:
            self.presence.hear(table, announcement.person, announcement.here)
        if table is not None and announcement.orders:
            async with table.lock:
                await self.reload(table)
            self.follow(table)
        for identity, version in announcement.versions.items():
            changed = self.opened.get(identity)
            if changed is not None:
                await self.catch_up(changed, version)

    # Changing

    async def commit(
        self, table: Table, step: Step, *, seats: Sequence[Seating] = (), visitor: str = "", but: object = None
    ) -> None:
        """Write a change to the journal and notify everybody once it is durable. The lock is held."""
        change = changes.draft(table, step, clock.now(), self.settings.snapshot_every)
        change.seats, change.visitor = list(seats), visitor
        change.notices = telling.rows(self.services.notices, table, change)
        try:
            await self.services.journal.append(change)
        except VersionTaken:
            await self.reload(table)
            used = table.keys.get((step.person, step.key)) if step.key else None
            if used is not None and (used.kind, used.code) == (step.kind, step.code):
                return  # another process got the same request and was faster
            raise Refused("stale", "the table has changed in the meantime; check its state and try again") from None
        except BaseException:
            table.must_reload = True
            raise
        changes.advance(table, step)
        self._published(table, but)

    async def commit_played(self, table: Table, played: Sequence[PlayedAction]) -> None:
        """Write actions that were played at another table, all in one transaction. The lock is held."""
        written = Change(table.match.id)
        table.must_reload = True  # until the write succeeds, memory is ahead of the database
        for action in played:
            step = changes.play(table, action.code, action.person)
            change = changes.draft(table, step, clock.now(), self.settings.snapshot_every)
            changes.advance(table, step)
            written.entries += change.entries
            written.snapshots += change.snapshots
            written.standing = change.standing
        written.notices = telling.rows(self.services.notices, table, written)
        try:
            await self.services.journal.append(written)
        except VersionTaken:
            await self.reload(table)  # another process was faster
            return
        table.must_reload = False
        table.part_table = ""
        self._published(table)

    async def start_if_full(self, table: Table) -> None:
        """Start the game when every seat is taken. The lock is held."""
        step = changes.start(table)
        if step is not None:
            with contextlib.suppress(Refused):  # another process was faster
                await self.commit(table, step)

    def _published(self, table: Table, but: object = None) -> None:
        """Notify everybody that a change is durable."""
        people, notice = telling.concerned(table)
        table.last_seat, table.last_status = table.seat, table.status
        table.wake(but)
        self.follow(table)
        if people:
            self.services.background.run(self.services.notices.deliver(people, notice))

    def follow(self, table: Table) -> None:
        """Let bots and standing orders play if it is their turn."""
        for follower in self.followers:
            follower(table)

    # Watching

    async def is_watching(self, identity: str, person: str) -> bool:
        """Whether a person is watching a table, in this process or another."""
        table = self.opened.get(identity)
        if table is not None:
            return table.is_connected(person)
        return person in (await self.services.processes.elsewhere([identity])).get(identity, set())

    def show(self, table: Table, line: Line) -> None:
        """Send a line of chat to everybody who may read it."""
        for watcher in table.watchers:
            if bool(table.held(watcher.person)) == (line.channel == "table"):
                watcher.show(line)

    def forget_idle(self) -> None:
        """Drop idle, unwatched tables from memory."""
        limit = clock.monotonic() - self.settings.idle_seconds
        for identity, table in list(self.opened.items()):
            if not table.watchers and not table.is_busy and table.used < limit:
                del self.opened[identity]

    def rest_idle(self) -> int:
        """Let some idle tables drop what can be made again; returns how many."""
        limit = clock.monotonic() - QUIET
        idle = [table for table in self.opened.values() if table.used < limit and table.can_rest]
        for table in idle[:MOST_AT_ONCE]:
            table.rest()
        return min(len(idle), MOST_AT_ONCE)
