"""How the operations that events are made of become tables."""

from __future__ import annotations

from typing import Final

from orrery.games.expanse.schema import (
    Act,
    Build,
    Choose,
    Counted,
    Discard,
    Effect,
    If,
    Kill,
    Move,
    Pick,
    Place,
    Points,
    Remove,
    Replace,
    Shift,
    Trigger,
    Where,
)
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
    Operation,
    Tables,
)
from orrery.parts.content import fault_in

OWNERS: Final = {
    "any": ANY,
    "enemy": ENEMY,
    "self": SELF,
    "every": EVERY,
    "every-enemy": EVERY_ENEMY,
    "enemy-first": ENEMY_FIRST,
}
DISTINCT: Final = {"": FREELY, "base": BY_BASE, "zone": BY_ZONE, "orbit": BY_ORBIT, "faction": BY_FACTION}
SHIPS: Final = {"one": ONE_SHIP, "group": ONE_GROUP, "each": EACH_SHIP}


def compile_effects(tables: Tables, effects: list[Effect], where: str) -> tuple[int, str, int]:
    """Add operations to the tables: the number of the first, when the card works, and its number as a trigger."""
    numbers = [compile_effect(tables, effect, f"{where}: effect {place + 1}") for place, effect in enumerate(effects)]
    for place, number in enumerate(numbers[:-1]):
        tables.operations[number].following = numbers[place + 1]
    head = effects[0]
    if isinstance(head, Trigger) and head.when == "points" and not head.count:
        raise fault_in(f"{where}: effect 1", "count", "say what the number counts as")
    for effect in effects[1:]:
        if isinstance(effect, Trigger):
            raise fault_in(where, "effect", "a trigger comes first")
    return numbers[0], head.when if isinstance(head, Trigger) else "", head.count if isinstance(head, Trigger) else 0


def compile_effect(tables: Tables, effect: Effect, where: str) -> int:
    """Add one operation, and those inside it, to the tables."""
    operation = Operation(VERBS.index(type(effect).__name__.lower()))
    number = len(tables.operations)
    tables.operations.append(operation)
    if isinstance(effect, Counted | Move | Build | Points | Discard):
        operation.count = effect.count
    if isinstance(effect, Counted):
        operation.optional = effect.optional
        apply_where(tables, operation, effect.at, where)
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
        apply_where(tables, target, effect.to, where)
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
            apply_where(tables, operation, effect.at, where)
    if isinstance(effect, Points):
        operation.per = ("", "tally", "control").index(effect.per)
        operation.most = effect.most
        operation.owner = OWNERS[effect.who]
        apply_where(tables, operation, effect.at, where)
    if isinstance(effect, Act):
        operation.count = effect.points
    if isinstance(effect, Pick):
        operation.home = effect.what == "orbit"
        operation.owner = OWNERS[effect.holding]
    if isinstance(effect, If):
        operation.orbits = [number_of(ORBITS, effect.control, where, "control")]
        if not effect.then:
            raise fault_in(where, "then", "name at least one operation")
        operation.branches = [compile_effects(tables, effect.then, where)[0]]
    if isinstance(effect, Choose):
        if not 2 <= len(effect.among) <= 4 or [] in effect.among:
            raise fault_in(where, "among", "give two to four alternatives, each with operations")
        operation.branches = [compile_effects(tables, branch, where)[0] for branch in effect.among]
    return number


def apply_where(tables: Tables, operation: Operation, at: Where, where: str) -> None:
    """Turn a filter into lists of bases and orbits and flags for what changes during play."""
    bases = [number_of(BASES, name, where, "base") for name in at.base]
    orbits = [number_of(ORBITS, name, where, "orbit") for name in at.orbit]
    zones = [number_of(ZONES, name, where, "zone") for name in at.zone]
    sectors = [number_of(SECTORS, name, where, "sector") for name in at.sector]
    resources = [number_of(RESOURCES, name, where, "resource") for name in at.resource]
    operation.orbits = [
        orbit
        for orbit in range(9)
        if (not orbits or orbit in orbits) and (not zones or tables.orbit_zone[orbit] in zones)
    ]
    operation.bases = [
        base
        for base in range(16)
        if (not bases or base in bases)
        and tables.base_orbit[base] in operation.orbits
        and (not sectors or tables.base_sector[base] in sectors)
        and (not resources or tables.base_resource[base] in resources)
    ]
    operation.influence = ("", "own", "none").index(at.influence)
    operation.fleet = at.fleet
    operation.control = ("", "self", "enemy").index(at.control)
    operation.same = {"": 0, "base": SAME_BASE, "orbit": SAME_ORBIT}[at.same]
    operation.known = at.known


def number_of(names: list[str], name: str, where: str, key: str) -> int:
    """The number of a name, or a ContentError that lists the names."""
    if name not in names:
        raise fault_in(where, key, f"{name!r} is unknown; allowed: {', '.join(names)}")
    return names.index(name)
