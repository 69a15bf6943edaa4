"""What never changes during a battle: ships, weapons, chart and scenario as plain lists that the rules read."""

from __future__ import annotations

from orrery.games.talon.grid import NOWHERE

#: Unit numbers: seat 0 has 0 to 23, seat 1 has 24 to 47. A unit has up to three weapon groups; three fighters, too.
SLOTS = 24
UNITS = 2 * SLOTS
GROUPS = 3
MISSILES = 40
NOBODY = 255

IMPULSES = "ABCDEF"
FACTIONS = ["terran", "talon"]

WARSHIP, CARRIER, TRANSPORT, FIGHTER, BASE = 0, 1, 2, 3, 4
ROLES = ["warship", "carrier", "transport", "fighter", "base"]

BEAM, WAVE, FUSION, MISSILE = 0, 1, 2, 3
WEAPON_KINDS = ["beam", "wave", "fusion", "missile"]

SPACE, PLANET, ASTEROID, NEBULA, BLACK_HOLE, WORM_HOLE = 0, 1, 2, 3, 4, 5
TERRAINS = ["space", "planet", "asteroid", "nebula", "black-hole", "worm-hole"]

#: What has become of a unit.
ABSENT, HERE, DESTROYED, RETREATED, DOCKED, LANDED, ESCAPED = 0, 1, 2, 3, 4, 5, 6
STATUSES = ["absent", "here", "destroyed", "retreated", "docked", "landed", "escaped"]

MINOR, GREAT, DEVASTATING = 1, 2, 3
DEGREES = ["none", "minor", "great", "devastating"]

EFFECTS = [
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
(
    NO_EFFECT,
    HULL_DAMAGE,
    SHIELDS_DOWN,
    HELM_DOWN,
    WEAPON_LOST,
    THRUSTERS,
    POWER_CUT,
    FTL_OFFLINE,
    POWER_LOSS,
    BREACH,
) = range(10)


class Tables:
    """Every ship class, weapon, impulse and critical result, indexed by small numbers."""

    def __init__(self) -> None:
        #: For each impulse, the bits of the numbers in its box.
        self.chart: list[int] = [0] * 6
        # Critical results by the sum of two dice.
        self.effect: list[int] = [0] * 13
        self.amount: list[int] = [0] * 13
        self.spares_bases: list[bool] = [False] * 13
        self.repairable: list[bool] = [False] * 10
        # Weapons; damage by weapon * 64 + range * 8 + die, reach as bits of ranges.
        self.weapon_names: list[str] = []
        self.weapon_kind: list[int] = []
        self.reach: list[int] = []
        self.farthest: list[int] = []
        self.damage: list[int] = []
        # Ships; kinds are numbered, `code` is the class on the counter.
        self.code: list[str] = []
        self.faction: list[int] = []
        self.role: list[int] = []
        self.cost: list[int] = []
        self.explosion: list[int] = []
        self.start_speed: list[int] = []
        #: By kind * 8 + speed: the row of the curve, power -1 where there is none.
        self.row_power: list[int] = []
        self.row_radius: list[int] = []
        self.shields: list[int] = []
        self.hull: list[int] = []
        #: By kind * 16 + marked boxes: the modifier that shows, and whether marking the next box is critical.
        self.modifier: list[int] = []
        self.critical: list[bool] = []
        self.battery: list[bool] = []
        self.afterburners: list[int] = []
        self.fighters: list[int] = []
        self.squadrons: list[int] = []
        # By kind * 3 + group; weapon -1 where there is no group.
        self.groups: list[int] = []
        self.weapon: list[int] = []
        self.weapons: list[int] = []
        self.arcs: list[int] = []
        self.red: list[int] = []
        self.yellow: list[int] = []
        self.names: list[list[str]] = []

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
        self.rounds = 10
        self.initiative = 1
        self.floating = True
        #: Whether the drives of reinforcements spool up from their arrival on.
        self.late_drives = True
        #: The seat whose ships may leave over the eastern edge, or -1.
        self.exit_seat = -1
        self.cap = DEVASTATING
        self.landing: list[int] = []
        self.docking: list[int] = []
        self.random_terrain = False
        self.terrain: list[tuple[int, int]] = []
        self.goals: list[Goal] = []
        self.finals: list[Goal] = []
        #: Who wins when the rounds are over and no final goal decides: a seat, or -1 for the better ratio.
        self.limit_winner = -1
        #: Per seat: how many units, where they deploy and arrive, and which way they may face.
        self.count = [0, 0]
        self.zones: list[list[int]] = [[], []]
        self.entries: list[list[int]] = [[], []]
        self.facings: list[list[int]] = [[0, 1], [3, 4]]
        # Per unit.
        self.kind = [-1] * UNITS
        #: The same as bytes, once an observation needed them.
        self.classes = b""
        self.names = [""] * UNITS
        self.start = [NOWHERE] * UNITS
        self.start_facing = [0] * UNITS
        self.start_speed = [0] * UNITS
        self.arrives = [1] * UNITS
        self.hull_lost = [0] * UNITS
        self.uncharged: list[list[int]] = [[] for _ in range(UNITS)]
        #: Where it deploys if not in its side's zone (empty: there), and beside whom (-1: nobody).
        self.areas: list[list[int]] = [[] for _ in range(UNITS)]
        self.beside = [-1] * UNITS
        self.spared = [False] * UNITS
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
