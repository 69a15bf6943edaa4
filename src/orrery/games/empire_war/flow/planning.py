"""Chapters 4, 5 and 6: bases, purchase and assignment, in secret."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.empire_war.actions import ASSIGN, BUY, COMMIT, Assign, Build, Buy, Commit, build_at
from orrery.games.empire_war.board import (
    base_at,
    fleet_points,
    is_behind,
    is_warship,
    may_transfer,
    minimum_in,
    ordered_to,
    owner_of,
    shortfall,
)
from orrery.games.empire_war.effects import commission, post_base
from orrery.games.empire_war.events import BaseBuilt, FleetAssigned, PlansCommitted, ShipBought
from orrery.games.empire_war.state import WarState
from orrery.games.empire_war.tables import BASE, RESERVE, Lane, Seat, Ship, Zone, place_of
from orrery.kernel import Choice, Refusal, Step, refuse


def spare_base(state: WarState, seat: Seat) -> i64:
    """A base counter that is in the box and may be placed, or -1."""
    for ship in state.tables.bases[seat]:
        if not state.alive[ship] and state.freed[ship] <= state.turn:
            return ship
    return -1


def base_refusal(state: WarState, seat: Seat, lane: Lane, zone: Zone) -> Refusal | None:
    """Why a base cannot be placed in a zone (empire_war:6.1)."""
    if lane not in state.war.lanes:
        return refuse("empire_war:6.1", "no-such-zone", zone=zone)
    name = state.war.sector[lane]
    if zone >= state.war.last[lane]:
        return refuse("empire_war:6.1", "no-such-zone", lane=name, zone=zone)
    if not is_behind(state, seat, lane, zone):
        return refuse("empire_war:6.1", "not-behind-front", lane=name, zone=zone)
    if base_at(state, seat, lane, zone) >= 0:
        return refuse("empire_war:6.1", "base-there", lane=name, zone=zone)
    return None


def sites(state: WarState, seat: Seat) -> list[Build]:
    """Every zone in which a side may place a base."""
    found = []
    for lane in state.war.lanes:
        for zone in range(1, state.war.last[lane]):
            if is_behind(state, seat, lane, zone) and base_at(state, seat, lane, zone) < 0:
                found.append(build_at(lane, zone))
    return found


def build(state: WarState, seat: Seat, action: Build, free: i64) -> None:
    """A base is placed in secret."""
    ship = spare_base(state, seat)
    post_base(state, ship, place_of(action.lane, action.zone), free)
    if state.logged:
        points = 0 if free else state.tables.cost[ship]
        state.log(BaseBuilt(seat, state.war.sector[action.lane], action.zone, points))


class PlaceBases(Choice[WarState]):
    """Before the first turn each side places its free bases in secret, one in a zone (empire_war:6.1)."""

    __slots__ = ()
    clause = "empire_war:6.1"
    accepts = (Build,)
    always = True

    def options(self, state: WarState) -> list[Build]:
        return sites(state, self.seat)

    def why_not(self, state: WarState, action: Build) -> Refusal | None:
        return base_refusal(state, self.seat, action.lane, action.zone)

    def resolve(self, state: WarState, action: Build) -> None:
        build(state, self.seat, action, 1)
        placed = sum(1 for ship in state.tables.bases[self.seat] if state.alive[ship])
        if placed < state.tables.free_bases and sites(state, self.seat):
            state.push(PlaceBases(self.seat))


def next_of_class(state: WarState, ship: Ship) -> bool:
    """Whether no counter of the same class with a lower number could be bought instead."""
    tables = state.tables
    for other in tables.counters[owner_of(ship)]:
        if other == ship:
            return True
        if tables.kind[other] == tables.kind[ship] and is_in_box(state, other):
            return False
    return False


def is_in_box(state: WarState, ship: Ship) -> bool:
    """Whether a counter is free to be bought (empire_war:4.3)."""
    return not state.alive[ship] and state.freed[ship] <= state.turn


def purchase_refusal(state: WarState, seat: Seat, ship: Ship) -> Refusal | None:
    """Why a ship cannot be bought (empire_war:4.1 to empire_war:4.4)."""
    tables = state.tables
    if tables.kind[ship] < 0 or owner_of(ship) != seat:
        return refuse("empire_war:4.1", "not-your-counter")
    name = tables.name[ship]
    if tables.role[ship] == BASE:
        return refuse("empire_war:6.2", "base-is-built", ship=name)
    if state.alive[ship]:
        return refuse("empire_war:4.3", "counter-in-use", ship=name)
    if state.freed[ship] > state.turn:
        return refuse("empire_war:4.3", "counter-not-free", ship=name, turn=state.freed[ship])
    if not next_of_class(state, ship):
        return refuse("empire_war:4.3", "other-counter-first", ship=name)
    if tables.cost[ship] > state.purse[seat]:
        return refuse("empire_war:4.1", "purse-too-small", ship=name, points=tables.cost[ship], purse=state.purse[seat])
    if is_warship(state, ship) and fleet_points(state, seat) + tables.cost[ship] > tables.fleet_cap:
        return refuse("empire_war:4.4", "fleet-too-large", points=tables.fleet_cap)
    return None


def assignment_refusal(state: WarState, seat: Seat, ship: Ship, lane: Lane) -> Refusal | None:
    """Why a ship cannot be ordered somewhere (empire_war:5.1, empire_war:5.2, empire_war:5.5)."""
    tables = state.tables
    if tables.kind[ship] < 0 or owner_of(ship) != seat or not state.alive[ship]:
        return refuse("empire_war:5.1", "not-your-fleet")
    name = tables.name[ship]
    if tables.role[ship] == BASE:
        return refuse("empire_war:6.1", "base-stays", ship=name)
    if lane != RESERVE and lane not in state.war.lanes:
        return refuse("empire_war:5.1", "no-such-sector")
    if state.orders[ship] == lane:
        return refuse("empire_war:5.1", "ordered-already", ship=name, lane=state.war.sector[lane])
    if lane == RESERVE or lane == state.at[ship]:
        if lane != RESERVE and is_warship(state, ship) and ordered_to(state, seat, lane) >= tables.largest_fleet:
            return refuse("empire_war:5.5", "sector-full", lane=state.war.sector[lane], ships=tables.largest_fleet)
        return None
    if state.at[ship] != RESERVE and not (is_warship(state, ship) and may_transfer(state, seat, lane)):
        return refuse("empire_war:5.2", "reserve-first", ship=name, lane=state.war.sector[lane])
    if is_warship(state, ship) and ordered_to(state, seat, lane) >= tables.largest_fleet:
        return refuse("empire_war:5.5", "sector-full", lane=state.war.sector[lane], ships=tables.largest_fleet)
    return None


def destinations(state: WarState, seat: Seat, ship: Ship, open_lanes: list[int], transfers: list[int]) -> list[int]:
    """Where a ship can be ordered to, other than it is."""
    here, ordered = state.at[ship], state.orders[ship]
    found = [RESERVE] if ordered != RESERVE else []
    fights = is_warship(state, ship)
    for lane in state.war.lanes:
        if lane == ordered or (fights and lane not in open_lanes):
            continue
        if here in (RESERVE, lane) or (fights and lane in transfers):
            found.append(lane)
    return found


class AssignFleet(Choice[WarState]):
    """A side buys ships, places bases and orders its ships to sectors or the reserve, in secret (empire_war:5.1)."""

    __slots__ = ()
    clause = "empire_war:5.1"
    accepts = (Assign, Build, Buy, Commit)
    always = True

    def options(self, state: WarState) -> list[Assign | Build | Buy | Commit]:
        seat = self.seat
        tables = state.tables
        options: list[Assign | Build | Buy | Commit] = []
        lanes = state.war.lanes
        open_lanes = [lane for lane in lanes if ordered_to(state, seat, lane) < tables.largest_fleet]
        transfers = [lane for lane in lanes if may_transfer(state, seat, lane)]
        purse = state.purse[seat]
        room = tables.fleet_cap - fleet_points(state, seat)
        kinds = 0
        for ship in tables.counters[seat]:
            if tables.role[ship] == BASE:
                continue
            if state.alive[ship]:
                for lane in destinations(state, seat, ship, open_lanes, transfers):
                    options.append(ASSIGN[ship][lane])
            elif not kinds >> tables.kind[ship] & 1 and is_in_box(state, ship):
                kinds |= 1 << tables.kind[ship]
                if tables.cost[ship] <= purse and (tables.cost[ship] <= room or not is_warship(state, ship)):
                    options.append(BUY[ship])
        base = spare_base(state, seat)
        if base >= 0 and tables.cost[base] <= purse:
            options += sites(state, seat)
        if shortfall(state, seat) == 0:
            options.append(COMMIT)
        return options

    def why_not(self, state: WarState, action: Assign | Build | Buy | Commit) -> Refusal | None:
        if isinstance(action, Buy):
            return purchase_refusal(state, self.seat, action.ship)
        if isinstance(action, Assign):
            return assignment_refusal(state, self.seat, action.ship, action.lane)
        if isinstance(action, Build):
            return self.building_refusal(state, action)
        if shortfall(state, self.seat):
            return self.minimum_refusal(state)
        return None

    def building_refusal(self, state: WarState, action: Build) -> Refusal | None:
        """Why no base can be bought for a zone (empire_war:6.2)."""
        base = spare_base(state, self.seat)
        if base < 0:
            return refuse("empire_war:6.2", "no-base-left")
        cost = state.tables.cost[base]
        if cost > state.purse[self.seat]:
            return refuse("empire_war:6.2", "purse-too-small", points=cost, purse=state.purse[self.seat])
        return base_refusal(state, self.seat, action.lane, action.zone)

    def minimum_refusal(self, state: WarState) -> Refusal:
        """Which sector lacks ships (empire_war:5.3)."""
        for lane in state.war.lanes:
            need = minimum_in(state, self.seat, lane)
            have = ordered_to(state, self.seat, lane)
            if have < need:
                return refuse("empire_war:5.3", "below-minimum", lane=state.war.sector[lane], need=need, have=have)
        raise AssertionError("no sector lacks ships")

    def resolve(self, state: WarState, action: Assign | Build | Buy | Commit) -> None:
        seat = self.seat
        if isinstance(action, Commit):
            state.committed[seat] = 1
            if state.logged:
                state.log(PlansCommitted(seat))
            return
        if isinstance(action, Buy):
            state.purse[seat] -= state.tables.cost[action.ship]
            commission(state, action.ship)
            if state.logged:
                state.log(ShipBought(seat, state.tables.name[action.ship], state.tables.cost[action.ship]))
        elif isinstance(action, Build):
            state.purse[seat] -= state.tables.cost[state.tables.bases[seat][0]]
            build(state, seat, action, 0)
        else:
            state.orders[action.ship] = action.lane
            if state.logged:
                lane = state.war.sector[action.lane]
                state.log(FleetAssigned(seat, state.tables.name[action.ship], lane))
        state.push(AssignFleet(seat))


class RevealPlans(Step[WarState]):
    """Both fleets go where they were ordered; ships in sectors are seen (empire_war:5.6)."""

    __slots__ = ()

    def run(self, state: WarState) -> None:
        state.disclose()
        state.planning = 0
        for seat in range(2):
            state.committed[seat] = 0
            for ship in state.tables.counters[seat]:
                if state.alive[ship] and state.tables.role[ship] != BASE:
                    state.at[ship] = state.orders[ship]
                    if state.at[ship] != RESERVE:
                        state.seen[ship] = 1
