"""Columns: the numbers of a state. Native storage where the rules are compiled, `bytearray` and `array` elsewhere.

Left interpreted: a type checker, and so the compiler, reads the aliases below as vectors of machine integers, while
plain Python never sees a vector. Rules use what both have: subscripts, `len`, `in`, loops and slices that copy.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from importlib.machinery import EXTENSION_SUFFIXES
from typing import TYPE_CHECKING, Any, TypeAlias

from orrery.kernel import native

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    Column: TypeAlias = vec[i64]
else:
    Column = bytearray

#: Columns by what an item can hold: 0 to 255, -128 to 127, 16 bits, 64 bits. Columns have a fixed length.
ByteColumn: TypeAlias = Column
SignedColumn: TypeAlias = Column
ShortColumn: TypeAlias = Column
LongColumn: TypeAlias = Column

#: Numbers that never change, made by `table`.
Table: TypeAlias = Column

#: The letters under which `array` knows the items of each kind of column.
KINDS = {"ByteColumn": "B", "SignedColumn": "b", "ShortColumn": "h", "LongColumn": "q"}

IS_COMPILED = str(native.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def column(kind: str, values: Iterable[int]) -> Column:
    """A column of these numbers; `kind` is a letter as for `array`, "B" for bytes.

    >>> list(column("h", [3, -1]))
    [3, -1]
    """
    checked: Any = bytearray(values) if kind == "B" else array(kind, values)
    return native.vector(list(checked)) if IS_COMPILED else checked


def filled(kind: str, length: int, value: int = 0) -> Column:
    """A column with the same number everywhere.

    >>> list(filled("B", 3, 255))
    [255, 255, 255]
    """
    return native.filled(length, value) if IS_COMPILED else column(kind, [value] * length)


def packed(values: ByteColumn | bytearray) -> bytes:
    """The numbers of a column of bytes side by side.

    >>> packed(column("B", [1, 255]))
    b'\\x01\\xff'
    """
    if not IS_COMPILED or isinstance(values, bytearray):
        return bytes(values)
    return native.packed(values)


def table(values: Iterable[int]) -> Table:
    """Numbers that rules look up and never change.

    >>> table([2, 3, 5])[1]
    3
    """
    numbers: Any = list(values)
    return native.vector(numbers) if IS_COMPILED else numbers
