"""Changes that several chapters share: ships join, are damaged, repaired and lost; fronts move."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.empire_war.board import has_planet, home_zone, is_home_front, owner_of, transports_in
from orrery.games.empire_war.events import FrontMoved, LevyRaised, PlanetBesieged, PlanetInvaded, ShipLost
from orrery.games.empire_war.score import end_war
from orrery.games.empire_war.state import WarState
from orrery.games.empire_war.tables import NOWHERE, RESERVE, TERRAN, Lane, Seat, Ship, place_of


def commission(state: WarState, ship: Ship) -> None:
    """A fresh ship joins the reserve."""
    state.alive[ship] = 1
    state.seen[ship] = 0
    state.free[ship] = 0
    state.at[ship] = RESERVE
    state.orders[ship] = RESERVE
    repair_all(state, ship)


def post_base(state: WarState, ship: Ship, place: i64, free: i64) -> None:
    """A base takes its place for good, unseen."""
    commission(state, ship)
    state.post[ship] = place
    state.free[ship] = free


def repair_all(state: WarState, ship: Ship) -> None:
    """Take all damage off a ship."""
    state.hull[ship] = 0
    state.groups_lost[ship] = 0
    state.radius_added[ship] = 0
    state.power_cut[ship] = 0
    state.drive_lost[ship] = 0
    state.strained[ship] = 0


def remove(state: WarState, ship: Ship) -> None:
    """A ship is no more; its counter may be bought again in the turn after next (empire_war:4.3)."""
    repair_all(state, ship)
    state.alive[ship] = 0
    state.seen[ship] = 0
    state.free[ship] = 0
    state.at[ship] = RESERVE
    state.orders[ship] = RESERVE
    state.post[ship] = NOWHERE
    state.freed[ship] = state.turn + 2


def lose(state: WarState, ship: Ship) -> None:
    """A ship was destroyed."""
    if state.logged:
        state.log(ShipLost(owner_of(ship), state.tables.name[ship], state.tables.cost[ship]))
    remove(state, ship)


def win_sector(state: WarState, seat: Seat, lane: Lane, landed: bool) -> None:
    """A side has won a sector: its planet must be invaded, its home world ends the war, else the front moves on.

    (empire_war:7.1, empire_war:8.1, empire_war:10.1)
    """
    zone = state.front[lane]
    loser = 1 - seat
    name = state.war.sector[lane]
    if is_home_front(state, loser, lane):
        end_war(state, seat, "home-world")
        return
    place = place_of(lane, zone)
    if has_planet(state, lane, zone) and state.holder[place] == loser:
        if not landed and not land(state, seat, lane):
            if state.logged:
                state.log(PlanetBesieged(seat, name, zone))
            state.marker[lane] = seat
            return
        state.holder[place] = seat
        if state.logged:
            state.log(PlanetInvaded(seat, name, zone))
    state.marker[lane] = seat
    state.front[lane] = zone + 1 if seat == TERRAN else zone - 1
    if state.logged:
        state.log(FrontMoved(seat, name, state.front[lane]))
    if state.front[lane] == home_zone(state, loser, lane) and not state.levied[loser]:  # empire_war:9.2
        state.levied[loser] = 1
        state.purse[loser] += state.tables.levy
        if state.logged:
            state.log(LevyRaised(loser, state.tables.levy))


def land(state: WarState, seat: Seat, lane: Lane) -> bool:
    """Transports of the sector land where nobody is left to stop them, and are used up (empire_war:8.2)."""
    ready = transports_in(state, seat, lane)
    if len(ready) < state.tables.landing:
        return False
    for ship in ready[: state.tables.landing]:
        remove(state, ship)
        state.freed[ship] = 0
    return True
