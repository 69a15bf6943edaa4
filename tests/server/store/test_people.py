"""People in the database."""

from __future__ import annotations

import httpx
from tests.server.admin_command import orrery_admin
from tests.server.server_process import Server


def test_an_admin_can_be_made(server: Server) -> None:
    orrery_admin("create-admin", "Keeper", "--password", "correct horse", database=server.database)
    body = {"login": "keeper", "password": "correct horse"}
    assert httpx.post(f"{server.address}/api/session", json=body, trust_env=False).json()["admin"] is True
