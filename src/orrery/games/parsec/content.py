"""Content files: typed, checked, and turned into the tables that the rules read."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Any, Literal

import msgspec

from orrery.games.parsec import tables as t
from orrery.games.parsec.grid import COLUMNS, ROWS

Source = Literal["rulebook", "public", "deduced", "reconstructed"]
ResourceName = Literal["titanium", "energy", "gold"]
UnitName = Literal["colony", "cargo", "fighter", "transport", "cruiser"]
UnitsName = Literal[
    "colony", "cargo", "fighter", "transport", "cruiser", "small", "large", "military", "vessels", "event"
]
StatName = Literal["attack", "defence", "range", "move"]
STATS: tuple[str, ...] = ("attack", "defence", "range", "move")
FILES = {
    "units.toml": ("unit", True),
    "rules.toml": ("table", True),
    "modules.toml": ("module", True),
    "factions.toml": ("faction", True),
    "events.toml": ("event", True),
}


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table of a content file in which every key has a meaning."""


class Cost(Strict, kw_only=True):
    """A price in resource cards."""

    titanium: int
    energy: int
    gold: int

    def row(self) -> list[int]:
        """The price in the order of the resources."""
        return [self.titanium, self.energy, self.gold]


class Item(Strict, kw_only=True):
    """Anything with an identity and a provenance; names and texts of the game's own items stand in its locale."""

    id: str
    source: Source
    note: str = ""
    name: dict[str, str] = {}
    text: dict[str, str] = {}


class Unit(Item, kw_only=True):
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


class Op(Strict, kw_only=True):
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


class Faction(Item, kw_only=True):
    """A faction card (parsec:6.1a)."""

    ops: list[Op]


class EventCard(Item, kw_only=True):
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
        "own-base", "colony-site", "planet", "kind",
    ]  # fmt: skip
    duration: str
    ops: list[Op]
    token: bool = False
    kinds: list[UnitName] = []


class Body(Strict, kw_only=True):
    """A planet or an asteroid (parsec:8.1a, parsec:8.2a)."""

    at: tuple[int, int]
    number: int
    resources: list[ResourceName]


class Module(Item, kw_only=True):
    """A board module (parsec:1.1a)."""

    port: bool = False
    core: tuple[int, int] | None = None
    docks: list[tuple[int, int]] = []
    planets: list[Body] = []
    asteroids: list[Body] = []


class Numbers(Strict, kw_only=True):
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
    source: Source


class Table(Strict, kw_only=True):
    """Board, supply and thresholds for a number of seats (parsec:3.1b, parsec:3.2b, parsec:5.1a)."""

    seats: int
    columns: int
    rows: int
    supply: int
    modules_to_win: int
    colonies_to_win: int
    each_to_win: int
    source: Source


class Content:
    """Everything the content files say, checked, with the tables made of it."""

    def __init__(self, documents: dict[str, dict[str, Any]]) -> None:
        self.documents = documents
        self.units = _convert(documents, "units.toml", "unit", list[Unit])
        self.numbers = _convert(documents, "rules.toml", "numbers", Numbers)
        self.tables = _convert(documents, "rules.toml", "table", list[Table])
        self.modules = _convert(documents, "modules.toml", "module", list[Module])
        self.factions = _convert(documents, "factions.toml", "faction", list[Faction])
        self.events = _convert(documents, "events.toml", "event", list[EventCard])
        self.digest = hashlib.blake2b(msgspec.json.encode(documents, order="sorted"), digest_size=8).hexdigest()
        self.made = self._make()

    def _make(self) -> t.Tables:
        made = t.Tables()
        names = [unit.id for unit in self.units]
        if names != list(t.KINDS):
            raise ValueError(f"units.toml: the units are {', '.join(t.KINDS)} in this order, not {', '.join(names)}")
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
            "enemy-vessel", "own-base", "colony-site", "planet", "kind",
        ]  # fmt: skip
        made.cards = len(self.events)
        _demand(made.cards <= t.MAX_CARDS, "events.toml", "the file", "event", f"lists at most {t.MAX_CARDS} kinds")
        durations = {"instant": t.INSTANT, "strike": t.INSTANT, "turn": t.THIS_TURN, "permanent": t.PERMANENT}
        for card in self.events:
            _demand(0 < card.copies < 100, "events.toml", card.id, "copies", "is from 1 to 99")
            numeric = card.duration.isdigit() and 0 < int(card.duration) < 100
            known = card.duration in durations or numeric
            _demand(known, "events.toml", card.id, "duration", f"is a number of turns or {', '.join(durations)}")
            mask = 0
            for window in card.windows:
                mask |= windows[window]
            made.copies.append(card.copies)
            made.value.append(self.numbers.resale[card.rarity])
            made.windows.append(mask)
            made.target.append(targets.index(card.target))
            made.target_kinds.append(sum(1 << t.KINDS.index(kind) for kind in card.kinds))
            made.duration.append(int(card.duration) if numeric else durations[card.duration])
            made.token.append(card.token)
            made.permanent.append(card.duration == "permanent")
            made.card_ops.append([_op(op, "events.toml", card.id) for op in card.ops])

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
        raise ValueError(f"{file}: {item}: {key} {what}")


def _convert(documents: dict[str, dict[str, Any]], file: str, key: str, kind: Any) -> Any:
    rows = documents[file].get(key)
    if isinstance(rows, list):
        (row_kind,) = kind.__args__
        return [_row(row, row_kind, file) for row in rows]
    return _row(rows, kind, file)


def _row(row: Any, kind: Any, file: str) -> Any:
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as error:
        name = row.get("id", row.get("seats", "numbers")) if isinstance(row, dict) else row
        raise ValueError(f"{file}: {name}: {error}") from error


def read_documents(folder: Path) -> dict[str, dict[str, Any]]:
    """The content files of a folder, parsed."""
    documents: dict[str, dict[str, Any]] = {}
    for path in sorted(folder.iterdir()):
        if path.suffix != ".toml":
            continue
        if path.name not in FILES:
            raise ValueError(f"{path.name}: no such content file; a pack may have {', '.join(FILES)}")
        try:
            documents[path.name] = tomllib.loads(path.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise ValueError(f"{path.name}: {error}") from error
    return documents


def overlay(base: dict[str, dict[str, Any]], pack: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Base content with a pack laid over it: an item of the same id takes the pack's keys, others are added."""
    result: dict[str, dict[str, Any]] = {}
    for file, (key, _) in FILES.items():
        own = base[file]
        given = pack.get(file, {})
        for name in given:
            if name not in (key, "numbers") or (name == "numbers" and file != "rules.toml"):
                raise ValueError(f"{file}: unknown key {name!r}; it holds [[{key}]]")
        identity = "seats" if key == "table" else "id"
        rows = [dict(row) for row in own[key]]
        for row in given.get(key, []):
            if identity not in row:
                raise ValueError(f"{file}: a {key} needs the key {identity!r}")
            same = [old for old in rows if old[identity] == row[identity]]
            if same:
                same[0].update(row)
            else:
                rows.append(dict(row))
        result[file] = {**own, key: rows}
        if "numbers" in given:
            result[file]["numbers"] = {**own["numbers"], **given["numbers"]}
    return result


def load_content(folder: Path, pack: Path | None = None) -> Content:
    """The content of a folder, with a pack laid over it if one is given."""
    documents = read_documents(folder)
    if pack is not None:
        if not pack.is_dir():
            raise ValueError(f"there is no content pack at {pack}: give the folder that holds its TOML files")
        documents = overlay(documents, read_documents(pack))
    return Content(documents)
