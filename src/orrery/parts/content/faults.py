"""Where a content document does not match its struct: the item, the key, and what is allowed."""

from __future__ import annotations

import types
from collections.abc import Mapping
from difflib import get_close_matches
from enum import Enum
from functools import cache
from typing import Annotated, Any, Final, Literal, TypeAlias, Union, get_args, get_origin

import msgspec

#: The keys and indices that lead to a value.
Trail: TypeAlias = tuple[str | int, ...]

_ROWS: Final = (list, tuple, set, frozenset)


def find_fault(
    document: Any, kind: Any, message: str, keys: Mapping[str, tuple[str, ...]] | None = None
) -> tuple[Trail, str]:
    """The path to the first invalid value, and a line with its item, its key and what is allowed.

    `keys` names the key that identifies the items of a table, if it is neither `id` nor `name`.
    """
    path, text = _descend(document, kind, (), message)
    return path, ": ".join([*_names(document, path, keys or {}), text])


def identity(item: Any, keys: tuple[str, ...] = ()) -> str:
    """The label of an item for people: its id, its name, or another identifying key; empty if it has none."""
    if not isinstance(item, dict):
        return ""
    if keys and all(key in item for key in keys):
        return " ".join(str(item[key]) for key in keys)
    return str(item.get("id", item.get("name", "")))


@cache
def require_strict(kind: Any) -> None:
    """Refuse a struct that would overlook a misspelt key."""
    for info in msgspec.inspect.multi_type_info([kind]):
        _require_strict(info, set())


def spelling(word: str, known: list[str]) -> str:
    """A suggestion: the nearest spelling, if there is one, and everything that is allowed.

    >>> spelling("huul", ["hull", "speed"])
    "; did you mean 'hull'? Allowed: hull, speed"
    >>> spelling("x", ["hull", "speed"])
    '; allowed: hull, speed'
    """
    close = get_close_matches(word, known, 1)
    allowed = ", ".join(known) or "nothing"
    return f"; did you mean {close[0]!r}? Allowed: {allowed}" if close else f"; allowed: {allowed}"


