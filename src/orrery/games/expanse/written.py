"""Operations as cards write them: the shape of each, made from its keys, and how a list of them becomes tables."""

from __future__ import annotations

from functools import reduce
from itertools import pairwise
from operator import or_
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from orrery.games.expanse.flow.operations import OPERATIONS
from orrery.games.expanse.operations import (
    FILTER,
    FILTER_OR_NONE,
    LIST,
    LISTS,
    NO_OPERATION,
    ORBIT,
    SAME_BASE,
    SAME_ORBIT,
    Line,
    Operation,
    Reach,
)
from orrery.games.expanse.tables import BASES, ORBITS, RESOURCES, SECTORS, ZONES, Tables
from orrery.parts.content import fault_in
from orrery.parts.content.shapes import field, shape
from orrery.parts.operations import FLAG, NUMBER, WORD, Key, Misuse


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


class Written(msgspec.Struct, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """An operation as it is written."""


#: What keys of this game alone hold; lists hold what is made from the shapes, and is looked up when a card is read.
KINDS: Final[dict[str, Any]] = {
    ORBIT: str,
    LIST: "list[Effect]",
    LISTS: "list[list[Effect]]",
}


def field_of(key: Key) -> tuple[Any, ...]:
    """The field of a shape for one key."""
    if key.kind == FILTER:
        return key.name, Where, msgspec.field(default_factory=Where)
    if key.kind == FILTER_OR_NONE:
        return key.name, Where | None, None
    return field(key, KINDS.get(key.kind))


SHAPES: Final = {
    shape(operation, [field_of(key) for key in operation.keys], Written): operation for operation in OPERATIONS
}
if TYPE_CHECKING:
    Effect = Written
else:
    Effect = reduce(or_, SHAPES)


def compile_effects(tables: Tables, effects: list[Effect], where: str) -> int:
    """Add operations to the tables: the number of the first."""
    numbers = [
        compile_effect(tables, effect, place, f"{where}: effect {place + 1}") for place, effect in enumerate(effects)
    ]
    for number, following in pairwise(numbers):
        tables.operations[number].following = following
    return numbers[0] if numbers else NO_OPERATION


def compile_effect(tables: Tables, effect: Effect, place: int, where: str) -> int:
    """Add one operation, and those inside it, to the tables: its number."""
    kind = SHAPES[type(effect)]
    number = len(tables.operations)
    line = Line(place)
    tables.operations.append(Operation(line))
    for key in kind.keys:
        read_key(tables, line, key, getattr(effect, key.name), where)
    try:
        tables.operations[number] = kind(line)
    except Misuse as misuse:
        raise fault_in(where, misuse.key, misuse.allowed) from None
    return number


def read_key(tables: Tables, line: Line, key: Key, value: Any, where: str) -> None:
    """Turn what is written under a key into numbers."""
    if key.kind in (NUMBER, FLAG, WORD):
        line.read(key, value)
    elif key.kind == ORBIT:
        line.numbers[key.name] = number_of(ORBITS, value, where, key.name)
    elif key.kind == LIST:
        line.lists[key.name] = [compile_effects(tables, value, where)]
    elif key.kind == LISTS:
        line.lists[key.name] = [compile_effects(tables, one, where) for one in value]
    elif value is not None:
        line.reaches[key.name] = reach(tables, value, where)


def reach(tables: Tables, at: Where, where: str) -> Reach:
    """Turn a filter into lists of bases and orbits and flags for what changes during play."""
    bases = [number_of(BASES, name, where, "base") for name in at.base]
    orbits = [number_of(ORBITS, name, where, "orbit") for name in at.orbit]
    zones = [number_of(ZONES, name, where, "zone") for name in at.zone]
    sectors = [number_of(SECTORS, name, where, "sector") for name in at.sector]
    resources = [number_of(RESOURCES, name, where, "resource") for name in at.resource]
    open_orbits = [
        orbit
        for orbit in range(9)
        if (not orbits or orbit in orbits) and (not zones or tables.orbit_zone[orbit] in zones)
    ]
    open_bases = [
        base
        for base in range(16)
        if (not bases or base in bases)
        and tables.base_orbit[base] in open_orbits
        and (not sectors or tables.base_sector[base] in sectors)
        and (not resources or tables.base_resource[base] in resources)
    ]
    found = Reach(open_bases, open_orbits)
    found.influence = ("", "own", "none").index(at.influence)
    found.fleet = at.fleet
    found.control = ("", "self", "enemy").index(at.control)
    found.same = {"": 0, "base": SAME_BASE, "orbit": SAME_ORBIT}[at.same]
    found.known = at.known
    return found


def number_of(names: list[str], name: str, where: str, key: str) -> int:
    """The number of a name, or a ContentError that lists the names."""
    if name not in names:
        raise fault_in(where, key, f"{name!r} is unknown; allowed: {', '.join(names)}")
    return names.index(name)
