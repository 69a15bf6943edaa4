"""Piles of cards: nothing is lost, and the top is the top."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.kernel import Rng
from orrery.parts import decks
from orrery.parts.decks import NO_CARD

piles = st.lists(st.integers(0, 255), max_size=20).map(bytearray)


def test_an_empty_pile_gives_no_card() -> None:
    assert decks.draw(bytearray()) == NO_CARD
    assert decks.draw_or_reshuffle(bytearray(), bytearray(), Rng(1)) == NO_CARD


@given(piles, st.integers(0, 25))
def test_peek_shows_what_will_be_drawn(pile: bytearray, count: int) -> None:
    seen = decks.peek(pile, count)
    assert list(seen) == [decks.draw(pile) for _ in range(min(count, len(pile)))]


@given(piles, piles, st.integers(0, 25))
def test_drawing_many_is_drawing_one_by_one(pile: bytearray, hand: bytearray, count: int) -> None:
    seen = bytes(hand) + decks.peek(pile, count)
    taken = decks.draw_many(pile, hand, count)
    assert hand == seen
    assert taken <= count


@given(piles, piles, st.integers(0, 99))
def test_a_reshuffle_keeps_every_card(pile: bytearray, discards: bytearray, seed: int) -> None:
    every = sorted(pile + discards)
    decks.reshuffle(pile, discards, Rng(seed))
    assert sorted(pile) == every
    assert not discards


def test_discards_come_back_only_when_the_pile_is_empty() -> None:
    pile, discards = bytearray([4]), bytearray([1, 2, 3])
    assert decks.draw_or_reshuffle(pile, discards, Rng(3)) == 4
    assert (pile, discards) == (bytearray(), bytearray([1, 2, 3]))
    drawn = [decks.draw_or_reshuffle(pile, discards, Rng(3)) for _ in range(3)]
    assert sorted(drawn) == [1, 2, 3]
    assert not pile
    assert not discards


def test_a_shuffle_is_the_same_for_the_same_seed_and_different_for_another() -> None:
    def shuffled(seed: int) -> bytearray:
        pile = bytearray(range(30))
        decks.shuffle(pile, Rng(seed))
        return pile

    assert shuffled(1) == shuffled(1) != shuffled(2)


def test_cards_are_dealt_around_the_table() -> None:
    pile, hands = bytearray(range(7)), [bytearray(), bytearray(), bytearray()]
    decks.deal(pile, hands, 2)
    assert [list(hand) for hand in hands] == [[6, 3], [5, 2], [4, 1]]
    assert list(pile) == [0]


def test_too_few_cards_are_not_dealt_at_all() -> None:
    pile, hands = bytearray([1, 2, 3]), [bytearray(), bytearray()]
    with pytest.raises(ValueError, match="3 cards are too few to deal 2 to each of 2 hands"):
        decks.deal(pile, hands, 2)
    assert len(pile) == 3


def test_a_card_put_under_is_drawn_last_and_one_put_on_top_next() -> None:
    pile = bytearray([1])
    decks.put_under(pile, 2)
    decks.put_on_top(pile, 3)
    assert [decks.draw(pile) for _ in range(3)] == [3, 1, 2]


def test_taking_a_card_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="card 9 is not in this pile"):
        decks.take(bytearray([1, 2]), 9)


def test_discarding_takes_one_copy() -> None:
    hand, discards = bytearray([5, 5, 6]), bytearray([1])
    decks.discard(hand, 5, discards)
    assert (list(hand), list(discards)) == ([5, 6], [1, 5])


@given(st.lists(piles, max_size=4), st.integers(0, 99))
def test_mingling_keeps_sizes_and_cards(hidden: list[bytearray], seed: int) -> None:
    sizes = [len(pile) for pile in hidden]
    every = sorted(card for pile in hidden for card in pile)
    decks.mingle(hidden, Rng(seed))
    assert [len(pile) for pile in hidden] == sizes
    assert sorted(card for pile in hidden for card in pile) == every


def test_mingling_reaches_every_deal() -> None:
    deals = set()
    for seed in range(200):
        deck, hand = bytearray([1, 2]), bytearray([3])
        decks.mingle([deck, hand], Rng(seed))
        deals.add((*deck, *hand))
    assert len(deals) == 6
