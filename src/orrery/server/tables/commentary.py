"""Commentary on running matches: win chances from public knowledge, computed once per version."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from orrery.server import tasks
from orrery.server.bots.reviewer import ChancesRequest
from orrery.server.refusals import Refused
from orrery.server.store.people import Person
from orrery.server.tables.history import record_of
from orrery.server.tables.reviews import Reviews
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Tables

#: The number of tables whose chances are cached.
REMEMBERED: Final = 500


class PublicChances(msgspec.Struct, frozen=True):
    """Each seat's chance at a version of a match; empty for the players, unless all have agreed."""

    version: int
    chances: list[float]


class Commentary:
    """The win chances of running matches."""

    def __init__(self, tables: Tables, reviews: Reviews) -> None:
        self.tables = tables
        self.reviews = reviews
        self.known: dict[str, PublicChances] = {}
        self.working: dict[str, asyncio.Task[PublicChances]] = {}

    async def chances(self, table: Table, person: Person | None) -> PublicChances:
        """The current chances, or those of a recent version while new ones are computed."""
        if table.status != "running" or table.position is None:
            raise Refused("not-running", f"the match is {table.status}")
        if table.held(person.id if person else None) and not table.facts.chances_shown:
            # A person who sits down during the request gets nothing, which is not an error.
            return PublicChances(table.version, [])
        match = table.match.id
        known = self.known.get(match)
        if known is not None and known.version == table.version:
            return known
        task = self.working.get(match)
        if task is None:
            task = self.working[match] = tasks.start(self._work_out(table))
            task.add_done_callback(lambda _: self.working.pop(match, None))
        return await tasks.shared(task)

    async def _work_out(self, table: Table) -> PublicChances:
        async with self.tables.lock(table):
            version = table.version
            record = await record_of(self.tables.services, table)
        answer = await self.reviews.ask(ChancesRequest(record))
        found = PublicChances(version, msgspec.json.decode(answer, type=list[float]))
        while len(self.known) >= REMEMBERED:
            del self.known[next(iter(self.known))]
        self.known[table.match.id] = found
        return found
