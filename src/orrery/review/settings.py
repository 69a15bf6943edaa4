"""How thoroughly a game is reviewed: data of the game, in the table `review` of `bot/levels.toml`."""

from __future__ import annotations

from typing import Any

import msgspec

from orrery.kernel import Game


class ReviewSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The effort of a review. It counts worlds, never seconds, so that every machine finds the same."""

    #: How many of the most advised actions are compared with the one that was played.
    width: int = 4
    #: In how many sampled worlds every decision is compared; those that look costly once more, a batch at a time until
    #: that is clear, in so many at most.
    worlds: int = 6
    batch: int = 12
    closer: int = 72
    #: How many decisions a rollout follows the advice, and the kind of decision at which it may end early.
    horizon: int = 24
    quiescent: str = ""
    #: How often a rollout plays any action instead of the advice: without dice and secrets all worlds would be one.
    noise: float = 0.0
    #: In how many worlds the win chances of a position are averaged.
    samples: int = 6
    #: Costs from which a decision is looked at closer, and from which it is called costly; the second must be passed by
    #: so many standard errors.
    suspicious: float = 0.05
    costly: float = 0.06
    sure: float = 1.5


def review_settings(game: Game[Any]) -> ReviewSettings:
    """The settings of a game: its own, or the defaults."""
    return msgspec.convert(game.levels.get("review", {}), ReviewSettings)
