"""A model of the two databases: SQLite in memory, what commits and rollbacks mean, and announcements."""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import functools
import random
import sqlite3
import tempfile
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Dialect, Engine, create_engine
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import StaticPool
from sqlalchemy.util import LRUCache
from tests.server.simulation.loop import PROCESS, Nap, Process, SimulatedLoop
from tests.server.simulation.statements import Direct

from orrery.server.store import journal
from orrery.server.store.database import Database

#: Statements as text: every simulation uses the same ones.
COMPILED: LRUCache[Any, Any] = LRUCache(5000)
OUTSIDE = contextvars.Context()
#: When the simulation begins, as its clocks show it.
EPOCH = 1_800_000_000.0


@functools.cache
def template() -> sqlite3.Connection:
    """An empty database, migrated, with the vocabularies of the games of the simulation."""
    from orrery.server.services import Services
    from orrery.server.settings import Settings
    from orrery.server.store.migrate import migrate
    from orrery.server.tables.older import store_editions

    async def fill(url: str) -> None:
        services = Services(url, Settings())
        await migrate(services.database)
        await store_editions(services)
        await services.database.close()

    memory = sqlite3.connect(":memory:", check_same_thread=False)
    with tempfile.TemporaryDirectory(prefix="orrery-simulation-") as folder:
        path = Path(folder) / "orrery.db"
        asyncio.run(fill(f"sqlite+aiosqlite:///{path}"))
        with contextlib.closing(sqlite3.connect(path)) as file:
            file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            file.backup(memory)
    return memory


@functools.cache
def dialect() -> Dialect:
    """The dialect of all engines; what was compiled for one is of no use to another."""
    engine = create_engine("sqlite://")
    engine.connect().close()
    return engine.dialect


def engine_of(file: sqlite3.Connection) -> Engine:
    """An engine for a database in memory."""
    engine = create_engine("sqlite://", poolclass=StaticPool, creator=lambda: file, hide_parameters=True)
    engine.dialect = dialect()
    engine._compiled_cache = COMPILED
    return engine


class Lost(OSError):
    """The connection to the database was lost."""


def lost(what: str) -> OperationalError:
    """What SQLAlchemy raises when the connection is lost."""
    return OperationalError(what, None, Lost("the connection to the database was lost"))


class Disk:
    """What all processes share: the data, who writes, and what was announced."""

    def __init__(self, loop: SimulatedLoop, rng: random.Random, is_sqlite: bool) -> None:
        self.loop = loop
        self.rng = rng
        self.is_sqlite = is_sqlite
        self.file = sqlite3.connect(":memory:", check_same_thread=False)
        template().backup(self.file)
        self.file.execute("PRAGMA foreign_keys=ON")
        self.file.create_function("pg_notify", 2, self._notify)
        self.file.create_function("clock_timestamp", 0, lambda: EPOCH + loop.now)
        self.file.create_function("date_part", 2, lambda _part, time: time)
        self.engine = engine_of(self.file)
        # The journal closes its engine with the process; the data stay.
        self.dispose, self.engine.dispose = self.engine.dispose, lambda close=True: None  # type: ignore[method-assign]
        self.connection: Connection = self.engine.connect()
        self.direct = Direct(self.file, self.connection)
        #: Who writes just now, and who waits for that.
        self.owner: Process | None = None
        self.is_locked = False
        self.waiting: deque[tuple[Process | None, asyncio.Future[None]]] = deque()
        #: What the transaction announces when it is committed.
        self.announced: list[str] = []
        self.listeners: list[Listener] = []
        #: Called after every commit.
        self.committed: Callable[[], None] = lambda: None
        # Faults
        self.latency = (0.0002, 0.004)
        self.slow = 1.0
        self.commit_fails = 0.0
        self.statement_fails = 0.0
        self.notify_lost = 0.0
        self.notify_late = 0.0
        self.is_down = False
        self.is_full = False
        #: After so many commits the process that made the last of them dies; 0: none does.
        self.fatal = 0
        loop.mourners.append(self._bury)
        loop.run_thread = self._in_thread
        loop.thread_delay = self.delay

    def delay(self) -> float:
        """How long a journey to the database and back takes."""
        low, high = self.latency
        return self.rng.uniform(low, high) * self.slow

    # Locks: one writer at a time, and nobody reads meanwhile what is not committed

    async def acquire(self) -> None:
        """Wait until nobody writes."""
        process = PROCESS.get()
        while self.is_locked:
            future = self.loop.create_future()
            self.waiting.append((process, future))
            await future
        self.is_locked, self.owner = True, process

    async def wait_for_writer(self) -> None:
        """Wait until nobody else writes."""
        while self.is_locked:
            future = self.loop.create_future()
            self.waiting.append((PROCESS.get(), future))
            await future

    def release(self) -> None:
        """Let the others go on."""
        self.is_locked, self.owner = False, None
        waiting, self.waiting = self.waiting, deque()
        for process, future in waiting:
            if not future.done() and not (process is not None and process.is_dead):
                future.set_result(None)

    def _bury(self, process: Process) -> None:
        """Roll back what a process has begun and not committed."""
        self.listeners = [listener for listener in self.listeners if listener.process is not process]
        if self.is_locked and self.owner is process:
            self.rollback()
            self.release()

    # Transactions

    def _notify(self, _channel: str, text: str) -> None:
        self.announced.append(text)

    def commit(self) -> None:
        """Make what was written durable, and announce it."""
        self.connection.commit()
        self.file.commit()
        announced, self.announced = self.announced, []
        self._has_committed()
        for text in announced:
            for listener in self.listeners:
                listener.tell(text)

    def _has_committed(self) -> None:
        self.committed()
        process = self.loop.current
        if self.fatal and process is not None:
            self.fatal -= 1
            if not self.fatal and process.kill_at is None:
                process.kill_at = process.steps + self.rng.randint(1, self.rng.choice([2, 10, 40]))

    def rollback(self) -> None:
        """Forget what was written."""
        self.connection.rollback()
        self.file.rollback()
        self.announced.clear()

    def _in_thread(self, work: Callable[[], Any], done: Callable[[Any, BaseException | None], None]) -> None:
        """Do what a thread does with the file, in one go, when nobody else writes."""
        if self.is_locked:
            self.loop.call_later(self.delay(), self._in_thread, work, done)
            return
        try:
            result = work()
        except BaseException as error:
            self.connection.rollback()
            done(None, error)
            return
        self._has_committed()
        done(result, None)

    def fill(self, is_full: bool) -> None:
        """Let the disk be full: the file cannot grow any more."""
        self.is_full = is_full
        pages = self.file.execute("PRAGMA page_count").fetchone()[0] if is_full else 1_000_000
        self.file.execute(f"PRAGMA max_page_count={pages}")

    def close(self) -> None:
        """Forget everything."""
        self.connection.close()
        self.dispose()
        self.file.close()


