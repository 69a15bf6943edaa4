"""Server processes in the database: which are alive, when none was, and who is connected to which."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from orrery.server import clock
from orrery.server.store import schema
from orrery.server.store.announcements import Announcements
from orrery.server.store.database import Database

NOW = select(func.date_part("epoch", func.clock_timestamp()))

Outage = tuple[float, float]


class Processes:
    """This process among the others."""

    def __init__(self, database: Database, announcements: Announcements, lease: float) -> None:
        self.engine = database.engine
        self.announcements = announcements
        self.process = announcements.process
        #: Seconds after which a process that said nothing counts as gone.
        self.lease = lease
        # On SQLite there is one process: whenever it starts, none was alive before.
        self.is_alone = database.is_sqlite
        self.is_open = False
        #: When no process was alive, oldest first.
        self.outages: list[Outage] = []

    async def open(self) -> None:
        """Set the clock, write down an outage if no process was alive, and join the others."""
        try:
            await self._open()
        except IntegrityError:  # another process starts at the same moment and was faster
            await self._open()

    async def _open(self) -> None:
        processes, outages, matches = schema.processes, schema.outages, schema.matches
        async with self.engine.begin() as connection:
            last = (await connection.execute(select(func.max(processes.c.seen)))).scalar()
            now = clock.start(last or 0.0, await self._common_time(connection))
            if last is not None and now - last > (0.0 if self.is_alone else self.lease):
                await connection.execute(insert(outages).values(start=last, end=now))
                # What ran then gets the time back; open tables do the same with their clocks.
                running = update(matches).where(matches.c.status == "running", matches.c.deadline > last)
                await connection.execute(running.values(deadline=matches.c.deadline + (now - last)))
            gone = delete(processes)
            if not self.is_alone:
                gone = gone.where(processes.c.seen < now - self.lease)
            await connection.execute(gone)
            await connection.execute(insert(processes).values(id=self.process, seen=now))
            rows = (await connection.execute(select(outages.c.start, outages.c.end).order_by(outages.c.start))).all()
        self.outages = [(start, end) for start, end in rows]
        self.is_open = True

    async def _common_time(self, connection: AsyncConnection) -> float | None:
        """The time of the database: the clocks of the machines may differ, and those of all processes must not."""
        if self.is_alone:
            return None
        return float((await connection.execute(NOW)).scalar_one())

    async def beat(self) -> bool:
        """Say that this process is alive, and forget those that are not; whether it was forgotten itself meanwhile."""
        if not self.is_open:
            return False
        processes = schema.processes
        now = clock.now()
        own = update(processes).where(processes.c.id == self.process).values(seen=now)
        async with self.engine.begin() as connection:
            was_forgotten = (await connection.execute(own)).rowcount == 0
            if was_forgotten:
                await connection.execute(insert(processes).values(id=self.process, seen=now))
            # One that is long gone stays: the newest tells when the last outage began.
            await connection.execute(delete(processes).where(processes.c.seen < now - self.lease))
        return was_forgotten

    # Presence: on SQLite every connection is one of this process, so there is nothing to write down.

    async def enter(self, match: str, person: str) -> None:
        """Write down that somebody looks at a table in this process, and tell the others."""
        presences = schema.presences
        row = {"match": match, "person": person, "process": self.process}
        async with self.engine.begin() as connection:
            await connection.execute(delete(presences).where(*self._own(match, person)))
            await connection.execute(insert(presences).values(row))
            await connection.execute(self.announcements.of_person(match, person, True))

    async def leave(self, match: str, person: str) -> None:
        """Write down that nobody does any more."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(schema.presences).where(*self._own(match, person)))
            await connection.execute(self.announcements.of_person(match, person, False))

    def _own(self, match: str, person: str) -> list[ColumnElement[bool]]:
        presences = schema.presences
        return [presences.c.match == match, presences.c.person == person, presences.c.process == self.process]

    async def here(self) -> set[tuple[str, str]]:
        """The tables and people that are written down for this process."""
        presences = schema.presences
        own = select(presences.c.match, presences.c.person).where(presences.c.process == self.process)
        async with self.engine.connect() as connection:
            return {(match, person) for match, person in await connection.execute(own)}

    async def elsewhere(self, matches: Sequence[str]) -> dict[str, set[str]]:
        """Who looks at these tables in other processes that are alive."""
        if self.is_alone:
            return {}
        presences, processes = schema.presences, schema.processes
        found: dict[str, set[str]] = {}
        for at in range(0, len(matches), 500):
            alive = (
                select(presences.c.match, presences.c.person)
                .join(processes, processes.c.id == presences.c.process)
                .where(presences.c.match.in_(matches[at : at + 500]), presences.c.process != self.process)
                .where(processes.c.seen > clock.now() - self.lease)
            )
            async with self.engine.connect() as connection:
                for match, person in await connection.execute(alive):
                    found.setdefault(match, set()).add(person)
        return found
