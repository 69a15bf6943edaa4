"""The campaign of Talon's scenarios: one after another, with points by degree of victory."""

from __future__ import annotations

from math import tanh
from typing import Any, Final

from mypy_extensions import mypyc_attr

from orrery.games.talon.content import FOLDER as TALON_FOLDER
from orrery.games.talon.game import GAME as TALON_GAME
from orrery.games.talon.nested import GameOfBattles
from orrery.games.talon.tables import DEGREES, FACTIONS
from orrery.games.talon_campaign.flow import NOBODY, NextScenario
from orrery.games.talon_campaign.state import CampaignState
from orrery.kernel import Option
from orrery.parts.content import ContentFolder

PACKAGE: Final = "orrery.games.talon_campaign"
#: Its content is Talon's.
FOLDER: Final = ContentFolder(PACKAGE, within=TALON_FOLDER)
#: The numbers of the short campaign's scenarios.
SHORT: Final = ("1", "2", "4", "7", "9", "12")


@mypyc_attr(native_class=False)
class TalonCampaign(GameOfBattles[CampaignState]):
    """Two seats: seat 0 leads the Terrans, seat 1 the Talons. It contains Talon: its battles are Talon states."""

    name = "talon_campaign"
    package = PACKAGE
    folder = FOLDER
    title = "Scenario campaign"
    rules_version = "2"
    plays_rules = ("1",)
    state_type = CampaignState
    options = (Option("campaign", "full", choices=("full", "short")),)

    def scenarios_of(self, campaign: str) -> list[str]:
        """The scenarios of a campaign, in order: those with a number from 1 on."""
        known = [one for one in self.talon.content.scenarios.values() if one.number.isdecimal() and one.number != "0"]
        known.sort(key=lambda one: int(one.number))
        return [one.name for one in known if campaign == "full" or one.number in SHORT]

    def setup(self, state: CampaignState) -> None:
        state.push(NextScenario())

    def view(self, state: CampaignState, seat: int | None) -> dict[str, Any]:
        """Nothing is hidden: the results so far, and the battle."""
        results = list(state.results)
        scenarios = []
        for place, name in enumerate(state.scenarios):
            known = self.talon.content.scenarios[name]
            over = place < state.over
            winner = results[2 * place] if over else NOBODY
            scenarios.append(
                {
                    "name": name,
                    "number": known.number,
                    "title": known.titles,
                    "over": over,
                    "winner": winner if winner != NOBODY else None,
                    "degree": DEGREES[results[2 * place + 1]] if over else None,
                }
            )
        return {
            "scenarios": scenarios,
            "points": list(state.points),
            "factions": FACTIONS,
            "choice": state.choice,
            "battle": self.battle_view(state, seat),
        }

    def advise(self, state: CampaignState) -> list[float]:
        if state.battle is not None:
            return self.talon.advise(state.battle)
        return [1.0 if getattr(action, "seat", -1) == state.seat else 0.0 for action in state.pending]

    def evaluate(self, state: CampaignState, seat: int) -> float:
        if state.outcome is not None:
            return state.outcome.scores[seat]
        lead: int = state.points[seat] - state.points[1 - seat]
        fought = 0.0 if state.battle is None else self.talon.evaluate(state.battle, seat)
        return tanh(0.15 * lead + 0.5 * fought)

    def faction(self, state: CampaignState, seat: int) -> str:
        return FACTIONS[seat]

    def score(self, state: CampaignState, seat: int) -> float:
        return float(state.points[seat])


GAME: Final = TalonCampaign(TALON_GAME.content)
