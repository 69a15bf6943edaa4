"""The content file as read and checked, and the tables and wars made from it. Errors name file, item and key."""

from __future__ import annotations

from orrery.games.empire_war import schema
from orrery.games.empire_war.tables import (
    ASTEROIDS,
    BASE,
    BLACK_HOLE,
    COUNTERS,
    FACTIONS,
    HOME,
    NEBULA,
    ROLES,
    SECTORS,
    TERRAINS,
    TRANSPORT,
    WARSHIP,
    Tables,
    War,
    place_of,
)
from orrery.games.talon.content import FOLDER as TALON_FOLDER
from orrery.games.talon.content import Content as TalonContent
from orrery.games.talon.game import GAME as TALON_GAME
from orrery.games.talon.game import Talon
from orrery.games.talon.grid import HEX_BY_NAME
from orrery.games.talon.tables import ROLES as TALON_ROLES
from orrery.games.talon.tables import Tables as TalonTables
from orrery.parts.content import ContentFiles, ContentFolder, content_digest, fault

FILE = "war.toml"
FOLDER = ContentFolder("orrery.games.empire_war", shapes={FILE: schema.WarFile}, within=TALON_FOLDER)


class Content:
    """The content files as read and checked: the war's own, and the Talon of its battles with the others."""

    def __init__(self, files: ContentFiles) -> None:
        self.files = files
        self.file = files.load(FILE, schema.WarFile)
        self.talon = talon_with(files.without(FILE))
        self.digest = f"{content_digest({FILE: files.documents[FILE]})[:16]}{self.talon.content_digest}"
        with files.blaming():
            self.fill()

    def fill(self) -> None:
        """Make the tables and wars."""
        self.tables = make_tables(self.file, self.talon.tables)
        self.sectors = {sector.id: sector for sector in self.file.sector}
        self.wars = {war.id: self.make_war(war) for war in self.file.war}

    def make_war(self, row: schema.War) -> War:
        """The lanes and fleets of a war."""
        war = War(row.id)
        war.turns = row.turns
        war.points = [row.points.terran, row.points.talon]
        if len(set(row.sectors)) < len(row.sectors):
            raise fault(FILE, f"war {row.id!r}", "sectors", "one is named twice")
        for name in row.sectors:
            if name not in self.sectors:
                known = ", ".join(self.sectors)
                raise fault(FILE, f"war {row.id!r}", "sectors", f"no sector has the id {name!r}; allowed: {known}")
            add_lane(war, self.sectors[name])
        for seat, classes in enumerate((row.fleets.terran, row.fleets.talon)):
            war.fleets[seat] = counters_of(self.tables, seat, classes, row.id)
            cost = sum(self.tables.cost[ship] for ship in war.fleets[seat])
            if cost > war.points[seat]:
                what = f"{FACTIONS[seat]} costs {cost} points; at most {war.points[seat]}"
                raise fault(FILE, f"war {row.id!r}", "fleets", what)
        return war


def load_content(pack: str | None = None) -> Content:
    """The built-in content with a pack applied."""
    return Content(FOLDER.files(pack))


def talon_with(files: ContentFiles) -> Talon:
    """Talon with these files; most wars have its own."""
    own = TALON_GAME.files
    return TALON_GAME if own is not None and files.documents == own.documents else Talon(TalonContent(files))


def make_tables(file: schema.WarFile, talon: TalonTables) -> Tables:
    """The tables that the rules read."""
    tables = Tables()
    rules, income = file.rules, file.income
    tables.battle_rounds = rules.battle_rounds
    tables.fleet_cap = rules.fleet_cap
    tables.free_bases = min(rules.free_bases, rules.most_bases)
    tables.free_transports = min(rules.free_transports, rules.most_transports)
    tables.levy = rules.levy
    tables.minimum = rules.minimum
    tables.minimum_at_home = rules.minimum_at_home
    tables.largest_fleet = rules.largest_fleet
    tables.hull_repaired = rules.hull_repaired
    tables.base_repaired = rules.base_repaired
    tables.landing = rules.landing
    tables.planet_worth = rules.planet_worth
    tables.income_home = income.home
    tables.income_zone = income.zone
    tables.income_planet = income.planet
    tables.income_from = income.from_turn
    for number, face in enumerate(file.dice.faces, 1):
        tables.faces[number] = TERRAINS.index(face)
    set_field(tables, file.field)
    for home in file.home:
        tables.home_base[FACTIONS.index(home.id)] = home.base
    for seat in range(2):
        add_counters(tables, talon, seat, rules)
    return tables


