"""The journal: what a failed write means."""

from __future__ import annotations

import pytest
from sqlalchemy.exc import IntegrityError

from orrery.server.services import Services
from orrery.server.settings import Settings
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
