"""What rules do with whole columns, as the compiler sees it: columns are vectors of machine integers.

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
    """Numbers that rules look up and never change."""
    items = list(values)
    numbers = vec[i64]([i64(0)] * len(items))
    for place in range(len(items)):
        numbers[place] = items[place]
    return numbers


def floats(values: Iterable[float]) -> vec[float]:
    """Numbers with fractions that are worked with at full speed."""
    return vec[float](list(values))


def column(kind: str, values: Iterable[int]) -> vec[i64]:
    """A column of these numbers; `kind` is a letter as for `array`, "B" for bytes."""
    return table(array(kind, values))


def filled(kind: str, length: i64, value: i64 = 0) -> vec[i64]:
    """A column with the same number everywhere."""
    return vec[i64]([value] * length)


def packed(numbers: vec[i64], width: i64 = 1) -> bytes:
    """The numbers of a column side by side, in so many bytes each."""
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
    """A copy of a column with another number at one place."""
    copy = numbers[:]
    copy[place] = number
    return copy


#: Every card alone.
ALONE: Final = [bytes([card]) for card in range(256)]


def added(pile: bytes, card: i64) -> bytes:
    """A pile with one more card at its end."""
    return pile + ALONE[card]


def taken(pile: bytes, place: i64) -> bytes:
    """A pile without the card at one place."""
    return pile[:place] + pile[place + 1 :]


def selection(places: list[int]) -> vec[i64]:
    """Places whose numbers are to be gathered, two at least."""
    return table(places)


def gathered(numbers: vec[i64], places: vec[i64]) -> bytes:
    """The numbers of a column of bytes at some places, side by side."""
    data = vec[u8]([u8(0)] * len(places))
    for index in range(len(places)):
        data[index] = u8(numbers[places[index]])
    return bytes(data)


def find(numbers: vec[i64], number: i64, first: i64 = 0, last: i64 = 1000000) -> i64:
    """The first place of a number in a column from `first` on and before `last`, or -1."""
    if last > len(numbers):
        last = len(numbers)
    for place in range(first, last):
        if numbers[place] == number:
            return place
    return -1


def empty_row(length: i64) -> vec[u8]:
    """A row of bytes for learning programs, zero everywhere."""
    return vec[u8]([u8(0)] * length)


def as_row(numbers: bytes) -> vec[u8]:
    """A row of these bytes."""
    row = vec[u8]([u8(0)] * len(numbers))
    for place in range(len(numbers)):
        row[place] = numbers[place]
    return row


def byte(number: i64) -> u8:
    """The number, or the nearest that fits into a byte."""
    if number < 0:
        return u8(0)
    if number > 255:
        return u8(255)
    return u8(number)


def raise_by(row: vec[u8], place: i64, number: i64) -> None:
    """Add a number to a place of a row, which holds at most 255."""
    row[place] = byte(i64(row[place]) + number)


def copy_numbers(row: vec[u8], place: i64, numbers: vec[i64], first: i64, count: i64) -> None:
    """Write some numbers of a column of bytes into a row, from a place on."""
    for index in range(count):
        row[place + index] = u8(numbers[first + index])


def nonzero(row: vec[u8]) -> vec[i64]:
    """The places of a row that are not zero, each followed by its number."""
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
