"""Two people wage wars by correspondence while the server is killed; every battle counts once, and nothing is lost."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
from tests.server.server_process import Server

import orrery
from orrery.client import Client, ServerError
from orrery.client import messages as m
from orrery.records import Record

WAR = orrery.game("empire_war")
#: Seconds for a move: three days, as by correspondence.
SLOW = {"move": 259200}
#: Of so many actions one is followed by a kill at a random moment; the end of every other battle is, too.
RARELY = 150


class WarOutcome(msgspec.Struct):
    """How much was played."""

    acknowledged: int = 0
    wars: int = 0
    battles: int = 0
    kills: int = 0
    after_a_battle: int = 0


class War:
    """A war of two people, and the server that is killed meanwhile."""

    def __init__(self, server: Server, people: list[Client], kills: int, told: Callable[[int], None]) -> None:
        self.server = server
        self.people = people
        self.kills = kills
        self.told = told
        self.outcome = WarOutcome()
        self.rng = random.Random(5)
        #: The newest version that was acknowledged, by table, and the tables of the war's battles in order.
        self.newest: dict[str, int] = {}
        self.battles: list[str] = []

    async def kill(self) -> None:
        """Kill the server at a random moment and start it again."""
        await asyncio.sleep(self.rng.choice([0.0, 0.002, 0.005, 0.01, 0.03]))
        self.outcome.kills += 1
        self.told(self.outcome.kills)
        await asyncio.to_thread(self.server.kill)
        await asyncio.to_thread(self.server.start)

    @property
    def is_under_fire(self) -> bool:
        """Whether there are kills left."""
        return self.outcome.kills < self.kills

    @property
    def may_die_anywhere(self) -> bool:
        """Whether there is a kill to spare: the last one is kept for the end of a battle."""
        return self.outcome.kills < self.kills - 1

    async def asked(self, person: Client, table: str) -> m.State:
        """The state of a table, however often one has to ask."""
        while True:
            try:
                return await person.state(table)
            except (httpx.TransportError, OSError, ServerError):
                await asyncio.sleep(0.02)

    async def act(self, person: Client, state: m.State, code: int) -> m.State:
        """Play an action for sure: the same request again until it is answered."""
        request = m.Act(state.version, code, key=f"{state.table} {state.version} {self.rng.random()}"[:60])
        while True:
            try:
                reply: Any = await person.send(state.table, request)
                break
            except (httpx.TransportError, OSError):
                await asyncio.sleep(0.02)
            except ServerError as error:
                if error.code != "unavailable":
                    raise
        self.outcome.acknowledged += 1
        assert isinstance(reply, m.State)
        self.newest[state.table] = max(self.newest.get(state.table, 0), reply.version)
        return reply

    def wish(self, state: m.State) -> int:
        """What a person plays: the war with battles of their own, and quick battles."""
        words = {WAR.vocabulary.notation(code): code for code in state.options}
        for word in ("stand", "command"):
            if word in words:
                return words[word]
        # The least number of ships that will do, so that battles are short.
        sent = [code for word, code in words.items() if word.startswith("assign") and "reserve" not in word]
        if "commit" in words:
            return words["commit"]
        return self.rng.choice(sent or state.options)

    async def play(self) -> None:
        """Wage one war to its end."""
        anna, bruno = self.people
        created = await anna.create("empire_war", ["me", "open"], options={"war": "short"}, clock=SLOW)
        await bruno.join(created.id, created.invitation or "")
        self.battles = []
        while (state := await self.asked(anna, created.id)).status == "running":
            if state.part_table:
                await self.fight(state.part_table, created.id)
            for person in self.people:
                state = await self.asked(person, created.id)
                while state.options and state.status == "running":
                    state = await self.act(person, state, self.wish(state))
                    if self.may_die_anywhere and self.rng.randrange(RARELY) == 0:
                        await self.kill()
        self.outcome.wars += 1
        await self.check(created.id)

    async def fight(self, battle: str, war: str) -> None:
        """Fight a battle at its table; often the server dies just when it is over."""
        if battle not in self.battles:
            self.battles.append(battle)
            self.outcome.battles += 1
        while True:
            for person in self.people:
                state = await self.asked(person, battle)
                while state.options and state.status == "running":
                    state = await self.act(person, state, self.rng.choice(state.options))
                    if self.may_die_anywhere and self.rng.randrange(RARELY) == 0:
                        await self.kill()
            if state.status != "running":
                break
        if self.is_under_fire and self.outcome.battles % 2:
            await self.kill()
            self.outcome.after_a_battle += 1
        while (await self.asked(self.people[0], war)).part_table == battle:
            await asyncio.sleep(0.02)

    async def check(self, war: str) -> None:
        """Everything acknowledged is there, and the actions of every battle stand in the war exactly once."""
        anna = self.people[0]
        for table, version in self.newest.items():
            assert (await self.asked(anna, table)).version >= version, table
        self.newest.clear()
        record = Record.decode(await anna.record(war))
        assert record.replay().outcome is not None
        state: Any = WAR.new(2, record.seed, record.options)
        played: list[list[str]] = []
        for word in record.actions:
            if WAR.part_match(state) is not None:
                played.append([])
            if state.choice == "CommandShips":
                played[-1].append(word)
            state.play(word)
        assert len(played) == len(self.battles)
        for battle, words in zip(self.battles, played, strict=True):
            assert Record.decode(await anna.record(battle)).actions == words


async def wage(server: Server, kills: int, told: Callable[[int], None] = lambda number: None) -> WarOutcome:
    """Wars until the server was killed so often."""
    async with Client(server.address) as anna, Client(server.address) as bruno:
        await anna.guest("Anna")
        await bruno.guest("Bruno")
        war = War(server, [anna, bruno], kills, told)
        while war.is_under_fire:
            await war.play()
    return war.outcome