class Listener:
    """A connection on which a process hears what others have committed, in order."""

    def __init__(self, disk: Disk, hear: Callable[[str], None], lost: Callable[[], None]) -> None:
        self.disk = disk
        self.process = PROCESS.get()
        self.context = contextvars.copy_context()
        self.hear = hear
        self.lost = lost
        self.last = 0.0
        self.is_cut = False

    def tell(self, text: str) -> None:
        """Pass something on, after what was passed on before."""
        disk, loop = self.disk, self.disk.loop
        if self.is_cut or (disk.notify_lost and disk.rng.random() < disk.notify_lost):
            return
        late = disk.rng.uniform(0.5, 8.0) if disk.notify_late and disk.rng.random() < disk.notify_late else 0.0
        self.last = max(self.last, loop.now + disk.delay() + late)
        loop.call_at(self.last, self._hear, text, context=self.context)

    def _hear(self, text: str) -> None:
        if not self.is_cut:
            self.hear(text)

    def cut(self, after: float) -> None:
        """Lose the connection; the process notices it some time later."""
        self.is_cut = True
        self.disk.listeners = [listener for listener in self.disk.listeners if listener is not self]
        self.disk.loop.call_later(after, self.lost, context=self.context)

    async def close(self) -> None:
        """Disconnect."""
        self.is_cut = True
        self.disk.listeners = [listener for listener in self.disk.listeners if listener is not self]


