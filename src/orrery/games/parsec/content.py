"""Content files: typed, checked, and turned into the tables that the rules read."""

from __future__ import annotations

from typing import Literal

import msgspec

from orrery.games.parsec import tables as t
from orrery.games.parsec.grid import COLUMNS, ROWS
from orrery.parts.content import ContentError, ContentFiles, Folder, Sourced

ResourceName = Literal["titanium", "energy", "gold"]
UnitName = Literal["colony", "cargo", "fighter", "transport", "cruiser"]
UnitsName = Literal[
    "colony", "cargo", "fighter", "transport", "cruiser", "small", "large", "military", "vessels", "event"
]
StatName = Literal["attack", "defence", "range", "move"]
STATS: tuple[str, ...] = ("attack", "defence", "range", "move")


class Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of a content file in which every key has a meaning."""


class Cost(Strict, frozen=True, kw_only=True):
    """A price in resource cards."""

    titanium: int
    energy: int
    gold: int

    def row(self) -> list[int]:
        """The price in the order of the resources."""
        return [self.titanium, self.energy, self.gold]


class Item(Sourced, frozen=True, kw_only=True):
    """Anything with an identity; names and texts of the game's own items stand in its locale, a pack brings its own."""

    id: str
    name: dict[str, str] = msgspec.field(default_factory=dict)
    text: dict[str, str] = msgspec.field(default_factory=dict)


class Unit(Item, frozen=True, kw_only=True):
    """A kind of unit (parsec:4a)."""

    cost: Cost
    attack: int
    defence: int
    range: int
    move: int
    size: Literal["structure", "small", "large"]
    military: bool
    limit: int
    points: int


class Op(Strict, frozen=True, kw_only=True):
    """One typed operation of a card or a faction; which keys count depends on `op`."""

    op: Literal[
        "stat", "cost", "ratio", "resale", "transit", "draw", "plunder", "bounty", "scout", "treaty",
        "asteroid-yield", "planet-yield", "roll-yield", "exchanges", "roll", "gain", "spy", "steal-resource",
        "steal-event", "spawn", "destroy", "jump", "forbid", "corsairs", "cancel", "block", "seize",
    ]  # fmt: skip
    units: UnitsName | None = None
    unit: UnitName | None = None
    stat: StatName | None = None
    delta: int = 0
    floor: int = 0
    amount: int = 0
    titanium: int = 0
    energy: int = 0
    gold: int = 0
    side: Literal["attack", "defence"] | None = None
    save: int = 0
    radius: int = 0
    spare: Literal["nothing", "colony-hexes"] = "nothing"
    what: Literal["trade", "move", "attack", "evade", "extract", "pair", "event"] | None = None


class Faction(Item, frozen=True, kw_only=True):
    """A faction card (parsec:6.1a)."""

    ops: list[Op]


class EventCard(Item, frozen=True, kw_only=True):
    """A kind of event card (parsec:6.2j)."""

    category: Literal["natural", "strategic", "bonus", "permanent"]
    rarity: Literal["violet", "red", "yellow", "green"]
    set: str
    copies: int
    windows: list[
        Literal["own", "opponent-turn", "attack-declared", "before-dice", "after-dice", "evasion", "event-played"]
    ]
    target: Literal[
        "none", "resource", "opponent", "module", "space", "own-vessel", "own-warship", "own-engaged", "enemy-vessel",
        "own-base", "colony-site", "planet", "kind", "hex",
    ]  # fmt: skip
    duration: str
    ops: list[Op]
    token: bool = False
    kinds: list[UnitName] = msgspec.field(default_factory=list)


class Body(Strict, frozen=True, kw_only=True):
    """A planet or an asteroid (parsec:8.1a, parsec:8.2a)."""

    at: tuple[int, int]
    number: int
    resources: list[ResourceName]


