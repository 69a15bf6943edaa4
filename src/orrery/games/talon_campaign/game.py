"""The campaign of Talon's scenarios: one after another, with points by degree of victory."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from math import tanh
from typing import Any, Final

from mypy_extensions import mypyc_attr

from orrery.games.talon.actions import VOCABULARY
from orrery.games.talon.content import FOLDER as TALON_FOLDER
from orrery.games.talon.content import Content
from orrery.games.talon.game import GAME as TALON_GAME
from orrery.games.talon.game import Talon
from orrery.games.talon.tables import DEGREES, FACTIONS
from orrery.games.talon_campaign.flow import NOBODY, NextScenario
from orrery.games.talon_campaign.state import CampaignState
from orrery.kernel import Action, Clause, Option, Ruling
from orrery.parts.clauses import load_clauses, load_rulings
from orrery.parts.content import ContentFolder
from orrery.parts.content_game import PackedGame

PACKAGE: Final = "orrery.games.talon_campaign"
#: Its content is Talon's.
FOLDER: Final = ContentFolder(PACKAGE, within=TALON_FOLDER)
#: The numbers of the short campaign's scenarios.
SHORT: Final = ("1", "2", "4", "7", "9", "12")
#: The searching levels think about every decision of a battle, as little as in Talon.
LEVELS: Final[dict[str, dict[str, Any]]] = {
    "cadet": {"noise": 0.12},
    "commodore": {"kind": "rollout", "width": 3, "worlds": 1, "horizon": 16, "margin": 0.5},
    "admiral": {"kind": "rollout", "width": 4, "worlds": 3, "horizon": 18, "margin": 0.5},
}


@mypyc_attr(native_class=False)
class TalonCampaign(PackedGame[CampaignState]):
    """Two seats: seat 0 leads the Terrans, seat 1 the Talons. It contains Talon: its battles are Talon states."""

    name = "talon_campaign"
    folder = FOLDER
    content_type = Content
    title = "Scenario campaign"
    rules_version = "1"
    topics = TALON_GAME.topics
    vocabulary = VOCABULARY
    state_type = CampaignState
    levels = LEVELS
    options = (Option("campaign", "full", choices=("full", "short")),)

    def __init__(self, content: Content) -> None:
        self.talon = TALON_GAME if content is TALON_GAME.content else Talon(content)
        self.files = content.files
        self.pack = content.files.pack
        self.content_digest = content.digest

    def former_content(self, digest: str) -> Mapping[str, Any] | None:
        return TALON_GAME.former_content(digest)

    def content_words(self) -> Iterable[tuple[str, Mapping[str, str]]]:
        return self.talon.content_words()

    def content_icons(self) -> Iterable[tuple[str, str]]:
        return self.talon.content_icons()

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
            "battle": None if state.battle is None else self.talon.view(state.battle, seat),
        }

    def catalogue(self) -> dict[str, Any]:
        return self.talon.catalogue()

    def insight(self, state: CampaignState, seat: int | None, topic: str, about: Mapping[str, int]) -> dict[str, Any]:
        if state.battle is None:
            raise ValueError("no battle is being fought")
        return self.talon.insight(state.battle, seat, topic, about)

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

    def reasons(self, state: CampaignState, seat: int, action: Action) -> list[str | dict[str, Any]]:
        return [] if state.battle is None else self.talon.reasons(state.battle, seat, action)

    def faction(self, state: CampaignState, seat: int) -> str:
        return FACTIONS[seat]

    def score(self, state: CampaignState, seat: int) -> float:
        return float(state.points[seat])

    @cached_property
    def clauses(self) -> tuple[Clause, ...]:
        return (*load_clauses(PACKAGE), *self.talon.clauses)

    @cached_property
    def rulings(self) -> tuple[Ruling, ...]:
        return (*load_rulings(PACKAGE), *self.talon.rulings)


GAME: Final = TalonCampaign(TALON_GAME.content)
