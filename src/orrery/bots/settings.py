"""The settings of the searching bots."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from orrery.kernel import Game
from orrery.parts.content_game import ContentGame


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a search."""

    #: The algorithm: tree search, rollouts of the advised actions, planning, or alpha-beta to a fixed depth.
    kind: Literal["tree", "rollout", "planning", "alpha-beta"] = "tree"
    #: Tree: the maximum number of iterations for one decision.
    iterations: int = 400
    #: Tree: the exploration constant, the weight of an action's prior against its mean value.
    exploration: float = 0.4
    #: Tree: first-play urgency, by how much an untried action is valued below the mean of its node.
    first_play_urgency: float = 0.1
    #: How many actions of a decision are considered; in a tree this grows with the square root of the visits.
    width: float = 4.0
    #: Tree: the rate of that growth (progressive widening).
    widening: float = 1.0
    #: How many decisions a rollout lasts before its position is evaluated; -1: random play to the end. None: to the end
    #: in games without an evaluation, 0 in others.
    horizon: int | None = None
    #: Tree: the probability of a random action in a rollout.
    noise: float = 0.1
    #: The maximum depth of a tree, or the depth of alpha-beta, in decisions.
    depth: int = 60
    #: Tree: whether all other seats play against the searching one, instead of each for itself.
    paranoid: bool = False
    #: Rollouts: the number of worlds sampled before the worse half of the candidates is dropped.
    worlds: int = 4
    #: Rollouts: the factor by which that number grows with each round.
    growth: float = 2.0
    #: Rollouts: by how many standard errors an action must be better than the advised one.
    margin: float = 1.0
    #: Rollouts: the kind of choice at which a position is quiescent and may be evaluated; empty: any.
    quiescent: str = ""
    #: Rollouts: the discount of a final result for each decision until the end of the game.
    discount: float = 0.0
    #: Rollouts: the kinds of choices that are searched, while others follow advice; empty: all.
    choices: tuple[str, ...] = ()
    #: Planning: the part of the iterations that all other choices get, if some are named; 0: they follow advice, in the
    #: tree too.
    aside: float = 1.0
    #: Planning: the part of the iterations for a decision with more than two seats, where games are longer; 0: it
    #: follows advice.
    many: float = 1.0
    #: Planning: how many quiescent positions are met before one is evaluated.
    turns: int = 1
    #: Planning: how many plans all decisions of a game may take, each but a part of what is left; 0: any number.
    allowance: int = 0
    #: Planning: whether the whole budget is used, however many iterations it takes.
    patient: bool = False
    #: Whether positions are evaluated by the learned network, if a game has one, or by the evaluation's weights.
    learned: bool = False
    #: The first part of the names of that network's files, `NET-SEATS.net`.
    net: str = "value"
    #: The file of the game's `bot` folder whose numbers advise the search; empty: those of the captain.
    advice: str = ""
    #: Rollouts, planning: the files by which the other seats play, one in each world in turn; empty: as the search is
    #: advised.
    others: tuple[str, ...] = ()
    #: Rollouts, planning: at how many positions, evenly spaced up to the horizon, one is evaluated; the mean counts.
    looks: int = 1


def advised(game: Game[Any], settings: Settings) -> Game[Any]:
    """The game with the advice that these settings select."""
    if settings.advice and isinstance(game, ContentGame):
        return game.with_advice(settings.advice)
    return game


def judging(game: Game[Any], settings: Settings) -> Game[Any]:
    """The game with the evaluation and the advice that these settings select."""
    game = advised(game, settings)
    return game.with_learned(settings.net) if settings.learned and isinstance(game, ContentGame) else game


def rivals(game: Game[Any], settings: Settings) -> list[Game[Any]]:
    """The game with each of the advices that other seats follow in rollouts."""
    if not settings.others or not isinstance(game, ContentGame):
        return [game]
    return [game.with_advice(name) for name in settings.others]
