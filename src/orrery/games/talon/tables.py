"""What never changes during a battle: ships, weapons, chart and scenario as plain lists that the rules read."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from mypy_extensions import i64

from orrery.games.talon.grid import NOWHERE
from orrery.kernel import Table, table

# What numbers stand for.
Seat: TypeAlias = i64
Unit: TypeAlias = i64
#: A weapon group of a unit.
Group: TypeAlias = i64
Missile: TypeAlias = i64

#: Unit numbers: seat 0 has 0 to 23, seat 1 has 24 to 47. A unit has up to three weapon groups; three fighters, too.
SLOTS: Final = 24
UNITS: Final = 2 * SLOTS
GROUPS: Final = 3
MISSILES: Final = 40
NOBODY: Final = 255
#: How many ship classes and weapons the tables have room for.
MOST_CLASSES: Final = 96
MOST_WEAPONS: Final = 32

IMPULSES: Final = "ABCDEF"
FACTIONS: Final = ["terran", "talon"]

WARSHIP: Final = 0
CARRIER: Final = 1
TRANSPORT: Final = 2
FIGHTER: Final = 3
BASE: Final = 4
ROLES: Final = ["warship", "carrier", "transport", "fighter", "base"]

BEAM: Final = 0
WAVE: Final = 1
FUSION: Final = 2
MISSILE: Final = 3
WEAPON_KINDS: Final = ["beam", "wave", "fusion", "missile"]

SPACE: Final = 0
PLANET: Final = 1
ASTEROID: Final = 2
NEBULA: Final = 3
BLACK_HOLE: Final = 4
WORM_HOLE: Final = 5
TERRAINS: Final = ["space", "planet", "asteroid", "nebula", "black-hole", "worm-hole"]

#: What has become of a unit.
ABSENT: Final = 0
HERE: Final = 1
DESTROYED: Final = 2
RETREATED: Final = 3
DOCKED: Final = 4
LANDED: Final = 5
ESCAPED: Final = 6
STATUSES: Final = ["absent", "here", "destroyed", "retreated", "docked", "landed", "escaped"]

MINOR: Final = 1
GREAT: Final = 2
DEVASTATING: Final = 3
DEGREES: Final = ["none", "minor", "great", "devastating"]

EFFECTS: Final = [
    "none",
    "hull",
    "shields-down",
    "helm-down",
    "weapon",
    "thrusters",
    "power",
    "ftl",
    "power-loss",
    "breach",
]
#: The rules' names of the effects above.
NO_EFFECT: Final = 0
HULL_DAMAGE: Final = 1
SHIELDS_DOWN: Final = 2
HELM_DOWN: Final = 3
WEAPON_LOST: Final = 4
THRUSTERS: Final = 5
POWER_CUT: Final = 6
FTL_OFFLINE: Final = 7
POWER_LOSS: Final = 8
BREACH: Final = 9


def zeros(number: int) -> Table:
    """A table with room for so many numbers."""
    return table([0] * number)


class Tables:
    """Every ship class, weapon, impulse and critical result, indexed by small numbers; 1 stands for yes."""

    def __init__(self) -> None:
        #: For each impulse, the bits of the numbers in its box.
        self.chart: Table = zeros(6)
        # Critical results by the sum of two dice.
        self.effect: Table = zeros(13)
        self.amount: Table = zeros(13)
        self.spares_bases: Table = zeros(13)
        self.repairable: Table = zeros(10)
        # Weapons; damage by weapon * 64 + range * 8 + die, reach as bits of ranges.
        self.weapon_names: list[str] = []
        self.weapon_kind: Table = zeros(MOST_WEAPONS)
        self.reach: Table = zeros(MOST_WEAPONS)
        self.farthest: Table = zeros(MOST_WEAPONS)
        self.damage: Table = zeros(64 * MOST_WEAPONS)
        # Ships; kinds are numbered, `code` is the class on the counter.
        self.code: list[str] = []
        self.faction: Table = zeros(MOST_CLASSES)
        self.role: Table = zeros(MOST_CLASSES)
        self.cost: Table = zeros(MOST_CLASSES)
        self.explosion: Table = zeros(MOST_CLASSES)
        self.start_speed: Table = zeros(MOST_CLASSES)
        #: By kind * 8 + speed: the row of the curve, power -1 where there is none.
        self.row_power: Table = zeros(8 * MOST_CLASSES)
        self.row_radius: Table = zeros(8 * MOST_CLASSES)
        #: By kind * 4 + arc.
        self.shields: Table = zeros(4 * MOST_CLASSES)
        self.hull: Table = zeros(MOST_CLASSES)
        #: By kind * 16 + marked boxes: the modifier that shows, and whether marking the next box is critical.
        self.modifier: Table = zeros(16 * MOST_CLASSES)
        self.critical: Table = zeros(16 * MOST_CLASSES)
        self.battery: Table = zeros(MOST_CLASSES)
        self.afterburners: Table = zeros(MOST_CLASSES)
        self.fighters: Table = zeros(MOST_CLASSES)
        self.squadrons: Table = zeros(MOST_CLASSES)
        # By kind * 3 + group; weapon -1 where there is no group.
        self.groups: Table = zeros(MOST_CLASSES)
        self.weapon: Table = zeros(GROUPS * MOST_CLASSES)
        self.weapons: Table = zeros(GROUPS * MOST_CLASSES)
        self.arcs: Table = zeros(GROUPS * MOST_CLASSES)
        self.red: Table = zeros(GROUPS * MOST_CLASSES)
        self.yellow: Table = zeros(GROUPS * MOST_CLASSES)
        self.names: list[list[str]] = []
        #: What views show of a class and that never changes, by kind, as far as they were asked.
        self.shown: dict[int, dict[str, Any]] = {}

    def kind_of(self, faction: int, code: str) -> int:
        """The kind of a class on a faction's counters, or -1."""
        for kind in range(len(self.code)):
            if self.code[kind] == code and self.faction[kind] == faction:
                return kind
        return -1


