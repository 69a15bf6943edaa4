"""Backups that fit either database: each row as a line of JSON, read in one transaction while the server runs."""

from __future__ import annotations

import base64
import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import BigInteger, LargeBinary, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from orrery.server.store import schema
from orrery.server.store.database import Database, make_private
from orrery.server.store.migrate import migrate

FORMAT = "orrery backup 1"
BATCH = 500

Row = dict[str, Any]


async def back_up(database: Database, path: Path) -> int:
    """Write a consistent copy of all rows to a file, completely or not at all; returns their number."""
    partial = make_private(path.with_name(path.name + ".partial"))
    count = 0
    async with database.engine.connect() as connection:
        if database.is_sqlite:
            # Without it every read would see newer commits.
            await connection.exec_driver_sql("BEGIN")
        else:
            await connection.execution_options(isolation_level="REPEATABLE READ")
        with gzip.open(partial, "wb") as file:
            file.write(msgspec.json.encode([FORMAT, {}]) + b"\n")
            for table in schema.metadata.sorted_tables:
                rows = await connection.stream(select(table).order_by(*table.primary_key.columns))
                async for row in rows.mappings():
                    named = {str(name): value for name, value in row.items()}
                    file.write(msgspec.json.encode([str(table.name), named]) + b"\n")
                    count += 1
            file.write(msgspec.json.encode(["end", {"rows": count}]) + b"\n")
    partial.replace(path)
    return count


def read_rows(path: Path) -> Iterator[tuple[str, Row]]:
    """The rows of a backup with the names of their tables; a ValueError if it is incomplete."""
    binary = {
        table.name: [column.name for column in table.columns if isinstance(column.type, LargeBinary)]
        for table in schema.metadata.sorted_tables
    }
    count, ended = 0, False
    with gzip.open(path, "rb") as file:
        for number, line in enumerate(file):
            name, row = msgspec.json.decode(line)
            if number == 0 and name != FORMAT:
                raise ValueError(f"{path}: not a backup of this format")
            if name == "end":
                ended = row["rows"] == count
            if name in binary:
                for column in binary[name]:
                    row[column] = base64.b64decode(row[column])
                count += 1
                yield name, row
    if not ended:
        raise ValueError(f"{path}: the backup is incomplete; nothing was restored")


async def restore(database: Database, path: Path) -> int:
    """Fill an empty database from a backup, in one transaction; returns the number of rows."""
    await migrate(database)
    tables = {table.name: table for table in schema.metadata.sorted_tables}
    count = 0
    async with database.engine.begin() as connection:
        for table in tables.values():
            if (await connection.execute(select(func.count()).select_from(table))).scalar_one():
                raise ValueError("the database is not empty; restore into a new one")
        # A backup contains one table after the other.
        current, batch = "", list[Row]()
        for name, row in read_rows(path):
            if name != current or len(batch) >= BATCH:
                if batch:
                    await connection.execute(insert(tables[current]), batch)
                current, batch = name, []
            batch.append(row)
            count += 1
        if batch:
            await connection.execute(insert(tables[current]), batch)
        if not database.is_sqlite:
            await _advance_sequences(connection)
    return count


async def _advance_sequences(connection: AsyncConnection) -> None:
    """Let PostgreSQL number new rows after the restored ones."""
    counted = [table.name for table in schema.metadata.sorted_tables if isinstance(table.c[0].type, BigInteger)]
    for name in counted:
        newest = f"COALESCE((SELECT MAX(id) FROM {name}), 0) + 1"
        await connection.execute(text(f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), {newest})"))
