"""Servers for the tests of this folder."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.postgres import postgres
from tests.server.server_process import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not need their own."""
    server = Server(tmp_path_factory.mktemp("server")).start()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def any_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of each kind."""
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path}/orrery.db"
    else:
        with postgres() as url:
            yield url


Starter = Callable[..., Server]


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Starter]:
    """Servers of one's own, with other settings or another database."""
    started: list[Server] = []

    def start(database: str | None = None, **settings: object) -> Server:
        folder = tmp_path / f"server{len(started)}"
        folder.mkdir()
        started.append(Server(folder, database, **settings).start())
        return started[-1]

    yield start
    for server in started:
        server.stop(signal.SIGKILL)
