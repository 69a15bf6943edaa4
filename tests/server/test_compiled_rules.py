"""Bots use compiled rules from the moment they are complete, without a restart of the server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import orrery
from orrery.server.bots.compiled import COMPLETE, VARIABLE
from orrery.server.bots.pool import BotProcess
from orrery.server.bots.worker import BotRequest


def test_the_next_decision_uses_the_compiled_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "compiled"
    folder.mkdir()
    # Python runs this file in every process that has the folder on its path.
    (folder / "sitecustomize.py").write_text(f"open({str(tmp_path / 'used')!r}, 'w').close()\n")
    monkeypatch.setenv(VARIABLE, str(folder))
    state = orrery.game("tictactoe").new(seed=1)
    request = BotRequest("tictactoe", state.dump(), 0, "captain", 1, 5.0)

    async def story() -> None:
        bot = BotProcess()
        try:
            assert (await bot.ask(request)).code >= 0
            assert not (tmp_path / "used").exists()
            (folder / COMPLETE).touch()
            assert (await bot.ask(request)).code >= 0
            assert (tmp_path / "used").exists()
            process = bot.process.process
            await bot.ask(request)
            assert bot.process.process is process
        finally:
            await bot.stop()

    asyncio.run(story())


def test_the_tools_leave_the_mark_that_the_server_looks_for() -> None:
    import compile as rules

    assert rules.COMPLETE == COMPLETE
