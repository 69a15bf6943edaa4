"""Setting up a war: fronts in the middle, fleets and transports in the reserve, bases still to be placed."""

from __future__ import annotations

from orrery.games.empire_war.board import has_planet
from orrery.games.empire_war.effects import commission
from orrery.games.empire_war.flow.planning import PlaceBases
from orrery.games.empire_war.flow.turns import StrategicTurn
from orrery.games.empire_war.state import WarState
from orrery.games.empire_war.tables import TALON, TERRAN, place_of


def set_up(state: WarState) -> None:
    """Fill the columns of a new war and begin."""
    war = state.war
    for lane in war.lanes:
        state.front[lane] = war.start[lane]
        for zone in range(1, war.last[lane]):
            if has_planet(state, lane, zone):
                state.holder[place_of(lane, zone)] = TERRAN if zone < war.start[lane] else TALON
    standard = state.options["fleets"] == "standard"
    for seat in range(2):
        state.purse[seat] = war.points[seat]
        for ship in war.fleets[seat] if standard else []:
            commission(state, ship)
            state.seen[ship] = 1
            state.purse[seat] -= state.tables.cost[ship]
        for ship in state.tables.transports[seat][: state.tables.free_transports]:
            commission(state, ship)
            state.seen[ship] = 1
    state.then(PlaceBases(TERRAN), PlaceBases(TALON), StrategicTurn())
