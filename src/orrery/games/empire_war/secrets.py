"""Resampling of what a seat cannot know: unseen ships and the purse that paid for them, hidden bases, orders."""

from __future__ import annotations

from typing import Final

from orrery.games.empire_war.board import fleet_points, is_behind, is_warship, minimum_in, ordered_to, owner_of
from orrery.games.empire_war.effects import commission, post_base, remove
from orrery.games.empire_war.state import WarState
from orrery.games.empire_war.tables import BASE, RESERVE, TERRAN, Seat, Ship, place_of
from orrery.kernel import Rng

#: One in so many imagined purchases is the last one.
STOPPING: Final = 4
#: Of so many ships in a sector one is imagined to be called back.
RECALLED: Final = 4


def redraw(state: WarState, seat: int | None, rng: Rng) -> None:
    """Let the hidden part of the other side (for a spectator of both) be anything that fits what the seat has seen."""
    if state.outcome is not None:
        return
    if state.battle is not None and state.has_own_dice():
        state.battle = state.battle.clone()
        state.battle.rng = rng.branch()
    for other in range(2):
        if other != seat:
            redraw_fleet(state, other, rng)
            if state.planning and (state.committed[other] or state.seat == other):
                redraw_orders(state, other, rng)


def hidden_points(state: WarState, seat: Seat) -> int:
    """What a side has in its purse and in ships that nobody has seen: all know it from income and what they saw."""
    points: int = state.purse[seat]
    for ship in state.tables.counters[seat]:
        if state.alive[ship] and not state.seen[ship] and not state.free[ship]:
            points += state.tables.cost[ship]
    return points


def redraw_fleet(state: WarState, seat: Seat, rng: Rng) -> None:
    """Other unseen ships and bases for the same points."""
    points = hidden_points(state, seat)
    free_bases = 0
    for ship in state.tables.counters[seat]:
        if state.alive[ship] and not state.seen[ship]:
            free_bases += state.free[ship]
            freed = state.freed[ship]
            remove(state, ship)
            state.freed[ship] = freed
    for _ in range(free_bases):
        place_base(state, seat, rng, 1)
    while rng.below(STOPPING):
        offers = affordable(state, seat, points)
        if not offers:
            break
        ship = rng.pick(offers)
        if state.tables.role[ship] == BASE:
            place_base(state, seat, rng, 0)
        else:
            commission(state, ship)
        points -= state.tables.cost[ship]
    state.purse[seat] = points


def affordable(state: WarState, seat: Seat, points: int) -> list[int]:
    """The first free counter of every class that a side could have bought."""
    tables = state.tables
    found: list[int] = []
    kinds: list[int] = []
    room = tables.fleet_cap - fleet_points(state, seat)
    for ship in tables.counters[seat]:
        if state.alive[ship] or state.freed[ship] > state.turn or tables.kind[ship] in kinds:
            continue
        kinds.append(tables.kind[ship])
        if tables.cost[ship] > points or (is_warship(state, ship) and tables.cost[ship] > room):
            continue
        if tables.role[ship] != BASE or hiding_places(state, seat):
            found.append(ship)
    return found


def hiding_places(state: WarState, seat: Seat) -> list[int]:
    """Where an unseen base may stand: behind the front, or in a zone of its own half that the front has reached."""
    taken = [state.post[ship] for ship in state.tables.bases[seat] if state.alive[ship]]
    found = []
    for lane in state.war.lanes:
        for zone in range(1, state.war.last[lane]):
            own_half = zone < state.war.start[lane] if seat == TERRAN else zone > state.war.start[lane]
            reached = zone == state.front[lane] and own_half
            if (reached or is_behind(state, seat, lane, zone)) and place_of(lane, zone) not in taken:
                found.append(place_of(lane, zone))
    return found


def place_base(state: WarState, seat: Seat, rng: Rng, free: int) -> None:
    """Put an unseen base somewhere."""
    places = hiding_places(state, seat)
    for ship in state.tables.bases[seat]:
        if not state.alive[ship] and state.freed[ship] <= state.turn and places:
            post_base(state, ship, rng.pick(places), free)
            return


def redraw_orders(state: WarState, seat: Seat, rng: Rng) -> None:
    """Other orders that keep the minimum where they can."""
    tables = state.tables
    for ship in tables.counters[seat]:
        if state.alive[ship] and tables.role[ship] != BASE:
            state.orders[ship] = imagined_order(state, ship, rng)
    for lane in state.war.lanes:
        need = minimum_in(state, seat, lane)
        for ship in tables.counters[seat]:
            if ordered_to(state, seat, lane) >= need:
                break
            idle = state.alive[ship] and is_warship(state, ship) and state.orders[ship] == RESERVE
            if idle and state.at[ship] in (RESERVE, lane):
                state.orders[ship] = lane


def imagined_order(state: WarState, ship: Ship, rng: Rng) -> int:
    """Stay, go back, or leave the reserve for a sector that has room."""
    here: int = state.at[ship]
    if here != RESERVE:
        return RESERVE if rng.below(RECALLED) == 0 else here
    lane = rng.pick([RESERVE, *state.war.lanes])
    full = lane != RESERVE and ordered_to(state, owner_of(ship), lane) >= state.tables.largest_fleet
    return RESERVE if full else lane
