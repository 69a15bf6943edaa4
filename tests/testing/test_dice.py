"""Dice: loaded rolls for tests and exact odds."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.kernel import Rng
from orrery.testing import dice
from orrery.testing.dice import LoadedRng, Unloaded

few = st.integers(0, 3)
sides = st.integers(1, 8)


def test_honest_dice_stay_in_range_and_repeat_with_the_seed() -> None:
    assert set(dice.roll(Rng(5), 300, 6)) == {1, 2, 3, 4, 5, 6}
    assert dice.roll(Rng(5), 9, 8) == dice.roll(Rng(5), 9, 8)
    assert dice.roll_sum(Rng(5), 9, 8) == sum(dice.roll(Rng(5), 9, 8))


def test_loaded_dice_fall_as_told() -> None:
    rng = LoadedRng([6, 1, 0, 4])
    assert (rng.die(6), rng.die(6), rng.below(3), rng.pick(list("abcde"))) == (6, 1, 0, "e")


def test_each_loaded_result_counts_as_a_draw() -> None:
    rng = LoadedRng([6, 0])
    start = rng.counter
    rng.die(6)
    assert rng.counter == start + 1
    rng.below(2)
    assert rng.counter == start + 2
    rng.next()
    assert rng.counter == start + 3
    rng.shuffle([1, 2, 3])
    assert rng.counter == start + 4


def test_a_result_that_cannot_come_up_is_refused_and_kept() -> None:
    rng = LoadedRng([7])
    with pytest.raises(Unloaded, match="a die with 6 sides is rolled and the next loaded result is 7, not 1 to 6"):
        rng.die(6)
    with pytest.raises(Unloaded, match="a number below 7 is drawn and the next loaded result is 7, not 0 to 6"):
        rng.below(7)
    assert rng.below(8) == 7


def test_when_the_results_are_used_up_chance_takes_over_if_it_may() -> None:
    lenient = LoadedRng([3], seed=9, strict=False)
    assert lenient.die(6) == 3
    honest = Rng(9)
    assert [lenient.die(6), lenient.below(10)] == [honest.die(6), honest.below(10)]
    with pytest.raises(Unloaded, match="no loaded result is left"):
        LoadedRng([]).below(2)


def test_shuffles_do_not_use_up_loaded_dice() -> None:
    rng, cards = LoadedRng([2]), list(range(9))
    rng.shuffle(cards)
    assert sorted(cards) == list(range(9)) != cards
    assert rng.die(6) == 2


def test_a_clone_goes_on_alike_and_apart() -> None:
    rng = LoadedRng([4, 5], seed=3, strict=False)
    rng.die(6)
    twin = rng.clone()
    assert twin.words() == rng.words()
    assert [twin.die(6) for _ in range(6)] == [rng.die(6) for _ in range(6)]
    assert twin.words() == rng.words()
    twin.die(6)
    assert twin.words() != rng.words()


@given(few, sides)
def test_sums_have_as_many_ways_as_there_are_throws(count: int, faces: int) -> None:
    throws = Counter(map(sum, product(range(1, faces + 1), repeat=count)))
    assert dice.sum_weights(count, faces) == [throws[total] for total in range(count * faces + 1)]


@given(few, few, sides)
def test_convolving_sums_adds_dice(first: int, second: int, faces: int) -> None:
    together = dice.convolve(dice.sum_weights(first, faces), dice.sum_weights(second, faces))
    assert together == dice.sum_weights(first + second, faces)


@given(few, sides, st.integers(-2, 30))
def test_ways_at_least_are_counted(count: int, faces: int, target: int) -> None:
    throws = [sum(throw) for throw in product(range(1, faces + 1), repeat=count)]
    assert dice.ways_at_least(dice.sum_weights(count, faces), target) == sum(x >= target for x in throws)


@given(sides, sides, st.integers(-9, 9))
def test_ways_ahead_are_counted(mine: int, theirs: int, lead: int) -> None:
    throws = product(range(1, mine + 1), range(1, theirs + 1))
    ways = dice.ways_ahead(dice.die_weights(mine), dice.die_weights(theirs), lead)
    assert ways == sum(x - y >= lead for x, y in throws)
