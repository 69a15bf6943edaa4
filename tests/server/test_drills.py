"""What an operator does while people play: restore a backup elsewhere, and put a newer version in its place."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from tests.server.conftest import Starter
from tests.server.players import pair, play_on

from orrery.client import Client
from orrery.server.store.database import Database
from orrery.server.store.migrate import MIGRATIONS, newest

ROOT = Path(__file__).parents[2]


def drill() -> list[list[str]]:
    """The commands of the drill in the documentation, without their program."""
    text = (ROOT / "docs/deploy.md").read_text(encoding="utf-8")
    block = re.search(r"^### A restore drill\n.*?^```sh\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    assert block is not None
    return [line.split()[1:] for line in block[1].splitlines()]


@pytest.mark.slow
async def test_the_restore_drill_brings_back_everything(start_server: Starter, tmp_path: Path) -> None:
    server = start_server()
    backup, restore, serve = (
        [
            word.replace("/srv/orrery/orrery.db", server.database.partition("///")[2]).replace(
                "/srv/orrery", str(tmp_path)
            )
            for word in words
        ]
        for words in drill()
    )
    anna, bruno, table = await pair(server, "connect_four")
    async with anna, bruno, anna.live(table) as first, bruno.live(table) as second:
        for live in (first, second, first):
            await live.turn()
            await live.act("drop d")
        for arguments in (backup, restore):
            done = subprocess.run([sys.executable, "-m", "orrery.cli", *arguments], env=server.environment, check=False)
            assert done.returncode == 0
        await second.turn()
        await second.act("drop d")
        assert serve[-2:-1] == ["--database"]
        copy = start_server(serve[-1])
        async with Client(copy.address, anna.http.cookies["orrery_session"]) as again:
            assert (await again.me()).id == (await anna.me()).id
            state = await again.state(table)
            assert state.version == first.state.version - 1
        other = Client(copy.address, bruno.http.cookies["orrery_session"])
        async with other, other.live(table) as there:
            await there.act("drop a")


def downgrade(path: str, revision: str) -> None:
    """Bring a database back to how an older version had it."""
    database = Database(f"sqlite+aiosqlite:///{path}")
    engine = database.transactional_engine()
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
    engine.dispose()
    asyncio.run(database.close())


@pytest.mark.slow
async def test_matches_go_on_over_an_upgrade(start_server: Starter) -> None:
    server = start_server()
    path = server.database.partition("///")[2]
    anna, bruno, table = await pair(server, "connect_four")
    async with anna, bruno, anna.live(table) as first, bruno.live(table) as second:
        for live in (first, second, first):
            await live.turn()
            await live.act("drop d")
        played = first.state.version
        await asyncio.to_thread(server.stop)
        # The file as the version before the last migrations wrote it; people stay at their screens.
        older = f"{int(newest()) - 2:04}"
        await asyncio.to_thread(downgrade, path, older)
        await asyncio.to_thread(server.start)
        await second.turn()
        state = await second.act("drop d")
        assert state.version == played + 1
        ends = await asyncio.gather(play_on(first), play_on(second))
        assert [end.status for end in ends] == ["finished"] * 2
        assert len(await anna.log(table)) == len(first.events)
