"""Content files: ships, weapons, chart, critical table and scenarios, checked and turned into plain tables."""

from __future__ import annotations

import hashlib
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from orrery.games.talon import tables as names
from orrery.games.talon.grid import ARC_LETTERS, FACINGS, HEX_BY_NAME
from orrery.games.talon.schema import Chart, Critical, GoalEntry, ScenarioFile, Ship, UnitEntry, Weapon
from orrery.games.talon.tables import GROUPS, SLOTS, Goal, Scenario, Tables
from orrery.parts.content import ContentError, Sourced
from orrery.parts.faults import find_fault


def fault(file: str, where: str, what: str) -> ContentError:
    """A content file that cannot be used: file, item and key, and what is wrong there."""
    return ContentError(f"{file}: {where}: {what}" if where else f"{file}: {what}")


def parse(text: str, file: str) -> dict[str, Any]:
    """A TOML document, or a ContentError."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise fault(file, "", f"not TOML: {error}") from error


def convert(value: Any, kind: type[Any], file: str, where: str) -> Any:
    """A checked struct, or a ContentError that names the key."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        _, text = find_fault(value, kind, str(error))
        raise fault(file, where, text) from error


class Content:
    """Everything that content files say, as tables and scenarios."""

    def __init__(self) -> None:
        self.tables = Tables()
        self.scenarios: dict[str, Scenario] = {}
        self.sources: dict[str, dict[str, str]] = {}
        self.digest = hashlib.blake2b(digest_size=8)

    # Ships and weapons

    def read(self, text: str, file: str) -> None:
        """Lay one file over what is known so far."""
        self.digest.update(text.encode())
        document = parse(text, file)
        known = {"chart", "critical", "weapon", "ship"}
        if "unit" in document or "title" in document:
            self.add_scenario(convert(document, ScenarioFile, file, ""), file)
            return
        for key in document:
            if key not in known:
                raise fault(file, key, f"unknown key; the keys are {', '.join(sorted(known))}")
        if "chart" in document:
            self.set_chart(convert(document["chart"], Chart, file, "chart"), file)
        for item in document.get("critical", []):
            self.set_critical(convert(item, Critical, file, f"critical {item.get('roll')}"), file)
        for item in document.get("weapon", []):
            self.add_weapon(convert(item, Weapon, file, f"weapon {item.get('name')}"), file)
        for item in document.get("ship", []):
            where = f"ship {item.get('faction')} {item.get('class')}"
            self.add_ship(convert(item, Ship, file, where), file, where)

    def note(self, key: str, row: Sourced) -> None:
        """Remember where an item's figures come from."""
        self.sources[key] = {"source": row.source, "note": row.note}

    def set_chart(self, chart: Chart, file: str) -> None:
        """The six boxes as bits."""
        for index, letter in enumerate(names.IMPULSES):
            numbers: list[int] = getattr(chart, letter)
            if any(not 1 <= number <= 6 for number in numbers):
                raise fault(file, f"chart {letter}", "numbers go from 1 to 6")
            self.tables.chart[index] = sum(1 << number for number in numbers)
        self.note("chart", chart)

    def set_critical(self, row: Critical, file: str) -> None:
        """One row of the critical table."""
        if not 2 <= row.roll <= 12:
            raise fault(file, f"critical {row.roll}", "roll: two dice give 2 to 12")
        if row.effect not in names.EFFECTS:
            raise fault(file, f"critical {row.roll}", f"effect: one of {', '.join(names.EFFECTS)}")
        tables = self.tables
        tables.effect[row.roll] = names.EFFECTS.index(row.effect)
        tables.amount[row.roll] = row.amount
        tables.spares_bases[row.roll] = row.spares_bases
        tables.repairable[tables.effect[row.roll]] = row.repairable
        self.note(f"critical {row.roll}", row)

    def add_weapon(self, row: Weapon, file: str) -> None:
        """A weapon, new or replacing one of the same name."""
        tables = self.tables
        where = f"weapon {row.name}"
        damage = [0] * 64
        reach = 0
        if row.kind == "missile":
            if not 1 <= row.reach <= 7 or row.damage < 1:
                raise fault(file, where, "reach: a missile needs a reach of 1 to 7 and a damage")
            reach = sum(1 << away for away in range(1, row.reach + 1))
            damage = [row.damage] * 64
        for away, cells in row.table.items():
            if not away.isdigit() or not 1 <= int(away) <= 7 or len(cells) != 6:
                raise fault(file, where, f"table.{away}: a range of 1 to 7 with six numbers")
            reach |= 1 << int(away)
            for die, points in enumerate(cells, 1):
                damage[8 * int(away) + die] = points
        if not reach:
            raise fault(file, where, "table: at least one range")
        if row.name in tables.weapon_names:
            weapon = tables.weapon_names.index(row.name)
            tables.damage[64 * weapon : 64 * weapon + 64] = damage
        else:
            weapon = len(tables.weapon_names)
            tables.weapon_names.append(row.name)
            tables.weapon_kind.append(0)
            tables.reach.append(0)
            tables.farthest.append(0)
            tables.damage.extend(damage)
        tables.weapon_kind[weapon] = names.WEAPON_KINDS.index(row.kind)
        tables.reach[weapon] = reach
        tables.farthest[weapon] = reach.bit_length() - 1
        self.note(where, row)

    def add_ship(self, row: Ship, file: str, where: str) -> None:
        """A ship class, new or replacing one of the same faction and class."""
        tables = self.tables
        faction = names.FACTIONS.index(row.faction)
        kind = tables.kind_of(faction, row.code)
        if kind < 0:
            kind = len(tables.code)
            tables.code.append(row.code)
            tables.names.append(row.names)
            for numbers, width in self.ship_columns():
                numbers.extend([0] * width)
        tables.code[kind] = row.code
        tables.names[kind] = row.names
        tables.faction[kind] = faction
        tables.role[kind] = names.ROLES.index(row.role)
        tables.cost[kind] = row.cost
        tables.explosion[kind] = row.explosion
        tables.battery[kind] = row.battery
        tables.afterburners[kind] = row.afterburners
        tables.fighters[kind] = row.fighters
        tables.squadrons[kind] = row.squadrons
        if row.role == "fighter" and row.fighters != GROUPS:
            raise fault(file, where, f"fighters: a squadron is {GROUPS} fighters")
        self.set_curve(kind, row, file, where)
        self.set_hull(kind, row, file, where)
        boxes = row.shields
        tables.shields[4 * kind : 4 * kind + 4] = [boxes.front, boxes.right, boxes.left, boxes.rear]
        self.set_groups(kind, row, file, where)
        self.note(where, row)

    def ship_columns(self) -> list[tuple[Any, int]]:
        """The columns that every ship class has, and how wide they are."""
        tables = self.tables
        one = (tables.faction, tables.role, tables.cost, tables.explosion, tables.start_speed, tables.hull)
        more = (tables.battery, tables.afterburners, tables.fighters, tables.squadrons, tables.groups)
        bars = (tables.weapon, tables.weapons, tables.arcs, tables.red, tables.yellow)
        return [
            *[(column, 1) for column in (*one, *more)],
            *[(column, 8) for column in (tables.row_power, tables.row_radius)],
            *[(column, 16) for column in (tables.modifier, tables.critical)],
            *[(column, GROUPS) for column in bars],
            (tables.shields, 4),
        ]

    def set_curve(self, kind: int, row: Ship, file: str, where: str) -> None:
        """The rows of the power curve, by speed."""
        tables = self.tables
        for speed in range(8):
            tables.row_power[8 * kind + speed] = -1
            tables.row_radius[8 * kind + speed] = 0
        for text in row.curve:
            numbers = text.split("-")
            if len(numbers) != (2 if row.role == "base" else 3) or not all(part.isdigit() for part in numbers):
                raise fault(file, where, f"curve: {text!r} is not power-speed-radius (bases: power-speed)")
            power, speed = int(numbers[0]), int(numbers[1])
            if power > 6 or speed > 6:
                raise fault(file, where, f"curve: {text!r}: power and speed go to 6")
            tables.row_power[8 * kind + speed] = power
            tables.row_radius[8 * kind + speed] = int(numbers[2]) if len(numbers) == 3 else 0
        if tables.row_power[8 * kind + row.start] < 0:
            raise fault(file, where, f"start: the curve has no speed {row.start}")
        tables.start_speed[kind] = row.start

    def set_hull(self, kind: int, row: Ship, file: str, where: str) -> None:
        """Hull boxes: the modifier that shows while a box is the leftmost unmarked one, and critical boxes."""
        tables = self.tables
        boxes = row.hull.split()
        if not 1 <= len(boxes) <= 15:
            raise fault(file, where, "hull: 1 to 15 boxes such as '0 0 -1* -1'")
        tables.hull[kind] = len(boxes)
        for index in range(16):
            tables.modifier[16 * kind + index] = 0
            tables.critical[16 * kind + index] = False
        for index, box in enumerate(boxes):
            try:
                tables.modifier[16 * kind + index] = int(box.rstrip("*"))
            except ValueError:
                raise fault(file, where, f"hull: {box!r} is not a modifier, with or without a star") from None
            tables.critical[16 * kind + index] = box.endswith("*")

    def set_groups(self, kind: int, row: Ship, file: str, where: str) -> None:
        """Weapon groups with arcs as bits."""
        tables = self.tables
        if len(row.group) > GROUPS:
            raise fault(file, where, f"group: a ship has at most {GROUPS} weapon groups")
        tables.groups[kind] = len(row.group)
        for index in range(GROUPS):
            tables.weapon[GROUPS * kind + index] = -1
        for index, group in enumerate(row.group):
            own = GROUPS * kind + index
            if group.weapon not in tables.weapon_names:
                known = ", ".join(tables.weapon_names)
                raise fault(file, where, f"group.weapon: no weapon {group.weapon!r}; there are {known}")
            if not group.arcs or any(letter not in ARC_LETTERS for letter in group.arcs):
                raise fault(file, where, f"group.arcs: letters of {ARC_LETTERS}, not {group.arcs!r}")
            tables.weapon[own] = tables.weapon_names.index(group.weapon)
            tables.weapons[own] = group.count
            tables.arcs[own] = sum(1 << ARC_LETTERS.index(letter) for letter in group.arcs)
            tables.red[own] = group.red
            tables.yellow[own] = group.yellow

    # Scenarios

    def add_scenario(self, row: ScenarioFile, file: str) -> None:
        """A scenario, new or replacing one of the same name."""
        faults: list[ContentError] = []
        scenario = self.build_scenario(row, file, faults)
        if faults:
            raise faults[0]
        self.scenarios[row.name] = scenario
        self.note(f"scenario {row.name}", row)

    def build_scenario(self, row: ScenarioFile, file: str, faults: list[ContentError]) -> Scenario:
        """The scenario that a file describes; what is wrong with it is added to the faults."""
        scenario = Scenario(row.name)
        scenario.number = row.number
        scenario.titles = row.title
        scenario.texts = row.text
        scenario.source, scenario.note = row.source, row.note
        scenario.advanced = row.advanced
        if not 1 <= row.rounds <= 30:
            faults.append(fault(file, "rounds", "1 to 30 rounds"))
        scenario.rounds = row.rounds
        scenario.initiative = names.FACTIONS.index(row.initiative)
        scenario.floating = row.floating
        scenario.late_drives = row.late_drives
        scenario.exit_seat = names.FACTIONS.index(row.exit) if row.exit else -1
        scenario.cap = names.DEGREES.index(row.cap)
        scenario.limit_winner = names.FACTIONS.index(row.limit_winner) if row.limit_winner else -1
        for seat, side in enumerate(names.FACTIONS):
            try:
                scenario.zones[seat] = area(row.zones.get(side, default_zone(seat)), file, f"zones.{side}")
                entries = area(row.entries.get(side, []), file, f"entries.{side}")
                scenario.entries[seat] = entries or scenario.zones[seat]
                if side in row.facings:
                    scenario.facings[seat] = [facing(text, file, f"facings.{side}") for text in row.facings[side]]
            except ContentError as error:
                faults.append(error)
        for entry in row.terrain:
            for text in entry.at:
                try:
                    scenario.terrain.append((place(text, file, "terrain"), names.TERRAINS.index(entry.kind)))
                except ContentError as error:
                    faults.append(error)
        taken: set[tuple[int, int]] = set()
        for item in row.unit:
            try:
                self.add_unit(scenario, item, taken, file)
            except ContentError as error:
                faults.append(error)
        for side in names.FACTIONS:
            if not any(item.side == side for item in row.unit):
                faults.append(fault(file, "unit", f"the {side} side has no units"))
        for goals, entries_of, where in ((scenario.goals, row.goal, "goal"), (scenario.finals, row.final, "final")):
            for goal in entries_of:
                try:
                    goals.append(goal_of(scenario, goal, file, where))
                except ContentError as error:
                    faults.append(error)
        try:
            self.check_squadrons(scenario, file)
        except ContentError as error:
            faults.append(error)
        return scenario

    def own_scenario(self, text: str, file: str) -> Scenario:
        """The scenario in a text that is no part of the content, or a ContentError with the first fault."""
        faults: list[ContentError] = []
        scenario = self.build_scenario(convert(parse(text, file), ScenarioFile, file, ""), file, faults)
        if faults:
            raise faults[0]
        return scenario

    def scenario_faults(self, text: str) -> list[str]:
        """Everything that is wrong with the text of a scenario, each line with its key first."""
        faults: list[ContentError] = []
        try:
            self.build_scenario(convert(parse(text, "scenario"), ScenarioFile, "scenario", ""), "scenario", faults)
        except ContentError as error:
            faults.append(error)
        return [str(found).removeprefix("scenario: ") for found in faults]

    def add_unit(self, scenario: Scenario, item: UnitEntry, taken: set[tuple[int, int]], file: str) -> None:
        """One unit of a scenario."""
        where = f"unit {item.name}"
        seat = names.FACTIONS.index(item.side)
        kind = self.tables.kind_of(seat, item.code)
        if kind < 0:
            raise fault(file, where, f"class: the {item.side} side has no {item.code!r}")
        if scenario.count[seat] == SLOTS:
            raise fault(file, where, f"a side has at most {SLOTS} units")
        if item.name in scenario.names:
            raise fault(file, where, "name: two units have it")
        unit = scenario.add(seat, kind, item.name)
        scenario.arrives[unit] = item.arrives
        if item.arrives <= 1:
            scenario.start[unit] = place(item.at, file, f"{where}: at")
            if (seat, scenario.start[unit]) in taken:
                raise fault(file, where, f"at: another {item.side} unit starts in {item.at}")
            taken.add((seat, scenario.start[unit]))
        scenario.start_facing[unit] = facing(item.facing or FACINGS[scenario.facings[seat][0]], file, where)
        scenario.start_speed[unit] = item.speed
        if item.speed and self.tables.row_power[8 * kind + item.speed] < 0:
            raise fault(file, where, f"speed: {item.code} has no speed {item.speed}")
        if not 0 <= item.hull_lost < self.tables.hull[kind]:
            raise fault(file, where, f"hull_lost: {item.code} has {self.tables.hull[kind]} hull boxes")
        scenario.hull_lost[unit] = item.hull_lost
        scenario.uncharged[unit] = [group - 1 for group in item.uncharged]
        scenario.spared[unit] = item.spared
        if item.may_dock:
            scenario.docking.append(unit)
        if item.may_land:
            scenario.landing.append(unit)

    def check_squadrons(self, scenario: Scenario, file: str) -> None:
        """Fighters come with carriers or bases, four squadrons each (talon:12.1.1b, talon:12.2.1a)."""
        message = squadron_fault(self.tables, [scenario.kind[unit] for unit in scenario.units(0) + scenario.units(1)])
        if message:
            raise fault(file, "unit", message)


