"""Talon: the small choices, each with what it offers and what it refuses."""

from __future__ import annotations

import pytest

from orrery.games.talon.actions import PICK, PICK_MISSILE, STEER, TARGET, TOWARDS
from orrery.games.talon.effects import damage_fighter, damage_missile
from orrery.games.talon.flow.arriving import ChooseFacing
from orrery.games.talon.flow.explosions import ChooseExplosion, ChooseFighter, ChooseMissileStruck
from orrery.games.talon.flow.firing import ChooseTarget
from orrery.games.talon.flow.gravity import pulls
from orrery.games.talon.flow.missiles import free_missile
from orrery.games.talon.flow.movement import ChooseMove
from orrery.games.talon.grid import FACINGS
from orrery.games.talon.tables import MISSILES

from .table import Battle, at, rule


@rule("talon:3.2i")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_ship_deploys_facing_the_enemy(seat: int) -> None:
    battle = Battle()
    unit = battle.ship(seat, "CA")
    choice = ChooseFacing(seat, unit, at(0, 0))
    allowed = [facing for facing in range(len(FACINGS)) if choice.why_not(battle.state, TOWARDS[facing]) is None]
    assert allowed == [action.direction for action in choice.options(battle.state)] == ([0, 1], [3, 4])[seat]


@rule("talon:8.6.3a")
def test_the_owner_names_one_of_the_ships_that_explode() -> None:
    battle = Battle()
    units = [battle.terran("CA", number, 0) for number in range(4)]
    enemy = battle.talon("CA", 0, 4)
    battle.state.dying.extend([units[1], at(1, 0), enemy, at(0, 4), units[3], at(3, 0)])
    choice = ChooseExplosion(0)
    legal = [unit for unit in (*units, enemy) if choice.why_not(battle.state, PICK[unit]) is None]
    assert legal == [action.unit for action in choice.options(battle.state)] == [units[1], units[3]]


@rule("talon:8.6.4c", "talon:13.6d")
def test_one_of_the_owners_missiles_in_the_hex_is_struck() -> None:
    battle = Battle()
    target = battle.terran("CA", 4, 4)
    here = [battle.missile(target, 0, 0), battle.missile(target, 0, 0)]
    others = [battle.missile(target, 1, 0), battle.missile(target, 0, 0, owner=0)]
    choice = ChooseMissileStruck(1, at(0, 0), 2)
    legal = [m for m in (*here, *others, 9) if choice.why_not(battle.state, PICK_MISSILE[m]) is None]
    assert legal == [action.missile for action in choice.options(battle.state)] == here
    choice.resolve(battle.state, PICK_MISSILE[here[0]])
    assert [battle.state.missile_damaged[missile] for missile in here] == [1, 0]
    damage_missile(battle.state, here[0], 1)
    assert battle.missile_place(here[0]) is None
    damage_missile(battle.state, here[1], 3)
    assert battle.state.flying == 2


@rule("talon:8.6.4b", "talon:12.1.2b")
def test_a_fighter_has_as_many_boxes_as_it_has() -> None:
    battle = Battle()
    squadron = battle.terran("FTR")
    battle.terran("CA", 3, 0)
    for fighter, boxes in enumerate((0, 3, 1)):
        battle.state.fighters[3 * squadron + fighter] = boxes
    choice = ChooseFighter(0, squadron, 1)
    assert [action.fighter for action in choice.options(battle.state)] == [2, 3]
    legal = [fighter for fighter in range(4) if choice.why_not(battle.state, TARGET[squadron][fighter]) is None]
    assert legal == [2, 3]
    assert choice.why_not(battle.state, TARGET[squadron + 1][2]) is not None
    damage_fighter(battle.state, squadron, 1, 2)
    assert battle.fighters(squadron) == (0, 1, 1)
    damage_fighter(battle.state, squadron, 2, 1)
    assert battle.fighters(squadron) == (0, 1, 0)
    damage_fighter(battle.state, squadron, 2, 1)
    damage_fighter(battle.state, squadron, 1, 0)
    assert battle.place(squadron) is not None
    damage_fighter(battle.state, squadron, 1, 1)
    assert battle.place(squadron) is None


@rule("talon:8.5a")
def test_without_a_helm_a_ship_goes_straight_on() -> None:
    battle = Battle()
    unit = battle.terran("CA", slip=1)
    choice = ChooseMove(0, unit, 0)
    ways = range(5)
    assert [way for way in ways if choice.why_not(battle.state, STEER[0][way]) is None] == list(ways)
    battle.state.helm_down[unit] = 1
    assert [way for way in ways if choice.why_not(battle.state, STEER[0][way]) is None] == [0]
    assert [action.manoeuvre for action in choice.options(battle.state)] == [0]
    battle.state.helm_down[unit] = 0
    battle.state.turn[unit], battle.state.slip[unit] = 2, 0
    assert [way for way in ways if choice.why_not(battle.state, STEER[0][way]) is None] == [0]


@rule("talon:8.2.2a", "talon:13.1")
def test_what_is_spared_is_no_target_and_without_a_counter_nothing_is_launched() -> None:
    battle = Battle()
    target = battle.terran("BB", 0, -3, 3)
    ship = battle.talon("DD", 0, 0, 0)
    choice = ChooseTarget(1, ship, 1, 1)
    assert choice.why_not(battle.state, TARGET[target][0]) is None
    battle.scenario.spared[target] = 1
    refusal = choice.why_not(battle.state, TARGET[target][0])
    assert refusal is not None
    assert refusal.reason == "not-a-target"
    battle.scenario.spared[target] = 0
    assert not choice.is_stuck(battle.state)
    for missile in range(MISSILES):
        assert free_missile(battle.state) == missile
        battle.state.missile_at[missile] = at(4, 4)
    assert free_missile(battle.state) == -1
    assert choice.is_stuck(battle.state)
    assert [str(action) for action in choice.options(battle.state)] == ["hold"]
    refusal = choice.why_not(battle.state, TARGET[target][0])
    assert refusal is not None
    assert refusal.clause == "talon:13.1"
    gone = ChooseTarget(1, ship, 0, 1)
    battle.state.at[ship] = -1
    assert gone.is_stuck(battle.state)


@rule("talon:18.2a", "talon:18.2b")
def test_the_nearest_black_hole_pulls() -> None:
    battle = Battle()
    unit = battle.terran("CA")
    assert pulls(battle.state, unit) == []
    battle.terrain("black-hole", (0, -5))
    far = pulls(battle.state, unit)
    battle.terrain("black-hole", (3, 0))
    near = pulls(battle.state, unit)
    assert near != far
    battle.terrain("black-hole", (0, 6))
    assert pulls(battle.state, unit) == near
