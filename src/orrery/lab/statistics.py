"""Statistics: win rates with intervals, and whether two samples differ."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, sqrt


def wilson(successes: float, trials: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % confidence interval of a share (Wilson's, which is accurate for few trials too).

    >>> [round(end, 3) for end in wilson(95, 100)]
    [0.888, 0.978]
    """
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    middle = share + z * z / (2 * trials)
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


@dataclass
class Rate:
    """The number of wins in `count` games; a shared win counts as a fraction."""

    count: int = 0
    wins: float = 0.0

    @property
    def share(self) -> float:
        """The share of wins."""
        return self.wins / self.count if self.count else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share."""
        return wilson(self.wins, self.count)


def two_sided(z: float) -> float:
    """The probability that a standard normal number is at least as far from 0 as z.

    >>> round(two_sided(1.96), 3)
    0.05
    """
    return erfc(abs(z) / sqrt(2))


def shares_differ(a: float, of_a: int, b: float, of_b: int) -> float:
    """The p-value for the equality of two shares.

    >>> round(shares_differ(50, 100, 70, 100), 4)
    0.0039
    """
    if not of_a or not of_b:
        return 1.0
    pooled = (a + b) / (of_a + of_b)
    spread = sqrt(pooled * (1 - pooled) * (1 / of_a + 1 / of_b))
    return two_sided((a / of_a - b / of_b) / spread) if spread else 1.0


def means_differ(a: float, spread_a: float, of_a: int, b: float, spread_b: float, of_b: int) -> float:
    """The p-value for the equality of two means, from the samples' standard deviations (large samples).

    >>> means_differ(10.0, 2.0, 400, 10.0, 2.0, 400)
    1.0
    """
    if not of_a or not of_b:
        return 1.0
    error = sqrt(spread_a * spread_a / of_a + spread_b * spread_b / of_b)
    return two_sided((a - b) / error) if error else 1.0 if a == b else 0.0


def discoveries(values: Sequence[float], rate: float = 0.05) -> list[bool]:
    """Which of many p-values are significant at false discovery rate `rate` (Benjamini-Hochberg).

    >>> discoveries([0.001, 0.04, 0.5, 0.02])
    [True, False, False, True]
    """
    order = sorted(range(len(values)), key=lambda index: values[index])
    believed = 0
    for place, index in enumerate(order, 1):
        if values[index] <= rate * place / len(values):
            believed = place
    chosen = set(order[:believed])
    return [index in chosen for index in range(len(values))]
