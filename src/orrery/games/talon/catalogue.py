"""What never changes during a battle, for a client that draws the table and shows where figures come from."""

from __future__ import annotations

from typing import Any

from orrery.games.talon.content import Content
from orrery.games.talon.grid import ARC_LETTERS, ARCS, FACINGS, HEIGHT, HEX_NAMES, HEXES, WIDTH, axial, column_row
from orrery.games.talon.tables import DEGREES, EFFECTS, FACTIONS, GROUPS, IMPULSES, ROLES, WEAPON_KINDS
from orrery.parts.content import Sourced


def catalogue(content: Content) -> dict[str, Any]:
    """Map, chart, weapons, critical table, ships and scenarios with their sources."""
    tables = content.tables
    return {
        "board": {
            "width": WIDTH,
            "height": HEIGHT,
            "facings": FACINGS,
            "arcs": ARCS,
            "hexes": [
                {
                    "name": HEX_NAMES[place],
                    "column": column_row(place)[0],
                    "row": column_row(place)[1],
                    "axial": list(axial(place)),
                }
                for place in HEXES
            ],
        },
        "chart": {letter: numbers(tables.chart[index]) for index, letter in enumerate(IMPULSES)},
        "weapons": [weapon_entry(content, weapon) for weapon in range(len(tables.weapon_names))],
        "criticals": [
            {
                "roll": roll,
                "effect": EFFECTS[tables.effect[roll]],
                "amount": tables.amount[roll],
                "repairable": bool(tables.repairable[tables.effect[roll]]),
                "spares_bases": bool(tables.spares_bases[roll]),
                **origin(content.criticals[roll]),
            }
            for roll in range(2, 13)
        ],
        "ships": [ship_entry(content, kind) for kind in range(len(tables.code))],
        "scenarios": [
            {
                "name": scenario.name,
                "number": scenario.number,
                "title": scenario.titles,
                "text": scenario.texts,
                "rounds": scenario.rounds,
                "cap": DEGREES[scenario.cap],
                "advanced": scenario.advanced,
                "points": [sum(tables.cost[scenario.kind[unit]] for unit in scenario.units(seat)) for seat in range(2)],
                "forces": [[tables.code[scenario.kind[unit]] for unit in scenario.units(seat)] for seat in range(2)],
                **origin(content.scenario_files[scenario.name]),
            }
            for scenario in content.scenarios.values()
        ],
        "sources": {"chart": origin(content.chart)},
    }


def origin(item: Sourced) -> dict[str, str]:
    """Where an item's figures come from."""
    return {"source": item.source, "note": item.note}


def numbers(bits: int) -> list[int]:
    """The numbers whose bits are set."""
    return [number for number in range(1, 8) if bits >> number & 1]


def weapon_entry(content: Content, weapon: int) -> dict[str, Any]:
    """A weapon with its table by range."""
    tables = content.tables
    return {
        "name": tables.weapon_names[weapon],
        "kind": WEAPON_KINDS[tables.weapon_kind[weapon]],
        "table": {
            str(away): list(tables.damage[64 * weapon + 8 * away + 1 : 64 * weapon + 8 * away + 7])
            for away in numbers(tables.reach[weapon])
        },
        **origin(content.weapons[tables.weapon_names[weapon]]),
    }


def ship_entry(content: Content, kind: int) -> dict[str, Any]:
    """A ship class."""
    tables = content.tables
    faction = FACTIONS[tables.faction[kind]]
    return {
        "class": tables.code[kind],
        "faction": faction,
        "role": ROLES[tables.role[kind]],
        "cost": tables.cost[kind],
        "explosion": tables.explosion[kind],
        "start": tables.start_speed[kind],
        "curve": [
            [tables.row_power[8 * kind + speed], speed, tables.row_radius[8 * kind + speed]]
            for speed in range(7)
            if tables.row_power[8 * kind + speed] >= 0
        ],
        "shields": {name: tables.shields[4 * kind + arc] for arc, name in enumerate(ARCS)},
        "hull": [
            {"modifier": tables.modifier[16 * kind + box], "critical": bool(tables.critical[16 * kind + box])}
            for box in range(tables.hull[kind])
        ],
        "groups": [
            {
                "weapon": tables.weapon_names[tables.weapon[GROUPS * kind + group]],
                "count": tables.weapons[GROUPS * kind + group],
                "arcs": [
                    letter for arc, letter in enumerate(ARC_LETTERS) if tables.arcs[GROUPS * kind + group] >> arc & 1
                ],
                "red": tables.red[GROUPS * kind + group],
                "yellow": tables.yellow[GROUPS * kind + group],
            }
            for group in range(tables.groups[kind])
        ],
        "battery": bool(tables.battery[kind]),
        "afterburners": tables.afterburners[kind],
        "squadrons": tables.squadrons[kind],
        "names": tables.names[kind],
        **origin(content.ships[faction, tables.code[kind]]),
    }
