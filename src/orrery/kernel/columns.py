"""Columns: the numbers of a state. Native storage where the rules are compiled, `bytearray` and `array` elsewhere.

Left interpreted: a type checker, and so the compiler, reads the aliases below as vectors of machine integers, while
plain Python never sees a vector. Rules use what both have: subscripts, `len`, `in`, loops and slices that copy.

>>> list(column("h", [3, -1])), list(filled("B", 3, 255)), table([2, 3, 5])[1], floats([0.5, 0.25])[1]
([3, -1], [255, 255, 255], 3, 0.25)
>>> packed(column("B", [1, 255])), find(column("B", [4, 7, 4]), 4, 1)
(b'\\x01\\xff', 2)
>>> list(changed(column("B", [1, 2]), 0, 7)), added(b"\\x01", 2), taken(b"\\x01\\x02", 0)
([7, 2], b'\\x01\\x02', b'\\x02')
>>> gathered(column("B", [5, 6, 7]), selection([2, 0]))
b'\\x07\\x05'
>>> row = empty_row(4)
>>> row[0] = byte(300)
>>> raise_by(row, 1, 2)
>>> copy_numbers(row, 2, column("B", [5, 6, 7]), 1, 2)
>>> bytes(row), list(nonzero(row)[:4])
(b'\\xff\\x02\\x06\\x07', [0, 255, 1, 2])
"""

from __future__ import annotations

from array import array
from operator import itemgetter
from types import FunctionType
from typing import TYPE_CHECKING, TypeAlias

from orrery.kernel import native

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8

    Column: TypeAlias = vec[i64]
    #: A row of bytes for an observation, made by `empty_row` and written through `byte`.
    Row: TypeAlias = vec[u8]
    #: Floating-point numbers, made by `floats`.
    Floats: TypeAlias = vec[float]
else:
    Column = bytearray
    Row = bytearray
    Floats = list

#: Columns by what an item can hold: 0 to 255, -128 to 127, 16 bits, 64 bits. Columns have a fixed length.
ByteColumn: TypeAlias = Column
SignedColumn: TypeAlias = Column
ShortColumn: TypeAlias = Column
LongColumn: TypeAlias = Column
#: Bytes that change rarely: clones share the column, and rules replace it (`changed`) instead of writing into it.
SharedColumn: TypeAlias = Column
#: Cards in order, which clones share too: rules replace the pile (`added`, `taken`).
Pile: TypeAlias = bytes

#: Constant integers, made by `table`.
Table: TypeAlias = Column
#: Indices of a column, made by `selection`.
Selection: TypeAlias = Column

IS_COMPILED = not isinstance(native.table, FunctionType)

if TYPE_CHECKING or IS_COMPILED:
    from orrery.kernel.native import (
        added,
        as_row,
        byte,
        changed,
        column,
        copy_numbers,
        empty_row,
        filled,
        find,
        floats,
        gathered,
        nonzero,
        packed,
        raise_by,
        selection,
        table,
        taken,
    )
else:
    from orrery.kernel.native import added, taken

    table = list
    floats = list

    def changed(numbers, place, number):
        copy = numbers[:]
        copy[place] = number
        return copy

    def column(kind, values):
        return bytearray(values) if kind == "B" else array(kind, values)

    def filled(kind, length, value=0):
        return column(kind, [value]) * length

    def packed(numbers, width=1):
        return bytes(numbers)

    def selection(places):
        return itemgetter(*places)

    def gathered(numbers, places):
        return bytes(places(numbers))

    def find(numbers, number, first=0, last=1000000):
        return numbers.find(number, first, last)

    empty_row = as_row = bytearray

    def byte(number):
        return 0 if number < 0 else 255 if number > 255 else number

    def raise_by(row, place, number):
        number += row[place]
        row[place] = number if number < 256 else 255

    def copy_numbers(row, place, numbers, first, count):
        row[place : place + count] = numbers[first : first + count]

    def nonzero(row):
        found = []
        for place, number in enumerate(row):
            if number:
                found += (place, number)
        return found


__all__ = [
    "ByteColumn",
    "Column",
    "Floats",
    "LongColumn",
    "Pile",
    "Row",
    "Selection",
    "SharedColumn",
    "ShortColumn",
    "SignedColumn",
    "Table",
    "added",
    "as_row",
    "byte",
    "changed",
    "column",
    "copy_numbers",
    "empty_row",
    "filled",
    "find",
    "floats",
    "gathered",
    "nonzero",
    "packed",
    "raise_by",
    "selection",
    "table",
    "taken",
]
