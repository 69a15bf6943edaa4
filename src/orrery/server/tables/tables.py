"""The hall: all tables this process has open, and the one way in which they change."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Coroutine, Sequence
from typing import Any

import msgspec
from sqlalchemy import Executable

import orrery
from orrery.bots import bots
from orrery.client.messages import Line, Result
from orrery.kernel import Event
from orrery.server.bots.pool import ProcessThinker, Thinker, Thinkers
from orrery.server.live.connection import Connection
from orrery.server.live.fanout import Fanout
from orrery.server.notify.notices import Notices
from orrery.server.notify.push import Vapid
from orrery.server.refusals import Refused, missing
from orrery.server.settings import Settings
from orrery.server.store.database import Database
from orrery.server.store.journal import Change, Journal, Taken
from orrery.server.store.matches import Store, creation
from orrery.server.store.migrate import migrate
from orrery.server.store.people import People
from orrery.server.tables.allowance import Allowance
from orrery.server.tables.clocks import ClockState
from orrery.server.tables.events import MatchStarted, encode_events
from orrery.server.tables.position import Position
from orrery.server.tables.standing_orders import ordered
from orrery.server.tables.table import Facts, Match, Table
from orrery.tutorials import reply

LOGGER = logging.getLogger("orrery.tables")
ENCODER = msgspec.json.Encoder()


class Presence:
    """Holds a table's lock; what goes wrong meanwhile makes the table doubtful, and it is read again."""

    __slots__ = ("hall", "table")

    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall = hall
        self.table = table

    async def __aenter__(self) -> None:
        await self.table.lock.acquire()
        if self.table.doubtful:
            try:
                await self.hall.reload(self.table)
            except BaseException:
                self.table.lock.release()
                raise

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if kind is not None and not issubclass(kind, (Refused, Taken)):
            self.table.doubtful = True
        self.table.lock.release()


