"""Kills of a process that migrates: `python -m tests.server.faults.migrating --kills 50`."""

from __future__ import annotations

import argparse
import itertools
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import orrery
from orrery.server.store.migrate import MIGRATIONS

SOURCE = str(Path(orrery.__file__).parents[1])


def migrate(database: Path, *, kill_at: int = 0, upto: str = "head") -> int:
    """Migrate in a process of its own that kills itself before a statement; its exit code."""
    command = [sys.executable, "-m", __spec__.name if __name__ == "__main__" else __name__, "--child", str(database)]
    command += ["--at", str(kill_at), "--upto", upto]
    root = str(Path(__file__).parents[3])
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([SOURCE, root])}
    return subprocess.run(command, check=False, env=environment, capture_output=True).returncode


def kill_at_statement(number: int) -> None:
    """Let SQLite end this process, as a power cut would, before its statement of this number."""
    counter = itertools.count(1)
    connect: Callable[..., sqlite3.Connection] = sqlite3.connect

    def count(_statement: str) -> None:
        if next(counter) == number:
            os.kill(os.getpid(), signal.SIGKILL)

    def traced(*given: Any, **named: Any) -> sqlite3.Connection:
        connection = connect(*given, **named)
        connection.set_trace_callback(count)
        return connection

    sqlite3.connect = sqlite3.dbapi2.connect = traced  # type: ignore[assignment]


def child(database: str, at: int, upto: str) -> None:
    """The process that migrates."""
    if at:
        kill_at_statement(at)
    import asyncio

    from orrery.server.store.database import Database
    from orrery.server.store.migrate import migrate

    async def run() -> None:
        opened = Database(f"sqlite+aiosqlite:///{database}")
        await migrate(opened, upto)
        await opened.close()

    asyncio.run(run())


def revision(database: Path) -> str:
    """The revision that a database has reached."""
    with sqlite3.connect(database) as connection:
        return str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def kill_once(folder: Path, upgrade: bool, generator: random.Random) -> bool:
    """Kill a first start or an upgrade before a random statement, then start again; whether the kill came in time."""
    database = folder / f"{generator.getrandbits(64):x}.db"
    if upgrade:
        assert migrate(database, upto="0001") == 0
    killed = migrate(database, kill_at=generator.randint(1, 60)) == -signal.SIGKILL
    code = migrate(database)
    assert code == 0, f"the start after a kill failed with {code}"
    assert revision(database) == max(path.name[1:5] for path in (MIGRATIONS / "versions").glob("v????_*.py"))
    return killed


def kill_often_while_migrating(folder: Path, kills: int, seed: int = 0) -> int:
    """Kill first starts and upgrades in turn; how many starts after it succeeded. AssertionError if one did not."""
    generator = random.Random(seed)
    done = starts = 0
    while done < kills:
        done += kill_once(folder, bool(starts % 2), generator)
        starts += 1
        print(f"\r{done} of {kills} kills, {starts} starts after them succeeded", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return starts


def main() -> None:
    """Kill as often as asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--child", help=argparse.SUPPRESS)
    parser.add_argument("--at", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--upto", default="head", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.child:
        child(arguments.child, arguments.at, arguments.upto)
        return
    with tempfile.TemporaryDirectory(prefix="orrery-migrating-") as folder:
        print(kill_often_while_migrating(Path(folder), arguments.kills, arguments.seed))


if __name__ == "__main__":
    main()
