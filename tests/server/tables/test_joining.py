"""Joining when the database fails halfway."""

from __future__ import annotations

import pytest
from tests.server.tables.open_tables import open_tables

import orrery
from orrery.client import messages as m
from orrery.server.store.journal import Journal
from orrery.server.store.match import Chair, Change, Facts
from orrery.server.store.people import Person
from orrery.server.tables.joining import join
from orrery.server.tables.new_match import new_match
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Tables
from orrery.server.tables.upkeep import reload_failed, start_full


async def join_without_start(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> tuple[Person, Table]:
    """Take the last seat of a table while the database fails to store that the game begins."""
    host, _ = await tables.services.people.guest("Anna")
    guest, _ = await tables.services.people.guest("Bruno")
    match = new_match(orrery.game("tictactoe"), host, seats=2, options={}, seed=7)
    table = await tables.create(match, Facts([Chair("person", host.id), Chair("open")]))
    append = Journal.append

    async def fails(self: Journal, change: Change) -> None:
        if any(entry.kind == "start" for entry in change.entries):
            raise OSError("the connection to the database was lost")
        await append(self, change)

    monkeypatch.setattr(Journal, "append", fails)
    with pytest.raises(OSError, match="lost"):
        await join(tables, table, guest, m.Join(match.invitation))
    monkeypatch.undo()
    return guest, table


async def test_a_table_begins_when_its_last_player_asks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_tables() as tables:
        guest, table = await join_without_start(tables, monkeypatch)
        await join(tables, table, guest, m.Join(table.match.invitation))
        assert table.status == "running"


async def test_a_table_begins_when_nobody_asks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_tables() as tables:
        _, table = await join_without_start(tables, monkeypatch)
        await reload_failed(tables)
        assert table.status == "open"
        await start_full(tables)
        assert (table.status, table.version) == ("running", 2)
