"""Records of finished matches as files."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.admin_command import orrery_admin
from tests.server.players import pair, play_on, run
from tests.server.server_process import Server


def test_finished_matches_are_exported_as_records(server: Server, tmp_path: Path) -> None:
    async def story() -> str:
        anna, bruno, table = await pair(server)
        async with anna, bruno, anna.live(table) as first, bruno.live(table) as second:
            await asyncio.gather(play_on(first), play_on(second))
        return table

    table = run(story())
    orrery_admin("export", str(tmp_path / "records"), database=server.database)
    assert (tmp_path / "records" / f"tictactoe-{table}.orrery").is_file()
