"""Information-set Monte Carlo tree search for any game, any number of seats, with hidden information and dice.

Every iteration samples a new world, a state consistent with what the seat knows. One tree is shared by all worlds: a
node is a decision reached by a sequence of actions, whatever the dice and the hidden cards were. Each seat maximises
its own value (max^n), or all others play against the searching seat (paranoid). The game's advice gives the prior of
each action, its evaluation the value of a position at the horizon.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Any, Final

from orrery.bots.baseline import advised
from orrery.bots.considered import Considered, most_considered
from orrery.bots.settings import Settings
from orrery.kernel import Action, Game, Rng, State
from orrery.kernel.playouts import most_advised, play_randomly

#: More decisions than any game has.
ENDLESS: Final = 1 << 40


class Edge:
    """An action at a node: how often it was legal, how often it was tried, and the sum of its values to its seat."""

    __slots__ = ("action", "available", "children", "prior", "total", "visits")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.available = 0
        self.visits = 0
        self.total = 0.0
        #: The nodes of the decisions that followed, by seat and kind of choice.
        self.children: dict[tuple[int, str], Node] = {}


class Node:
    """A decision: the actions that were legal there in some world, by code."""

    __slots__ = ("edges", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.visits = 0
        self.total = 0.0


class SearchBot:
    """Plays the most visited action. The same seed and number of iterations give the same answer."""

    def __init__(self, game: Game[Any], seed: int = 0, settings: Settings | None = None, reuse: bool = True) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.settings = settings or Settings()
        self.reuse = reuse
        #: What the next search may reuse: the edge played, by whom, and the position after it.
        self.last: tuple[Edge, int, State] | None = None
        #: The number of iterations of the last search.
        self.iterations = 0
        #: The lowest and highest mean value so far, by which values are normalised.
        self.low = 0.0
        self.high = 0.0
        #: The edges of the legal actions of the last decision.
        self.edges: list[Edge] = []

    def choose(self, state: State, seat: int, budget: float | None = 1.0) -> Action:
        """An action for the seat whose decision it is, within `budget` seconds (None: as long as it takes)."""
        if len(state.pending) == 1:
            self.edges = [Edge(state.pending[0], 1.0)]
            return state.pending[0]
        root = self.search(state, seat, budget)
        legal = {action.code for action in state.pending}
        self.edges = [edge for code, edge in root.edges.items() if code in legal]
        best = max(
            self.edges,
            key=lambda edge: (edge.visits, edge.total / max(1, edge.visits), -edge.action.code),
        )
        if self.reuse:
            after = state.clone()
            after.apply(best.action)
            self.last = (best, seat, after)
        return best.action

    def considered(self, count: int = 3) -> list[Considered]:
        """The most visited actions of the last decision, with their share of all visits."""
        visits = sum([edge.visits for edge in self.edges])
        if not visits:
            return [Considered(edge.action, 1.0) for edge in self.edges]
        found = [Considered(e.action, e.visits / visits, e.total / e.visits) for e in self.edges if e.visits]
        return most_considered(found, count)

    def search(self, state: State, seat: int, budget: float | None) -> Node:
        """The root of the tree after searching from this state."""
        root = self.reused(state, seat) or Node()
        self.last = None
        limit = max(self.settings.iterations - root.visits, self.settings.iterations // 4, 1)
        deadline = None if budget is None else time.perf_counter() + budget * 0.9
        self.iterations = 0
        self.low, self.high = 1.0, -1.0
        while self.iterations < limit:
            self.descend(root, state.determinize(seat, self.rng), seat)
            self.iterations += 1
            if deadline is not None and time.perf_counter() > deadline:
                break
        return root

    def reused(self, state: State, seat: int) -> Node | None:
        """The node of the last tree for this very decision.

        Either nobody else has decided since, or nothing is hidden and some replies in the tree lead here.
        """
        if self.last is None:
            return None
        edge, owner, after = self.last
        if owner != seat:
            return None
        if after.version == state.version:
            return edge.children.get((seat, state.choice or ""))
        if type(self.game).redraw is not Game.redraw:
            return None
        return self.find(edge, after, state, self.game.view(state, seat))

    def find(self, edge: Edge, after: State, state: State, view: dict[str, Any]) -> Node | None:
        """The node of a state below an edge, given the position after the edge and the view of the state."""
        if after.seat is None or after.version > state.version:
            return None
        node = edge.children.get((after.seat, after.choice or ""))
        if node is None:
            return None
        if after.version == state.version:
            here = (after.seat, after.choice) == (state.seat, state.choice)
            return node if here and self.game.view(after, state.seat) == view else None
        legal = {action.code for action in after.pending}
        for code, reply in node.edges.items():
            if code in legal and reply.visits:
                following = after.clone()
                following.apply(reply.action)
                found = self.find(reply, following, state, view)
                if found is not None:
                    return found
        return None

    def descend(self, root: Node, state: State, searching: int) -> None:
        """One iteration in one world: selection, expansion, evaluation and backpropagation."""
        path: list[tuple[Node, Edge, int]] = []
        node = root
        grown = False
        while state.seat is not None and not grown and len(path) < self.settings.depth:
            seat = state.seat
            edge = self.select(node, state)
            grown = edge.visits == 0
            path.append((node, edge, seat))
            state.apply(edge.action)
            following_seat = deciding(state)
            if following_seat is not None:
                key = (following_seat, state.choice or "")
                following = edge.children.get(key)
                if following is None:
                    following = edge.children[key] = Node()
                node = following
        values = self.evaluate(state)
        if self.settings.paranoid:
            values = [value if seat == searching else -values[searching] for seat, value in enumerate(values)]
        for passed, edge, seat in path:
            value = values[seat]
            edge.visits += 1
            edge.total += value
            passed.visits += 1
            passed.total += value
            mean = edge.total / edge.visits
            if mean < self.low:
                self.low = mean
            if mean > self.high:
                self.high = mean

    def select(self, node: Node, state: State) -> Edge:
        """The edge with the highest upper confidence bound (PUCT) among those the node's width allows."""
        settings = self.settings
        edges = node.edges
        pending = state.pending
        for action in pending:
            if action.code not in edges:
                self.extend(node, state)
                break
        candidates = [edges[action.code] for action in pending]
        width = int(settings.width + settings.widening * sqrt(node.visits))
        if len(candidates) > width:
            candidates.sort(key=lambda edge: -edge.prior)
            candidates = candidates[:width] + [edge for edge in candidates[width:] if edge.visits]
        priors = sum([edge.prior for edge in candidates])
        # Games use different parts of the scale, so values are normalised by the range of the means.
        span = max(self.high - self.low, 1e-6)
        untried = (node.total / node.visits if node.visits else 0.0) - settings.first_play_urgency * span
        exploration: float = settings.exploration
        best = candidates[0]
        highest = -1e300
        for edge in candidates:
            edge.available += 1
            visits = edge.visits
            mean = edge.total / visits if visits else untried
            score = mean / span + exploration * edge.prior / priors * sqrt(edge.available) / (1 + visits)
            if score > highest:
                best, highest = edge, score
        return best

    def extend(self, node: Node, state: State) -> None:
        """Add edges for the actions that are new to this node, each with its prior."""
        for action, prior in zip(state.pending, advised(self.game, state), strict=True):
            if action.code not in node.edges:
                node.edges[action.code] = Edge(action, prior)

    def evaluate(self, state: State) -> list[float]:
        """The value of a position to every seat, from -1 to 1, after a rollout to the horizon."""
        game = self.game
        horizon = self.horizon()
        rng = self.rng
        if horizon < 0:  # in rollouts to the end, advice costs more than it gains
            play_randomly(state, rng, ENDLESS)
        noise = int(self.settings.noise * 1000)
        for _ in range(horizon):
            if state.seat is None:
                break
            erring = int(rng.below(1000)) < noise
            state.apply(rng.pick(state.pending) if erring else most_advised(game, state))
        if state.seat is None and state.outcome is not None:
            return returns(state)
        return [game.evaluate(state, seat) for seat in range(state.seats)]

    def horizon(self) -> int:
        """The length of a rollout."""
        if self.settings.horizon is not None:
            return self.settings.horizon
        return -1 if type(self.game).evaluate is Game.evaluate else 0


def deciding(state: State) -> int | None:
    """The seat that decides next.

    A function, because the type checker believes that a seat once seen is still there after other calls, and compiled
    code relies on it.
    """
    return state.seat


def returns(state: State) -> list[float]:
    """The final result for every seat: 1 for winners, -1 for losers, 0 for all when nobody won."""
    assert state.outcome is not None
    winners = state.outcome.winners
    if not winners:
        return [0.0] * state.seats
    return [1.0 if seat in winners else -1.0 for seat in range(state.seats)]
