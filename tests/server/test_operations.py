"""What an operator does: watch, back up, restore, export, appoint."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner, Result
from sqlalchemy import create_engine, inspect
from tests.server.conftest import Starter
from tests.server.house import Server, pair, play_on, run

from orrery.cli.main import orrery_command
from orrery.client import Client
from orrery.client import messages as m
from orrery.server.store.schema import metadata


def orrery_admin(*words: str, database: str) -> Result:
    """Run `orrery admin`."""
    result = CliRunner().invoke(orrery_command, ["admin", *words, "--database", database])
    assert result.exit_code == 0, result.output
    return result


def test_metrics_count_what_is_committed(server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await pair(server)
        async with anna, bruno, anna.live(table) as live:
            await live.act("place b2")
            text = (await anna.http.get("/metrics")).text
            numbers = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
            assert float(numbers["orrery_journal_entries_total"]) >= 3
            assert float(numbers["orrery_connections"]) >= 1

    run(story())


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


def test_finished_matches_are_exported_as_records(server: Server, tmp_path: Path) -> None:
    async def story() -> str:
        anna, bruno, table = await pair(server)
        async with anna, bruno, anna.live(table) as first, bruno.live(table) as second:
            await asyncio.gather(play_on(first), play_on(second))
        return table

    table = run(story())
    orrery_admin("export", str(tmp_path / "records"), database=server.database)
    assert (tmp_path / "records" / f"tictactoe-{table}.orrery").is_file()


def test_an_admin_can_be_made(server: Server) -> None:
    orrery_admin("create-admin", "Keeper", "--password", "correct horse", database=server.database)
    body = {"login": "keeper", "password": "correct horse"}
    assert httpx.post(f"{server.address}/api/session", json=body, trust_env=False).json()["admin"] is True


def test_the_migrations_lead_to_the_tables_in_the_code(tmp_path: Path) -> None:
    orrery_admin("migrate", database=f"sqlite+aiosqlite:///{tmp_path}/a.db")
    found = inspect(create_engine(f"sqlite:///{tmp_path}/a.db"))
    for table in metadata.tables.values():
        columns = {column["name"]: column["nullable"] for column in found.get_columns(table.name)}
        assert columns == {column.name: column.nullable for column in table.columns}
    found.engine.dispose()


def test_a_polite_stop_tells_clients_to_come_back(start_server: Starter) -> None:
    server = start_server()

    async def story() -> None:
        anna, bruno, table = await pair(server)
        async with anna, bruno, anna.live(table) as live:
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
            state = await live.act("place b2")
            assert state.seen()["cells"]["b2"] == 0
            assert live.reconnects > 0

    run(story())


def test_logs_are_lines_of_json(server: Server) -> None:
    for line in (server.folder / "server.log").read_text().splitlines():
        assert json.loads(line)["level"]


def test_a_bot_that_hangs_or_dies_is_replaced_by_a_legal_action() -> None:
    from tests.kernel import nim

    from orrery.server.bots import pool as thinkers

    async def story() -> None:
        minds = thinkers.Thinkers([thinkers.ProcessThinker()])
        state = nim.GAME.new(seed=1)
        code = await minds.choose(state, 0, "captain", 0.1)  # the process does not know nim
        assert code in [action.code for action in state.pending]
        assert minds.fallbacks == 1
        await minds.close()

    run(story())


def test_settings_come_from_the_environment() -> None:
    from orrery.server.settings import Settings

    assert Settings.read({"ORRERY_SECURE_COOKIES": "true"}).secure_cookies
    with pytest.raises(ValueError, match="bot_budget"):
        Settings.read({"ORRERY_BOT_BUDGET": "long"})


def test_proposals_stay_after_a_restart(start_server: Starter) -> None:
    server = start_server()

    async def story() -> None:
        anna, bruno, table = await pair(server)
        async with anna, bruno:
            await anna.send(table, m.Propose("pause"))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            assert (await bruno.state(table)).proposal == m.Proposal("pause", 0, 1, [1])

    run(story())
