"""The journal: what a failed write means, and what else it writes."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection, select, update
from sqlalchemy.exc import IntegrityError

from orrery.server.services import Services
from orrery.server.settings import Settings
from orrery.server.store import schema
from orrery.server.store.journal import VersionTaken
from orrery.server.store.match import Chair, Change, Facts, Match, Seating
from orrery.server.tables.changes import begin


def new_match(host: str) -> Change:
    """A match that has just begun."""
    match = Match("one", "tictactoe", "1", "", 2, {}, 7, "", "", "private", "", host, None, 1.0)
    return begin(match, Facts([Chair("person", host), Chair("bot", level="random")]), [], 64)[1]


async def test_only_a_version_that_exists_is_taken(any_database: str) -> None:
    services = Services(any_database, Settings())
    await services.open()
    try:
        host, _ = await services.people.guest("Anna")
        change = new_match(host.id)
        await services.journal.append(change)
        with pytest.raises(VersionTaken):
            await services.journal.append(Change("one", entries=change.entries, standing=change.standing))
        stranger = Change("one", seats=[Seating(0, "nobody of this name")])
        with pytest.raises(IntegrityError):
            await services.journal.append(stranger)
    finally:
        await services.close()


async def test_other_work_is_written_with_the_changes_and_spoils_none_when_it_fails(any_database: str) -> None:
    def name_anna(connection: Connection) -> None:
        connection.execute(update(schema.people).values(name="Anna the Great"))

    def fail(connection: Connection) -> None:
        connection.execute(update(schema.people).values(name="lost"))
        raise OSError("the disk is full")

    services = Services(any_database, Settings())
    await services.open()
    try:
        host, _ = await services.people.guest("Anna")
        journal = services.journal
        written = await asyncio.gather(
            journal.also(name_anna), journal.append(new_match(host.id)), journal.also(fail), return_exceptions=True
        )
        assert [str(one) for one in written] == ["None", "None", "the disk is full"]
        stored = await services.matches.load("one")
        assert stored is not None
        async with services.database.engine.connect() as connection:
            assert (await connection.execute(select(schema.people.c.name))).scalars().all() == ["Anna the Great"]
    finally:
        await services.close()
