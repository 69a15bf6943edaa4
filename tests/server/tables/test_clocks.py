"""Clocks run at the server whether anybody looks or not."""

from __future__ import annotations

import asyncio
import sqlite3
import time

import pytest
from tests.server.conftest import Starter
from tests.server.players import pair
from tests.server.server_process import Server

from orrery.client import messages as m
from orrery.server import clock as server_clock
from orrery.server.tables.clocks import ClockState

#: Columns that hold a time.
TIMES = {"processes": ["seen"], "matches": ["deadline", "updated"], "people": ["seen"]}


def test_a_turn_is_charged_to_the_move_first_then_to_the_reserve() -> None:
    clock = m.Clock(move=10, reserve=60)
    state = ClockState.fresh(clock, 2)
    state.turn_to(clock, 0, 100.0, True)
    assert state.deadline == 170.0
    state.turn_to(clock, 1, 125.0, True)
    assert state.reserves == [45.0, 60.0]
    assert state.face(130.0) == m.ClockFace(5.0, [45.0, 60.0], 1, 195.0)


def test_two_decisions_of_one_turn_share_its_time() -> None:
    clock = m.Clock(move=10)
    state = ClockState.fresh(clock, 2)
    state.turn_to(clock, 0, 0.0, True)
    state.turn_to(clock, 0, 4.0, True)
    assert state.deadline == 10.0


def test_a_pause_and_a_bot_stop_the_clock() -> None:
    clock = m.Clock(move=10, reserve=5)
    state = ClockState.fresh(clock, 2)
    state.turn_to(clock, 0, 0.0, True)
    state.turn_to(clock, 0, 8.0, False)
    assert state.deadline is None
    state.turn_to(clock, 0, 1000.0, True)
    assert state.deadline == 1007.0


async def test_who_runs_out_of_time_loses_or_is_replaced(server: Server) -> None:
    anna, bruno, strict = await pair(server, clock=m.Clock(1, 0, "concede"))
    async with anna, bruno:
        mild = await anna.create("connect_four", ["me", "open"], clock=m.Clock(1, 0, "bot"))
        await bruno.join(mild.id, mild.invitation or "")
        async with bruno.live(strict) as first, bruno.live(mild.id) as second:
            assert first.state.clock is not None
            assert first.state.clock.running == 0
            end = await first.until(lambda state: state.status == "finished", 5)
            assert end.outcome == m.Result([1], [-1.0, 1.0], "conceded")
            assert {"event": "TimeExpired", "seat": 0} in first.events
            await second.until(lambda state: state.seat == 1, 5)
            assert {"event": "SeatReplaced", "seat": 0, "level": "captain"} in second.events


@pytest.mark.slow
async def test_a_clock_expires_though_the_server_was_away_and_nobody_looks(start_server: Starter) -> None:
    server = start_server()
    anna, bruno, _ = await pair(server, clock=m.Clock(1, 0, "concede"))
    async with anna, bruno:
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        until = time.monotonic() + 10
        while time.monotonic() < until:
            entries = await anna.tables(mine=True)
            if entries[0].status == "finished":
                break
            await asyncio.sleep(0.1)
        assert entries[0].outcome == m.Result([1], [-1.0, 1.0], "conceded")


def test_a_clock_stands_still_while_no_server_is_there() -> None:
    clock = m.Clock(move=10)
    state = ClockState.fresh(clock, 2)
    state.turn_to(clock, 0, 100.0, True)
    state.credit([(50.0, 90.0), (95.0, 101.0), (105.0, 205.0)])
    assert state.deadline == 101.0 + 100.0 + 10.0


@pytest.mark.slow
async def test_a_restart_after_a_long_outage_costs_nobody_their_time(start_server: Starter) -> None:
    server = start_server()
    anna, bruno, table = await pair(server, clock=m.Clock(30, 0, "concede"))
    async with anna, bruno:
        before = (await anna.state(table)).clock
        assert before is not None
        await asyncio.to_thread(server.kill)
        with sqlite3.connect(server.database.partition("///")[2]) as database:
            # An hour passes while nobody is there.
            for name, columns in TIMES.items():
                for column in columns:
                    database.execute(f"UPDATE {name} SET {column} = {column} - 3600")
            database.execute(
                "UPDATE journal SET clock = json_set(clock, '$.since', json_extract(clock, '$.since') - 3600)"
                " WHERE clock != ''"
            )
        await asyncio.to_thread(server.start)
        state = await anna.state(table)
        assert state.status == "running"
        assert state.clock is not None
        assert state.clock.move > 15
        entry = await anna.send(table, m.Act(state.version, "place b2"))
        assert isinstance(entry, m.State)


def test_a_jump_of_the_systems_clock_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    before = server_clock.start()
    monkeypatch.setattr(time, "time", lambda: before + 10_000)
    assert server_clock.now() < before + 1_000
    monkeypatch.setattr(time, "time", lambda: before - 10_000)
    assert server_clock.start(earliest=before) >= before
    monkeypatch.undo()
    server_clock.start()
