"""Scenarios: from the struct of a file to who fights where, with what, for what."""

from __future__ import annotations

from orrery.games.talon.grid import FACINGS
from orrery.games.talon.parsing import area, default_zone, facing, place
from orrery.games.talon.schema import GoalEntry, ScenarioFile, UnitEntry
from orrery.games.talon.tables import (
    DEGREES,
    FACTIONS,
    FIGHTER,
    SLOTS,
    STATUSES,
    TERRAINS,
    Goal,
    Scenario,
    Tables,
)
from orrery.parts.content import ContentError, fault


def build_scenario(tables: Tables, row: ScenarioFile, file: str, faults: list[ContentError]) -> Scenario:
    """The scenario that a file describes; what is wrong with it is added to the faults."""
    scenario = Scenario(row.name)
    scenario.number = row.number
    scenario.titles = row.title
    scenario.texts = row.text
    scenario.source, scenario.note = row.source, row.note
    scenario.advanced = row.advanced
    if not 1 <= row.rounds <= 30:
        faults.append(fault(file, "", "rounds", "1 to 30 rounds"))
    scenario.rounds = row.rounds
    scenario.initiative = FACTIONS.index(row.initiative)
    scenario.floating = row.floating
    scenario.late_drives = row.late_drives
    scenario.exit_seat = FACTIONS.index(row.exit) if row.exit else -1
    scenario.cap = DEGREES.index(row.cap)
    scenario.limit_winner = FACTIONS.index(row.limit_winner) if row.limit_winner else -1
    scenario.staying_seat = FACTIONS.index(row.must_stay) if row.must_stay else -1
    set_areas(scenario, row, file, faults)
    set_terrain(scenario, row, file, faults)
    add_units(tables, scenario, row, file, faults)
    set_deployment(scenario, row, file, faults)
    add_goals(scenario, row, file, faults)
    return scenario


def set_areas(scenario: Scenario, row: ScenarioFile, file: str, faults: list[ContentError]) -> None:
    """Where each side deploys and arrives, and which way it may face."""
    for seat, side in enumerate(FACTIONS):
        try:
            scenario.zones[seat] = area(row.zones.get(side, default_zone(seat)), file, "", f"zones.{side}")
            if not scenario.zones[seat]:
                raise fault(file, "", f"zones.{side}", "at least one hex")
            entries = area(row.entries.get(side, []), file, "", f"entries.{side}")
            scenario.entries[seat] = entries or scenario.zones[seat]
            if row.facings.get(side) == []:
                raise fault(file, "", f"facings.{side}", "at least one facing")
            if side in row.facings:
                scenario.facings[seat] = [facing(text, file, "", f"facings.{side}") for text in row.facings[side]]
        except ContentError as error:
            faults.append(error)


def set_terrain(scenario: Scenario, row: ScenarioFile, file: str, faults: list[ContentError]) -> None:
    """Hexes with terrain."""
    for entry in row.terrain:
        for text in entry.at:
            try:
                scenario.terrain.append((place(text, file, "", "terrain"), TERRAINS.index(entry.kind)))
            except ContentError as error:
                faults.append(error)


def add_units(tables: Tables, scenario: Scenario, row: ScenarioFile, file: str, faults: list[ContentError]) -> None:
    """Both sides, each with at least one unit and with carriers or bases for its squadrons."""
    taken: set[tuple[int, int]] = set()
    for item in row.unit:
        try:
            add_unit(tables, scenario, item, taken, file)
        except ContentError as error:
            faults.append(error)
    for side in FACTIONS:
        if not any(item.side == side for item in row.unit):
            faults.append(fault(file, "", "unit", f"the {side} side has no units"))
    try:
        check_squadrons(tables, scenario, file)
    except ContentError as error:
        faults.append(error)


def set_deployment(scenario: Scenario, row: ScenarioFile, file: str, faults: list[ContentError]) -> None:
    """The areas in which single units deploy, and beside whom."""
    for item in row.unit:
        if item.name not in scenario.names:
            continue
        unit, where = scenario.names.index(item.name), f"unit {item.name!r}"
        try:
            if item.area and item.area not in row.areas:
                raise fault(file, where, "area", f"{item.area!r} is not one of the areas {', '.join(row.areas)}")
            if item.area:
                scenario.areas[unit] = area(row.areas[item.area], file, "", f"areas.{item.area}")
            if item.beside and item.beside not in scenario.names:
                raise fault(file, where, "beside", f"nobody is called {item.beside!r}")
            if item.beside:
                scenario.beside[unit] = scenario.names.index(item.beside)
        except ContentError as error:
            faults.append(error)


def add_goals(scenario: Scenario, row: ScenarioFile, file: str, faults: list[ContentError]) -> None:
    """What wins at once, and what wins at the end."""
    for goals, entries_of, where in ((scenario.goals, row.goal, "goal"), (scenario.finals, row.final, "final")):
        for goal in entries_of:
            try:
                goals.append(goal_of(scenario, goal, file, where))
            except ContentError as error:
                faults.append(error)


