"""What a simulation says, in a few numbers with their uncertainty."""

from __future__ import annotations

from math import sqrt

from orrery.lab.simulate import GameResult


def wilson(successes: float, trials: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's, which is right for few trials too).

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


def summary_rows(results: list[GameResult]) -> list[tuple[str, int, float, float, float, float]]:
    """Per bot: its name, seats played, share of wins (a shared win counts its part), the interval, mean score."""
    names = sorted({name for result in results for name in result.seating})
    rows = []
    for name in names:
        wins = 0.0
        played = 0
        score = 0.0
        for result in results:
            for seat, own in enumerate(result.seating):
                if own == name:
                    played += 1
                    score += result.scores[seat]
                    wins += 1 / len(result.winners) if seat in result.winners else 0.0
        low, high = wilson(wins, played)
        rows.append((name, played, wins / played, low, high, score / played))
    return rows
