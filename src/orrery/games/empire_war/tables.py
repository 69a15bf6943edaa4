"""What never changes during a war: the counters of the box, the lanes and the figures, as lists that the rules read."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

# What numbers stand for. A counter keeps its number whether its ship is in the box, in the reserve or in a sector.
Seat: TypeAlias = i64
Ship: TypeAlias = i64
#: A lane by the number of its sector, from 1; 0 is the reserve.
Lane: TypeAlias = i64
#: A zone of a lane: 0 is the Terran home world, the last one the Talon home world.
Zone: TypeAlias = i64

TERRAN: Final = 0
TALON: Final = 1
FACTIONS: Final = ["terran", "talon"]

#: Counters: seat 0 has 0 to 39, seat 1 has 40 to 79. The last ones of each side are its bases.
COUNTERS: Final = 40
SHIPS: Final = 2 * COUNTERS
SECTORS: Final = ["antares", "badlands", "maelstrom", "orion"]
MOST_LANES: Final = 4
RESERVE: Final = 0
#: Zones of a lane with both home worlds, at most.
ZONES: Final = 10
PLACES: Final = ZONES * (MOST_LANES + 1)
NOWHERE: Final = 255
NOBODY: Final = 2

WARSHIP: Final = 0
TRANSPORT: Final = 1
BASE: Final = 2
ROLES: Final = ["warship", "transport", "base"]

#: What a zone shows on the map.
NONE: Final = 0
ASTEROIDS: Final = 1
NEBULA: Final = 2
BLACK_HOLE: Final = 3
PLANET: Final = 4
DICE: Final = 5
HOME: Final = 6
TERRAINS: Final = ["none", "asteroids", "nebula", "black-hole", "planet", "dice", "home"]

#: Who leads a side in a battle.
COMMANDED: Final = 0
CADET: Final = 1
CAPTAIN: Final = 2
LEVELS: Final = ["command", "cadet", "captain"]

#: How a sector's turn went.
QUIET: Final = 0
UNDECIDED: Final = 3
RESULTS: Final = ["quiet", "terran", "talon", "undecided"]


def place_of(lane: Lane, zone: Zone) -> i64:
    """The number of a zone on the whole map."""
    return lane * ZONES + zone


class Tables:
    """The counters of both sides, the lanes and the figures of the rules."""

    def __init__(self) -> None:
        # By counter; kind is the class in Talon's tables, -1 where there is no counter.
        self.kind = [-1] * SHIPS
        self.name = [""] * SHIPS
        self.code = [""] * SHIPS
        self.role = [0] * SHIPS
        self.cost = [0] * SHIPS
        self.hull = [0] * SHIPS
        self.groups = [0] * SHIPS
        #: The counters of each side that exist, and those of its bases and transports.
        self.counters: list[list[int]] = [[], []]
        self.bases: list[list[int]] = [[], []]
        self.transports: list[list[int]] = [[], []]
        self.ship_named: dict[str, int] = {}
        #: The faces of the die, from 1.
        self.faces = [0] * 7
        # The figures of the rules.
        self.battle_rounds = 0
        self.fleet_cap = 0
        self.free_bases = 0
        self.free_transports = 0
        self.levy = 0
        self.minimum = 0
        self.minimum_at_home = 0
        self.largest_fleet = 0
        self.hull_repaired = 0
        self.base_repaired = 0
        self.landing = 0
        self.planet_worth = 0
        self.income_home = 0
        self.income_zone = 0
        self.income_planet = 0
        self.income_from = 0
        # The map of a battle: hexes by name.
        self.terrain_hexes: list[list[str]] = [[] for _ in TERRAINS]
        self.base_hex = ["", ""]
        self.planet_hex = ["", ""]
        self.home_base = ["", ""]


class War:
    """One war: lanes with their zones, turns, points and fleets."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.turns = 0
        self.points = [0, 0]
        #: The counters of the standard fleets.
        self.fleets: list[list[int]] = [[], []]
        #: The lanes that are fought over, in the order of their battles.
        self.lanes: list[int] = []
        #: By lane: what it is called, its last zone (the Talon home world), and where its front begins.
        self.sector = ["reserve", *SECTORS]
        self.titles: list[dict[str, str]] = [{} for _ in range(MOST_LANES + 1)]
        self.last = [0] * (MOST_LANES + 1)
        self.start = [0] * (MOST_LANES + 1)
        #: By place: what the zone shows.
        self.zone = [NONE] * PLACES