class Module(Item, frozen=True, kw_only=True):
    """A board module (parsec:1.1a)."""

    port: bool = False
    core: tuple[int, int] | None = None
    docks: list[tuple[int, int]] = msgspec.field(default_factory=list)
    planets: list[Body] = msgspec.field(default_factory=list)
    asteroids: list[Body] = msgspec.field(default_factory=list)


class Numbers(Sourced, frozen=True, kw_only=True):
    """The numbers of the rulebook that belong to no unit and no card."""

    event_price: Cost
    conversion_price: Cost
    aboard_surcharge: Cost
    port_ratio: int
    starting_colonies: int
    starting_resources: int
    starting_events: int
    race_colonies: int
    tokens: int
    resale: dict[Literal["violet", "red", "yellow", "green"], int]


class Table(Sourced, frozen=True, kw_only=True):
    """Board, supply and thresholds for a number of seats (parsec:3.1b, parsec:3.2b, parsec:5.1a)."""

    id: str
    seats: int
    columns: int
    rows: int
    supply: int
    modules_to_win: int
    colonies_to_win: int
    each_to_win: int


class UnitsFile(Strict, frozen=True, kw_only=True):
    """units.toml"""

    unit: list[Unit]


class RulesFile(Strict, frozen=True, kw_only=True):
    """rules.toml"""

    numbers: Numbers
    table: list[Table]


class ModulesFile(Strict, frozen=True, kw_only=True):
    """modules.toml"""

    module: list[Module]


class FactionsFile(Strict, frozen=True, kw_only=True):
    """factions.toml"""

    faction: list[Faction]


class EventsFile(Strict, frozen=True, kw_only=True):
    """events.toml; a pack may add copies of known cards."""

    event: list[EventCard]
    more_copies: dict[str, int] = msgspec.field(default_factory=dict)


