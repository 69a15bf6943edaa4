"""The position: columns of numbers by unit, hex, seat and card."""

from __future__ import annotations

from array import array
from typing import Annotated, Any, Final

from mypy_extensions import i64, mypyc_attr

from orrery.games.parsec.galaxy import Galaxy, galaxy_of
from orrery.games.parsec.grid import CELLS
from orrery.games.parsec.tables import PIECES, SUPPLY, Tables
from orrery.kernel import ByteColumn, Game, LongColumn, Pile, Rng, SharedColumn, ShortColumn, State, filled
from orrery.kernel.codec import decode_value

NOWHERE: Final = -1
NOT_ABOARD: Final = 255

# What a unit has done this turn.
MOVED: Final = 1
ATTACKED: Final = 2
FRESH: Final = 4
BOARDED: Final = 8
REFUSED: Final = 16

# What fills a hex besides a colony: 0 to 2 small vessels, or one of these; a transport counts its passengers.
CRUISER_HERE: Final = 3
TRANSPORT_HERE: Final = 4
#: No vessel may ever enter this hex.
HOLE: Final = 99

# Places of `clash`, the combat that is going on.
ATTACKER: Final = 0  # fmt: skip
DEFENDER: Final = 1
STRIKER: Final = 2
AIM: Final = 3
FOR_ATTACK: Final = 4
FOR_DEFENCE: Final = 5
ATTACK_DIE: Final = 6
DEFENCE_DIE: Final = 7
STRIKES: Final = 8
ASKED: Final = 9
OVER: Final = 10
LOSS: Final = 11
HAPPENED: Final = 12
JUMP: Final = 13
CLASH: Final = 14

# Places of a record in `lasting`, and its length.
L_CARD: Final = 0
L_SEAT: Final = 1
L_UNTIL: Final = 2
L_TARGET: Final = 3
L_HEX: Final = 4
RECORD: Final = 5

# Traits that a faction may give, as bits.
FREE_TRANSIT: Final = 1
TREATY: Final = 2


