"""What goes wrong in a simulation, and when."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from tests.server.simulation.database import Listener

if TYPE_CHECKING:
    from tests.server.simulation.world import World

Fault = Callable[[], Coroutine[Any, Any, None]]


class Faults:
    """Lets things go wrong until the people have played enough. Each seed has its own selection of kinds."""

    def __init__(self, world: World, rng: random.Random) -> None:
        self.world = world
        self.rng = rng
        kinds: dict[str, Fault] = {
            "kill": self.kill,
            "kill after commit": self.kill_after_commit,
            "stop": self.stop,
            "blackout": self.black_out,
            "cut": self.cut,
            "silence": self.silence,
            "slow": self.slow,
            "lost answers": self.lose_answers,
            "failing commits": self.fail_commits,
            "failing statements": self.fail_statements,
            "slow database": self.slow_database,
            "overload": self.overload,
            "full disk": self.fill_disk,
            "clock": self.jump,
            "workers": self.break_workers,
            "webhooks": self.break_webhooks,
            "backup": self.back_up,
        }
        if not world.is_sqlite:
            kinds |= {
                "database away": self.database_away,
                "lost notify": self.lose_notify,
                "late notify": self.delay_notify,
                "deaf": self.deafen,
            }
        share = rng.choice([0.0, 0.15, 0.4, 0.8])
        self.chosen = {name: fault for name, fault in kinds.items() if rng.random() < share}
        self.pause = rng.choice([0.2, 1.0, 4.0])
        #: When the last fault began.
        self.last = 0.0
        # After that time every server must have noticed that somebody is gone.
        disturbing = {"kill", "kill after commit", "stop", "blackout", "cut", "silence", "failing commits",
                      "failing statements", "slow database", "overload", "full disk", "database away", "lost notify",
                      "late notify", "deaf", "clock", "slow"}  # fmt: skip
        self.noticing = 120.0 if disturbing & set(self.chosen) else 3.0
        self.count = 0

    async def run(self) -> None:
        """Let things go wrong, then let everything be well."""
        world = self.world
        limit = 300.0
        while world.checker.moves < world.moves and world.loop.now < limit and not world.fault:
            await asyncio.sleep(self.rng.expovariate(1 / self.pause))
            if self.chosen and self.count < 40:
                fault = self.rng.choice(list(self.chosen.values()))
                self.count += 1
                self.last = world.loop.now
                world.loop.spawn(None, fault())
        await asyncio.sleep(1.0)
        self.heal()
        world.is_quiet = True
        world.quiet_since = self.last = world.loop.now

    def heal(self) -> None:
        """Let everything be well from now on."""
        disk, network = self.world.disk, self.world.network
        disk.slow, disk.commit_fails, disk.statement_fails = 1.0, 0.0, 0.0
        disk.notify_lost, disk.notify_late, disk.is_down = 0.0, 0.0, False
        disk.fill(False)
        disk.fatal = 0
        network.answers_lost = 0.0
        for socket in list(network.sockets):
            socket.pace = 1.0
        workers, webhooks = self.world.workers, self.world.webhooks
        workers.dies = workers.hangs = workers.babbles = webhooks.fails = webhooks.hangs = 0.0
        for server in network.servers:
            if server is not None:
                server.process.kill_at = None

    async def _for_a_while(self, thing: Any, name: str, value: Any, normal: Any, most: float = 6.0) -> None:
        setattr(thing, name, value)
        await asyncio.sleep(self.rng.uniform(0.1, most))
        setattr(thing, name, normal)

    # Servers

    async def kill(self) -> None:
        """Kill a server between two of its steps."""
        server = self.rng.choice(self.world.network.servers)
        if server is not None and server.process.kill_at is None:
            server.process.kill_at = server.process.steps + self.rng.randint(1, self.rng.choice([5, 50, 500]))

    async def kill_after_commit(self) -> None:
        """Kill the server that makes one of the next commits, before it can do much more."""
        self.world.disk.fatal = self.rng.randint(1, self.rng.choice([1, 5, 20]))

    async def stop(self) -> None:
        """Stop a server politely."""
        world, place = self.world, self.rng.randrange(self.world.places)
        server, stop = world.network.servers[place], world.stops.get(place)
        if server is None or stop is None or stop.done():
            return
        world.network.servers[place] = None
        stop.set_result(None)
        await asyncio.sleep(60.0)
        if not server.process.is_dead:
            world.fail("a server did not stop in a minute")

    async def black_out(self) -> None:
        """Let all servers be without power at once, for longer than any of them counts as alive, or not."""
        world = self.world
        world.dark_until = world.loop.now + self.rng.choice([5.0, 70.0, 100.0])
        for server in world.network.servers:
            if server is not None:
                world.loop.kill(server.process)

    async def jump(self) -> None:
        """Let the clock of a machine jump: those that start later see it."""
        place = self.rng.randrange(self.world.places)
        self.world.skews[place] = self.rng.choice([-3600.0, -30.0, 0.0, 30.0, 3600.0])
        server = self.world.network.servers[place]
        if server is not None:
            server.process.skew = self.world.skews[place]

    # Connections

    async def cut(self) -> None:
        """Cut some WebSockets; the server notices it at once or much later."""
        for socket in list(self.world.network.sockets):
            if self.rng.random() < 0.5:
                socket.cut(self.rng.choice([0.0, 0.1, 30.0]) * self.rng.random())

    async def silence(self) -> None:
        """Cut some WebSockets without anybody noticing."""
        for socket in list(self.world.network.sockets):
            if self.rng.random() < 0.3:
                socket.silence()

    async def slow(self) -> None:
        """Let some clients read slowly."""
        for socket in list(self.world.network.sockets):
            if self.rng.random() < 0.5:
                socket.pace = self.rng.choice([10.0, 200.0])

    async def lose_answers(self) -> None:
        """Lose answers to requests over HTTP."""
        await self._for_a_while(self.world.network, "answers_lost", 0.4, 0.0)

    # The database

    async def fail_commits(self) -> None:
        """Lose the connection during commits: nobody knows what became of them."""
        await self._for_a_while(self.world.disk, "commit_fails", 0.4, 0.0)

    async def fail_statements(self) -> None:
        """Lose the connection between statements."""
        await self._for_a_while(self.world.disk, "statement_fails", 0.2, 0.0)

    async def slow_database(self) -> None:
        """Let the database be slow."""
        await self._for_a_while(self.world.disk, "slow", self.rng.choice([20.0, 200.0]), 1.0)

    async def overload(self) -> None:
        """Let the database be slow and lose commits, so that changes of several tables wait and fail together."""
        self.world.disk.slow = self.rng.choice([20.0, 100.0])
        await self._for_a_while(self.world.disk, "commit_fails", 0.4, 0.0, 15.0)
        self.world.disk.slow = 1.0

    async def fill_disk(self) -> None:
        """Let the disk be full for a while."""
        self.world.disk.fill(True)
        await asyncio.sleep(self.rng.uniform(0.1, 10.0))
        self.world.disk.fill(False)

    async def database_away(self) -> None:
        """Restart the database: every connection is lost, those that listen too."""
        disk = self.world.disk
        disk.is_down = True
        for listener in list(disk.listeners):
            listener.cut(self.rng.uniform(0.0, 2.0))
        await asyncio.sleep(self.rng.uniform(0.1, 10.0))
        disk.is_down = False

    async def lose_notify(self) -> None:
        """Lose announcements."""
        await self._for_a_while(self.world.disk, "notify_lost", 0.5, 0.0)

    async def delay_notify(self) -> None:
        """Let announcements come late."""
        await self._for_a_while(self.world.disk, "notify_late", 0.5, 0.0)

    async def deafen(self) -> None:
        """Cut a connection that listens; its process notices it some time later."""
        listeners: list[Listener] = list(self.world.disk.listeners)
        if listeners:
            self.rng.choice(listeners).cut(self.rng.uniform(0.0, 10.0))

    # The rest

    async def break_workers(self) -> None:
        """Let workers die, hang or answer nonsense."""
        name = self.rng.choice(["dies", "hangs", "babbles"])
        await self._for_a_while(self.world.workers, name, self.rng.choice([0.4, 0.9]), 0.0, 20.0)

    async def break_webhooks(self) -> None:
        """Let webhooks fail or take very long."""
        await self._for_a_while(self.world.webhooks, self.rng.choice(["fails", "hangs"]), 0.5, 0.0)

    async def back_up(self) -> None:
        """Make a backup while everything goes on."""
        await self.world.back_up()