class Content:
    """Everything the content files say, checked, with the tables made of it."""

    def __init__(self, folder: Folder, pack: Folder | None = None) -> None:
        files = ContentFiles(folder, pack)
        self.units = files.load("units.toml", UnitsFile).unit
        rules = files.load("rules.toml", RulesFile)
        self.numbers = rules.numbers
        self.tables = rules.table
        self.modules = files.load("modules.toml", ModulesFile).module
        self.factions = files.load("factions.toml", FactionsFile).faction
        events = files.load("events.toml", EventsFile)
        self.events = events.event
        self.more_copies = events.more_copies
        self.digest = files.digest()
        self.made = self._make()

    def _make(self) -> t.Tables:
        made = t.Tables()
        names = [unit.id for unit in self.units]
        if names != list(t.KINDS):
            raise ContentError(f"units.toml: the units are {', '.join(t.KINDS)} in this order, not {', '.join(names)}")
        for kind, unit in enumerate(self.units):
            places = t.FIRST[kind + 1] - t.FIRST[kind]
            _demand(0 < unit.limit <= places, "units.toml", unit.id, "limit", f"is from 1 to {places}")
            _demand(0 <= unit.move <= 30, "units.toml", unit.id, "move", "is from 0 to 30")
            made.stats.append([unit.attack, unit.defence, unit.range, unit.move])
            made.costs.append(unit.cost.row())
            made.small.append(unit.size == "small")
            made.large.append(unit.size == "large")
            made.military.append(unit.military)
            made.limits.append(unit.limit)
            made.points.append(unit.points)
        numbers = self.numbers
        made.costs.append(numbers.event_price.row())
        made.conversion = numbers.conversion_price.row()
        made.surcharge = numbers.aboard_surcharge.row()
        made.ratio = numbers.port_ratio
        made.starting_colonies = numbers.starting_colonies
        made.starting_resources = numbers.starting_resources
        made.starting_events = numbers.starting_events
        made.race_colonies = numbers.race_colonies
        made.tokens = numbers.tokens
        self._make_cards(made)
        made.factions = len(self.factions)
        _demand(made.factions <= 60, "factions.toml", "the file", "faction", "lists at most 60 factions")
        for faction in self.factions:
            made.faction_ops.append([_op(op, "factions.toml", faction.id) for op in faction.ops])
        self._make_modules(made)
        for table in self.tables:
            name = f"{table.seats} seats"
            _demand(2 <= table.seats <= t.MAX_SEATS, "rules.toml", name, "seats", f"is from 2 to {t.MAX_SEATS}")
            _demand(1 <= table.columns <= COLUMNS, "rules.toml", name, "columns", f"is from 1 to {COLUMNS}")
            _demand(1 <= table.rows <= ROWS, "rules.toml", name, "rows", f"is from 1 to {ROWS}")
            _demand(0 < table.supply <= 80, "rules.toml", name, "supply", "is from 1 to 80")
            enough = table.columns * table.rows <= len(self.modules)
            _demand(enough, "rules.toml", name, "columns", f"needs {table.columns * table.rows} modules")
            enough = table.seats <= len(self.factions)
            _demand(enough, "rules.toml", name, "seats", f"needs {table.seats} factions")
            planets = sorted(len(module.planets) for module in self.modules if not module.port)
            enough = sum(planets[: table.columns * table.rows - 1]) >= table.seats
            _demand(enough, "rules.toml", name, "seats", "needs a planet for everybody on every board")
            made.tables[table.seats] = [
                table.columns, table.rows, table.supply,
                table.modules_to_win, table.colonies_to_win, table.each_to_win,
            ]  # fmt: skip
        return made

    def _make_cards(self, made: t.Tables) -> None:
        windows = {
            "own": t.OWN_TURN, "opponent-turn": t.OPPONENT_TURN, "attack-declared": t.DECLARED,
            "before-dice": t.BEFORE_DICE, "after-dice": t.AFTER_DICE, "evasion": t.EVASION, "event-played": t.REPLY,
        }  # fmt: skip
        targets = [
            "none", "resource", "opponent", "module", "space", "own-vessel", "own-warship", "own-engaged",
            "enemy-vessel", "own-base", "colony-site", "planet", "kind", "hex",
        ]  # fmt: skip
        made.cards = len(self.events)
        _demand(made.cards <= t.MAX_CARDS, "events.toml", "the file", "event", f"lists at most {t.MAX_CARDS} kinds")
        for name in self.more_copies:
            known = any(card.id == name for card in self.events)
            _demand(known, "events.toml", name, "more_copies", "names a card that there is not")
        durations = {"instant": t.INSTANT, "strike": t.INSTANT, "turn": t.THIS_TURN, "permanent": t.PERMANENT}
        for card in self.events:
            _demand(0 < card.copies < 100, "events.toml", card.id, "copies", "is from 1 to 99")
            numeric = card.duration.isdigit() and 0 < int(card.duration) < 100
            known = card.duration in durations or numeric
            _demand(known, "events.toml", card.id, "duration", f"is a number of turns or {', '.join(durations)}")
            mask = 0
            for window in card.windows:
                mask |= windows[window]
            made.copies.append(card.copies + self.more_copies.get(card.id, 0))
            made.value.append(self.numbers.resale[card.rarity])
            made.windows.append(mask)
            made.target.append(targets.index(card.target))
            made.target_kinds.append(sum(1 << t.KINDS.index(kind) for kind in card.kinds))
            made.duration.append(int(card.duration) if numeric else durations[card.duration])
            made.token.append(card.token)
            made.permanent.append(card.duration == "permanent")
            ops = [_op(op, "events.toml", card.id) for op in card.ops]
            made.forbids.append(sum({op[1] for op in ops if op[0] == t.OP_FORBID}))
            made.stirs.append(any(op[0] == t.OP_CORSAIRS or (op[0] == t.OP_STAT and not op[1]) for op in ops))
            made.card_ops.append(ops)

    def _make_modules(self, made: t.Tables) -> None:
        ports = [place for place, module in enumerate(self.modules) if module.port]
        _demand(len(ports) == 1, "modules.toml", "the file", "port", "marks exactly one module")
        made.port = ports[0]
        port = self.modules[made.port]
        whole = port.core is not None and len(port.docks) == 6
        _demand(whole, "modules.toml", port.id, "docks", "are six, around a core")
        assert port.core is not None
        made.core = port.core
        made.docks = port.docks
        for module in self.modules:
            bodies: list[tuple[int, int, int, int, int]] = []
            for body in [*module.planets, *module.asteroids]:
                wanted = 2 if body in module.planets else 1
                right = len(set(body.resources)) == len(body.resources) == wanted
                _demand(right, "modules.toml", module.id, "resources", f"of {body.at} are {wanted} different ones")
                _demand(1 <= body.number <= 8, "modules.toml", module.id, "number", f"of {body.at} is from 1 to 8")
                kinds = sorted(t.RESOURCES.index(name) for name in body.resources)
                bodies.append((*body.at, body.number, kinds[0], kinds[-1]))
            made.modules.append(bodies)