def squadron_fault(tables: Tables, kinds: list[int]) -> str:
    """What is wrong with the number of squadrons of a force, or nothing (talon:12.1.1b, talon:12.2.1a)."""
    squadrons = sum(1 for kind in kinds if tables.role[kind] == names.FIGHTER)
    room = sum(tables.squadrons[kind] for kind in kinds)
    if squadrons > room:
        return f"{squadrons} squadrons need carriers or bases for them; there is room for {room}"
    return ""


def default_zone(seat: int) -> list[str]:
    """Two rows on the side's own edge of the map, with seven empty rows between the sides."""
    return ["e10:t11"] if seat == 0 else ["e1:t2"]


def place(text: str, file: str, where: str) -> int:
    """A hex by its name."""
    if text not in HEX_BY_NAME:
        raise fault(file, where, f"{text!r} is not a hex; they go from a1 to x12")
    return HEX_BY_NAME[text]


def facing(text: str, file: str, where: str) -> int:
    """A facing by its name."""
    if text not in FACINGS:
        raise fault(file, where, f"facing: {text!r} is not one of {', '.join(FACINGS)}")
    return FACINGS.index(text)


def area(texts: list[str], file: str, where: str) -> list[int]:
    """Hexes by name and by rectangles such as `e1:t2`."""
    found: list[int] = []
    for text in texts:
        first, _, last = text.partition(":")
        place(first, file, where)
        place(last or first, file, where)
        last = last or first
        for row in range(int(first[1:]), int(last[1:]) + 1):
            for column in range(ord(first[0]), ord(last[0]) + 1):
                found.append(HEX_BY_NAME[f"{chr(column)}{row}"])
    return found


