"""What compiled rules do with columns is what plain Python does with them; a list stands in for the vector."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.kernel import columns, native


class Vector:
    """The compiler's vectors of whole numbers and bytes, as lists and bytearrays."""

    def __class_getitem__(cls, kind: Any) -> Any:
        return bytearray if kind is low_byte else list


def low_byte(number: int) -> int:
    """What the compiler's conversion to a byte keeps."""
    return number & 255


@pytest.fixture(autouse=True)
def vectors(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the functions for the compiler run here."""
    monkeypatch.setattr(native, "vec", Vector, raising=False)
    monkeypatch.setattr(native, "u8", low_byte)


NUMBERS = [4, 7, 0, 255, 7]


def test_tables_and_columns_hold_what_they_were_given() -> None:
    for made in (native.table(iter(NUMBERS)), columns.table(NUMBERS)):
        assert list(made) == NUMBERS
    for halves in (native.floats(iter([0.5, 2.0])), columns.floats([0.5, 2.0])):
        assert list(halves) == [0.5, 2.0]
    for module in (native, columns):
        assert list(module.column("h", [-300, 5])) == [-300, 5]
        assert list(module.filled("B", 3, 9)) == [9, 9, 9]
        assert list(module.filled("B", 2)) == [0, 0]
    assert list(native.selection([2, 0])) == [2, 0]
    with pytest.raises(OverflowError):
        native.column("B", [256])


def test_a_column_is_packed_with_the_low_byte_first() -> None:
    assert native.packed(NUMBERS) == columns.packed(bytearray(NUMBERS)) == bytes(NUMBERS)  # type: ignore[arg-type]
    assert native.packed([1, 515, 65535], 2) == b"\x01\x00\x03\x02\xff\xff"  # type: ignore[arg-type]
    assert native.packed([66051], 4) == b"\x03\x02\x01\x00"  # type: ignore[arg-type]
    assert native.packed([]) == b""  # type: ignore[arg-type]


def test_a_changed_column_leaves_the_old_one_alone() -> None:
    old = NUMBERS[:]
    assert list(native.changed(old, 1, 9)) == [4, 9, 0, 255, 7]  # type: ignore[arg-type]
    assert old == NUMBERS
    assert list(columns.changed(bytearray(NUMBERS), 1, 9)) == [4, 9, 0, 255, 7]  # type: ignore[arg-type]


def test_piles_grow_at_the_end_and_lose_any_card() -> None:
    assert native.added(b"\x01", 255) == b"\x01\xff"
    assert native.added(b"", 0) == b"\x00"
    assert [native.taken(b"abc", place) for place in range(3)] == [b"bc", b"ac", b"ab"]


def test_numbers_are_gathered_in_the_order_of_the_places() -> None:
    places = native.selection([3, 0, 3])
    assert native.gathered(NUMBERS, places) == b"\xff\x04\xff"  # type: ignore[arg-type]
    assert columns.gathered(bytearray(NUMBERS), columns.selection([3, 0, 3])) == b"\xff\x04\xff"  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("number", "bounds", "place"),
    [
        (4, (), 0), (7, (), 1), (7, (1,), 1), (7, (2,), 4), (7, (2, 4), -1), (7, (2, 5), 4), (7, (0, 1), -1),
        (7, (0, 2), 1), (9, (), -1), (7, (4, 99), 4), (4, (1,), -1),
    ],
)  # fmt: skip
def test_a_number_is_found_at_its_first_place_between_bounds(number: int, bounds: tuple[int, ...], place: int) -> None:
    assert native.find(NUMBERS, number, *bounds) == place  # type: ignore[arg-type]
    assert columns.find(bytearray(NUMBERS), number, *bounds) == place  # type: ignore[arg-type]


def test_a_row_holds_bytes() -> None:
    for module in (native, columns):
        row = module.empty_row(3)
        assert list(row) == [0, 0, 0]
        assert list(module.as_row(bytes([4, 0, 255]))) == [4, 0, 255]


@pytest.mark.parametrize(
    ("number", "held"), [(-300, 0), (-1, 0), (0, 0), (1, 1), (254, 254), (255, 255), (256, 255), (700, 255)]
)
def test_a_number_is_held_within_a_byte(number: int, held: int) -> None:
    assert native.byte(number) == columns.byte(number) == held


def test_a_place_of_a_row_is_raised_to_255_at_most() -> None:
    for module in (native, columns):
        row = module.as_row(bytes([1, 250, 7]))
        module.raise_by(row, 0, 2)
        module.raise_by(row, 1, 9)
        assert list(row) == [3, 255, 7]


def test_numbers_of_a_column_are_copied_from_a_place_on() -> None:
    for module in (native, columns):
        row = module.empty_row(5)
        module.copy_numbers(row, 1, module.column("B", [9, 8, 7, 6]), 1, 2)
        assert list(row) == [0, 8, 7, 0, 0]


@pytest.mark.parametrize(
    ("row", "expected"), [([], []), ([0, 0], []), ([5, 0, 1], [0, 5, 2, 1]), ([0, 255, 2], [1, 255, 2, 2])]
)
def test_the_places_of_a_row_that_are_not_zero(row: list[int], expected: list[int]) -> None:
    for module in (native, columns):
        assert list(module.nonzero(module.as_row(bytes(row)))) == expected
