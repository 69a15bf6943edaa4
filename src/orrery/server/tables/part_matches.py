"""Parts of a match that are played at separate tables, such as the battles of a war by correspondence.

The larger match waits in the meantime. The key of the part's table names the larger match and the entry after which it
waits, so that the table is created only once. Its actions become actions of the larger match in one transaction, under
the next numbers of the journal, so that this happens only once too, whichever process dies in between.
"""

from __future__ import annotations

import contextlib

import orrery
from orrery.kernel import PartMatch
from orrery.server import clock
from orrery.server.refusals import Refused
from orrery.server.store.match import PART, Chair, Facts, Match
from orrery.server.store.people import Person
from orrery.server.tables.creation import create_once, created_before
from orrery.server.tables.new_match import new_match
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Tables


def part_key(table: Table) -> str:
    """The key of the match that a table is waiting for."""
    assert table.position is not None
    return f"{PART}{table.match.id} {table.position.last_number}"


def chairs_for(table: Table, part: PartMatch) -> list[Chair]:
    """Who sits at the part's table: the same people, and bots for sides that were left to one."""
    chairs = []
    for chair, level in zip(table.facts.chairs, part.levels, strict=True):
        if level or chair.kind != "person":
            chosen = level or chair.level
            chairs.append(Chair("bot", name=chosen, level=chosen) if chosen else Chair("open"))
        else:
            chairs.append(Chair("person", chair.person, chair.name, seen=clock.now(), conceded=chair.conceded))
    return chairs


def match_for(table: Table, part: PartMatch, host: Person) -> Match:
    """The match of a part, with its own clock like that of the larger match."""
    return new_match(
        orrery.game(part.game),
        host,
        seats=len(part.levels),
        options=part.options,
        seed=part.seed,
        title=f"{table.match.title}: {part.title}"[:80],
        visibility=table.match.visibility,
        clock=table.match.clock,
        key=part_key(table),
    )


class PartMatches:
    """Opens the tables that others wait for, and returns the actions played there."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.background = tables.services.background
        tables.followers.append(self.follow)

    def follow(self, table: Table) -> None:
        """Look after a table that waits for another, or that another waits for."""
        if self.background.closing or table.read_only or table.is_attended:
            return
        if table.part is not None and not table.part_table:
            table.attending = self.background.run(self.attend(table))
        elif table.match.whole and table.status == "finished":
            table.attending = self.background.run(self.hand_back(table))

    async def attend(self, table: Table) -> None:
        """Find or open the table this one waits for; if the part is over, go on."""
        with contextlib.suppress(Refused):
            async with self.tables.lock(table):
                part = table.part
                if part is None:
                    return
                host = Person(table.match.host, "", None, False)
                match, facts = match_for(table, part, host), Facts(chairs_for(table, part))
            other = await created_before(self.tables, host, match.key)
            if other is None:
                other = await create_once(self.tables, host, match, facts, game=orrery.game(match.game))
            table.part_table = other.match.id
            table.changed()
            table.wake()
            if other.status == "finished":
                await self.take_back(table, other)

    async def hand_back(self, part: Table) -> None:
        """Let the larger match go on, if it still waits for this one."""
        with contextlib.suppress(Refused):
            await self.take_back(await self.tables.get(part.match.whole), part)

    async def take_back(self, table: Table, part: Table) -> None:
        """Play the part's actions in the larger match, all at once and only once."""
        played = await self.tables.services.matches.played(part.match.id)
        async with self.tables.lock(table):
            waited = table.part
            if table.status != "running" or waited is None or part_key(table) != part.match.key:
                return
            if part.match.seed == waited.seed:
                await self.tables.commit_played(table, played)