class Goal:
    """When enough of some units share a fate, a seat has won (talon:11.1.1, talon:16.1a)."""

    def __init__(self, fate: int, units: list[int], need: int, winner: int, degree: int, reason: str) -> None:
        self.fate = fate
        self.units = units
        self.need = need
        self.winner = winner
        self.degree = degree
        self.reason = reason


class Scenario:
    """Who fights where, with what, for what."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number = ""
        self.titles: dict[str, str] = {}
        self.texts: dict[str, str] = {}
        self.source = ""
        self.note = ""
        self.advanced = True
        self.rounds: i64 = 10
        self.initiative: i64 = 1
        self.floating = True
        #: Whether the drives of reinforcements spool up from their arrival on.
        self.late_drives = True
        #: The seat whose ships may leave over the eastern edge, or -1.
        self.exit_seat: i64 = -1
        self.cap = DEVASTATING
        self.landing: list[int] = []
        self.docking: list[int] = []
        #: Units that wait outside the battle until their side calls them (talon:22.1).
        self.on_call: list[int] = []
        #: The seat whose ships may not leave by FTL, or -1.
        self.staying_seat = -1
        self.random_terrain = False
        self.terrain: list[tuple[int, int]] = []
        self.goals: list[Goal] = []
        self.finals: list[Goal] = []
        #: Who wins when the rounds are over and no final goal decides: a seat, or -1 for the better ratio.
        self.limit_winner = -1
        #: Per seat: how many units, where they deploy and arrive, and which way they may face.
        self.count: Table = zeros(2)
        self.zones: list[list[int]] = [[], []]
        self.entries: list[list[int]] = [[], []]
        self.facings: list[list[int]] = [[0, 1], [3, 4]]
        # Per unit.
        self.kind: Table = table([-1] * UNITS)
        self.names = [""] * UNITS
        self.start = [NOWHERE] * UNITS
        self.start_facing = [0] * UNITS
        self.start_speed = [0] * UNITS
        self.arrives: Table = table([1] * UNITS)
        self.hull_lost = [0] * UNITS
        #: Damage that a unit brings along: destroyed groups, a larger radius, less power, a drive that is off-line.
        self.groups_lost: list[list[int]] = [[] for _ in range(UNITS)]
        self.radius_added = [0] * UNITS
        self.power_cut = [0] * UNITS
        self.drive_lost = [False] * UNITS
        self.uncharged: list[list[int]] = [[] for _ in range(UNITS)]
        #: Where it deploys if not in its side's zone (empty: there), and beside whom (-1: nobody).
        self.areas: list[list[int]] = [[] for _ in range(UNITS)]
        self.beside = [-1] * UNITS
        self.spared: Table = zeros(UNITS)
        self.flagship = [False] * UNITS

    def units(self, seat: int) -> list[int]:
        """The unit numbers of a seat."""
        return list(range(SLOTS * seat, SLOTS * seat + self.count[seat]))

    def add(self, seat: int, kind: int, name: str) -> int:
        """One more unit for a seat."""
        unit = SLOTS * seat + self.count[seat]
        self.count[seat] += 1
        self.kind[unit] = kind
        self.names[unit] = name
        return unit
