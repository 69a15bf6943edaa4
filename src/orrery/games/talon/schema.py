"""The shape of content files: one struct per table; content/scenarios/README.md explains scenarios."""

from __future__ import annotations

from typing import Literal

import msgspec

from orrery.parts.content import Sourced

Side = Literal["terran", "talon"]


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

    roll: int
    effect: str
    amount: int = 0
    repairable: bool = False
    spares_bases: bool = False


class Weapon(Sourced, frozen=True, kw_only=True):
    """A weapon: a damage table by range and die, or a missile's reach and damage."""

    name: str
    kind: Literal["beam", "wave", "fusion", "missile"]
    table: dict[str, list[int]] = msgspec.field(default_factory=dict)
    reach: int = 0
    damage: int = 0


class Group(msgspec.Struct, forbid_unknown_fields=True):
    """A weapon group with its bar."""

    weapon: str
    count: int
    arcs: str
    red: int
    yellow: int


class Shields(msgspec.Struct, forbid_unknown_fields=True):
    """Shield boxes by arc."""

    front: int
    right: int
    left: int
    rear: int


class Ship(Sourced, frozen=True, kw_only=True):
    """A ship class of one faction."""

    code: str = msgspec.field(name="class")
    faction: Side
    role: Literal["warship", "carrier", "transport", "fighter", "base"]
    cost: int
    explosion: int
    curve: list[str]
    start: int
    shields: Shields
    hull: str
    battery: bool
    afterburners: int
    names: list[str]
    fighters: int = 0
    squadrons: int = 0
    group: list[Group] = msgspec.field(default_factory=list)


class UnitEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A unit of a scenario."""

    side: Side
    code: str = msgspec.field(name="class")
    name: str
    at: str = ""
    facing: str = ""
    arrives: int = 1
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

    name: str
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
