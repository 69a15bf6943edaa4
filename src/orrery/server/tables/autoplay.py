"""Automatic play: bots, tutorial scripts and standing orders."""

from __future__ import annotations

import contextlib

from orrery.bots.levels import named
from orrery.server import clock, randomness, tasks
from orrery.server.bots.pool import Asker
from orrery.server.refusals import Refused
from orrery.server.tables import changes
from orrery.server.tables.standing_orders import applicable_order
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Tables
from orrery.tutorials import reply


def asker_of(table: Table) -> Asker:
    """On whose behalf bots search at a table: all solo tables of a person share one place in the queue."""
    people = table.people
    flow = people[0] if len(people) == 1 else f"table {table.match.id}"
    return Asker(flow, table.match.id, table.version)


class Autoplay:
    """Plays for bots and standing orders after every change to a table."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.settings = tables.settings
        self.background = tables.services.background
        tables.followers.append(self.follow)

    def follow(self, table: Table) -> None:
        """Start playing if a bot or a standing order decides now."""
        if self.background.closing or table.read_only or table.is_autoplaying:
            return
        if table.is_bots_turn:
            table.autoplay = self.background.run(self.play_bots(table))
        elif table.orders and applicable_order(table) is not None:
            table.autoplay = self.background.run(self.carry_out_orders(table))

    async def carry_out_orders(self, table: Table) -> None:
        """Play the standing orders, each after a delay like a person's."""
        while not self.background.closing:
            found, version = applicable_order(table), table.version
            if found is None:
                break
            shortest, longest = self.settings.order_shortest, self.settings.order_longest
            await tasks.sleep(shortest + randomness.below(1000) / 1000 * (longest - shortest))
            with contextlib.suppress(Refused):
                async with self.tables.lock(table):
                    found = applicable_order(table)
                    if table.version != version or found is None or table.seat is None:
                        continue
                    person = table.facts.chairs[table.seat].person
                    await self.tables.commit(table, changes.play(table, found[1].code, person))
        self._ended(table)

    async def play_bots(self, table: Table) -> None:
        """Play for bots until a person decides."""
        while table.is_bots_turn and not self.background.closing:
            version, started = table.version, clock.monotonic()
            code = await self.bots_action(table)
            await tasks.sleep(max(0.0, self.settings.bot_pause - (clock.monotonic() - started)))
            with contextlib.suppress(Refused):  # another process was faster
                async with self.tables.lock(table):
                    if table.version == version and table.position is not None:
                        await self.tables.commit(table, changes.play(table, code))
        self._ended(table)

    async def bots_action(self, table: Table) -> int:
        """The next action of the tutorial's script, or the one that the seat's bot chooses."""
        position, seat = table.position, table.seat
        assert position is not None
        assert seat is not None
        code = reply(table.match.game, position.actions, position.state) if table.facts.lesson else None
        if code is not None:
            return code
        chair = table.facts.chairs[seat]
        level = named(chair.level or self.settings.hint_level, chair.style)
        budget, asker = self.settings.bot_budget, asker_of(table)
        return await self.tables.services.bots.choose(position.state, seat, level, budget, asker)

    def _ended(self, table: Table) -> None:
        table.autoplay = None
        self.tables.follow(table)
