"""Bots without search: uniformly random, one decision of lookahead, and the game's own advice."""

from __future__ import annotations

from typing import Any

from orrery.bots.considered import Considered, most_considered
from orrery.kernel import Action, Game, Rng, State


class RandomBot:
    """Plays a uniformly random legal action."""

    def __init__(self, game: Game[Any], seed: int = 0) -> None:
        self.game = game
        self.rng = Rng(seed)

    def choose(self, state: State, seat: int, budget: float | None = 1.0) -> Action:
        """An action for the seat whose decision it is."""
        return self.rng.pick(state.pending)


class HeuristicBot:
    """Plays the action that the game advises most, or with probability `noise` an error.

    An error is a random action, or one of the `width` most advised ones. If `choices` names kinds of choices, only
    these go wrong.
    """

    def __init__(
        self, game: Game[Any], seed: int = 0, noise: float = 0.0, width: int = 0, choices: tuple[str, ...] = ()
    ) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.noise = noise
        self.width = width
        self.choices = choices
        #: The actions of the last decision, and the weights that the game's advice gave them.
        self.pending: list[Action] = []
        self.weights: list[float] = []
        self.chosen: Action | None = None

    def choose(self, state: State, seat: int, budget: float | None = 1.0) -> Action:
        """An action for the seat whose decision it is."""
        self.pending = state.pending
        if self.noise and self.may_err(state) and int(self.rng.below(1000)) < self.noise * 1000:
            self.weights = []
            self.chosen = self.rng.pick(self.errors(state))
            return self.chosen
        self.weights = self.game.advise(state)
        best = max(self.weights)
        equals = [action for action, weight in zip(state.pending, self.weights, strict=True) if weight == best]
        self.chosen = self.rng.pick(equals)
        return self.chosen

    def may_err(self, state: State) -> bool:
        """Whether this decision may be an error."""
        return not self.choices or state.choice in self.choices

    def errors(self, state: State) -> list[Action]:
        """The actions that an error is drawn from."""
        if not self.width:
            return state.pending
        weights = self.game.advise(state)
        order = sorted(range(len(weights)), key=lambda index: -weights[index])
        return [state.pending[index] for index in order[: self.width]]

    def considered(self, count: int = 3) -> list[Considered]:
        """The most advised actions of the last decision, the chosen one first among equals (all, after an error)."""
        shares = ranked(self.weights or [1.0] * len(self.pending))
        found = [Considered(action, share) for action, share in zip(self.pending, shares, strict=True)]
        found.sort(key=lambda one: one.action is not self.chosen)
        return most_considered(found, count)


class GreedyBot:
    """Plays the action after which the game's evaluation is highest, in one sampled world."""

    def __init__(self, game: Game[Any], seed: int = 0) -> None:
        self.game = game
        self.rng = Rng(seed)

    def choose(self, state: State, seat: int, budget: float | None = 1.0) -> Action:
        """An action for the seat whose decision it is."""
        best: list[Action] = []
        highest = float("-inf")
        world = state.determinize(seat, self.rng)
        for action in world.pending:
            twin = world.clone()
            twin.apply(action)
            value = self.game.evaluate(twin, seat)
            if value > highest:
                best, highest = [action], value
            elif value == highest:
                best.append(action)
        return self.rng.pick(best)


def advised(game: Game[Any], state: State) -> list[float]:
    """The game's advice as shares that sum to 1, in the order of `state.pending`."""
    return ranked(game.advise(state))


def ranked(weights: list[float]) -> list[float]:
    """Weights as shares that sum to 1, in proportion to 1 / rank: every game may use a scale of its own.

    >>> ranked([5.0, 9.0])
    [0.3333333333333333, 0.6666666666666666]
    """
    place: dict[float, int] = {}
    for better, weight in enumerate(sorted(weights, reverse=True)):
        place.setdefault(weight, better)
    shares = [1.0 / (1 + place[weight]) for weight in weights]
    whole = sum(shares)
    return [share / whole for share in shares]
