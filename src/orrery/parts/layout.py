"""Layouts: public columns of a state side by side in one row of bytes, for learning programs."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, TypeAlias

#: A column: its name, how many places it has, and which value counts as 1.
Field: TypeAlias = tuple[str, int, int]


class Layout:
    """Which columns of bytes stand in a row, then which of other kinds or lengths, then which single numbers.

    Longer columns are cut, shorter ones filled with zeros, and numbers above 255 or below 0 are held there.

    >>> class Position:
    ...     board = bytearray([1, 2])
    ...     points = [300, 4]
    ...     turn = 3
    ...     phase = 1
    >>> layout = Layout([("board", 2, 2)], [("points", 3, 100)], [("turn", 10), ("phase", 4)])
    >>> layout.row(Position())
    b'\\x01\\x02\\xff\\x04\\x00\\x03\\x01'
    >>> layout.size, layout.scale
    (7, (2.0, 2.0, 100.0, 100.0, 100.0, 10.0, 4.0))
    """

    def __init__(self, columns: list[Field], wide: list[Field], numbers: list[tuple[str, int]]) -> None:
        self.columns = columns
        self.wide = wide
        self.numbers = numbers
        scale: list[float] = []
        for _, count, full in [*columns, *wide]:
            scale += [float(full)] * count
        scale += [float(full) for _, full in numbers]
        self.scale = tuple(scale)
        self.size = len(scale)
        # Two names at least, so that the getter gives a tuple.
        self.get_columns = attrgetter(*[name for name, _, _ in columns], columns[0][0])
        self.get_numbers = attrgetter(*[name for name, _ in numbers], numbers[0][0])

    def row(self, state: Any) -> bytes:
        """The columns of a state in a row."""
        parts: list[Any] = list(self.get_columns(state))
        parts.pop()
        for name, count, _ in self.wide:
            value = getattr(state, name)
            if type(value) is not bytearray:
                value = bytes([number if 0 <= number < 256 else held(number) for number in value[:count]])
            parts.append(value if len(value) == count else fitted(value, count))
        numbers = self.get_numbers(state)[:-1]
        try:
            parts.append(bytes(numbers))
        except ValueError:
            parts.append(bytes([held(number) for number in numbers]))
        row = b"".join(parts)
        if len(row) != self.size:
            for index, (_, count, _) in enumerate(self.columns):
                parts[index] = fitted(parts[index], count)
            row = b"".join(parts)
        return row


def fitted(column: Any, count: int) -> bytes:
    """A column cut or filled to a length."""
    return bytes(column[:count]).ljust(count, b"\0")


def held(number: int) -> int:
    """The number, or the nearest that fits into a byte."""
    return 0 if number < 0 else 255 if number > 255 else number
