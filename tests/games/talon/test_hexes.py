"""Hexes: distances, turns and exact lines, against geometry in fractions."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from orrery.games.talon.hexes import (
    DIRECTIONS,
    LAYOUTS,
    Hex,
    bearing,
    direction_to,
    directions_to,
    disc,
    distance,
    from_offset,
    line,
    neighbour,
    ring,
    rotate,
    to_offset,
)

coordinates = st.integers(-12, 12)
hexes = st.tuples(coordinates, coordinates)
directions = st.integers(0, 5)

#: The corners of a hex that stands on a corner, clockwise, drawn 2 wide and 4 high. Stretching does not change what
#: a line crosses, and it makes all coordinates whole numbers.
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


def crossed(a: Hex, b: Hex) -> list[set[Hex]]:
    """What `line` should give, by clipping the line against every hex around."""
    if a == b:
        return [{a}]
    steps: dict[tuple[Fraction, bool], set[Hex]] = {}
    for q in range(min(a[0], b[0]) - 1, max(a[0], b[0]) + 2):
        for r in range(min(a[1], b[1]) - 1, max(a[1], b[1]) + 2):
            part = clip(a, b, (q, r))
            if part is not None:
                steps.setdefault((part[0], part[2]), set()).add((q, r))
    return [steps[key] for key in sorted(steps)]


@given(hexes, hexes)
@example((0, 0), (4, 1))  # through a corner, but not along a side
@example((0, 0), (5, 5))  # along a side in every other step
def test_line_crosses_what_geometry_says(a: Hex, b: Hex) -> None:
    steps = line(a, b)
    assert [set(step) for step in steps] == crossed(a, b)
    assert all(len(set(step)) == len(step) for step in steps)


def test_every_line_from_the_centre_of_a_large_disc() -> None:
    for b in disc((0, 0), 7):
        assert [set(step) for step in line((0, 0), b)] == crossed((0, 0), b)


@given(hexes, hexes)
def test_line_back_crosses_the_same_with_left_and_right_changed(a: Hex, b: Hex) -> None:
    assert [step[::-1] for step in line(b, a)[::-1]] == line(a, b)


@given(hexes, hexes)
def test_line_goes_from_neighbour_to_neighbour(a: Hex, b: Hex) -> None:
    steps = line(a, b)
    assert steps[0] == (a,)
    assert steps[-1] == (b,)
    for before, after in pairwise(steps):
        assert {distance(x, y) for x in before for y in after} == {1}


@given(hexes, directions, st.integers(1, 9))
def test_line_along_a_row_has_one_hex_a_step(a: Hex, direction: int, steps: int) -> None:
    b = neighbour(a, direction, steps)
    assert line(a, b) == [(neighbour(a, direction, step),) for step in range(steps + 1)]
    assert direction_to(a, b) == direction
    assert directions_to(a, b) == (direction,)


@given(hexes, directions)
def test_line_along_a_hexside_has_its_left_hex_first(a: Hex, left: int) -> None:
    b = neighbour(neighbour(a, left), left + 1)
    assert line(a, b) == [(a,), (neighbour(a, left), neighbour(a, left + 1)), (b,)]
    assert directions_to(a, b) == (left, (left + 1) % 6)
    assert direction_to(a, b) == -1


@given(hexes, hexes)
def test_line_begins_in_the_directions_it_has(a: Hex, b: Hex) -> None:
    first = line(a, b)[1:2]
    assert [tuple(neighbour(a, direction) for direction in directions_to(a, b))] * (a != b) == first


@given(hexes, hexes)
def test_bearing_of_the_way_back_is_opposite(a: Hex, b: Hex) -> None:
    assert bearing(b, a) == (-1 if a == b else (bearing(a, b) + 6) % 12)


@given(hexes, hexes, st.integers(-7, 7))
def test_bearing_turns_with_the_map(a: Hex, b: Hex, steps: int) -> None:
    turned = bearing(a, rotate(b, a, steps))
    assert turned == (-1 if a == b else (bearing(a, b) + 2 * steps) % 12)


@given(hexes, hexes, hexes)
def test_distance_is_a_distance(a: Hex, b: Hex, c: Hex) -> None:
    assert distance(a, b) == distance(b, a) <= distance(a, c) + distance(c, b)
    assert (distance(a, b) == 0) == (a == b)


@given(hexes, hexes)
def test_distance_counts_steps(a: Hex, b: Hex) -> None:
    at, steps = a, 0
    while at != b:
        at = neighbour(at, directions_to(at, b)[0])
        steps += 1
    assert steps == distance(a, b)


@given(hexes, hexes, hexes, st.integers(-7, 7))
def test_rotation_keeps_distances(a: Hex, b: Hex, about: Hex, steps: int) -> None:
    assert distance(rotate(a, about, steps), rotate(b, about, steps)) == distance(a, b)
    assert rotate(rotate(a, about, steps), about, -steps) == a


@given(hexes, directions)
def test_rotation_is_clockwise(a: Hex, direction: int) -> None:
    assert rotate(neighbour(a, direction), a, 1) == neighbour(a, direction + 1)


@given(hexes, st.integers(0, 6))
def test_ring_has_every_hex_at_the_distance_once(at: Hex, radius: int) -> None:
    found = ring(at, radius)
    assert len(set(found)) == len(found) == max(1, 6 * radius)
    assert {distance(at, other) for other in found} == {radius}


@given(hexes, st.integers(1, 6))
def test_ring_runs_clockwise_in_one_tour(at: Hex, radius: int) -> None:
    found = ring(at, radius)
    assert found[0] == neighbour(at, 0, radius)
    assert {distance(x, y) for x, y in zip(found, found[1:] + found[:1], strict=True)} == {1}
    bearings = [bearing(at, other) for other in found[radius // 2 + 1 : -radius // 2 - 1]]
    assert bearings == sorted(bearings)


def test_disc_is_a_spiral() -> None:
    assert disc((2, 1), 2) == [(2, 1), *ring((2, 1), 1), *ring((2, 1), 2)]


def test_directions_run_clockwise_on_the_screen() -> None:
    # On a map whose hexes stand on a side, x grows with 3 q and y with 2 r + q.
    screen = [(3 * q, 2 * r + q) for q, r in DIRECTIONS]
    assert screen[0] == (0, -2)
    for (x, y), (next_x, next_y) in zip(screen, screen[1:] + screen[:1], strict=True):
        assert x * next_y - y * next_x > 0


@pytest.mark.parametrize("layout", LAYOUTS)
@given(hexes)
def test_offset_coordinates_come_back(layout: str, at: Hex) -> None:
    assert from_offset(*to_offset(at, layout), layout) == at


@pytest.mark.parametrize("layout", LAYOUTS)
@given(coordinates, coordinates)
def test_rows_and_columns_hold_together(layout: str, column: int, row: int) -> None:
    at = from_offset(column, row, layout)
    assert distance(at, from_offset(column + 1, row, layout)) == 1
    assert distance(at, from_offset(column, row + 1, layout)) == 1


def test_unknown_layout_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="odd-r, even-r, odd-q, even-q"):
        from_offset(0, 0, "diagonal")
    with pytest.raises(ValueError, match="odd-r, even-r, odd-q, even-q"):
        to_offset((0, 0), "diagonal")