def add_unit(tables: Tables, scenario: Scenario, item: UnitEntry, taken: set[tuple[int, int]], file: str) -> None:
    """One unit of a scenario."""
    where = f"unit {item.name!r}"
    seat = FACTIONS.index(item.side)
    kind = tables.kind_of(seat, item.code)
    if kind < 0:
        raise fault(file, where, "class", f"the {item.side} side has no {item.code!r}")
    if scenario.count[seat] == SLOTS:
        raise fault(file, where, "side", f"a side has at most {SLOTS} units")
    if item.name in scenario.names:
        raise fault(file, where, "name", "two units have it")
    unit = scenario.add(seat, kind, item.name)
    scenario.arrives[unit] = item.arrives
    if item.on_call:
        scenario.on_call.append(unit)
    elif item.arrives <= 1:
        scenario.start[unit] = place(item.at, file, where, "at")
        if (seat, scenario.start[unit]) in taken:
            raise fault(file, where, "at", f"another {item.side} unit starts in {item.at}")
        taken.add((seat, scenario.start[unit]))
    scenario.start_facing[unit] = facing(item.facing or FACINGS[scenario.facings[seat][0]], file, where, "facing")
    scenario.start_speed[unit] = item.speed
    if not 0 <= item.speed <= 6:
        raise fault(file, where, "speed", "1 to 6, or 0 for the class's own")
    if item.speed and tables.row_power[8 * kind + item.speed] < 0:
        raise fault(file, where, "speed", f"{item.code} has no speed {item.speed}")
    if not 0 <= item.hull_lost < tables.hull[kind]:
        raise fault(file, where, "hull_lost", f"{item.code} has {tables.hull[kind]} hull boxes")
    scenario.hull_lost[unit] = item.hull_lost
    if any(not 1 <= group <= tables.groups[kind] for group in item.uncharged):
        raise fault(file, where, "uncharged", f"{item.code} has {tables.groups[kind]} weapon groups")
    scenario.uncharged[unit] = [group - 1 for group in item.uncharged]
    bring_damage(tables, scenario, unit, item, file)
    scenario.spared[unit] = int(item.spared)
    if item.may_dock:
        scenario.docking.append(unit)
    if item.may_land:
        scenario.landing.append(unit)


def bring_damage(tables: Tables, scenario: Scenario, unit: int, item: UnitEntry, file: str) -> None:
    """The damage besides hull boxes that a unit has from the start."""
    where = f"unit {item.name!r}"
    if any(not 1 <= group <= tables.groups[scenario.kind[unit]] for group in item.groups_lost):
        raise fault(file, where, "groups_lost", f"{item.code} has {tables.groups[scenario.kind[unit]]} weapon groups")
    if not 0 <= item.radius_added <= 9 or not 0 <= item.power_cut <= 9:
        raise fault(file, where, "radius_added", "this and power_cut go from 0 to 9")
    scenario.groups_lost[unit] = [group - 1 for group in item.groups_lost]
    scenario.radius_added[unit] = item.radius_added
    scenario.power_cut[unit] = item.power_cut
    scenario.drive_lost[unit] = item.drive_lost


def check_squadrons(tables: Tables, scenario: Scenario, file: str) -> None:
    """Fighters come with carriers or bases, four squadrons each (talon:12.1.1b, talon:12.2.1a)."""
    message = squadron_fault(tables, [scenario.kind[unit] for unit in scenario.units(0) + scenario.units(1)])
    if message:
        raise fault(file, "", "unit", message)


def squadron_fault(tables: Tables, kinds: list[int]) -> str:
    """What is wrong with the number of squadrons of a force, or nothing (talon:12.1.1b, talon:12.2.1a)."""
    squadrons = sum(1 for kind in kinds if tables.role[kind] == FIGHTER)
    room = sum(tables.squadrons[kind] for kind in kinds)
    if squadrons > room:
        return f"{squadrons} squadrons need carriers or bases for them; there is room for {room}"
    return ""


def goal_of(scenario: Scenario, entry: GoalEntry, file: str, where: str) -> Goal:
    """A goal with its units as numbers."""
    units = []
    for name in entry.units:
        if name not in scenario.names:
            raise fault(file, where, "units", f"nobody is called {name!r}")
        units.append(scenario.names.index(name))
    if not units:
        raise fault(file, where, "units", "at least one")
    if not 0 <= entry.need <= len(units):
        raise fault(file, where, "need", f"1 to {len(units)}, or 0 for all of them")
    need = entry.need or len(units)
    degree = DEGREES.index(entry.degree) if entry.degree else 0
    winner = FACTIONS.index(entry.winner)
    return Goal(STATUSES.index(entry.when), units, need, winner, degree, entry.reason)
