"""Content files as read and checked: chart, critical table, weapons, ships and scenarios, with packs applied."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from orrery.games.talon.scenarios import build_scenario
from orrery.games.talon.schema import Critical, RulesFile, ScenarioFile, Ship, ShipsFile, Weapon, WeaponsFile
from orrery.games.talon.ships import add_ship, add_weapon, set_chart, set_critical
from orrery.games.talon.tables import Scenario, Tables
from orrery.parts.content import ContentError, ContentFiles, ContentFolder, fault
from orrery.parts.content.sources import parse

FOLDER = ContentFolder(
    "orrery.games.talon",
    {"critical": ("roll",), "weapon": ("name",), "ship": ("faction", "class"), "scenarios": ("name",)},
    {"rules.toml": RulesFile, "ships.toml": ShipsFile, "weapons.toml": WeaponsFile, "scenarios": ScenarioFile},
)


class Content:
    """The content files as read and checked, and the tables and scenarios made from them."""

    def __init__(self, files: ContentFiles) -> None:
        self.files = files
        self.digest = FOLDER.recorded(files.digest())
        self.tables = Tables()
        rules = files.load("rules.toml", RulesFile)
        self.chart = rules.chart
        set_chart(self.tables, rules.chart, files.origin("rules.toml", ("chart",)))
        self.criticals: dict[int, Critical] = {row.roll: row for row in rules.critical}
        if len(self.criticals) != 11:
            raise fault(files.origin("rules.toml"), "", "critical", "one for each roll from 2 to 12")
        for row in rules.critical:
            set_critical(self.tables, row)
        self.weapons: dict[str, Weapon] = {}
        for place, weapon in enumerate(files.load("weapons.toml", WeaponsFile).weapon):
            add_weapon(self.tables, weapon, files.origin("weapons.toml", ("weapon", place)))
            self.weapons[weapon.name] = weapon
        self.ships: dict[tuple[str, str], Ship] = {}
        for place, ship in enumerate(files.load("ships.toml", ShipsFile).ship):
            add_ship(self.tables, ship, files.origin("ships.toml", ("ship", place)))
            self.ships[ship.faction, ship.code] = ship
        self.scenario_files: dict[str, ScenarioFile] = {}
        self.scenarios: dict[str, Scenario] = {}
        for name in files.names("scenarios"):
            entry = files.load(name, ScenarioFile)
            if entry.name in self.scenarios:
                raise fault(files.origin(name), "", "name", f"another scenario is called {entry.name!r}")
            self.scenarios[entry.name] = sound_scenario(self.tables, entry, files.origin(name))
            self.scenario_files[entry.name] = entry

    def own_scenario(self, text: str, file: str) -> Scenario:
        """The scenario in a text that is no part of the content, or a ContentError with the first fault."""
        return sound_scenario(self.tables, written_scenario(text, file), file)

    def scenario_faults(self, text: str) -> list[str]:
        """Everything that is wrong with the text of a scenario, each line with its key first."""
        faults: list[ContentError] = []
        try:
            build_scenario(self.tables, written_scenario(text, "scenario"), "scenario", faults)
        except ContentError as error:
            faults.append(error)
        return [str(found).removeprefix("scenario: ") for found in faults]


def written_scenario(text: str, file: str) -> ScenarioFile:
    """The scenario file in a text."""
    documents: dict[str, dict[str, Any]] = {file: parse(text, file)}
    return ContentFiles.of(documents, label="").load(file, ScenarioFile)


def sound_scenario(tables: Tables, entry: ScenarioFile, file: str) -> Scenario:
    """The scenario that a file describes, or a ContentError with the first fault."""
    faults: list[ContentError] = []
    scenario = build_scenario(tables, entry, file, faults)
    if faults:
        raise faults[0]
    return scenario


def load_content(pack: str | None = None) -> Content:
    """The game's own content, with a pack applied."""
    return Content(FOLDER.files(pack))


def check_scenario(path: str, pack: str | None = None) -> Scenario:
    """The scenario in a file, or a ContentError that says what is wrong with it."""
    content = load_content(pack)
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise fault(path, "", "", f"cannot be read as UTF-8 text: {error}") from error
    return content.own_scenario(text, path)
