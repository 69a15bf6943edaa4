"""Differences between two JSON values, and a checksum that tells whether client and server have the same value.

A difference is a list of changes: `[path]` removes a key, `[path, value]` sets one, and
`[path, start, count, items]` puts items into a list in the place of others.
"""

from __future__ import annotations

import zlib
from typing import Any, TypeAlias

import msgspec

Path: TypeAlias = list[str | int]
#: One of the three kinds above.
Change: TypeAlias = list[Any]

SORTED = msgspec.json.Encoder(order="sorted")
#: From here on JavaScript formats integers differently too.
LARGE = 1e21


def _number(text: str) -> float | int:
    """A number with a point, as JavaScript would write it: 1.0 is 1."""
    number = float(text)
    return int(number) if number.is_integer() and abs(number) < LARGE else number


PLAIN = msgspec.json.Decoder(float_hook=_number)


def plain(encoded: bytes | msgspec.Raw) -> Any:
    """The value of JSON, the same whether Python or JavaScript wrote it."""
    return PLAIN.decode(encoded)


def checksum(value: Any) -> int:
    """CRC-32 of a plain value as JSON with sorted keys.

    >>> checksum({"b": 1, "a": [0.5, "è"]}) == checksum({"a": [0.5, "è"], "b": 1})
    True
    """
    return zlib.crc32(SORTED.encode(value))


def difference(old: Any, new: Any) -> list[Change]:
    """The changes that turn the old value into the new one; both are plain, and neither is modified.

    >>> difference({"a": 1, "b": [1, 2, 3], "c": 0}, {"a": 2, "b": [1, 3]})
    [[['c']], [['a'], 2], [['b'], 1, 1, []]]
    """
    changes: list[Change] = []
    if type(old) is not type(new) or not isinstance(new, (dict, list)):
        return [] if _same(old, new) else [[[], new]]
    _compare(old, new, [], changes)
    return changes


def _same(old: Any, new: Any) -> bool:
    return type(old) is type(new) and bool(old == new)


def _compare(old: Any, new: Any, path: Path, changes: list[Change]) -> None:
    if type(old) is not type(new):
        changes.append([path, new])
    elif isinstance(new, dict):
        changes += [[[*path, key]] for key in old if key not in new]
        for key, value in new.items():
            if key not in old:
                changes.append([[*path, key], value])
            elif old[key] != value or type(old[key]) is not type(value):
                _compare(old[key], value, [*path, key], changes)
    elif isinstance(new, list):
        _compare_lists(old, new, path, changes)
    elif not _same(old, new):
        changes.append([path, new])


def _compare_lists(old: list[Any], new: list[Any], path: Path, changes: list[Change]) -> None:
    """Changes by index if the lists have the same length, else the range in which they differ."""
    if len(old) == len(new):
        for place, value in enumerate(new):
            if old[place] != value or type(old[place]) is not type(value):
                _compare(old[place], value, [*path, place], changes)
        return
    shortest = min(len(old), len(new))
    start = 0
    while start < shortest and old[start] == new[start]:
        start += 1
    tail = 0
    while tail < shortest - start and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    changes.append([path, start, len(old) - start - tail, new[start : len(new) - tail]])


def apply(value: Any, changes: list[Change]) -> Any:
    """The value after these changes. Modified in place where possible; IndexError or KeyError if they do not fit.

    >>> apply({"a": 1, "b": [1, 2, 3], "c": 0}, [[["c"]], [["a"], 2], [["b"], 1, 1, []]])
    {'a': 2, 'b': [1, 3]}
    """
    for path, *what in changes:
        if not path:
            value = _changed(value, what)
            continue
        holder = value
        for step in path[:-1]:
            holder = holder[step]
        last = path[-1]
        if what:
            holder[last] = _changed(holder.get(last) if isinstance(holder, dict) else holder[last], what)
        else:
            del holder[last]
    return value


def _changed(value: Any, what: list[Any]) -> Any:
    if len(what) == 1:
        return what[0]
    start, count, items = what
    value[start : start + count] = items
    return value
