"""The content files, read and checked, and the tables of numbers made of them."""

from __future__ import annotations

from orrery.games.parsec import tables as t
from orrery.games.parsec.flow.conditions import Corsairs, Forbid
from orrery.games.parsec.flow.immediate import Spawn
from orrery.games.parsec.grid import COLUMNS, ROWS, SIDES, cell_at, grid_of
from orrery.games.parsec.schema import (
    EventCard,
    EventsFile,
    FactionsFile,
    Module,
    ModulesFile,
    RulesFile,
    UnitsFile,
)
from orrery.games.parsec.written import compile_operations
from orrery.parts.content import ContentFiles, ContentFolder, fault

FOLDER = ContentFolder(
    "orrery.games.parsec",
    shapes={
        "units.toml": UnitsFile,
        "rules.toml": RulesFile,
        "modules.toml": ModulesFile,
        "factions.toml": FactionsFile,
        "events.toml": EventsFile,
    },
)

WINDOWS = {
    "own": t.OWN_TURN,
    "opponent-turn": t.OPPONENT_TURN,
    "attack-declared": t.DECLARED,
    "before-dice": t.BEFORE_DICE,
    "after-dice": t.AFTER_DICE,
    "evasion": t.EVASION,
    "event-played": t.REPLY,
}
DURATIONS = {"instant": t.INSTANT, "strike": t.INSTANT, "turn": t.THIS_TURN, "permanent": t.PERMANENT}
#: How many copies a deck has of a card: one that is unique, up to four of a common one (parsec:6.2f).
MOST_COPIES = {"violet": 1, "red": 4, "yellow": 4, "green": 4}


class Content:
    """The content files as read, with a pack applied if there is one."""

    def __init__(self, files: ContentFiles) -> None:
        self.files = files
        self.units = files.load("units.toml", UnitsFile).unit
        rules = files.load("rules.toml", RulesFile)
        self.numbers = rules.numbers
        self.bot_limits = rules.bot_limits
        self.sizes = rules.table
        self.modules = files.load("modules.toml", ModulesFile).module
        self.factions = files.load("factions.toml", FactionsFile).faction
        self.events = files.load("events.toml", EventsFile).event
        self.digest = files.digest()
        with files.blaming():
            self.tables = make_tables(self)


def load_content(pack: str | None = None) -> Content:
    """The content of the game, or a ContentError that names file, item and key."""
    return Content(FOLDER.files(pack))


def make_tables(content: Content) -> t.Tables:
    """The content as plain tables of numbers."""
    tables = t.Tables()
    add_units(content, tables)
    numbers = content.numbers
    tables.costs.append(numbers.event_price.row())
    tables.conversion = numbers.conversion_price.row()
    tables.surcharge = numbers.aboard_surcharge.row()
    tables.ratio = numbers.port_ratio
    tables.starting_colonies = numbers.starting_colonies
    tables.starting_resources = numbers.starting_resources
    tables.starting_events = numbers.starting_events
    tables.race_colonies = numbers.race_colonies
    tables.tokens = numbers.tokens
    tables.bot_rounds = content.bot_limits.rounds
    tables.bot_offers = content.bot_limits.offers
    add_cards(content, tables)
    add_factions(content, tables)
    add_modules(content, tables)
    add_sizes(content, tables)
    return tables


def add_units(content: Content, tables: t.Tables) -> None:
    """What every kind of unit costs and can do."""
    names = [unit.id for unit in content.units]
    if names != list(t.KINDS):
        what = f"the units are {', '.join(t.KINDS)} in this order, not {', '.join(names)}"
        raise fault("units.toml", "", "unit", what)
    for kind, unit in enumerate(content.units):
        places = t.FIRST[kind + 1] - t.FIRST[kind]
        demand(0 < unit.limit <= places, "units.toml", f"unit {unit.id!r}", "limit", f"is from 1 to {places}")
        demand(0 <= unit.move <= 30, "units.toml", f"unit {unit.id!r}", "move", "is from 0 to 30")
        tables.stats.append([unit.attack, unit.defence, unit.range, unit.move])
        tables.costs.append(unit.cost.row())
        tables.small.append(unit.size == "small")
        tables.large.append(unit.size == "large")
        tables.military.append(unit.military)
        tables.limits.append(unit.limit)
        tables.points.append(unit.points)


def add_cards(content: Content, tables: t.Tables) -> None:
    """Every kind of event card: copies, value, when it is played, on what, how long, and what it does."""
    tables.cards = len(content.events)
    demand(tables.cards <= t.MAX_CARDS, "events.toml", "", "event", f"lists at most {t.MAX_CARDS} kinds")
    tables.card_names = [card.id for card in content.events]
    for card in content.events:
        most = MOST_COPIES[card.rarity]
        demand(
            0 < card.copies <= most,
            "events.toml",
            f"event {card.id!r}",
            "copies",
            f"is from 1 to {most} if {card.rarity}",
        )
        operations = compile_operations(card.ops, f"events.toml: event {card.id!r}")
        tables.copies.append(card.copies)
        tables.value.append(content.numbers.resale[card.rarity])
        tables.windows.append(sum({WINDOWS[window] for window in card.windows}))
        tables.target.append(t.TARGETS.index(card.target))
        tables.target_kinds.append(sum({t.UNITS[kind] for kind in card.kinds}))
        tables.duration.append(duration_of(card))
        tables.token.append(card.token)
        tables.permanent.append(card.duration == "permanent")
        tables.forbids.append(sum({one.what for one in operations if isinstance(one, Forbid)}))
        tables.changes_units.append(any(one.changes_units() for one in operations))
        tables.corsairs.append(any(isinstance(one, Corsairs) for one in operations))
        tables.spawned.append(next((one.kind for one in operations if isinstance(one, Spawn)), -1))
        tables.card_operations.append(operations)


