"""What everybody sees: Talon hides nothing."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.talon.actions import MISSILE_NAMES, SYSTEMS, UNIT_NAMES
from orrery.games.talon.board import (
    faction_of,
    gets_power,
    is_charged,
    is_drive_active,
    is_due,
    lowered_system,
    moves_left,
    power_modifier,
    raised_system,
    terrain_hexes,
    turn_radius,
)
from orrery.games.talon.decision import decision
from orrery.games.talon.grid import (
    ARC_LETTERS,
    ARCS,
    FACINGS,
    HEIGHT,
    HEX_NAMES,
    HIGHEST,
    STEP,
    WIDEST,
    WIDTH,
    axial,
    column_row,
)
from orrery.games.talon.score import points_left, points_lost
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import (
    FACTIONS,
    FIGHTER,
    GROUPS,
    IMPULSES,
    MISSILES,
    NOBODY,
    ROLES,
    SLOTS,
    STATUSES,
    TERRAINS,
    Tables,
)

#: How many columns and rows of an extended map are shown beyond the outermost counter, its own included.
RIM: Final = 4


def view(state: TalonState, seat: int | None) -> dict[str, Any]:
    """The whole table; every seat and every spectator sees the same."""
    scenario = state.scenario
    terrain = terrain_hexes(state)
    return {
        "scenario": scenario.name,
        "title": scenario.titles,
        "text": scenario.texts,
        "round": state.round,
        "track": (state.round - 1) % 10 + 1,
        "rounds": scenario.rounds,
        "impulse": IMPULSES[state.impulse],
        "chart": {
            letter: [n for n in range(1, 7) if state.tables.chart[index] >> n & 1]
            for index, letter in enumerate(IMPULSES)
        },
        "initiative": state.initiative,
        "active": state.active,
        "decision": decision(state, seat),
        "board": board_view(state),
        "lost": [points_lost(state, 0), points_lost(state, 1)],
        "points_left": [points_left(state, 0), points_left(state, 1)],
        "factions": [faction_of(state, 0), faction_of(state, 1)],
        "units": [unit_view(state, unit) for side in range(2) for unit in scenario.units(side)],
        "missiles": [missile_view(state, missile) for missile in range(MISSILES) if state.missile_at[missile] >= 0],
        "terrain": [{"kind": TERRAINS[state.terrain[place]], **hex_view(place)} for place in terrain],
    }


def board_view(state: TalonState) -> dict[str, Any]:
    """The size of the map; an extended one is drawn as far as anything is on it, and a little farther."""
    width, height = WIDTH, HEIGHT
    if state.extended:
        for place in [*list(state.at), *list(state.missile_at), *terrain_hexes(state)]:
            if place >= 0:
                column, row = column_row(place)
                width, height = max(width, column + RIM), max(height, row + RIM)
    return {"width": min(width, WIDEST), "height": min(height, HIGHEST), "facings": FACINGS}


def hex_view(place: int) -> dict[str, Any]:
    """A hex by name, column and row, and axial coordinates."""
    column, row = column_row(place)
    q, r = axial(place)
    return {"hex": HEX_NAMES[place], "column": column, "row": row, "q": q, "r": r}


def unit_view(state: TalonState, unit: int) -> dict[str, Any]:
    """A counter and everything that is written on it."""
    tables = state.tables
    scenario = state.scenario
    kind = scenario.kind[unit]
    place = state.at[unit]
    printed = class_view(tables, kind)
    seen: dict[str, Any] = {
        "id": UNIT_NAMES[unit],
        "number": unit,
        "name": scenario.names[unit],
        "class": tables.code[kind],
        "faction": FACTIONS[tables.faction[kind]],
        "role": ROLES[tables.role[kind]],
        "seat": unit // SLOTS,
        "cost": tables.cost[kind],
        "explosion": tables.explosion[kind],
        "status": STATUSES[state.status[unit]],
        "arrives": scenario.arrives[unit],
        "on_call": unit in scenario.on_call,
        "facing": FACINGS[state.facing[unit]],
        "speed": state.speed[unit],
        "power": state.power[unit],
        "radius": turn_radius(state, unit),
        "modifier": power_modifier(state, unit),
        "curve": printed["curve"],
        "turn": state.turn[unit],
        "slip": bool(state.slip[unit]),
        "hull": {
            "boxes": tables.hull[kind],
            "marked": state.hull[unit],
            "modifiers": printed["modifiers"],
            "critical": printed["critical"],
        },
        "shields": {
            ARCS[arc]: {
                "left": state.shields[4 * unit + arc],
                "boxes": tables.shields[4 * kind + arc],
                "reinforced": IMPULSES[state.boosts[4 * unit + arc] - 1] if state.boosts[4 * unit + arc] else None,
            }
            for arc in range(4)
        },
        "groups": [group_view(state, unit, group) for group in range(tables.groups[kind])],
        "battery": bool(state.battery[unit]) if tables.battery[kind] else None,
        "afterburners": [state.afterburners[unit], tables.afterburners[kind]],
        "critical": criticals_view(state, unit),
        "initiative": [None, "change", "defend"][state.contest[unit]],
        "flagship": scenario.flagship[unit],
        "drive": bool(place >= 0 and is_drive_active(state, unit)),
        "gets_power": bool(place >= 0 and gets_power(state, unit)),
        "due": bool(place >= 0 and is_due(state, unit)),
        "moves_left": moves_left(state, unit) if place >= 0 else 0,
        "hunted_by": hunters_view(state, unit) if state.flying else [],
        "host": UNIT_NAMES[state.host[unit]] if state.host[unit] != NOBODY else None,
    }
    if place >= 0:
        seen.update(hex_view(place))
        if state.turn[unit]:
            seen["marker"] = list(axial(place + state.turn[unit] * STEP[state.facing[unit]]))
    if state.rigging:
        seen["rigged"] = rig_view(state, unit)
    if tables.role[kind] == FIGHTER:
        seen["fighters"] = [state.fighters[GROUPS * unit + fighter] for fighter in range(GROUPS)]
    return seen


def rig_view(state: TalonState, unit: int) -> dict[str, str] | None:
    """The markers of jury rigging on a counter, or None (talon:24a)."""
    up, down = raised_system(state, unit), lowered_system(state, unit)
    return {"up": SYSTEMS[up], "down": SYSTEMS[down]} if up >= 0 else None


def class_view(tables: Tables, kind: int) -> dict[str, Any]:
    """What is printed on every counter of a class."""
    if kind not in tables.shown:
        boxes = range(16 * kind, 16 * kind + tables.hull[kind])
        tables.shown[kind] = {
            "curve": [
                [tables.row_power[8 * kind + speed], speed, tables.row_radius[8 * kind + speed]]
                for speed in range(7)
                if tables.row_power[8 * kind + speed] >= 0
            ],
            "modifiers": [tables.modifier[box] for box in boxes],
            "critical": [tables.critical[box] > 0 for box in boxes],
            "arcs": [arcs_view(tables, GROUPS * kind + group) for group in range(tables.groups[kind])],
        }
    return tables.shown[kind]


def arcs_view(tables: Tables, index: int) -> str:
    """The letters of the arcs that a weapon group covers."""
    return "".join([letter for arc, letter in enumerate(ARC_LETTERS) if tables.arcs[index] >> arc & 1])


def hunters_view(state: TalonState, unit: int) -> list[str]:
    """The missiles that hunt a unit."""
    return [
        MISSILE_NAMES[missile]
        for missile in range(MISSILES)
        if state.missile_at[missile] >= 0 and state.missile_target[missile] == unit
    ]


def criticals_view(state: TalonState, unit: int) -> list[str]:
    """The markers of critical damage on a counter (talon:2.9b)."""
    marked = [
        ("shields-down", state.shields_down[unit]),
        ("helm-down", state.helm_down[unit]),
        ("power", state.power_cut[unit]),
        ("thrusters", state.radius_added[unit]),
        ("power-loss", state.power_loss[unit]),
        ("ftl", state.ftl_down[unit]),
    ]
    return [name for name, marker in marked if marker]


def group_view(state: TalonState, unit: int, group: int) -> dict[str, Any]:
    """A weapon group and its bar."""
    tables = state.tables
    own = GROUPS * unit + group
    index = GROUPS * state.scenario.kind[unit] + group
    return {
        "weapon": tables.weapon_names[tables.weapon[index]],
        "count": tables.weapons[index],
        "arcs": class_view(tables, state.scenario.kind[unit])["arcs"][group],
        "red": [state.red[own], tables.red[index]],
        "yellow": [state.yellow[own], tables.yellow[index]],
        "charged": is_charged(state, unit, group),
        "destroyed": bool(state.broken[own]),
    }


def missile_view(state: TalonState, missile: int) -> dict[str, Any]:
    """A missile in flight, its target known to all (talon:13.2c)."""
    target = state.missile_target[missile]
    return {
        "id": MISSILE_NAMES[missile],
        "seat": state.missile_owner[missile],
        "facing": FACINGS[state.missile_facing[missile]],
        "target": UNIT_NAMES[target] if target != NOBODY and state.at[target] >= 0 else None,
        "damaged": bool(state.missile_damaged[missile]),
        **hex_view(state.missile_at[missile]),
    }
