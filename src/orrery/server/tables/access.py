"""Who may see a table."""

from __future__ import annotations

from orrery.server.refusals import missing
from orrery.server.store.matches import Matches
from orrery.server.tables.table import Table


async def check_access(matches: Matches, table: Table, person: str) -> None:
    """Refuse those whom a private table is not open to: it is for those who sit there or were invited."""
    if table.match.visibility == "public" or table.held(person) or (person and person == table.match.host):
        return
    if not person or not await matches.is_visitor(table.match.id, person):
        raise missing()
