"""The campaign: scenarios in order, points by degree, initiative for the loser, the higher sum."""

from __future__ import annotations

from typing import Any

import pytest

import orrery
from orrery.games.talon_campaign.flow import EndScenario, NextScenario
from orrery.games.talon_campaign.state import CampaignState
from orrery.testing import conformance

rule = pytest.mark.rule
GAME = orrery.game("talon_campaign")


def won(state: CampaignState, winner: int, worth: float) -> None:
    """End the present scenario with a victory."""
    assert state.battle is not None
    state.stack.clear()
    scores = (worth, -worth) if winner == 0 else (-worth, worth)
    state.battle.finish((winner,) if worth else (), scores, "last-ship" if worth else "draw")
    state.then(EndScenario())
    state.advance()


@rule("talon_campaign:1")
@pytest.mark.parametrize(("campaign", "count"), [("full", 12), ("short", 6)])
def test_scenarios_come_in_their_order(campaign: str, count: int) -> None:
    state: CampaignState = GAME.new(options={"campaign": campaign})
    numbers = [int(one["number"]) for one in state.view(0)["scenarios"]]
    assert numbers == (list(range(1, 13)) if count == 12 else [1, 2, 4, 7, 9, 12])
    assert state.battle is not None
    assert state.battle.scenario.name == "war-is-upon-us"
    won(state, 0, 0.0)
    assert state.battle.scenario.name == "a-chance-encounter"


@rule("talon_campaign:2")
@pytest.mark.parametrize(("worth", "points"), [(0.5, 1), (0.75, 2), (1.0, 3), (0.0, 0)])
def test_a_degree_is_worth_points(worth: float, points: int) -> None:
    state: CampaignState = GAME.new()
    won(state, 1, worth)
    assert list(state.points) == [0, points]


@rule("talon_campaign:3")
def test_the_loser_gives_the_initiative() -> None:
    state: CampaignState = GAME.new()
    won(state, 1, 0.5)
    assert (state.choice, state.seat) == ("ChooseFirst", 0)
    state.play("initiative a")
    assert state.battle is not None
    assert state.battle.initiative == 0
    assert state.battle.scenario.initiative == 1  # as the scenario would have it
    won(state, 0, 0.5)
    assert state.seat == 1
    state.play("initiative a")
    assert state.battle.initiative == 0


@rule("talon_campaign:4")
@pytest.mark.parametrize(("points", "winners"), [((5, 4), (0,)), ((4, 5), (1,)), ((4, 4), ())])
def test_the_higher_sum_wins(points: tuple[int, int], winners: tuple[int, ...]) -> None:
    state: CampaignState = GAME.new()
    state.stack.clear()
    state.battle = None
    state.over = 12
    state.points[0], state.points[1] = points
    state.then(NextScenario())
    state.advance()
    assert state.outcome is not None
    assert state.outcome.winners == winners


def test_a_campaign_keeps_the_kernels_promises() -> None:
    options: dict[str, Any] = {"campaign": "short"}
    report = conformance(GAME, plays=1, stride=397, tables=[(2, options)])
    assert report.choices["CommandShips"] > 500
