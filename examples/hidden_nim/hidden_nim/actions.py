"""The vocabulary: take stones, lift the cup, peek under it."""

from __future__ import annotations

from orrery.kernel import Action, Vocabulary

PILES = ["a", "b", "c", "cup"]
#: The most stones that may lie under the cup.
MOST = 9


class Take(Action):
    """Take stones from a pile that lies open."""

    __slots__ = ("count", "pile")

    def __init__(self, pile: int, count: int) -> None:
        self.pile = pile
        self.count = count


class Lift(Action):
    """Lift the cup: everybody sees the pile."""

    __slots__ = ()


class Peek(Action):
    """Look under the cup alone."""

    __slots__ = ()


VOCABULARY = Vocabulary()
TAKE = [
    VOCABULARY.add("take {count} {pile}", [Take(pile, count) for count in range(1, MOST + 1)], pile=PILES)
    for pile in range(len(PILES))
]
LIFT = VOCABULARY.one("lift", Lift())
PEEK = VOCABULARY.one("peek", Peek())
