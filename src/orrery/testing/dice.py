"""Dice: rolls, loaded dice for tests, and exact odds as whole numbers of ways."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from orrery.kernel.rng import WORD, Rng

T = TypeVar("T")

#: In how many ways each number comes up: `weights[n]` ways for the number n.
Weights: TypeAlias = list[int]


def roll(rng: Rng, count: int, sides: int) -> list[int]:
    """Several dice, in the order they fall.

    >>> roll(LoadedRng([2, 6, 5]), 3, 6)
    [2, 6, 5]
    """
    return [rng.die(sides) for _ in range(count)]


def roll_sum(rng: Rng, count: int, sides: int) -> int:
    """The sum of several dice.

    >>> roll_sum(LoadedRng([2, 6]), 2, 6)
    8
    """
    total = 0
    for _ in range(count):
        total += rng.die(sides)
    return total


class Unloaded(Exception):
    """A loaded generator was asked for more results than it was given, or for one that cannot come up."""


@mypyc_attr(allow_interpreted_subclasses=True)
class LoadedRng(Rng):
    """A generator for tests whose next results of `below` and `die` are given, as the caller will read them.

    When they are used up it raises `Unloaded` or, if not `strict`, goes on by chance. Shuffles stay honest.

    >>> rng = LoadedRng([6, 0])
    >>> rng.die(6), rng.below(3), rng.coming
    (6, 0, [])
    >>> rng.die(6)
    Traceback (most recent call last):
        ...
    orrery.testing.dice.Unloaded: a die with 6 sides is rolled and no loaded result is left
    """

    __slots__ = ("coming", "honest", "strict")

    def __init__(self, coming: list[int], seed: int = 0, strict: bool = True) -> None:
        self.honest = Rng(seed)
        super().__init__(seed)
        self.honest = Rng(seed)
        self.counter = self.honest.counter
        self.coming: list[int] = coming[:]
        self.strict = strict

    def next(self) -> int:
        """The next 32 random bits, never loaded."""
        self._count()
        return self.honest.next()

    def below(self, n: int) -> int:
        """The next loaded result, from 0 to n - 1."""
        if not self.coming and not self.strict:
            return super().below(n)
        return self._loaded(0, n - 1, f"a number below {n} is drawn")

    def die(self, sides: int) -> int:
        """The next loaded result, from 1 to `sides`."""
        if not self.coming and not self.strict:
            return super().below(sides) + 1
        return self._loaded(1, sides, f"a die with {sides} sides is rolled")

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put a list or a column into random order by chance."""
        self._count()
        self.honest.shuffle(items)

    def clone(self) -> Rng:
        """A generator that will give the same numbers, loaded ones first."""
        twin = LoadedRng(self.coming, 0, self.strict)
        twin.honest = self.honest.clone()
        twin.counter = self.counter
        return twin

    def words(self) -> list[int]:
        """The state of the honest generator behind it, with the own counter."""
        return [*self.honest.words()[:3], self.counter]

    def _loaded(self, low: int, high: int, asked: str) -> int:
        if not self.coming:
            raise Unloaded(f"{asked} and no loaded result is left")
        result = self.coming[0]
        if not low <= result <= high:
            raise Unloaded(f"{asked} and the next loaded result is {result}, not {low} to {high}")
        del self.coming[0]
        self._count()
        return result

    def _count(self) -> None:
        # A state knows by the counter that chance had a say, and forbids to undo it.
        self.counter = (self.counter + 1) & WORD


def die_weights(sides: int) -> Weights:
    """One fair die.

    >>> die_weights(4)
    [0, 1, 1, 1, 1]
    """
    return [0] + [1] * sides


def sum_weights(count: int, sides: int) -> Weights:
    """The sum of several fair dice.

    >>> sum_weights(2, 6)[2:]
    [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    """
    weights = [1]
    for _ in range(count):
        weights = convolve(weights, die_weights(sides))
    return weights


def convolve(first: Weights, second: Weights) -> Weights:
    """The sum of two independent numbers.

    >>> convolve([0, 1, 1], [1, 3])
    [0, 1, 4, 3]
    """
    weights = [0] * (len(first) + len(second) - 1)
    for number, ways in enumerate(first):
        if ways:
            for other, other_ways in enumerate(second):
                weights[number + other] += ways * other_ways
    return weights


def ways_at_least(weights: Weights, target: int) -> int:
    """In how many ways the number is at least the target, of `sum(weights)`.

    >>> ways_at_least(sum_weights(2, 6), 10), sum(sum_weights(2, 6))
    (6, 36)
    """
    return sum(weights[max(0, target) :])


def ways_ahead(first: Weights, second: Weights, lead: int = 1) -> int:
    """In how many ways the first number is ahead of the second by the lead, of `sum(first) * sum(second)`.

    >>> ways_ahead(die_weights(8), die_weights(8)), ways_ahead(die_weights(8), die_weights(8), lead=0)
    (28, 36)
    """
    ways = 0
    for number, other_ways in enumerate(second):
        if other_ways:
            ways += other_ways * ways_at_least(first, number + lead)
    return ways
