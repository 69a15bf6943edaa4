"""Rollouts: the most advised actions compared by playing on with the game's advice, in sampled worlds.

All candidates are played in the same worlds, dice included, so that luck does not decide between them (common random
numbers). After each round the worse half of them is dropped (successive halving). The advised action is replaced only
by one that is better by a margin of standard errors. The other seats may follow another advice from world to world, so
that nothing relies on how they answer, and a rollout may be evaluated at several positions on its way.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Any, Final

from orrery.bots.considered import Considered, most_considered
from orrery.bots.search import returns
from orrery.bots.settings import Settings, rivals
from orrery.kernel import Action, Game, Rng, State
from orrery.kernel.playouts import play_advised_apart

#: How many decisions a rollout may last beyond its horizon until a position is quiescent.
EXTENSION: Final = 40
#: The least weight of a discounted result.
LEAST_WEIGHT: Final = 0.2
#: The number of worlds after which candidates with equal values in all of them count as transpositions.
TRANSPOSED: Final = 4


class Candidate:
    """An action under comparison: its rank in the advice, and its value in each world."""

    __slots__ = ("action", "rank", "values")

    def __init__(self, action: Action, rank: int) -> None:
        self.action = action
        self.rank = rank
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        """Its mean value."""
        return sum(self.values) / len(self.values) if self.values else 0.0


class RolloutBot:
    """Plays the advised action with the best rollouts. The same seed and number of worlds give the same answer."""

    def __init__(self, game: Game[Any], seed: int = 0, settings: Settings | None = None) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.settings = settings or Settings(kind="rollout")
        #: By whose advice the other seats play on, in turn.
        self.rivals = rivals(game, self.settings)
        #: The number of rollouts of the last decision.
        self.rollouts = 0
        #: The candidates of the last decision, and the action that was chosen.
        self.compared: list[Candidate] = []
        self.chosen: Action | None = None

    def choose(self, state: State, seat: int, budget: float | None = 1.0) -> Action:
        """An action for the seat whose decision it is, within `budget` seconds (None: as long as it takes)."""
        self.rollouts = 0
        self.compared = [Candidate(state.pending[0], 0)] if len(state.pending) == 1 else self.candidates(state)
        self.chosen = self.decide(state, seat, budget)
        return self.chosen

    def decide(self, state: State, seat: int, budget: float | None) -> Action:
        """The best of the candidates."""
        left = self.compared[:]
        settings = self.settings
        deadline = None if budget is None else time.perf_counter() + budget * 0.9
        worlds = settings.worlds
        met = 0
        longest = 0.0
        while len(left) > 1:
            for number in range(worlds):
                begun = time.perf_counter()
                self.compare(left, state.determinize(seat, self.rng), seat, met)
                met += 1
                now = time.perf_counter()
                longest = max(longest, now - begun)
                if deadline is not None and now + longest > deadline:
                    return self.best(left).action
                if number + 1 == TRANSPOSED:
                    left = distinct(left)
                    if len(left) == 1:
                        break
            left.sort(key=lambda candidate: (-candidate.mean, candidate.rank))
            if len(left) == 2:
                break
            left = left[: (len(left) + 1) // 2]
            worlds = int(worlds * settings.growth)
        return self.best(left).action

    def considered(self, count: int = 3) -> list[Considered]:
        """The actions of the last decision with the most rollouts, the chosen one first among equals."""
        played = sum([len(candidate.values) for candidate in self.compared])
        if not played:
            return [Considered(candidate.action, 1.0) for candidate in self.compared[:1]]
        found = [Considered(one.action, len(one.values) / played, one.mean) for one in self.compared]
        found.sort(key=lambda one: one.action is not self.chosen)
        return most_considered(found, count)

    def candidates(self, state: State) -> list[Candidate]:
        """The most advised actions, best first; ties in the order of the options."""
        weights = self.game.advise(state)
        pending = state.pending
        order = sorted(range(len(pending)), key=lambda index: -weights[index])
        choices = self.settings.choices
        width = int(self.settings.width) if not choices or state.choice in choices else 1
        return [Candidate(pending[index], rank) for rank, index in enumerate(order[:width])]

    def compare(self, candidates: list[Candidate], world: State, seat: int, number: int = 0) -> None:
        """A rollout of each candidate in one world, the world of this number."""
        legal = {action.code for action in world.pending}
        for place, candidate in enumerate(candidates):
            if candidate.action.code not in legal:
                continue
            twin = world if place == len(candidates) - 1 else world.clone()
            twin.apply(candidate.action)
            candidate.values.append(self.rollout(twin, seat, number))
            self.rollouts += 1

    def rollout(self, state: State, seat: int, number: int = 0) -> float:
        """The mean value to a seat of positions up to the horizon, reached by advice in the world of this number."""
        settings = self.settings
        rival = self.rivals[number % len(self.rivals)]
        games = [self.game if other == seat else rival for other in range(state.seats)]
        looks = settings.looks
        horizon = settings.horizon or 0
        total = 0.0
        played = 0
        for look in range(1, looks + 1):
            quiescent = settings.quiescent if look == looks else ""
            played += int(play_advised_apart(games, state, horizon * look // looks - played, quiescent, EXTENSION))
            if state.seat is None and state.outcome is not None:
                result = returns(state)[seat] * max(LEAST_WEIGHT, 1 - settings.discount * played)
                return (total + result * (looks - look + 1)) / looks
            total += self.game.evaluate(state, seat)
        return total / looks

    def best(self, left: list[Candidate]) -> Candidate:
        """The best candidate, or the advised one unless another is better by the margin."""
        advised = min(left, key=lambda candidate: candidate.rank)
        best = advised
        highest = 0.0
        for candidate in left:
            if candidate is advised:
                continue
            pairs = list(zip(candidate.values, advised.values, strict=False))
            if not pairs:
                continue
            gains = [mine - other for mine, other in pairs]
            mean = sum(gains) / len(gains)
            spread = sum([(gain - mean) ** 2 for gain in gains]) / len(gains)
            gain = mean - self.settings.margin * sqrt(spread / len(gains))
            if gain > highest:
                best, highest = candidate, gain
        return best


def distinct(candidates: list[Candidate]) -> list[Candidate]:
    """Candidates whose value differs from every earlier one in at least one sampled world."""
    found: list[Candidate] = []
    for candidate in sorted(candidates, key=lambda one: one.rank):
        if all(candidate.values != other.values for other in found):
            found.append(candidate)
    return found
