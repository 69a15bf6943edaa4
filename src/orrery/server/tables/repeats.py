"""Repeated requests: a request whose key was already used is answered, but not carried out again."""

from __future__ import annotations

from orrery.server.refusals import Refused
from orrery.server.store.people import Person
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Tables


async def is_repeated(
    tables: Tables, table: Table, person: Person, key: str, *, code: int | None = None, is_fresh: bool = False
) -> bool:
    """Whether a request was carried out before; Refused if its key was used for another action. The lock is held.

    A request that knows the current version is new: memory is enough, and the database is not queried.
    """
    if not key:
        return False
    used = table.keys.get((person.id, key))
    if used is None and not is_fresh:
        used = await tables.services.matches.find_key(table.match.id, person.id, key)
    if used is not None and code is not None and (used.kind, used.code) != ("act", code):
        raise Refused("key-used", "this key belongs to another request; use a new one")
    return used is not None