class Hall:
    """Everything that lives as long as the server."""

    def __init__(self, database: str, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(database)
        self.fanout = Fanout(self.database)
        self.journal = Journal(self.database, self.fanout)
        self.store = Store(self.database)
        self.people = People(self.database, settings)
        self.notices = Notices(self)
        self.vapid = Vapid(self.database, settings)
        self.thinkers = Thinkers([])
        self.tables: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        #: How many connections each person has.
        self.present: dict[str, int] = {}
        #: How fast people may speak who hold no connection.
        self.allowances: dict[str, Allowance] = {}
        #: The bots by name, weakest first.
        self.levels = bots()

    # Tables

    async def table(self, identity: str) -> Table:
        """The table of this name, opened if need be; Refused if there is none."""
        table = self.tables.get(identity)
        if table is None:
            async with self.opening.setdefault(identity, asyncio.Lock()):
                table = self.tables.get(identity)
                if table is None:
                    table = await self.store.open(identity)
                    if table is None:
                        raise missing()
                    self.tables[identity] = table
                    self.follow(table)
            self.opening.pop(identity, None)
        table.used = time.monotonic()
        return table

    def at(self, table: Table) -> Presence:
        """Have a table to oneself, as the database knows it: `async with hall.at(table):`."""
        return Presence(self, table)

    async def reload(self, table: Table) -> None:
        """Read a table again; its lock is held."""
        fresh = await self.store.open(table.match.id)
        if fresh is None:
            raise missing()
        table.adopt(fresh)
        table.wake()

    async def commit(
        self,
        table: Table,
        kind: str,
        *,
        seat: int | None = None,
        code: int | None = None,
        person: str = "",
        key: str = "",
        events: Sequence[Event] = (),
        others: Sequence[Executable] = (),
        snapshot: bool = False,
        but: Connection | None = None,
    ) -> None:
        """Write what was done to a table into the journal; tell everybody when it is durable. The lock is held."""
        now = time.time()
        number = table.version + 1
        turn_before, status_before = table.turn, table.stood
        self._settle(table, now)
        position = table.position
        kept = None
        if position is not None and (snapshot or position.advance(self.settings.snapshot_every)):
            kept = {
                "match": table.match.id,
                "number": position.base_number,
                "actions": position.base_actions,
                "state": ENCODER.encode(position.base.dump()),
            }
        clock = table.clock
        written = list(events)
        change = Change(
            {
                "match": table.match.id,
                "number": number,
                "kind": kind,
                "seat": seat,
                "code": code,
                "person": person or None,
                "key": key,
                "at": now,
                "events": encode_events(written),
                "clock": "" if clock is None else ENCODER.encode(clock).decode(),
            },
            {
                "match": table.match.id,
                "status": table.status,
                "version": number,
                "turn": table.seat,
                "deadline": None if clock is None else clock.deadline,
                "facts": ENCODER.encode(table.facts).decode(),
                "outcome": None if table.outcome is None else ENCODER.encode(table.outcome).decode(),
                "updated": now,
            },
            kept,
            list(others),
        )
        try:
            await self.journal.append(change)
        except Taken:
            await self.reload(table)
            raise Refused("stale", "the table has changed meanwhile; look at its state and try again") from None
        except BaseException:
            table.doubtful = True
            raise
        table.version = number
        table.remember(number, written, seat if kind == "act" else None, person, key)
        table.changed()
        table.wake(but)
        self.follow(table)
        table.turn, table.stood = table.seat, table.status
        self.notices.after(table, turn_before, status_before)

    def _settle(self, table: Table, now: float) -> None:
        """See whether the game is over, and turn the clock to the seat that decides."""
        position = table.position
        if table.status == "running" and position is not None and position.state.outcome is not None:
            outcome = position.state.outcome
            table.outcome = Result(list(outcome.winners), list(outcome.scores), outcome.reason)
            table.status = "finished"
        if table.match.clock is not None and position is not None:
            if table.clock is None:
                table.clock = ClockState.fresh(table.match.clock, table.match.seats)
            seat = table.seat
            runs = seat is not None and not table.facts.paused and table.facts.chairs[seat].kind == "person"
            runs = runs and not table.is_bots_turn
            table.clock.turn_to(table.match.clock, seat, now, runs)

    async def found(self, match: Match, facts: Facts) -> Table:
        """A new table, begun at once if every seat is taken; Refused if the game cannot begin like this."""
        table = Table(match, orrery.game(match.game), facts)
        written = creation(match, facts, match.created)
        async with self.at(table):
            if not await self.start_if_full(table, written):
                await self.journal.append(Change(others=written))
            self.tables[match.id] = table
        return table

    async def start_if_full(self, table: Table, others: Sequence[Executable] = ()) -> bool:
        """Begin the game when every seat is taken. The lock is held."""
        if table.status != "open" or table.game is None or any(chair.kind == "open" for chair in table.facts.chairs):
            return False
        match = table.match
        position, events = Position.begin(table.game, match.seats, match.seed, match.options)
        position.base_number = table.version + 1
        table.position = position
        table.status = "running"
        await self.commit(table, "start", events=[MatchStarted(), *events], others=others)
        return True

    def enter(self, connection: Connection) -> None:
        """Somebody looks at a table."""
        self._presence(connection, True)

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        self._presence(connection, False)

    def _presence(self, connection: Connection, here: bool) -> None:
        table, person = connection.table, connection.person
        before = table.is_connected(person)
        (table.connections.add if here else table.connections.discard)(connection)
        self.present[person] = self.present.get(person, 0) + (1 if here else -1)
        if self.present[person] <= 0:
            del self.present[person]
        table.used = time.monotonic()
        now = time.time()
        self.notices.notice(person)
        for seat in table.held(person):
            table.facts.chairs[seat].seen = now
        if table.held(person) and before != table.is_connected(person):
            table.changed()
            table.wake(connection)

    def count(self, person: str) -> int:
        """How many connections a person holds."""
        return self.present.get(person, 0)

    def is_too_fast(self, person: str) -> bool:
        """Whether a person without a connection asks faster than allowed; counts one."""
        if len(self.allowances) > 10_000:
            self.allowances.clear()
        settings = self.settings
        fresh = Allowance(settings.message_rate, settings.message_burst)
        return self.allowances.setdefault(person, fresh).is_too_fast()

    async def catch_up(self, table: Table, version: int) -> None:
        """Read a table again if another process has brought it to a later version."""
        if version > table.version:
            async with table.lock:
                if version > table.version:
                    await self.reload(table)

    def show(self, table: Table, line: Line) -> None:
        """Give a line of chat to everybody who may read it."""
        for connection in table.connections:
            if bool(table.held(connection.person)) == (line.channel == "table"):
                connection.outbox.append(line)
                connection.wake.set()

    # What goes on by itself

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something go on in the background until it is done or the server closes."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOGGER.error("something in the background failed", exc_info=task.exception())

    def follow(self, table: Table) -> None:
        """After a change: let a bot think or a standing order answer, if it is their turn."""
        if self.closing or table.read_only or (table.thinking is not None and not table.thinking.done()):
            return
        if table.is_bots_turn:
            table.thinking = self.run(self.play_bots(table))
        elif table.orders and ordered(table) is not None:
            table.thinking = self.run(self.carry_out(table))

    async def carry_out(self, table: Table) -> None:
        """Answer by standing orders, each after a moment such as a person takes."""
        while not self.closing:
            found, version = ordered(table), table.version
            if found is None:
                break
            shortest, longest = self.settings.order_shortest, self.settings.order_longest
            await asyncio.sleep(shortest + secrets.randbelow(1000) / 1000 * (longest - shortest))
            with contextlib.suppress(Refused):
                async with self.at(table):
                    found = ordered(table)
                    if table.version != version or found is None or table.position is None:
                        continue
                    seat, (_, action) = table.seat, found
                    code, events = table.position.play(action.code, version + 1)
                    person = "" if seat is None else table.facts.chairs[seat].person
                    await self.commit(table, "act", seat=seat, code=code, person=person, events=events)
        table.thinking = None
        self.follow(table)

    async def play_bots(self, table: Table) -> None:
        """Let bots play until a person decides."""
        while table.is_bots_turn and not self.closing:
            position, seat, version = table.position, table.seat, table.version
            assert position is not None
            assert seat is not None
            started = time.monotonic()
            level = table.facts.chairs[seat].level or self.settings.hint_level
            code = reply(table.match.game, position.actions, position.state) if table.facts.lesson else None
            if code is None:
                code = await self.thinkers.choose(position.state, seat, level, self.settings.bot_budget)
            await asyncio.sleep(max(0.0, self.settings.bot_pause - (time.monotonic() - started)))
            with contextlib.suppress(Refused):  # another process was faster
                async with self.at(table):
                    if table.version == version and table.position is not None:
                        _, events = table.position.play(code, version + 1)
                        await self.commit(table, "act", seat=seat, code=code, events=events)
        table.thinking = None
        self.follow(table)

    async def open(self) -> None:
        """Begin."""
        await migrate(self.database)
        self.thinkers = Thinkers(await self.places())
        await self.fanout.open()
        self.journal.open()
        self.run(self.fanout.listen(self))

    async def places(self) -> Sequence[Thinker]:
        """Where bots think: in processes of this machine, or on a Ray cluster if one is given."""
        count = self.settings.bot_workers
        if not self.settings.ray:
            return [ProcessThinker() for _ in range(count or 1)]
        from orrery.server.bots.cluster import on_cluster

        return await asyncio.to_thread(on_cluster, self.settings.ray, count)

    async def close(self) -> None:
        """Finish what was begun; nothing that was acknowledged is lost, whether this runs or not."""
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.thinkers.close()
        await self.journal.close()
        await self.fanout.close()
        await self.database.close()
