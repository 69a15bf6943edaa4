"""The shape of the content files: board, factions, set-up and cards."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from orrery.games.expanse.written import Effect
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
