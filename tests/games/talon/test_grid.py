"""The hex map: distances, bearings and exact lines, against geometry in fractions."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from typing import TypeAlias

from hypothesis import example, given
from hypothesis import strategies as st

from orrery.games.talon.grid import (
    BEARING,
    HEX_NAMES,
    HEXES,
    SAME_HEX,
    SPAN,
    STEP,
    STEP_Q,
    STEP_R,
    axial,
    axial_bearing,
    axial_distance,
    column_row,
    distance,
    hex_at,
    hex_of,
    line,
    steps_along,
)

Hex: TypeAlias = tuple[int, int]

coordinates = st.integers(-12, 12)
offsets = st.tuples(coordinates, coordinates)
hexes = st.sampled_from(HEXES)
directions = st.integers(0, 5)

#: The corners of a hex, clockwise, drawn 2 wide and 4 high. Stretching does not change what a line crosses, and it
#: makes all coordinates whole numbers.
CORNERS = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]


def centre(at: Hex) -> tuple[int, int]:
    """Where the centre of a hex is drawn."""
    return 2 * at[0] + at[1], 3 * at[1]


def clip(a: Hex, b: Hex, at: Hex) -> tuple[Fraction, Fraction, bool] | None:
    """The part of the line from a to b inside a hex, and whether it runs along its side; None if there is none."""
    (ax, ay), (bx, by), (cx, cy) = centre(a), centre(b), centre(at)
    corners = [(cx + x, cy + y) for x, y in CORNERS]
    sides_of_line = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in corners]
    if min(sides_of_line) > 0 or max(sides_of_line) < 0:
        return None
    enter, leave, along = Fraction(0), Fraction(1), False
    for (px, py), (nx, ny) in zip(corners, corners[1:] + corners[:1], strict=True):
        start = (nx - px) * (ay - py) - (ny - py) * (ax - px)  # not negative: inside
        slope = (nx - px) * (by - ay) - (ny - py) * (bx - ax)
        if slope == 0:
            if start < 0:
                return None
            along = along or start == 0
        elif slope > 0:
            enter = max(enter, Fraction(-start, slope))
        else:
            leave = min(leave, Fraction(-start, slope))
    return (enter, leave, along) if enter < leave else None


def crossed(one: int, other: int) -> list[set[int]]:
    """What the line between two hexes crosses in order, ends excluded, by clipping it against every hex around."""
    a, b = axial(one), axial(other)
    steps: dict[tuple[Fraction, bool], set[int]] = {}
    for q in range(min(a[0], b[0]) - 1, max(a[0], b[0]) + 2):
        for r in range(min(a[1], b[1]) - 1, max(a[1], b[1]) + 2):
            part = clip(a, b, (q, r))
            if part is not None and (q, r) not in (a, b):
                steps.setdefault((part[0], part[2]), set()).add(hex_at(q, r))
    return [steps[key] for key in sorted(steps)]


def singles(one: int, other: int) -> list[int]:
    """The whole hexes on the line between two hexes."""
    return [one + difference for difference in line(one, other).hexes]


def pairs(one: int, other: int) -> list[tuple[int, int]]:
    """The pairs of hexes that the line between two hexes runs between, the left one first."""
    return [(one + left, one + right) for left, right in line(one, other).pairs]


@given(hexes, hexes)
@example(hex_at(8, 6), hex_at(12, 7))  # through a corner, but not along a side
@example(hex_at(5, 1), hex_at(9, 5))  # along a side in every other step
def test_line_crosses_what_geometry_says(one: int, other: int) -> None:
    steps = crossed(one, other)
    assert singles(one, other) == [place for step in steps if len(step) == 1 for place in step]
    assert [set(pair) for pair in pairs(one, other)] == [step for step in steps if len(step) == 2]


def test_every_line_from_the_middle_of_the_map() -> None:
    for other in HEXES:
        steps = crossed(hex_at(8, 6), other)
        assert singles(hex_at(8, 6), other) == [place for step in steps if len(step) == 1 for place in step]


@given(hexes, hexes)
def test_line_back_crosses_the_same_with_left_and_right_changed(one: int, other: int) -> None:
    assert singles(other, one)[::-1] == singles(one, other)
    assert [pair[::-1] for pair in pairs(other, one)[::-1]] == pairs(one, other)


@given(hexes, hexes)
def test_line_goes_from_neighbour_to_neighbour(one: int, other: int) -> None:
    if not pairs(one, other) and one != other:
        for before, after in pairwise([one, *singles(one, other), other]):
            assert distance(before, after) == 1


@given(directions, st.integers(1, 4))
def test_line_along_a_row_has_one_hex_a_step(direction: int, steps: int) -> None:
    one = hex_at(8, 6)
    assert singles(one, one + steps * STEP[direction]) == [one + step * STEP[direction] for step in range(1, steps)]
    assert steps_along(one, one + steps * STEP[direction]) == [direction]


@given(directions)
def test_line_along_a_hexside_has_its_left_hex_first(left: int) -> None:
    one, right = hex_at(8, 6), (left + 1) % 6
    other = one + STEP[left] + STEP[right]
    assert (singles(one, other), pairs(one, other)) == ([], [(one + STEP[left], one + STEP[right])])
    assert steps_along(one, other) == [left, right]


@given(hexes, hexes)
def test_line_begins_in_the_directions_it_has(one: int, other: int) -> None:
    if one != other:
        first = [*pairs(one, other)[0]] if pairs(one, other) else [*singles(one, other), other][:1]
        assert [one + STEP[direction] for direction in steps_along(one, other)] == first


@given(offsets)
def test_bearing_of_the_way_back_is_opposite(offset: Hex) -> None:
    q, r = offset
    assert axial_bearing(-q, -r) == (SAME_HEX if offset == (0, 0) else (axial_bearing(q, r) + 6) % 12)


@given(offsets)
def test_bearing_turns_with_the_map(offset: Hex) -> None:
    q, r = offset
    assert axial_bearing(-r, q + r) == (SAME_HEX if offset == (0, 0) else (axial_bearing(q, r) + 2) % 12)
    assert axial_distance(-r, q + r) == axial_distance(q, r)


@given(hexes, hexes, hexes)
def test_distance_is_a_distance(a: int, b: int, c: int) -> None:
    assert distance(a, b) == distance(b, a) <= distance(a, c) + distance(c, b)
    assert (distance(a, b) == 0) == (a == b)


@given(hexes, hexes)
def test_distance_counts_steps(one: int, other: int) -> None:
    at, steps = one, 0
    while at != other:
        at += STEP[steps_along(at, other)[0]]
        steps += 1
    assert steps == distance(one, other)


@given(hexes, hexes)
def test_tables_say_what_the_coordinates_say(one: int, other: int) -> None:
    q, r = (there - here for here, there in zip(axial(one), axial(other), strict=True))
    assert distance(one, other) == axial_distance(q, r)
    assert BEARING[other - one + SPAN] == axial_bearing(q, r)


def test_directions_run_clockwise_on_the_screen() -> None:
    screen = [centre(step) for step in zip(STEP_Q, STEP_R, strict=True)]
    assert screen[0] == (-1, -3)
    for (x, y), (next_x, next_y) in zip(screen, screen[1:] + screen[:1], strict=True):
        assert x * next_y - y * next_x > 0


@given(hexes)
def test_columns_and_rows_come_back(place: int) -> None:
    assert hex_of(*column_row(place)) == place


@given(coordinates, coordinates)
def test_rows_and_columns_hold_together(column: int, row: int) -> None:
    place = hex_of(column % 23, row % 11)
    assert distance(place, hex_of(column % 23 + 1, row % 11)) == 1
    assert distance(place, hex_of(column % 23, row % 11 + 1)) == 1


def test_no_hex_is_number_zero() -> None:
    assert min(HEX_NAMES) > 0  # a place that is 0 or less is nowhere
