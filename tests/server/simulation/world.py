"""One simulation: servers, a database, people and faults, all from one seed."""

from __future__ import annotations

import asyncio
import hashlib
import random
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from tests.server.simulation.checks import Checker, Replayed, Written
from tests.server.simulation.database import EPOCH, Disk, SimulatedDatabase
from tests.server.simulation.doors import LOGS, SETTINGS, application, doors
from tests.server.simulation.faults import Faults
from tests.server.simulation.loop import SimulatedLoop
from tests.server.simulation.network import Answer, Network, Server, Socket
from tests.server.simulation.outside import Webhooks, Workers
from tests.server.simulation.people import WRITTEN, Attempt, Person, Player

from orrery.client import messages as m
from orrery.server.store import backup

#: Simulated seconds in which everything must come to an end after the last fault.
LIMIT = 400.0
#: Simulated seconds after which everybody must know who is there.
SETTLE = 110.0
#: Simulated seconds after which somebody whose turn it is must have been told.
NOTICE = 200.0
#: Simulated seconds after which everybody who is connected must know of a change.
NEWS = 8.0
#: Kinds of people, and which of their habits do not depend on the seed.
PEOPLE: dict[str, dict[str, float]] = {
    # Some tables have restless people, the others some of these habits or none.
    "any": {},
    # Who talks, takes back, proposes and plays in old positions all the time, and sends most of it twice.
    "restless": {"repeats": 0.7, "social": 0.5, "away": 0.0, "flickers": 0.0, "thinks": 0.0},
    # Who plays long games without stopping to think.
    "quick": {"repeats": 0.05, "social": 0.02, "away": 0.0, "flickers": 0.0, "thinks": 0.0},
}


class Report(msgspec.Struct):
    """What happened in a simulation."""

    seed: int
    moves: int
    messages: int
    steps: int
    seconds: float
    kills: int
    trace: str
    fault: str = ""


