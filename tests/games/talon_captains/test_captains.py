"""Several captains a side: ships divided, own ships only, one after the other, victory together."""

from __future__ import annotations

import pytest

import orrery
from orrery.games.talon.actions import FINISH, Pick
from orrery.games.talon.flow.entering import ChooseCollision
from orrery.games.talon.flow.firing import ChooseGroup
from orrery.games.talon.flow.initiative import ChooseInitiative
from orrery.games.talon.game import GAME as TALON
from orrery.games.talon.state import TalonState
from orrery.games.talon_captains.command import asked_ship, captains_of, decider
from orrery.games.talon_captains.flow import EndBattle, FightOn
from orrery.games.talon_captains.state import CaptainsState
from orrery.kernel import Frame, Rng
from orrery.testing import conformance

rule = pytest.mark.rule
GAME = orrery.game("talon_captains")


def battle_at(state: CaptainsState, frame: Frame[TalonState]) -> CaptainsState:
    """Let the battle wait at a frame, and ask whose decision that is."""
    assert state.battle is not None
    state.battle.stack.append(frame)
    state.battle.advance()
    state.stack.clear()
    state.then(FightOn())
    state.advance()
    return state


@rule("talon_captains:1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_ships_are_divided_by_points_and_the_first_captain_has_the_costliest(seats: int) -> None:
    state: CaptainsState = GAME.new(seats)
    battle = state.battle
    assert battle is not None
    for side in range(2):
        captains = captains_of(state, side)
        costs = {unit: battle.tables.cost[battle.scenario.kind[unit]] for unit in battle.scenario.units(side)}
        points = [sum(cost for unit, cost in costs.items() if state.captain[unit] == seat) for seat in captains]
        assert min(points) > 0
        assert max(points) - min(points) <= max(costs.values())
        assert state.captain[max(costs, key=lambda unit: (costs[unit], -unit))] == side


@rule("talon_captains:1")
def test_a_scenario_with_too_few_ships_is_refused() -> None:
    with pytest.raises(ValueError, match="too few for 3 captains"):
        GAME.new(6, options={"scenario": "a-chance-encounter"})


@rule("talon_captains:2")
def test_a_captain_decides_for_his_own_ships_only() -> None:
    state: CaptainsState = GAME.new(4)
    battle = state.battle
    assert battle is not None
    seen: set[int] = set()
    for _ in range(400):
        seat = state.seat
        assert seat is not None
        for action in state.pending if asked_ship(battle) < 0 else []:
            unit = getattr(action, "unit", -1)
            assert unit < 0 or state.captain[unit] % 2 != seat % 2 or state.captain[unit] == seat
        seen.add(seat)
        refused = [action for action in battle.pending if action not in state.pending]
        for action in refused:
            refusal = state.why_not(action)
            assert refusal is not None
            assert refusal.clause == "talon_captains:2"
        state.apply(state.pending[0])
        battle = state.battle
        assert battle is not None
    assert seen == {0, 1, 2, 3}


@rule("talon_captains:2")
def test_a_captain_may_name_anothers_ship_where_his_own_is_concerned() -> None:
    state: CaptainsState = GAME.new(4)
    battle = state.battle
    assert battle is not None
    own = [unit for unit in battle.scenario.units(0) if state.captain[unit] == 2]
    others = [unit for unit in battle.scenario.units(0) if state.captain[unit] == 0]
    place = battle.at[own[0]]
    for unit in others[:2]:
        battle.at[unit] = place
    battle_at(state, ChooseCollision(0, own[0], sum(1 << unit for unit in others[:2]), place))
    assert state.seat == 2
    assert {action.unit for action in state.pending if isinstance(action, Pick)} == set(others[:2])


@rule("talon_captains:3")
def test_who_has_the_costliest_ship_decides_the_initiative() -> None:
    for side in range(2):
        state = battle_at(GAME.new(6), ChooseInitiative(side, 2, 1))
        assert state.choice == "CommandShips"
        assert state.seat == side


@rule("talon_captains:4")
def test_captains_fire_one_after_the_other_and_the_step_ends_when_all_are_done() -> None:
    state: CaptainsState = GAME.new(4)
    battle = state.battle
    assert battle is not None
    enemy = battle.scenario.units(1)[0]
    for unit in battle.scenario.units(0):
        battle.at[unit] = battle.at[enemy] + 2
        battle.facing[unit] = 5
    battle_at(state, ChooseGroup(0))
    ready = {int(state.captain[action.unit]) for action in battle.pending if hasattr(action, "unit")}
    assert ready == {0, 2}
    assert state.seat == 0
    state.apply(FINISH)
    assert state.battle is not None
    assert state.battle.choice == "ChooseGroup"
    assert state.seat == 2
    state.apply(FINISH)
    assert state.battle.choice != "ChooseGroup" or state.battle.seat == 1


@rule("talon_captains:5")
def test_a_side_wins_together() -> None:
    state: CaptainsState = GAME.new(5)
    assert state.battle is not None
    state.battle.finish((0,), (0.75, -0.75), "last-ship")
    state.stack.clear()
    state.then(EndBattle())
    state.advance()
    assert state.outcome is not None
    assert state.outcome.winners == (0, 2, 4)
    assert state.outcome.scores == (0.75, -0.75, 0.75, -0.75, 0.75)


def test_conceding_counts_the_board_for_the_whole_side() -> None:
    state: CaptainsState = GAME.new(4)
    assert state.battle is not None
    worth = TALON.concession(state.battle, [1])[1]
    assert GAME.concession(state, [1, 3]) == [-worth, worth, -worth, worth]


def test_advice_and_who_decides_go_together() -> None:
    state: CaptainsState = GAME.new(6)
    for _ in range(60):
        assert state.seat == decider(state)
        weights = GAME.advise(state)
        assert len(weights) == len(state.pending)
        state.apply(state.pending[weights.index(max(weights))])


def test_a_shared_fleet_keeps_the_kernels_promises() -> None:
    report = conformance(GAME, plays=2, stride=397, tables=[(4, {}), (6, {"jury_rigging": True})])
    assert report.choices["CommandShips"] > 500


def test_random_battles_of_shared_fleets_have_no_dead_ends() -> None:
    for seed in range(8):
        state: CaptainsState = GAME.new((3, 4, 5, 6)[seed % 4], seed, {"jury_rigging": seed % 2 == 1})
        rng = Rng(seed)
        while state.seat is not None:
            state.apply(rng.pick(state.pending))
        assert state.outcome is not None