@mypyc_attr(free_list_len=1, acyclic=True)
class ParsecState(State):
    """Units stand on hexes, seats hold resources and cards, and some effects last."""

    tables: Tables
    galaxy: Galaxy
    #: The options of the game.
    teams: int
    strict_lines: bool
    simple_clashes: bool
    offer_limit: int
    people: int
    absolute: bool
    adjacent: bool
    limit: int
    #: The module on each place of the grid.
    layout: Annotated[bytes, b""]
    #: By unit: its hex, what it did this turn, and the transport it is aboard (a piece of the same seat).
    where: Annotated[ShortColumn, "self.seats * PIECES", NOWHERE]
    flags: Annotated[ByteColumn, "self.seats * PIECES"]
    carrier: Annotated[ByteColumn, "self.seats * PIECES", NOT_ABOARD]
    #: By hex: 1 more than the seat there, what fills it, whether a colony stands there.
    holder: Annotated[ByteColumn, CELLS]
    crowd: Annotated[ByteColumn, CELLS]
    colony: Annotated[SharedColumn, CELLS]
    #: By seat and kind: units on the board.
    count: Annotated[SharedColumn, "self.seats * 5"]
    #: By seat and resource, and what the bank has.
    stock: Annotated[ByteColumn, "self.seats * 3"]
    bank: Annotated[ByteColumn, 3, "self.tables.sizes[self.seats][SUPPLY]"]
    #: By seat and card; how many cards each seat holds; the deck, its top last; how many at its bottom are known.
    hand: Annotated[SharedColumn, "self.seats * self.tables.cards"]
    cards: Annotated[ByteColumn, "self.seats"]
    deck: Annotated[Pile, b""]
    returned: Annotated[i64, 0]
    #: By seat: faction cards as bits, and everything that follows from them and from permanent events.
    factions: Annotated[LongColumn, "self.seats"]
    attack: Annotated[SharedColumn, "self.seats * 5"]
    defence: Annotated[SharedColumn, "self.seats * 5"]
    reach: Annotated[SharedColumn, "self.seats * 5"]
    move: Annotated[SharedColumn, "self.seats * 5"]
    price: Annotated[SharedColumn, "self.seats * 18"]
    ratio: Annotated[SharedColumn, "self.seats"]
    resale: Annotated[SharedColumn, "self.seats"]
    traits: Annotated[SharedColumn, "self.seats"]
    plunder: Annotated[SharedColumn, "self.seats"]
    bounty: Annotated[SharedColumn, "self.seats"]
    scout: Annotated[SharedColumn, "self.seats"]
    extra_yield: Annotated[SharedColumn, "self.seats"]
    #: Events in force, five numbers each: card, seat, turns left, target, hex of the token.
    lasting: Annotated[array[int], "array('h')"]
    #: How many of them are not permanent; permanent ones are part of the seats' values.
    temporary: Annotated[i64, 0]
    #: By seat: colonies left over from settlement, and whether it is still in the game.
    spare: Annotated[SharedColumn, "self.seats"]
    alive: Annotated[SharedColumn, "self.seats", 1]
    #: By pair of seats: whether they traded since the first one's last turn.
    pacts: Annotated[SharedColumn, "self.seats * self.seats"]
    #: By unit: its side in the combat (1 attacker, 2 defender), and whether it fires in this strike.
    engaged: Annotated[SharedColumn, "self.seats * PIECES"]
    firing: Annotated[SharedColumn, "self.seats * PIECES"]
    clash: Annotated[ShortColumn, CLASH, -1]
    active: Annotated[i64, 0]
    round: Annotated[i64, 0]
    first: Annotated[i64, 0]
    race: Annotated[i64, 0]
    offers: Annotated[i64, 0]
    teleports: Annotated[i64, 0]

    # Written by tools/columns.py from the annotations above.
    __slots__ = (
        "absolute", "active", "adjacent", "alive", "attack", "bank", "bounty", "cards", "carrier", "clash", "colony",
        "count", "crowd", "deck", "defence", "engaged", "extra_yield", "factions", "firing", "first", "flags", "galaxy",
        "hand", "holder", "lasting", "layout", "limit", "move", "offer_limit", "offers", "pacts", "people", "plunder",
        "price", "race", "ratio", "reach", "resale", "returned", "round", "scout", "simple_clashes", "spare", "stock",
        "strict_lines", "tables", "teams", "teleports", "temporary", "traits", "where",
    )  # fmt: skip
    columns = (
        "layout", "where", "flags", "carrier", "holder", "crowd", "colony", "count", "stock", "bank", "hand", "cards",
        "deck", "returned", "factions", "attack", "defence", "reach", "move", "price", "ratio", "resale", "traits",
        "plunder", "bounty", "scout", "extra_yield", "lasting", "temporary", "spare", "alive", "pacts", "engaged",
        "firing", "clash", "active", "round", "first", "race", "offers", "teleports",
    )  # fmt: skip
    kinds = (
        "", "h", "B", "B", "B", "B", "B", "B", "B", "B", "B", "B", "P", "", "q", "B", "B", "B", "B", "B", "B", "B", "B",
        "B", "B", "B", "B", "", "", "B", "B", "B", "B", "B", "h", "", "", "", "", "", "",
    )  # fmt: skip

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)

    def reset(self) -> None:
        self.layout = b""
        self.where = filled("h", self.seats * PIECES, NOWHERE)
        self.flags = filled("B", self.seats * PIECES)
        self.carrier = filled("B", self.seats * PIECES, NOT_ABOARD)
        self.holder = filled("B", CELLS)
        self.crowd = filled("B", CELLS)
        self.colony = filled("B", CELLS)
        self.count = filled("B", self.seats * 5)
        self.stock = filled("B", self.seats * 3)
        self.bank = filled("B", 3, self.tables.sizes[self.seats][SUPPLY])
        self.hand = filled("B", self.seats * self.tables.cards)
        self.cards = filled("B", self.seats)
        self.deck = b""
        self.returned = 0
        self.factions = filled("q", self.seats)
        self.attack = filled("B", self.seats * 5)
        self.defence = filled("B", self.seats * 5)
        self.reach = filled("B", self.seats * 5)
        self.move = filled("B", self.seats * 5)
        self.price = filled("B", self.seats * 18)
        self.ratio = filled("B", self.seats)
        self.resale = filled("B", self.seats)
        self.traits = filled("B", self.seats)
        self.plunder = filled("B", self.seats)
        self.bounty = filled("B", self.seats)
        self.scout = filled("B", self.seats)
        self.extra_yield = filled("B", self.seats)
        self.lasting = array("h")
        self.temporary = 0
        self.spare = filled("B", self.seats)
        self.alive = filled("B", self.seats, 1)
        self.pacts = filled("B", self.seats * self.seats)
        self.engaged = filled("B", self.seats * PIECES)
        self.firing = filled("B", self.seats * PIECES)
        self.clash = filled("h", CLASH, -1)
        self.active = 0
        self.round = 0
        self.first = 0
        self.race = 0
        self.offers = 0
        self.teleports = 0

    def take_columns(self, values: dict[str, Any]) -> None:
        self.layout = values["layout"]
        self.where = values["where"]
        self.flags = values["flags"]
        self.carrier = values["carrier"]
        self.holder = values["holder"]
        self.crowd = values["crowd"]
        self.colony = values["colony"]
        self.count = values["count"]
        self.stock = values["stock"]
        self.bank = values["bank"]
        self.hand = values["hand"]
        self.cards = values["cards"]
        self.deck = values["deck"]
        self.returned = values["returned"]
        self.factions = values["factions"]
        self.attack = values["attack"]
        self.defence = values["defence"]
        self.reach = values["reach"]
        self.move = values["move"]
        self.price = values["price"]
        self.ratio = values["ratio"]
        self.resale = values["resale"]
        self.traits = values["traits"]
        self.plunder = values["plunder"]
        self.bounty = values["bounty"]
        self.scout = values["scout"]
        self.extra_yield = values["extra_yield"]
        self.lasting = values["lasting"]
        self.temporary = values["temporary"]
        self.spare = values["spare"]
        self.alive = values["alive"]
        self.pacts = values["pacts"]
        self.engaged = values["engaged"]
        self.firing = values["firing"]
        self.clash = values["clash"]
        self.active = values["active"]
        self.round = values["round"]
        self.first = values["first"]
        self.race = values["race"]
        self.offers = values["offers"]
        self.teleports = values["teleports"]

    def clone(self) -> ParsecState:
        twin = ParsecState(self.game, self.seats, self.options, self.rng.clone())
        twin.copy_position(self)
        twin.tables = self.tables
        twin.galaxy = self.galaxy
        twin.teams = self.teams
        twin.strict_lines = self.strict_lines
        twin.simple_clashes = self.simple_clashes
        twin.offer_limit = self.offer_limit
        twin.people = self.people
        twin.absolute = self.absolute
        twin.adjacent = self.adjacent
        twin.limit = self.limit
        twin.layout = self.layout
        twin.where = self.where[:]
        twin.flags = self.flags[:]
        twin.carrier = self.carrier[:]
        twin.holder = self.holder[:]
        twin.crowd = self.crowd[:]
        twin.colony = self.colony
        twin.count = self.count
        twin.stock = self.stock[:]
        twin.bank = self.bank[:]
        twin.hand = self.hand
        twin.cards = self.cards[:]
        twin.deck = self.deck
        twin.returned = self.returned
        twin.factions = self.factions[:]
        twin.attack = self.attack
        twin.defence = self.defence
        twin.reach = self.reach
        twin.move = self.move
        twin.price = self.price
        twin.ratio = self.ratio
        twin.resale = self.resale
        twin.traits = self.traits
        twin.plunder = self.plunder
        twin.bounty = self.bounty
        twin.scout = self.scout
        twin.extra_yield = self.extra_yield
        twin.lasting = self.lasting[:]
        twin.temporary = self.temporary
        twin.spare = self.spare
        twin.alive = self.alive
        twin.pacts = self.pacts
        twin.engaged = self.engaged
        twin.firing = self.firing
        twin.clash = self.clash[:]
        twin.active = self.active
        twin.round = self.round
        twin.first = self.first
        twin.race = self.race
        twin.offers = self.offers
        twin.teleports = self.teleports
        return twin

    # End of what tools/columns.py wrote.

    def begin(self) -> None:
        options = self.options
        self.tables = self.game.tables  # type: ignore[attr-defined]
        teams = options["teams"]
        self.teams = 0 if teams == "none" else 2 if teams == "two" else 3
        self.strict_lines = bool(options["strict_lines"])
        self.simple_clashes = bool(options["simple_clashes"])
        self.people = int(options["people"])
        with_bots = self.people & (1 << self.seats) - 1 != (1 << self.seats) - 1
        self.offer_limit = int(options["offers"]) or (self.tables.bot_offers if with_bots else 0)
        self.absolute = bool(options["absolute"])
        self.adjacent = bool(options["adjacent"])
        self.limit = int(options["rounds"]) or (self.tables.bot_rounds if with_bots else 0)
        super().begin()

    def clear(self, layout: bytes) -> None:
        """An empty board of these modules."""
        self.reset()
        self.layout = layout
        self.galaxy = galaxy_of(self.tables, self.seats, layout)
        self.holder[self.galaxy.core] = HOLE

    def restore(self, document: dict[str, Any]) -> None:
        layout = decode_value(document["columns"]["layout"])
        assert isinstance(layout, bytes)
        self.galaxy = galaxy_of(self.tables, self.seats, layout)
        super().restore(document)
