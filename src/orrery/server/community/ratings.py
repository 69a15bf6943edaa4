"""How strong people are, by OpenSkill's Plackett-Luce model, with the bots as fixed points of the scale."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from openskill.models import PlackettLuce

from orrery.server.store.ratings import Rate, Rating

MODEL: Final = PlackettLuce()
#: Of somebody who has not played.
FRESH: Final = Rating(MODEL.mu, MODEL.sigma)
#: The scale on which ratings are shown: like Elo's, 1500 in the middle.
MIDDLE: Final = 1500
STEP: Final = 30.0


@cache
def anchors() -> dict[str, dict[str, Rating]]:
    """The ratings of the bots by game and level, as the ladder was measured."""
    text = files("orrery.server.community").joinpath("anchors.toml").read_text(encoding="utf-8")
    return {
        game: {level: Rating(mean, spread) for level, (mean, spread) in levels.items()}
        for game, levels in tomllib.loads(text).items()
    }


def anchor(game: str, level: str) -> Rating:
    """The rating of a bot; that of somebody new where nobody measured it."""
    return anchors().get(game, {}).get(level, FRESH)


def shown(mean: float) -> int:
    """A rating as people see it.

    >>> shown(25.0), shown(35.0)
    (1500, 1800)
    """
    return round(MIDDLE + (mean - FRESH.mean) * STEP)


def hidden(rating: float) -> float:
    """The mean behind a rating that people see."""
    return FRESH.mean + (rating - MIDDLE) / STEP


def spread_shown(spread: float) -> int:
    """How uncertain a rating is, on the scale that people see."""
    return round(spread * STEP)


def rated_by(ranks: Sequence[int]) -> Rate:
    """What a match with these ranks does to the ratings of its seats."""

    def rate(before: list[Rating]) -> list[Rating]:
        teams = [[MODEL.rating(rating.mean, rating.spread)] for rating in before]
        after = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
        return [Rating(team[0].mu, team[0].sigma) for team in after]

    return rate


def chances(ratings: Sequence[Rating]) -> list[float]:
    """How likely each of several seats is to win, as the model itself counts it.

    >>> [round(chance, 2) for chance in chances([Rating(30, 1), Rating(25, 1)])]
    [0.7, 0.3]
    """
    width = math.sqrt(sum(rating.spread**2 + MODEL.beta**2 for rating in ratings))
    weights = [math.exp(rating.mean / width) for rating in ratings]
    return [weight / sum(weights) for weight in weights]


def ranks_of(winners: Sequence[int], scores: Sequence[float], left: Sequence[int]) -> list[int]:
    """The rank of every seat: winners first, then by score, and last those who did not play to the end.

    >>> ranks_of([2], [5, 7, 9], []), ranks_of([0], [9, 4, 4], []), ranks_of([0, 1], [1, 1], [0])
    ([2, 1, 0], [0, 1, 1], [1, 0])
    """
    keys = [
        (seat in left, bool(winners) and seat not in winners, -score if seat not in winners else 0.0)
        for seat, score in enumerate(scores)
    ]
    if not winners:
        keys = [(seat in left, False, 0.0) for seat in range(len(scores))]
    return [sum(other < key for other in keys) for key in keys]
