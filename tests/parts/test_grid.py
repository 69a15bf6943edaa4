"""The map: its ids, labels and tables, against the hexes they stand for."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.parts import hexes
from orrery.parts.grid import NOWHERE, Grid
from orrery.parts.hexes import LAYOUTS, Hex

#: A ragged map with a hole and an island.
RAGGED = Grid([at for at in hexes.disc((3, -2), 4) if at not in {(3, -2), (4, -2), (2, 0)}] + [(12, -9)])
MAPS = [Grid.rectangle(9, 7), Grid.rectangle(5, 8, "even-q"), Grid.hexagon(4), RAGGED, Grid([(7, 7)])]
maps = pytest.mark.parametrize("grid", MAPS, ids=["rows", "columns", "hexagon", "ragged", "single"])


@maps
def test_cells_and_hexes_are_the_same_thing(grid: Grid) -> None:
    assert [grid.at(*grid.coordinates(cell)) for cell in range(len(grid))] == list(range(grid.size))
    assert grid.at(99, 99) == NOWHERE


@maps
def test_neighbours_are_those_of_the_hexes(grid: Grid) -> None:
    assert len(grid.neighbours) == 6 * grid.size
    for cell in range(grid.size):
        for direction in range(6):
            other = grid.neighbour(cell, direction)
            assert other == grid.at(*hexes.neighbour(grid.coordinates(cell), direction))
            if other != NOWHERE:
                assert grid.neighbour(other, (direction + 3) % 6) == cell


@maps
def test_distances_and_bearings_are_those_of_the_hexes(grid: Grid) -> None:
    for a in range(grid.size):
        for b in range(grid.size):
            ends = grid.coordinates(a), grid.coordinates(b)
            assert grid.distance(a, b) == hexes.distance(*ends)
            assert grid.bearing(a, b) == hexes.bearing(*ends)


@maps
def test_lines_are_those_of_the_hexes(grid: Grid) -> None:
    for a in range(0, grid.size, 3):
        for b in range(grid.size):
            steps = hexes.line(grid.coordinates(a), grid.coordinates(b))
            assert grid.line(a, b) == [tuple(grid.at(*at) for at in step) for step in steps]


@maps
def test_rings_and_discs_stop_at_the_edge(grid: Grid) -> None:
    for cell in range(grid.size):
        for radius in range(4):
            ring = grid.ring(cell, radius)
            assert sorted(ring) == [c for c in range(grid.size) if grid.distance(cell, c) == radius]
            assert sorted(grid.disc(cell, radius)) == [
                c for c in range(grid.size) if grid.distance(cell, c) <= radius
            ]
            assert grid.ring(cell, radius) is ring
        assert grid.adjacent(cell) == tuple(c for c in grid.neighbours[6 * cell : 6 * cell + 6] if c != NOWHERE)


@maps
def test_sight_is_the_same_both_ways(grid: Grid) -> None:
    fog = bytes([(7 * cell) % 5 < 2 for cell in range(grid.size)])
    for a in range(grid.size):
        for b in range(a, grid.size):
            blocked = any(
                all(cell != NOWHERE and fog[cell] for cell in step) for step in grid.line(a, b)[1:-1]
            )
            assert grid.is_clear(a, b, fog) is grid.is_clear(b, a, fog) is not blocked


def test_a_planet_blocks_the_row_behind_it() -> None:
    grid = Grid.hexagon(3)
    planets = bytearray(grid.size)
    planets[grid.at(0, -1)] = 1
    assert not grid.is_clear(grid.at(0, 0), grid.at(0, -2), planets)
    assert grid.is_clear(grid.at(0, 0), grid.at(0, -1), planets)
    assert grid.is_clear(grid.at(0, -1), grid.at(0, 2), planets)
    assert grid.is_clear(grid.at(0, 0), grid.at(2, -2), planets)


def test_a_planet_on_one_side_of_a_hexside_does_not_block_and_two_do() -> None:
    grid = Grid.hexagon(3)
    planets = bytearray(grid.size)
    planets[grid.at(0, -1)] = 1
    assert grid.is_clear(grid.at(0, 0), grid.at(1, -2), planets)
    planets[grid.at(1, -1)] = 1
    assert not grid.is_clear(grid.at(0, 0), grid.at(1, -2), planets)


def test_a_planet_at_the_edge_of_the_map_is_one_side_of_a_hexside() -> None:
    grid = Grid([(0, 0), (0, -1), (1, -2)])
    assert grid.line(0, 2) == [(0,), (1, NOWHERE), (2,)]
    assert grid.is_clear(0, 2, bytes([0, 1, 0]))


@given(st.integers(1, 12), st.integers(1, 12), st.sampled_from(LAYOUTS))
def test_a_rectangle_counts_row_by_row(columns: int, rows: int, layout: str) -> None:
    grid = Grid.rectangle(columns, rows, layout)
    assert grid.size == columns * rows
    assert hexes.to_offset(grid.coordinates(grid.find(f"{columns:02}{rows:02}")), layout) == (columns - 1, rows - 1)
    assert grid.labels[0] == "0101"
    assert grid.labels[-1] == f"{columns:02}{rows:02}"


def test_labels_grow_with_the_map() -> None:
    assert Grid.rectangle(100, 2).labels[-1] == "100002"
    assert Grid([(0, 0), (1, 0)], ["dock", "core"]).find("core") == 1


@pytest.mark.parametrize(
    ("places", "labels", "message"),
    [
        ([], None, "at least one hex"),
        ([(0, 0), (0, 0)], None, "repeats"),
        ([(0, 0), (1, 0)], ["a", "a"], "2 different labels, not 1"),
        ([(0, 0), (1, 0)], ["a"], "2 different labels, not 1"),
        ([(0, 0), (200, 200)], None, "at most 255 apart"),
    ],
)
def test_a_map_that_cannot_be_is_refused(places: list[Hex], labels: list[str] | None, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Grid(places, labels)


def test_an_unknown_label_is_refused_with_the_known_range() -> None:
    with pytest.raises(ValueError, match="'1701': the labels go from 0101 to 1612"):
        Grid.rectangle(16, 12).find("1701")


def test_shapes_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one column"):
        Grid.rectangle(0, 3)
    with pytest.raises(ValueError, match="at least 0"):
        Grid.hexagon(-1)
