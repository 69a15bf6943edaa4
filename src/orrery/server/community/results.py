"""What is stored when a match starts and ends: its players' ratings and each seat's result."""

from __future__ import annotations

import contextlib

from orrery.kernel import State
from orrery.records import factions_of
from orrery.server import clock
from orrery.server.community.ratings import FRESH, anchor, ranks_of, rated_by
from orrery.server.refusals import Refused
from orrery.server.store.ratings import SeatResult
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Tables

#: Seconds during which ended matches are checked for missing results.
LOOKED_FOR = 30 * 86400.0


class Results:
    """Follows every table from its beginning to its end."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.services.community.ratings
        self.background = tables.services.background
        #: Matches whose players' ratings were stored by this process.
        self.measured: set[str] = set()
        tables.followers.append(self.follow)

    def follow(self, table: Table) -> None:
        """Check whether a match has just started or ended."""
        if self.background.closing:
            return
        if table.status == "finished" and table.match.id in self.measured:
            self.measured.discard(table.match.id)
            self.background.run(self.record(table))
        elif table.status == "running" and table.match.id not in self.measured:
            self.measured.add(table.match.id)
            self.background.run(self.measure(table))

    async def measure(self, table: Table) -> None:
        """Store the ratings of a public match's players, so that strong matches can be found."""
        match = table.match
        if match.visibility != "public":
            return
        known = await self.store.among(table.people, match.game, match.seats)
        if known or match.rated:
            means = [known.get(person, FRESH).mean for person in table.people]
            await self.tables.services.matches.set_strength(match.id, sum(means) / len(means))

    async def record(self, table: Table) -> None:
        """Store the result of a match and update the ratings of its players."""
        match, outcome = table.match, table.outcome
        started = table.facts.started
        if (
            outcome is None
            or table.facts.lesson
            or table.position is None
            or not any(started)
            or len(started) != match.seats
        ):
            return
        chairs = table.facts.chairs
        left = [seat for seat, person in enumerate(started) if person and chairs[seat].person != person]
        ranks = ranks_of(outcome.winners, outcome.scores, left)
        state = table.position.state
        start: State = state.game.new(match.seats, match.dice_seed, match.options)
        factions = factions_of(state, factions_of(start))
        at = clock.now()
        results = [
            SeatResult(
                match.id, seat, person or None, "" if person else chairs[seat].level, match.game, match.seats,
                factions[seat], ranks[seat], seat in outcome.winners and seat not in left,
                float(outcome.scores[seat]), at,
            )
            for seat, person in enumerate(started)
        ]  # fmt: skip
        is_rated = match.rated and len(set(filter(None, started))) == len([person for person in started if person]) > 1
        bots = {seat: anchor(match.game, chairs[seat].level) for seat, person in enumerate(started) if not person}
        rate = rated_by(ranks) if is_rated else None
        await self.store.record(self.tables.services.journal, results, bots, FRESH, rate)

    async def catch_up(self) -> None:
        """Store the results of matches whose process died before it could."""
        for identity in await self.tables.services.matches.without_result(clock.now() - LOOKED_FOR):
            with contextlib.suppress(Refused):
                await self.record(await self.tables.get(identity))
