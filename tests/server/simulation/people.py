"""People at their tables: they play, take back, propose, talk, leave and come back, and repeat what got no answer."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import TYPE_CHECKING, Any

import msgspec
from tests.server.simulation.network import Answer, Cut, Socket

from orrery.client import messages as m

if TYPE_CHECKING:
    from tests.server.simulation.world import World

#: Simulated seconds after which a request without an answer is given up, and after which it is a fault.
IMPATIENT = 15.0
PATIENCE = 100.0
#: Simulated seconds after which a page that has heard nothing asks whether the server is still there.
SILENT = 45.0
#: Requests whose answer means that something was written.
WRITTEN = (m.Act, m.Undo, m.Propose, m.Answer, m.Resume, m.Concede, m.Leave, m.Replace, m.Admit)
OVER = ("finished", "abandoned")


class Attempt(msgspec.Struct):
    """A request with a key, sent as often as needed, and what became of it."""

    table: str
    person: str
    request: m.Request
    began: float
    outcome: str = ""
    #: What the server said when it refused.
    reason: str = ""


class Person:
    """Somebody with a session."""

    def __init__(self, world: World, number: int) -> None:
        self.world = world
        self.number = number
        self.rng = random.Random(world.rng.getrandbits(64))
        #: Which server they talk to.
        self.place = self.rng.randrange(len(world.network.servers))
        self.cookie = ""
        self.id = ""
        self.webhook = ""
        self.keys = 0

    def key(self) -> str:
        """The key of a new request."""
        self.keys += 1
        return f"{self.number}-{self.keys}"

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        """Send a request as often as it takes until a server answers it."""
        began = self.world.loop.now
        while True:
            try:
                answer = await self.world.network.request(self.place, method, path, body, self.cookie)
                if answer.status < 500:
                    return answer
            except Cut:
                self.place += self.rng.random() < 0.5
            except TimeoutError:
                self.world.fail(f"{method} {path} was not answered")
                return Answer(0, b"")
            if self.world.loop.now - began > self.world.bound(began, PATIENCE):
                self.world.fail(f"{method} {path} could not be done in {PATIENCE} seconds")
                return Answer(0, b"")
            await asyncio.sleep(self.rng.uniform(0.05, 0.6))

    async def arrive(self) -> None:
        """Get a session."""
        answer = await self.ask("POST", "/api/me", {"name": f"P{self.number}"})
        if answer.status == 200:
            self.cookie = answer.cookie
            self.id = msgspec.json.decode(answer.body)["id"]

    async def want_notices(self) -> None:
        """Ask to be told by a webhook whenever it is one's turn elsewhere."""
        address = f"http://hooks.example/{self.number}"
        answer = await self.ask("PUT", "/api/me/notices", {"when": "always", "webhook": address, "digest": 0})
        if answer.status == 200:
            self.webhook = address
            self.world.hooks[self.id] = address

    async def create(self, order: dict[str, Any]) -> dict[str, Any]:
        """Create a table, once, however often it has to be asked for."""
        key = self.key()
        answer = await self.ask("POST", "/api/tables", order | {"key": key})
        if answer.status != 201:
            self.world.fail(f"a table could not be created: {answer.status} {answer.body[:200]!r}")
            return {}
        entry: dict[str, Any] = msgspec.json.decode(answer.body)
        self.world.created(self, key, entry["id"])
        return entry

    async def join(self, table: dict[str, Any]) -> bool:
        """Take a seat by invitation."""
        answer = await self.ask("POST", f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
        if answer.status == 201:
            self.world.joined(self, table["id"])
        return answer.status == 201


class Player:
    """One person at one table, over as many connections as it takes."""

    def __init__(self, person: Person, table: str, habits: dict[str, float]) -> None:
        self.person = person
        self.world = person.world
        self.rng = person.rng
        self.table = table
        self.habits = habits
        self.state: m.State | None = None
        self.socket: Socket | None = None
        self.attempt: Attempt | None = None
        self.since = 0
        self.is_done = False
        self.away_until = 0.0
        self.sent_at = 0.0
        self.heard_at = 0.0
        self.told = False

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to be done at the table."""
        return self.is_done or (self.state is not None and self.state.status in OVER and self.attempt is None)

    async def play(self) -> None:
        """Stay until the match is over and nothing is left to be done."""
        while not self.is_done:
            try:
                await self._session()
            except Cut:
                self.person.place += self.rng.random() < 0.4
                await asyncio.sleep(self.rng.uniform(0.02, 1.0))
                if self.attempt is not None and self.world.loop.now - self.attempt.began > self.world.bound(
                    self.attempt.began, 3 * PATIENCE
                ):
                    self.world.fail(f"{self.table}: no answer to {self.attempt.request}")
                    return

    async def flicker(self) -> None:
        """After the end open the page some more times, and close it at once."""
        while not self.is_done or self.socket is not None:
            await asyncio.sleep(0.5)
        person = self.person
        for _ in range(3):
            with contextlib.suppress(Cut):
                opened = await self.world.network.open(
                    person.place, self.table, person.id, person.cookie, self.since, None
                )
                await asyncio.sleep(self.rng.uniform(0.0, 0.01))
                opened.cut(self.rng.uniform(0.0, 0.01))
            await asyncio.sleep(self.rng.uniform(0.0, 2.0))

    async def _session(self) -> None:
        person = self.person
        looking = self.state.looking if self.state is not None and len(self.state.held) > 1 else None
        self.socket = socket = await self.world.network.open(
            person.place, self.table, person.id, person.cookie, self.since, looking
        )
        try:
            if self.rng.random() < self.habits["flickers"]:  # a page that is closed as soon as it is opened
                await asyncio.sleep(self.rng.uniform(0.0, 0.03))
                raise Cut
            if self.attempt is not None:
                socket.send(self.attempt.request)
            self.sent_at = self.heard_at = self.world.loop.now
            while not self.is_done:
                await self._hear(socket)
                if self.attempt is None and self.state is not None:
                    await self._decide(socket, self.state)
        finally:
            socket.cut(self.rng.uniform(0.0, 0.1))
            self.socket = None

    async def _hear(self, socket: Socket) -> None:
        """Wait for something, and take in all that has come."""
        waits = IMPATIENT if self.attempt is not None or self.state is None else self.rng.uniform(0.5, 20.0)
        await socket.wait(waits)
        if not socket.replies:
            # The page sends a ping when it has heard nothing for a while.
            if socket.is_gone and self.world.loop.now - self.heard_at > SILENT:
                raise Cut
            if self.attempt is not None or self.state is None:
                if self.world.loop.now - self.sent_at > PATIENCE:
                    raise Cut
                if socket.is_gone or self.rng.random() < 0.3:
                    raise Cut
            return
        self.heard_at = self.world.loop.now
        while socket.replies:
            reply = socket.replies.popleft()
            if reply is None:
                raise Cut
            self._take(reply)

    def _take(self, reply: m.Reply) -> None:
        if isinstance(reply, m.State):
            if self.state is None or reply.version >= self.state.version:
                self.state = reply
            self.since = max(self.since, reply.version)
        key = getattr(reply, "key", "")
        attempt = self.attempt
        if attempt is None or key != attempt.request.key:
            return
        if isinstance(reply, m.Fault):
            if reply.code in ("unavailable", "too-fast"):
                self.sent_at = self.world.loop.now
                self.world.loop.call_later(self.rng.uniform(0.1, 1.0), self._again, attempt)
                return
            attempt.outcome, attempt.reason = "refused", reply.code
        else:
            stale = isinstance(reply, m.State) and reply.reason == "stale"
            attempt.outcome = "stale" if stale else "done"
        self.attempt = None
        self.world.answered(attempt)

    def _again(self, attempt: Attempt) -> None:
        if self.attempt is attempt and self.socket is not None and not self.socket.is_cut:
            self.socket.send(attempt.request)

    def _send(self, socket: Socket, request: m.Request) -> None:
        now = self.world.loop.now
        self.attempt = Attempt(self.table, self.person.id, request, now)
        self.sent_at = now
        self.world.attempts.append(self.attempt)
        socket.send(request)
        if self.rng.random() < self.habits["repeats"]:
            self.world.loop.spawn(None, self._repeat(socket, request))

    async def _repeat(self, socket: Socket, request: m.Request) -> None:
        """Send the same request again, by another way."""
        await asyncio.sleep(self.rng.uniform(0.0, 0.05))
        if self.rng.random() < 0.3:
            if not socket.is_cut:
                socket.send(request)
            return
        place = self.person.place + self.rng.randrange(2)
        body = msgspec.json.decode(m.ENCODER.encode(request))
        try:
            path = f"/api/tables/{self.table}/messages"
            await self.world.network.request(place, "POST", path, body, self.person.cookie)
        except (Cut, TimeoutError):
            return

    async def _look_around(self) -> None:
        """Look at the lobby meanwhile."""
        path = self.rng.choice([f"/api/tables/{self.table}", "/api/tables?mine=true"])
        with contextlib.suppress(Cut, TimeoutError):
            await self.world.network.request(self.person.place, "GET", path, None, self.person.cookie)

    # What they do

    async def _decide(self, socket: Socket, state: m.State) -> None:
        """Do something, if there is anything to do."""
        rng, key = self.rng, self.person.key()
        if rng.random() < 0.04:
            self.world.loop.spawn(None, self._look_around())
        if state.status in OVER:
            self.is_done = self.world.may_go(self)
            return
        if state.status == "open":
            return
        if not state.held:
            self.is_done = self.world.is_quiet and rng.random() < 0.2
            return
        if rng.random() < self.habits["away"] and not self.world.is_quiet:
            await self._go_away()
            return
        if rng.random() < self.habits["social"]:
            self._send(socket, self._social(state, key))
            return
        if state.asking:
            self._send(socket, m.Admit(state.asking[0].person, True, key))
            return
        free = [one.seat for one in msgspec.json.decode(state.players, type=list[m.Player]) if one.kind == "open"]
        if free and (self.world.is_quiet or rng.random() < 0.1):
            self._send(socket, m.Replace(free[0], "random", key))
            return
        if state.paused:
            if rng.random() < 0.5 or self.world.is_quiet:
                self._send(socket, m.Resume(key))
            return
        proposal = state.proposal
        if proposal is not None and (set(state.held) & set(proposal.missing) or self.world.is_quiet):
            self._send(socket, m.Answer(rng.random() < 0.7 and proposal.seat not in state.held, key))
            return
        if state.curtain and state.seat is not None and state.seat in state.held:
            self._send(socket, m.Look(state.seat, key))
            return
        if state.options:
            if self.habits["thinks"]:
                await asyncio.sleep(rng.uniform(0, self.habits["thinks"]))
                if socket.replies:
                    return
            code = rng.choice(state.options)
            self._send(socket, m.Act(state.version, code, key))

    def _social(self, state: m.State, key: str) -> m.Request:
        """Something else than a move."""
        rng = self.rng
        requests: list[m.Request] = [
            m.Say(f"hello {key}", key),
            m.Undo(state.version, key),
            m.Undo(state.version, key),
            m.Propose("undo", rng.randrange(3), key),
            m.Propose("pause", 1, key),
            m.Answer(rng.random() < 0.5, key),
            m.Refresh(max(0, state.version - rng.randrange(5)), key),
            m.Why(0, key),
            m.Look(rng.choice(state.held), key),
            m.Ping(key),
            m.Act(max(0, state.version - 1), rng.randrange(3), key),
            m.Act(state.version, 0, key),
        ]
        if state.game == "nim":
            order = m.Order("AnswerWindow", "pass")
            requests += [m.Orders(rng.choice(state.held), rng.choice([[order], [order], []]), key)] * 4
        if not self.world.is_quiet and rng.random() < 0.1:
            seat = rng.randrange(2)
            requests += [m.Concede(rng.choice(state.held), key), m.Leave(key), m.Replace(seat, "random", key)]
        return rng.choice(requests)

    async def _go_away(self) -> None:
        """Close the page for a while, or until a notice says that it is one's turn."""
        if self.socket is not None:
            self.socket.cut(self.rng.uniform(0.0, 0.5))
        self.world.left(self)
        if self.person.webhook and self.rng.random() < 0.7:
            await self.world.wait_for_notice(self)
        else:
            await asyncio.sleep(self.rng.choice([0.5, 5.0, 40.0]) * self.rng.random())
        raise Cut
