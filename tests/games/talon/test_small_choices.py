"""Talon: the small choices, each with what it offers and what it refuses."""

from __future__ import annotations

import pytest

from orrery.games.talon.actions import (
    LAUNCH,
    PICK,
    PICK_MISSILE,
    STEER,
    STRAIGHT,
    TARGET,
    TOWARDS,
    TURN_LEFT,
    TURN_RIGHT,
)
from orrery.games.talon.board import missile_damage, targets
from orrery.games.talon.effects import damage_fighter, damage_missile
from orrery.games.talon.flow.arriving import ChooseFacing
from orrery.games.talon.flow.explosions import ChooseExplosion, ChooseFighter, ChooseMissileStruck
from orrery.games.talon.flow.firing import ChooseTarget
from orrery.games.talon.flow.gravity import pulls
from orrery.games.talon.flow.missiles import (
    ChooseLaunch,
    ChooseMissileMove,
    MoveMissile,
    approaches,
    fly,
    free_missile,
    launches,
)
from orrery.games.talon.flow.movement import ChooseMove
from orrery.games.talon.grid import FACINGS, hex_of
from orrery.games.talon.tables import MISSILES, NOBODY

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


@rule("talon:18.2a")
def test_of_two_holes_equally_near_the_first_pulls() -> None:
    battle = Battle()
    unit = battle.terran("CA")
    battle.terrain("black-hole", (-3, 0), (3, 0), (0, 5))
    assert pulls(battle.state, unit) == [FACINGS.index("W")]


@rule("talon:13.3b")
def test_a_missile_that_hunts_nobody_flies_straight_on() -> None:
    battle = Battle()
    battle.terran("CA", 5, 5)
    missile = battle.missile(0, 0, 0, 2, owner=1)
    battle.state.missile_target[missile] = NOBODY
    assert battle.begin(MoveMissile(1, missile), seat=1).state.choice == "Rest"
    assert battle.missile_place(missile) == (1, 0)


@rule("talon:13.4d", "talon:13.4e")
def test_no_way_over_the_edge_brings_a_missile_nearer() -> None:
    battle = Battle()
    ship = battle.terran("CA")
    battle.state.at[ship] = hex_of(0, 8)
    missile = battle.missile(ship, 0, 0, FACINGS.index("SW"))
    battle.state.missile_at[missile] = hex_of(0, 4)
    assert approaches(battle.state, missile) == [TURN_LEFT]
    battle.state.missile_at[missile] = hex_of(1, 4)
    assert approaches(battle.state, missile) == [STRAIGHT, TURN_LEFT]


@rule("talon:13.4c", "talon:13.4d")
def test_a_missile_turns_but_neither_slips_nor_docks() -> None:
    battle = Battle()
    ship = battle.terran("CA", 0, -5)
    missile = battle.missile(ship, 0, 0, FACINGS.index("NE"))
    battle.begin(ChooseMissileMove(1, missile), seat=1)
    choice = ChooseMissileMove(1, missile)
    state = battle.state
    state.missile_at[missile], state.missile_facing[missile] = at(0, 0), FACINGS.index("NE")
    clauses = {}
    for dock in range(2):
        for way in range(5):
            refusal = choice.why_not(state, STEER[dock][way])
            clauses[dock, way] = refusal.clause if refusal else ""
    assert [action.manoeuvre for action in choice.options(state)] == [TURN_LEFT]
    turns = {(0, STRAIGHT): "talon:13.4d", (0, TURN_LEFT): "", (0, TURN_RIGHT): "talon:13.4d"}
    assert clauses == {key: turns.get(key, "talon:13.4c") for key in clauses}


@rule("talon:17.2.1a", "talon:17.3c", "talon:13.4e")
@pytest.mark.parametrize("kind", ["planet", "black-hole", "worm-hole", "asteroid", "nebula"])
@pytest.mark.parametrize("hunted", [False, True])
def test_what_ends_the_flight_of_a_missile(kind: str, hunted: bool) -> None:
    battle = Battle()
    ship = battle.terran("CA", 0, -1 if hunted else -5, shields=[9, 9, 9, 9])
    missile = battle.missile(ship, 0, 0, 0)
    battle.terrain(kind, (0, -1))
    fly(battle.state, missile, STRAIGHT)
    ends = kind in ("planet", "black-hole", "worm-hole")
    assert (battle.missile_place(missile) is None) == (ends or hunted)
    assert (sum(battle.shields(ship)) < 36 or battle.state.hull[ship] > 0) == (hunted and not ends)


@rule("talon:13.2a")
def test_a_launch_takes_the_first_free_counter() -> None:
    battle = Battle()
    target, ship = battle.terran("CA", 0, -4), battle.talon("DD", 0, 0, 0)
    battle.missile(target, 5, 5, number=1)
    battle.state.missile_damaged[1] = 1  # a counter that was shot at before
    choice = ChooseLaunch(1, ship, 0, target)
    (action,) = [one for one in choice.options(battle.state) if (one.direction, one.facing) == (0, 0)]
    choice.resolve(battle.state, action)
    state = battle.state
    assert (battle.missile_place(1), state.missile_facing[1], state.flying) == ((0, -1), 0, 2)
    assert (state.missile_target[1], state.missile_owner[1]) == (target, 1)
    assert (state.missile_strength[1], state.missile_damaged[1]) == (missile_damage(state, ship, 0), 0)
    assert choice.why_not(state, action) is None
    refusal = choice.why_not(state, LAUNCH[3][3])
    assert refusal is not None
    assert refusal.clause == "talon:13.2a"


@rule("talon:13.2a")
def test_where_the_edge_takes_the_hexes_of_the_arc_any_adjacent_hex_will_do() -> None:
    battle = Battle()
    target, ship = battle.terran("CA"), battle.talon("BC", facing=FACINGS.index("SW"))
    state = battle.state
    state.at[ship], state.at[target] = hex_of(0, 0), hex_of(0, 2)
    assert state.at[target] in [state.at[unit] for unit in targets(state, ship, 1)]
    ways = {(action.direction, action.facing) for action in launches(state, ship, 1, target)}
    assert {direction for direction, _ in ways} == {FACINGS.index("SE")}
    assert {facing for _, facing in ways} == {FACINGS.index("SW")}
    assert battle.begin(ChooseLaunch(1, ship, 1, target), seat=1).state.flying == 1
