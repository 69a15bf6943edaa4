"""Ways over a map, against a search that tries everything."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.parts.grid import Grid
from orrery.parts.paths import UNLIMITED, Paths

GRID = Grid.hexagon(3)
SIZE = GRID.size
PATHS = Paths(GRID.neighbours)

cells = st.integers(0, SIZE - 1)
masks = st.lists(st.sampled_from([0, 0, 0, 1]), min_size=SIZE, max_size=SIZE).map(bytes)
prices = st.lists(st.integers(0, 5), min_size=SIZE, max_size=SIZE).map(bytes)
limits = st.one_of(st.just(UNLIMITED), st.integers(0, 9))


def least_costs(start: int, costs: bytes, limit: int, blocked: bytes) -> list[int]:
    """The least cost to every cell by relaxing all ways until nothing changes."""
    found = {start: 0}
    changed = True
    while changed:
        changed = False
        for cell, spent in list(found.items()):
            for other in GRID.adjacent(cell):
                total = spent + costs[other]
                allowed = costs[other] and not blocked[other] and (limit < 0 or total <= limit)
                if allowed and total < found.get(other, 10_000):
                    found[other] = total
                    changed = True
    return [found.get(cell, -1) for cell in range(SIZE)]


@given(cells, prices, limits, masks)
def test_expenses_are_the_least(start: int, costs: bytes, limit: int, blocked: bytes) -> None:
    expected = least_costs(start, costs, limit, blocked)
    assert PATHS.expenses(start, costs, limit, blocked) == expected
    afforded = PATHS.afford(start, costs, limit, blocked)
    assert sorted(afforded) == [cell for cell in range(SIZE) if expected[cell] >= 0]
    assert [expected[cell] for cell in afforded] == sorted(expected[cell] for cell in afforded)


@given(cells, limits, masks)
def test_steps_are_expenses_at_one_each(start: int, limit: int, blocked: bytes) -> None:
    steps = PATHS.steps(start, limit, blocked)
    assert steps == PATHS.expenses(start, bytes([1] * SIZE), limit, blocked)
    reached = PATHS.reach(start, limit, blocked)
    assert sorted(reached) == [cell for cell in range(SIZE) if steps[cell] >= 0]
    assert [steps[cell] for cell in reached] == sorted(steps[cell] for cell in reached)


@given(cells, cells, prices, limits, masks)
def test_a_path_is_a_way_and_costs_the_least(start: int, goal: int, costs: bytes, limit: int, blocked: bytes) -> None:
    path = PATHS.path(start, goal, costs, limit, blocked)
    least = least_costs(start, costs, limit, blocked)[goal]
    if least < 0:
        assert path == []
        return
    assert (path[0], path[-1]) == (start, goal)
    assert all(GRID.distance(a, b) == 1 for a, b in pairwise(path))
    assert sum(costs[cell] for cell in path[1:]) == least
    assert not any(blocked[cell] for cell in path[1:])


@given(cells, cells, masks)
def test_a_path_without_prices_has_the_fewest_steps(start: int, goal: int, blocked: bytes) -> None:
    assert len(PATHS.path(start, goal, blocked=blocked)) == PATHS.steps(start, blocked=blocked)[goal] + 1


@given(cells, cells, prices)
def test_an_answer_does_not_depend_on_earlier_questions(start: int, goal: int, costs: bytes) -> None:
    fresh = Paths(GRID.neighbours)
    assert fresh.path(start, goal, costs) == PATHS.path(start, goal, costs)
    assert fresh.path(start, goal) == PATHS.path(start, goal)
    assert fresh.reach(goal, 2) == PATHS.reach(goal, 2)
    assert fresh.afford(goal, costs, 4) == PATHS.afford(goal, costs, 4)


def test_of_equal_paths_the_last_step_comes_from_the_first_direction() -> None:
    start, goal = GRID.at(0, 2), GRID.at(1, 0)
    ways = [cell for cell in GRID.adjacent(goal) if GRID.distance(start, cell) == 1]
    assert ways == [GRID.at(1, 1), GRID.at(0, 1)]
    assert PATHS.path(start, goal) == [start, GRID.at(1, 1), goal]
    assert PATHS.path(start, goal, bytes([2] * SIZE)) == [start, GRID.at(1, 1), goal]


def test_a_ship_goes_around_a_wall() -> None:
    grid = Grid.rectangle(5, 3)
    wall = bytearray(grid.size)
    for label in ("0301", "0302"):
        wall[grid.find(label)] = 1
    path = Paths(grid.neighbours).path(grid.find("0101"), grid.find("0501"), blocked=wall)
    assert len(path) == 7
    assert grid.find("0303") in path


def test_the_start_may_be_blocked_and_the_goal_may_not() -> None:
    wall = bytes([1] + [0] * (SIZE - 1))
    assert PATHS.path(0, 1, blocked=wall) == [0, 1]
    assert PATHS.path(1, 0, blocked=wall) == []
    assert PATHS.path(0, 0, blocked=wall) == [0]


def test_a_map_of_areas_has_its_own_degree() -> None:
    areas = Paths([1, -1, -1, 0, 2, 3, 1, 3, -1, 1, 2, -1], degree=3)
    assert areas.reach(0, 1) == [0, 1]
    assert areas.path(0, 3) == [0, 1, 3]


def test_threads_may_share_an_object() -> None:
    grid = Grid.rectangle(30, 30)
    shared = Paths(grid.neighbours)
    ends = [(cell, (cell * 37) % grid.size) for cell in range(0, grid.size, 9)]
    expected = [Paths(grid.neighbours).path(*pair) for pair in ends]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda pair: shared.path(*pair), ends)) == expected


def test_tables_and_columns_of_the_wrong_size_are_refused() -> None:
    with pytest.raises(ValueError, match="7 neighbours does not have 6"):
        Paths([-1] * 7)
    with pytest.raises(ValueError, match="37 cells need 37 numbers, not 3"):
        PATHS.reach(0, 2, bytes(3))


def test_a_one_way_street_is_refused_where_the_path_leads_back() -> None:
    with pytest.raises(ValueError, match="not symmetric"):
        Paths([1, -1, -1, -1], degree=2).path(0, 1)
