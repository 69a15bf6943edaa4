"""Who may see a table."""

from __future__ import annotations

from orrery.server.refusals import missing
from orrery.server.store.matches import Matches
from orrery.server.tables.table import Table


async def is_open_to(matches: Matches, table: Table, person: str) -> bool:
    """Whether a person may see a table: a private one is visible to those seated or admitted."""
    if table.match.visibility == "public" or table.held(person) or (person and person == table.match.host):
        return True
    return bool(person) and await matches.is_visitor(table.match.id, person)


async def check_access(matches: Matches, table: Table, person: str) -> None:
    """Refuse people who may not see a private table."""
    if not await is_open_to(matches, table, person):
        raise missing()
