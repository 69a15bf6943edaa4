"""The shape of content files: one struct per table; content/scenarios/README.md explains scenarios."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from orrery.parts.content import Sourced, Titled

Side = Literal["terran", "talon"]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=9)]
Boxes: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=30)]
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Chart(Sourced, frozen=True, kw_only=True):
    """The numbers in the six boxes of the impulse chart."""

    A: list[int]
    B: list[int]
    C: list[int]
    D: list[int]
    E: list[int]
    F: list[int]


class Critical(Sourced, frozen=True, kw_only=True):
    """One result of the critical table."""

    roll: Annotated[int, msgspec.Meta(ge=2, le=12)]
    effect: Literal[
        "none", "hull", "shields-down", "helm-down", "weapon", "thrusters", "power", "ftl", "power-loss", "breach"
    ]
    amount: Number = 0
    repairable: bool = False
    spares_bases: bool = False


class Weapon(Titled, frozen=True, kw_only=True):
    """A weapon: a damage table by range and die, or a missile's reach and damage."""

    name: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]{0,29}$")]
    kind: Literal["beam", "wave", "fusion", "missile"]
    table: dict[Literal["1", "2", "3", "4", "5", "6", "7"], list[Boxes]] = msgspec.field(default_factory=dict)
    reach: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0
    damage: Boxes = 0


class Group(msgspec.Struct, forbid_unknown_fields=True):
    """A weapon group with its bar."""

    weapon: str
    count: Annotated[int, msgspec.Meta(ge=1, le=9)]
    arcs: Annotated[str, msgspec.Meta(min_length=1, max_length=4)]
    red: Number
    yellow: Number


class Shields(msgspec.Struct, forbid_unknown_fields=True):
    """Shield boxes by arc."""

    front: Boxes
    right: Boxes
    left: Boxes
    rear: Boxes


class Ship(Titled, frozen=True, kw_only=True):
    """A ship class of one faction."""

    code: Annotated[str, msgspec.Meta(pattern="^[A-Za-z][A-Za-z0-9]{0,7}$")] = msgspec.field(name="class")
    faction: Side
    role: Literal["warship", "carrier", "transport", "fighter", "base"]
    cost: Annotated[int, msgspec.Meta(ge=1, le=999)]
    explosion: Boxes
    curve: Annotated[list[str], msgspec.Meta(min_length=1, max_length=7)]
    start: Annotated[int, msgspec.Meta(ge=0, le=6)]
    shields: Shields
    hull: Annotated[str, msgspec.Meta(max_length=80)]
    battery: bool
    afterburners: Number
    names: Annotated[list[Name], msgspec.Meta(min_length=1, max_length=24)]
    fighters: Number = 0
    squadrons: Number = 0
    group: list[Group] = msgspec.field(default_factory=list)


class RulesFile(msgspec.Struct, forbid_unknown_fields=True):
    """rules.toml"""

    chart: Chart
    critical: list[Critical]


class WeaponsFile(msgspec.Struct, forbid_unknown_fields=True):
    """weapons.toml"""

    weapon: list[Weapon]


class ShipsFile(msgspec.Struct, forbid_unknown_fields=True):
    """ships.toml"""

    ship: Annotated[list[Ship], msgspec.Meta(max_length=200)]


class UnitEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A unit of a scenario."""

    side: Side
    code: str = msgspec.field(name="class")
    name: Name
    at: str = ""
    facing: str = ""
    arrives: Annotated[int, msgspec.Meta(ge=0, le=30)] = 1
    speed: int = 0
    hull_lost: int = 0
    groups_lost: list[int] = msgspec.field(default_factory=list)
    radius_added: int = 0
    power_cut: int = 0
    drive_lost: bool = False
    on_call: bool = False
    uncharged: list[int] = msgspec.field(default_factory=list)
    area: str = ""
    beside: str = ""
    spared: bool = False
    may_dock: bool = False
    may_land: bool = False


class TerrainEntry(msgspec.Struct, forbid_unknown_fields=True):
    """Hexes with terrain."""

    kind: Literal["planet", "asteroid", "nebula", "black-hole", "worm-hole"]
    at: list[str]


class GoalEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A way to win: so many of these units meet this fate."""

    winner: Side
    when: Literal["destroyed", "retreated", "escaped", "docked", "landed"]
    units: list[str]
    reason: str
    need: int = 0
    degree: Literal["", "minor", "great", "devastating"] = ""


class ScenarioFile(Sourced, frozen=True, kw_only=True):
    """A whole scenario file; content/scenarios/README.md explains every key."""

    name: Name
    number: str
    title: dict[str, str]
    text: dict[str, str]
    advanced: bool = True
    rounds: int = 10
    initiative: Side = "talon"
    floating: bool = True
    late_drives: bool = True
    exit: Literal["", "terran", "talon"] = ""
    cap: Literal["minor", "great", "devastating"] = "devastating"
    limit_winner: Literal["", "terran", "talon"] = ""
    must_stay: Literal["", "terran", "talon"] = ""
    zones: dict[str, list[str]] = msgspec.field(default_factory=dict)
    areas: dict[str, list[str]] = msgspec.field(default_factory=dict)
    entries: dict[str, list[str]] = msgspec.field(default_factory=dict)
    facings: dict[str, list[str]] = msgspec.field(default_factory=dict)
    unit: list[UnitEntry] = msgspec.field(default_factory=list)
    terrain: list[TerrainEntry] = msgspec.field(default_factory=list)
    goal: list[GoalEntry] = msgspec.field(default_factory=list)
    final: list[GoalEntry] = msgspec.field(default_factory=list)
