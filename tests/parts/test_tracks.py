"""Tracks: counters with ends, rankings with ties, initiative."""

from __future__ import annotations

from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.parts import tracks

scores = st.lists(st.integers(0, 9), min_size=1, max_size=6)


@given(st.integers(2, 10), st.integers(-99, 99))
def test_a_token_stops_at_the_ends_of_its_track(start: int, steps: int) -> None:
    column = bytearray([0, start])
    moved = tracks.advance(column, 1, steps, high=10, low=2)
    assert column[1] == start + moved == min(10, max(2, start + steps))
    assert column[0] == 0


def test_long_and_negative_tracks_live_in_an_array() -> None:
    column = array("h", [0, 300])
    assert tracks.advance(column, 1, 500, high=700) == 400
    assert tracks.advance(column, 0, -5, high=700, low=-3) == -3
    assert column.tolist() == [-3, 700]


@given(scores)
def test_position_is_one_more_than_the_number_strictly_ahead(values: list[int]) -> None:
    assert tracks.positions(values) == [1 + sum(other > value for other in values) for value in values]


@given(scores)
def test_ranking_and_positions_agree(values: list[int]) -> None:
    ranking, positions = tracks.ranking(values), tracks.positions(values)
    assert sorted(token for group in ranking for token in group) == list(range(len(values)))
    seen = 0
    for group in ranking:
        assert {positions[token] for token in group} == {seen + 1}
        assert group == sorted(group)
        seen += len(group)
    assert tracks.leaders(values) == ranking[0]


def test_ties_go_to_the_token_higher_on_the_initiative_track() -> None:
    assert tracks.ranked([50, 20, 50, 30], bytearray([2, 1, 0, 3])) == [2, 0, 3, 1]


def test_a_token_at_the_bottom_lets_the_others_move_up() -> None:
    order = bytearray([3, 2, 0, 1])
    tracks.to_bottom(order, 3)
    assert list(order) == [2, 0, 1, 3]
    tracks.to_top(order, 1)
    assert list(order) == [1, 2, 0, 3]
    assert [tracks.place_of(order, token) for token in range(4)] == [2, 0, 1, 3]
    assert tracks.place_of(order, 9) == -1
    assert tracks.in_order(order, [3, 0, 2]) == [2, 0, 3]


def test_a_token_that_is_not_on_the_track_cannot_move() -> None:
    with pytest.raises(ValueError, match="not found"):
        tracks.to_bottom(bytearray([1]), 2)