def _descend(value: Any, kind: Any, path: Trail, message: str) -> tuple[Trail, str]:
    """Descend from an invalid value to its smallest invalid part."""
    kind = _choose(value, kind)
    origin = get_origin(kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and isinstance(value, dict):
        return _in_struct(value, kind, path, message)
    tags = _tags(kind)
    if tags and isinstance(value, dict):
        tag_field = next(iter(tags))
        if tag_field not in value:
            return path, f"missing key {tag_field!r}{spelling('', tags[tag_field])}"
        return (*path, tag_field), _not_allowed(value[tag_field], tags[tag_field])
    if origin is Literal:
        return path, _not_allowed(value, [str(choice) for choice in get_args(kind)])
    if isinstance(kind, type) and issubclass(kind, Enum):
        return path, _not_allowed(value, [str(choice.value) for choice in kind])
    if origin in _ROWS and isinstance(value, list):
        return _in_list(value, kind, path, message)
    if origin is dict and isinstance(value, dict):
        return _in_dict(value, kind, path, message)
    return path, _plain(message, value)


def _in_list(value: list[Any], kind: Any, path: Trail, message: str) -> tuple[Trail, str]:
    kinds = get_args(kind)
    is_fixed = get_origin(kind) is tuple and kinds[-1] is not Ellipsis
    for place, item in enumerate(value[: len(kinds)] if is_fixed else value):
        one = kinds[place] if is_fixed else kinds[0]
        found = _refusal(item, one)
        if found:
            return _descend(item, one, (*path, place), found)
    return path, _plain(message, value)


def _in_dict(value: dict[Any, Any], kind: Any, path: Trail, message: str) -> tuple[Trail, str]:
    key_kind, value_kind = get_args(kind)
    for key, item in value.items():
        found = _refusal(key, key_kind)
        if found:
            text = _descend(key, key_kind, (), found)[1]
            return path, f"key {key!r}: {text}"
        found = _refusal(item, value_kind)
        if found:
            return _descend(item, value_kind, (*path, key), found)
    return path, _plain(message, value)


def _in_struct(value: dict[str, Any], kind: type[msgspec.Struct], path: Trail, message: str) -> tuple[Trail, str]:
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    tag_field = kind.__struct_config__.tag_field
    for key in value:
        if key not in fields and key != tag_field:
            return (*path, key), f"unknown{spelling(key, list(fields))}"
    for key, field in fields.items():
        if field.required and key not in value:
            return path, f"missing key {key!r}"
    for key, item in value.items():
        if key in fields:
            found = _refusal(item, fields[key].type)
            if found:
                return _descend(item, fields[key].type, (*path, key), found)
    return path, _plain(message, value)


def _choose(value: Any, kind: Any) -> Any:
    """The member of a union that the value was probably meant for."""
    origin = get_origin(kind)
    if origin is Annotated:
        return _choose(value, get_args(kind)[0]) if _refusal(value, get_args(kind)[0]) else kind
    if origin is not Union and origin is not types.UnionType:
        return kind
    members = [member for member in get_args(kind) if member is not type(None)]
    if isinstance(value, dict):
        for member in members:
            field, tag = _tag(member)
            if field and value.get(field) == tag:
                return member
    elif isinstance(value, str):
        members = [member for member in members if get_origin(member) is Literal] or members
    elif isinstance(value, list):
        members = [member for member in members if get_origin(member) in _ROWS] or members
    return members[0] if len(members) == 1 else kind


def _tags(kind: Any) -> dict[str, list[str]]:
    """The tag field of a union of tagged structs with its values; nothing for any other type."""
    tags: dict[str, list[str]] = {}
    if get_origin(kind) is Union or get_origin(kind) is types.UnionType:
        for member in get_args(kind):
            field, tag = _tag(member)
            if field:
                tags.setdefault(field, []).append(str(tag))
    return tags


def _tag(kind: Any) -> tuple[str, Any]:
    """The tag field of a struct and its value; an empty field for any other type."""
    config = getattr(kind, "__struct_config__", None)
    return ("", None) if config is None else (config.tag_field or "", config.tag)


def _refusal(value: Any, kind: Any) -> str:
    """The error that msgspec reports for a value; empty if it is valid."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


def _not_allowed(value: Any, known: list[str]) -> str:
    return f"{value!r} is not allowed{spelling(str(value), known)}"


def _plain(message: str, value: Any) -> str:
    """A message of msgspec without its path, but with the value it is about."""
    text = message.split(" - at `")[0].replace("`", "")
    shown = repr(value)
    told = f", not {shown}" if len(shown) <= 40 and not isinstance(value, dict | list) else ""
    return text[:1].lower() + text[1:] + told


def _names(document: Any, path: Trail, keys: Mapping[str, tuple[str, ...]]) -> list[str]:
    """The labels of the tables, items and keys along a path, for people."""
    names: list[str] = []
    value = document
    for depth, key in enumerate(path):
        value = value[key]
        if isinstance(key, int):
            row = names.pop() if depth and isinstance(path[depth - 1], str) else "row"
            called = identity(value, keys.get(row, ()))
            names.append(f"{row} {repr(called) if called else key + 1}")
        elif depth == len(path) - 1:
            names.append(f"key {key!r}")
        else:
            names.append(key)
    return names


def _require_strict(info: Any, seen: set[type]) -> None:
    if isinstance(info, msgspec.inspect.StructType):
        if info.cls in seen:
            return
        seen.add(info.cls)
        if not info.forbid_unknown_fields:
            raise TypeError(f"content struct {info.cls.__name__} needs forbid_unknown_fields=True")
        for field in info.fields:
            _require_strict(field.type, seen)
    for name in ("item_type", "key_type", "value_type"):
        if hasattr(info, name):
            _require_strict(getattr(info, name), seen)
    for name in ("types", "item_types"):
        for inner in getattr(info, name, ()):
            _require_strict(inner, seen)
