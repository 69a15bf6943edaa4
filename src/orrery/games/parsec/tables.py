"""The content as plain tables of numbers, which the rules read."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

from orrery.games.parsec.operations import Operation
from orrery.kernel import table

# What numbers stand for.
Seat: TypeAlias = i64
Unit: TypeAlias = i64
#: A kind of unit.
Kind: TypeAlias = i64
Resource: TypeAlias = i64
Card: TypeAlias = i64

TITANIUM: Final = 0
ENERGY: Final = 1
GOLD: Final = 2
RESOURCES: Final = ("titanium", "energy", "gold")

COLONY: Final = 0
CARGO: Final = 1
FIGHTER: Final = 2
TRANSPORT: Final = 3
CRUISER: Final = 4
EVENT: Final = 5
KINDS: Final[tuple[str, str, str, str, str]] = ("colony", "cargo", "fighter", "transport", "cruiser")
KIND_NAMES: Final = {name: kind for kind, name in enumerate(KINDS)}
#: Kinds of unit as bits, by the names that operations use.
UNITS: Final = {
    **{name: 1 << kind for kind, name in enumerate(KINDS)},
    "small": 1 << CARGO | 1 << FIGHTER,
    "large": 1 << TRANSPORT | 1 << CRUISER,
    "military": 1 << FIGHTER | 1 << TRANSPORT | 1 << CRUISER,
    "vessels": 1 << CARGO | 1 << FIGHTER | 1 << TRANSPORT | 1 << CRUISER,
    "event": 1 << EVENT,
}

#: Places for pieces in one colour's set: the first place of each kind, and how many there are in all.
FIRST: Final = (0, 10, 20, 30, 38, 46)
PIECES: Final = 46
MAX_SEATS: Final = 6
MAX_CARDS: Final = 64
KIND_OF_PIECE: Final = [kind for kind in range(5) for _ in range(FIRST[kind + 1] - FIRST[kind])]
#: Kind, owner and place in the set of every unit at the largest table.
KIND: Final = table(KIND_OF_PIECE * MAX_SEATS)
OWNER: Final = table([seat for seat in range(MAX_SEATS) for _ in range(PIECES)])
PIECE: Final = table([piece for _ in range(MAX_SEATS) for piece in range(PIECES)])

ATTACK: Final = 0
DEFENCE: Final = 1
RANGE: Final = 2
MOVE: Final = 3
STATS: Final = ("attack", "defence", "range", "move")
STAT_NAMES: Final = {name: stat for stat, name in enumerate(STATS)}

# Places of a table's size: the board, the supply of each resource, the thresholds of victory.
COLUMNS_OF_MODULES: Final = 0
ROWS_OF_MODULES: Final = 1
SUPPLY: Final = 2
MODULES_TO_WIN: Final = 3
COLONIES_TO_WIN: Final = 4
EACH_TO_WIN: Final = 5

# When an event card may be played (parsec:6.2c).
OWN_TURN: Final = 1
OPPONENT_TURN: Final = 2
DECLARED: Final = 4
BEFORE_DICE: Final = 8
AFTER_DICE: Final = 16
EVASION: Final = 32
REPLY: Final = 64

# What an event card is aimed at.
NOTHING: Final = 0
AT_RESOURCE: Final = 1
AT_OPPONENT: Final = 2
AT_MODULE: Final = 3
AT_SPACE: Final = 4
AT_OWN_VESSEL: Final = 5
AT_OWN_WARSHIP: Final = 6
AT_OWN_ENGAGED: Final = 7
AT_ENEMY_VESSEL: Final = 8
AT_OWN_BASE: Final = 9
AT_COLONY_SITE: Final = 10
AT_PLANET: Final = 11
AT_KIND: Final = 12
AT_HEX: Final = 13
AT_BOARD: Final = 14
TARGETS: Final = (
    "none", "resource", "opponent", "module", "space", "own-vessel", "own-warship", "own-engaged", "enemy-vessel",
    "own-base", "colony-site", "planet", "kind", "hex", "board",
)  # fmt: skip

# How long an event lasts: a number of the player's following turns, or one of these.
INSTANT: Final = 0
THIS_TURN: Final = -1
PERMANENT: Final = -2

# What an event may forbid.
NO_TRADE: Final = 1
NO_MOVE: Final = 2
NO_ATTACK: Final = 4
NO_EVASION: Final = 8
NO_EXTRACTION: Final = 16
NO_FIGHT_BETWEEN: Final = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Tables:
    """Units, cards, factions and thresholds by number."""

    def __init__(self) -> None:
        #: Per kind of unit: attack, defence, range, move; cost of titanium, energy, gold; and the rest.
        self.stats: list[list[int]] = []
        self.costs: list[list[int]] = []
        self.small: list[bool] = []
        self.large: list[bool] = []
        self.military: list[bool] = []
        self.limits: list[int] = []
        self.points: list[int] = []
        self.conversion: list[int] = [0, 0, 0]
        self.surcharge: list[int] = [0, 0, 0]
        self.ratio = 3
        self.starting_colonies = 2
        self.starting_resources = 3
        self.starting_events = 1
        self.race_colonies = 4
        self.tokens = 8
        #: What protects a table at which bots sit.
        self.bot_rounds = 0
        self.bot_offers = 0
        #: Per kind of card.
        self.cards = 0
        self.card_names: list[str] = []
        self.copies: list[int] = []
        self.value: list[int] = []
        self.windows: list[int] = []
        self.target: list[int] = []
        self.target_kinds: list[int] = []
        self.duration: list[int] = []
        self.token: list[bool] = []
        self.permanent: list[bool] = []
        #: What it forbids as bits, and whether it changes values of single units.
        self.forbids: list[int] = []
        self.changes_units: list[bool] = []
        #: Whether it lets cargos attack, and the kind of unit that it gives, or -1.
        self.corsairs: list[bool] = []
        self.spawned: list[int] = []
        self.card_operations: list[list[Operation]] = []
        #: Per faction.
        self.factions = 0
        self.faction_names: list[str] = []
        self.faction_operations: list[list[Operation]] = []
        #: Per number of seats, by the places above.
        self.sizes: dict[int, list[int]] = {}
        #: Per module: the planets and asteroids as (q, r, number, first, second resource).
        self.module_names: list[str] = []
        #: Whether hexes on its borders belong to the neighbouring module as well.
        self.shares_borders: list[bool] = []
        self.port = 0
        self.modules: list[list[tuple[int, int, int, int, int]]] = []
        self.docks: list[tuple[int, int]] = []
        self.core: tuple[int, int] = (0, 0)
