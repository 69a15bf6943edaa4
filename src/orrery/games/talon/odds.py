"""Odds before firing: the exact chances of every damage, each modifier with its reason."""

from __future__ import annotations

from typing import Any

from orrery.games.talon.board import (
    black_hole_penalty,
    covers,
    has_shields,
    is_charged,
    is_fighter,
    terrain_penalty,
    weapon_of,
)
from orrery.games.talon.grid import ARCS, DISTANCE, SPAN, arc_towards
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import FUSION, MISSILE, WAVE


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
