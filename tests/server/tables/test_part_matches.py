"""Battles of a war by correspondence: tables of their own, the war waits, results come back once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from tests.server.players import run
from tests.server.tables.open_tables import open_tables

import orrery
from orrery.client import messages as m
from orrery.kernel import State
from orrery.server.refusals import Refused
from orrery.server.store.match import Chair, Change, Facts
from orrery.server.store.people import Person
from orrery.server.tables import changes, leaving, play
from orrery.server.tables.creation import create_as_ordered
from orrery.server.tables.new_match import new_match
from orrery.server.tables.part_matches import PartMatches
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Tables
from orrery.server.tables.upkeep import wake_parts
from orrery.server.tables.view import Viewer, state_for

WAR = orrery.game("empire_war")
OPTIONS = {"war": "short", "apart": True}


def advised(state: State) -> int:
    """The code of what the game advises."""
    weights = state.game.advise(state)
    return state.pending[weights.index(max(weights))].code


def up_to_a_battle(seed: int, both: bool = False) -> list[int]:
    """The actions of a war up to the first battle that seat 0 leads, or both."""
    state: Any = WAR.new(2, seed, OPTIONS)
    codes: list[int] = []
    while WAR.part_match(state) is None:
        code = advised(state)
        if state.choice == "ChooseCommand" and (both or state.seat == 0):
            code = WAR.parse("command").code
        if state.choice == "OfferWithdrawal":
            code = WAR.parse("stand").code
        codes.append(code)
        state.apply(WAR.action(code))
    return codes


async def a_war(tables: Tables, both: bool = False) -> tuple[Person, Table]:
    """A war of one person in both seats that waits for a battle."""
    host, _ = await tables.services.people.guest("Anna")
    await tables.services.contents.keep(WAR)
    clock = m.Clock(259200)
    match = new_match(WAR, host, seats=2, options=OPTIONS, seed=7, clock=clock)
    chairs = [Chair("person", host.id, "Anna"), Chair("person", host.id, "Anna")]
    return host, await tables.create(match, Facts(chairs), up_to_a_battle(7, both))


async def settled(table: Table) -> None:
    """Wait until nobody looks after a table any more."""
    while table.is_attended:
        assert table.attending is not None
        await asyncio.wait([table.attending])


async def fight_to_the_end(tables: Tables, battle: Table) -> list[int]:
    """Play a battle at its table by advice; returns its actions."""
    while battle.status == "running":
        async with tables.lock(battle):
            assert battle.position is not None
            await tables.commit(battle, changes.play(battle, advised(battle.position.state)))
    return await tables.services.matches.actions(battle.match.id)


async def test_a_battle_has_a_table_of_its_own_and_the_war_waits() -> None:
    async with open_tables() as tables:
        PartMatches(tables)
        host, war = await a_war(tables)
        await settled(war)
        assert war.part_table
        assert war.seat is None
        battle = await tables.get(war.part_table)
        assert battle.match.game == "talon"
        assert battle.match.clock == war.match.clock
        assert [chair.kind for chair in battle.facts.chairs] == ["person", "bot"]
        assert war.clock is not None
        assert war.clock.deadline is None  # it stands still, and that of the battle runs
        shown = state_for(war, host.id, 0)
        assert (shown.part_table, shown.seat, shown.options) == (battle.match.id, None, [])
        assert state_for(battle, host.id, 0).whole_table == war.match.id
        for request in (m.Act(war.version, 0), m.Undo(war.version)):
            reply = await play.answer(tables, Viewer(war, host.id, 0), host, request)
            assert isinstance(reply, m.Fault)


async def test_what_was_played_there_becomes_the_wars_battle() -> None:
    async with open_tables() as tables:
        PartMatches(tables)
        _, war = await a_war(tables, both=True)
        await settled(war)
        before, battle = war.version, await tables.get(war.part_table)
        played = await fight_to_the_end(tables, battle)
        await settled(battle)
        assert war.version == before + len(played)
        assert (await tables.services.matches.actions(war.match.id))[-len(played) :] == played
        assert war.position is not None
        assert battle.position is not None
        told = [type(event).__name__ for _, events in war.log for event in events]
        assert told.count("SectorFought") == 1
        stored = await tables.services.matches.load(war.match.id)
        assert stored is not None
        assert stored.version == war.version


def test_a_result_comes_back_after_a_crash_and_only_once(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path}/orrery.db"

    async def until_the_end() -> tuple[str, str, int, int]:
        async with open_tables(database) as tables:
            parts = PartMatches(tables)
            _, war = await a_war(tables, both=True)
            await settled(war)
            tables.followers.remove(parts.follow)  # the process dies with the battle's last action
            battle = await tables.get(war.part_table)
            return war.match.id, battle.match.id, war.version, len(await fight_to_the_end(tables, battle))

    async def afterwards(identity: str, part: str) -> int:
        async with open_tables(database) as tables:
            PartMatches(tables)
            await wake_parts(tables)
            for table in list(tables.opened.values()):
                await settled(table)
            battle = await tables.get(part)
            tables.follow(battle)
            await settled(battle)
            return (await tables.get(identity)).version

    war, part, before, played = run(until_the_end())
    assert run(afterwards(war, part)) == before + played
    assert run(afterwards(war, part)) >= before + played
    version = run(afterwards(war, part))

    async def once() -> list[int]:
        async with open_tables(database) as tables:
            stored = await tables.services.matches.load(war)
            assert stored is not None
            assert stored.version == version
            return await tables.services.matches.actions(part)

    assert len(run(once())) == played


async def test_a_battle_that_was_fought_elsewhere_is_taken_back_whole_or_not_at_all() -> None:
    async with open_tables() as tables:
        PartMatches(tables)
        host, war = await a_war(tables, both=True)
        await settled(war)
        first = war.part_table
        battle = await tables.get(first)
        played = await fight_to_the_end(tables, battle)
        await settled(battle)
        viewer, before = Viewer(war, host.id, 0), war.version
        for request in (m.Undo(before), m.Propose("undo", 1), m.Propose("undo", len(played))):
            refused = await play.answer(tables, viewer, host, request)
            assert isinstance(refused, m.Fault)
            assert (refused.code, war.version) == ("no-undo", before)
        await play.answer(tables, viewer, host, m.Propose("undo", len(played) + 1))
        assert war.position is not None
        assert war.position.state.choice == "ChooseCommand"
        await play.answer(tables, viewer, host, m.Act(war.version, "command"))
        await settled(war)
        assert war.part_table not in ("", first)


#: The writes between which a battle and its war hang together.
MOMENTS: dict[str, Callable[[Change], bool]] = {
    "the battle's table": lambda change: change.new is not None and change.new.game == "talon",
    "its last action": lambda change: change.standing is not None and change.standing.status == "finished",
    "its result on the map": lambda change: len(change.entries) > 1 and change.new is None,
}


class Death:
    """The process dies at a write, just before or just after it: nothing of it runs any further."""

    def __init__(self, tables: Tables, moment: str, written: bool) -> None:
        self.dead = asyncio.Event()
        self.append = tables.services.journal.append
        self.is_moment = MOMENTS[moment]
        self.written = written
        tables.services.journal.append = self.write  # type: ignore[method-assign]

    async def write(self, change: Change) -> None:
        """Write a change, unless the process is dead."""
        if self.dead.is_set() or self.is_moment(change):
            if self.written and not self.dead.is_set():
                await self.append(change)
            self.dead.set()
            await asyncio.Event().wait()
        await self.append(change)


@pytest.mark.slow
@pytest.mark.parametrize("written", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_death_at_any_write_around_a_battle_loses_nothing_and_repeats_nothing(
    moment: str, written: bool, tmp_path: Path
) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path}/orrery.db"

    async def wage(tables: Tables) -> None:
        _, war = await a_war(tables, both=True)
        await settled(war)
        battle = await tables.get(war.part_table)
        await fight_to_the_end(tables, battle)
        await settled(battle)

    async def until_death() -> None:
        async with open_tables(database) as tables:
            PartMatches(tables)
            death = Death(tables, moment, written)
            waging = asyncio.create_task(wage(tables))
            await death.dead.wait()
            waging.cancel()
            await asyncio.wait([waging])

    async def afterwards() -> tuple[list[int], list[int], int]:
        async with open_tables(database) as tables:
            PartMatches(tables)
            async with tables.services.database.engine.connect() as connection:
                rows = await connection.execute(text("SELECT id FROM matches WHERE game = 'empire_war'"))
                war = await tables.get(rows.scalar_one())
            await wake_parts(tables)
            await settled(war)
            if war.part is not None:
                battle = await tables.get(war.part_table)
                await fight_to_the_end(tables, battle)
                await settled(battle)
            async with tables.services.database.engine.connect() as connection:
                rows = await connection.execute(text("SELECT id FROM matches WHERE game = 'talon'"))
                fought = await tables.services.matches.actions(rows.scalar_one())
            actions = await tables.services.matches.actions(war.match.id)
            told = [type(event).__name__ for _, events in war.log for event in events]
            return actions, fought, told.count("SectorFought")

    run(until_death())
    actions, fought, told = run(afterwards())
    assert actions == up_to_a_battle(7, both=True) + fought
    assert told <= 1
    again, battle, _ = run(afterwards())
    assert again[: len(actions)] == actions
    assert battle == fought


def test_a_battles_table_is_created_once(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path}/orrery.db"

    async def story() -> str:
        async with open_tables(database) as tables:
            PartMatches(tables)
            waiting = await tables.services.matches.waiting_for_parts()
            war = await tables.get(waiting[0]) if waiting else (await a_war(tables))[1]
            await settled(war)
            return war.part_table

    assert run(story()) == run(story()) != ""


async def test_a_battle_is_not_conceded_but_left_to_a_bot() -> None:
    async with open_tables() as tables:
        PartMatches(tables)
        host, war = await a_war(tables)
        await settled(war)
        battle = await tables.get(war.part_table)
        viewer = Viewer(battle, host.id, 0)
        await leaving.concede(tables, viewer, host, m.Concede(0))
        assert battle.status == "running"
        assert battle.facts.chairs[0].conceded
        assert battle.is_bots_turn


async def test_correspondence_alone_has_tables_of_their_own() -> None:
    async with open_tables() as tables:
        host, _ = await tables.services.people.guest("Anna")
        seats = [m.SeatOrder("me"), m.SeatOrder("bot", level="captain")]
        for clock, apart in ((None, False), (m.Clock(60), False), (m.Clock(259200), True)):
            order = m.TableOrder("empire_war", seats, {"war": "short"}, clock)
            table = await create_as_ordered(tables, order, host)
            assert table.match.options.get("apart", False) is apart
        with pytest.raises(Refused):
            await create_as_ordered(tables, m.TableOrder("empire_war", seats, key="part x 1"), host)
