"""A position of the campaign: what is over, what it was worth, and the battle that is being fought."""

from __future__ import annotations

from typing import Annotated, Any

from mypy_extensions import i64, mypyc_attr

from orrery.games.talon.nested import BattleState
from orrery.kernel import Game, LongColumn, Rng, filled


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class CampaignState(BattleState):
    """How many scenarios are over, the points by seat, and the results."""

    #: The names of the scenarios, in order.
    scenarios: list[str]
    over: Annotated[i64, 0]
    points: Annotated[LongColumn, 2]
    #: For each scenario that is over the winner (2: nobody) and the degree.
    results: Annotated[bytearray, b""]

    # Written by tools/columns.py from the annotations above.
    __slots__ = ("over", "points", "results", "scenarios")
    columns = ("over", "points", "results")
    kinds = ("", "q", "")

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)

    def reset(self) -> None:
        self.over = 0
        self.points = filled("q", 2)
        self.results = bytearray(b"")

    def take_columns(self, values: dict[str, Any]) -> None:
        self.over = values["over"]
        self.points = values["points"]
        self.results = values["results"]

    def clone(self) -> CampaignState:
        twin = CampaignState(self.game, self.seats, self.options, self.rng.clone())
        twin.copy_position(self)
        twin.scenarios = self.scenarios[:]
        twin.over = self.over
        twin.points = self.points[:]
        twin.results = self.results.copy()
        return twin

    # End of what tools/columns.py wrote.

    def begin(self) -> None:
        game: Any = self.game
        self.scenarios = game.scenarios_of(str(self.options["campaign"]))
        super().begin()
