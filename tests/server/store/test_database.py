"""The database itself: what a cancelled task leaves behind."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from orrery.server.store.database import Database

#: Takes long enough to be cancelled in the middle.
SLOW = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT 1000000) SELECT count(*) FROM n"


async def test_a_task_cancelled_in_a_transaction_leaves_no_lock(tmp_path: Path) -> None:
    file = tmp_path / "orrery.db"
    held: list[Any] = []

    async def change(database: Database, begun: asyncio.Event) -> None:
        async with database.engine.begin() as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None
            # Somebody holds on to a statement that has not been read to its end, as a traceback does.
            held.append(await driver.execute("INSERT INTO t VALUES (1), (2) RETURNING x"))
            begun.set()
            await connection.execute(text(SLOW))

    database = Database(f"sqlite+aiosqlite:///{file}")
    async with database.engine.begin() as connection:
        await connection.execute(text("CREATE TABLE t (x INTEGER)"))
    begun = asyncio.Event()
    task = asyncio.create_task(change(database, begun))
    await begun.wait()
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await database.close()
    with sqlite3.connect(file, timeout=0) as other:
        other.execute("INSERT INTO t VALUES (3)")
        assert other.execute("SELECT x FROM t").fetchall() == [(3,)]
    other.close()
    held.clear()
