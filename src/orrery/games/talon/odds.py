"""Odds before firing, arcs and reach: exact answers from what is on the table, each with its reasons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orrery.games.talon.board import (
    black_hole_penalty,
    covers,
    has_shields,
    is_base,
    is_charged,
    is_fighter,
    terrain_penalty,
    turn_radius,
    weapon_of,
)
from orrery.games.talon.grid import ARCS, DISTANCE, FACINGS, HEX_NAMES, HEXES, ON_MAP, SPAN, STEP, arc_towards
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import FUSION, GROUPS, MISSILE, MISSILES, PLANET, UNITS, WAVE

TOPICS = ("odds", "arcs", "reach")


def insight(state: TalonState, topic: str, about: Mapping[str, int]) -> dict[str, Any]:
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


def shot_distribution(state: TalonState, weapon: int, away: int, penalty: int) -> list[float]:
    """The chance of each damage of one weapon at a range, the die lessened by a penalty."""
    tables = state.tables
    outcomes = [0.0] * 13
    for die in range(1, 7):
        result = die - penalty
        points = tables.damage[64 * weapon + 8 * away + result] if result >= 1 else 0
        outcomes[points] += 1 / 6
    while len(outcomes) > 1 and outcomes[-1] == 0.0:
        outcomes.pop()
    return outcomes


def together(one: list[float], other: list[float]) -> list[float]:
    """The distribution of the sum of two independent damages."""
    total = [0.0] * (len(one) + len(other) - 1)
    for a, p in enumerate(one):
        for b, q in enumerate(other):
            total[a + b] += p * q
    return total


def odds(state: TalonState, unit: int, group: int, place: int, target: int, count: int) -> dict[str, Any]:
    """Hit chance and damage distribution of one weapon and of the whole group, with every modifier and its reason."""
    tables = state.tables
    here = state.at[unit]
    weapon = weapon_of(state, unit, group)
    kind = tables.weapon_kind[weapon]
    away = DISTANCE[place - here + SPAN]
    terrain, holes = terrain_penalty(state, here, place), black_hole_penalty(state, here, place)
    possible = covers(state, unit, group, place)
    if not possible:
        single = [1.0]
    elif kind == MISSILE:
        single = [0.0] * tables.damage[64 * weapon] + [1.0]
    else:
        single = shot_distribution(state, weapon, away, terrain + holes)
    whole = [1.0]
    for _ in range(count):
        whole = together(whole, single)
    answer: dict[str, Any] = {
        "weapon": tables.weapon_names[weapon],
        "weapons": count,
        "range": away,
        "charged": is_charged(state, unit, group),
        "possible": possible,
        "modifiers": [
            {"reason": reason, "amount": -amount, "clause": clause}
            for reason, amount, clause in (("terrain", terrain, "talon:17.5a"), ("black-hole", holes, "talon:18.1c"))
            if amount and kind != MISSILE
        ],
        "hit": 1.0 - single[0],
        "damage": {str(points): chance for points, chance in enumerate(single) if chance},
        "mean": sum(points * chance for points, chance in enumerate(single)),
        "group_damage": {str(points): chance for points, chance in enumerate(whole) if chance},
        "group_mean": sum(points * chance for points, chance in enumerate(whole)),
        "notes": notes(kind),
    }
    if target >= 0 and not is_fighter(state, target):
        arc = arc_towards(place, state.facing[target], here)
        own = 4 * target + arc
        absorbed = state.shields[own] + (state.boosts[own] > 0) if has_shields(state, target) else 0
        left = tables.hull[state.scenario.kind[target]] - state.hull[target]
        answer["arc"] = ARCS[arc]
        answer["absorbs"] = absorbed
        answer["group_reaches_hull"] = sum(whole[absorbed + 1 :])
        answer["group_destroys"] = sum(whole[absorbed + left :])
        answer["outcomes"] = [
            {"points": points, "chance": chance, **meaning(state, target, points, absorbed)}
            for points, chance in enumerate(whole)
            if chance
        ]
    return answer


def meaning(state: TalonState, target: int, points: int, absorbed: int) -> dict[str, Any]:
    """What damage of one volley does to a ship: on its shield, its hull, its critical boxes."""
    kind, marked = state.scenario.kind[target], state.hull[target]
    boxes = state.tables.hull[kind]
    struck = min(max(points - absorbed, 0), boxes - marked)
    first = 16 * kind + marked
    return {
        "shield": min(points, absorbed),
        "hull": struck,
        "criticals": sum(state.tables.critical[first : first + struck]),
        "destroyed": marked + struck >= boxes,
    }


def notes(kind: int) -> list[str]:
    """What the figures leave out."""
    if kind == MISSILE:
        return ["flies-first"]
    if kind == WAVE:
        return ["pushes-first"]
    if kind == FUSION:
        return ["strikes-the-cone"]
    return []


def arcs(state: TalonState, unit: int) -> dict[str, Any]:
    """The hexes of each arc within four, and those that each group covers with mean damage and hit chance there."""
    here, facing = state.at[unit], state.facing[unit]
    near = [place for place in HEXES if 0 < DISTANCE[place - here + SPAN] <= 4]
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
                if ON_MAP[there] and state.terrain[there] != PLANET:
                    following.add((there, heading, marker))
            if step == 0 and state.slip[unit] and not state.helm_down[unit]:
                for aside in (5, 1):
                    there = place + STEP[(facing + aside) % 6]
                    if ON_MAP[there] and state.terrain[there] != PLANET:
                        following.add((there, facing, max(0, turn - 1)))
        spots = following
        hexes: dict[str, list[str]] = {}
        for place, facing, _ in sorted(spots):
            faces = hexes.setdefault(HEX_NAMES[place], [])
            if FACINGS[facing] not in faces:
                faces.append(FACINGS[facing])
        steps.append(hexes)
    return {"steps": steps}
