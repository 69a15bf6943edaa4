"""Where a document departs from its struct, down to the smallest part that does not fit."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any, Literal, Optional

import msgspec
import pytest

from orrery.parts.content.faults import find_fault, require_strict, spelling


class Arc(Enum):
    """A number with a name."""

    FRONT = "front"
    REAR = "rear"


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plain item."""

    id: str
    size: int = 1


class Push(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="push", tag_field="op"):
    """One of two tagged items."""

    force: int


class Pull(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="pull", tag_field="op"):
    """The other."""

    rope: str


class Tree(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An item that holds its own kind."""

    branch: list[Tree] = []
    leaf: Item | None = None


NO_OBJECT = "expected object | null, got int, not 1"


def fault(value: Any, kind: Any) -> tuple[tuple[str | int, ...], str]:
    """The fault of a value that does not fit."""
    with pytest.raises(msgspec.ValidationError) as refused:
        msgspec.convert(value, kind)
    return find_fault(value, kind, str(refused.value))


@pytest.mark.parametrize(
    ("value", "kind", "path", "text"),
    [
        ("x", int, (), "expected int, got str, not 'x'"),
        ({"size": 1}, Item, (), "missing key 'id'"),
        ({"id": "a", "size": "b"}, Item, ("size",), "key 'size': expected int, got str, not 'b'"),
        ({"id": "a", "sise": 1}, Item, ("sise",), "key 'sise': unknown; did you mean 'size'? Allowed: id, size"),
        ("side", Arc, (), "'side' is not allowed; allowed: front, rear"),
        ("side", Literal["a", "b"], (), "'side' is not allowed; allowed: a, b"),
        ([1, "x"], list[int], (1,), "row 2: expected int, got str, not 'x'"),
        ([1, 2, "x"], tuple[int, ...], (2,), "row 3: expected int, got str, not 'x'"),
        ([1, 2], tuple[int, str], (1,), "row 2: expected str, got int, not 2"),
        ([1, "x", 3], tuple[int, str], (), "expected array of length 2, got 3"),
        ([1], tuple[int, str], (), "expected array of length 2, got 1"),
        ({"x": 1}, list[int], (), "expected array, got object"),
        ({"a": "x"}, dict[str, int], ("a",), "key 'a': expected int, got str, not 'x'"),
        ({"c": 1}, dict[Literal["a", "b"], int], (), "key 'c': 'c' is not allowed; allowed: a, b"),
        ([1], dict[str, int], (), "expected object, got array"),
        ("x", Optional[int], (), "expected int | null, got str, not 'x'"),  # noqa: UP045
        ("c", Literal["a", "b"] | int, (), "'c' is not allowed; allowed: a, b"),
        ([1, "x"], list[int] | str, (1,), "row 2: expected int, got str, not 'x'"),
        ({"force": 1}, Push | Pull, (), "missing key 'op'; allowed: push, pull"),
        ({"op": "lift"}, Push | Pull, ("op",), "key 'op': 'lift' is not allowed; allowed: push, pull"),
        ({"op": "pull", "rope": 1}, Push | Pull, ("rope",), "key 'rope': expected str, got int, not 1"),
        ({"op": "push"}, Push | Pull | None, (), "missing key 'force'"),
        (9, Annotated[int, msgspec.Meta(le=5)], (), "expected int <= 5, not 9"),
        ("x", Annotated[int, msgspec.Meta(le=5)], (), "expected int, got str, not 'x'"),
        (["x"], Annotated[list[int], msgspec.Meta(max_length=2)], (0,), "row 1: expected int, got str, not 'x'"),
        ([1, 2, 3], Annotated[list[int], msgspec.Meta(max_length=2)], (), "expected array of length <= 2"),
        ({"branch": [{}, {"leaf": 1}]}, Tree, ("branch", 1, "leaf"), "branch 2: key 'leaf': " + NO_OBJECT),
        ({"leaf": {"id": 1}}, Tree, ("leaf", "id"), "leaf: key 'id': expected str, got int, not 1"),
        ("x" * 50, int, (), "expected int, got str"),
    ],
)  # fmt: skip
def test_the_smallest_part_that_does_not_fit_is_named(
    value: Any, kind: Any, path: tuple[str | int, ...], text: str
) -> None:
    assert fault(value, kind) == (path, text)


def test_items_are_called_by_their_id_or_name_or_number() -> None:
    for item, called in (({"id": "a"}, "'a'"), ({"name": "b"}, "'b'"), ({}, "1")):
        path, text = fault({"branch": [{**item, "x": 1}]}, Tree)
        assert path[:2] == ("branch", 0)
        assert text.startswith(f"branch {called}: key ")


def test_a_close_spelling_is_offered_first() -> None:
    assert spelling("siez", ["size", "id"]) == "; did you mean 'size'? Allowed: size, id"
    assert spelling("zzz", ["size", "id"]) == "; allowed: size, id"
    assert spelling("zzz", []) == "; allowed: nothing"


class Loose(msgspec.Struct, frozen=True):
    """An item that would overlook a misspelt key."""

    size: int


@pytest.mark.parametrize(
    "kind",
    [
        Loose,
        list[Loose],
        tuple[int, Loose],
        tuple[Loose, ...],
        dict[str, Loose],
        Loose | None,
        Annotated[list[Loose], msgspec.Meta(max_length=2)],
    ],
)
def test_a_loose_struct_is_found_wherever_it_hides(kind: Any) -> None:
    with pytest.raises(TypeError, match="content struct Loose needs forbid_unknown_fields=True"):
        require_strict(kind)


def test_strict_structs_pass_even_if_they_hold_their_own_kind() -> None:
    require_strict(Tree)
    require_strict(dict[str, Push | Pull])
