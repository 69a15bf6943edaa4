"""Loaded dice."""

from __future__ import annotations

import pytest

from orrery.kernel import Rng
from orrery.testing.dice import LoadedRng


def test_loaded_dice_fall_as_told() -> None:
    rng = LoadedRng([6, 1], [0, 4])
    assert (rng.die(6), rng.below(3), rng.die(6), rng.pick(list("abcde"))) == (6, 0, 1, "e")


def test_each_loaded_result_counts_as_a_draw() -> None:
    rng = LoadedRng([6], [0])
    start = rng.counter
    rng.die(6)
    assert rng.counter == start + 1
    rng.below(2)
    assert rng.counter == start + 2


def test_a_result_that_cannot_come_up_is_refused_and_kept() -> None:
    rng = LoadedRng([7], [7])
    with pytest.raises(AssertionError, match="a die with 6 sides is loaded with 7"):
        rng.die(6)
    with pytest.raises(AssertionError, match="a number below 7 is loaded with 7"):
        rng.below(7)
    assert (rng.die(8), rng.below(8)) == (7, 7)


def test_chance_takes_over_when_the_loaded_results_are_used_up() -> None:
    rng, honest = LoadedRng(seed=9), Rng(9)
    assert [rng.die(6), rng.below(10)] == [honest.die(6), honest.below(10)]
    loaded = LoadedRng([1] * 3)
    assert len({loaded.die(6) for _ in range(40)}) == 6


def test_a_clone_goes_on_alike_and_apart() -> None:
    rng = LoadedRng([4, 5], [1], seed=3)
    rng.die(6)
    twin = rng.clone()
    assert twin.words() == rng.words()
    assert [twin.die(6) for _ in range(6)] == [rng.die(6) for _ in range(6)]
    twin.die(6)
    assert twin.words() != rng.words()
