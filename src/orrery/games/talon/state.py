"""A position of Talon: one column per thing that is written on the counters."""

from __future__ import annotations

from array import array
from typing import Any

from mypy_extensions import mypyc_attr

from orrery.games.talon.grid import NOWHERE, SIZE
from orrery.games.talon.tables import GROUPS, MISSILES, NOBODY, UNITS, Scenario, Tables
from orrery.kernel import Game, Rng, State, Value

#: Columns with one number for each unit that says what lies on its counter or has become of it.
MARKERS = (
    "contest",
    "beamed",
    "shields_down",
    "helm_down",
    "power_loss",
    "power_cut",
    "radius_added",
    "ftl_down",
    "status",
)


@mypyc_attr(allow_interpreted_subclasses=True)  # else mypyc's __new__ calls the constructor
class TalonState(State):
    """Columns by unit, by unit * 4 + arc, by unit * 3 + group (or fighter), by missile and by hex."""

    __slots__ = (
        "active",
        "afterburners",
        "at",
        "battery",
        "beamed",
        "boosts",
        "broken",
        "contest",
        "dying",
        "facing",
        "features",
        "fighters",
        "flying",
        "ftl_down",
        "helm_down",
        "host",
        "hull",
        "impulse",
        "initiative",
        "missile_at",
        "missile_damaged",
        "missile_facing",
        "missile_owner",
        "missile_strength",
        "missile_target",
        "power",
        "power_cut",
        "power_loss",
        "radius_added",
        "red",
        "round",
        "scenario",
        "shields",
        "shields_down",
        "shifts",
        "slip",
        "speed",
        "status",
        "tables",
        "terrain",
        "turn",
        "yellow",
    )
    columns = (
        "round",
        "impulse",
        "initiative",
        "active",
        "features",
        "flying",
        "at",
        "facing",
        "speed",
        "power",
        "turn",
        "slip",
        "shields",
        "boosts",
        "hull",
        "red",
        "yellow",
        "broken",
        "fighters",
        "battery",
        "afterburners",
        *MARKERS,
        "host",
        "missile_at",
        "missile_facing",
        "missile_target",
        "missile_owner",
        "missile_strength",
        "missile_damaged",
        "terrain",
        "dying",
    )

    tables: Tables
    scenario: Scenario
    #: Whether players may propose to shift the map (talon:7.5.1b).
    shifts: bool
    #: The round, counted from 1 without end (talon:9.4b), the impulse from 0, who has initiative, whose turn it is.
    round: int
    impulse: int
    initiative: int
    active: int
    #: Which terrain is on the map: bits 1 << kind; and how many missiles fly.
    features: int
    flying: int
    #: Where a unit is (NOWHERE when it is not on the map), its facing and the recorded curve.
    at: array[int]
    facing: bytearray
    speed: bytearray
    power: array[int]
    #: Hexes left before it may turn, and its side-slip marker.
    turn: bytearray
    slip: bytearray
    #: Shield boxes left, and the impulse letter (1 = A) of a reinforcement, by unit * 4 + arc.
    shields: bytearray
    boosts: bytearray
    #: Hull boxes marked.
    hull: bytearray
    #: Charged boxes and destroyed groups, by unit * 3 + group; hull boxes left of each fighter.
    red: bytearray
    yellow: bytearray
    broken: bytearray
    fighters: bytearray
    battery: bytearray
    #: Afterburners left.
    afterburners: bytearray
    #: 1 a change-initiative marker, 2 a defend-initiative marker.
    contest: bytearray
    #: Whether the squadron got AP in this impulse.
    beamed: bytearray
    #: Markers of critical damage; the repairable ones hold when they were placed (round * 6 + impulse + 1).
    shields_down: bytearray
    helm_down: bytearray
    power_loss: bytearray
    power_cut: bytearray
    radius_added: bytearray
    ftl_down: bytearray
    #: What has become of it, and on whom it is docked.
    status: bytearray
    host: bytearray
    missile_at: array[int]
    missile_facing: bytearray
    missile_target: bytearray
    missile_owner: bytearray
    missile_strength: bytearray
    missile_damaged: bytearray
    terrain: bytearray
    #: Ships that are destroyed and have still to explode, each followed by its hex.
    dying: array[int]

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Value], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        talon: Any = game
        self.tables = talon.tables
        self.scenario = talon.scenario_of(options)
        self.shifts = bool(options["shifts"])

    def empty(self) -> None:
        """No unit, no missile, no terrain; round 1, impulse A."""
        self.round = 1
        self.impulse = 0
        self.initiative = self.scenario.initiative
        self.active = self.initiative
        self.features = 0
        self.flying = 0
        self.at = array("h", [NOWHERE] * UNITS)
        self.power = array("b", [0] * UNITS)
        for name in (
            "facing",
            "speed",
            "turn",
            "slip",
            "hull",
            "battery",
            "afterburners",
            *MARKERS,
        ):
            setattr(self, name, bytearray(UNITS))
        self.host = bytearray([NOBODY]) * UNITS
        self.shields = bytearray(4 * UNITS)
        self.boosts = bytearray(4 * UNITS)
        self.red = bytearray(GROUPS * UNITS)
        self.yellow = bytearray(GROUPS * UNITS)
        self.broken = bytearray(GROUPS * UNITS)
        self.fighters = bytearray(GROUPS * UNITS)
        self.missile_at = array("h", [NOWHERE] * MISSILES)
        self.missile_facing = bytearray(MISSILES)
        self.missile_target = bytearray([NOBODY]) * MISSILES
        self.missile_owner = bytearray(MISSILES)
        self.missile_strength = bytearray(MISSILES)
        self.missile_damaged = bytearray(MISSILES)
        self.terrain = bytearray(SIZE)
        self.dying = array("h")

    def clone(self) -> TalonState:
        twin = TalonState.__new__(TalonState)
        twin.copy_position(self)
        twin.tables = self.tables
        twin.scenario = self.scenario
        twin.shifts = self.shifts
        twin.round = self.round
        twin.impulse = self.impulse
        twin.initiative = self.initiative
        twin.active = self.active
        twin.features = self.features
        twin.flying = self.flying
        twin.at = self.at[:]
        twin.facing = self.facing.copy()
        twin.speed = self.speed.copy()
        twin.power = self.power[:]
        twin.turn = self.turn.copy()
        twin.slip = self.slip.copy()
        twin.shields = self.shields.copy()
        twin.boosts = self.boosts.copy()
        twin.hull = self.hull.copy()
        twin.red = self.red.copy()
        twin.yellow = self.yellow.copy()
        twin.broken = self.broken.copy()
        twin.fighters = self.fighters.copy()
        twin.battery = self.battery.copy()
        twin.afterburners = self.afterburners.copy()
        twin.contest = self.contest.copy()
        twin.beamed = self.beamed.copy()
        twin.shields_down = self.shields_down.copy()
        twin.helm_down = self.helm_down.copy()
        twin.power_loss = self.power_loss.copy()
        twin.power_cut = self.power_cut.copy()
        twin.radius_added = self.radius_added.copy()
        twin.ftl_down = self.ftl_down.copy()
        twin.status = self.status.copy()
        twin.host = self.host.copy()
        twin.missile_at = self.missile_at[:]
        twin.missile_facing = self.missile_facing.copy()
        twin.missile_target = self.missile_target.copy()
        twin.missile_owner = self.missile_owner.copy()
        twin.missile_strength = self.missile_strength.copy()
        twin.missile_damaged = self.missile_damaged.copy()
        twin.terrain = self.terrain.copy()
        twin.dying = self.dying[:]
        return twin
