"""The content as plain tables of numbers, which the rules read."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

TITANIUM, ENERGY, GOLD = 0, 1, 2
RESOURCES = ("titanium", "energy", "gold")

COLONY, CARGO, FIGHTER, TRANSPORT, CRUISER, EVENT = 0, 1, 2, 3, 4, 5
KINDS = ("colony", "cargo", "fighter", "transport", "cruiser")

#: Places for pieces in one colour's set: the first place of each kind, and how many there are in all.
FIRST = (0, 10, 20, 30, 38, 46)
PIECES = 46
MAX_SEATS = 6
MAX_CARDS = 64
KIND_OF_PIECE = [kind for kind in range(5) for _ in range(FIRST[kind + 1] - FIRST[kind])]
#: Kind, owner and place in the set of every unit at the largest table.
KIND = KIND_OF_PIECE * MAX_SEATS
OWNER = [seat for seat in range(MAX_SEATS) for _ in range(PIECES)]
PIECE = [piece for _ in range(MAX_SEATS) for piece in range(PIECES)]

ATTACK, DEFENCE, RANGE, MOVE = 0, 1, 2, 3
STATS = ("attack", "defence", "range", "move")

# Places of a table's size: the board, the supply of each resource, the thresholds of victory.
COLUMNS_OF_MODULES, ROWS_OF_MODULES, SUPPLY, MODULES_TO_WIN, COLONIES_TO_WIN, EACH_TO_WIN = range(6)

# When an event card may be played (parsec:6.2c).
OWN_TURN, OPPONENT_TURN, DECLARED, BEFORE_DICE, AFTER_DICE, EVASION, REPLY = 1, 2, 4, 8, 16, 32, 64

# What an event card is aimed at.
(
    NOTHING,
    AT_RESOURCE,
    AT_OPPONENT,
    AT_MODULE,
    AT_SPACE,
    AT_OWN_VESSEL,
    AT_OWN_WARSHIP,
    AT_OWN_ENGAGED,
    AT_ENEMY_VESSEL,
    AT_OWN_BASE,
    AT_COLONY_SITE,
    AT_PLANET,
    AT_KIND,
    AT_HEX,
    AT_BOARD,
) = range(15)
TARGETS = (
    "none", "resource", "opponent", "module", "space", "own-vessel", "own-warship", "own-engaged", "enemy-vessel",
    "own-base", "colony-site", "planet", "kind", "hex", "board",
)  # fmt: skip

# How long an event lasts: a number of the player's following turns, or one of these.
INSTANT, THIS_TURN, PERMANENT = 0, -1, -2

# What an event card or a faction does; each is followed by its numbers.
(
    OP_STAT,
    OP_COST,
    OP_RATIO,
    OP_RESALE,
    OP_TRANSIT,
    OP_DRAW,
    OP_PLUNDER,
    OP_BOUNTY,
    OP_SCOUT,
    OP_TREATY,
    OP_ASTEROID_YIELD,
    OP_PLANET_YIELD,
    OP_ROLL_YIELD,
    OP_EXCHANGES,
    OP_ROLL,
    OP_GAIN,
    OP_SPY,
    OP_STEAL_RESOURCE,
    OP_STEAL_EVENT,
    OP_SPAWN,
    OP_DESTROY,
    OP_JUMP,
    OP_FORBID,
    OP_CORSAIRS,
    OP_CANCEL,
    OP_BLOCK,
    OP_SEIZE,
) = range(27)

# What an event may forbid.
NO_TRADE, NO_MOVE, NO_ATTACK, NO_EVASION, NO_EXTRACTION, NO_FIGHT_BETWEEN = 1, 2, 4, 8, 16, 32


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
        self.card_ops: list[list[tuple[int, int, int, int, int]]] = []
        #: Per faction.
        self.factions = 0
        self.faction_names: list[str] = []
        self.faction_ops: list[list[tuple[int, int, int, int, int]]] = []
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
