"""A battle that several captains fight: who leads which ship, and who has said that he is done."""

from __future__ import annotations

from typing import Annotated, Any

from mypy_extensions import i64, mypyc_attr

from orrery.games.talon.nested import BattleState
from orrery.games.talon.tables import UNITS
from orrery.kernel import Game, Pile, Rng, SharedColumn, filled


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class CaptainsState(BattleState):
    """The captain of each unit, by seat; even seats are Terran captains, odd ones Talon captains."""

    captain: Annotated[SharedColumn, UNITS]
    #: The captains (bits) who want to do nothing more in a step of the battle, and which step that is.
    done: Annotated[i64, 0]
    step: Annotated[Pile, b""]

    # Written by tools/columns.py from the annotations above.
    __slots__ = ("captain", "done", "step")
    columns = ("captain", "done", "step")
    kinds = ("B", "", "P")

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)

    def reset(self) -> None:
        self.captain = filled("B", UNITS)
        self.done = 0
        self.step = b""

    def take_columns(self, values: dict[str, Any]) -> None:
        self.captain = values["captain"]
        self.done = values["done"]
        self.step = values["step"]

    def clone(self) -> CaptainsState:
        twin = CaptainsState(self.game, self.seats, self.options, self.rng.clone())
        twin.copy_position(self)
        twin.captain = self.captain
        twin.done = self.done
        twin.step = self.step
        return twin

    # End of what tools/columns.py wrote.