class World:
    """Everything that is simulated."""

    def __init__(self, seed: int, moves: int = 0, people: str = "any") -> None:
        self.seed = seed
        self.people = people
        self.rng = rng = random.Random(seed)
        self.loop = SimulatedLoop()
        self.is_sqlite = rng.random() < 0.3
        self.disk = Disk(self.loop, self._generator(), self.is_sqlite)
        self.network = Network(self.loop, self._generator(), self._sent, self._answered)
        self.checker = Checker(self.disk.file, self._generator(), self.fail)
        self.disk.committed = self.checker.committed
        self.workers = Workers(self._generator())
        self.webhooks = Webhooks(self._generator())
        self.places = 1 if self.is_sqlite else rng.choice([1, 2, 2, 2, 3])
        self.network.servers = [None] * self.places
        #: How far the clock of each server's machine is off.
        self.skews = [rng.choice([0.0, 0.0, -30.0, 30.0, 3600.0]) for _ in range(self.places)]
        #: Until when no server starts again.
        self.dark_until = 0.0
        self.stops: dict[int, asyncio.Future[None]] = {}
        self.moves = moves or rng.choice([20, 40, 80, 160])
        #: Groups of people, and whether they stay at last to see who is there.
        self.groups = rng.choice([1, 2, 4, 6])
        self.settles = rng.random() < 0.4
        self.faults = Faults(self, self._generator())
        self.fault = ""
        self.is_quiet = False
        self.quiet_since = 0.0
        self.is_closing = False
        self.kills = 0
        self.attempts: list[Attempt] = []
        self.players: list[Player] = []
        self.backups = 0
        #: Who closes the page at last, while others stay to see it.
        self.leaving: list[Player] = []
        #: When somebody left a table, and what was told since.
        self.gone: dict[tuple[str, str], float] = {}
        self.notices: list[tuple[str, str]] = []
        #: When each match was given to the seat that decides, and how long no server has been there at all.
        self.turns: dict[str, tuple[int | None, float, bool]] = {}
        self.committed_at: dict[str, float] = {}
        #: People's webhooks, and how often the turn came to whom at which table.
        self.hooks: dict[str, str] = {}
        self.given: Counter[tuple[str, str]] = Counter()
        self.downtime = 0.0
        self.down_since: float | None = 0.0
        self.checker.listeners.append(self._follow)
        self.trace = hashlib.blake2b(digest_size=8)
        #: Groups of people that have not gone home, and those of them that sit at a table.
        self.stories = 0
        self.seated = 0
        self.loop.mourners.append(lambda _process: self._count_down())

    def _generator(self) -> random.Random:
        return random.Random(self.rng.getrandbits(64))

    def fail(self, text: str) -> None:
        """Remember the first thing that is wrong."""
        if not self.fault:
            self.fault = f"at {self.loop.now:.3f} s: {text}"

    def bound(self, began: float, patience: float) -> float:
        """How long something that began at a time may take, given the faults since."""
        return patience + max(0.0, (self.quiet_since if self.is_quiet else self.loop.now) - began)

    # Servers

    async def serve(self, place: int) -> None:
        """Start the server at a place, again and again if it fails."""
        while not self.is_closing:
            name = f"server {place}"
            process = self.loop.start_process(name, self.rng.uniform(0, 1e6), self.skews[place])
            app: Any = application(place)
            ended: asyncio.Future[None] = self.loop.create_future()
            ready: asyncio.Future[bool] = self.loop.create_future()
            stop: asyncio.Future[None] = self.loop.create_future()
            mourner = lambda dead: finish(ended) if dead is process else None  # noqa: B023, E731
            self.loop.mourners.append(mourner)
            lifespan = Lifespan(ready, stop)
            task = self.loop.spawn(process, app({"type": "lifespan", "state": {}}, lifespan.receive, lifespan.send))
            task.add_done_callback(lambda _: finish(ended))  # noqa: B023
            waited: list[asyncio.Future[Any]] = [ready, ended]
            await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
            if ready.done() and ready.result() and not process.is_dead:
                self.network.servers[place] = Server(process, app)
                self.stops[place] = stop
                self._count_down()
                await ended
            self.network.servers[place] = None
            self.loop.mourners.remove(mourner)
            if process.is_dead:
                self.kills += 1
            self.loop.kill(process)
            self._count_down()
            while self.loop.now < self.dark_until and not self.is_quiet:
                await asyncio.sleep(1.0)
            await asyncio.sleep(0.2 if self.is_quiet else self.faults.rng.choice([0.1, 1.0, 8.0, 25.0]))

    def _count_down(self) -> None:
        """Count the time in which no server is there."""
        alive = any(server is not None and not server.process.is_dead for server in self.network.servers)
        if alive and self.down_since is not None:
            outage = self.loop.now - self.down_since
            # Several processes cannot tell a short one from a process that is slow to say that it is alive.
            if self.is_sqlite or outage > SETTINGS.lease_seconds:
                self.downtime += outage
            self.down_since = None
        elif not alive and self.down_since is None:
            self.down_since = self.loop.now

    # Stories

    async def story(self, number: int) -> None:
        """Some people who play one table after the other."""
        rng = random.Random(self.seed * 1000 + number)
        people = [Person(self, 10 * number + index) for index in range(2)]
        for person in people:
            await person.arrive()
            if rng.random() < 0.4:
                await person.want_notices()
        while not self.is_quiet and self.checker.moves < self.moves and not self.fault:
            await self.table(rng, people)
        self.stories -= 1

    async def table(self, rng: random.Random, people: list[Person]) -> None:
        """One match, from its creation to its end."""
        game = rng.choice(["tictactoe", "tictactoe", "connect_four", "nim"])
        if self.people == "quick":
            game = "connect_four"
        kind = rng.choice(["pair", "pair", "pair", "bot", "bot", "alone"])
        other = {"pair": "open", "bot": "bot", "alone": "me"}[kind]
        seats = [{"kind": "me"}, {"kind": other} | ({"level": "random"} if other == "bot" else {})]
        order: dict[str, Any] = {"game": game, "seats": seats, "visibility": rng.choice(["public", "private"])}
        if game == "nim":
            order["options"] = {"heap": 9, "counters": True}
        if rng.random() < 0.3:
            order["clock"] = {"move": 20, "reserve": 5, "expiry": rng.choice(["bot", "concede"])}
        host, guest = people if rng.random() < 0.5 else people[::-1]
        entry = await host.create(order)
        if not entry:
            return
        habits = {
            "repeats": rng.choice([0.0, 0.1, 0.3]),
            "social": rng.choice([0.0, 0.02, 0.15]),
            "away": rng.choice([0.0, 0.0, 0.05]),
            "flickers": rng.choice([0.0, 0.1, 0.5]),
            "thinks": rng.choice([0.0, 0.3, 5.0]),
        }
        habits |= PEOPLE["restless" if rng.random() < 0.2 else "any"] | PEOPLE[self.people]
        players = [Player(host, entry["id"], habits)]
        if kind == "pair":
            await guest.join(entry)
            players.append(Player(guest, entry["id"], habits))
        elif rng.random() < 0.3:
            players.append(Player(guest, entry["id"], habits | {"away": 0.0}))
            if entry["visibility"] == "private":
                await guest.ask("POST", f"/api/tables/{entry['id']}/ask", {})
                await guest.ask(
                    "POST", f"/api/tables/{entry['id']}/join", {"invitation": entry["invitation"], "watch": True}
                )
        self.players += players
        self.seated += 1
        for task in [self.loop.spawn(None, player.play()) for player in players]:
            await task
        self.seated -= 1
        self.players = [player for player in self.players if player not in players]

    async def back_up(self) -> None:
        """Make a backup while everything goes on, and look whether it is of one moment."""
        process = self.loop.start_process("backup", 0.0, 0.0)
        with tempfile.TemporaryDirectory(prefix="orrery-simulation-") as folder:
            path = Path(folder) / "backup"
            try:
                await self.loop.spawn(process, backup.back_up(SimulatedDatabase(self.disk), path))
            except Exception:
                return  # the database was away: there is no backup, and that is said
            self.backups += 1
            versions: dict[str, int] = {}
            entries: dict[str, int] = {}
            for name, row in backup.read_rows(path):
                if name == "matches":
                    versions[row["id"]] = row["version"]
                elif name == "journal":
                    entries[row["match"]] = max(entries.get(row["match"], 0), row["number"])
        for identity in versions.keys() | entries.keys():
            if versions.get(identity, -1) != entries.get(identity, 0):
                self.fail(
                    f"{identity}: a backup has version {versions.get(identity)}, entries to {entries.get(identity)}"
                )

    # What is known about people

    def _sent(self, socket: Socket, reply: m.Reply) -> None:
        """Look at a message as it leaves a server."""
        if isinstance(reply, m.State):
            self.checker.sent(socket.person, socket.known, reply)
            socket.known = max(socket.known, reply.version)
            self.trace.update(f"{self.loop.now:.6f} {socket.person} {reply.version}".encode())

    def _answered(self, path: str, answer: Answer) -> None:
        """Look at an answer as it leaves a server."""
        if answer.status >= 300 or not path.startswith("/api/tables") or path.endswith(("messages", "/ask")):
            return
        found = msgspec.json.decode(answer.body, type=m.TableEntry | list[m.TableEntry])
        for entry in [found] if isinstance(found, m.TableEntry) else found:
            self.checker.listed(entry)

    def created(self, person: Person, key: str, table: str) -> None:
        """A table was acknowledged."""
        made = [match.id for match in self.checker.matches.values() if (match.host, match.key) == (person.id, key)]
        if made != [table]:
            self.fail(f"a request created {made}, acknowledged was {table}")

    def joined(self, person: Person, table: str) -> None:
        """A seat was acknowledged."""
        match = self.checker.matches[table]
        if not any(entry.kind == "join" and entry.person == person.id for entry in match.entries):
            self.fail(f"{table}: a seat was acknowledged and is not taken")

    def answered(self, attempt: Attempt) -> None:
        """A request was answered: what was acknowledged is written, what was refused is not."""
        request, match = attempt.request, self.checker.matches[attempt.table]
        count = match.keys[attempt.person, request.key]
        if isinstance(request, WRITTEN):
            if attempt.outcome == "done" and count != 1:
                return self.fail(f"{match.id}: {request} was acknowledged and is {count} times in the journal")
            if attempt.outcome == "stale" and count:
                return self.fail(f"{match.id}: {request} is in the journal and was answered as stale")
        elif isinstance(request, m.Say) and attempt.outcome == "done":
            said = "SELECT count(*) FROM chat WHERE match = ? AND person = ? AND text = ?"
            lines = self.disk.file.execute(said, [match.id, attempt.person, request.text]).fetchone()[0]
            if lines != 1:
                return self.fail(f"{match.id}: {request} was acknowledged and is {lines} times in the chat")
        if isinstance(request, m.Act) and attempt.outcome == "done":
            entry = next(one for one in match.entries if (one.person, one.key) == (attempt.person, request.key))
            if entry.code != request.action:
                return self.fail(f"{match.id}: {request} was acknowledged, written was {entry.code}")
            between = match.entries[request.version + 1 : entry.number]
            if any(one.kind in ("start", "act", "undo") for one in between):
                return self.fail(f"{match.id}: {request} was played in another position, as entry {entry.number}")
        return None

    def may_go(self, player: Player) -> bool:
        """Whether somebody may leave a table that is over: at last all stay, so that it can be seen who is there."""
        return self.is_closing or not self.is_quiet or player in self.leaving

    def left(self, player: Player) -> None:
        """Somebody has closed the page."""
        self.gone[player.person.id, player.table] = self.loop.now

    async def wait_for_notice(self, player: Player) -> None:
        """Stay away until a notice comes; one must come if it has been one's turn for long."""
        person, table = player.person, player.table
        told = asyncio.Event()
        self.webhooks.listeners[person.webhook] = lambda notice: told.set() if notice["table"] == table else None
        began = self.loop.now
        while not told.is_set():
            try:
                await asyncio.wait_for(told.wait(), 5.0)
            except TimeoutError:
                match = self.checker.matches[table]
                seat, since, _ = self.turns.get(table, (None, 0.0, False))
                mine = match.last.status == "running" and seat in match.held(match.last.number, person.id)
                surely = since > began + self.faults.noticing
                if not mine or not surely:
                    if self.loop.now - began > 60.0 or self.is_quiet:
                        break
                elif self.loop.now - max(since, self.faults.last) > NOTICE:
                    self.fail(f"{table}: it has been the turn of seat {seat} since {since:.0f} s and nobody told them")
                    break
        self.webhooks.listeners.pop(person.webhook, None)

    async def watch_news(self) -> None:
        """When all is well, everybody hears of what was committed within some seconds."""
        while not self.is_quiet:
            await asyncio.sleep(5.0)
        await asyncio.sleep(30.0)
        while not self.fault:
            await asyncio.sleep(2.0)
            for player in self.players:
                socket, state, match = player.socket, player.state, self.checker.matches.get(player.table)
                if socket is None or state is None or match is None or socket.is_cut or socket.is_gone:
                    continue
                silent = self.loop.now - max(socket.opened, self.committed_at.get(match.id, 0.0))
                if state.version < match.last.number and silent > NEWS:
                    self.fail(f"{match.id}: nobody told {socket.person} of version {match.last.number}")

    def _check_notices(self) -> None:
        """Without faults nobody is told twice of the same turn, nor of the end."""
        if self.faults.noticing > 100.0 or "webhooks" in self.faults.chosen:
            return
        calls = Counter((address, notice["table"], notice["what"]) for address, notice in self.webhooks.calls)
        for (address, table, what), count in calls.items():
            turns = self.given[address, table]
            if (what == "turn" and count > turns) or (what == "over" and count > 1):
                self.fail(f"{table}: {count} notices of {what} to {address} for {turns} turns")

    def _follow(self, match: Replayed, entry: Written) -> None:
        """Note whose turn it is, and see whether a clock expired too early."""
        self.committed_at[match.id] = self.loop.now
        seat, since, plain = self.turns.get(match.id, (None, 0.0, True))
        now = self.loop.now - self.downtime
        if entry.kind == "expire" and match.clock and plain and entry.seat == seat:
            clock = msgspec.json.decode(match.clock)
            if clock and now - since < clock["move"] - 0.5:
                self.fail(f"{match.id}: the time of seat {seat} was up after {now - since:.1f} s")
        if entry.turn != seat and entry.turn is not None and entry.facts is not None:
            webhook = self.hooks.get(entry.facts.chairs[entry.turn].person, "")
            self.given[webhook, match.id] += 1
        if entry.turn != seat:
            self.turns[match.id] = (entry.turn, now, True)
        elif entry.kind in ("pause", "resume", "undo"):
            self.turns[match.id] = (seat, since, False)

    # Running

    def run(self) -> Report:
        """Run to the end, and say what happened."""
        loop = self.loop
        with self._doors():
            for place in range(self.places):
                loop.spawn(None, self.serve(place))
            self.stories = self.groups
            for number in range(self.groups):
                loop.spawn(None, self.story(number))
            loop.spawn(None, self.faults.run())
            loop.spawn(None, self.watch_news())
            self._until(lambda: self.is_quiet, 4000.0)
            limit = self.loop.now + LIMIT
            # The last players stay at their tables to see who is there.
            self._until(self._is_all_over, limit)
            if not self._is_all_over():
                self.fail(f"after {LIMIT:.0f} quiet seconds {self._unfinished()}")
            if self.settles:
                self._let_some_go()
                self._until(lambda: False, self.loop.now + SETTLE)
                self._check_presence()
            self._check_notices()
            self.checker.final()
            self.is_closing = True
            if LOGS.wrong:
                self.fail(f"the server logged: {LOGS.wrong[0]}")
            for fault in loop.faults:
                error = fault.get("exception")
                if error is not None and not self.fault:
                    self.fail(f"{fault.get('message')}: {type(error).__name__}: {error}")
        trace = self.trace.hexdigest()
        report = Report(
            self.seed, self.checker.moves, self.checker.messages, loop.steps, loop.now, self.kills, trace, self.fault
        )
        loop.close()
        self.disk.close()
        return report

    def _let_some_go(self) -> None:
        """Let one of two people at a table close the page, at most of the tables."""
        first = {player.table: player for player in reversed(self.players)}
        others = [player for player in self.players if player is not first[player.table]]
        self.leaving = [player for player in others if self.rng.random() < 0.7]
        sockets = [player.socket for player in self.leaving if player.socket is not None]
        if sockets and self.rng.random() < 0.5:  # a server dies, and some of its people do not come back
            process = self.rng.choice(sockets).server.process
            for player in self.leaving:
                player.is_done = player.socket is not None and player.socket.server.process is process
            self.loop.kill(process)
        for player in self.leaving:
            if not player.is_done:
                self.loop.spawn(None, player.flicker())

    @contextmanager
    def _doors(self) -> Iterator[None]:
        LOGS.lines.clear()
        LOGS.wrong.clear()
        with doors(self.loop, self.disk, self.workers, self.webhooks, self._generator()):
            yield

    def _until(self, holds: Any, limit: float) -> None:
        if not self.fault:
            self.loop.run(lambda: bool(self.fault) or holds(), limit)

    def _is_all_over(self) -> bool:
        return self.seated == self.stories and all(player.is_over for player in self.players)

    def _unfinished(self) -> str:
        stuck = []
        for player in self.players:
            if player.state is not None and not player.is_over:
                last = self.checker.matches[player.table].last
                stuck.append(
                    f"{player.table} (version {player.state.version} of {last.number}, {last.status}, "
                    f"seat {last.turn} of {last.facts}, {player.attempt})"
                )
        return "not over: " + "; ".join(stuck)

    def _check_presence(self) -> None:
        """Those who are there see who is there."""
        here = {
            (socket.person, player.table) for player in self.players if (socket := player.socket) and socket.is_open
        }
        alive = EPOCH + self.loop.now - SETTINGS.lease_seconds
        stored = "SELECT person, match FROM presences JOIN processes ON id = process WHERE seen > ?"
        for person, table in self.disk.file.execute(stored, [alive]).fetchall():
            if (person, table) not in here:
                self.fail(f"{table}: {person} is stored as connected, and is not")
        for player in self.players:
            state = player.state
            if self.fault or state is None or player.socket is None or not state.held:
                continue
            match = self.checker.matches[player.table]
            facts = match.last.facts
            assert facts is not None
            for one in msgspec.json.decode(state.players, type=list[m.Player]):
                chair = facts.chairs[one.seat]
                if chair.kind == "person" and one.connected != ((chair.person, player.table) in here):
                    self.fail(f"{player.table}: seat {one.seat} is shown as connected: {one.connected}")


class Lifespan:
    """How a server is told to start and to stop."""

    def __init__(self, ready: asyncio.Future[bool], stop: asyncio.Future[None]) -> None:
        self.ready = ready
        self.stop = stop
        self.is_started = False

    async def receive(self) -> dict[str, Any]:
        """What to do."""
        if not self.is_started:
            self.is_started = True
            return {"type": "lifespan.startup"}
        await self.stop
        return {"type": "lifespan.shutdown"}

    async def send(self, message: dict[str, Any]) -> None:
        """Whether it is done."""
        if message["type"].startswith("lifespan.startup") and not self.ready.done():
            self.ready.set_result(message["type"] == "lifespan.startup.complete")


def finish(future: asyncio.Future[None]) -> None:
    """Something has ended."""
    if not future.done():
        future.set_result(None)
