"""Metrics, who may see them, and the dashboard that shows them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from litestar.testing import TestClient
from tests.server.players import pair
from tests.server.server_process import Server

from orrery.server.app import create_app
from orrery.server.settings import Settings

DEPLOY = Path(__file__).parents[2] / "deploy"


def numbers(text: str) -> dict[str, float]:
    """The values by name and labels."""
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


async def test_metrics_count_and_measure_what_happens(server: Server) -> None:
    anna, bruno, table = await pair(server)
    async with anna, bruno, anna.live(table) as live:
        await live.act("place b2")
        await anna.create("tictactoe", ["captain", "me"])
        found = numbers((await anna.http.get("/metrics")).text)
        assert found["orrery_journal_entries_total"] >= 3
        assert found["orrery_connections"] >= 1
        assert found['orrery_message_seconds_count{type="act"}'] >= 1
        assert found['orrery_request_seconds_count{route="/api/tables"}'] >= 1
        assert found["orrery_commit_seconds_count"] >= 3


def test_metrics_are_for_this_machine_and_for_who_has_the_token() -> None:
    settings = Settings(metrics_token="a token")
    with TestClient(create_app(settings=settings)) as client:  # comes from no address of this machine
        assert client.get("/metrics").status_code == 404
        assert client.get("/metrics", headers={"Authorization": "Bearer wrong"}).status_code == 404
        assert client.get("/metrics", headers={"Authorization": "Bearer a token"}).status_code == 200


async def test_metrics_do_not_pass_through_a_proxy(server: Server) -> None:
    anna, bruno, _ = await pair(server)
    async with anna, bruno:
        for header in ("X-Forwarded-For", "Via"):
            assert (await anna.http.get("/metrics", headers={header: "127.0.0.1"})).status_code == 404


def test_errors_of_the_database_are_counted() -> None:
    with TestClient(create_app(settings=Settings(metrics_token="a token"))) as client:
        services = client.app.state.tables.services

        async def fail() -> None:
            async with services.database.engine.connect() as connection:
                await connection.exec_driver_sql("SELECT * FROM nothing")

        with client.portal() as portal, pytest.raises(Exception, match="nothing"):
            portal.call(fail)
        text = client.get("/metrics", headers={"Authorization": "Bearer a token"}).text
        assert numbers(text)['orrery_database_errors_total{kind="OperationalError"}'] == 1


async def test_the_dashboard_shows_metrics_that_exist(server: Server) -> None:
    anna, bruno, _ = await pair(server)
    async with anna, bruno:
        text = (await anna.http.get("/metrics")).text
    known = set(re.findall(r"^# TYPE (\S+)", text, re.MULTILINE))
    known |= {f"{name}_bucket" for name in known}
    dashboard = json.loads((DEPLOY / "grafana.json").read_text())
    shown = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"\b(?:orrery|process)_\w+", target["expr"])
    }
    assert len(shown) > 12
    assert shown <= known


def test_the_unit_gives_the_server_time_to_stop() -> None:
    unit = (DEPLOY / "orrery.service").read_text()
    assert int(re.search(r"^TimeoutStopSec=(\d+)", unit, re.MULTILINE)[1]) > 2 * Settings().stop_seconds  # type: ignore[index]
    for line in ("NoNewPrivileges=yes", "ProtectSystem=strict", "StateDirectory=orrery"):
        assert line in unit
