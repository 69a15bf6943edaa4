"""Logs."""

from __future__ import annotations

import json

from tests.server.players import pair, refused, run
from tests.server.server_process import Server


def test_logs_are_lines_of_json(server: Server) -> None:
    for line in (server.folder / "server.log").read_text().splitlines():
        assert json.loads(line)["level"]


def test_the_log_holds_no_secret(server: Server) -> None:
    async def story() -> list[str]:
        anna, bruno, table = await pair(server)
        async with anna, bruno:
            entry = await anna.table(table)
            await refused(anna.log_in("nobody", "a secret password"))
            return [anna.http.cookies["orrery_session"], entry.invitation or "", "a secret password"]

    secrets = run(story())
    log = (server.folder / "server.log").read_text()
    assert not any(secret in log for secret in secrets)
