"""Alive and able."""

from __future__ import annotations

import pytest
from litestar.testing import TestClient

from orrery.server.app import create_app
from orrery.server.store.processes import Processes


def test_ready_tells_whether_the_server_is_able(monkeypatch: pytest.MonkeyPatch) -> None:
    with TestClient(create_app()) as client:
        assert client.get("/ready").json() == {"status": "ok", "database": True, "bots": True}

        async def full(self: Processes) -> bool:
            raise OSError("no space left on device")

        monkeypatch.setattr(Processes, "beat", full)
        answer = client.get("/ready")
        assert (answer.status_code, answer.json()["database"]) == (503, False)
        assert client.get("/health").status_code == 200