def goal_of(scenario: Scenario, entry: GoalEntry, file: str, where: str) -> Goal:
    """A goal with its units as numbers."""
    units = []
    for name in entry.units:
        if name not in scenario.names:
            raise fault(file, where, f"units: nobody is called {name!r}")
        units.append(scenario.names.index(name))
    need = entry.need or len(units)
    degree = names.DEGREES.index(entry.degree) if entry.degree else 0
    winner = names.FACTIONS.index(entry.winner)
    return Goal(names.STATUSES.index(entry.when), units, need, winner, degree, entry.reason)


def load_content(pack: str | None = None) -> Content:
    """The game's own content, with the files of a pack laid over it."""
    content = Content()
    own = files("orrery.games.talon").joinpath("content")
    for name in ("rules.toml", "weapons.toml", "ships.toml"):
        content.read(own.joinpath(name).read_text(encoding="utf-8"), name)
    scenarios = sorted(own.joinpath("scenarios").iterdir(), key=lambda path: path.name)
    for path in scenarios:
        if path.name.endswith(".toml"):
            content.read(path.read_text(encoding="utf-8"), path.name)
    if pack is not None:
        folder = Path(pack)
        found = sorted(folder.rglob("*.toml"))
        if not found:
            raise fault(pack, "", "a content pack is a folder with TOML files; there is none")
        for file in sorted(found, key=lambda path: (is_scenario(path), str(path))):
            content.read(file.read_text(encoding="utf-8"), str(file))
    return content


def is_scenario(path: Path) -> bool:
    """Whether a file is a scenario; those are read last, after ships and weapons."""
    return "\ntitle" in "\n" + path.read_text(encoding="utf-8")


def check_scenario(path: str, pack: str | None = None) -> Scenario:
    """The scenario in a file, or a ContentError that says what is wrong with it."""
    content = load_content(pack)
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise fault(path, "", f"cannot be read as UTF-8 text: {error}") from error
    return content.own_scenario(text, path)
