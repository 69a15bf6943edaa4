"""Operations on whole columns, as the compiler sees them: columns are vectors of machine integers.

Compiled rules call these functions directly. Interpreted code gets those of `orrery.kernel.columns`, which are these
or, where nothing is compiled, others that do the same with `bytearray` and `array`.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

if TYPE_CHECKING:
    from librt.vecs import vec


def table(values: Iterable[int]) -> vec[i64]:
    """A constant table of integers for lookups."""
    items = list(values)
    numbers = vec[i64]([i64(0)] * len(items))
    for place in range(len(items)):
        numbers[place] = items[place]
    return numbers


def floats(values: Iterable[float]) -> vec[float]:
    """A fast array of floating-point numbers."""
    return vec[float](list(values))


def column(kind: str, values: Iterable[int]) -> vec[i64]:
    """A column of these numbers; `kind` is a type code as in `array`, "B" for bytes."""
    return table(array(kind, values))


def filled(kind: str, length: i64, value: i64 = 0) -> vec[i64]:
    """A column with the same number everywhere."""
    return vec[i64]([value] * length)


def packed(numbers: vec[i64], width: i64 = 1) -> bytes:
    """The numbers of a column packed into bytes, with the given width each."""
    data = vec[u8]([u8(0)] * (len(numbers) * width))
    if width == 1:
        for place in range(len(numbers)):
            data[place] = u8(numbers[place])
        return bytes(data)
    for place in range(len(numbers)):
        number = numbers[place]
        for byte in range(width):
            data[place * width + byte] = u8(number >> 8 * byte)
    return bytes(data)


def changed(numbers: vec[i64], place: i64, number: i64) -> vec[i64]:
    """A copy of a column with one number replaced."""
    copy = numbers[:]
    copy[place] = number
    return copy


#: Each card as a pile of its own.
ALONE: Final = [bytes([card]) for card in range(256)]


def added(pile: bytes, card: i64) -> bytes:
    """A copy of a pile with a card appended."""
    return pile + ALONE[card]


def taken(pile: bytes, place: i64) -> bytes:
    """A copy of a pile without the card at an index."""
    return pile[:place] + pile[place + 1 :]


def selection(places: list[int]) -> vec[i64]:
    """Indices for `gathered`, at least two."""
    return table(places)


def gathered(numbers: vec[i64], places: vec[i64]) -> bytes:
    """The numbers of a byte column at these indices, as bytes."""
    data = vec[u8]([u8(0)] * len(places))
    for index in range(len(places)):
        data[index] = u8(numbers[places[index]])
    return bytes(data)


def find(numbers: vec[i64], number: i64, first: i64 = 0, last: i64 = 1000000) -> i64:
    """The first index of a number in a column, from `first` up to but excluding `last`, or -1."""
    if last > len(numbers):
        last = len(numbers)
    for place in range(first, last):
        if numbers[place] == number:
            return place
    return -1


def empty_row(length: i64) -> vec[u8]:
    """A row of zero bytes for an observation."""
    return vec[u8]([u8(0)] * length)


def as_row(numbers: bytes) -> vec[u8]:
    """A row of these bytes."""
    row = vec[u8]([u8(0)] * len(numbers))
    for place in range(len(numbers)):
        row[place] = numbers[place]
    return row


def byte(number: i64) -> u8:
    """The number clamped to 0 to 255."""
    if number < 0:
        return u8(0)
    if number > 255:
        return u8(255)
    return u8(number)


def raise_by(row: vec[u8], place: i64, number: i64) -> None:
    """Add to an entry of a row, clamped to 255."""
    row[place] = byte(i64(row[place]) + number)


def copy_numbers(row: vec[u8], place: i64, numbers: vec[i64], first: i64, count: i64) -> None:
    """Copy numbers of a byte column into a row, starting at an index."""
    for index in range(count):
        row[place + index] = u8(numbers[first + index])


def nonzero(row: vec[u8]) -> vec[i64]:
    """The indices of the nonzero entries of a row, each followed by its value."""
    count: i64 = 0
    for place in range(len(row)):
        if row[place] != 0:
            count += 1
    found = vec[i64]([i64(0)] * (2 * count))
    last: i64 = 0
    for place in range(len(row)):
        if row[place] != 0:
            found[last] = place
            found[last + 1] = i64(row[place])
            last += 2
    return found
