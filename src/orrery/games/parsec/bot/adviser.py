"""What advice looks at, worked out once for a decision."""

from __future__ import annotations

from orrery.games.parsec.bot import plans
from orrery.games.parsec.bot.hunting import best_place
from orrery.games.parsec.grid import Cell, distances
from orrery.games.parsec.state import ParsecState
from orrery.games.parsec.tables import CARGO, KIND, Seat, Unit


class Adviser:
    """One decision of one seat."""

    __slots__ = ("draws", "hunt", "seat", "state")

    def __init__(self, state: ParsecState, seat: Seat, hunt: float = 0.0) -> None:
        self.state = state
        self.seat = seat
        #: How much it likes to hunt.
        self.hunt = hunt
        #: For a vessel that flies: what each hex that draws it is worth there, and the distances to it.
        self.draws: list[tuple[float, bytes]] | None = None

    def cargo_pull(self, unit: Unit, cell: Cell) -> float:
        """How good a hex is for a cargo: the best of its goals, less half the way that is left."""
        if self.draws is None:
            here = self.state.where[unit]
            goals = plans.cargo_goals(self.state, self.seat, unit)
            self.draws = [(value + 0.5 * distances(goal)[here], distances(goal)) for value, goal in goals]
        best = -99.0
        for worth, ways in self.draws:
            best = max(best, worth - 0.5 * ways[cell])
        return best

    def warship_pull(self, unit: Unit, cell: Cell) -> float:
        """How good a hex is for a warship: the nearer to its best post the better."""
        if self.draws is None:
            self.draws = [(0.0, distances(best_place(self.state, self.seat, unit, self.hunt)[1]))]
        worth, ways = self.draws[0]
        return worth - ways[cell]

    def pull(self, unit: Unit, cell: Cell) -> float:
        """How good a hex is for a vessel to fly to."""
        return self.cargo_pull(unit, cell) if KIND[unit] == CARGO else self.warship_pull(unit, cell)
