"""What a player may ask about a position: odds before firing, arcs and reach."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.games.talon.board import (
    black_hole_penalty,
    covers,
    is_base,
    is_on_map,
    terrain_penalty,
    turn_radius,
    weapon_of,
)
from orrery.games.talon.grid import ARCS, DISTANCE, FACINGS, HEX_NAMES, HEXES, SPAN, STEP, arc_towards
from orrery.games.talon.odds import odds, shot_distribution
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import GROUPS, MISSILES, PLANET, UNITS

#: The hexes of the map, and of the map extended as far as it goes.
WHOLE_MAPS: Final = [HEXES, list(HEX_NAMES)]

TOPICS: Final = ("odds", "arcs", "reach")


def insight(state: TalonState, seat: int | None, topic: str, about: Mapping[str, int]) -> dict[str, Any]:
    """An answer about odds (unit, group, target or missile, perhaps weapons), arcs (unit) or reach (unit, moves)."""
    unit = number(about, "unit", UNITS)
    if state.at[unit] < 0:
        raise ValueError("that unit is not on the map")
    if topic == "arcs":
        return arcs(state, unit)
    if topic == "reach":
        return reach(state, unit, number(about, "moves", 7, 1))
    group = number(about, "group", state.tables.groups[state.scenario.kind[unit]], 1) - 1
    if "missile" in about:
        missile = number(about, "missile", MISSILES, 1) - 1
        place, target = state.missile_at[missile], -1
    else:
        target = number(about, "target", UNITS)
        place = state.at[target]
    if place < 0:
        raise ValueError("that target is not on the map")
    count = state.tables.weapons[GROUPS * state.scenario.kind[unit] + group]
    if "weapons" in about:
        count = number(about, "weapons", count, 1)
    return odds(state, unit, group, place, target, count)


def number(about: Mapping[str, int], key: str, limit: int, first: int = 0) -> int:
    """A number of the question, checked."""
    value = about.get(key)
    if type(value) is not int or not first <= value < first + limit:
        raise ValueError(f"{key!r} is a whole number from {first} to {first + limit - 1}, not {value!r}")
    return value


def arcs(state: TalonState, unit: int) -> dict[str, Any]:
    """The hexes of each arc within four, and those that each group covers with mean damage and hit chance there."""
    here, facing = state.at[unit], state.facing[unit]
    on_map = WHOLE_MAPS[state.extended]
    near = [place for place in on_map if 0 < DISTANCE[place - here + SPAN] <= 4]
    by_arc: dict[str, list[str]] = {name: [] for name in ARCS}
    for place in near:
        by_arc[ARCS[arc_towards(here, facing, place)]].append(HEX_NAMES[place])
    groups = []
    for group in range(state.tables.groups[state.scenario.kind[unit]]):
        weapon = weapon_of(state, unit, group)
        covered, hits = {}, {}
        for place in near:
            if covers(state, unit, group, place):
                penalty = terrain_penalty(state, here, place) + black_hole_penalty(state, here, place)
                chances = shot_distribution(state, weapon, DISTANCE[place - here + SPAN], penalty)
                covered[HEX_NAMES[place]] = sum(points * chance for points, chance in enumerate(chances))
                hits[HEX_NAMES[place]] = 1.0 - chances[0]
        groups.append({"weapon": state.tables.weapon_names[weapon], "hexes": covered, "hits": hits})
    return {"arcs": by_arc, "groups": groups}


def reach(state: TalonState, unit: int, moves: int) -> dict[str, Any]:
    """The hexes a ship can be in after its next moves, and the facings it can have there."""
    if is_base(state, unit):
        return {"steps": []}
    spots = {(state.at[unit], state.facing[unit], state.turn[unit])}
    steps = []
    for step in range(moves):
        following = set()
        for place, facing, turn in spots:
            changes = (0, 5, 1) if turn == 0 and not state.helm_down[unit] else (0,)
            for change in changes:
                heading = (facing + change) % 6
                there = place + STEP[heading]
                marker = turn_radius(state, unit) if change else max(0, turn - 1)
                if is_on_map(state, there) and state.terrain[there] != PLANET:
                    following.add((there, heading, marker))
            if step == 0 and state.slip[unit] and not state.helm_down[unit]:
                for aside in (5, 1):
                    there = place + STEP[(facing + aside) % 6]
                    if is_on_map(state, there) and state.terrain[there] != PLANET:
                        following.add((there, facing, max(0, turn - 1)))
        spots = following
        hexes: dict[str, list[str]] = {}
        for place, facing, _ in sorted(spots):
            faces = hexes.setdefault(HEX_NAMES[place], [])
            if FACINGS[facing] not in faces:
                faces.append(FACINGS[facing])
        steps.append(hexes)
    return {"steps": steps}
