"""`make fault-server`: fifty kills at random moments under load, on SQLite and on PostgreSQL."""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

from tests.server.house import Server, run
from tests.server.postgres import postgres
from tests.server.test_durability import under_fire


def kill_often(folder: Path, kills: int, database: str | None = None) -> None:
    """Kill a server again and again; AssertionError if anything acknowledged is gone."""
    folder.mkdir(parents=True)
    server = Server(folder, database).start()
    started = time.monotonic()
    try:
        run(under_fire(server, kills, tables=8))
    finally:
        server.kill()
    print(f"{kills} kills on {folder.name}: nothing lost ({time.monotonic() - started:.0f} s)", flush=True)


def main() -> None:
    """Run both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="orrery-faults-") as name:
        folder = Path(name)
        kill_often(folder / "sqlite", arguments.kills)
        with postgres(folder / "cluster") as database:
            kill_often(folder / "postgresql", arguments.kills, database)


if __name__ == "__main__":
    main()
