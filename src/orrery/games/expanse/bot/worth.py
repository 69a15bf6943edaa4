"""What a position is worth: control points in hand and those that the bases promise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.expanse.board import base_totals, bonus_values, orbital_control, places, sector_tokens
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import NOWHERE, SCORING_CARD, Base, Faction, Orbit

#: What a ship on the map, a removed ship less, and a kept event are worth in control points.
SHIP_WORTH: Final = 0.35
KEPT_WORTH: Final = 0.7
#: What each influence beyond or short of the lead is worth, as a part of first place.
MARGIN: Final = 0.09


class Outlook:
    """What first, second and third place on each base promise from here to the end of the game."""

    __slots__ = ("pays", "state")

    def __init__(self, state: ExpanseState) -> None:
        self.state = state
        self.pays = promised(state)

    def base(self, base: Base, holder: i64) -> list[float]:
        """What a base is worth to each faction, given who has orbital control."""
        state = self.state
        totals = base_totals(state, base, holder)
        ranks = places(state, base, totals)
        pays = self.pays[base]
        critical = state.tables.critical[state.seats]
        resource = state.tables.base_resource[base]
        worth = [0.0, 0.0, 0.0, 0.0]
        best, second = highest_two(totals)
        for faction in range(4):
            if totals[faction]:
                value = place_worth(pays, ranks[faction], critical[faction][resource])
                steps: int = margin_steps(totals[faction], best, second)
                worth[faction] = value + steps * MARGIN * pays[0]
        return worth

    def orbit(self, orbit: Orbit) -> list[float]:
        """What the bases of an orbit are worth to each faction."""
        state = self.state
        holder = orbital_control(state, orbit)
        worth = [0.0, 0.0, 0.0, 0.0]
        for base in state.tables.orbit_bases[orbit]:
            if state.tables.is_open[state.seats][base]:
                there = self.base(base, holder)
                for faction in range(4):
                    worth[faction] += there[faction]
        return worth

    def everything(self) -> list[float]:
        """What the whole position is worth to each faction, in control points."""
        state = self.state
        worth = [0.0, 0.0, 0.0, 0.0]
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


def promised(state: ExpanseState) -> list[list[float]]:
    """By base: what first, second and third place and a critical resource promise until the end."""
    tables = state.tables
    size = tables.piles[state.seats]
    total = size[0] + (size[1] + size[3]) * size[2]
    progress = 1.0 - len(state.deck) / total
    open_scorings = state.unseen - 1
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
    pays: list[list[float]] = []
    for base in range(16):
        share = left[tables.base_sector[base]] / tokens
        row = [
            rest * (share * values[rank] + (1.0 - share) * tables.elsewhere[rank]) + final * tables.final[rank]
            for rank in range(3)
        ]
        row.append(rest + final)
        pays.append(row)
    return pays


def highest_two(totals: list[int]) -> tuple[int, int]:
    """The highest and the second highest influence on a base."""
    best = 0
    second = 0
    for faction in range(4):
        if totals[faction] > best:
            second = best
            best = totals[faction]
        elif totals[faction] > second:
            second = totals[faction]
    return best, second


def place_worth(pays: list[float], rank: i64, critical: bool) -> float:
    """What a place on a base promises, with what its resource adds."""
    if rank == 0 and critical:
        return pays[0] + pays[3]
    return pays[rank] if rank < 3 else 0.0


def margin_steps(own: i64, best: i64, second: i64) -> i64:
    """From 0 to 5: how far a faction is from gaining the first place on a base, or from losing it."""
    margin = own - (second if own == best else best)
    if margin > 2:
        return 5
    return 0 if margin < -3 else margin + 3


def lead(state: ExpanseState, worth: list[float], faction: Faction) -> float:
    """How far a faction is ahead of the others, the strongest of them counting double."""
    strongest = -1000.0
    total = 0.0
    count = 0
    for other in range(4):
        if other != faction and state.seat_of[other] != NOWHERE:
            total += worth[other]
            count += 1
            if worth[other] > strongest:
                strongest = worth[other]
    return worth[faction] - (total + strongest) / (count + 1)
