"""The structs of operations in content files, generated from their keys."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from orrery.parts.operations import FLAG, NUMBER, Key


def field(key: Key, kind: Any = None) -> tuple[Any, ...]:
    """The field of a struct for one key: its name, its type, and its default if it has one."""
    if kind is None and key.kind == NUMBER:
        kind = Annotated[int, msgspec.Meta(ge=key.least, le=key.most)]
    elif kind is None:
        kind = bool if key.kind == FLAG else Literal[tuple(key.words)]
    return (key.name, kind) if key.first is None else (key.name, kind, key.first)


def shape(operation: Any, fields: list[tuple[Any, ...]], written: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """The struct of an operation."""
    return msgspec.defstruct(
        operation.__name__,
        fields,
        bases=(written,),
        module=written.__module__,
        namespace={"__doc__": operation.__doc__},
        tag=operation.verb,
        kw_only=True,
    )
