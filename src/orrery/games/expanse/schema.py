"""The shape of the content files: board, factions, set-up and cards, and the operations that events are made of."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from orrery.parts.content import Source, Sourced
from orrery.parts.content.items import Words

Number = Annotated[int, msgspec.Meta(ge=0, le=9)]
Seats = Annotated[int, msgspec.Meta(ge=2, le=4)]


class Track(Sourced, frozen=True, kw_only=True):
    """What the spaces of the action track cost, oldest first."""

    costs: list[Number]


class Scoring(Sourced, frozen=True, kw_only=True):
    """Control points: at the start, in the bonus sector by scoring turn, elsewhere, at the end."""

    start: Annotated[int, msgspec.Meta(ge=0, le=200)]
    bonus: list[list[Number]]
    elsewhere: list[Number]
    final: list[Number]
    tokens: Annotated[int, msgspec.Meta(ge=2, le=9)]


class Strength(Sourced, frozen=True, kw_only=True):
    """The strength of each kind of ship."""

    fleet: Annotated[float, msgspec.Meta(ge=0, le=9)]
    battleship: Annotated[float, msgspec.Meta(ge=0, le=9)]
    damaged: Annotated[float, msgspec.Meta(ge=0, le=9)]
    scrap: Annotated[float, msgspec.Meta(ge=0, le=9)]
    rocinante: Annotated[float, msgspec.Meta(ge=0, le=9)]


class Zones(Sourced, frozen=True, kw_only=True):
    """The zones in a line."""

    line: list[str]


class Orbit(Sourced, frozen=True, kw_only=True):
    """An orbit and its zone."""

    id: str
    zone: str


class Base(Sourced, frozen=True, kw_only=True):
    """A base, the orbit it is connected to, its sector and its resource."""

    id: str
    orbit: str
    sector: str
    resource: str
    two_seats: bool = True


class Board(msgspec.Struct, forbid_unknown_fields=True):
    """The whole of board.toml."""

    track: Track
    scoring: Scoring
    strength: Strength
    zones: Zones
    orbit: list[Orbit]
    base: list[Base]


class Power(Sourced, frozen=True, kw_only=True):
    """What a faction's sheet (level 0) or a technology brings."""

    id: str
    level: Annotated[int, msgspec.Meta(ge=0, le=3)]
    ability: str
    value: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    once: bool = False
    sectors: list[str] = msgspec.field(default_factory=list)


class Faction(Sourced, frozen=True, kw_only=True):
    """A faction: its home, its pieces, its critical resources by number of seats and its powers."""

    id: str
    home: str
    cubes: Annotated[int, msgspec.Meta(ge=1, le=50)]
    fleets: Number
    critical: dict[Literal["3", "4"], list[str]]
    power: list[Power]
    battleships: Number = 0
    scrap_ships: Number = 0
    diplomats: Number = 0
    tokens: Number = 0


class Factions(msgspec.Struct, forbid_unknown_fields=True):
    """The whole of factions.toml."""

    faction: list[Faction]


class Deck(Sourced, frozen=True, kw_only=True):
    """How the deck is built for a number of seats."""

    id: str
    seats: Seats
    opening: Number
    pile: Annotated[int, msgspec.Meta(ge=1, le=50)]
    piles: Annotated[int, msgspec.Meta(ge=1, le=6)]
    scoring: Annotated[int, msgspec.Meta(ge=1, le=6)]


class Sheet(Sourced, frozen=True, kw_only=True):
    """Where a faction starts, as the back of its sheet shows."""

    id: str
    influence: dict[str, Number]
    fleet: dict[str, Number] = msgspec.field(default_factory=dict)
    battleship: dict[str, Number] = msgspec.field(default_factory=dict)


class Layout(msgspec.Struct, forbid_unknown_fields=True):
    """The whole of setup.toml."""

    deck: list[Deck]
    sheet: list[Sheet]


class Where(msgspec.Struct, forbid_unknown_fields=True):
    """Which bases or orbits an operation reaches; several names of one kind are alternatives."""

    base: list[str] = []
    orbit: list[str] = []
    zone: list[str] = []
    sector: list[str] = []
    resource: list[str] = []
    influence: Literal["", "own", "none"] = ""
    fleet: bool = False
    control: Literal["", "self", "enemy"] = ""
    same: Literal["", "base", "orbit"] = ""
    known: bool = False


