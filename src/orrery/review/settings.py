"""The thoroughness of a game's reviews, from the table `review` of `bot/levels.toml`."""

from __future__ import annotations

from typing import Any

import msgspec

from orrery.kernel import Game

#: The smallest batch of worlds in a long game.
LEAST_BATCH = 18


class ReviewSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The effort of a review. It counts worlds, never seconds, so that every machine gets the same result."""

    #: The number of worlds in which actions that are not much advised are compared by rollouts half as long, so that
    #: the best of these are looked at too.
    scan: int = 0
    #: In how many worlds an admiral is asked before each batch: what he would play in two of them is no mistake.
    asked: int = 0
    #: The number of sampled worlds for every decision, and for another look at actions that may be better. What then
    #: seems costly is measured in other worlds, in batches until the result is clear, in at most this many.
    worlds: int = 4
    again: int = 16
    batch: int = 16
    closer: int = 64
    #: The number of decisions up to which a game gets that many worlds; a longer one gets fewer for each (0: never).
    usual: int = 0
    #: The number of decisions from which a game is long: its rollouts are shorter and fewer, and of the decisions that
    #: the advice would have made too not all are looked at.
    long: int = 500
    #: The share of the decisions that the advice would have made too that are looked at: all but in long games.
    share: float = 1.0
    #: The length of a rollout in decisions, that of a rollout that measures a loss if it is longer, where on the way of
    #: the latter chances count as well (0: nowhere), and the kind of decision at which rollouts may end early.
    horizon: int = 24
    far: int = 0
    middle: int = 0
    quiescent: str = ""
    #: The probability of a random action in a rollout: without dice and secrets all worlds would be the same.
    noise: float = 0.0
    #: The cost from which a decision is examined more closely, and that below which the measurement ends early.
    suspicious: float = 0.06
    harmless: float = 0.12


def review_settings(game: Game[Any]) -> ReviewSettings:
    """The settings of a game: its own, or the defaults."""
    return msgspec.convert(game.levels.get("review", {}), ReviewSettings)


def for_length(settings: ReviewSettings, decisions: int) -> ReviewSettings:
    """The settings for a game with this many decisions: a long one must not take long."""
    if settings.usual and decisions > settings.usual:
        part = settings.usual / decisions
        worlds, again = max(2, round(settings.worlds * part)), round(settings.again * part)
        settings = msgspec.structs.replace(settings, worlds=worlds, again=again)
    if decisions > settings.long:
        part = settings.long / decisions
        closer = round(settings.closer * part)
        settings = msgspec.structs.replace(
            settings,
            share=part,
            closer=closer,
            batch=min(settings.batch, max(LEAST_BATCH, closer // 2)),
            horizon=round(settings.horizon * max(0.5, part)),
            far=round(settings.far * part),
        )
    return settings
