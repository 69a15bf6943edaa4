"""The baselines: uniformly random, one step ahead, and the game's own advice."""

from __future__ import annotations

from typing import Any

from orrery.kernel import Action, Game, Rng, State


class RandomBot:
    """Plays any legal action, each equally likely."""

    def __init__(self, game: Game[Any], seed: int = 0) -> None:
        self.game = game
        self.rng = Rng(seed)

    def choose(self, state: State, seat: int, budget: float | None = 1.0) -> Action:
        """An action for the seat whose decision it is."""
        return self.rng.pick(state.pending)


class HeuristicBot:
    """Plays the action that the game's own advice finds most promising; `noise` makes it err."""

    def __init__(self, game: Game[Any], seed: int = 0, noise: float = 0.0) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.noise = noise

    def choose(self, state: State, seat: int, budget: float | None = 1.0) -> Action:
        """An action for the seat whose decision it is."""
        if self.noise and self.rng.below(1000) < self.noise * 1000:
            return self.rng.pick(state.pending)
        weights = self.game.advise(state)
        best = max(weights)
        return self.rng.pick([action for action, weight in zip(state.pending, weights, strict=True) if weight == best])


class GreedyBot:
    """Looks one decision ahead, in a world it can believe in, and takes what the game's evaluation likes best."""

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
    """The game's advice as shares that sum to 1, in the order of `state.pending`.

    Only the order of the weights counts, so that every game may use its own scale: an action gets one part in as many
    as there are better ones, itself included.
    """
    weights = game.advise(state)
    place: dict[float, int] = {}
    for better, weight in enumerate(sorted(weights, reverse=True)):
        place.setdefault(weight, better)
    shares = [1.0 / (1 + place[weight]) for weight in weights]
    whole = sum(shares)
    return [share / whole for share in shares]
