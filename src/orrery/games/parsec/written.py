"""Operations as cards and factions write them: the shape of each, made from its keys."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Final

import msgspec

from orrery.games.parsec.flow.operations import OPERATIONS
from orrery.games.parsec.operations import Operation
from orrery.parts.content import fault_in
from orrery.parts.content.shapes import field, shape
from orrery.parts.operations import Line, Misuse


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", kw_only=True):
    """An operation as it is written."""


SHAPES: Final = {
    shape(operation, [field(key) for key in operation.keys], Written): operation for operation in OPERATIONS
}
if TYPE_CHECKING:
    Op = Written
else:
    Op = reduce(or_, SHAPES)


def compile_operations(ops: list[Op], where: str) -> list[Operation]:
    """The operations that a card or a faction writes."""
    return [compile_operation(op, f"{where}: operation {place + 1}") for place, op in enumerate(ops)]


def compile_operation(op: Op, where: str) -> Operation:
    """One operation as it is written."""
    kind = SHAPES[type(op)]
    line = Line()
    for key in kind.keys:
        line.read(key, getattr(op, key.name))
    try:
        return kind(line)
    except Misuse as misuse:
        raise fault_in(where, misuse.key, misuse.allowed) from None
