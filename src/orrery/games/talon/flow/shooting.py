"""Chapter 8.3, steps 4 and 5: one die for one weapon at one target."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.talon.board import black_hole_penalty, terrain_penalty
from orrery.games.talon.events import ShotFired
from orrery.games.talon.grid import DISTANCE, SPAN, Hex
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import Unit


def roll_shot(state: TalonState, unit: Unit, weapon: i64, place: Hex, target: str, arc: str, die: i64 = 0) -> i64:
    """One die on the weapon's table, less terrain and black holes; below 1 is a miss (talon:8.3d, talon:17.5a)."""
    here = state.at[unit]
    away = DISTANCE[place - here + SPAN]
    terrain = terrain_penalty(state, here, place)
    hole = black_hole_penalty(state, here, place)
    die = die or state.rng.die(6)
    result = die - terrain - hole
    points = state.tables.damage[64 * weapon + 8 * away + result] if result >= 1 else 0
    if state.logged:
        name = state.scenario.names[unit]
        weapon_name = state.tables.weapon_names[weapon]
        state.log(ShotFired(name, weapon_name, target, away, die, terrain, hole, points, arc))
    return points
