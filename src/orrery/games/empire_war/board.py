"""Questions about the map and the fleets."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.empire_war.state import WarState
from orrery.games.empire_war.tables import (
    BASE,
    COUNTERS,
    DICE,
    HOME,
    NONE,
    NOWHERE,
    PLANET,
    RESERVE,
    TERRAN,
    WARSHIP,
    ZONES,
    Lane,
    Seat,
    Ship,
    Zone,
    place_of,
)


def owner_of(ship: Ship) -> i64:
    """The seat of a counter."""
    return ship // COUNTERS


def home_zone(state: WarState, seat: Seat, lane: Lane) -> i64:
    """The zone of a side's home world in a lane."""
    return 0 if seat == TERRAN else state.war.last[lane]


def is_home_front(state: WarState, seat: Seat, lane: Lane) -> bool:
    """Whether the front of a lane stands at a side's home world."""
    return state.front[lane] == home_zone(state, seat, lane)


def is_behind(state: WarState, seat: Seat, lane: Lane, zone: Zone) -> bool:
    """Whether a zone lies wholly behind a side's front; home worlds are no zones."""
    if zone <= 0 or zone >= state.war.last[lane]:
        return False
    return zone < state.front[lane] if seat == TERRAN else zone > state.front[lane]


def zones_held(state: WarState, seat: Seat) -> i64:
    """How many zones lie behind a side's fronts."""
    held = 0
    for lane in state.war.lanes:
        for zone in range(1, state.war.last[lane]):
            if is_behind(state, seat, lane, zone):
                held += 1
    return held


def planets_held(state: WarState, seat: Seat) -> i64:
    """How many planets a side has behind its fronts; a besieged one counts for nobody."""
    held = 0
    for lane in state.war.lanes:
        for zone in range(1, state.war.last[lane]):
            if state.holder[place_of(lane, zone)] == seat and is_behind(state, seat, lane, zone):
                held += 1
    return held


def income(state: WarState, seat: Seat) -> i64:
    """What a side is paid in a turn (empire_war:3.1)."""
    tables = state.tables
    zones = zones_held(state, seat)
    return tables.income_home + tables.income_zone * zones + tables.income_planet * planets_held(state, seat)


def terrain_at(state: WarState, lane: Lane, zone: Zone) -> i64:
    """What a battle in a zone meets; NONE for planets and home worlds, DICE before the die."""
    shown = state.war.zone[place_of(lane, zone)]
    if shown == DICE:
        rolled = state.scouted[place_of(lane, zone)]
        return DICE if rolled == NOWHERE else rolled
    return NONE if shown in (PLANET, HOME) else shown


def has_planet(state: WarState, lane: Lane, zone: Zone) -> bool:
    """Whether a zone has a planet; home worlds are not invaded."""
    return state.war.zone[place_of(lane, zone)] == PLANET


def is_warship(state: WarState, ship: Ship) -> bool:
    """Whether a counter fights and moves."""
    return state.tables.role[ship] == WARSHIP


def is_base(state: WarState, ship: Ship) -> bool:
    """Whether a counter is a base."""
    return state.tables.role[ship] == BASE


def warships_in(state: WarState, seat: Seat, lane: Lane) -> list[int]:
    """The warships of a side in a sector or the reserve."""
    return [
        ship
        for ship in state.tables.counters[seat]
        if state.alive[ship] and state.at[ship] == lane and is_warship(state, ship)
    ]


def transports_in(state: WarState, seat: Seat, lane: Lane) -> list[int]:
    """The transports of a side in a sector."""
    return [ship for ship in state.tables.transports[seat] if state.alive[ship] and state.at[ship] == lane]


def base_at(state: WarState, seat: Seat, lane: Lane, zone: Zone) -> i64:
    """The base of a side in a zone, or -1."""
    for ship in state.tables.bases[seat]:
        if state.alive[ship] and state.post[ship] == place_of(lane, zone):
            return ship
    return -1


def ordered_to(state: WarState, seat: Seat, lane: Lane) -> i64:
    """How many warships of a side are ordered to a sector."""
    count = 0
    for ship in state.tables.counters[seat]:
        if state.alive[ship] and state.orders[ship] == lane and is_warship(state, ship):
            count += 1
    return count


def minimum_in(state: WarState, seat: Seat, lane: Lane) -> i64:
    """How many warships a side must have in a sector (empire_war:5.3)."""
    return state.tables.minimum_at_home if is_home_front(state, seat, lane) else state.tables.minimum


def shortfall(state: WarState, seat: Seat) -> i64:
    """How many warships the orders of a side lack, as far as it has any to send (empire_war:5.3, empire_war:5.4)."""
    needed = missing = 0
    for lane in state.war.lanes:
        need = minimum_in(state, seat, lane)
        needed += need
        missing += max(0, need - ordered_to(state, seat, lane))
    warships = sum(1 for ship in state.tables.counters[seat] if state.alive[ship] and is_warship(state, ship))
    return max(0, missing - max(0, needed - warships))


def may_transfer(state: WarState, seat: Seat, lane: Lane) -> bool:
    """Whether ships of other sectors may go straight to this one, which lacks its minimum (empire_war:5.4)."""
    missing = 0
    for other in state.war.lanes:
        missing += max(0, minimum_in(state, seat, other) - len(warships_in(state, seat, other)))
    if missing <= len(warships_in(state, seat, RESERVE)):
        return False
    return len(warships_in(state, seat, lane)) < minimum_in(state, seat, lane)


def fleet_points(state: WarState, seat: Seat) -> i64:
    """What the warships of a side cost together."""
    return sum(
        state.tables.cost[ship] for ship in state.tables.counters[seat] if state.alive[ship] and is_warship(state, ship)
    )


def soundness(state: WarState, ship: Ship) -> float:
    """The part of a ship's hull that is left."""
    marked: int = state.hull[ship]
    return 1.0 - marked / state.tables.hull[ship]


def fleet_value(state: WarState, seat: Seat) -> float:
    """What the warships of a side cost, each as far as its hull is sound."""
    value = 0.0
    for ship in state.tables.counters[seat]:
        if state.alive[ship] and is_warship(state, ship):
            value += state.tables.cost[ship] * soundness(state, ship)
    return value


def counted(state: WarState, seat: Seat) -> i64:
    """Zones and planets of a side as they count at the end (empire_war:10.3)."""
    return zones_held(state, seat) + state.tables.planet_worth * planets_held(state, seat)


def lane_of(place: i64) -> i64:
    """The lane of a place."""
    return place // ZONES
