"""What a process that was killed leaves behind never keeps the next one from starting."""

from __future__ import annotations

from sqlalchemy import delete, insert
from tests.server.tables.open_tables import open_tables

from orrery.server import clock
from orrery.server.store import schema


async def test_a_kill_right_after_an_outage_was_stored_does_no_harm(any_database: str) -> None:
    async with open_tables(any_database) as tables:
        began = clock.now() - 100
        # The last sign of life is as old as the beginning of an outage that ended since.
        async with tables.services.database.engine.begin() as connection:
            await connection.execute(delete(schema.outages))
            await connection.execute(delete(schema.processes))
            await connection.execute(insert(schema.processes).values(id="killed", seen=began))
            await connection.execute(insert(schema.outages).values(start=began, end=began + 40))
        tables.services.processes.is_open = False  # nothing more is written, as after a kill
    async with open_tables(any_database) as tables:
        first, second = tables.services.processes.outages
        assert first == (began, began + 40)
        assert second[0] == began + 40  # time that was given back is not given back again
