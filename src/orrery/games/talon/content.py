"""Content files as read and checked: chart, critical table, weapons, ships and scenarios, with packs laid over them."""

from __future__ import annotations

import hashlib
from importlib.resources import files
from pathlib import Path

from orrery.games.talon.parsing import convert, fault, parse
from orrery.games.talon.scenarios import build_scenario
from orrery.games.talon.schema import Chart, Critical, ScenarioFile, Ship, Weapon
from orrery.games.talon.ships import add_ship, add_weapon, set_chart, set_critical
from orrery.games.talon.tables import Scenario, Tables
from orrery.parts.content import ContentError

#: The tables of a file that is not a scenario.
KEYS = ("chart", "critical", "ship", "weapon")


class Content:
    """The content files as read and checked, and the tables and scenarios made from them."""

    chart: Chart

    def __init__(self, documents: list[tuple[str, str]]) -> None:
        self.criticals: dict[int, Critical] = {}
        self.weapons: dict[str, Weapon] = {}
        self.ships: dict[tuple[str, str], Ship] = {}
        self.scenario_files: dict[str, ScenarioFile] = {}
        self.tables = Tables()
        self.scenarios: dict[str, Scenario] = {}
        digest = hashlib.blake2b(digest_size=8)
        for file, text in documents:
            digest.update(text.encode())
            self.lay_over(file, text)
        self.digest = digest.hexdigest()

    def lay_over(self, file: str, text: str) -> None:
        """Lay one file over what is known so far: items of the same name are replaced, others are added."""
        document = parse(text, file)
        if "unit" in document or "title" in document:
            entry: ScenarioFile = convert(document, ScenarioFile, file, "")
            self.scenarios[entry.name] = sound_scenario(self.tables, entry, file)
            self.scenario_files[entry.name] = entry
            return
        for key in document:
            if key not in KEYS:
                raise fault(file, key, f"unknown key; the keys are {', '.join(KEYS)}")
        if "chart" in document:
            self.chart = convert(document["chart"], Chart, file, "chart")
            set_chart(self.tables, self.chart, file)
        for item in document.get("critical", []):
            critical: Critical = convert(item, Critical, file, f"critical {item.get('roll')}")
            set_critical(self.tables, critical, file)
            self.criticals[critical.roll] = critical
        for item in document.get("weapon", []):
            weapon: Weapon = convert(item, Weapon, file, f"weapon {item.get('name')}")
            add_weapon(self.tables, weapon, file)
            self.weapons[weapon.name] = weapon
        for item in document.get("ship", []):
            where = f"ship {item.get('faction')} {item.get('class')}"
            ship: Ship = convert(item, Ship, file, where)
            add_ship(self.tables, ship, file, where)
            self.ships[ship.faction, ship.code] = ship

    def own_scenario(self, text: str, file: str) -> Scenario:
        """The scenario in a text that is no part of the content, or a ContentError with the first fault."""
        return sound_scenario(self.tables, convert(parse(text, file), ScenarioFile, file, ""), file)

    def scenario_faults(self, text: str) -> list[str]:
        """Everything that is wrong with the text of a scenario, each line with its key first."""
        faults: list[ContentError] = []
        try:
            entry = convert(parse(text, "scenario"), ScenarioFile, "scenario", "")
            build_scenario(self.tables, entry, "scenario", faults)
        except ContentError as error:
            faults.append(error)
        return [str(found).removeprefix("scenario: ") for found in faults]


def sound_scenario(tables: Tables, entry: ScenarioFile, file: str) -> Scenario:
    """The scenario that a file describes, or a ContentError with the first fault."""
    faults: list[ContentError] = []
    scenario = build_scenario(tables, entry, file, faults)
    if faults:
        raise faults[0]
    return scenario


def load_content(pack: str | None = None) -> Content:
    """The game's own content, with the files of a pack laid over it."""
    own = files("orrery.games.talon").joinpath("content")
    scenarios = sorted(own.joinpath("scenarios").iterdir(), key=lambda path: path.name)
    documents = [
        (path.name, path.read_text(encoding="utf-8"))
        for path in [own.joinpath(name) for name in ("rules.toml", "weapons.toml", "ships.toml")] + scenarios
        if path.name.endswith(".toml")
    ]
    if pack is not None:
        found = sorted(Path(pack).rglob("*.toml"))
        if not found:
            raise fault(pack, "", "a content pack is a folder with TOML files; there is none")
        for file in sorted(found, key=lambda path: (is_scenario(path), str(path))):
            documents.append((str(file), file.read_text(encoding="utf-8")))
    return Content(documents)


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
