"""Logs."""

from __future__ import annotations

import json
import logging
import sys

import msgspec
from tests.server.players import pair, refused, run
from tests.server.server_process import Server

from orrery.server.logs import JsonLines
from orrery.server.services import Services
from orrery.server.settings import Settings
from orrery.server.store.match import Chair, Change, Facts, Match


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


SECRET = "a-secret-invitation"


def test_errors_of_the_database_print_no_values(any_database: str) -> None:
    match = Match("one", "tictactoe", "1", "", 2, {}, 7, "", "", "private", SECRET, "nobody", None, 1.0)
    broken = msgspec.structs.replace(match, game=None)
    facts = Facts([Chair("open"), Chair("open")])

    async def story() -> list[str]:
        services = Services(any_database, Settings())
        await services.open()
        lines = []
        try:
            for wrong in (match, broken):
                try:
                    await services.journal.append(Change("one", new=wrong, facts=facts))
                except Exception:
                    record = logging.LogRecord("orrery", logging.ERROR, "", 0, "failed", None, sys.exc_info())
                    lines.append(JsonLines().format(record))
        finally:
            await services.close()
        return lines

    lines = run(story())
    assert len(lines) == 2
    assert all("IntegrityError" in line and SECRET not in line for line in lines), lines
