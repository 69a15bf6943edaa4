"""Everything that lives as long as the server: database, journal, people, notifications, bots. It knows no tables."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable

from orrery.server.background import Background
from orrery.server.bots.pool import BotPool, start_workers
from orrery.server.measures import Measures
from orrery.server.notify.notices import Notices
from orrery.server.settings import Settings
from orrery.server.store.announcements import Announcements
from orrery.server.store.chat import Chat
from orrery.server.store.community import Community
from orrery.server.store.connections import Connections
from orrery.server.store.database import Database
from orrery.server.store.journal import Journal
from orrery.server.store.matches import Matches
from orrery.server.store.migrate import migrate
from orrery.server.store.people import People
from orrery.server.workers.pool import WorkerPool


class Services:
    """The parts of a server that all tables share."""

    def __init__(self, database: str, settings: Settings) -> None:
        self.settings = settings
        self.measures = Measures()
        self.background = Background()
        self.database = Database(database)
        self.database.observe_error = lambda kind: self.measures.database_errors.labels(kind).inc()
        self.announcements = Announcements(self.database)
        self.journal = Journal(self.database, self.announcements)
        self.journal.observe = self.measures.commits.observe
        lease = settings.lease_seconds
        self.connections = Connections(self.database, self.announcements, lease, self.background)
        self.processes = self.connections.processes
        self.matches = Matches(self.database, self.announcements)
        self.library = self.matches.library
        self.contents = self.library.contents
        self.packs = self.library.packs
        self.chat = Chat(self.database, self.announcements)
        self.people = People(self.database, settings)
        self.notices = Notices(self.database, settings, self.background)
        self.community = Community(self.database, self.announcements)
        #: Other resources to close with the server.
        self.also_close: list[Callable[[], Awaitable[None]]] = []
        self.bots = BotPool([])
        memory, timeout = settings.job_memory << 20, settings.job_seconds
        self.jobs = WorkerPool("orrery.server.tables.jobs", settings.job_workers, memory, timeout)

    async def open(self) -> None:
        """Migrate the database and start the background work."""
        self.database.claim()
        await migrate(self.database)
        await self.processes.open()
        workers = await start_workers(self.settings.ray, self.settings.bot_workers)
        self.bots = BotPool(workers, self.settings.bot_patience)
        self.bots.observe = self.measures.observe_bot
        await self.announcements.open()
        self.journal.open()

    async def close(self) -> None:
        """Finish what was begun. Nothing acknowledged is lost, even if this never runs."""
        await self.background.close()
        for close in self.also_close:
            await close()
        await self.bots.close()
        await self.jobs.close()
        await self.journal.close()
        with contextlib.suppress(Exception):  # an unreachable database must not keep the rest from closing
            await self.processes.beat()
        await self.announcements.close()
        await self.database.close()
