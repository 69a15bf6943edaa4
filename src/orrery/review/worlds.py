"""Worlds consistent with what a seat knows, and the results of actions in them."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from orrery.kernel import Action, Game, Rng, State
from orrery.kernel.playouts import most_advised, play_advised
from orrery.review.chances import Chances
from orrery.review.settings import ReviewSettings

#: The number of worlds over which a position's win chances are averaged.
SAMPLES = 6
#: How little such an end is believed: in The Expanse 83 to 88 of 100 games end like that.
DOUBT = 0.2
#: How much rollouts are trusted against fitted chances of the position, from 0 to 1 (`orrery.review.scale`).
TRUST = 0.6


class Judge:
    """Evaluates actions by playing on in sampled worlds, counting every playout."""

    def __init__(self, game: Game[Any], chances: Chances, settings: ReviewSettings, seed: int) -> None:
        self.game = game
        self.chances = chances
        self.settings = settings
        self.seed = seed
        self.playouts = 0
        #: Chances that were not fitted say nothing against rollouts.
        self.trust = TRUST if chances.model is not None else 1.0

    def rng(self, version: int, purpose: int, seat: int | None) -> Rng:
        """The generator for one question: it depends only on the place in the game, never on hidden information."""
        viewer = 15 if seat is None else seat
        return Rng((self.seed << 40) | (version << 16) | (purpose << 8) | viewer)

    def standing(self, state: State, seat: int | None) -> list[float]:
        """The chances of all seats in a position, by what one seat knows (None: by public knowledge)."""
        if state.seat is None:
            return self.chances(state)
        rng = self.rng(state.version, 0, seat)
        return mean([self.settle(state.determinize(seat, rng)) for _ in range(SAMPLES)])

    def expected(self, state: State, seat: int | None, action: Action) -> list[float] | None:
        """The chances after an action before its dice and cards are known; None if its viewer could not foresee it."""
        rng = self.rng(state.version, 1, seat)
        found: list[list[float]] = []
        for _ in range(SAMPLES):
            world = state.determinize(seat, rng)
            if action in world.pending:
                world.apply(action)
                found.append(self.settle(world))
        return mean(found) if found else None

    def compare(
        self, state: State, seat: int, actions: Sequence[Action], worlds: int, rng: Rng, horizon: int | None = None
    ) -> list[list[float]]:
        """The seat's chances in each world, for each action; the same worlds and dice for all.

        Results far away vary much: the chances on the way count as much as they do.
        """
        length = self.settings.horizon if horizon is None else horizon
        middle = self.settings.middle if self.settings.middle < length else 0
        found: list[list[float]] = [[] for _ in actions]
        for _ in range(worlds):
            world = state.determinize(seat, rng)
            errors = rng.next() if self.settings.noise else 0
            if not all(action in world.pending for action in actions):
                continue
            for place, action in enumerate(actions):
                twin = world if place == len(actions) - 1 else world.clone()
                twin.apply(action)
                luck = Rng(errors)
                on_the_way = [self.settle(twin, middle, luck)[seat]] if middle else []
                found[place].append((sum(on_the_way) + self.settle(twin, length, luck)[seat]) / (1 + len(on_the_way)))
        return found

    def settle(self, world: State, horizon: int = 0, luck: Rng | None = None) -> list[float]:
        """The chances in a world after everybody has followed the advice to the horizon and a quiet decision."""
        self.playouts += 1
        over = world.outcome is not None
        if luck is not None and self.settings.noise:
            play_erring(self.game, world, horizon, self.settings.quiescent, self.settings.noise, luck)
        else:
            settled(self.game, world, self.settings.quiescent, horizon)
        found = self.chances(world)
        return doubted(found) if world.outcome is not None and not over and not horizon else found


def settled(game: Game[Any], world: State, quiescent: str, horizon: int = 0) -> None:
    """Follow the advice to the horizon and from there to a quiet decision."""
    play_advised(game, world, horizon, quiescent, EXTENSION)


def doubted(result: list[float]) -> list[float]:
    """The chances in a game that is not over, but would end like this if everybody followed the advice.

    >>> doubted([1.0, 0.0])
    [0.9, 0.1]
    """
    return [own * (1.0 - DOUBT) + DOUBT / len(result) for own in result]


def play_erring(game: Game[Any], state: State, horizon: int, quiescent: str, noise: float, rng: Rng) -> None:
    """Play on like `play_advised`, but occasionally with a random one of the most advised actions."""
    rate = int(noise * 1000)
    played = 0
    while state.seat is not None:
        quiet = not quiescent or played >= horizon + EXTENSION or state.choice == quiescent
        if played >= horizon and quiet:
            return
        errs = rng.below(1000) < rate
        state.apply(erring(game, state, rng) if errs else most_advised(game, state))
        played += 1


def erring(game: Game[Any], state: State, rng: Rng) -> Action:
    """A random one of the most advised actions."""
    weights = game.advise(state)
    order = sorted(range(len(weights)), key=lambda place: -weights[place])[:ERRORS]
    return state.pending[order[rng.below(len(order))]]


#: The number of most advised actions from which an error is drawn.
ERRORS = 3
#: How many decisions a rollout may continue beyond its horizon until a quiet decision.
EXTENSION = 40


def mean(rows: list[list[float]]) -> list[float]:
    """The mean of each column."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def gain(better: list[float], other: list[float]) -> tuple[float, float]:
    """How much better one action did than another in the same worlds, and its standard error.

    >>> gain([0.5, 0.7], [0.4, 0.4])
    (0.2, 0.1)
    """
    differences = [one - two for one, two in zip(better, other, strict=True)]
    count = len(differences)
    if not count:
        return 0.0, 1.0
    average = sum(differences) / count
    if count == 1:
        return average, 1.0
    variance = sum([(difference - average) ** 2 for difference in differences]) / (count - 1)
    return round(average, 6), round(sqrt(variance / count), 6)
