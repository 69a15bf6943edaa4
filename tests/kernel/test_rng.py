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


def test_long_runs_shuffles_and_dice_are_the_same_on_every_machine() -> None:
    rng = Rng(0x0123456789ABCDEF02468ACE)
    assert [rng.next() for _ in range(200)][40::40] == [795862896, 1017580986, 129723647, 75169480]
    assert rng.words() == [1166089805, 3429442595, 453778125, 213]
    cards = list(range(10))
    Rng(9).shuffle(cards)
    assert cards == [1, 9, 6, 2, 0, 7, 4, 3, 8, 5]
    dice = Rng(3)
    assert [dice.die(6) for _ in range(8)] == [6, 4, 3, 1, 3, 6, 2, 4]
    assert [dice.pick(list("abcdefgh")) for _ in range(4)] == ["c", "d", "f", "c"]


class Fixed(Rng):
    """A generator whose bits are given."""

    def __init__(self, *bits: int) -> None:
        super().__init__()
        self.bits = list(bits)

    def next(self) -> int:
        return self.bits.pop(0) if getattr(self, "bits", None) else super().next()


def test_bits_that_would_favour_small_numbers_are_drawn_again() -> None:
    # 2**32 = 6 * 715827882 + 4: the last four values would make 0 to 3 more likely.
    assert Fixed(4294967291).below(6) == 5
    assert Fixed(4294967292, 2).below(6) == 2
    assert Fixed(4294967295, 3).below(6) == 3
    assert Fixed(0).below(6) == 0
    assert Fixed(4294967295).below(1 << 32) == 4294967295


def test_one_below_one_and_nothing_below_none() -> None:
    assert Rng(1).below(1) == 0
    for n in (0, -1):
        with pytest.raises(ValueError, match=rf"below\({n}\): there is no number below {n} to draw"):
            Rng(1).below(n)


def test_the_counter_wraps_around() -> None:
    rng = Rng.from_words([1, 2, 3, 0xFFFFFFFF])
    assert rng.next() == 2
    assert rng.counter == 0


@pytest.mark.parametrize("words", [[1, 2, 3], [1, 2, 3, 4, 5], [1, 2, 3, -1], [1 << 32, 2, 3, 4]])
def test_a_generator_is_four_words(words: list[int]) -> None:
    with pytest.raises(ValueError, match="a generator is four 32-bit words"):
        Rng.from_words(words)
    assert Rng.from_words([0, 0, 0, 0xFFFFFFFF]).words() == [0, 0, 0, 0xFFFFFFFF]


def test_nothing_is_drawn_for_a_single_card() -> None:
    rng = Rng(4)
    before = rng.words()
    for cards in ([], [7]):
        rng.shuffle(cards)
    assert rng.words() == before


def test_a_branch_is_seeded_by_the_next_two_numbers() -> None:
    rng = Rng(7)
    branch = rng.branch()
    twin = Rng(7)
    low, high = twin.next(), twin.next()
    assert branch.words() == Rng(low | high << 32).words()
    assert rng.words() == twin.words()


def test_shuffling_a_list_and_a_column_gives_the_same_order() -> None:
    listed, packed = list(range(9)), bytearray(range(9))
    Rng(3).shuffle(listed)
    Rng(3).shuffle(packed)
    assert listed == list(packed)
    assert listed != list(range(9))
