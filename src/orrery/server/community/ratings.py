"""Ratings by OpenSkill's Plackett-Luce model, with the bots as fixed points of the scale."""

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
#: The rating of a new player.
FRESH: Final = Rating(MODEL.mu, MODEL.sigma)
#: The scale of displayed ratings: like Elo, centred on 1500.
MIDDLE: Final = 1500
STEP: Final = 30.0


@cache
def anchors() -> dict[str, dict[str, Rating]]:
    """The measured ratings of the bots, by game and level."""
    text = files("orrery.server.community").joinpath("anchors.toml").read_text(encoding="utf-8")
    return {
        game: {level: Rating(mean, spread) for level, (mean, spread) in levels.items()}
        for game, levels in tomllib.loads(text).items()
    }


def anchor(game: str, level: str) -> Rating:
    """The rating of a bot; a new player's where none was measured."""
    return anchors().get(game, {}).get(level, FRESH)


def shown(mean: float) -> int:
    """A rating as displayed.

    >>> shown(25.0), shown(35.0)
    (1500, 1800)
    """
    return round(MIDDLE + (mean - FRESH.mean) * STEP)


def hidden(rating: float) -> float:
    """The mean of a displayed rating."""
    return FRESH.mean + (rating - MIDDLE) / STEP


def spread_shown(spread: float) -> int:
    """The uncertainty of a rating on the displayed scale."""
    return round(spread * STEP)


def rated_by(ranks: Sequence[int]) -> Rate:
    """The ratings of a match's seats after it ended with these ranks."""

    def rate(before: list[Rating]) -> list[Rating]:
        teams = [[MODEL.rating(rating.mean, rating.spread)] for rating in before]
        after = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
        return [Rating(team[0].mu, team[0].sigma) for team in after]

    return rate


def chances(ratings: Sequence[Rating]) -> list[float]:
    """Each seat's probability of winning, by the model.

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
