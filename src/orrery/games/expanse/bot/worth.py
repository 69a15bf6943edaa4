"""What a position is worth: control points in hand and those that the bases promise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.expanse.board import (
    base_totals,
    bonus_values,
    is_critical,
    is_open,
    orbital_control,
    places,
    sector_tokens,
)
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import NOWHERE, SCORING_CARD, Base, Faction, Orbit
from orrery.kernel import ByteColumn, Floats, floats

#: What a ship on the map, a removed ship less, and a kept event are worth in control points.
SHIP_WORTH: Final = 0.35
KEPT_WORTH: Final = 0.7
#: What each influence beyond or short of the lead is worth, as a part of first place.
MARGIN: Final = 0.09
#: By faction, and by base * 4 + place.
NOTHING: Final = floats([0.0] * 4)
NOTHING_PROMISED: Final = floats([0.0] * 64)


class Outlook:
    """What first, second and third place on each base promise from here to the end of the game."""

    __slots__ = ("pays", "state")

    def __init__(self, state: ExpanseState, pays: Floats) -> None:
        self.state = state
        self.pays = pays

    def add_base(self, worth: Floats, base: Base, holder: i64) -> None:
        """Add what a base is worth to each faction, given who has orbital control."""
        state = self.state
        totals = base_totals(state, base, holder)
        ranks = places(state, base, totals)
        best, second = highest_two(totals)
        for faction in range(4):
            if totals[faction]:
                value = place_worth(self.pays, base, ranks[faction], is_critical(state, faction, base))
                steps: int = margin_steps(totals[faction], best, second)
                worth[faction] += value + steps * MARGIN * self.pays[base * 4]

    def base(self, base: Base, holder: i64) -> Floats:
        """What a base is worth to each faction, given who has orbital control."""
        worth = NOTHING[:]
        self.add_base(worth, base, holder)
        return worth

    def orbit(self, orbit: Orbit) -> Floats:
        """What the bases of an orbit are worth to each faction."""
        state = self.state
        holder = orbital_control(state, orbit)
        worth = NOTHING[:]
        for base in state.tables.orbit_bases[orbit]:
            if is_open(state, base):
                self.add_base(worth, base, holder)
        return worth

    def everything(self) -> Floats:
        """What the whole position is worth to each faction, in control points."""
        state = self.state
        worth = NOTHING[:]
        for orbit in range(9):
            there = self.orbit(orbit)
            for faction in range(4):
                ships: int = state.shipping[orbit * 4 + faction]
                worth[faction] += there[faction] + SHIP_WORTH * ships
        kept = state.kept
        for card in range(len(kept)):
            if kept[card]:
                worth[kept[card] - 1] += KEPT_WORTH
        for faction in range(4):
            points: int = state.points[faction]
            worth[faction] += points
        return worth


def progress_of(state: ExpanseState) -> float:
    """How much of the deck has been drawn, from 0 to 1."""
    size = state.tables.piles[state.seats]
    total: int = size[0] + (size[1] + size[3]) * size[2]
    return 1.0 - len(state.deck) / total


def promised(state: ExpanseState) -> Floats:
    """By base * 4: what first, second and third place and a critical resource promise until the end."""
    tables = state.tables
    progress = progress_of(state)
    open_scorings: int = state.unseen - 1
    track = state.track
    for space in range(len(track)):
        if track[space] == SCORING_CARD:
            open_scorings += 1
    rest = min(float(max(open_scorings, 0)), 2.0) * 0.6
    final = 0.25 + 0.75 * progress * progress
    if state.unseen == 0:
        rest = 0.0
        final = 1.0
    left: list[int] = [sector_tokens(state, sector) for sector in range(3)]
    tokens = max(sum(left), 1)
    values = bonus_values(state)
    # The bases of a sector promise the same.
    rows = NOTHING_PROMISED[:]
    for sector in range(3):
        share = left[sector] / tokens
        for rank in range(3):
            more: int = values[rank]
            less: int = tables.elsewhere[rank]
            last: int = tables.final[rank]
            rows[sector * 4 + rank] = rest * (share * more + (1.0 - share) * less) + final * last
        rows[sector * 4 + 3] = rest + final
    pays = NOTHING_PROMISED[:]
    for base in range(16):
        for rank in range(4):
            pays[base * 4 + rank] = rows[tables.base_sector[base] * 4 + rank]
    return pays


def highest_two(totals: ByteColumn) -> tuple[i64, i64]:
    """The highest and the second highest influence on a base."""
    best: i64 = 0
    second: i64 = 0
    for faction in range(4):
        if totals[faction] > best:
            second = best
            best = totals[faction]
        elif totals[faction] > second:
            second = totals[faction]
    return best, second


def place_worth(pays: Floats, base: Base, rank: i64, critical: bool) -> float:
    """What a place on a base promises, with what its resource adds."""
    if rank == 0 and critical:
        return pays[base * 4] + pays[base * 4 + 3]
    return pays[base * 4 + rank] if rank < 3 else 0.0


def margin_steps(own: i64, best: i64, second: i64) -> i64:
    """From 0 to 5: how far a faction is from gaining the first place on a base, or from losing it."""
    margin = own - (second if own == best else best)
    if margin > 2:
        return 5
    return 0 if margin < -3 else margin + 3


def lead(state: ExpanseState, worth: Floats, faction: Faction) -> float:
    """How far a faction is ahead of the others, the strongest of them counting double."""
    strongest = -1000.0
    total = 0.0
    count: int = 0
    for other in range(4):
        if other != faction and state.seat_of[other] != NOWHERE:
            total += worth[other]
            count += 1
            if worth[other] > strongest:
                strongest = worth[other]
    return worth[faction] - (total + strongest) / (count + 1)
