"""Rollouts: what the most advised actions lead to when everybody plays on by the game's advice, in believable worlds.

All candidates meet the same worlds, dice included, so that luck does not decide between them. After each round of
worlds the worse half of them goes. Advice is left only for what was better by more than chance would make it.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Any

from orrery.bots.considered import Considered, most_considered
from orrery.bots.search import Settings, returns
from orrery.kernel import Action, Game, Rng, State

#: How many decisions a rollout goes on beyond its horizon at most, in search of a quiet position.
LONGEST = 40
#: What a far end counts at least.
FAINTEST = 0.2
#: After how many worlds candidates that led to the same in each of them count as one move in another order.
PROBE = 4


class Candidate:
    """An action that is looked at: its place in the advice, and what it was worth in each world."""

    __slots__ = ("action", "place", "values")

    def __init__(self, action: Action, place: int) -> None:
        self.action = action
        self.place = place
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        """What it was worth on average."""
        return sum(self.values) / len(self.values) if self.values else 0.0


class RolloutBot:
    """Plays the advised action that did best in rollouts. The same seed and number of worlds give the same answer."""

    def __init__(self, game: Game[Any], seed: int = 0, settings: Settings | None = None) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.settings = settings or Settings(kind="rollout")
        #: How many rollouts the last decision took.
        self.played = 0
        #: The candidates of the last decision, and the action that was chosen.
        self.looked: list[Candidate] = []
        self.chosen: Action | None = None

    def choose(self, state: State, seat: int, budget: float | None = 1.0) -> Action:
        """An action for the seat whose decision it is, within `budget` seconds (None: as long as it takes)."""
        self.played = 0
        self.looked = [Candidate(state.pending[0], 0)] if len(state.pending) == 1 else self.candidates(state)
        self.chosen = self.decide(state, seat, budget)
        return self.chosen

    def decide(self, state: State, seat: int, budget: float | None) -> Action:
        """The best of the candidates."""
        left = self.looked[:]
        settings = self.settings
        deadline = None if budget is None else time.perf_counter() + budget * 0.9
        worlds = settings.worlds
        while len(left) > 1:
            for number in range(worlds):
                self.compare(left, state.determinize(seat, self.rng), seat)
                if deadline is not None and time.perf_counter() > deadline:
                    return self.favourite(left).action
                if number + 1 == PROBE:
                    left = different(left)
                    if len(left) == 1:
                        break
            left.sort(key=lambda candidate: (-candidate.mean, candidate.place))
            if len(left) == 2:
                break
            left = left[: (len(left) + 1) // 2]
            worlds = int(worlds * settings.growth)
        return self.favourite(left).action

    def considered(self, count: int = 3) -> list[Considered]:
        """The actions of the last decision that most worlds were played with, the chosen one first among equals."""
        played = sum([len(candidate.values) for candidate in self.looked])
        if not played:
            return [Considered(candidate.action, 1.0) for candidate in self.looked[:1]]
        found = [Considered(one.action, len(one.values) / played, one.mean) for one in self.looked]
        found.sort(key=lambda one: one.action is not self.chosen)
        return most_considered(found, count)

    def candidates(self, state: State) -> list[Candidate]:
        """The most advised actions, best first; equals in an order of their own."""
        weights = self.game.advise(state)
        pending = state.pending
        order = sorted(range(len(pending)), key=lambda index: -weights[index])
        minds = self.settings.minds
        width = int(self.settings.width) if not minds or state.choice in minds else 1
        return [Candidate(pending[index], place) for place, index in enumerate(order[:width])]

    def compare(self, candidates: list[Candidate], world: State, seat: int) -> None:
        """Play one world on after each candidate."""
        legal = {action.code for action in world.pending}
        for number, candidate in enumerate(candidates):
            if candidate.action.code not in legal:
                continue
            twin = world if number == len(candidates) - 1 else world.clone()
            twin.apply(candidate.action)
            candidate.values.append(self.play_on(twin, seat))
            self.played += 1

    def play_on(self, state: State, seat: int) -> float:
        """What a position is worth to a seat after playing on by advice to the horizon."""
        game = self.game
        horizon = left = self.settings.horizon or 0
        pause = self.settings.pause
        while state.seat is not None and (left > 0 or (pause and left > -LONGEST and state.choice != pause)):
            left -= 1
            weights = game.advise(state)
            state.apply(state.pending[weights.index(max(weights))])
        if state.seat is None and state.outcome is not None:
            return returns(state)[seat] * max(FAINTEST, 1 - self.settings.haste * (horizon - left))
        return game.evaluate(state, seat)

    def favourite(self, left: list[Candidate]) -> Candidate:
        """The best, unless what advice would have played is as good within the error of the comparison."""
        advised = min(left, key=lambda candidate: candidate.place)
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
            gain = mean - self.settings.caution * sqrt(spread / len(gains))
            if gain > highest:
                best, highest = candidate, gain
        return best


def different(candidates: list[Candidate]) -> list[Candidate]:
    """Those that were worth something else than every one before them in some world."""
    found: list[Candidate] = []
    for candidate in sorted(candidates, key=lambda one: one.place):
        if all(candidate.values != other.values for other in found):
            found.append(candidate)
    return found
