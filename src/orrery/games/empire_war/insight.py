"""What a player may ask about the war: the odds of a sector, next turn's income; in a battle, what Talon answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.games.empire_war.board import has_planet, income, is_behind, is_warship, soundness
from orrery.games.empire_war.odds import chance, expected_strength, own_strength, sector_chance, steepness
from orrery.games.empire_war.state import WarState
from orrery.games.empire_war.tables import TERRAN, place_of
from orrery.games.talon.insight import TOPICS as BATTLE_TOPICS
from orrery.games.talon.insight import insight as battle_insight

TOPICS: Final = ("sector", "sectors", "forecast", *BATTLE_TOPICS)


def insight(state: WarState, seat: int | None, topic: str, about: Mapping[str, int]) -> dict[str, Any]:
    """An answer about one sector (lane) or all (perhaps with a ship more), the income to come, or the battle."""
    if topic in BATTLE_TOPICS:
        if state.battle is None:
            raise ValueError("no battle is being fought")
        return battle_insight(state.battle, seat, topic, about)
    if topic == "forecast":
        return {"seats": [forecast(state, side) for side in range(2)]}
    if seat is None:
        raise ValueError("the odds of a sector are for those who fight there")
    if topic == "sectors":
        ship = own_ship(state, seat, about["ship"]) if "ship" in about else -1
        return {"sectors": [sector(state, seat, lane, ship) for lane in state.war.lanes]}
    lane = about.get("lane")
    if type(lane) is not int or lane not in state.war.lanes:
        raise ValueError(f"'lane' is one of the numbers {state.war.lanes}, not {lane!r}")
    return sector(state, seat, lane)


def own_ship(state: WarState, seat: int, ship: int) -> int:
    """The number of one of the seat's own ships; a ValueError if there is none."""
    if ship not in state.tables.counters[seat] or not state.alive[ship]:
        raise ValueError(f"{ship} is no ship of yours")
    return ship


def sector(state: WarState, seat: int, lane: int, ship: int = -1) -> dict[str, Any]:
    """The odds of a sector, and what they would be with one ship more."""
    own, other = own_strength(state, seat, lane), expected_strength(state, 1 - seat, lane)
    found = {
        "lane": lane,
        "own": round(own),
        "theirs": round(other),
        "chance": sector_chance(state, seat, lane),
        "estimated": True,
    }
    if ship >= 0 and is_warship(state, ship) and state.orders[ship] != lane:
        more = state.tables.cost[ship] * soundness(state, ship)
        found["with"] = chance(own + more, other, steepness(state))
    return found


def forecast(state: WarState, seat: int) -> dict[str, Any]:
    """A side's income now, if it wins every sector, and if it loses every sector."""
    tables = state.tables
    now = income(state, seat)
    best = worst = now
    for lane in state.war.lanes:
        front = state.front[lane]
        back = front - 1 if seat == TERRAN else front + 1
        if 0 < front < state.war.last[lane]:
            best += tables.income_zone + (tables.income_planet if has_planet(state, lane, front) else 0)
        if is_behind(state, seat, lane, back):
            planet = state.holder[place_of(lane, back)] == seat and has_planet(state, lane, back)
            worst -= tables.income_zone + (tables.income_planet if planet else 0)
    return {"now": now, "best": best, "worst": worst}
