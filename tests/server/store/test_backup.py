"""Backups of a running server, restored elsewhere."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner
from tests.server import marathon
from tests.server.admin_command import orrery_admin
from tests.server.conftest import Starter
from tests.server.players import pair, run
from tests.server.server_process import Server

import orrery
from orrery.cli.main import orrery_command
from orrery.client import Client
from orrery.server.services import Services
from orrery.server.settings import Settings
from orrery.server.store.backup import back_up
from orrery.server.store.database import Database
from orrery.server.store.match import Chair, Facts
from orrery.server.tables import changes
from orrery.server.tables.history import verify
from orrery.server.tables.new_match import new_match
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Tables


@pytest.mark.slow
def test_a_backup_of_a_running_server_comes_back_elsewhere(
    server: Server, start_server: Starter, tmp_path: Path
) -> None:
    async def begin() -> tuple[str, str]:
        anna, bruno, table = await pair(server)
        async with anna, bruno, anna.live(table) as live:
            await live.act("place b2")
            return table, anna.http.cookies["orrery_session"]

    table, cookie = run(begin())
    file = tmp_path / "backup.gz"
    orrery_admin("backup", str(file), database=server.database)
    database = f"sqlite+aiosqlite:///{tmp_path}/new.db"
    orrery_admin("restore", str(file), database=database)
    again = CliRunner().invoke(orrery_command, ["admin", "restore", str(file), "--database", database])
    assert again.exit_code == 1
    assert "not empty" in again.output
    elsewhere = start_server(database)

    async def look() -> None:
        async with Client(elsewhere.address, cookie) as anna:
            state = await anna.state(table)
            assert state.held == [0]
            assert state.seen()["cells"]["b2"] == 0

    run(look())


@pytest.mark.slow
async def test_a_backup_under_load_is_of_one_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orrery, "game", lambda name: {"marathon": marathon.GAME}[name])
    monkeypatch.setattr("orrery.server.tables.tables.FEW", 5000)
    database = f"sqlite+aiosqlite:///{tmp_path}/orrery.db"

    async def write(tables: Tables, table: Table, over: asyncio.Event) -> None:
        """Play without a pause."""
        while not over.is_set():
            async with tables.lock(table):
                await tables.commit(table, changes.play(table, 0))

    services = Services(database, Settings())
    await services.open()
    host, _ = await services.people.guest("Anna")
    tables = Tables(services)
    over = asyncio.Event()
    writers = []
    for _ in range(4):
        chairs = [Chair("person", host.id), Chair("person", host.id)]
        match = new_match(marathon.GAME, host, seats=2, options={}, seed=7)
        table = await tables.create(match, Facts(chairs), [0] * 500)
        writers.append(asyncio.create_task(write(tables, table, over)))
    outside = Database(database)
    backups: list[Path] = []
    try:
        while len(backups) < 5:
            before = services.journal.entries
            file = tmp_path / f"{len(backups)}.gz"
            await back_up(outside, file)
            if services.journal.entries > before:  # on a busy machine nothing may have been written meanwhile
                backups.append(file)
    finally:
        over.set()
        await asyncio.gather(*writers)
        await outside.close()
        await services.close()
    for file in backups:
        assert (await verify(file)).matches == 4


def test_verify_finds_a_torn_backup(server: Server, tmp_path: Path) -> None:
    async def begin() -> None:
        anna, bruno, table = await pair(server)
        async with anna, bruno, anna.live(table) as live:
            await live.act("place b2")

    run(begin())
    whole, torn = tmp_path / "whole.gz", tmp_path / "torn.gz"
    said = orrery_admin("backup", str(whole), "--verify", database=server.database)
    assert "replayed" in said.output
    lines = gzip.decompress(whole.read_bytes()).splitlines(keepends=True)
    last = max(number for number, line in enumerate(lines) if line.startswith(b'["journal"'))
    end = msgspec.json.encode(["end", {"rows": len(lines) - 3}]) + b"\n"
    torn.write_bytes(gzip.compress(b"".join([*lines[:last], *lines[last + 1 : -1], end])))
    with pytest.raises(ValueError, match="has version"):
        run(verify(torn))


def test_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path}/orrery.db"
    orrery_admin("migrate", database=database)
    orrery_admin("backup", str(tmp_path / "backup.gz"), database=database)
    assert {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {
        "orrery.db": 0o600,
        "backup.gz": 0o600,
    }
