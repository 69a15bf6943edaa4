"""Search: information-set Monte Carlo tree search for any game, any number of seats, with secrets and dice.

Every iteration plays in a world that the seat could believe in, drawn anew. The tree belongs to what was decided, not
to one world: a node is a decision reached by a sequence of actions, whatever the dice and the hidden cards were. Each
seat follows its own interest (max^n), or all others are thought to side against the one who thinks (paranoid). The
game's advice says which actions are looked at first, its evaluation what a position is worth at the horizon.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Any, Literal

import msgspec

from orrery.bots.baseline import advised
from orrery.bots.considered import Considered, most_considered
from orrery.kernel import Action, Game, Rng, State


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a search thinks."""

    #: By growing a tree, by rollouts of the actions that the game advises, or by looking at all lines to a depth.
    kind: Literal["tree", "rollout", "alpha-beta"] = "tree"
    #: How many worlds a tree is grown in at most for one decision.
    iterations: int = 400
    #: How much an action attracts that is advised and was rarely tried.
    curiosity: float = 0.4
    #: How much worse than the average of its node an untried action is thought to be.
    doubt: float = 0.1
    #: How many actions of a node are looked at: at first, and how that grows with the root of its visits.
    width: float = 4.0
    widening: float = 1.0
    #: How many decisions are played on by advice below the tree before a position is evaluated; -1: at random to the
    #: end; None: to the end in games that have no evaluation of their own, not at all in others.
    horizon: int | None = None
    #: How often such a decision is made at random instead.
    noise: float = 0.1
    #: How many decisions deep a world is played at most inside the tree, or alpha-beta looks.
    depth: int = 60
    #: Whether the other seats are thought to play against this one together, instead of each for itself.
    paranoid: bool = False
    #: Rollouts: in how many worlds the candidates meet before half of them go, and how that grows with each round.
    worlds: int = 4
    growth: float = 2.0
    #: Rollouts: by how many standard errors another action must be better than the advised one.
    caution: float = 1.0
    #: Rollouts: the kind of decision at which a position is quiet enough to be evaluated; none: at any.
    pause: str = ""
    #: Rollouts: how much less an end counts with every decision until then, so that sooner is surer.
    haste: float = 0.0
    #: Rollouts: the kinds of decisions that are thought about, while others follow advice; none named: all.
    minds: tuple[str, ...] = ()


class Edge:
    """An action at a node: how often it was possible, how often it was tried, and what it was worth to its seat."""

    __slots__ = ("action", "available", "prior", "total", "visits", "ways")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.available = 0
        self.visits = 0
        self.total = 0.0
        #: Where it led: the node of the decision that came next, by its seat and name.
        self.ways: dict[tuple[int, str], Node] = {}