class Written(msgspec.Struct, forbid_unknown_fields=True, tag_field="do", tag=str.lower, kw_only=True):
    """An operation as it is written."""


class Counted(Written):
    """An operation that is done a number of times; `optional` means up to that number."""

    count: Number = 1
    optional: bool = False
    at: Where = msgspec.field(default_factory=Where)


class Place(Counted):
    """Place own influence."""

    each: bool = False
    distinct: Literal["", "base"] = ""


class Remove(Counted):
    """Remove influence."""

    each: bool = False
    of: Literal["any", "enemy", "self", "every", "every-enemy", "enemy-first"] = "any"
    distinct: Literal["", "base", "zone"] = ""
    same: Literal["", "base"] = ""
    match: Literal["", "resource"] = ""
    least: Number = 0
    tally: bool = False


class Replace(Counted):
    """Replace enemy influence with own."""

    distinct: Literal["", "base"] = ""


class Shift(Counted):
    """Move influence of others to other bases."""

    of: Literal["any", "enemy", "self"] = "enemy"
    to: Where = msgspec.field(default_factory=Where)


class Swap(Written):
    """Let two pieces of different factions change places."""


class Move(Written):
    """Move own ships."""

    count: Number = 1
    optional: bool = False
    ships: Literal["one", "group", "each"] = "group"
    reach: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    removable: bool = False


class Deploy(Written):
    """Put an own ship into the orbit of the operation before."""


class Kill(Counted):
    """Remove ships."""

    of: Literal["any", "enemy", "self"] = "enemy"
    distinct: Literal["", "orbit", "faction"] = ""
    tally: bool = False
    short: bool = False


class Build(Written):
    """Build removed ships, at home unless `at` is given."""

    count: Number = 1
    optional: bool = False
    of: Literal["self", "every"] = "self"
    at: Where | None = None


class Points(Written):
    """Give control points."""

    count: Number = 1
    per: Literal["", "tally", "control"] = ""
    most: Number = 0
    who: Literal["self", "enemy"] = "self"
    at: Where = msgspec.field(default_factory=Where)


class Act(Written):
    """Take actions for so many action points."""

    points: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Trigger(Written):
    """The card works only when kept, at a certain moment."""

    when: Literal["scoring", "points", "after-points"]
    count: Number = 0


class Copy(Written):
    """Resolve the event of a card on the track."""


class Peek(Written):
    """Look at the secret bonus token."""


class Discard(Written):
    """Everybody discards a kept event."""

    count: Literal[1] = 1


class Reveal(Written):
    """Show the top card of the deck; its number is the tally."""


class Choose(Written):
    """One of several lists of operations."""

    among: list[list[Effect]]


class If(Written):
    """Operations that need orbital control of an orbit."""

    control: str
    then: list[Effect]


class Pick(Written):
    """Name the base or orbit that the operations after it are about."""

    what: Literal["base", "orbit"]
    holding: Literal["any", "enemy"] = "any"


Effect = (
    Place | Remove | Replace | Shift | Swap | Move | Deploy | Kill | Build | Points | Act
    | Trigger | Copy | Peek | Discard | Reveal | Choose | If | Pick
)  # fmt: skip


class Sources(msgspec.Struct, forbid_unknown_fields=True):
    """Where each part of a card comes from."""

    title: Source
    points: Source
    factions: Source
    effect: Source


class Card(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """An action card. `title` and `text` are for packs; the texts of the built-in cards stand in the locale files."""

    id: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]{0,39}$")]
    points: Annotated[int, msgspec.Meta(ge=1, le=9)]
    factions: list[str]
    seats: list[Seats]
    keep: Number = 1
    effect: list[Effect]
    source: Sources
    note: str = ""
    title: Words = {}
    text: Words = {}
    icon: Annotated[str, msgspec.Meta(max_length=60)] = ""


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    """The whole of cards.toml."""

    card: list[Card]
