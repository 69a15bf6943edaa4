"""Nothing that was acknowledged is lost, and opening is fast however long the match."""

from __future__ import annotations

import asyncio

import pytest
from tests.server import marathon
from tests.server.conftest import Starter
from tests.server.faults.playing import under_fire
from tests.server.faults.warring import wage
from tests.server.measure_opening import set_up
from tests.server.players import pair, play_on, refused, run
from tests.server.server_process import Server

from orrery import registry
from orrery.client import Client, Live
from orrery.client import messages as m
from orrery.server.settings import Settings
from orrery.server.store.database import Database
from orrery.server.store.matches import Matches
from orrery.server.tables.reading import read_table


def test_killing_the_server_loses_nothing_acknowledged(start_server: Starter) -> None:
    run(under_fire(start_server(), kills=2))


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_killing_the_server_in_a_war_loses_nothing_and_applies_nothing_twice(start_server: Starter) -> None:
    outcome = run(wage(start_server(), kills=3))
    assert outcome.after_a_battle >= 1


@pytest.mark.slow
async def test_after_a_restart_the_table_is_as_it_was(start_server: Starter) -> None:
    server = start_server()
    anna, bruno, table = await pair(server, "nim", options={"heap": 9})
    async with anna, bruno, anna.live(table) as live:
        await live.act("bid 2")
        before = await bruno.state(table)
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)
        after = await bruno.state(table)
        assert after.seen() == before.seen()
        assert (after.version, after.options) == (before.version, before.options)
        assert after.happened() == before.happened()
        await live.until(lambda _: live.reconnects > 0)
        await bruno.send(table, m.Act(after.version, "bid 0"))
        state = await live.turn()
        await live.act(state.options[0])


@pytest.mark.slow
async def test_a_match_of_5000_actions_opens_from_its_last_snapshot(
    start_server: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start_server()
    monkeypatch.setattr(registry, "_own", lambda name: {"marathon": marathon.GAME}[name])
    async with Client(server.address) as anna:
        table = await set_up(anna)
        database = Database(server.database)
        stored = await Matches(database).load(table)
        assert stored is not None
        opened = read_table(stored)
        await database.close()
        assert opened.position is not None
        assert opened.position.state.view() == {"total": 5000, "loud": 2500}
        assert len(opened.position.recent) < 2 * Settings().snapshot_every
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        assert (await anna.state(table)).seen() == {"total": 5000, "loud": 2500}


@pytest.mark.slow
async def test_a_long_match_is_snapshot_and_undone_beyond_its_snapshots(start_server: Starter) -> None:
    server = start_server(snapshot_every=2)
    anna, bruno, table = await pair(server, "connect_four")
    async with anna, bruno, anna.live(table) as first, bruno.live(table) as second:
        for number, column in enumerate("abcdefg" * 2):
            live = [first, second][number % 2]
            await live.turn()
            await live.act(f"drop {column}")
        await first.ask(m.Propose("undo", 12))
        await second.until(lambda state: state.proposal is not None)
        await second.ask(m.Answer(True))
        undone = (await first.until(lambda _: first.events[-1]["event"] == "ActionsUndone")).seen()
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        assert (await bruno.state(table)).seen() == undone
        reconnected = await play_on_both(first, second)
        assert reconnected.status == "finished"


async def play_on_both(first: Live, second: Live) -> m.State:
    """Let two people play until the match is over."""
    ends = await asyncio.gather(play_on(first), play_on(second))
    return ends[0]


async def test_a_record_cannot_be_had_before_the_end(server: Server) -> None:
    anna, bruno, table = await pair(server)
    async with anna, bruno:
        assert await refused(anna.record(table)) == "not-over"
