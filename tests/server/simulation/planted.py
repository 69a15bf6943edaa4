"""Bugs that are put into the server on purpose, to see whether the simulation finds them."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec

from orrery.client import messages as m
from orrery.server import clock, tasks
from orrery.server.bots.pool import BotPool
from orrery.server.http import entries, lobby
from orrery.server.live import connection as live
from orrery.server.refusals import Refused
from orrery.server.store import backup
from orrery.server.store.announcements import Announcements
from orrery.server.store.chat import Chat
from orrery.server.store.deliveries import DeliveryStore
from orrery.server.store.journal import Journal, VersionTaken
from orrery.server.store.match import Change
from orrery.server.store.matches import Matches
from orrery.server.store.processes import Processes
from orrery.server.tables import changes, consent, creation, joining, leaving, play, telling, upkeep, view
from orrery.server.tables.clocks import ClockState
from orrery.server.tables.events import visible_events
from orrery.server.tables.position import Position
from orrery.server.tables.presence import Presence
from orrery.server.tables.table import ADOPTED, Table
from orrery.server.tables.tables import TableLock, Tables

Bug = Callable[[contextlib.ExitStack], None]
BUGS: dict[str, Bug] = {}


@contextlib.contextmanager
def planted(name: str) -> Iterator[None]:
    """The server with a bug, or without one if no name is given."""
    with contextlib.ExitStack() as stack:
        if name:
            BUGS[name](stack)
        yield


def bug(function: Bug) -> Bug:
    """List a bug under the name of its function."""
    BUGS[function.__name__.replace("_", "-")] = function
    return function


def replace(stack: contextlib.ExitStack, owner: Any, name: str, value: Any) -> None:
    """Put something in the place of what is right."""
    stack.enter_context(mock.patch.object(owner, name, value))


async def nothing(*_: Any) -> None:
    """Forget to do it."""


# Commits and acknowledgements


@bug
def early_acknowledgement(stack: contextlib.ExitStack) -> None:
    """the journal does not wait for the commit"""

    async def append(self: Journal, change: Change) -> None:
        self.waiting.append((change, tasks.future()))
        self.wake.set()

    replace(stack, Journal, "append", append)


@bug
def early_publishing(stack: contextlib.ExitStack) -> None:
    """a table is advanced and shown before its entry is committed"""
    right = Tables.commit

    async def commit(self: Tables, table: Table, step: changes.Step, **given: Any) -> None:
        for watcher in table.watchers:
            state = getattr(watcher, "state", None)
            if state is not None:
                table.version += 1
                self.services.background.run(watcher.send(state()))  # type: ignore[attr-defined]
                table.version -= 1
        await right(self, table, step, **given)

    replace(stack, Tables, "commit", commit)


@bug
def swallowed_failure(stack: contextlib.ExitStack) -> None:
    """a commit that failed is acknowledged"""
    right = Journal.append

    async def append(self: Journal, change: Change) -> None:
        try:
            await right(self, change)
        except VersionTaken:
            raise
        except Exception:
            return

    replace(stack, Journal, "append", append)


@bug
def lost_batch(stack: contextlib.ExitStack) -> None:
    """when a group of changes fails, all are acknowledged instead of tried one by one"""
    right = Journal._commit_batch

    async def commit_batch(self: Journal, batch: list[Any]) -> None:
        if len(batch) == 1:
            await right(self, batch)
            return
        with contextlib.suppress(Exception):
            await self._commit([change for change, _ in batch], [])
        for _, future in batch:
            if not future.done():
                future.set_result(None)

    replace(stack, Journal, "_commit_batch", commit_batch)


@bug
def taken_version_ignored(stack: contextlib.ExitStack) -> None:
    """of two processes that write the same version the slower one believes that it has won"""
    right = Journal.append

    async def append(self: Journal, change: Change) -> None:
        with contextlib.suppress(VersionTaken):
            await right(self, change)

    replace(stack, Journal, "append", append)


@bug
def early_listing(stack: contextlib.ExitStack) -> None:
    """the lobby lists what is not committed yet"""

    class Unlocked:
        """No lock at all."""

        async def __aenter__(self) -> None:
            """Do not wait."""

        async def __aexit__(self, *_: object) -> None:
            """Leave nothing."""

    right = entries.entry_of

    async def entry_of(tables: Tables, table: Table, person: Any) -> m.TableEntry:
        with mock.patch.object(tables, "lock", return_value=Unlocked()):
            return await right(tables, table, person)

    replace(stack, lobby, "entry_of", entry_of)


# Repeated requests


@bug
def applied_twice(stack: contextlib.ExitStack) -> None:
    """a repeated request is carried out again"""

    async def is_repeated(*_: Any, **__: Any) -> bool:
        return False

    for module in (play, consent, leaving):
        replace(stack, module, "is_repeated", is_repeated)


@bug
def keys_in_memory_only(stack: contextlib.ExitStack) -> None:
    """after a restart nobody knows which requests were carried out"""

    async def find_key(*_: Any) -> None:
        return None

    replace(stack, Matches, "find_key", find_key)
    replace(stack, Table, "adopt", lambda self, fresh: adopt_all_but(self, fresh, {"keys"}))


def adopt_all_but(table: Table, fresh: Table, left_out: set[str]) -> None:
    """Take over what was read again, except for something."""
    for name in ADOPTED:
        if name not in left_out:
            setattr(table, name, getattr(fresh, name))
    table.must_reload = False
    table.changed()


@bug
def stale_move(stack: contextlib.ExitStack) -> None:
    """a move is played although the position has changed since its player saw it"""
    replace(stack, Table, "is_stale", lambda *_: False)


@bug
def created_twice(stack: contextlib.ExitStack) -> None:
    """a repeated request creates another table"""
    right = creation.create_as_ordered

    async def create(tables: Tables, order: m.TableOrder, host: Any) -> Table:
        known = [
            table for table in tables.opened.values() if table.match.key == order.key and table.match.host == host.id
        ]
        if known:
            order = msgspec.structs.replace(order, key=order.key + "'")
        return await right(tables, order, host)

    replace(stack, lobby, "create_as_ordered", create)


@bug
def said_twice(stack: contextlib.ExitStack) -> None:
    """a repeated line of chat is stored again"""
    right = Chat.say

    async def say(self: Chat, match: str, person: str, name: str, seat: int | None, text: str, key: str = "") -> Any:
        line = await right(self, match, person, name, seat, text, key)
        return line if line is not None else await right(self, match, person, name, seat, text, key + "'")

    replace(stack, Chat, "say", say)


# What is in memory


@bug
def no_reload(stack: contextlib.ExitStack) -> None:
    """after a failed commit the table is not read again"""

    async def enter(self: TableLock) -> None:
        await self.table.lock.acquire()
        self.table.must_reload = False

    replace(stack, TableLock, "__aenter__", enter)


@bug
def stale_views(stack: contextlib.ExitStack) -> None:
    """what was encoded for an older version is kept when a table is read again"""
    right = Table.adopt

    def adopt(self: Table, fresh: Table) -> None:
        views = dict(self._views)
        right(self, fresh)
        self._views, self._viewed = views, self.position_version

    replace(stack, Table, "adopt", adopt)


@bug
def uncommitted_shown(stack: contextlib.ExitStack) -> None:
    """what a failed commit left in memory is shown when somebody comes or goes"""

    class Blind(Table):
        """A table that seems to match the database."""

    right = live.Connection.write

    async def write(self: live.Connection) -> None:
        if type(self.table) is Table:
            self.table.__class__ = Blind
        await right(self)

    Blind.must_reload = property(lambda self: False, lambda self, value: None)  # type: ignore[assignment]
    replace(stack, live.Connection, "write", write)


@bug
def wrong_snapshot(stack: contextlib.ExitStack) -> None:
    """a snapshot is stored under the number of another entry"""
    right = Position.advance

    def advance(self: Position, every: int) -> bool:
        moved = right(self, every)
        self.base_number += moved
        return moved

    replace(stack, Position, "advance", advance)


@bug
def never_started(stack: contextlib.ExitStack) -> None:
    """a table whose last seat was taken just before a failure is not started later"""
    replace(stack, upkeep, "start_full", nothing)
    right = joining.join

    async def join(tables: Tables, table: Table, person: Any, request: m.Join) -> None:
        async with tables.lock(table):
            is_seated = bool(table.held(person.id))
        if not is_seated:
            await right(tables, table, person, request)

    replace(stack, lobby, "join", join)


@bug
def lock_kept(stack: contextlib.ExitStack) -> None:
    """an error leaves a table locked"""
    right = TableLock.__aexit__

    async def leave(self: TableLock, kind: Any, error: Any, trace: object) -> None:
        if kind is None or issubclass(kind, (Refused, VersionTaken)):
            await right(self, kind, error, trace)

    replace(stack, TableLock, "__aexit__", leave)


# Several processes


@bug
def dead_listen(stack: contextlib.ExitStack) -> None:
    """after its connection was lost a process does not listen again"""
    replace(stack, Announcements, "_reconnect", nothing)


@bug
def nothing_announced(stack: contextlib.ExitStack) -> None:
    """a process does not tell the others what it has committed"""
    replace(stack, Announcements, "of_versions", lambda *_: [])


@bug
def forgotten_bots(stack: contextlib.ExitStack) -> None:
    """nobody plays on for the bots of a process that has died"""
    replace(stack, upkeep, "wake_bots", nothing)


@bug
def presence_unordered(stack: contextlib.ExitStack) -> None:
    """that somebody came can be written after that they went"""

    def tell(self: Presence, table: Table, person: str) -> None:
        write = self.services.processes.enter if self.is_here(table, person) else self.services.processes.leave
        self.services.background.run(write(table.match.id, person))

    replace(stack, Presence, "_tell", tell)
    replace(stack, Presence, "correct", nothing)


@bug
def presence_of_the_dead(stack: contextlib.ExitStack) -> None:
    """who was connected to a process that died counts as connected for ever"""
    replace(stack, Presence, "refresh", nothing)


@bug
def own_clocks(stack: contextlib.ExitStack) -> None:
    """every process goes by the clock of its own machine"""

    async def common_time(*_: Any) -> None:
        return None

    replace(stack, Processes, "_common_time", common_time)


# Time, workers, notices, backups, secrets


@bug
def jumping_clock(stack: contextlib.ExitStack) -> None:
    """the server's clock jumps with the system's"""
    replace(stack, clock, "now", lambda: clock.system())


@bug
def clocks_run_on(stack: contextlib.ExitStack) -> None:
    """people's clocks run while no server is there"""
    replace(stack, ClockState, "credit", lambda *_: None)


