"""The generator: known numbers, no bias, whole in a dump."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.kernel import Rng

KNOWN = [1363572419, 441792574, 1030837588]


def test_it_gives_the_same_numbers_on_every_machine() -> None:
    assert [Rng(seed).next() for seed in (0, 1, 2**95)] == KNOWN


def test_dice_are_unbiased() -> None:
    rng = Rng(11)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.die(6) - 1] += 1
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in counts)
    assert chi_square < 20.5  # 99.9 % of fair dice


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    rng = Rng(5)
    counts: dict[bytes, int] = {}
    for _ in range(24_000):
        column = bytearray(b"abcd")
        rng.shuffle(column)
        counts[bytes(column)] = counts.get(bytes(column), 0) + 1
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 49.7  # 99.9 %


@given(st.integers(0, 2**96 - 1), st.integers(1, 2**32))
def test_numbers_stay_below_their_limit_and_copies_agree(seed: int, limit: int) -> None:
    rng = Rng(seed)
    twin = Rng.from_words(rng.clone().words())
    for _ in range(3):
        number = rng.below(limit)
        assert 0 <= number < limit
        assert twin.below(limit) == number


def test_there_is_nothing_below_zero() -> None:
    with pytest.raises(ValueError, match="no number below 0"):
        Rng(1).below(0)
