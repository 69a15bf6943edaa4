"""Operations of factions and permanent events: what a seat has more or less than others (parsec:6.1a, 6.2e)."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.parsec.operations import Amounted, Changing, Operation
from orrery.games.parsec.state import FREE_TRANSIT, L_CARD, L_TARGET, TREATY, ParsecState
from orrery.games.parsec.tables import (
    AT_BOARD,
    AT_HEX,
    AT_MODULE,
    AT_OWN_VESSEL,
    AT_OWN_WARSHIP,
    COLONY,
    KIND,
    STAT_NAMES,
    UNITS,
    Unit,
)
from orrery.games.parsec.traits import Traits
from orrery.parts.operations import Line, number, word


class Stat(Changing):
    """Units have more or less attack, defence, range or move; never less than the floor (parsec:6.1a, 6.2m).

    Without `units` it is about the unit, the module or the hex at which the card is aimed, as long as it is in force.
    """

    __slots__ = ("floor", "stat", "units")
    verb = "stat"
    keys = (
        word("stat", None, STAT_NAMES, [*STAT_NAMES]),
        *Changing.keys,
        number("floor", 0, 0, 99),
        word("units", "", {"": 0, **UNITS}, ["", *UNITS]),
    )

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        self.stat: int = line.number("stat")
        self.floor: int = line.number("floor")
        self.units: int = line.number("units")

    def changes_units(self) -> bool:
        return self.units == 0

    def amend(self, traits: Traits, chosen: i64) -> None:
        units = chosen if chosen else self.units
        for kind in range(5):
            if units >> kind & 1:
                traits.values[kind][self.stat] = max(self.floor, traits.values[kind][self.stat] + self.delta)

    def value(self, state: ParsecState, at: i64, unit: Unit, stat: i64, value: i64) -> i64:
        if self.stat != stat or self.units or not is_touched(state, at, unit):
            return value
        return max(self.floor, value + self.delta)


def is_touched(state: ParsecState, at: i64, unit: Unit) -> bool:
    """Whether an event in force is about a unit (parsec:6.2m)."""
    aim = state.tables.target[state.lasting[at + L_CARD]]
    target = state.lasting[at + L_TARGET]
    if aim in (AT_OWN_VESSEL, AT_OWN_WARSHIP):
        return target == unit
    if KIND[unit] == COLONY:
        return False
    if aim == AT_MODULE:
        return state.galaxy.is_in_module(state.where[unit], target)
    if aim == AT_HEX:
        return state.where[unit] == target
    return aim == AT_BOARD


class Price(Operation):
    """Units, or event cards, cost more or less; no part of a price falls below 0 (parsec:6.1a, 6.2e)."""

    __slots__ = ("change", "units")
    verb = "cost"
    keys = (
        word("units", None, UNITS, [*UNITS]),
        number("titanium", 0, -20, 20),
        number("energy", 0, -20, 20),
        number("gold", 0, -20, 20),
    )

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        self.units: int = line.number("units")
        self.change: list[int] = [line.number("titanium"), line.number("energy"), line.number("gold")]

    def amend(self, traits: Traits, chosen: i64) -> None:
        for kind in range(6):
            if self.units >> kind & 1:
                price = traits.prices[kind]
                for resource in range(3):
                    price[resource] = max(0, price[resource] + self.change[resource])


class Ratio(Amounted):
    """The Space Port takes so many resources for one; the best of several counts (parsec:6.1a, 6.2e)."""

    __slots__ = ()
    verb = "ratio"

    def amend(self, traits: Traits, chosen: i64) -> None:
        if traits.ratio < 0 or self.amount < traits.ratio:
            traits.ratio = self.amount


class Resale(Changing):
    """Event cards are worth more or less at the Space Port (parsec:6.1a, 6.2e)."""

    __slots__ = ()
    verb = "resale"

    def amend(self, traits: Traits, chosen: i64) -> None:
        traits.resale += self.delta


class Transit(Amounted):
    """Nobody need be asked for passage (parsec:6.1a, 6.2e)."""

    __slots__ = ()
    verb = "transit"

    def amend(self, traits: Traits, chosen: i64) -> None:
        traits.rights |= FREE_TRANSIT


class Draw(Amounted):
    """So many more event cards before the first turn (parsec:6.1a, 7.2d)."""

    __slots__ = ()
    verb = "draw"

    def amend(self, traits: Traits, chosen: i64) -> None:
        traits.cards += self.amount


class Plunder(Amounted):
    """Every unit destroyed in combat brings so many random resources of its owner (parsec:6.1a, 6.2e)."""

    __slots__ = ()
    verb = "plunder"

    def amend(self, traits: Traits, chosen: i64) -> None:
        traits.plunder += self.amount


class Bounty(Amounted):
    """A kill brings so many resources of choice (parsec:6.1a, 6.2e)."""

    __slots__ = ()
    verb = "bounty"

    def amend(self, traits: Traits, chosen: i64) -> None:
        traits.bounty += self.amount


class Scout(Amounted):
    """Buy an event by looking at so many cards and keeping one (parsec:6.1a, 6.2e)."""

    __slots__ = ()
    verb = "scout"

    def amend(self, traits: Traits, chosen: i64) -> None:
        if self.amount > traits.scout:
            traits.scout = self.amount


class Treaty(Amounted):
    """Whoever has traded with the seat since its last turn cannot attack it (parsec:6.1a, 6.2e)."""

    __slots__ = ()
    verb = "treaty"

    def amend(self, traits: Traits, chosen: i64) -> None:
        traits.rights |= TREATY


class AsteroidYield(Amounted):
    """On its owner's roll, every cargo on an asteroid extracts so many more (parsec:6.1a, 8e)."""

    __slots__ = ()
    verb = "asteroid-yield"

    def amend(self, traits: Traits, chosen: i64) -> None:
        traits.extra_yield += self.amount
