"""`make fault-server`: fifty kills under load (SQLite, PostgreSQL, one of two processes), in wars, while migrating."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from tests.server.faults.migrating import kill_often_while_migrating
from tests.server.faults.playing import Outcome, changing_over, under_fire
from tests.server.faults.warring import wage
from tests.server.players import run
from tests.server.postgres import postgres
from tests.server.server_process import Server

HEAD = ["| database | kills | seconds | acknowledged | matches | reconnects | lost |", "|---|---|---|---|---|---|---|"]


def say(text: str) -> None:
    """Show that it goes on."""
    print(f"{time.strftime('%H:%M:%S')} {text}", file=sys.stderr, flush=True)


def line(name: str, kills: int, seconds: float, outcome: Outcome) -> str:
    """A line of the table."""
    counts = f"{outcome.acknowledged} | {outcome.matches} | {outcome.reconnects}"
    return f"| {name} | {kills} | {seconds:.0f} | {counts} | 0 |"


def kill_often(folder: Path, name: str, kills: int, tables: int, database: str | None = None) -> str:
    """Kill a server again and again; AssertionError if anything acknowledged is gone."""
    folder.mkdir(parents=True)
    server = Server(folder, database).start()
    started = time.monotonic()
    try:
        outcome = run(under_fire(server, kills, tables, lambda number: say(f"{name}: kill {number} of {kills}")))
    except BaseException:
        say((folder / "server.log").read_text()[-2000:])
        raise
    finally:
        server.kill()
    return line(name, kills, time.monotonic() - started, outcome)


def kill_one_of_two(folder: Path, kills: int, tables: int, database: str) -> str:
    """Two processes on one database; whichever people are at is killed, and they go on at the other."""
    servers = []
    for number in range(2):
        (folder / f"process{number}").mkdir(parents=True)
        servers.append(Server(folder / f"process{number}", database).start())
    name = "PostgreSQL, one of two"
    started = time.monotonic()
    try:
        outcome = run(changing_over(servers, kills, tables, lambda number: say(f"{name}: kill {number} of {kills}")))
    finally:
        for server in servers:
            server.kill()
    return line(name, kills, time.monotonic() - started, outcome)


def kill_often_at_war(folder: Path, kills: int) -> str:
    """Kill a server while two people wage wars by correspondence, often just after the end of a battle."""
    folder.mkdir(parents=True)
    server = Server(folder).start()
    started = time.monotonic()
    try:
        outcome = run(wage(server, kills, lambda number: say(f"war: kill {number} of {kills}")))
    except BaseException:
        say((folder / "server.log").read_text()[-2000:])
        raise
    finally:
        server.kill()
    battles = f"{outcome.wars} wars, {outcome.battles} battles"
    done = f"{outcome.acknowledged} | {battles} | {outcome.after_a_battle} kills after a battle"
    return f"| SQLite, wars | {kills} | {time.monotonic() - started:.0f} | {done} | 0 |"


def main() -> None:
    """Run everything, or what was chosen, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=6, help="tables at which is played meanwhile")
    parser.add_argument("--only", choices=["sqlite", "war", "postgresql", "two", "migration"])
    arguments = parser.parse_args()
    kills, tables, only = arguments.kills, arguments.tables, arguments.only
    lines = list(HEAD)
    with tempfile.TemporaryDirectory(prefix="orrery-faults-") as name, ExitStack() as stack:
        folder = Path(name)
        if only in (None, "sqlite"):
            lines.append(kill_often(folder / "sqlite", "SQLite", kills, tables))
        if only in (None, "war"):
            lines.append(kill_often_at_war(folder / "war", kills))
        if only in (None, "postgresql", "two"):
            database = stack.enter_context(postgres())
            if only != "two":
                lines.append(kill_often(folder / "postgresql", "PostgreSQL", kills, tables, database))
            if only != "postgresql":
                lines.append(kill_one_of_two(folder / "two", kills, tables, database))
        if only in (None, "migration"):
            say(f"migration: {kills} kills")
            starts = kill_often_while_migrating(folder, kills)
            lines.append(f"| SQLite, migration | {kills} | | {starts} starts after them succeeded | | | 0 |")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
