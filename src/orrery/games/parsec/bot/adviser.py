"""What advice looks at, worked out once for a decision."""

from __future__ import annotations

from orrery.games.parsec.bot import plans
from orrery.games.parsec.bot.ferries import ferry_range
from orrery.games.parsec.bot.hunting import best_place
from orrery.games.parsec.bot.weights import CAPTAIN, Weights
from orrery.games.parsec.grid import Cell, distances
from orrery.games.parsec.state import ParsecState
from orrery.games.parsec.tables import CARGO, KIND, Seat, Unit


class Adviser:
    """One decision of one seat."""

    __slots__ = ("draws", "hunt", "seat", "state", "weights")

    def __init__(self, state: ParsecState, seat: Seat, hunt: float = 0.0, weights: Weights = CAPTAIN) -> None:
        self.state = state
        self.seat = seat
        #: How much it likes to hunt.
        self.hunt = hunt
        self.weights = weights
        #: For a vessel that flies: what each hex that draws it is worth there, and the distances to it.
        self.draws: list[tuple[float, bytes]] | None = None

    def cargo_pull(self, unit: Unit, cell: Cell) -> float:
        """How good a hex is for a cargo: the best of its goals, less the way that is left, more aboard a ferry."""
        way = self.weights.way
        if self.draws is None:
            here = self.state.where[unit]
            goals = plans.cargo_goals(self.state, self.seat, unit, self.weights)
            self.draws = [(value + way * distances(goal)[here], distances(goal)) for value, goal in goals]
        carried: int = ferry_range(self.state, cell)
        best = -99.0
        for worth, ways in self.draws:
            left: int = ways[cell]
            best = max(best, worth - way * (max(1, left - carried) if carried else left))
        return best

    def warship_pull(self, unit: Unit, cell: Cell) -> float:
        """How good a hex is for a warship: the nearer to its best post the better."""
        if self.draws is None:
            self.draws = [(0.0, distances(best_place(self.state, self.seat, unit, self.hunt, self.weights)[1]))]
        worth, ways = self.draws[0]
        return worth - ways[cell]

    def pull(self, unit: Unit, cell: Cell) -> float:
        """How good a hex is for a vessel to fly to."""
        return self.cargo_pull(unit, cell) if KIND[unit] == CARGO else self.warship_pull(unit, cell)
