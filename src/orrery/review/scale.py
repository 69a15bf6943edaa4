"""One scale for the curve and for the cost of decisions.

The model of chances is calibrated, but knows only the position. Rollouts know what follows, but are too sure of it: the
advice plays on alike for everybody. The chance of a decision joins both, as a weighted mean of their log odds.
"""

from __future__ import annotations

from math import exp, log

#: No estimate is surer than this.
LEAST = 0.01


def log_odds(chance: float) -> float:
    """The logarithm of the odds, within reason.

    >>> log_odds(0.5)
    0.0
    """
    chance = min(max(chance, LEAST), 1.0 - LEAST)
    return log(chance / (1.0 - chance))


def joined(standing: float, rollouts: float, trust: float) -> float:
    """The chance by the position and by rollouts from it, which are trusted this much.

    >>> joined(0.25, 0.95, 0.0), joined(0.25, 0.95, 1.0)
    (0.25, 0.95)
    >>> round(joined(0.25, 0.95, 0.5), 2)
    0.72
    """
    if trust in (0.0, 1.0):
        return rollouts if trust else standing
    return 1.0 / (1.0 + exp(-(1.0 - trust) * log_odds(standing) - trust * log_odds(rollouts)))


def lifted(row: list[float], seat: int, chance: float) -> list[float]:
    """The chances of all seats when one seat's is known better; the others keep their proportions.

    >>> lifted([0.5, 0.25, 0.25], 0, 0.75)
    [0.75, 0.125, 0.125]
    """
    others = 1.0 - row[seat]
    rest = 1.0 - chance
    return [
        chance if place == seat else (own / others if others > 0 else 1.0 / (len(row) - 1)) * rest
        for place, own in enumerate(row)
    ]
