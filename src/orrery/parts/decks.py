"""Piles of cards: columns of card ids whose last one is on top."""

from __future__ import annotations

from typing import Final

from orrery.kernel.rng import Rng

#: What is drawn when no card is left.
NO_CARD: Final = -1


def draw(pile: bytearray) -> int:
    """Take the top card, or NO_CARD.

    >>> pile = bytearray([3, 1, 2])
    >>> draw(pile), list(pile)
    (2, [3, 1])
    """
    return pile.pop() if pile else NO_CARD


def draw_or_reshuffle(pile: bytearray, discards: bytearray, rng: Rng) -> int:
    """Take the top card; when there is none the discards are shuffled into a new pile first.

    >>> draw_or_reshuffle(bytearray(), bytearray([5]), Rng(7))
    5
    """
    if not pile:
        reshuffle(pile, discards, rng)
    return pile.pop() if pile else NO_CARD


def draw_many(pile: bytearray, hand: bytearray, count: int) -> int:
    """Move so many cards from the top into a hand, in the order they are drawn; say how many there were.

    >>> pile, hand = bytearray([3, 1, 2]), bytearray()
    >>> draw_many(pile, hand, 2), list(hand), list(pile)
    (2, [2, 1], [3])
    """
    taken = min(count, len(pile))
    for _ in range(taken):
        hand.append(pile.pop())
    return taken


def deal(pile: bytearray, hands: list[bytearray], count: int) -> None:
    """Give every hand so many cards, one at a time around the table.

    >>> hands = [bytearray(), bytearray()]
    >>> deal(bytearray([1, 2, 3, 4]), hands, 2)
    >>> [list(hand) for hand in hands]
    [[4, 2], [3, 1]]
    """
    if count * len(hands) > len(pile):
        raise ValueError(f"{len(pile)} cards are too few to deal {count} to each of {len(hands)} hands")
    for _ in range(count):
        for hand in hands:
            hand.append(pile.pop())


def put_on_top(pile: bytearray, card: int) -> None:
    """Lay a card on top: a discard, or a card that will be drawn next."""
    pile.append(card)


def put_under(pile: bytearray, card: int) -> None:
    """Push a card under the pile."""
    pile.insert(0, card)


def discard(hand: bytearray, card: int, discards: bytearray) -> None:
    """Move one card from a hand to the top of the discards.

    >>> hand, discards = bytearray([7, 8, 9]), bytearray()
    >>> discard(hand, 8, discards)
    >>> list(hand), list(discards)
    ([7, 9], [8])
    """
    take(hand, card)
    discards.append(card)


def take(pile: bytearray, card: int) -> None:
    """Take out one card, wherever it lies; the others keep their order."""
    place = pile.find(card)
    if place < 0:
        raise ValueError(f"card {card} is not in this pile")
    del pile[place]


def peek(pile: bytearray, count: int) -> bytes:
    """The top cards, topmost first, left where they are.

    >>> list(peek(bytearray([3, 1, 2]), 2))
    [2, 1]
    """
    return bytes(pile[::-1][:count])


def shuffle(pile: bytearray, rng: Rng) -> None:
    """Put a pile into random order."""
    rng.shuffle(pile)


def reshuffle(pile: bytearray, discards: bytearray, rng: Rng) -> None:
    """Shuffle the discards together with what is left of the pile.

    >>> pile, discards = bytearray(), bytearray([1, 2, 3])
    >>> reshuffle(pile, discards, Rng(7))
    >>> sorted(pile), list(discards)
    ([1, 2, 3], [])
    """
    pile.extend(discards)
    discards.clear()
    shuffle(pile, rng)


def mingle(piles: list[bytearray], rng: Rng) -> None:
    """Deal the cards of several hidden piles anew, each keeping its size: what one who sees none may believe.

    >>> deck, hand = bytearray([1, 2, 3]), bytearray([4])
    >>> mingle([deck, hand], Rng(7))
    >>> len(deck), len(hand), sorted(deck + hand)
    (3, 1, [1, 2, 3, 4])
    """
    cards = bytearray()
    for pile in piles:
        cards.extend(pile)
    shuffle(cards, rng)
    start = 0
    for pile in piles:
        count = len(pile)
        pile[:] = cards[start : start + count]
        start += count
