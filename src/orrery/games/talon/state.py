"""A position of Talon: one column per thing that is written on the counters."""

from __future__ import annotations

from array import array
from typing import Annotated, Any

from mypy_extensions import i64, mypyc_attr

from orrery.games.talon.grid import NOWHERE, SIZE
from orrery.games.talon.tables import GROUPS, MISSILES, NOBODY, UNITS, Scenario, Tables
from orrery.kernel import ByteColumn, Game, Rng, SharedColumn, ShortColumn, SignedColumn, State, filled
from orrery.kernel.codec import decode_column, encode_column


@mypyc_attr(free_list_len=1, acyclic=True)
class TalonState(State):
    """Columns by unit, by unit * 4 + arc, by unit * 3 + group (or fighter), by missile and by hex."""

    tables: Tables
    scenario: Scenario
    #: Whether players may propose to shift the map (talon:7.5.1b).
    shifts: bool
    #: Whether ships may be jury-rigged, and the markers by unit: 1 more than the system Up, 8 times 1 more than the
    #: system Down, and 64 once it was done (talon:24a). Clones share it, and only a battle with the option dumps it.
    rigging: bool
    rigs: SharedColumn
    #: The round, counted from 1 without end (talon:9.4b), the impulse from 0, who has initiative, whose turn it is.
    round: Annotated[i64, 1]
    impulse: Annotated[i64, 0]
    initiative: Annotated[i64, "self.scenario.initiative"]
    active: Annotated[i64, "self.scenario.initiative"]
    #: Which terrain is on the map: bits 1 << kind; below, how many missiles fly.
    features: Annotated[i64, 0]
    #: 1 while the map is extended beyond its extension map (talon:7.5.2).
    extended: Annotated[i64, 0]
    flying: Annotated[i64, 0]
    #: Where a unit is (NOWHERE when it is not on the map), its facing and the recorded curve.
    at: Annotated[ShortColumn, UNITS, NOWHERE]
    facing: Annotated[ByteColumn, UNITS]
    speed: Annotated[ByteColumn, UNITS]
    power: Annotated[SignedColumn, UNITS]
    #: Hexes left before it may turn, and its side-slip marker.
    turn: Annotated[ByteColumn, UNITS]
    slip: Annotated[ByteColumn, UNITS]
    #: Shield boxes left, and the impulse letter (1 = A) of a reinforcement, by unit * 4 + arc.
    shields: Annotated[ByteColumn, 4 * UNITS]
    boosts: Annotated[ByteColumn, 4 * UNITS]
    #: Hull boxes marked.
    hull: Annotated[ByteColumn, UNITS]
    #: Charged boxes and destroyed groups, by unit * 3 + group; hull boxes left of each fighter.
    red: Annotated[ByteColumn, GROUPS * UNITS]
    yellow: Annotated[ByteColumn, GROUPS * UNITS]
    broken: Annotated[SharedColumn, GROUPS * UNITS]
    fighters: Annotated[SharedColumn, GROUPS * UNITS]
    battery: Annotated[ByteColumn, UNITS]
    #: Afterburners left.
    afterburners: Annotated[SharedColumn, UNITS]
    #: 1 a change-initiative marker, 2 a defend-initiative marker.
    contest: Annotated[ByteColumn, UNITS]
    #: Whether the squadron got AP in this impulse.
    beamed: Annotated[SharedColumn, UNITS]
    #: Markers of critical damage; the repairable ones hold when they were placed (round * 6 + impulse + 1).
    shields_down: Annotated[SharedColumn, UNITS]
    helm_down: Annotated[SharedColumn, UNITS]
    power_loss: Annotated[SharedColumn, UNITS]
    power_cut: Annotated[SharedColumn, UNITS]
    radius_added: Annotated[SharedColumn, UNITS]
    ftl_down: Annotated[SharedColumn, UNITS]
    #: What has become of it, and on whom it is docked.
    status: Annotated[SharedColumn, UNITS]
    host: Annotated[SharedColumn, UNITS, NOBODY]
    missile_at: Annotated[ShortColumn, MISSILES, NOWHERE]
    missile_facing: Annotated[SharedColumn, MISSILES]
    missile_target: Annotated[SharedColumn, MISSILES, NOBODY]
    missile_owner: Annotated[SharedColumn, MISSILES]
    missile_strength: Annotated[SharedColumn, MISSILES]
    missile_damaged: Annotated[SharedColumn, MISSILES]
    #: Replaced when it changes.
    terrain: Annotated[SharedColumn, SIZE]
    #: Ships that are destroyed and have still to explode, each followed by its hex.
    dying: Annotated[array[int], "array('h')"]

    # Written by tools/columns.py from the annotations above.
    __slots__ = (
        "active", "afterburners", "at", "battery", "beamed", "boosts", "broken", "contest", "dying", "extended",
        "facing", "features", "fighters", "flying", "ftl_down", "helm_down", "host", "hull", "impulse", "initiative",
        "missile_at", "missile_damaged", "missile_facing", "missile_owner", "missile_strength", "missile_target",
        "power", "power_cut", "power_loss", "radius_added", "red", "rigging", "rigs", "round", "scenario", "shields",
        "shields_down", "shifts", "slip", "speed", "status", "tables", "terrain", "turn", "yellow",
    )  # fmt: skip
    columns = (
        "round", "impulse", "initiative", "active", "features", "extended", "flying", "at", "facing", "speed", "power",
        "turn", "slip", "shields", "boosts", "hull", "red", "yellow", "broken", "fighters", "battery", "afterburners",
        "contest", "beamed", "shields_down", "helm_down", "power_loss", "power_cut", "radius_added", "ftl_down",
        "status", "host", "missile_at", "missile_facing", "missile_target", "missile_owner", "missile_strength",
        "missile_damaged", "terrain", "dying",
    )  # fmt: skip
    kinds = (
        "", "", "", "", "", "", "", "h", "B", "B", "b", "B", "B", "B", "B", "B", "B", "B", "B", "B", "B", "B", "B", "B",
        "B", "B", "B", "B", "B", "B", "B", "B", "h", "B", "B", "B", "B", "B", "B", "",
    )  # fmt: skip

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)

    def reset(self) -> None:
        self.round = 1
        self.impulse = 0
        self.initiative = self.scenario.initiative
        self.active = self.scenario.initiative
        self.features = 0
        self.extended = 0
        self.flying = 0
        self.at = filled("h", UNITS, NOWHERE)
        self.facing = filled("B", UNITS)
        self.speed = filled("B", UNITS)
        self.power = filled("b", UNITS)
        self.turn = filled("B", UNITS)
        self.slip = filled("B", UNITS)
        self.shields = filled("B", 4 * UNITS)
        self.boosts = filled("B", 4 * UNITS)
        self.hull = filled("B", UNITS)
        self.red = filled("B", GROUPS * UNITS)
        self.yellow = filled("B", GROUPS * UNITS)
        self.broken = filled("B", GROUPS * UNITS)
        self.fighters = filled("B", GROUPS * UNITS)
        self.battery = filled("B", UNITS)
        self.afterburners = filled("B", UNITS)
        self.contest = filled("B", UNITS)
        self.beamed = filled("B", UNITS)
        self.shields_down = filled("B", UNITS)
        self.helm_down = filled("B", UNITS)
        self.power_loss = filled("B", UNITS)
        self.power_cut = filled("B", UNITS)
        self.radius_added = filled("B", UNITS)
        self.ftl_down = filled("B", UNITS)
        self.status = filled("B", UNITS)
        self.host = filled("B", UNITS, NOBODY)
        self.missile_at = filled("h", MISSILES, NOWHERE)
        self.missile_facing = filled("B", MISSILES)
        self.missile_target = filled("B", MISSILES, NOBODY)
        self.missile_owner = filled("B", MISSILES)
        self.missile_strength = filled("B", MISSILES)
        self.missile_damaged = filled("B", MISSILES)
        self.terrain = filled("B", SIZE)
        self.dying = array("h")

    def take_columns(self, values: dict[str, Any]) -> None:
        self.round = values["round"]
        self.impulse = values["impulse"]
        self.initiative = values["initiative"]
        self.active = values["active"]
        self.features = values["features"]
        self.extended = values["extended"]
        self.flying = values["flying"]
        self.at = values["at"]
        self.facing = values["facing"]
        self.speed = values["speed"]
        self.power = values["power"]
        self.turn = values["turn"]
        self.slip = values["slip"]
        self.shields = values["shields"]
        self.boosts = values["boosts"]
        self.hull = values["hull"]
        self.red = values["red"]
        self.yellow = values["yellow"]
        self.broken = values["broken"]
        self.fighters = values["fighters"]
        self.battery = values["battery"]
        self.afterburners = values["afterburners"]
        self.contest = values["contest"]
        self.beamed = values["beamed"]
        self.shields_down = values["shields_down"]
        self.helm_down = values["helm_down"]
        self.power_loss = values["power_loss"]
        self.power_cut = values["power_cut"]
        self.radius_added = values["radius_added"]
        self.ftl_down = values["ftl_down"]
        self.status = values["status"]
        self.host = values["host"]
        self.missile_at = values["missile_at"]
        self.missile_facing = values["missile_facing"]
        self.missile_target = values["missile_target"]
        self.missile_owner = values["missile_owner"]
        self.missile_strength = values["missile_strength"]
        self.missile_damaged = values["missile_damaged"]
        self.terrain = values["terrain"]
        self.dying = values["dying"]

    def clone(self) -> TalonState:
        twin = TalonState(self.game, self.seats, self.options, self.rng.clone())
        twin.copy_position(self)
        twin.tables = self.tables
        twin.scenario = self.scenario
        twin.shifts = self.shifts
        twin.rigging = self.rigging
        twin.rigs = self.rigs
        twin.round = self.round
        twin.impulse = self.impulse
        twin.initiative = self.initiative
        twin.active = self.active
        twin.features = self.features
        twin.extended = self.extended
        twin.flying = self.flying
        twin.at = self.at[:]
        twin.facing = self.facing[:]
        twin.speed = self.speed[:]
        twin.power = self.power[:]
        twin.turn = self.turn[:]
        twin.slip = self.slip[:]
        twin.shields = self.shields[:]
        twin.boosts = self.boosts[:]
        twin.hull = self.hull[:]
        twin.red = self.red[:]
        twin.yellow = self.yellow[:]
        twin.broken = self.broken
        twin.fighters = self.fighters
        twin.battery = self.battery[:]
        twin.afterburners = self.afterburners
        twin.contest = self.contest[:]
        twin.beamed = self.beamed
        twin.shields_down = self.shields_down
        twin.helm_down = self.helm_down
        twin.power_loss = self.power_loss
        twin.power_cut = self.power_cut
        twin.radius_added = self.radius_added
        twin.ftl_down = self.ftl_down
        twin.status = self.status
        twin.host = self.host
        twin.missile_at = self.missile_at[:]
        twin.missile_facing = self.missile_facing
        twin.missile_target = self.missile_target
        twin.missile_owner = self.missile_owner
        twin.missile_strength = self.missile_strength
        twin.missile_damaged = self.missile_damaged
        twin.terrain = self.terrain
        twin.dying = self.dying[:]
        return twin

    # End of what tools/columns.py wrote.

    def begin(self) -> None:
        talon: Any = self.game
        self.tables = talon.tables
        self.scenario = talon.scenario_of(self.options)
        self.shifts = bool(self.options["shifts"])
        self.rigging = bool(self.options.get("jury_rigging", False))
        self.rigs = filled("B", UNITS)
        super().begin()

    def core(self) -> dict[str, Any]:
        document = super().core()
        if self.rigging:
            document["rigs"] = encode_column("B", self.rigs)
        return document

    def restore(self, document: dict[str, Any]) -> None:
        if self.rigging:
            self.rigs = decode_column("B", document["rigs"])
        super().restore(document)
