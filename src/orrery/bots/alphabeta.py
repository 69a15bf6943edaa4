"""Alpha-beta search for games of two without dice or hidden information, with iterative deepening on a clock."""

from __future__ import annotations

import time
from typing import Any, Final

from orrery.bots.search import returns
from orrery.bots.settings import Settings
from orrery.kernel import Action, Game, Rng, State

#: The discount of a value per decision, so that sooner wins and later losses are better.
DISCOUNT: Final = 0.001
#: A bound above every value.
INFINITY: Final = 2.0


class OutOfTime(Exception):
    """The budget of a search is used up."""


class AlphaBetaBot:
    """Plays the minimax action. The same seed and depth give the same answer."""

    def __init__(self, game: Game[Any], seed: int = 0, settings: Settings | None = None) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.settings = settings or Settings(kind="alpha-beta", depth=6)
        self.deadline: float | None = None
        #: How many positions the last search visited.
        self.positions = 0

    def choose(self, state: State, seat: int, budget: float | None = 1.0) -> Action:
        """An action for the seat whose decision it is, within `budget` seconds (None: as long as it takes)."""
        self.positions = 0
        self.deadline = None if budget is None else time.perf_counter() + budget * 0.9
        best = self.ordered(state)
        if len(best) > 1:
            for depth in range(1 if budget is not None else self.settings.depth, self.settings.depth + 1):
                try:
                    best = self.best(state, seat, depth)
                except OutOfTime:
                    break
        return self.rng.pick(self.most_advised(state, best))

    def best(self, state: State, seat: int, depth: int) -> list[Action]:
        """The best actions at a depth; several if their values are equal."""
        highest = -INFINITY
        found: list[Action] = []
        for action in self.ordered(state):
            value = self.value(after(state, action), seat, depth - 1, -INFINITY, INFINITY)
            if value > highest:
                highest, found = value, [action]
            elif value == highest:
                found.append(action)
        return found

    def value(self, state: State, seat: int, depth: int, low: float, high: float) -> float:
        """The value of a position to a seat, exact between the bounds `low` and `high`."""
        self.positions += 1
        if self.deadline is not None and time.perf_counter() > self.deadline:
            raise OutOfTime
        if state.seat is None:
            return returns(state)[seat] * (1 - DISCOUNT * (self.settings.depth - depth))
        if depth <= 0:
            return self.game.evaluate(state, seat) * (1 - DISCOUNT * self.settings.depth)
        own = state.seat == seat
        for action in self.ordered(state):
            value = self.value(after(state, action), seat, depth - 1, low, high)
            if own:
                low = max(low, value)
            else:
                high = min(high, value)
            if low >= high:
                break
        return low if own else high

    def most_advised(self, state: State, equals: list[Action]) -> list[Action]:
        """Those of some actions that the game advises most."""
        weights = {action: weight for action, weight in zip(state.pending, self.game.advise(state), strict=True)}
        highest = max(weights[action] for action in equals)
        return [action for action in equals if weights[action] == highest]

    def ordered(self, state: State) -> list[Action]:
        """The actions, most advised first, so that more branches are pruned."""
        weights = self.game.advise(state)
        return [state.pending[place] for place in sorted(range(len(weights)), key=lambda place: -weights[place])]


def after(state: State, action: Action) -> State:
    """The position after an action."""
    twin = state.clone()
    twin.apply(action)
    return twin
