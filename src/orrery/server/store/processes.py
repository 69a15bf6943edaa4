"""Server processes in the database: which are alive, past outages, and who is connected to which process."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from orrery.server import clock
from orrery.server.store import schema
from orrery.server.store.announcements import NOTIFY, Announcements
from orrery.server.store.database import Database

NOW: Final = select(func.date_part("epoch", func.clock_timestamp()))
BEAT: Final = update(schema.processes).where(schema.processes.c.id == bindparam("own")).values(seen=bindparam("now"))
BURY: Final = delete(schema.processes).where(schema.processes.c.seen < bindparam("before"))
ELSEWHERE: Final = (
    select(schema.presences.c.match, schema.presences.c.person)
    .join(schema.processes, schema.processes.c.id == schema.presences.c.process)
    .where(schema.presences.c.match.in_(bindparam("some", expanding=True)))
    .where(schema.presences.c.process != bindparam("own"), schema.processes.c.seen > bindparam("since"))
)
ENTER: Final = insert(schema.presences)
LEAVE: Final = delete(schema.presences).where(
    *(schema.presences.c[name] == bindparam(f"the_{name}") for name in ("match", "person", "process"))
)

Outage = tuple[float, float]


class Processes:
    """This process and the others."""

    def __init__(self, database: Database, announcements: Announcements, lease: float) -> None:
        self.database = database
        self.engine = database.engine
        self.announcements = announcements
        self.process = announcements.process
        #: Seconds without a heartbeat after which a process counts as dead.
        self.lease = lease
        # On SQLite there is one process: before it starts, none is alive.
        self.is_alone = database.is_sqlite
        self.is_open = False
        #: Times when no process was alive or none could reach the database, oldest first.
        self.outages: list[Outage] = []
        #: Since when this process cannot reach the database.
        self.unreachable: float | None = None

    async def open(self) -> None:
        """Set the clock, store an outage if no process was alive, and register this process."""
        try:
            await self._open()
        except IntegrityError:  # another process starts at the same moment and was faster
            await self._open()

    async def _open(self) -> None:
        processes = schema.processes
        async with self.engine.begin() as connection:
            seen = (await connection.execute(select(func.max(processes.c.seen)))).scalar()
            written = (await connection.execute(select(func.max(schema.matches.c.updated)))).scalar()
            # A process that stored the end of an outage was alive then, although it may have done nothing else since.
            ended = (await connection.execute(select(func.max(schema.outages.c.end)))).scalar()
            last = None if seen is None else max(seen, written or 0.0, ended or 0.0)
            now = clock.start(last or 0.0, await self._common_time(connection))
            # A killed process may have sent a heartbeat a moment ago.
            is_first = await self.database.is_nobody_there(connection)
            if last is not None and now - last > (0.0 if is_first else self.lease):
                await self._write_outage(connection, last, now)
            gone = delete(processes)
            if not is_first:
                gone = gone.where(processes.c.seen < now - self.lease)
            await connection.execute(gone)
            await connection.execute(insert(processes).values(id=self.process, seen=now))
            self.outages = await self._read_outages(connection)
        self.is_open = True

    async def _common_time(self, connection: AsyncConnection) -> float | None:
        """The time of the database: machines' clocks may differ, those of all processes must not."""
        if self.is_alone:
            return None
        return float((await connection.execute(NOW)).scalar_one())

    async def _write_outage(self, connection: AsyncConnection, start: float, end: float) -> None:
        """Store an outage and give the time back; open tables do the same with their clocks."""
        matches = schema.matches
        await connection.execute(insert(schema.outages).values(start=start, end=end))
        running = update(matches).where(matches.c.status == "running", matches.c.deadline > start)
        await connection.execute(running.values(deadline=matches.c.deadline + (end - start)))

    async def _read_outages(self, connection: AsyncConnection) -> list[Outage]:
        outages = schema.outages
        rows = (await connection.execute(select(outages.c.start, outages.c.end).order_by(outages.c.start))).all()
        return [(start, end) for start, end in rows]

    # Outages of the database while processes are alive

    def note_failure(self, error: BaseException, since: float) -> None:
        """Remember since when the database is unreachable, if an error says so."""
        if self.unreachable is None and self.database.is_unreachable(error):
            self.unreachable = since

    async def note_reachable(self) -> list[Outage]:
        """Store the outage that has ended, if there was one; returns outages this process did not know."""
        if self.unreachable is None:
            return []
        outages, now = schema.outages, clock.now()
        async with self.engine.begin() as connection:
            await self.database.take_turns(connection)
            # Another process may have stored the same one.
            newest = (await connection.execute(select(func.max(outages.c.end)))).scalar() or 0.0
            if newest < now:
                await self._write_outage(connection, max(self.unreachable, newest), now)
            known, self.outages = self.outages, await self._read_outages(connection)
        self.unreachable = None
        return [outage for outage in self.outages if outage not in known]

    async def beat(self) -> bool:
        """Send a heartbeat and delete dead processes; returns whether this one was deleted in the meantime."""
        if not self.is_open:
            return False
        now = clock.now()
        async with self.engine.begin() as connection:
            was_forgotten = (await connection.execute(BEAT, {"own": self.process, "now": now})).rowcount == 0
            if was_forgotten:
                await connection.execute(insert(schema.processes).values(id=self.process, seen=now))
            # The newest dead one stays: it tells when the last outage began.
            await connection.execute(BURY, {"before": now - self.lease})
        return was_forgotten

    # Presence: on SQLite every connection belongs to this process, so nothing is stored.

    async def enter(self, match: str, person: str) -> None:
        """Store that a person is connected to a table in this process, and announce it."""
        row = {"match": match, "person": person, "process": self.process}
        async with self.engine.begin() as connection:
            await connection.execute(LEAVE, self._own(match, person))
            await connection.execute(ENTER, row)
            await connection.execute(NOTIFY, self.announcements.of_person(match, person, True))

    async def leave(self, match: str, person: str) -> None:
        """Store that a person is no longer connected to a table."""
        async with self.engine.begin() as connection:
            await connection.execute(LEAVE, self._own(match, person))
            await connection.execute(NOTIFY, self.announcements.of_person(match, person, False))

    def _own(self, match: str, person: str) -> dict[str, str]:
        return {"the_match": match, "the_person": person, "the_process": self.process}

    async def here(self) -> set[tuple[str, str]]:
        """The tables and people stored for this process."""
        presences = schema.presences
        own = select(presences.c.match, presences.c.person).where(presences.c.process == self.process)
        async with self.engine.connect() as connection:
            return {(match, person) for match, person in await connection.execute(own)}

    async def elsewhere(self, matches: Sequence[str]) -> dict[str, set[str]]:
        """Who is connected to these tables in other living processes."""
        if self.is_alone:
            return {}
        found: dict[str, set[str]] = {}
        own = {"own": self.process, "since": clock.now() - self.lease}
        for at in range(0, len(matches), 500):
            async with self.engine.connect() as connection:
                for match, person in await connection.execute(ELSEWHERE, own | {"some": matches[at : at + 500]}):
                    found.setdefault(match, set()).add(person)
        return found
