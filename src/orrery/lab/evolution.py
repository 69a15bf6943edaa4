"""An evolution strategy for many numbers at once, when all that can be had is a noisy comparison of two candidates.

Each generation draws pairs of opposite candidates around the mean and compares the two of each pair. The mean moves
along the sum of the steps, each weighed by how clearly its candidate was better (mirrored sampling; Spall's
simultaneous perturbation). A comparison tells something about all numbers, so that many pairs compared once teach more
than few compared often.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float64]
#: In how many generations the steps of the mean begin to shrink, and how fast.
SHRINKING = 20
POWER = 0.6
#: How much of the average of the means each generation keeps.
KEPT = 0.95


class Evolution:
    """The mean that candidates are drawn around. The same seed and results give the same candidates."""

    def __init__(self, size: int, pairs: int, width: float, rate: float, seed: int = 0) -> None:
        self.size = size
        self.pairs = pairs
        self.width = width
        self.rate = rate
        self.seed = seed
        self.generation = 0
        self.mean: Vector = np.zeros(size)
        #: The mean with less noise: an average of the last generations.
        self.average: Vector = np.zeros(size)

    def steps(self) -> Vector:
        """The steps from the mean to this generation's candidates, a row for each pair: one goes there, one back."""
        rng = np.random.default_rng([self.seed, self.generation])
        return self.width * rng.standard_normal((self.pairs, self.size))

    def learn(self, leads: Sequence[float]) -> None:
        """Move towards the better ones: the lead of the first of each pair is negative if the second was better."""
        gradient = np.array(leads) @ self.steps() / (self.pairs * self.width**2)
        self.mean = self.mean + self.rate / (1 + self.generation / SHRINKING) ** POWER * gradient
        self.generation += 1
        # The first generations count as much as there were.
        kept = min(KEPT, 1 - 1 / self.generation)
        self.average = kept * self.average + (1 - kept) * self.mean

    def dump(self) -> dict[str, Any]:
        """All that changes, as JSON."""
        return {"generation": self.generation, "mean": self.mean.tolist(), "average": self.average.tolist()}

    def load(self, known: dict[str, Any]) -> None:
        """Go on from a dump."""
        self.generation = int(known["generation"])
        self.mean = np.array(known["mean"])
        self.average = np.array(known["average"])