class SimulatedConnection:
    """A connection as SQLAlchemy's asyncio extension has it, with a journey before every statement."""

    def __init__(self, disk: Disk, writes: bool) -> None:
        self.disk = disk
        self.writes = writes
        #: A copy of the data as they were when a transaction for reading began.
        self.snapshot: Engine | None = None
        self.seen: Connection | None = None

    async def __aenter__(self) -> SimulatedConnection:
        # Transactions on PostgreSQL have connections of their own: what begins first need not be first to write.
        if self.disk.is_down or (self.writes and not self.disk.is_sqlite):
            await self._travel("connect")
        if self.writes:
            await self.disk.acquire()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if self.seen is not None and self.snapshot is not None:
            self.seen.close()
            self.snapshot.dispose()
        if self.writes:
            await self.end(kind is None)

    async def end(self, is_good: bool) -> None:
        """Commit or roll back, and let others write."""
        disk = self.disk
        try:
            if is_good:
                await self._commit()
            else:
                disk.rollback()
        finally:
            self.writes = False
            if disk.is_locked and disk.owner is PROCESS.get():
                disk.release()

    def begin(self) -> SimulatedTransaction:
        """A transaction, committed at its end."""
        return SimulatedTransaction(self)

    async def _commit(self) -> None:
        disk = self.disk
        try:
            await Nap(disk.loop, disk.delay())
            fails = disk.is_down or disk.rng.random() < disk.commit_fails
            if not fails or (not disk.is_down and disk.rng.random() < 0.5):
                disk.commit()
            else:
                disk.rollback()
        except BaseException:
            disk.rollback()
            raise
        if fails:
            raise lost("COMMIT")  # whether it was committed, the caller cannot know

    async def _travel(self, what: str) -> None:
        disk = self.disk
        await Nap(disk.loop, disk.delay())
        if disk.is_down or (disk.statement_fails and disk.rng.random() < disk.statement_fails):
            raise lost(what)

    async def _at(self) -> Connection | Direct:
        await self._travel("statement")
        if self.seen is not None:
            return self.seen
        if not self.writes:
            await self.disk.wait_for_writer()
        return self.disk.direct

    async def execute(self, statement: Any, parameters: Any = None) -> Any:
        """Execute a statement."""
        connection = await self._at()
        return connection.execute(statement, parameters)

    async def exec_driver_sql(self, text: str) -> Any:
        """Execute a statement of the database's own."""
        await self._travel(text)
        if text == "BEGIN":
            await self._freeze()
        return None

    async def execution_options(self, **options: Any) -> SimulatedConnection:
        """With REPEATABLE READ the data stay as they are."""
        if options.get("isolation_level") == "REPEATABLE READ":
            await self._freeze()
        return self

    async def _freeze(self) -> None:
        await self.disk.wait_for_writer()
        copy = sqlite3.connect(":memory:", check_same_thread=False)
        self.disk.file.backup(copy)
        self.snapshot = engine_of(copy)
        self.seen = self.snapshot.connect()

    async def run_sync(self, function: Callable[..., Any], *given: Any) -> Any:
        """Let a function use the connection."""
        connection = await self._at()
        if function is journal.write and journal.is_plain(*given):  # most of all writes, at a fraction of the cost
            return journal.write_plain(self.disk.file, *given)
        if function is not journal.write and isinstance(connection, Direct):
            connection = connection.connection
        return function(connection, *given)

    async def stream(self, statement: Any) -> Rows:
        """Execute a statement whose rows come one after the other."""
        connection = await self._at()
        return Rows(list(connection.execute(statement).mappings()))


class SimulatedTransaction:
    """A transaction that can be rolled back before its end."""

    def __init__(self, connection: SimulatedConnection) -> None:
        self.connection = connection

    async def __aenter__(self) -> SimulatedTransaction:
        await self.connection.disk.acquire()
        self.connection.writes = True
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if self.connection.writes:
            await self.connection.end(kind is None)

    async def rollback(self) -> None:
        """Forget what was written."""
        await self.connection.end(False)


class Rows:
    """Rows that come one after the other."""

    def __init__(self, rows: list[Any]) -> None:
        self.rows = rows

    def mappings(self) -> Rows:
        """The rows by the names of their columns."""
        return self

    async def __aiter__(self) -> Any:
        for row in self.rows:
            yield row


class SimulatedEngine:
    """What the store uses of SQLAlchemy's engine."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk

    def connect(self) -> SimulatedConnection:
        """A connection for reading."""
        return SimulatedConnection(self.disk, False)

    def begin(self) -> SimulatedConnection:
        """A connection with a transaction, committed at its end."""
        return SimulatedConnection(self.disk, True)

    async def dispose(self) -> None:
        """Nothing is kept open."""


class SimulatedDatabase(Database):
    """The database as a process of the simulation sees it."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.is_sqlite = disk.is_sqlite
        self.url = "simulated:"
        self.engine = SimulatedEngine(disk)  # type: ignore[assignment]
        self.file = self.lock = self.folder = None

    def sync_engine(self) -> Engine:
        """The engine for the journal's thread."""
        return self.disk.engine

    async def is_nobody_there(self, connection: Any) -> bool:
        """Whether no server process listens."""
        return self.is_sqlite or not self.disk.listeners

    async def take_turns(self, connection: Any, about: str = "") -> None:
        """Writers take turns anyway."""

    async def listen(self, channel: str, hear: Callable[[str], None], lost: Callable[[], None]) -> Any:
        """Hear what is announced."""
        await asyncio.sleep(self.disk.delay())
        if self.disk.is_down:
            raise Lost("the database is down")
        listener = Listener(self.disk, hear, lost)
        self.disk.listeners.append(listener)
        return listener
