"""`make calibrate`: check that the win chances predicted by ratings come true, with players of known strength."""

from __future__ import annotations

import argparse
import math
import random
from dataclasses import dataclass

from orrery.server.community.ratings import FRESH, MODEL, chances, rated_by
from orrery.server.store.ratings import Rating

#: The number of groups in which predictions are compared.
GROUPS = 10


@dataclass(frozen=True)
class Calibration:
    """The mean error of the predictions over all games, and how far the mean of all ratings has moved."""

    games: int
    error: float
    drift: float


def simulate(games: int, people: int, seed: int) -> Calibration:
    """Let people of known strength play games of two, and compare the ratings' predictions with the results.

    The first half of the games finds the ratings, the second is counted.
    """
    generator = random.Random(seed)
    strengths = [generator.gauss(FRESH.mean, FRESH.spread / 2) for _ in range(people)]
    ratings = [FRESH for _ in range(people)]
    width = math.sqrt(2) * MODEL.beta
    predicted, happened, counts = [0.0] * GROUPS, [0.0] * GROUPS, [0] * GROUPS
    for number in range(games):
        one, other = generator.sample(range(people), 2)
        chance = chances([ratings[one], ratings[other]])[0]
        is_won = generator.random() < 1 / (1 + math.exp((strengths[other] - strengths[one]) / width))
        if number >= games // 2:
            group = min(int(chance * GROUPS), GROUPS - 1)
            predicted[group] += chance
            happened[group] += is_won
            counts[group] += 1
        after = rated_by([0, 1] if is_won else [1, 0])([ratings[one], ratings[other]])
        ratings[one], ratings[other] = (Rating(rating.mean, rating.spread) for rating in after)
    error = sum(abs(a - b) for a, b in zip(predicted, happened, strict=True)) / sum(counts)
    drift = sum(rating.mean for rating in ratings) / people - FRESH.mean
    return Calibration(games, error, drift)


def main() -> None:
    """Simulate and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--people", type=int, default=24)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    found = simulate(given.games, given.people, given.seed)
    print(f"{found.games} games: calibration error {found.error:.4f}, mean moved by {found.drift:+.3f}")


if __name__ == "__main__":
    main()
