"""Matches of older rules or content: seen, replayed, downloaded and exported, but not played on."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from tests.server.admin_command import orrery_admin
from tests.server.conftest import Starter
from tests.server.players import pair, play_on, refused, run
from tests.server.server_process import Server

from orrery.client import Client
from orrery.client import messages as m
from orrery.records import Record


async def change_rules(server: Server, *statements: str) -> None:
    """Stop the server, make every match one of older rules whose vocabulary ran the other way, and start again."""
    with sqlite3.connect(server.database.partition("///")[2]) as database:
        while not database.execute("SELECT * FROM editions WHERE game = 'tictactoe'").fetchall():
            await asyncio.sleep(0.02)
    await asyncio.to_thread(server.kill)
    with sqlite3.connect(server.database.partition("///")[2]) as database:
        database.execute("UPDATE matches SET rules = 'older'")
        for statement in statements:
            database.execute(statement)
    await asyncio.to_thread(server.start)


#: In the older rules the codes ran the other way.
KNOWN = """INSERT INTO editions SELECT game, 'older', content,
           (SELECT json_group_array(value) FROM (SELECT value FROM json_each(notations) ORDER BY key DESC))
           FROM editions WHERE game = 'tictactoe'"""
TURNED = "UPDATE journal SET code = 8 - code WHERE kind = 'act'"


async def finished(server: Server) -> tuple[Client, Client, str]:
    """A finished match between two people."""
    anna, bruno, table = await pair(server)
    async with anna.live(table) as first, bruno.live(table) as second:
        await asyncio.gather(play_on(first), play_on(second))
    return anna, bruno, table


def test_a_match_of_older_rules_is_seen_replayed_and_downloaded(start_server: Starter, tmp_path: Path) -> None:
    server = start_server()

    async def story() -> None:
        anna, bruno, table = await finished(server)
        async with anna, bruno:
            before = await anna.state(table)
            record = Record.decode(await anna.record(table))
            await change_rules(server, KNOWN, TURNED)
            state = await anna.state(table)
            assert "older" in state.read_only
            assert state.seen() == before.seen()
            assert state.happened() == before.happened()
            old = Record.decode(await anna.record(table))
            assert (old.rules, old.actions, old.seed) == ("older", record.actions, record.seed)
            moment = await anna.call("GET", f"/api/tables/{table}/replay", dict[str, object], version=before.version)
            assert moment["view"] == before.seen()
            assert len(await anna.log(table)) == len(before.happened())
            fork = anna.call("POST", f"/api/tables/{table}/fork", m.TableEntry, {"version": 2})
            assert await refused(fork) == "read-only"

    run(story())
    orrery_admin("export", str(tmp_path / "records"), database=server.database)
    assert len(list((tmp_path / "records").iterdir())) == 1


@pytest.mark.slow
@pytest.mark.parametrize("also", [[], [KNOWN]], ids=["unknown", "other events"])
async def test_what_cannot_be_replayed_is_kept_and_not_shown_wrongly(start_server: Starter, also: list[str]) -> None:
    server = start_server()
    anna, bruno, table = await pair(server)
    async with anna, bruno:
        state = await anna.state(table)
        await anna.send(table, m.Act(state.version, "place a1"))
        await change_rules(server, *also)
        state = await anna.state(table)
        assert "older" in state.read_only
        assert (state.seen(), state.options) == ({}, [])
        assert state.happened()[-1] == {"event": "MarkPlaced", "seat": 0, "cell": "a1"}
        reply = await anna.send(table, m.Act(state.version, "place b2"))
        assert isinstance(reply, m.Fault)
        assert reply.code == "read-only"
