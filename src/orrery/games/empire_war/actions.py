"""The words of the war: those of Talon, with the same codes, and then its own."""

from __future__ import annotations

from typing import Final

from orrery.games.empire_war.tables import CADET, CAPTAIN, COUNTERS, LEVELS, MOST_LANES, SECTORS, SHIPS, ZONES
from orrery.games.talon.actions import VOCABULARY as TALON_VOCABULARY
from orrery.kernel import Action, Vocabulary

SHIP_NAMES: Final = [f"{'ab'[ship // COUNTERS]}{ship % COUNTERS + 1}" for ship in range(SHIPS)]
LANE_NAMES: Final = ["reserve", *SECTORS]


class Buy(Action):
    """Buy a ship: it joins the reserve."""

    __slots__ = ("ship",)

    def __init__(self, ship: int) -> None:
        self.ship = ship


class Build(Action):
    """Place a base in a zone, in secret."""

    __slots__ = ("lane", "zone")

    def __init__(self, lane: int, zone: int) -> None:
        self.lane = lane
        self.zone = zone


class Assign(Action):
    """Send a ship to a sector or to the reserve."""

    __slots__ = ("lane", "ship")

    def __init__(self, ship: int, lane: int) -> None:
        self.ship = ship
        self.lane = lane


class Commit(Action):
    """End planning: nothing can be changed any more."""

    __slots__ = ()


class Withdraw(Action):
    """Decline the battle and give the zone up."""

    __slots__ = ()


class Stand(Action):
    """Accept the battle."""

    __slots__ = ()


class Command(Action):
    """Lead your side of the battle yourself."""

    __slots__ = ()


class Delegate(Action):
    """Leave your side of the battle to a bot."""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        self.level = level


VOCABULARY: Final = Vocabulary()
VOCABULARY.include(TALON_VOCABULARY)

BUY: Final = VOCABULARY.add("buy {ship}", [Buy(ship) for ship in range(SHIPS)], ship=SHIP_NAMES)
BUILD: Final = [
    VOCABULARY.add("build {lane} {zone}", [Build(lane, zone) for zone in range(1, ZONES - 1)], lane=LANE_NAMES)
    for lane in range(1, MOST_LANES + 1)
]
ASSIGN: Final = [
    VOCABULARY.add(
        "assign {ship} {lane}",
        [Assign(ship, lane) for lane in range(MOST_LANES + 1)],
        ship=SHIP_NAMES,
        lane=LANE_NAMES,
    )
    for ship in range(SHIPS)
]
COMMIT: Final = VOCABULARY.one("commit", Commit())
WITHDRAW: Final = VOCABULARY.one("withdraw", Withdraw())
STAND: Final = VOCABULARY.one("stand", Stand())
COMMAND: Final = VOCABULARY.one("command", Command())
DELEGATE: Final = VOCABULARY.add("delegate {level}", [Delegate(level) for level in (CADET, CAPTAIN)], level=LEVELS)


def build_at(lane: int, zone: int) -> Build:
    """The action that places a base in a zone."""
    return BUILD[lane - 1][zone - 1]
