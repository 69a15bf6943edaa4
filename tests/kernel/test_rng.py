"""The generator: known numbers, no bias, whole in a dump."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import orrery
from orrery.kernel import Rng
from orrery.kernel.keyed import KeyedRng, from_words, seeded

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


KEY = 2**255 + 12345
KEYED = [2881672524, 3272070141, 3750758285, 496063376]


def test_a_keyed_generator_gives_the_same_numbers_on_every_machine() -> None:
    rng = seeded(KEY)
    assert [rng.next() for _ in range(40)][::13] == KEYED
    assert type(seeded(2**96)) is KeyedRng
    assert type(seeded(2**96 - 1)) is Rng


@given(st.integers(2**96, 2**256 - 1), st.integers(0, 40))
def test_a_keyed_generator_goes_on_from_its_words_and_from_a_copy(seed: int, given: int) -> None:
    rng = seeded(seed)
    for _ in range(given):
        rng.next()
    loaded = from_words(rng.words())
    twin = rng.clone()
    assert [rng.next() for _ in range(20)] == [loaded.next() for _ in range(20)] == [twin.next() for _ in range(20)]


def test_words_of_a_keyed_generator_are_checked() -> None:
    with pytest.raises(ValueError, match="nine 32-bit words"):
        from_words([2**32] * 9)


def test_what_a_keyed_generator_gave_is_not_in_its_words() -> None:
    """Only the key and a counter are kept; equal blocks under other keys have nothing in common."""
    one, two = seeded(KEY), seeded(KEY + 1)
    assert not {one.next() for _ in range(64)} & {two.next() for _ in range(64)}


@pytest.mark.parametrize("name", ["expanse", "parsec", "talon"])
def test_a_game_from_a_keyed_seed_is_saved_and_loaded_whole(name: str) -> None:
    game = orrery.game(name)
    state = game.new(seed=KEY)
    for _ in range(30):
        state.play(state.actions()[-1])
    loaded = game.load(state.dump())
    for _ in range(10):
        state.play(state.actions()[0])
        loaded.play(loaded.actions()[0])
    assert loaded.digest() == state.digest()


def test_a_seat_that_imagines_the_future_does_not_have_the_key() -> None:
    state = orrery.game("parsec").new(seed=KEY)
    world = state.determinize(0, Rng(1))
    assert type(world.rng) is Rng
