"""The position: columns of numbers by unit, hex, seat and card."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from orrery.games.parsec.galaxy import Galaxy, galaxy_of
from orrery.games.parsec.grid import CELLS
from orrery.games.parsec.tables import PIECES, SUPPLY, Tables
from orrery.kernel import Rng, State
from orrery.kernel.codec import decode_value
from orrery.kernel.options import Value

if TYPE_CHECKING:
    from orrery.kernel import Game

NOWHERE = -1
NOT_ABOARD = 255

# What a unit has done this turn.
MOVED, ATTACKED, FRESH, BOARDED, REFUSED = 1, 2, 4, 8, 16

# What fills a hex besides a colony: 0 to 2 small vessels, or one of these; a transport counts its passengers.
CRUISER_HERE, TRANSPORT_HERE = 3, 4
#: No vessel may ever enter this hex.
HOLE = 99

# Places of `clash`, the combat that is going on.
(
    ATTACKER, DEFENDER, STRIKER, AIM, FOR_ATTACK, FOR_DEFENCE, ATTACK_DIE, DEFENCE_DIE, STRIKES, ASKED, OVER, LOSS,
    HAPPENED, JUMP, CLASH,
) = range(15)  # fmt: skip

# Places of a record in `lasting`, and its length.
L_CARD, L_SEAT, L_UNTIL, L_TARGET, L_HEX, RECORD = range(6)

# Traits that a faction may give, as bits.
FREE_TRANSIT, TREATY = 1, 2


@mypyc_attr(allow_interpreted_subclasses=True)  # else mypyc's __new__ calls the constructor
class ParsecState(State):
    """Units stand on hexes, seats hold resources and cards, and some effects last."""

    __slots__ = (
        "absolute",
        "active",
        "adjacent",
        "alive",
        "attack",
        "bank",
        "bounty",
        "cards",
        "carrier",
        "clash",
        "colony",
        "count",
        "crowd",
        "deck",
        "defence",
        "engaged",
        "extra_yield",
        "factions",
        "firing",
        "first",
        "flags",
        "galaxy",
        "hand",
        "holder",
        "lasting",
        "layout",
        "limit",
        "move",
        "offer_limit",
        "offers",
        "pacts",
        "people",
        "plunder",
        "price",
        "race",
        "ratio",
        "reach",
        "resale",
        "returned",
        "round",
        "scout",
        "simple_clashes",
        "spare",
        "stock",
        "strict_lines",
        "tables",
        "teams",
        "teleports",
        "temporary",
        "traits",
        "where",
    )  # fmt: skip
    columns = (
        "layout", "where", "flags", "carrier", "holder", "crowd", "colony", "count", "stock", "bank", "hand", "cards",
        "deck", "returned", "factions", "attack", "defence", "reach", "move", "price", "ratio", "resale", "traits",
        "plunder", "bounty", "scout", "extra_yield", "lasting", "temporary", "spare", "alive", "pacts", "engaged",
        "firing", "clash", "active", "round", "first", "race", "offers", "teleports",
    )  # fmt: skip

    #: What the options say, and the content; not part of the position.
    teams: int
    strict_lines: bool
    simple_clashes: bool
    offer_limit: int
    people: int
    absolute: bool
    adjacent: bool
    limit: int
    tables: Tables
    galaxy: Galaxy
    #: The module on each place of the grid.
    layout: bytes
    #: By unit: its hex, what it did this turn, and the transport it is aboard (a piece of the same seat).
    where: array[int]
    flags: bytearray
    carrier: bytearray
    #: By hex: 1 more than the seat there, what fills it, whether a colony stands there.
    holder: bytearray
    crowd: bytearray
    colony: bytearray
    #: By seat and kind: units on the board.
    count: bytearray
    #: By seat and resource, and what the bank has.
    stock: bytearray
    bank: bytearray
    #: By seat and card; how many cards each seat holds; the deck, its top last; how many at its bottom are known.
    hand: bytearray
    cards: bytearray
    deck: bytearray
    returned: int
    #: By seat: faction cards as bits, and everything that follows from them and from permanent events.
    factions: array[int]
    attack: bytearray
    defence: bytearray
    reach: bytearray
    move: bytearray
    price: bytearray
    ratio: bytearray
    resale: bytearray
    traits: bytearray
    plunder: bytearray
    bounty: bytearray
    scout: bytearray
    extra_yield: bytearray
    #: Events in force, five numbers each: card, seat, turns left, target, hex of the token.
    lasting: array[int]
    #: How many of them are not permanent; permanent ones are part of the seats' values.
    temporary: int
    #: By seat: colonies left over from settlement, and whether it is still in the game.
    spare: bytearray
    alive: bytearray
    #: By pair of seats: whether they traded since the first one's last turn.
    pacts: bytearray
    #: By unit: its side in the combat (1 attacker, 2 defender), and whether it fires in this strike.
    engaged: bytearray
    firing: bytearray
    clash: array[int]
    active: int
    round: int
    first: int
    race: int
    offers: int
    teleports: int

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Value], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        tables: Tables = game.tables  # type: ignore[attr-defined]
        self.tables = tables
        teams = options["teams"]
        self.teams = 0 if teams == "none" else 2 if teams == "two" else 3
        self.strict_lines = bool(options["strict_lines"])
        self.simple_clashes = bool(options["simple_clashes"])
        self.offer_limit = int(options["offers"])
        self.people = int(options["people"])
        self.absolute = bool(options["absolute"])
        self.adjacent = bool(options["adjacent"])
        self.limit = int(options["rounds"])

    def clear(self, layout: bytes) -> None:
        """An empty board of these modules."""
        seats = self.seats
        units = seats * PIECES
        self.layout = layout
        self.galaxy = galaxy_of(self.tables, seats, layout)
        self.where = array("h", [NOWHERE]) * units
        self.flags = bytearray(units)
        self.carrier = bytearray([NOT_ABOARD]) * units
        self.holder = bytearray(CELLS)
        self.holder[self.galaxy.core] = HOLE
        self.crowd = bytearray(CELLS)
        self.colony = bytearray(CELLS)
        self.count = bytearray(seats * 5)
        self.stock = bytearray(seats * 3)
        self.bank = bytearray([self.tables.sizes[seats][SUPPLY]]) * 3
        self.hand = bytearray(seats * self.tables.cards)
        self.cards = bytearray(seats)
        self.deck = bytearray()
        self.returned = 0
        self.factions = array("q", [0]) * seats
        self.attack = bytearray(seats * 5)
        self.defence = bytearray(seats * 5)
        self.reach = bytearray(seats * 5)
        self.move = bytearray(seats * 5)
        self.price = bytearray(seats * 18)
        self.ratio = bytearray(seats)
        self.resale = bytearray(seats)
        self.traits = bytearray(seats)
        self.plunder = bytearray(seats)
        self.bounty = bytearray(seats)
        self.scout = bytearray(seats)
        self.extra_yield = bytearray(seats)
        self.lasting = array("h")
        self.temporary = 0
        self.spare = bytearray(seats)
        self.alive = bytearray([1]) * seats
        self.pacts = bytearray(seats * seats)
        self.engaged = bytearray(units)
        self.firing = bytearray(units)
        self.clash = array("h", [-1]) * CLASH
        self.active = 0
        self.round = 0
        self.first = 0
        self.race = 0
        self.offers = 0
        self.teleports = 0

    def clone(self) -> ParsecState:
        twin = ParsecState.__new__(ParsecState)
        twin.copy_position(self)
        twin.tables = self.tables
        twin.teams = self.teams
        twin.strict_lines = self.strict_lines
        twin.simple_clashes = self.simple_clashes
        twin.offer_limit = self.offer_limit
        twin.people = self.people
        twin.absolute = self.absolute
        twin.adjacent = self.adjacent
        twin.limit = self.limit
        twin.galaxy = self.galaxy
        twin.layout = self.layout
        twin.where = self.where[:]
        twin.flags = self.flags.copy()
        twin.carrier = self.carrier.copy()
        twin.holder = self.holder.copy()
        twin.crowd = self.crowd.copy()
        twin.colony = self.colony.copy()
        twin.count = self.count.copy()
        twin.stock = self.stock.copy()
        twin.bank = self.bank.copy()
        twin.hand = self.hand.copy()
        twin.cards = self.cards.copy()
        twin.deck = self.deck.copy()
        twin.returned = self.returned
        twin.factions = self.factions[:]
        twin.attack = self.attack.copy()
        twin.defence = self.defence.copy()
        twin.reach = self.reach.copy()
        twin.move = self.move.copy()
        twin.price = self.price.copy()
        twin.ratio = self.ratio.copy()
        twin.resale = self.resale.copy()
        twin.traits = self.traits.copy()
        twin.plunder = self.plunder.copy()
        twin.bounty = self.bounty.copy()
        twin.scout = self.scout.copy()
        twin.extra_yield = self.extra_yield.copy()
        twin.lasting = self.lasting[:]
        twin.temporary = self.temporary
        twin.spare = self.spare.copy()
        twin.alive = self.alive.copy()
        twin.pacts = self.pacts.copy()
        twin.engaged = self.engaged.copy()
        twin.firing = self.firing.copy()
        twin.clash = self.clash[:]
        twin.active = self.active
        twin.round = self.round
        twin.first = self.first
        twin.race = self.race
        twin.offers = self.offers
        twin.teleports = self.teleports
        return twin

    def restore(self, document: dict[str, Any]) -> None:
        layout = decode_value(document["columns"]["layout"])
        assert isinstance(layout, bytes)
        self.galaxy = galaxy_of(self.tables, self.seats, layout)
        super().restore(document)
