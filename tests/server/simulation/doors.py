"""Puts the simulation in the place of clocks, random numbers, processes, calls and the database, and takes it away."""

from __future__ import annotations

import contextlib
import functools
import itertools
import logging
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

from litestar import Litestar
from tests.server.simulation.database import EPOCH, Disk, SimulatedDatabase
from tests.server.simulation.loop import SimulatedLoop
from tests.server.simulation.outside import Webhooks, Workers

from orrery import registry
from orrery.server import app as app_module
from orrery.server import clock, randomness, services
from orrery.server.app import create_app
from orrery.server.live.connection import Connection
from orrery.server.notify import addresses
from orrery.server.settings import Settings
from orrery.server.workers import process as worker_process

GAMES = {
    "tictactoe": "orrery.games.tictactoe:GAME",
    "connect_four": "orrery.games.connect_four:GAME",
    "nim": "tests.kernel.nim:GAME",
}
SETTINGS = Settings(
    login_rate=0, signup_rate=0, table_rate=0, scenario_rate=0, join_rate=0, upload_rate=0, proposal_rate=0,
    gallery_rate=0, message_rate=1e6, message_burst=1_000_000, snapshot_every=4, idle_seconds=20.0,
    hint_level="random", absent_minutes=0.5, tables_per_person=10_000,
    # Looking after everything once a second would take most of the time.
    sweep_every=4.0, lease_seconds=60.0,
)  # fmt: skip


#: A program that is wrong; what the outside does to it are other errors.
WRONG = (ArithmeticError, AssertionError, AttributeError, LookupError, NameError, NotImplementedError, TypeError)


class Quiet(logging.Handler):
    """Keeps what the server logs."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        #: Errors that no fault of the simulation causes.
        self.wrong: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line, with the traceback if there is one."""
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, WRONG):
            self.wrong.append(f"{record.getMessage()}: {type(error).__name__}: {error}")
        self.lines.append(record.getMessage() + (f": {type(error).__name__}: {error}" if error else ""))


LOGS = Quiet()


@functools.cache
def application(place: int) -> Litestar:
    """The application of the server at a place; making one takes longer than a whole simulation."""
    made = create_app("simulated:", Path("no-client"), SETTINGS)
    logger = logging.getLogger("orrery")
    logger.handlers[:] = [LOGS]
    return made


@contextlib.contextmanager
def simulated_games() -> Iterator[None]:
    """Only small games are known, so that nothing large is loaded."""
    with mock.patch.dict(registry._sources(), GAMES, clear=True):
        registry._own.cache_clear()
        yield
    registry._own.cache_clear()


@contextlib.contextmanager
def doors(
    loop: SimulatedLoop, disk: Disk, workers: Workers, webhooks: Webhooks, generator: random.Random
) -> Iterator[None]:
    """Let the server see the simulation and nothing else."""

    def system() -> float:
        process = loop.current
        return EPOCH + loop.now + (process.skew if process is not None else 0.0)

    def monotonic() -> float:
        process = loop.current
        return loop.now + (process.epoch if process is not None else 0.0)

    numbers = itertools.count()

    def numbered(connection: Connection) -> int:
        # By default it depends on memory addresses, and with it the order within a set.
        if "number" not in connection.__dict__:
            connection.__dict__["number"] = next(numbers)
        number: int = connection.__dict__["number"]
        return number

    replaced: list[tuple[Any, str, Any]] = [
        (clock, "system", system),
        (clock, "monotonic", monotonic),
        (clock, "_offset", EPOCH),
        (randomness, "source", generator),
        (worker_process, "launch", workers.launch),
        (addresses, "post", webhooks.post),
        (Connection, "__hash__", numbered),
        (services, "Database", lambda _url: SimulatedDatabase(disk)),
        # The description of the interface does not change from start to start.
        (app_module, "describe_limits", lambda _schema: None),
        (app_module, "describe_refusals", lambda _schema: None),
    ]
    with contextlib.ExitStack() as stack:
        for owner, name, value in replaced:
            stack.enter_context(mock.patch.object(owner, name, value))
        yield