def duration_of(card: EventCard) -> int:
    """How long an event lasts: a number of turns, or one of the special durations."""
    if card.duration.isdigit() and 0 < int(card.duration) < 100:
        return int(card.duration)
    known = card.duration in DURATIONS
    demand(known, "events.toml", f"event {card.id!r}", "duration", f"is a number of turns or {', '.join(DURATIONS)}")
    return DURATIONS[card.duration]


def add_factions(content: Content, tables: t.Tables) -> None:
    """What every faction changes."""
    tables.factions = len(content.factions)
    demand(tables.factions <= 60, "factions.toml", "", "faction", "lists at most 60 factions")
    tables.faction_names = [faction.id for faction in content.factions]
    for faction in content.factions:
        operations = compile_operations(faction.ops, f"factions.toml: faction {faction.id!r}")
        tables.faction_operations.append(operations)


def add_modules(content: Content, tables: t.Tables) -> None:
    """The planets and asteroids of every module, and the Space Port."""
    ports = [place for place, module in enumerate(content.modules) if module.port]
    demand(len(ports) == 1, "modules.toml", "", "port", "marks exactly one module")
    tables.port = ports[0]
    port = content.modules[tables.port]
    whole = port.core is not None and len(port.docks) == 6
    demand(whole, "modules.toml", f"module {port.id!r}", "docks", "are six, around a core")
    assert port.core is not None
    tables.core = port.core
    tables.docks = port.docks
    tables.module_names = [module.id for module in content.modules]
    for module in content.modules:
        bodies: list[tuple[int, int, int, int, int]] = []
        for body in [*module.planets, *module.asteroids]:
            wanted = 2 if body in module.planets else 1
            right = len(set(body.resources)) == len(body.resources) == wanted
            demand(
                right, "modules.toml", f"module {module.id!r}", "resources", f"of {body.at} are {wanted} different ones"
            )
            demand(
                1 <= body.number <= 8, "modules.toml", f"module {module.id!r}", "number", f"of {body.at} is from 1 to 8"
            )
            kinds = sorted(t.RESOURCES.index(name) for name in body.resources)
            bodies.append((*body.at, body.number, kinds[0], kinds[-1]))
        check_hexes(module)
        tables.modules.append(bodies)
        tables.shares_borders.append(module.shares_borders)


def check_hexes(module: Module) -> None:
    """Refuse planets, asteroids and docks that lie outside their module or upon each other."""
    inside = [cell for cell, owner in enumerate(grid_of(2, 2).first_module) if owner == 0]
    taken: set[int] = set()
    things = [("planets", body.at, True) for body in module.planets]
    things += [("asteroids", body.at, False) for body in module.asteroids]
    things += [("docks", at, False) for at in module.docks]
    things += [("core", module.core, False)] if module.core is not None else []
    for key, at, has_sides in things:
        around = [(at[0] + q, at[1] + r) for q, r in SIDES] if has_sides else []
        for q, r in [at, *around]:
            cell = cell_at(q, r) if -20 < q < 20 and -20 < r < 20 else -1
            item = f"module {module.id!r}"
            demand(cell in inside, "modules.toml", item, key, f"{list(at)} does not lie wholly within the module")
            demand(cell not in taken, "modules.toml", item, key, f"{list(at)} lies upon something else")
            taken.add(cell)


def add_sizes(content: Content, tables: t.Tables) -> None:
    """Board, supply and thresholds for every number of seats."""
    planets = sorted(len(module.planets) for module in content.modules if not module.port)
    for size in content.sizes:
        name = f"table {size.id!r}"
        modules = size.columns * size.rows
        demand(2 <= size.seats <= t.MAX_SEATS, "rules.toml", name, "seats", f"is from 2 to {t.MAX_SEATS}")
        demand(1 <= size.columns <= COLUMNS, "rules.toml", name, "columns", f"is from 1 to {COLUMNS}")
        demand(1 <= size.rows <= ROWS, "rules.toml", name, "rows", f"is from 1 to {ROWS}")
        demand(0 < size.supply <= 80, "rules.toml", name, "supply", "is from 1 to 80")
        demand(modules <= len(content.modules), "rules.toml", name, "columns", f"needs {modules} modules")
        demand(size.seats <= len(content.factions), "rules.toml", name, "seats", f"needs {size.seats} factions")
        enough = sum(planets[: modules - 1]) >= size.seats
        demand(enough, "rules.toml", name, "seats", "needs a planet for everybody on every board")
        tables.sizes[size.seats] = [
            size.columns,
            size.rows,
            size.supply,
            size.modules_to_win,
            size.colonies_to_win,
            size.each_to_win,
        ]


def demand(truth: bool, file: str, item: str, key: str, what: str) -> None:
    """Stop with the file, the item and the key that are wrong."""
    if not truth:
        raise fault(file, item, key, what)