def _op(op: Op, file: str, item: str) -> tuple[int, int, int, int, int]:
    """An operation as its code and four numbers."""
    masks = {"military": 28, "small": 6, "large": 24, "vessels": 30, "event": 32}
    masks.update({name: 1 << kind for kind, name in enumerate(t.KINDS)})
    units = masks[op.units] if op.units else 0
    match op.op:
        case "stat":
            _demand(op.stat is not None, file, item, "stat", "is missing")
            return (t.OP_STAT, units, STATS.index(op.stat or ""), op.delta, op.floor)
        case "cost":
            _demand(units != 0, file, item, "units", "is missing")
            return (t.OP_COST, units, op.titanium, op.energy, op.gold)
        case "resale" | "corsairs":
            return (t.OP_RESALE if op.op == "resale" else t.OP_CORSAIRS, op.delta, 0, 0, 0)
        case "roll":
            _demand(op.side is not None, file, item, "side", "is missing")
            return (t.OP_ROLL, 0 if op.side == "attack" else 1, op.delta, 0, 0)
        case "spawn":
            _demand(op.unit is not None, file, item, "unit", "is missing")
            return (t.OP_SPAWN, t.KINDS.index(op.unit or ""), 0, 0, 0)
        case "destroy":
            return (t.OP_DESTROY, op.save, op.radius, 1 if op.spare == "colony-hexes" else 0, 0)
        case "forbid":
            forbids = {"trade": 1, "move": 2, "attack": 4, "evade": 8, "extract": 16, "pair": 32}
            _demand(op.what in forbids, file, item, "what", f"is one of {', '.join(forbids)}")
            return (t.OP_FORBID, forbids[op.what or ""], 0, 0, 0)
        case "cancel":
            _demand(op.what in ("attack", "event"), file, item, "what", "is attack or event")
            return (t.OP_CANCEL, 0 if op.what == "attack" else 1, 0, 0, 0)
    plain = {
        "ratio": t.OP_RATIO, "transit": t.OP_TRANSIT, "draw": t.OP_DRAW, "plunder": t.OP_PLUNDER,
        "bounty": t.OP_BOUNTY, "scout": t.OP_SCOUT, "treaty": t.OP_TREATY, "asteroid-yield": t.OP_ASTEROID_YIELD,
        "planet-yield": t.OP_PLANET_YIELD, "roll-yield": t.OP_ROLL_YIELD, "exchanges": t.OP_EXCHANGES,
        "gain": t.OP_GAIN, "spy": t.OP_SPY, "steal-resource": t.OP_STEAL_RESOURCE, "steal-event": t.OP_STEAL_EVENT,
        "jump": t.OP_JUMP, "block": t.OP_BLOCK, "seize": t.OP_SEIZE,
    }  # fmt: skip
    return (plain[op.op], op.amount, 0, 0, 0)


def _demand(truth: bool, file: str, item: str, key: str, what: str) -> None:
    if not truth:
        raise ContentError(f"{file}: {item}: {key} {what}")
