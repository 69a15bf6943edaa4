"""An independent ledger of a war: it follows the events, and knows no rule but prices."""

from __future__ import annotations

from typing import Any

from orrery.games.empire_war.state import WarState


class Ledger:
    """Which ships each side should have, and what they and its purse are worth together."""

    def __init__(self, state: WarState) -> None:
        tables = state.tables
        self.cost = {tables.name[ship]: tables.cost[ship] for seat in range(2) for ship in tables.counters[seat]}
        self.transports = {tables.name[ship] for seat in range(2) for ship in tables.transports[seat]}
        self.owned = [self.fleet(state, seat) for seat in range(2)]
        self.purse = [int(state.purse[seat]) for seat in range(2)]
        self.read = 0

    def fleet(self, state: WarState, seat: int) -> set[str]:
        """The names of a side's ships, without bases, which are placed in secret."""
        tables = state.tables
        return {
            tables.name[ship] for ship in tables.counters[seat] if state.alive[ship] and ship not in tables.bases[seat]
        }

    def follow(self, state: WarState) -> None:
        """Book what happened since the last time, and compare."""
        events = state.events or []
        landed = 0
        for event in events[self.read :]:
            landed += self.book(event)
        self.read = len(events)
        for seat in range(2):
            assert self.purse[seat] == state.purse[seat], "the purse"
            missing = self.owned[seat] - self.fleet(state, seat)
            assert not self.fleet(state, seat) - self.owned[seat], "a ship from nowhere"
            assert missing <= self.transports, f"{missing} vanished"
            landed -= len(missing)
            self.owned[seat] -= missing
        assert landed == 0, "transports are used up by landings only, two at a time"

    def book(self, event: Any) -> int:
        """One event; returns how many transports it used up."""
        kind = type(event).__name__
        if kind in ("IncomeReceived", "LevyRaised"):
            self.purse[event.seat] += event.points
        elif kind == "ShipBought":
            assert event.ship not in self.owned[event.seat], "bought twice"
            self.owned[event.seat].add(event.ship)
            self.purse[event.seat] -= self.cost[event.ship]
        elif kind == "BaseBuilt":
            self.purse[event.seat] -= event.points
        elif kind == "ShipLost":
            self.owned[event.seat].discard(event.ship)
        elif kind == "PlanetInvaded":
            return 2
        return 0
