"""Battles of a war by correspondence: tables of their own, the war waits, results come back once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.players import run
from tests.server.tables.open_tables import open_tables

import orrery
from orrery.client import messages as m
from orrery.kernel import State
from orrery.server.refusals import Refused
from orrery.server.store.match import Chair, Facts
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
