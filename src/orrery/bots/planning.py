"""Planning: sequential halving over the most advised actions, each followed by a search of the seat's next decisions.

Every sweep samples a world that fits the seat's knowledge and tries each remaining candidate in it, dice included, so
that luck does not decide between them. After each round the worse half of the candidates is dropped. Below a candidate
the seat's own decisions form a tree (PUCT with the game's advice as prior); the others play by advice, which may be
another one from world to world, so that nothing relies on how they answer. The position is evaluated at the horizon, or
where it is quiescent, and perhaps on the way there. A budget is a promise: it is never exceeded.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Any, Final

from orrery.bots.baseline import ranked
from orrery.bots.considered import Considered, most_considered
from orrery.bots.search import returns
from orrery.bots.settings import Settings, rivals
from orrery.kernel import Action, Game, Rng, State
from orrery.kernel.playouts import most_advised, play_advised_apart

#: How many decisions a rollout may last beyond its horizon until a position is quiescent.
EXTENSION: Final = 40
#: The least weight of a discounted result.
LEAST_WEIGHT: Final = 0.2
#: The part of a budget that is used; the rest covers what the clock cannot measure.
USED: Final = 0.92
#: A decision takes at most this part of the plans that the game's allowance has left.
PARTS: Final = 24


class Edge:
    """An action of a node: its prior, its visits and values, and what follows, by kind of choice."""

    __slots__ = ("action", "children", "prior", "squares", "total", "visits")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.children: dict[str, Node] = {}

    @property
    def mean(self) -> float:
        """Its mean value."""
        return self.total / self.visits if self.visits else 0.0

    def add(self, value: float) -> None:
        """Count one more visit."""
        self.visits += 1
        self.total += value
        self.squares += value * value


class Node:
    """One of the planning seat's decisions, whatever the hidden cards and the dice were."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.visits = 0


class Line:
    """One plan: the edges that it took below the first, and whether it has left the tree."""

    __slots__ = ("following", "grown", "path", "turns")

    def __init__(self, edge: Edge, turns: int) -> None:
        self.following = edge
        self.path: list[Edge] = []
        self.grown = False
        #: How many quiescent positions it has yet to meet.
        self.turns = turns


