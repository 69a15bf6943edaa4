"""Loaded dice: a generator for tests whose next results are given."""

from __future__ import annotations

from orrery.kernel import Rng


class LoadedRng(Rng):
    """A generator whose next dice show `shows` and whose next numbers drawn are `picks`; whatever follows is random.

    >>> rng = LoadedRng([6, 1], [2])
    >>> rng.die(6), rng.below(3), rng.die(8), rng.shows
    (6, 2, 1, [])
    """

    def __init__(self, shows: list[int] | None = None, picks: list[int] | None = None, seed: int = 0) -> None:
        super().__init__(seed)
        self.shows = list(shows or ())
        self.picks = list(picks or ())

    def die(self, sides: int) -> int:
        """One die: the loaded result, or 1 to `sides`."""
        if not self.shows:
            return super().die(sides)
        if not 1 <= self.shows[0] <= sides:
            raise AssertionError(f"a die with {sides} sides is loaded with {self.shows[0]}")
        self.counter += 1  # the counter tells a state that an action involved chance
        return self.shows.pop(0)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1: a loaded one, or any."""
        if not self.picks:
            return super().below(n)
        if not 0 <= self.picks[0] < n:
            raise AssertionError(f"a number below {n} is loaded with {self.picks[0]}")
        self.counter += 1
        return self.picks.pop(0)

    def clone(self) -> LoadedRng:
        """A generator that will give the same numbers, loaded ones first."""
        twin = LoadedRng(self.shows, self.picks)
        twin.abc = self.abc
        twin.counter = self.counter
        return twin
