"""A small deterministic generator that lives inside the state and fits in four machine words."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

WORD: Final = 0xFFFFFFFF
#: The number of different results of `next`.
RANGE: Final = 0x100000000


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Rng:
    """Chris Doty-Humphrey's sfc32: additions, shifts and exclusive-ors of 32-bit words, the same everywhere.

    >>> dice = Rng(7)
    >>> [dice.below(6) + 1 for _ in range(5)] == [Rng(7).below(6) + 1] + [dice.below(6) + 1 for _ in range(4)]
    False
    >>> Rng(7).below(6) == Rng(7).below(6)
    True
    """

    __slots__ = ("abc", "counter")

    #: The three words of the state, as one immutable value so that a copy costs nothing; and the counter.
    abc: tuple[i64, i64, i64]
    counter: i64

    def __init__(self, seed: int = 0, twin: Rng | None = None) -> None:
        """Start from a seed, or from the state of another generator."""
        if twin is not None:
            self.abc = twin.abc
            self.counter = twin.counter
            return
        self.mix(seed & WORD, (seed >> 32) & WORD, (seed >> 64) & WORD)

    def mix(self, a: i64, b: i64, c: i64) -> None:
        """Start from three words, well mixed, so that similar seeds give unrelated numbers."""
        self.abc = (a, b, c)
        self.counter = 1
        for _ in range(12):
            self.next()

    def next(self) -> i64:
        """The next 32 random bits."""
        a, b, c = self.abc
        counter = self.counter
        result = (a + b + counter) & WORD
        self.abc = (b ^ (b >> 9), (c + (c << 3)) & WORD, (((c << 21) | (c >> 11)) + result) & WORD)
        self.counter = (counter + 1) & WORD
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (rejection, no modulo bias)."""
        if n <= 0:
            raise ValueError(f"below({n}): there is no number below {n} to draw")
        limit = RANGE - RANGE % n
        while True:
            bits = self.next()
            if bits < limit:
                return bits % n

    def die(self, sides: i64) -> i64:
        """One die: 1 to `sides`."""
        return self.below(sides) + 1

    def branch(self) -> Rng:
        """Another generator, with the next two numbers of this one as its seed."""
        low = self.next()
        high = self.next()
        twin = Rng(0, self)
        twin.mix(low, high, 0)
        return twin

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle a list or a column, every order equally likely."""
        if isinstance(items, list):  # written twice, because compiled code then knows what it is about
            for last in range(len(items) - 1, 0, -1):
                other = self.below(last + 1)
                items[last], items[other] = items[other], items[last]
            return
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def pick(self, items: list[T]) -> T:
        """One item of a list, each equally likely."""
        return items[self.below(len(items))]

    def clone(self) -> Rng:
        """A generator that will produce the same numbers."""
        return Rng(0, self)

    def words(self) -> list[int]:
        """The whole state of the generator."""
        return [*self.abc, self.counter]

    @staticmethod
    def from_words(words: list[int]) -> Rng:
        """The generator whose state is `words`."""
        if len(words) != 4 or not all(0 <= word <= WORD for word in words):
            raise ValueError(f"a generator is four 32-bit words, not {words!r}")
        rng = Rng()
        rng.abc = (words[0], words[1], words[2])
        rng.counter = words[3]
        return rng
