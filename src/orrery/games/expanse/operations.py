"""The operations that events are made of, as content files write them, and how they become tables."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from orrery.games.expanse.tables import (
    ANY,
    BASES,
    BY_BASE,
    BY_FACTION,
    BY_ORBIT,
    BY_ZONE,
    EACH_SHIP,
    ENEMY,
    ENEMY_FIRST,
    EVERY,
    EVERY_ENEMY,
    FREELY,
    ONE_GROUP,
    ONE_SHIP,
    ORBITS,
    RESOURCES,
    SAME_BASE,
    SAME_ORBIT,
    SECTORS,
    SELF,
    VERBS,
    ZONES,
    Content,
    Operation,
)
from orrery.parts.content import ContentError

Number = Annotated[int, msgspec.Meta(ge=0, le=9)]


class Where(msgspec.Struct, forbid_unknown_fields=True):
    """Which bases or orbits an operation reaches; several names of one kind are alternatives."""

    base: list[str] = []
    orbit: list[str] = []
    zone: list[str] = []
    sector: list[str] = []
    resource: list[str] = []
    influence: Literal["", "own", "none"] = ""
    fleet: bool = False
    control: Literal["", "self", "enemy"] = ""
    same: Literal["", "base", "orbit"] = ""
    known: bool = False


class Written(msgspec.Struct, forbid_unknown_fields=True, tag_field="do", tag=str.lower, kw_only=True):
    """An operation as it is written."""


class Counted(Written):
    """An operation that is done a number of times; `optional` means up to that number."""

    count: Number = 1
    optional: bool = False
    at: Where = msgspec.field(default_factory=Where)


class Place(Counted):
    """Place own influence."""

    each: bool = False
    distinct: Literal["", "base"] = ""


class Remove(Counted):
    """Remove influence."""

    each: bool = False
    of: Literal["any", "enemy", "self", "every", "every-enemy", "enemy-first"] = "any"
    distinct: Literal["", "base", "zone"] = ""
    same: Literal["", "base"] = ""
    match: Literal["", "resource"] = ""
    least: Number = 0
    tally: bool = False


class Replace(Counted):
    """Replace enemy influence with own."""

    distinct: Literal["", "base"] = ""


class Shift(Counted):
    """Move influence of others to other bases."""

    of: Literal["any", "enemy", "self"] = "enemy"
    to: Where = msgspec.field(default_factory=Where)


class Swap(Written):
    """Let two pieces of different factions change places."""


class Move(Written):
    """Move own ships."""

    count: Number = 1
    optional: bool = False
    ships: Literal["one", "group", "each"] = "group"
    reach: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    removable: bool = False


class Deploy(Written):
    """Put an own ship into the orbit of the operation before."""


class Kill(Counted):
    """Remove ships."""

    of: Literal["any", "enemy", "self"] = "enemy"
    distinct: Literal["", "orbit", "faction"] = ""
    tally: bool = False
    short: bool = False


class Build(Written):
    """Build removed ships, at home unless `at` is given."""

    count: Number = 1
    optional: bool = False
    of: Literal["self", "every"] = "self"
    at: Where | None = None


class Points(Written):
    """Give control points."""

    count: Number = 1
    per: Literal["", "tally", "control"] = ""
    most: Number = 0
    who: Literal["self", "enemy"] = "self"
    at: Where = msgspec.field(default_factory=Where)


class Act(Written):
    """Take actions for so many action points."""

    points: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Trigger(Written):
    """The card works only when kept, at a certain moment."""

    when: Literal["scoring", "points", "after-points"]
    count: Number = 0


class Copy(Written):
    """Resolve the event of a card on the track."""


class Peek(Written):
    """Look at the secret bonus token."""


class Discard(Written):
    """Everybody discards a kept event."""

    count: Literal[1] = 1


class Reveal(Written):
    """Show the top card of the deck; its number is the tally."""


class Choose(Written):
    """One of several lists of operations."""

    among: list[list[Effect]]


class If(Written):
    """Operations that need orbital control of an orbit."""

    control: str
    then: list[Effect]


class Pick(Written):
    """Name the base or orbit that the operations after it are about."""

    what: Literal["base", "orbit"]
    holding: Literal["any", "enemy"] = "any"


Effect = (
    Place | Remove | Replace | Shift | Swap | Move | Deploy | Kill | Build | Points | Act
    | Trigger | Copy | Peek | Discard | Reveal | Choose | If | Pick
)  # fmt: skip

OWNERS = {
    "any": ANY,
    "enemy": ENEMY,
    "self": SELF,
    "every": EVERY,
    "every-enemy": EVERY_ENEMY,
    "enemy-first": ENEMY_FIRST,
}
DISTINCT = {"": FREELY, "base": BY_BASE, "zone": BY_ZONE, "orbit": BY_ORBIT, "faction": BY_FACTION}
SHIPS = {"one": ONE_SHIP, "group": ONE_GROUP, "each": EACH_SHIP}


def compile_effects(content: Content, effects: list[Effect], where: str) -> tuple[int, str, int]:
    """Add operations to the tables: the number of the first, when the card works, and its number as a trigger."""
    numbers = [compile_effect(content, effect, f"{where}: effect {place + 1}") for place, effect in enumerate(effects)]
    for place, number in enumerate(numbers[:-1]):
        content.operations[number].following = numbers[place + 1]
    head = effects[0]
    if isinstance(head, Trigger) and head.when == "points" and not head.count:
        raise ContentError(f"{where}: effect 1: count: say what the number counts as")
    for effect in effects[1:]:
        if isinstance(effect, Trigger):
            raise ContentError(f"{where}: effect: a trigger comes first")
    return numbers[0], head.when if isinstance(head, Trigger) else "", head.count if isinstance(head, Trigger) else 0


def compile_effect(content: Content, effect: Effect, where: str) -> int:
    """Add one operation, and those inside it, to the tables."""
    operation = Operation(VERBS.index(type(effect).__name__.lower()))
    number = len(content.operations)
    content.operations.append(operation)
    if isinstance(effect, Counted | Move | Build | Points | Discard):
        operation.count = effect.count
    if isinstance(effect, Counted):
        operation.optional = effect.optional
        apply_where(content, operation, effect.at, where)
    if isinstance(effect, Place | Remove):
        operation.each = effect.each
    if isinstance(effect, Remove | Shift | Kill):
        operation.owner = OWNERS[effect.of]
    if isinstance(effect, Place | Remove | Replace | Kill):
        operation.distinct = DISTINCT[effect.distinct]
    if isinstance(effect, Remove):
        operation.place = effect.same == "base"
        operation.match = effect.match == "resource"
        operation.least = effect.least
    if isinstance(effect, Remove | Kill):
        operation.tally = effect.tally
    if isinstance(effect, Kill):
        operation.short = effect.short
    if isinstance(effect, Shift):
        target = Operation(operation.verb)
        apply_where(content, target, effect.to, where)
        operation.to = target.bases
    if isinstance(effect, Move):
        operation.optional = effect.optional
        operation.mode = SHIPS[effect.ships]
        operation.reach = min(effect.reach, 3)
        operation.removable = effect.removable
    if isinstance(effect, Build):
        operation.optional = effect.optional
        operation.owner = OWNERS[effect.of]
        operation.home = effect.at is None
        if effect.at is not None:
            apply_where(content, operation, effect.at, where)
    if isinstance(effect, Points):
        operation.per = ("", "tally", "control").index(effect.per)
        operation.most = effect.most
        operation.owner = OWNERS[effect.who]
        apply_where(content, operation, effect.at, where)
    if isinstance(effect, Act):
        operation.count = effect.points
    if isinstance(effect, Pick):
        operation.home = effect.what == "orbit"
        operation.owner = OWNERS[effect.holding]
    if isinstance(effect, If):
        operation.orbits = [known(ORBITS, effect.control, where, "control")]
        if not effect.then:
            raise ContentError(f"{where}: then: name at least one operation")
        operation.branches = [compile_effects(content, effect.then, where)[0]]
    if isinstance(effect, Choose):
        if not 2 <= len(effect.among) <= 4 or [] in effect.among:
            raise ContentError(f"{where}: among: give two to four alternatives, each with operations")
        operation.branches = [compile_effects(content, branch, where)[0] for branch in effect.among]
    return number


def apply_where(content: Content, operation: Operation, at: Where, where: str) -> None:
    """Turn a filter into lists of bases and orbits and flags for what changes during play."""
    bases = [known(BASES, name, where, "base") for name in at.base]
    orbits = [known(ORBITS, name, where, "orbit") for name in at.orbit]
    zones = [known(ZONES, name, where, "zone") for name in at.zone]
    sectors = [known(SECTORS, name, where, "sector") for name in at.sector]
    resources = [known(RESOURCES, name, where, "resource") for name in at.resource]
    operation.orbits = [
        orbit
        for orbit in range(9)
        if (not orbits or orbit in orbits) and (not zones or content.orbit_zone[orbit] in zones)
    ]
    operation.bases = [
        base
        for base in range(16)
        if (not bases or base in bases)
        and content.base_orbit[base] in operation.orbits
        and (not sectors or content.base_sector[base] in sectors)
        and (not resources or content.base_resource[base] in resources)
    ]
    operation.influence = ("", "own", "none").index(at.influence)
    operation.fleet = at.fleet
    operation.control = ("", "self", "enemy").index(at.control)
    operation.same = {"": 0, "base": SAME_BASE, "orbit": SAME_ORBIT}[at.same]
    operation.known = at.known


def known(names: list[str], name: str, where: str, key: str) -> int:
    """The number of a name, or a ValueError that lists the names."""
    if name not in names:
        raise ContentError(f"{where}: {key}: {name!r} is unknown; choose from {', '.join(names)}")
    return names.index(name)
