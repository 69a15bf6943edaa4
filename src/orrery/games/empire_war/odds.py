"""The chances of a sector's battle, estimated from what a side knows: points as far as hulls are sound."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.empire_war.board import base_at, is_behind, is_home_front, is_warship, soundness
from orrery.games.empire_war.secrets import hidden_points
from orrery.games.empire_war.state import WarState
from orrery.games.empire_war.tables import Lane, Seat

#: How fast the chances follow the ratio of strengths: fitted to 280 battles between captains, a base at its price, and
#: less while plans are secret and the enemy's strength is a guess.
STEEPNESS: Final = 6.0
UNSURE: Final = 2.5
#: What part of its hidden points a side is thought to have sent to the sectors, all together.
HIDDEN_SENT: Final = 0.6


def chance(own: float, other: float, steepness: float = 2.5) -> float:
    """The chance to win a battle with these strengths; without a steepness, while plans are secret."""
    if own <= 0.0:
        return 0.0
    if other <= 0.0:
        return 1.0
    ratio = (other / own) ** steepness
    return float(1.0 / (1.0 + ratio))


def steepness(state: WarState) -> float:
    """How much is known of the enemy's strength now."""
    return UNSURE if state.planning else STEEPNESS


def own_strength(state: WarState, seat: Seat, lane: Lane) -> float:
    """What a side has in a sector by its orders, its base included."""
    return ordered_strength(state, seat, lane) + base_strength(state, seat, lane)


def ordered_strength(state: WarState, seat: Seat, lane: Lane) -> float:
    """The warships that a side has ordered to a sector."""
    total = 0.0
    for ship in state.tables.counters[seat]:
        if state.alive[ship] and state.orders[ship] == lane and is_warship(state, ship):
            total += state.tables.cost[ship] * soundness(state, ship)
    return total


def base_strength(state: WarState, seat: Seat, lane: Lane) -> float:
    """The base of a side where the front stands."""
    if is_home_front(state, seat, lane):
        return float(state.tables.cost[state.tables.bases[seat][0]]) if state.tables.bases[seat] else 0.0
    base = base_at(state, seat, lane, state.front[lane])
    return 0.0 if base < 0 else state.tables.cost[base] * soundness(state, base)


def known_strength(state: WarState, seat: Seat, lane: Lane) -> float:
    """What the other side knows to be in a sector: seen ships where they were last, and a base that was seen."""
    tables = state.tables
    total = 0.0
    for ship in tables.counters[seat]:
        if state.alive[ship] and state.seen[ship] and state.at[ship] == lane and is_warship(state, ship):
            total += tables.cost[ship] * soundness(state, ship)
    base = base_at(state, seat, lane, state.front[lane])
    if is_home_front(state, seat, lane) or (base >= 0 and state.seen[base]):
        total += base_strength(state, seat, lane)
    return total


def reserve_strength(state: WarState, seat: Seat) -> float:
    """What the other side may meet besides: seen ships in the reserve, and a part of the hidden points."""
    total = HIDDEN_SENT * hidden_points(state, seat)
    for ship in state.tables.counters[seat]:
        if state.alive[ship] and state.seen[ship] and state.at[ship] == 0 and is_warship(state, ship):
            total += state.tables.cost[ship]
    return total


def expected_strength(state: WarState, seat: Seat, lane: Lane) -> float:
    """What the other side expects in a sector: while plans are secret, its share of all that may come."""
    known = known_strength(state, seat, lane)
    if not state.planning:
        return known
    return known + reserve_strength(state, seat) / len(state.war.lanes)


def sector_chance(state: WarState, seat: Seat, lane: Lane) -> float:
    """A side's chance to win a sector by its orders."""
    return chance(own_strength(state, seat, lane), expected_strength(state, 1 - seat, lane), steepness(state))


def steps_to(state: WarState, seat: Seat, lane: Lane) -> i64:
    """How many zones lie between the front and a side's home world."""
    steps: i64 = 0
    for zone in range(1, state.war.last[lane]):
        if is_behind(state, seat, lane, zone):
            steps += 1
    return steps + (0 if is_home_front(state, seat, lane) else 1)
