"""What a seat may see: its own plans, and of the enemy what has come to light."""

from __future__ import annotations

from typing import Any

from orrery.games.empire_war.actions import LANE_NAMES, SHIP_NAMES
from orrery.games.empire_war.board import (
    counted,
    fleet_value,
    has_planet,
    income,
    owner_of,
    planets_held,
    terrain_at,
    zones_held,
)
from orrery.games.empire_war.decision import decision
from orrery.games.empire_war.secrets import hidden_points
from orrery.games.empire_war.state import WarState
from orrery.games.empire_war.tables import (
    BASE,
    FACTIONS,
    LEVELS,
    NOBODY,
    RESULTS,
    ROLES,
    TERRAINS,
    ZONES,
    place_of,
)
from orrery.games.talon.view import view as battle_view


def view(state: WarState, seat: int | None) -> dict[str, Any]:
    """The map, both sides as far as the seat knows them, and the battle that is being fought."""
    return {
        "war": state.war.name,
        "turn": state.turn,
        "turns": state.war.turns,
        "planning": bool(state.planning),
        "factions": FACTIONS,
        "decision": decision(state, seat),
        "lanes": [lane_view(state, lane) for lane in state.war.lanes],
        "sides": [side_view(state, side, seat) for side in range(2)],
        "ships": [ship_view(state, ship, seat) for ship in known_ships(state, seat)],
        "offers": offers_view(state, seat),
        "history": history_view(state),
        "sector": LANE_NAMES[state.lane] if state.lane else None,
        "leaders": [LEVELS[state.leader[side]] for side in range(2)],
        "withdrawn": [bool(state.withdrawn[side]) for side in range(2)],
        "battle": fought_view(state, seat),
    }


def fought_view(state: WarState, seat: int | None) -> dict[str, Any] | None:
    """The battle that is being fought here; what a table of its own is for is seen there."""
    battle = state.battle
    return None if battle is None or state.battle_apart() is not None else battle_view(battle, seat)


def is_known(state: WarState, ship: int, seat: int | None) -> bool:
    """Whether a seat knows of a ship; after the war everything is open."""
    return bool(state.alive[ship]) and (owner_of(ship) == seat or bool(state.seen[ship]) or state.outcome is not None)


def known_ships(state: WarState, seat: int | None) -> list[int]:
    """The ships and bases that a seat knows of."""
    return [ship for side in range(2) for ship in state.tables.counters[side] if is_known(state, ship, seat)]


def lane_view(state: WarState, lane: int) -> dict[str, Any]:
    """A lane from the Terran home world to the Talon one."""
    return {
        "id": LANE_NAMES[lane],
        "number": lane,
        "title": state.war.titles[lane],
        "front": state.front[lane],
        "last": state.war.last[lane],
        "marker": state.marker[lane],
        "result": RESULTS[state.result[lane]],
        "to_home": [state.war.last[lane] - state.front[lane] + 1, state.front[lane] + 1],
        "zones": [zone_view(state, lane, zone) for zone in range(1, state.war.last[lane])],
    }


def zone_view(state: WarState, lane: int, zone: int) -> dict[str, Any]:
    """A zone: what is printed there, what a die gave, and who holds its planet."""
    place = place_of(lane, zone)
    holder = state.holder[place]
    return {
        "zone": zone,
        "shows": TERRAINS[state.war.zone[place]],
        "terrain": TERRAINS[terrain_at(state, lane, zone)],
        "planet": holder if has_planet(state, lane, zone) and holder != NOBODY else None,
    }


def side_view(state: WarState, side: int, seat: int | None) -> dict[str, Any]:
    """A side's ground and income for all to see; its purse and the value of its fleet for itself."""
    own = side == seat or state.outcome is not None
    tables = state.tables
    return {
        "faction": FACTIONS[side],
        "income": income(state, side),
        "income_parts": [
            tables.income_home,
            tables.income_zone * zones_held(state, side),
            tables.income_planet * planets_held(state, side),
        ],
        "zones": zones_held(state, side),
        "planets": planets_held(state, side),
        "counted": counted(state, side),
        "levied": bool(state.levied[side]),
        "committed": bool(state.committed[side]),
        "purse": state.purse[side] if own else None,
        "hidden": hidden_points(state, side),
        "fleet": round(fleet_value(state, side)) if own else None,
    }


def ship_view(state: WarState, ship: int, seat: int | None) -> dict[str, Any]:
    """A ship or base with its lasting damage; orders only for its own side."""
    tables = state.tables
    own = owner_of(ship) == seat
    is_base = tables.role[ship] == BASE
    place = state.post[ship]
    return {
        "id": SHIP_NAMES[ship],
        "number": ship,
        "seat": owner_of(ship),
        "name": tables.name[ship],
        "class": tables.code[ship],
        "role": ROLES[tables.role[ship]],
        "cost": tables.cost[ship],
        "hull": {"boxes": tables.hull[ship], "marked": state.hull[ship]},
        "groups_lost": [group + 1 for group in range(3) if state.groups_lost[ship] >> group & 1],
        "radius_added": state.radius_added[ship],
        "power_cut": state.power_cut[ship],
        "drive_lost": bool(state.drive_lost[ship]),
        "at": LANE_NAMES[place // ZONES if is_base else state.at[ship]],
        "zone": place % ZONES if is_base else None,
        "orders": LANE_NAMES[state.orders[ship]] if own and not is_base else None,
        "seen": bool(state.seen[ship]),
    }


def offers_view(state: WarState, seat: int | None) -> list[dict[str, Any]]:
    """The counters that the deciding side may buy, with their prices."""
    if seat is None or state.seat != seat or state.choice != "AssignFleet":
        return []
    buyable = [action.ship for action in state.pending if hasattr(action, "ship") and not hasattr(action, "lane")]
    tables = state.tables
    return [
        {
            "id": SHIP_NAMES[ship],
            "name": tables.name[ship],
            "class": tables.code[ship],
            "role": ROLES[tables.role[ship]],
            "cost": tables.cost[ship],
        }
        for ship in buyable
    ]


def history_view(state: WarState) -> list[list[dict[str, Any]]]:
    """For each turn that is over the front and the result of every lane."""
    lanes = state.war.lanes
    numbers = list(state.history)
    turns = []
    for start in range(0, len(numbers), 2 * len(lanes)):
        results = numbers[start : start + 2 * len(lanes)]
        turns.append(
            [
                {"lane": LANE_NAMES[lane], "front": results[2 * number], "result": RESULTS[results[2 * number + 1]]}
                for number, lane in enumerate(lanes)
            ]
        )
    return turns