@bug
def endless_patience(stack: contextlib.ExitStack) -> None:
    """a worker that hangs is waited for"""

    async def within(seconds: float, work: Any) -> Any:
        return await work

    replace(stack, tasks, "within", within)


@bug
def lost_worker(stack: contextlib.ExitStack) -> None:
    """a worker that died is never used again"""
    right = BotPool._ask_workers

    async def ask(self: BotPool, request: Any) -> Any:
        before = self.deaths
        answer = await right(self, request)
        if self.deaths > before and not self.free.empty():
            self.free.get_nowait()
        return answer

    replace(stack, BotPool, "_ask_workers", ask)


@bug
def no_notices(stack: contextlib.ExitStack) -> None:
    """nobody is told that it is their turn"""
    replace(stack, telling, "rows", lambda *_: [])


@bug
def told_twice(stack: contextlib.ExitStack) -> None:
    """several processes send the same message"""

    async def claim(*_: Any) -> bool:
        return True

    replace(stack, DeliveryStore, "claim", claim)


@bug
def torn_backup(stack: contextlib.ExitStack) -> None:
    """the reads of a backup share no transaction"""
    right = backup.back_up

    async def back_up(database: Any, path: Path) -> int:
        connect = database.engine.connect

        def torn() -> Any:
            connection = connect()
            connection.exec_driver_sql = connection.execution_options = nothing_at_all
            return connection

        database.engine.connect = torn
        return await right(database, path)

    replace(stack, backup, "back_up", back_up)


async def nothing_at_all(*_: Any, **__: Any) -> None:
    """Begin no transaction."""


@bug
def others_secrets(stack: contextlib.ExitStack) -> None:
    """everybody sees what the seat that decides sees"""
    right = Table.view
    replace(stack, Table, "view", lambda self, seat: right(self, seat if self.seat is None else self.seat))


@bug
def others_events(stack: contextlib.ExitStack) -> None:
    """events are sent with what only one seat may know"""
    replace(stack, view, "visible_events", lambda events, seat: visible_events(events, 0))
