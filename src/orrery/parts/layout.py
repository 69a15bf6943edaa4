"""Layouts: public columns of a state concatenated in one row of bytes, for machine learning."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, TypeAlias

from orrery.kernel import packed

#: A column: its name, its length in the row, and the value that counts as 1.
Field: TypeAlias = tuple[str, int, int]


class Layout:
    """The contents of a row: columns of bytes, then columns of other kinds or lengths, then single numbers.

    Longer columns are cut, shorter ones padded with zeros, and numbers clamped to 0 to 255.

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
        fields = [*columns, *wide]
        scale: list[float] = []
        for _, count, full in fields:
            scale += [float(full)] * count
        scale += [float(full) for _, full in numbers]
        self.scale = tuple(scale)
        self.size = len(scale)
        self.counts = [count for _, count, _ in fields]
        self.regular = len(columns)
        #: Padding for shorter columns, by its length.
        self.zeros = [bytes(number) for number in range(max([0, *self.counts]) + 1)]
        # One getter for everything is far cheaper than one for each; at least two names, so that it returns a tuple.
        names = [name for name, _, _ in fields] + [name for name, _ in numbers]
        self.get = attrgetter(*names, names[0])
        self.last = len(names)

    def row(self, state: Any) -> bytes:
        """The row of a state."""
        values: tuple[Any, ...] = self.get(state)
        counts = self.counts
        zeros = self.zeros
        regular = values[: self.regular]
        parts: list[Any] = [each if isinstance(each, bytearray) else packed(each) for each in regular]
        for index in range(self.regular, len(counts)):
            column = values[index]
            if type(column) is not bytearray:
                column = bytes([number if 0 <= number < 256 else held(number) for number in column])
            missing = counts[index] - len(column)
            if missing < 0:
                column = column[: counts[index]]
            parts.append(column)
            if missing > 0:
                parts.append(zeros[missing])
        numbers = values[len(counts) : self.last]
        try:
            parts.append(bytes(numbers))
        except ValueError:
            parts.append(bytes([held(number) for number in numbers]))
        row = b"".join(parts)
        if len(row) != self.size:  # a column that is not as long as usual
            for index in range(self.regular):
                parts[index] = fitted(parts[index], counts[index])
            row = b"".join(parts)
        return row


def fitted(column: Any, count: int) -> bytes:
    """A column cut or padded to a length."""
    return bytes(column[:count]).ljust(count, b"\0")


def held(number: int) -> int:
    """The number clamped to 0 to 255."""
    return 0 if number < 0 else 255 if number > 255 else number
