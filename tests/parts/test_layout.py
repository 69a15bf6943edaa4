"""Layouts: columns of a state in one row of bytes."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.parts.layout import Layout, fitted, held


class Position:
    """A state with one column of each kind."""

    def __init__(self, **columns: Any) -> None:
        self.board: Any = bytearray([1, 2])
        self.owners: Any = bytearray([9])
        self.points: Any = [3, 4]
        self.turn = 5
        self.phase = 6
        vars(self).update(columns)


LAYOUT = Layout([("board", 2, 2), ("owners", 1, 10)], [("points", 3, 100)], [("turn", 20), ("phase", 4)])


@pytest.mark.parametrize(("number", "expected"), [(-7, 0), (-1, 0), (0, 0), (1, 1), (255, 255), (256, 255), (999, 255)])
def test_a_number_is_held_within_a_byte(number: int, expected: int) -> None:
    assert held(number) == expected


def test_a_column_is_cut_or_filled() -> None:
    assert [fitted(bytearray(b"abc"), count) for count in (2, 3, 5)] == [b"ab", b"abc", b"abc\0\0"]


def test_columns_stand_side_by_side_in_their_order() -> None:
    assert list(LAYOUT.row(Position())) == [1, 2, 9, 3, 4, 0, 5, 6]
    assert LAYOUT.size == 8
    assert LAYOUT.scale == (2.0, 2.0, 10.0, 100.0, 100.0, 100.0, 20.0, 4.0)


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ([], [0, 0, 0]),
        ([255, 256, -1], [255, 255, 0]),
        ([0, 1, 2, 3], [0, 1, 2]),
        (bytearray([7]), [7, 0, 0]),
        (bytearray([7, 8, 9]), [7, 8, 9]),
        (bytearray([7, 8, 9, 10]), [7, 8, 9]),
    ],
)
def test_a_wide_column_is_held_cut_and_filled(points: Any, expected: list[int]) -> None:
    assert list(LAYOUT.row(Position(points=points))) == [1, 2, 9, *expected, 5, 6]


def test_a_regular_column_of_another_length_keeps_the_others_in_their_places() -> None:
    assert list(LAYOUT.row(Position(board=bytearray([1])))) == [1, 0, 9, 3, 4, 0, 5, 6]
    assert list(LAYOUT.row(Position(board=bytearray([1, 2, 3])))) == [1, 2, 9, 3, 4, 0, 5, 6]


def test_numbers_beyond_a_byte_are_held() -> None:
    assert list(LAYOUT.row(Position(turn=300, phase=-2)))[-2:] == [255, 0]


def test_a_layout_may_have_columns_alone() -> None:
    alone = Layout([("board", 2, 2)], [], [])
    assert (list(alone.row(Position())), alone.size) == ([1, 2], 2)
    assert list(Layout([], [], [("turn", 9)]).row(Position())) == [5]