class PlanningBot:
    """Plays the action with the best plans. Without a budget the same seed gives the same answer."""

    def __init__(self, game: Game[Any], seed: int = 0, settings: Settings | None = None) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.settings = settings or Settings(kind="planning")
        #: By whose advice the other seats play, in turn.
        self.rivals = rivals(game, self.settings)
        #: The number of plans of the last decision.
        self.plans = 0
        #: The number of plans of all decisions so far.
        self.spent = 0
        self.compared: list[Edge] = []
        self.chosen: Action | None = None
        #: The node and state expected next if nobody else decides first.
        self.next: tuple[Edge, int, int] | None = None
        self.low = 1.0
        self.high = -1.0

    def choose(self, state: State, seat: int, budget: float | None = 1.0) -> Action:
        """An action for the seat whose decision it is, within `budget` seconds (None: as long as it takes)."""
        started = time.perf_counter()
        self.plans = 0
        node = self.kept(state, seat)
        if len(state.pending) == 1:
            self.compared = [Edge(state.pending[0], 1.0)]
        elif not self.searches(state, seat):
            self.compared = self.candidates(node, state)[:1]
        else:
            self.compared = self.candidates(node, state)
            deadline = None if budget is None else started + budget * USED
            self.compare(state, seat, deadline)
            self.spent += self.plans
        best = self.best()
        self.chosen = best.action
        self.next = (best, seat, state.version + 1)
        return best.action

    def considered(self, count: int = 3) -> list[Considered]:
        """The actions of the last decision with the most plans, the chosen one first among equals."""
        played = sum([edge.visits for edge in self.compared])
        if not played:
            return [Considered(edge.action, 1.0) for edge in self.compared[:1]]
        found = [Considered(edge.action, edge.visits / played, edge.mean) for edge in self.compared]
        found.sort(key=lambda one: one.action is not self.chosen)
        return most_considered(found, count)

    def kept(self, state: State, seat: int) -> Node:
        """What is known from the last decision, if nobody has decided and nothing new was revealed since."""
        if self.next is not None:
            edge, owner, version = self.next
            if owner == seat and version == state.version:
                return edge.children.get(state.choice or "") or Node()
        self.low, self.high = 1.0, -1.0
        return Node()

    def searches(self, state: State, seat: int) -> bool:
        """Whether a decision is the seat's, has several answers, and is of a kind that is searched."""
        if state.seat != seat or len(state.pending) == 1:
            return False
        settings = self.settings
        if state.seats > 2 and settings.many == 0.0:
            return False
        return settings.aside > 0.0 or not settings.choices or state.choice in settings.choices

    def candidates(self, node: Node, state: State) -> list[Edge]:
        """The most advised actions, best first."""
        self.extend(node, state)
        pending = state.pending
        order = sorted(range(len(pending)), key=lambda index: -node.edges[pending[index].code].prior)
        width = int(self.settings.width)
        return [node.edges[pending[index].code] for index in order[:width]]

    def extend(self, node: Node, state: State) -> None:
        """Add edges for the actions that are new to a node, each with its prior."""
        priors = ranked(self.game.advise(state))
        for action, prior in zip(state.pending, priors, strict=True):
            if action.code not in node.edges:
                node.edges[action.code] = Edge(action, prior)

    def compare(self, state: State, seat: int, deadline: float | None) -> None:
        """Sequential halving: equal numbers of plans for the remaining candidates, then the worse half is dropped."""
        settings = self.settings
        left = self.compared[:]
        rounds = max(1, (len(left) - 1).bit_length())
        whole = settings.iterations if state.seats == 2 else int(settings.iterations * settings.many)
        if settings.choices and state.choice not in settings.choices:
            whole = max(len(left), int(whole * settings.aside))
        if settings.allowance:
            whole = max(len(left), min(whole, (settings.allowance - self.spent) // PARTS))
        patient = settings.patient and deadline is not None
        longest = 0.0
        begun = time.perf_counter()
        met = 0
        for number in range(rounds):
            share = max(1, whole // (rounds * len(left)))
            until = begun if deadline is None else begun + (deadline - begun) * (number + 1) / rounds
            swept = 0
            while patient or swept < share:
                before = time.perf_counter()
                if deadline is not None and before + longest > (until if patient else deadline):
                    break
                self.sweep(left, state.determinize(seat, self.rng), seat, met)
                met += 1
                swept += 1
                longest = max(longest, time.perf_counter() - before)
            left.sort(key=lambda edge: (-edge.mean, -edge.prior))
            if len(left) == 2:
                return
            left = left[: (len(left) + 1) // 2]

    def sweep(self, candidates: list[Edge], world: State, seat: int, number: int) -> None:
        """One plan for each candidate, all in the same world, the world of this number."""
        rival = self.rivals[number % len(self.rivals)]
        games = [self.game if other == seat else rival for other in range(world.seats)]
        legal = {action.code for action in world.pending}
        for place, edge in enumerate(candidates):
            if edge.action.code in legal:
                twin = world if place == len(candidates) - 1 else world.clone()
                twin.apply(edge.action)
                value = self.plan(edge, twin, seat, games)
                edge.add(value)
                self.plans += 1

    def plan(self, edge: Edge, state: State, seat: int, games: list[Game[Any]]) -> float:
        """Play to the horizon, the others by the advice of these games; the mean value of the positions looked at."""
        settings = self.settings
        horizon = settings.horizon or 0
        looks = settings.looks
        line = Line(edge, settings.turns)
        total = 0.0
        played = 0
        for look in range(1, looks + 1):
            quiescent = settings.quiescent if look == looks else ""
            played += self.play_on(line, state, seat, games, horizon * look // looks - played, quiescent)
            if state.seat is None and state.outcome is not None:
                result = returns(state)[seat] * max(LEAST_WEIGHT, 1 - settings.discount * played)
                total += result * (looks - look + 1)
                break
            total += self.game.evaluate(state, seat)
        value = total / looks
        for passed in line.path:
            passed.add(value)
        self.low = min(self.low, value)
        self.high = max(self.high, value)
        return value

    def play_on(self, line: Line, state: State, seat: int, games: list[Game[Any]], horizon: int, quiescent: str) -> int:
        """Continue a plan up to a horizon, or on to a quiescent position; returns how many decisions it took."""
        played = 0
        while state.seat is not None:
            if quiescent and state.choice == quiescent:
                line.turns -= 1
                if line.turns <= 0 and played >= horizon:
                    break
            elif played >= horizon + EXTENSION or (played >= horizon and not quiescent):
                break
            if line.grown and not quiescent:
                return played + int(play_advised_apart(games, state, horizon - played))
            self.decide(line, state, seat, games)
            played += 1
        return played

    def decide(self, line: Line, state: State, seat: int, games: list[Game[Any]]) -> None:
        """Make a plan's next decision: the seat's own by the tree until a new node, all others by advice."""
        assert state.seat is not None
        if line.grown or len(line.path) >= self.settings.depth or not self.searches(state, seat):
            state.apply(most_advised(games[state.seat], state))
            return
        children = line.following.children
        node = children.get(state.choice or "")
        if node is None:
            node = children[state.choice or ""] = Node()
        following = self.select(node, state)
        line.grown = following.visits == 0
        line.path.append(following)
        line.following = following
        node.visits += 1
        state.apply(following.action)

    def select(self, node: Node, state: State) -> Edge:
        """The edge with the highest upper confidence bound among those that the node's width allows."""
        settings = self.settings
        edges = node.edges
        pending = state.pending
        for action in pending:
            if action.code not in edges:
                self.extend(node, state)
                break
        candidates = [edges[action.code] for action in pending]
        width = int(settings.width / 2 + settings.widening * sqrt(node.visits))
        if len(candidates) > width:
            candidates.sort(key=lambda edge: -edge.prior)
            candidates = candidates[:width]
        span = max(self.high - self.low, 1e-6)
        scale = settings.exploration * sqrt(node.visits + 1)
        best = candidates[0]
        highest = float("-inf")
        known = [edge.mean for edge in candidates if edge.visits]
        untried = (sum(known) / len(known) if known else 0.0) - settings.first_play_urgency * span
        for edge in candidates:
            mean = edge.mean if edge.visits else untried
            score = mean / span + scale * edge.prior / (1 + edge.visits)
            if score > highest:
                best, highest = edge, score
        return best

    def best(self) -> Edge:
        """The best of the most visited candidates, or the advised one unless another is better by the margin."""
        most = max([edge.visits for edge in self.compared])
        final = [edge for edge in self.compared if 2 * edge.visits >= most]
        best = max(final, key=lambda edge: (edge.mean, edge.prior))
        advised = max(final, key=lambda edge: edge.prior)
        if best is advised or not most:
            return advised if not most else best
        error = sqrt((variance(best) + variance(advised)) / most)
        return best if best.mean - advised.mean >= self.settings.margin * error else advised


def variance(edge: Edge) -> float:
    """The variance of an edge's values."""
    if not edge.visits:
        return 0.0
    return max(0.0, edge.squares / edge.visits - edge.mean**2)
