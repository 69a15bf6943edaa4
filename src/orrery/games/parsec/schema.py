"""The shape of the content files."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from orrery.games.parsec.written import Op
from orrery.parts.content import Sourced, Titled

ResourceName = Literal["titanium", "energy", "gold"]
UnitName = Literal["colony", "cargo", "fighter", "transport", "cruiser"]


#: Numbers that fit everywhere, and changes of them.
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
Change: TypeAlias = Annotated[int, msgspec.Meta(ge=-20, le=20)]


class Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of a content file in which every key has a meaning."""


class Cost(Strict, frozen=True, kw_only=True):
    """A price in resource cards."""

    titanium: Number
    energy: Number
    gold: Number

    def row(self) -> list[int]:
        """The price in the order of the resources."""
        return [self.titanium, self.energy, self.gold]


class Item(Titled, frozen=True, kw_only=True):
    """Anything with an identity."""

    id: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]{0,39}$")]


class Unit(Item, frozen=True, kw_only=True):
    """A kind of unit (parsec:4a)."""

    cost: Cost
    attack: Change
    defence: Change
    range: Number
    move: Number
    size: Literal["structure", "small", "large"]
    military: bool
    limit: Number
    points: Number


class Faction(Item, frozen=True, kw_only=True):
    """A faction card (parsec:6.1a)."""

    ops: list[Op]


class EventCard(Item, frozen=True, kw_only=True):
    """A kind of event card (parsec:6.2j)."""

    category: Literal["natural", "strategic", "bonus", "permanent"]
    rarity: Literal["violet", "red", "yellow", "green"]
    set: str
    copies: Number
    windows: list[
        Literal["own", "opponent-turn", "attack-declared", "before-dice", "after-dice", "evasion", "event-played"]
    ]
    target: Literal[
        "none", "resource", "opponent", "module", "space", "own-vessel", "own-warship", "own-engaged", "enemy-vessel",
        "own-base", "colony-site", "planet", "kind", "hex", "board",
    ]  # fmt: skip
    duration: str
    ops: list[Op]
    token: bool = False
    kinds: list[UnitName] = msgspec.field(default_factory=list)


class Body(Strict, frozen=True, kw_only=True):
    """A planet or an asteroid (parsec:8.1a, parsec:8.2a)."""

    at: tuple[int, int]
    number: Number
    resources: list[ResourceName]


class Module(Item, frozen=True, kw_only=True):
    """A board module (parsec:1.1a)."""

    port: bool = False
    shares_borders: bool = False
    core: tuple[int, int] | None = None
    docks: list[tuple[int, int]] = msgspec.field(default_factory=list)
    planets: list[Body] = msgspec.field(default_factory=list)
    asteroids: list[Body] = msgspec.field(default_factory=list)


class Numbers(Sourced, frozen=True, kw_only=True):
    """The numbers of the rulebook that belong to no unit and no card."""

    event_price: Cost
    conversion_price: Cost
    aboard_surcharge: Cost
    port_ratio: Number
    starting_colonies: Number
    starting_resources: Number
    starting_events: Number
    race_colonies: Number
    tokens: Number
    resale: dict[Literal["violet", "red", "yellow", "green"], Number]


class BotLimits(Sourced, frozen=True, kw_only=True):
    """Limits of a table at which bots sit: rounds of the game, and offers and requests in a turn."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=1000)]
    offers: Number


class TableSize(Sourced, frozen=True, kw_only=True):
    """Board, supply and thresholds for a number of seats (parsec:3.1b, parsec:3.2b, parsec:5.1a)."""

    id: str
    seats: Number
    columns: Number
    rows: Number
    supply: Number
    modules_to_win: Number
    colonies_to_win: Number
    each_to_win: Number


class UnitsFile(Strict, frozen=True, kw_only=True):
    """units.toml"""

    unit: list[Unit]


class RulesFile(Strict, frozen=True, kw_only=True):
    """rules.toml"""

    numbers: Numbers
    bot_limits: BotLimits
    table: list[TableSize]


class ModulesFile(Strict, frozen=True, kw_only=True):
    """modules.toml"""

    module: list[Module]


class FactionsFile(Strict, frozen=True, kw_only=True):
    """factions.toml"""

    faction: list[Faction]


class EventsFile(Strict, frozen=True, kw_only=True):
    """events.toml"""

    event: list[EventCard]
