"""Talon with several captains a side: two or three people share a fleet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from orrery.games.talon.actions import UNIT_NAMES
from orrery.games.talon.content import FOLDER as TALON_FOLDER
from orrery.games.talon.content import Content
from orrery.games.talon.game import GAME as TALON_GAME
from orrery.games.talon.game import Talon
from orrery.games.talon.nested import GameOfBattles
from orrery.games.talon.tables import UNITS
from orrery.games.talon_captains.flow import DivideCommand
from orrery.games.talon_captains.state import CaptainsState
from orrery.kernel import Option, Value
from orrery.parts.content import ContentFolder

PACKAGE: Final = "orrery.games.talon_captains"
#: Its content is Talon's.
FOLDER: Final = ContentFolder(PACKAGE, within=TALON_FOLDER)
#: The options of Talon that a shared fleet has too, and the scenario that it begins with.
SHARED: Final = ("scenario", "deployment", "fusion", "jury_rigging")
FIRST: Final = "first-fleet-engagement"


def shared_options(talon: Talon) -> tuple[Option, ...]:
    """The options of Talon that apply: scenarios with enough ships for several captains."""
    scenarios = tuple([name for name, one in talon.content.scenarios.items() if min(one.count) >= 2])
    found = [option for option in talon.options if option.name in SHARED[1:]]
    return (Option("scenario", FIRST, choices=scenarios), *found)


@mypyc_attr(native_class=False)
class TalonCaptains(GameOfBattles[CaptainsState]):
    """Three to six seats: the even ones are Terran captains, the odd ones Talon captains. It contains Talon."""

    name = "talon_captains"
    package = PACKAGE
    folder = FOLDER
    title = "Several captains"
    rules_version = "2"
    plays_rules = ("1",)
    seat_counts = (4, 3, 5, 6)
    state_type = CaptainsState

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self.options = shared_options(self.talon)

    def check_options(self, seats: int, options: dict[str, Value]) -> None:
        scenario = self.talon.content.scenarios[str(options["scenario"])]
        for side in range(2):
            captains = (seats + 1 - side) // 2
            if scenario.count[side] < captains:
                raise ValueError(
                    f"{scenario.name} has {scenario.count[side]} units on one side, too few for {captains} captains"
                )

    def setup(self, state: CaptainsState) -> None:
        state.push(DivideCommand())

    def view(self, state: CaptainsState, seat: int | None) -> dict[str, Any]:
        """Nothing is hidden: the battle, whose decision it is, and who leads which ships."""
        return {
            "captains": [
                [UNIT_NAMES[unit] for unit in range(UNITS) if self.is_led_by(state, unit, captain)]
                for captain in range(state.seats)
            ],
            "choice": state.choice,
            "battle": self.battle_view(state, seat),
        }

    def is_led_by(self, state: CaptainsState, unit: int, seat: int) -> bool:
        """Whether a unit takes part and has this captain."""
        battle = state.battle
        return battle is not None and unit in battle.scenario.units(seat % 2) and state.captain[unit] == seat

    def advise(self, state: CaptainsState) -> list[float]:
        battle = state.battle
        assert battle is not None
        weights = {
            action.code: weight for action, weight in zip(battle.pending, self.talon.advise(battle), strict=True)
        }
        return [weights[action.code] for action in state.pending]

    def evaluate(self, state: CaptainsState, seat: int) -> float:
        if state.outcome is not None:
            return state.outcome.scores[seat]
        return 0.0 if state.battle is None else self.talon.evaluate(state.battle, seat % 2)

    def faction(self, state: CaptainsState, seat: int) -> str:
        return "" if state.battle is None else self.talon.faction(state.battle, seat % 2)

    def concession(self, state: CaptainsState, winners: Sequence[int]) -> list[float]:
        if state.battle is None:
            return super().concession(state, winners)
        sides = self.talon.concession(state.battle, [winners[0] % 2])
        return [sides[seat % 2] for seat in range(state.seats)]

    def score(self, state: CaptainsState, seat: int) -> float:
        return 0.0 if state.battle is None else self.talon.score(state.battle, seat % 2)


GAME: Final = TalonCaptains(TALON_GAME.content)