class Node:
    """A decision: the actions that were possible there in some world, by code."""

    __slots__ = ("edges", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.visits = 0
        self.total = 0.0


class SearchBot:
    """Plays the action that search looked at most. The same seed and iterations give the same answer."""

    def __init__(self, game: Game[Any], seed: int = 0, settings: Settings | None = None, reuse: bool = True) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.settings = settings or Settings()
        self.reuse = reuse
        #: What the last search leaves to the next: its edge that was played, by whom, and what that led to.
        self.last: tuple[Edge, int, State] | None = None
        #: How many worlds the last search played.
        self.played = 0
        #: The lowest and highest mean so far, between which means are compared.
        self.low = 0.0
        self.high = 0.0
        #: The actions of the last decision as its tree knows them.
        self.looked: list[Edge] = []

    def choose(self, state: State, seat: int, budget: float | None = 1.0) -> Action:
        """An action for the seat whose decision it is, within `budget` seconds (None: as long as it takes)."""
        if len(state.pending) == 1:
            self.looked = [Edge(state.pending[0], 1.0)]
            return state.pending[0]
        root = self.think(state, seat, budget)
        legal = {action.code for action in state.pending}
        self.looked = [edge for code, edge in root.edges.items() if code in legal]
        best = max(
            self.looked,
            key=lambda edge: (edge.visits, edge.total / max(1, edge.visits), -edge.action.code),
        )
        if self.reuse:
            led_to = state.clone()
            led_to.apply(best.action)
            self.last = (best, seat, led_to)
        return best.action

    def considered(self, count: int = 3) -> list[Considered]:
        """The actions of the last decision that were looked at most, with their share of all visits."""
        visits = sum([edge.visits for edge in self.looked])
        if not visits:
            return [Considered(edge.action, 1.0) for edge in self.looked]
        found = [Considered(e.action, e.visits / visits, e.total / e.visits) for e in self.looked if e.visits]
        return most_considered(found, count)

    def think(self, state: State, seat: int, budget: float | None) -> Node:
        """The tree after searching from here."""
        root = self.remembered(state, seat) or Node()
        self.last = None
        limit = max(self.settings.iterations - root.visits, self.settings.iterations // 4, 1)
        deadline = None if budget is None else time.perf_counter() + budget * 0.9
        self.played = 0
        self.low, self.high = 1.0, -1.0
        while self.played < limit:
            self.descend(root, state.determinize(seat, self.rng), seat)
            self.played += 1
            if deadline is not None and time.perf_counter() > deadline:
                break
        return root

    def remembered(self, state: State, seat: int) -> Node | None:
        """The part of the last tree that speaks about this very decision.

        Either nobody else has decided since, or there are no secrets and some replies in the tree lead here.
        """
        if self.last is None:
            return None
        edge, owner, led_to = self.last
        if owner != seat:
            return None
        if led_to.version == state.version:
            return edge.ways.get((seat, state.choice or ""))
        if type(self.game).redraw is not Game.redraw:
            return None
        return self.reached(edge, led_to, state, self.game.view(state, seat))

    def reached(self, edge: Edge, led_to: State, state: State, wanted: dict[str, Any]) -> Node | None:
        """The node that replies to an edge lead to, if the position there is the wanted one."""
        if led_to.seat is None or led_to.version > state.version:
            return None
        node = edge.ways.get((led_to.seat, led_to.choice or ""))
        if node is None:
            return None
        if led_to.version == state.version:
            here = (led_to.seat, led_to.choice) == (state.seat, state.choice)
            return node if here and self.game.view(led_to, state.seat) == wanted else None
        legal = {action.code for action in led_to.pending}
        for code, reply in node.edges.items():
            if code in legal and reply.visits:
                after = led_to.clone()
                after.apply(reply.action)
                found = self.reached(reply, after, state, wanted)
                if found is not None:
                    return found
        return None

    def descend(self, root: Node, state: State, thinker: int) -> None:
        """Play one world down the tree, evaluate where it leaves it, and tell every edge on the way."""
        path: list[tuple[Node, Edge, int]] = []
        node = root
        grown = False
        while state.seat is not None and not grown and len(path) < self.settings.depth:
            seat = state.seat
            edge = self.select(node, state)
            grown = edge.visits == 0
            path.append((node, edge, seat))
            state.apply(edge.action)
            if state.seat is not None:
                key = (state.seat, state.choice or "")
                following = edge.ways.get(key)
                if following is None:
                    following = edge.ways[key] = Node()
                node = following
        values = self.worth(state)
        if self.settings.paranoid:
            values = [value if seat == thinker else -values[thinker] for seat, value in enumerate(values)]
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
        """The edge to follow: what was good so far, or what is advised and was tried too rarely."""
        settings = self.settings
        edges = node.edges
        pending = state.pending
        for action in pending:
            if action.code not in edges:
                self.extend(node, state)
                break
        open_edges = [edges[action.code] for action in pending]
        wide = int(settings.width + settings.widening * sqrt(node.visits))
        if len(open_edges) > wide:
            open_edges.sort(key=lambda edge: -edge.prior)
            open_edges = open_edges[:wide] + [edge for edge in open_edges[wide:] if edge.visits]
        share = sum([edge.prior for edge in open_edges])
        # Games use different parts of the scale, so means count by their place between the lowest and the highest.
        span = max(self.high - self.low, 1e-6)
        # What nobody tried yet is expected to be a little worse than the node's average.
        untried = (node.total / node.visits if node.visits else 0.0) - settings.doubt * span
        best = open_edges[0]
        highest = float("-inf")
        for edge in open_edges:
            edge.available += 1
            visits = edge.visits
            mean = edge.total / visits if visits else untried
            score = mean / span + settings.curiosity * edge.prior / share * sqrt(edge.available) / (1 + visits)
            if score > highest:
                best, highest = edge, score
        return best

    def extend(self, node: Node, state: State) -> None:
        """Give edges to the actions that this node has not met, each with its share of the advice."""
        for action, prior in zip(state.pending, advised(self.game, state), strict=True):
            if action.code not in node.edges:
                node.edges[action.code] = Edge(action, prior)

    def worth(self, state: State) -> list[float]:
        """What a position is worth to every seat, from -1 to 1, after playing on to the horizon."""
        game = self.game
        left = self.horizon()
        noise = int(self.settings.noise * 1000)
        rng = self.rng
        while state.seat is not None and left:
            left -= 1
            pending = state.pending
            if left < -1 or rng.below(1000) < noise:  # to the end: advice would cost more than it tells
                state.apply(rng.pick(pending))
                continue
            weights = game.advise(state)
            state.apply(pending[weights.index(max(weights))])
        if state.seat is None and state.outcome is not None:
            return returns(state)
        return [game.evaluate(state, seat) for seat in range(state.seats)]

    def horizon(self) -> int:
        """How far to play on below the tree."""
        if self.settings.horizon is not None:
            return self.settings.horizon
        return -1 if type(self.game).evaluate is Game.evaluate else 0


def returns(state: State) -> list[float]:
    """What the end is worth to every seat: 1 for winners, -1 for losers, 0 for all when nobody won."""
    assert state.outcome is not None
    winners = state.outcome.winners
    if not winners:
        return [0.0] * state.seats
    return [1.0 if seat in winners else -1.0 for seat in range(state.seats)]
