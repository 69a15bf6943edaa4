"""The database: SQLite in WAL mode in a file, or PostgreSQL by URL."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, Engine, ExceptionContext, create_engine, event, func, make_url, select, text
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

# Installed with orrery[hosting] only; without it the database refuses to open PostgreSQL.
POSTGRES_ERRORS: tuple[type[Exception], ...] = ()
with contextlib.suppress(ModuleNotFoundError):
    import asyncpg

    POSTGRES_ERRORS = (asyncpg.PostgresError, asyncpg.InterfaceError)

#: The upkeep checkpoints the log, so that no move has to wait for it; only a very long log is checkpointed on commit.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "wal_autocheckpoint=20000")


#: The exceptions that an unusable database may raise.
FAILURES: tuple[type[Exception], ...] = (SQLAlchemyError, OSError, *POSTGRES_ERRORS)
HINT = "sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME"
#: Advisory locks: one shared by all server processes, and one for what only one process may do at a time.
ALIVE, TURN = 0x6F727265, 0x6F727266


class Listening:
    """A dedicated connection on which PostgreSQL announces what other processes have committed."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection

    async def close(self) -> None:
        """Disconnect; ignored if the database is gone."""
        with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            await self.connection.close()


class Database:
    """An engine, and the folder of a temporary database."""

    def __init__(self, url: str) -> None:
        try:
            address = make_url(url)
        except ArgumentError:
            raise ValueError(f"database {url!r}: use {HINT}") from None
        self.folder: tempfile.TemporaryDirectory[str] | None = None
        if address.drivername in ("sqlite", "postgresql", "postgres"):
            driver = {"sqlite": "sqlite+aiosqlite"}.get(address.drivername, "postgresql+asyncpg")
            address = address.set(drivername=driver)
        self.is_sqlite = address.get_backend_name() == "sqlite"
        if self.is_sqlite and address.database in (None, "", ":memory:"):
            # A file even so, because connections to an in-memory database are not isolated from each other.
            self.folder = tempfile.TemporaryDirectory(prefix="orrery-", ignore_cleanup_errors=True)
            address = address.set(database=str(Path(self.folder.name) / "orrery.db"))
        if address.drivername not in ("sqlite+aiosqlite", "postgresql+asyncpg"):
            raise ValueError(f"database {url!r}: use {HINT}")
        self.url = address.render_as_string(hide_password=False)
        #: The file of a SQLite database, and the lock of the server that uses it.
        self.file = Path(address.database) if self.is_sqlite and address.database else None
        self.lock: IO[str] | None = None
        if self.file is not None and self.file.parent.is_dir():
            try:
                make_private(self.file)
            except OSError as error:
                raise ValueError(f"the database {self.file} cannot be used: {error.strerror}") from None
        try:
            # Parameters contain seeds, invitations and hashes, which must not appear in error messages.
            ping = not self.is_sqlite
            self.engine: AsyncEngine = create_async_engine(address, pool_pre_ping=ping, hide_parameters=True)
        except ModuleNotFoundError as missing:
            raise ValueError(f"PostgreSQL needs the package {missing.name}; pip install 'orrery[hosting]'") from missing
        #: Called with the kind of every database error.
        self.observe_error: Callable[[str], None] = lambda kind: None
        event.listen(self.engine.sync_engine, "handle_error", self._failed)
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _tune)
            event.listen(self.engine.sync_engine, "invalidate", _roll_back)

    def _failed(self, context: ExceptionContext) -> None:
        self.observe_error(type(context.original_exception).__name__)

    def sync_engine(self) -> Engine:
        """Another engine for the same SQLite file, for use in a thread."""
        engine = create_engine(
            make_url(self.url).set(drivername="sqlite"),
            poolclass=StaticPool,
            connect_args={"check_same_thread": False},
            hide_parameters=True,
        )
        event.listen(engine, "connect", _tune)
        return engine

    def transactional_engine(self) -> Engine:
        """Another engine for the same SQLite file, whose transactions include schema changes and reads."""
        engine = create_engine(make_url(self.url).set(drivername="sqlite"), hide_parameters=True)

        @event.listens_for(engine, "connect")
        def leave_transactions_to_us(connection: Any, _record: Any) -> None:
            # By default Python's sqlite3 starts a transaction only before it changes rows.
            connection.isolation_level = None
            connection.execute("PRAGMA busy_timeout=10000")

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")

        return engine

    def claim(self) -> None:
        """Refuse to be the second server on a SQLite file: it would not be told what the other one commits."""
        if self.file is None or sys.platform == "win32":
            return
        import fcntl

        self.lock = open(make_private(self.file.with_name(self.file.name + ".lock")), "w")  # noqa: SIM115
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise ValueError(f"another server uses {self.file}; several need PostgreSQL") from None

    async def listen(self, channel: str, hear: Callable[[str], None], lost: Callable[[], None]) -> Listening:
        """Call `hear` with announcements on a channel and `lost` when they end; OSError without PostgreSQL."""
        try:
            connection = await asyncpg.connect(self.url.replace("postgresql+asyncpg", "postgresql", 1))
            connection.add_termination_listener(lambda _: lost())
            # Released with the connection, so that others know at once that this process is gone.
            await connection.execute("SELECT pg_advisory_lock_shared($1)", ALIVE)
            await connection.add_listener(channel, lambda *received: hear(str(received[3])))
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise OSError(f"PostgreSQL cannot be listened to: {type(error).__name__}") from error
        return Listening(connection)

    async def is_nobody_there(self, connection: AsyncConnection) -> bool:
        """Whether no server process is connected to this database."""
        if self.is_sqlite:
            return True
        return bool((await connection.execute(select(func.pg_try_advisory_xact_lock(ALIVE)))).scalar())

    async def take_turns(self, connection: AsyncConnection, about: str = "") -> None:
        """Keep other processes from doing the same thing (about the same subject) until the transaction ends."""
        if not self.is_sqlite:
            lock = func.pg_advisory_xact_lock(TURN, func.hashtext(about)) if about else func.pg_advisory_xact_lock(TURN)
            await connection.execute(select(lock))

    def is_unreachable(self, error: BaseException) -> bool:
        """Whether an error means that PostgreSQL is unreachable, shutting down or starting."""
        if self.is_sqlite:
            return False
        if isinstance(error, DBAPIError):
            return isinstance(error, (OperationalError, InterfaceError)) or error.connection_invalidated
        return isinstance(error, (OSError, *POSTGRES_ERRORS))

    async def check(self) -> None:
        """Refuse an unusable database with a one-line ValueError."""
        if self.file is not None and not self.file.parent.is_dir():
            raise ValueError(f"the database {self.file} is in a folder that does not exist; create it first")
        try:
            async with self.engine.connect() as connection:
                catalogue = text("sqlite_master" if self.is_sqlite else "pg_class")
                await connection.execute(select(func.count()).select_from(catalogue))
        except FAILURES as error:
            shown = make_url(self.url).render_as_string(hide_password=True)
            why = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise ValueError(f"the database {shown} cannot be used: {why}") from None

    async def tidy(self) -> None:
        """Checkpoint SQLite's log without making anybody wait."""
        if self.is_sqlite:
            async with self.engine.connect() as connection:
                await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    async def close(self) -> None:
        """Close every connection."""
        await self.engine.dispose()
        if self.lock is not None:
            self.lock.close()
        if self.folder is not None:
            self.folder.cleanup()


def make_private(path: Path) -> Path:
    """Create a file that only its owner can read, unless it exists."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    return path


def _roll_back(connection: Any, _record: Any, _error: BaseException | None) -> None:
    """Roll back the transaction of a connection that is abandoned because its task was cancelled.

    Closing is not enough: a statement still referenced would keep the transaction open and the file locked.
    """
    with contextlib.suppress(Exception, asyncio.CancelledError):
        connection.rollback()


def _tune(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
