"""Ship classes, weapons, impulse chart and critical table: from the structs of content files into the tables."""

from __future__ import annotations

from orrery.games.talon.grid import ARC_LETTERS, ARCS
from orrery.games.talon.schema import Chart, Critical, Ship, Weapon
from orrery.games.talon.tables import (
    EFFECTS,
    FACTIONS,
    GROUPS,
    IMPULSES,
    MOST_CLASSES,
    MOST_WEAPONS,
    ROLES,
    WEAPON_KINDS,
    Tables,
)
from orrery.parts.content import fault


def set_chart(tables: Tables, chart: Chart, file: str) -> None:
    """The six boxes as bits."""
    for index, letter in enumerate(IMPULSES):
        numbers: list[int] = getattr(chart, letter)
        if any(not 1 <= number <= 6 for number in numbers):
            raise fault(file, "chart", letter, "numbers go from 1 to 6")
        tables.chart[index] = sum(1 << number for number in numbers)


def set_critical(tables: Tables, row: Critical) -> None:
    """One row of the critical table."""
    tables.effect[row.roll] = EFFECTS.index(row.effect)
    tables.amount[row.roll] = row.amount
    tables.spares_bases[row.roll] = int(row.spares_bases)
    tables.repairable[tables.effect[row.roll]] = int(row.repairable)


def add_weapon(tables: Tables, row: Weapon, file: str) -> None:
    """A weapon, new or replacing one of the same name."""
    item = f"weapon {row.name!r}"
    damage = [0] * 64
    reach = 0
    if row.kind == "missile":
        if not 1 <= row.reach <= 7 or row.damage < 1:
            raise fault(file, item, "reach", "a missile needs a reach of 1 to 7 and a damage")
        reach = sum(1 << away for away in range(1, row.reach + 1))
        damage = [row.damage] * 64
    for away, cells in row.table.items():
        if len(cells) != 6:
            raise fault(file, item, "table", f"range {away} needs six numbers, one for each number of the die")
        reach |= 1 << int(away)
        for die, points in enumerate(cells, 1):
            damage[8 * int(away) + die] = points
    if not reach:
        raise fault(file, item, "table", "at least one range")
    if row.name in tables.weapon_names:
        weapon = tables.weapon_names.index(row.name)
    else:
        weapon = len(tables.weapon_names)
        if weapon == MOST_WEAPONS:
            raise fault(file, item, "name", f"there is room for {MOST_WEAPONS} weapons")
        tables.weapon_names.append(row.name)
    for place, points in enumerate(damage):
        tables.damage[64 * weapon + place] = points
    tables.weapon_kind[weapon] = WEAPON_KINDS.index(row.kind)
    tables.reach[weapon] = reach
    tables.farthest[weapon] = reach.bit_length() - 1


def add_ship(tables: Tables, row: Ship, file: str) -> None:
    """A ship class, new or replacing one of the same faction and class."""
    item = f"ship {f'{row.faction} {row.code}'!r}"
    faction = FACTIONS.index(row.faction)
    kind = tables.kind_of(faction, row.code)
    if kind < 0:
        kind = len(tables.code)
        if kind == MOST_CLASSES:
            raise fault(file, item, "class", f"there is room for {MOST_CLASSES} classes")
        tables.code.append(row.code)
        tables.names.append(row.names)
    tables.code[kind] = row.code
    tables.names[kind] = row.names
    tables.faction[kind] = faction
    tables.role[kind] = ROLES.index(row.role)
    tables.cost[kind] = row.cost
    tables.explosion[kind] = row.explosion
    tables.battery[kind] = int(row.battery)
    tables.afterburners[kind] = row.afterburners
    tables.fighters[kind] = row.fighters
    tables.squadrons[kind] = row.squadrons
    if row.role == "fighter" and row.fighters != GROUPS:
        raise fault(file, item, "fighters", f"a squadron is {GROUPS} fighters")
    set_curve(tables, kind, row, file, item)
    set_hull(tables, kind, row, file, item)
    for arc, name in enumerate(ARCS):
        tables.shields[4 * kind + arc] = getattr(row.shields, name)
    set_groups(tables, kind, row, file, item)


def set_curve(tables: Tables, kind: int, row: Ship, file: str, item: str) -> None:
    """The rows of the power curve, by speed."""
    for speed in range(8):
        tables.row_power[8 * kind + speed] = -1
        tables.row_radius[8 * kind + speed] = 0
    for text in row.curve:
        numbers = text.split("-")
        if len(numbers) != (2 if row.role == "base" else 3) or not all(part.isdigit() for part in numbers):
            raise fault(file, item, "curve", f"{text!r} is not power-speed-radius (bases: power-speed)")
        power, speed = int(numbers[0]), int(numbers[1])
        if power > 6 or speed > 6:
            raise fault(file, item, "curve", f"{text!r}: power and speed go to 6")
        tables.row_power[8 * kind + speed] = power
        tables.row_radius[8 * kind + speed] = int(numbers[2]) if len(numbers) == 3 else 0
    if tables.row_power[8 * kind + row.start] < 0:
        raise fault(file, item, "start", f"the curve has no speed {row.start}")
    tables.start_speed[kind] = row.start


def set_hull(tables: Tables, kind: int, row: Ship, file: str, item: str) -> None:
    """Hull boxes: the modifier that shows while a box is the leftmost unmarked one, and critical boxes."""
    boxes = row.hull.split()
    if not 1 <= len(boxes) <= 15:
        raise fault(file, item, "hull", "1 to 15 boxes such as '0 0 -1* -1'")
    tables.hull[kind] = len(boxes)
    for index in range(16):
        tables.modifier[16 * kind + index] = 0
        tables.critical[16 * kind + index] = 0
    for index, box in enumerate(boxes):
        try:
            tables.modifier[16 * kind + index] = int(box.rstrip("*"))
        except ValueError:
            raise fault(file, item, "hull", f"{box!r} is not a modifier, with or without a star") from None
        tables.critical[16 * kind + index] = int(box.endswith("*"))


def set_groups(tables: Tables, kind: int, row: Ship, file: str, item: str) -> None:
    """Weapon groups with arcs as bits."""
    if len(row.group) > GROUPS:
        raise fault(file, item, "group", f"a ship has at most {GROUPS} weapon groups")
    tables.groups[kind] = len(row.group)
    for index in range(GROUPS):
        tables.weapon[GROUPS * kind + index] = -1
    for index, group in enumerate(row.group):
        own = GROUPS * kind + index
        if group.weapon not in tables.weapon_names:
            known = ", ".join(tables.weapon_names)
            raise fault(file, item, "group.weapon", f"no weapon {group.weapon!r}; there are {known}")
        if not group.arcs or any(letter not in ARC_LETTERS for letter in group.arcs):
            raise fault(file, item, "group.arcs", f"letters of {ARC_LETTERS}, not {group.arcs!r}")
        tables.weapon[own] = tables.weapon_names.index(group.weapon)
        tables.weapons[own] = group.count
        tables.arcs[own] = sum(1 << ARC_LETTERS.index(letter) for letter in group.arcs)
        tables.red[own] = group.red
        tables.yellow[own] = group.yellow