def set_field(tables: Tables, field: schema.Field) -> None:
    """The hexes of a battle's map."""
    tables.terrain_hexes[ASTEROIDS] = field.asteroids
    tables.terrain_hexes[NEBULA] = field.nebula
    tables.terrain_hexes[BLACK_HOLE] = field.black_hole
    tables.base_hex = [field.base.terran, field.base.talon]
    tables.planet_hex = [field.planet.terran, field.planet.talon]
    named = field.asteroids + field.nebula + field.black_hole + tables.base_hex + tables.planet_hex
    for name in named:
        if name not in HEX_BY_NAME:
            raise fault(FILE, "", "field", f"{name!r} is not a hex; they go from a1 to x12")


def add_counters(tables: Tables, talon: TalonTables, seat: int, rules: schema.Numbers) -> None:
    """The counters of a side: its warships by their names, then transports and bases, numbered beyond their names."""
    ship = COUNTERS * seat
    for role, most in ((WARSHIP, 0), (TRANSPORT, rules.most_transports), (BASE, rules.most_bases)):
        for kind in range(len(talon.code)):
            if talon.faction[kind] != seat or TALON_ROLES[talon.role[kind]] != ROLES[role]:
                continue
            names = talon.names[kind]
            if role != WARSHIP:
                names = [names[n] if n < len(names) else f"{names[n % len(names)]} {n + 1}" for n in range(most)]
            for name in names:
                if ship == COUNTERS * (seat + 1):
                    raise fault("ships.toml", "", "ship", f"{FACTIONS[seat]} has at most {COUNTERS} counters")
                tables.kind[ship] = kind
                tables.name[ship] = name
                tables.code[ship] = talon.code[kind]
                tables.role[ship] = role
                tables.cost[ship] = talon.cost[kind]
                tables.hull[ship] = talon.hull[kind]
                tables.groups[ship] = talon.groups[kind]
                tables.counters[seat].append(ship)
                if role != WARSHIP:
                    (tables.bases if role == BASE else tables.transports)[seat].append(ship)
                tables.ship_named[name] = ship
                ship += 1


def add_lane(war: War, sector: schema.Sector) -> None:
    """One more lane between the home worlds."""
    lane = SECTORS.index(sector.id) + 1
    war.lanes.append(lane)
    war.titles[lane] = sector.title
    war.last[lane] = len(sector.zones) + 1
    if not 1 <= sector.start <= len(sector.zones):
        raise fault(FILE, f"sector {sector.id!r}", "start", f"1 to {len(sector.zones)}")
    war.start[lane] = sector.start
    for zone, text in enumerate(["home", *sector.zones, "home"]):
        war.zone[place_of(lane, zone)] = TERRAINS.index(text) if text != "home" else HOME


def counters_of(tables: Tables, seat: int, classes: list[str], war: str) -> list[int]:
    """The counters of a list of classes."""
    found: list[int] = []
    for code in classes:
        free = [ship for ship in tables.counters[seat] if tables.code[ship] == code and ship not in found]
        if not free:
            known = ", ".join(sorted({tables.code[ship] for ship in tables.counters[seat]}))
            what = f"{FACTIONS[seat]}: no counter is left for {code!r}; there are {known}"
            raise fault(FILE, f"war {war!r}", "fleets", what)
        found.append(free[0])
    return found
