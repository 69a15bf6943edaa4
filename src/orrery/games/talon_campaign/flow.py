"""The campaign: one scenario after another, points for each victory (chapter 28)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.talon.actions import INITIATIVE, TakeInitiative
from orrery.games.talon.nested import BATTLE_ACTIONS, begin_battle, blank_battle, fight, fought
from orrery.games.talon.score import WORTH
from orrery.games.talon.tables import DEGREES, FACTIONS
from orrery.games.talon_campaign.events import FirstChosen, ScenarioBegan, ScenarioEnded
from orrery.games.talon_campaign.state import CampaignState
from orrery.kernel import Action, Choice, Refusal, Step

NOBODY: Final = 2


class NextScenario(Step[CampaignState]):
    """The loser of the last scenario says who begins the next one; after the last one points decide.

    (talon_campaign:1, talon_campaign:3, talon_campaign:4)
    """

    __slots__ = ()

    def run(self, state: CampaignState) -> None:
        if state.over >= len(state.scenarios):
            end_campaign(state)
            return
        last = state.results[2 * state.over - 2] if state.over else NOBODY
        state.push(BeginScenario(-1) if last == NOBODY else ChooseFirst(1 - last))


class ChooseFirst(Choice[CampaignState]):
    """The loser of a scenario chooses who has the initiative in the next one (talon_campaign:3)."""

    __slots__ = ()
    clause = "talon_campaign:3"
    accepts = (TakeInitiative,)

    def options(self, state: CampaignState) -> list[TakeInitiative]:
        return [INITIATIVE[0], INITIATIVE[1]]

    def why_not(self, state: CampaignState, action: TakeInitiative) -> Refusal | None:
        return None

    def resolve(self, state: CampaignState, action: TakeInitiative) -> None:
        if state.logged:
            state.log(FirstChosen(self.seat, action.seat))
        state.push(BeginScenario(action.seat))


class BeginScenario(Step[CampaignState]):
    """The scenario is set up as it is written, with fresh ships (talon_campaign:1)."""

    __slots__ = ("first",)

    def __init__(self, first: i64) -> None:
        self.first = first

    def run(self, state: CampaignState) -> None:
        name = state.scenarios[state.over]
        if state.logged:
            state.log(ScenarioBegan(state.over + 1, name))
        battle = blank_battle(state, {"scenario": name})
        if self.first >= 0:
            battle.initiative = self.first
            battle.active = self.first
        begin_battle(state, battle)
        state.push(FightOn())


class FightOn(Step[CampaignState]):
    """The battle waits for a decision, or is over."""

    __slots__ = ()

    def run(self, state: CampaignState) -> None:
        seat = fought(state).seat
        state.push(EndScenario() if seat is None else CommandShips(seat))


class CommandShips(Choice[CampaignState]):
    """A decision of the battle itself, by Talon's rules (talon_campaign:1)."""

    __slots__ = ()
    clause = "talon_campaign:1"
    accepts = BATTLE_ACTIONS
    always = True

    def options(self, state: CampaignState) -> list[Action]:
        return fought(state).pending

    def why_not(self, state: CampaignState, action: Action) -> Refusal | None:
        return fought(state).why_not(action)

    def resolve(self, state: CampaignState, action: Action) -> None:
        fight(state, action)
        state.push(FightOn())


class EndScenario(Step[CampaignState]):
    """The winner gets 1, 2 or 3 points for a minor, great or devastating victory (talon_campaign:2)."""

    __slots__ = ()

    def run(self, state: CampaignState) -> None:
        outcome = fought(state).outcome
        assert outcome is not None
        winner, degree = NOBODY, 0
        if outcome.winners:
            winner = outcome.winners[0]
            degree = WORTH.index(outcome.scores[winner])
            state.points[winner] += degree
        if state.logged:
            name = FACTIONS[winner] if winner != NOBODY else "nobody"
            state.log(ScenarioEnded(state.scenarios[state.over], DEGREES[degree], degree, name))
        state.results.append(winner)
        state.results.append(degree)
        state.over += 1
        state.battle = None
        state.push(NextScenario())


def end_campaign(state: CampaignState) -> None:
    """The higher sum wins (talon_campaign:4)."""
    lead: int = state.points[0] - state.points[1]
    if lead == 0:
        state.finish((), (0.0, 0.0), "draw")
    else:
        state.finish((0,) if lead > 0 else (1,), (1.0, -1.0) if lead > 0 else (-1.0, 1.0), "campaign")
