"""Backups of a running server, restored elsewhere."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner
from tests.server.admin_command import orrery_admin
from tests.server.conftest import Starter
from tests.server.players import pair, run
from tests.server.server_process import Server

from orrery.cli.main import orrery_command
from orrery.client import Client


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
