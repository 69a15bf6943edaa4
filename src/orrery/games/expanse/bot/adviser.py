"""What an adviser knows about one decision: how the map stands, and what each change of it would gain."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.expanse.board import eligible_seats, placeable_bases
from orrery.games.expanse.bot.worth import NOTHING, SHIP_WORTH, Outlook, lead, promised
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import BATTLESHIP, DAMAGED, Base, Card, Faction, Kind, Orbit, Seat
from orrery.kernel import Floats, filled

#: What an event that others may use is worth.
LEFT_FOR_OTHERS: Final = 0.5
#: What an action point gains at least, by a move or a fleet.
ANY_POINT: Final = 0.6
#: By kind of ship.
NO_SHIPS: Final = filled("B", 4)


class Adviser:
    """One decision of one seat: what changes of the map would gain, in control points."""

    __slots__ = ("faction", "fetched", "gains", "outlook", "seat", "standing", "state", "whole")

    def __init__(self, state: ExpanseState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.faction: i64 = state.faction[seat]
        self.outlook = Outlook(state, promised(state))
        #: What each orbit and the whole position are worth as they are, once somebody asked.
        self.standing: list[Floats | None] = [None] * 9
        self.whole: Floats | None = None
        self.fetched = -1.0
        self.gains: list[float] = []

    def now(self, orbit: Orbit) -> Floats:
        """What the bases of an orbit are worth to each faction as they are."""
        found = self.standing[orbit]
        if found is None:
            found = self.outlook.orbit(orbit)
            self.standing[orbit] = found
        return found

    def margin(self, before: Floats, after: Floats) -> float:
        """How much the lead grows when part of the position changes its worth."""
        change = NOTHING[:]
        for faction in range(4):
            change[faction] = after[faction] - before[faction]
        alike = change[0] == change[1] and change[0] == change[2] and change[0] == change[3]
        return 0.0 if alike else lead(self.state, change, self.faction)

    def shift(self, base: Base, faction: Faction, number: i64) -> float:
        """What more or less influence of a faction on a base means."""
        state = self.state
        orbit = state.tables.base_orbit[base]
        at = base * 4 + faction
        if state.influence[at] + number < 0:
            return 0.0
        before = self.now(orbit)
        state.influence[at] += number
        after = self.outlook.orbit(orbit)
        state.influence[at] -= number
        return self.margin(before, after)

    def cheapest(self) -> float:
        """What it costs to take an own cube from where it is needed least."""
        if self.fetched < 0.0:
            best = 100.0
            for base in range(16):
                if self.state.pieces[base * 4 + self.faction]:
                    best = min(best, -self.shift(base, self.faction, -1))
            self.fetched = max(best, 0.0)
        return self.fetched

    def hit(self, orbit: Orbit, faction: Faction, kind: Kind) -> float:
        """What a hit on a ship means."""
        state = self.state
        at = orbit * 4 + faction
        before = self.now(orbit)
        state.ships[kind * 36 + at] -= 1
        if kind == BATTLESHIP:
            state.ships[DAMAGED * 36 + at] += 1
        else:
            state.shipping[at] -= 1
        after = self.outlook.orbit(orbit)
        state.ships[kind * 36 + at] += 1
        if kind == BATTLESHIP:
            state.ships[DAMAGED * 36 + at] -= 1
        else:
            state.shipping[at] += 1
        gain = self.margin(before, after)
        return gain - 2 * SHIP_WORTH if faction == self.faction else gain + SHIP_WORTH

    def add_ship(self, orbit: Orbit, kind: Kind) -> float:
        """What one more own ship in an orbit means."""
        state = self.state
        at = orbit * 4 + self.faction
        before = self.now(orbit)
        state.ships[kind * 36 + at] += 1
        state.shipping[at] += 1
        after = self.outlook.orbit(orbit)
        state.ships[kind * 36 + at] -= 1
        state.shipping[at] -= 1
        return self.margin(before, after) + 2 * SHIP_WORTH

    def move(self, source: i64, target: i64, number: i64) -> float:
        """What a move means: orbital control at both ends, and a first foothold."""
        state = self.state
        here = source * 4 + self.faction
        there = target * 4 + self.faction
        was_there = self.now(target)
        was_here = self.now(source)
        taken = NO_SHIPS[:]
        left = number
        for kind in range(4):
            count = state.ships[kind * 36 + here]
            if count > left:
                count = left
            taken[kind] = count
            left -= count
            state.ships[kind * 36 + here] -= count
            state.ships[kind * 36 + there] += count
        state.shipping[here] -= number
        state.shipping[there] += number
        if left:
            state.rocinante_orbit = target
        worth_there = self.outlook.orbit(target)
        worth_here = self.outlook.orbit(source)
        foothold = 0.25 if state.shipping[there] == number else 0.0
        if not state.shipping[here]:
            foothold -= 0.25
        if left:
            state.rocinante_orbit = source
        for kind in range(4):
            state.ships[kind * 36 + here] += taken[kind]
            state.ships[kind * 36 + there] -= taken[kind]
        state.shipping[here] += number
        state.shipping[there] -= number
        gain = self.margin(was_there, worth_there) + self.margin(was_here, worth_here)
        return gain + foothold

    def move_rocinante(self, orbit: Orbit) -> float:
        """What the Rocinante in another orbit means."""
        state = self.state
        source = state.rocinante_orbit
        was_there = self.now(orbit)
        was_here = self.now(source)
        state.shipping[source * 4 + self.faction] -= 1
        state.shipping[orbit * 4 + self.faction] += 1
        state.rocinante_orbit = orbit
        there = self.outlook.orbit(orbit)
        here = self.outlook.orbit(source)
        state.rocinante_orbit = source
        state.shipping[source * 4 + self.faction] += 1
        state.shipping[orbit * 4 + self.faction] -= 1
        return self.margin(was_there, there) + self.margin(was_here, here)

    def points_worth(self, card: Card, points: i64) -> float:
        """What a card's action points gain, less what its event may give to others."""
        if not self.gains:
            self.gains = self.best_gains()
        worth = -LEFT_FOR_OTHERS if eligible_seats(self.state, card, self.seat) else 0.0
        for number in range(len(self.gains)):
            if number >= points:
                break
            worth += self.gains[number]
        return worth

    def best_gains(self) -> list[float]:
        """What influence on different bases gains for a point each, best first, and a point without such a base."""
        state = self.state
        gains = [ANY_POINT, ANY_POINT, ANY_POINT, ANY_POINT]
        relocating = 0.0 if state.supply[self.faction] else self.cheapest()
        for base in placeable_bases(state, self.faction):
            gains.append(self.shift(base, self.faction, 1) - relocating)
        gains.sort(reverse=True)
        return gains

    def difference(self, twin: ExpanseState) -> float:
        """How much the lead has grown in another position, by the present outlook."""
        if self.whole is None:
            self.whole = self.outlook.everything()
        return self.margin(self.whole, Outlook(twin, self.outlook.pays).everything())
