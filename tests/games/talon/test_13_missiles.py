"""Chapter 13: missiles."""

from __future__ import annotations

import pytest

from orrery.games.talon.effects import damage_missile, destroy
from orrery.games.talon.events import MissileLost, MissileStruck, ShipExploded
from orrery.games.talon.flow.firing import ChooseGroup
from orrery.games.talon.flow.movement import ChooseMove, MovementStep
from orrery.games.talon.flow.turn import Turn
from orrery.games.talon.grid import FRONT, HEX_BY_NAME, LEFT, REAR, RIGHT
from orrery.games.talon.score import judge_limit, points_lost
from orrery.games.talon.tables import IMPULSES, NOBODY

from .table import Battle, rule


def hunt(q: int = 0, r: int = -4, facing: int = 3) -> tuple[Battle, int, int]:
    """A Talon missile destroyer and a Terran battleship."""
    battle = Battle()
    return battle, battle.terran("BB", q, r, facing), battle.talon("DD", 0, 0, 0)


@rule("talon:13.1")
def test_missiles_never_run_out() -> None:
    battle, _, ship = hunt()
    for _ in range(20):
        battle.bar(ship, 2, 2, 0)
        battle.begin(ChooseGroup(1), seat=1).play("fire b1.2")
    assert battle.state.flying == 20
    tables = battle.tables
    missile = tables.weapon_names.index("missile")
    terran = [
        tables.weapon[3 * kind + g] for kind in range(len(tables.code)) for g in range(3) if not tables.faction[kind]
    ]
    assert missile not in terran


@rule("talon:13.2a", "talon:13.2c")
def test_a_launched_missile_stands_ahead_of_its_ship_pointing_at_the_target() -> None:
    battle, target, _ = hunt()
    battle.begin(ChooseGroup(1), seat=1).play("fire b1.2")
    assert (battle.missile_place(0), battle.state.missile_facing[0]) == ((0, -1), 0)
    assert battle.shields(target) == (8, 7, 7, 7)
    assert battle.seen(target)["hunted_by"] == ["m1"]


@rule("talon:13.2a")
def test_between_two_hexes_the_launcher_chooses() -> None:
    battle, _, _ = hunt(1, -2)
    battle.begin(ChooseGroup(1), seat=1).play("fire b1.1")
    assert battle.offers() == ["launch NW NE", "launch NE NW"]
    battle.play("launch NE NW")
    assert (battle.missile_place(0), battle.state.missile_facing[0]) == ((1, -1), 0)
    (missile,) = [number for number in range(len(battle.state.missile_at)) if battle.state.missile_at[number] >= 0]
    assert (battle.state.missile_damaged[missile], battle.state.missile_owner[missile], battle.state.flying) == (
        0,
        1,
        1,
    )


@rule("talon:13.2b")
@pytest.mark.parametrize(("place", "legal"), [((0, -4), True), ((0, -5), False), ((0, 3), False)])
def test_launching_needs_arc_and_range(place: tuple[int, int], legal: bool) -> None:
    battle, _, _ = hunt(*place)
    battle.begin(ChooseGroup(1), seat=1)
    assert battle.can("fire b1.2") is legal


@rule("talon:13.2d", "talon:13.5d")
def test_a_missile_flies_through_everybody_but_its_target() -> None:
    battle, defiant, _ = hunt()
    patton = battle.terran("CA", 0, 1, 0)
    friend = battle.talon("CA", 0, 1, 0)
    other = battle.missile(defiant, 0, 1, 0, number=7)
    missile = battle.missile(defiant, 0, 2, 0, number=4)
    battle.begin(MovementStep(1), impulse="E").play("pick m4")
    assert battle.missile_place(missile) == (0, 1)
    assert (battle.shields(patton), battle.shields(friend)) == ((6, 5, 5, 4), (7, 4, 4, 3))
    assert battle.state.missile_damaged[other] == 0


@rule("talon:13.2e")
def test_the_fighter_is_chosen_when_the_missile_hits() -> None:
    battle, _, _ = hunt()
    squadron = battle.terran("FTR", 0, 1, 0)
    battle.state.fighters[3 * squadron] = 0
    battle.missile(squadron, 0, 2, 0)
    battle.state.afterburners[24] = 0
    battle.begin(MovementStep(1), impulse="E", seat=1)
    assert (battle.state.seat, battle.offers()) == (1, ["at a2.2", "at a2.3"])
    battle.play("at a2.3")
    assert battle.fighters(squadron) == (0, 1, 0)


@rule("talon:13.2f")
def test_missiles_are_no_missile_targets() -> None:
    battle = Battle()
    battle.ship(0, "DD", 0, 0, 0, faction=1)
    target = battle.talon("CA", 0, -3, 3)
    battle.talon("CA", 1, -3, 3)
    battle.missile(0, 0, -2, 3, number=4)
    battle.begin(ChooseGroup(0), seat=0).play("fire a1.2")
    assert battle.refused("at m4") == "talon:13.2f"
    assert battle.place(target) == (0, -3)


@rule("talon:13.3a", "talon:13.4b")
def test_a_missile_hunts_on_without_its_ship_and_moves_every_impulse() -> None:
    battle = Battle()
    target = battle.terran("CA", 6, -2, 0)
    battle.talon("CA", 6, 3, 0)
    missile = battle.missile(target, -1, 4, 1)
    distances = []
    for impulse in IMPULSES[1:]:
        battle.state.afterburners[24] = 0
        battle.state.speed[24] = 1
        battle.begin(MovementStep(1), impulse=impulse, seat=1)
        while battle.state.choice != "Rest":
            battle.state.play(battle.state.actions()[0])
        place = battle.missile_place(missile)
        assert place is not None
        distances.append(max(abs(place[0] - 6), abs(place[1] + 2), abs(place[0] - 6 + place[1] + 2)))
    assert distances == [6, 5, 4, 3, 2]


@rule("talon:13.3b")
def test_a_missile_without_a_target_flies_straight_and_does_nothing() -> None:
    battle, target, ship = hunt(4, 4)
    battle.terran("CA", 0, -1, 0)
    missile = battle.missile(target, 0, 1, 0, number=4)
    destroy(battle.state, target, "test")
    battle.state.dying = battle.state.dying[:0]
    battle.state.afterburners[ship] = 0
    battle.state.speed[ship] = 1
    for _ in range(3):
        battle.begin(MovementStep(1), impulse="E", seat=1)
    assert (battle.missile_place(missile), battle.state.missile_facing[missile]) == ((0, -2), 0)
    assert battle.shields(1) == (6, 5, 5, 4)


@rule("talon:13.4a")
def test_missiles_and_ships_move_in_any_order() -> None:
    battle = Battle()
    target = battle.terran("CA", 0, -5, 0)
    justice = battle.talon("CA", 3, 3, 0, turn=1)
    one, two = battle.missile(target, 0, 3, 0), battle.missile(target, -1, 3, 0)
    battle.begin(MovementStep(1), impulse="F", seat=1)
    battle.play("pick m1")
    if battle.state.choice == "ChooseMissileMove":
        battle.play("move straight")
    battle.play("pick b1")
    assert battle.place(justice) == (3, 2)
    if battle.state.choice == "ChooseMissileMove":
        battle.play("move straight")
    assert battle.missile_place(one) == (0, 2)
    assert battle.missile_place(two) != (-1, 3)


@rule("talon:13.4c", "talon:13.4d")
def test_a_missile_may_turn_each_move_must_approach_and_never_slips() -> None:
    battle, target, _ = hunt(1, -3)
    battle.state.afterburners[24] = 0
    missile = battle.missile(target, 0, 0, 0)
    battle.state.at[24] = -1
    battle.talon("CA", -6, 4, 0, speed=1, afterburners=0)
    battle.begin(MovementStep(1), impulse="E", seat=1)
    assert battle.offers() == ["move straight", "move right"]
    assert battle.refused("move left") == "talon:13.4d"
    assert battle.refused("move slip-left") == "talon:13.4c"
    battle.play("move right")
    assert (battle.missile_place(missile), battle.state.missile_facing[missile]) == ((1, -1), 1)
    battle.begin(MovementStep(1), impulse="E", seat=1)
    assert battle.state.missile_facing[missile] == 0  # turned again at once


@rule("talon:13.4d")
def test_a_missile_that_cannot_come_nearer_goes_where_its_owner_likes() -> None:
    battle, target, _ = hunt(0, 3)
    battle.state.at[24] = -1
    battle.talon("CA", -6, 4, 0, speed=1, afterburners=0)
    battle.missile(target, 0, 0, 0)
    battle.begin(MovementStep(1), impulse="E", seat=1)
    assert battle.offers() == ["move straight", "move left", "move right"]


@rule("talon:13.4e")
def test_a_missile_is_lost_over_the_edge_and_never_shifts_the_map() -> None:
    battle, target, ship = hunt()
    missile = battle.missile(NOBODY, 0, 0, 0)
    battle.state.missile_at[missile] = HEX_BY_NAME["l1"]
    battle.state.afterburners[ship] = 0
    before = battle.place(target)
    battle.begin(MovementStep(1), impulse="E", seat=1)
    assert battle.missile_place(missile) is None
    assert battle.told(MissileLost)[-1].cause == "map-edge"
    assert battle.place(target) == before


@rule("talon:13.5a", "talon:13.6e")
@pytest.mark.parametrize("damaged", [0, 1])
def test_a_missile_strikes_for_two_on_the_shield_towards_it(damaged: int) -> None:
    battle, target, ship = hunt(0, -1, 3)
    battle.state.shields[4 * target] = 1
    battle.state.afterburners[ship] = 0
    missile = battle.missile(target, 0, 0, 0)
    battle.state.missile_damaged[missile] = damaged
    battle.begin(MovementStep(1), impulse="E", seat=1)
    assert (battle.shields(target)[FRONT], battle.state.hull[target]) == (0, 1)
    assert battle.missile_place(missile) is None


@rule("talon:13.5b")
def test_a_ship_that_flies_into_its_missile_is_struck_before_anybody_else_moves() -> None:
    battle = Battle()
    defiant = battle.terran("CA", 0, 0, 0, turn=1, hull=5, shields=(0, 5, 5, 4))
    battle.terran("CA", 3, 0, 0)
    battle.talon("CA", 5, 3, 0)
    battle.missile(defiant, 0, -1, 3, number=4)
    battle.begin(MovementStep(0), impulse="B", seat=0).play("pick a1")
    assert battle.place(defiant) is None
    assert len(battle.told(ShipExploded)) == 1
    assert battle.state.choice == "ChooseMove"  # only now the other one


@rule("talon:13.5c")
def test_a_launch_at_range_one_detonates_at_once() -> None:
    battle, target, _ = hunt(0, -1, 0)
    battle.begin(ChooseGroup(1), seat=1).play("fire b1.2")
    assert battle.shields(target)[REAR] == 5
    assert battle.state.flying == 0


@rule("talon:13.6a", "talon:13.6b", "talon:13.6c")
def test_example_defiants_right_lasers_shoot_down_missile_four() -> None:
    battle = Battle()
    defiant = battle.terran("BB", 0, 0, 0)
    battle.talon("CA", 6, 3, 0)
    missile = battle.missile(defiant, 1, -1, 4, number=4)
    battle.begin(ChooseGroup(0), seat=0)
    battle.roll(2)
    battle.play("fire a1.3")
    assert (battle.state.missile_damaged[missile], battle.missile_place(missile)) == (1, (1, -1))
    battle.roll(1)
    battle.play("at m4")
    assert battle.missile_place(missile) is None


@rule("talon:13.6a")
def test_three_points_at_once_destroy_a_missile() -> None:
    battle = Battle()
    ship = battle.terran("CA", 0, 0, 0)
    battle.talon("CA", 6, 3, 0)
    missile = battle.missile(ship, 0, -2, 3)
    battle.begin(ChooseGroup(0), seat=0)
    battle.roll(6)
    battle.play("fire a1.2")  # a torpedo does 4
    assert battle.missile_place(missile) is None


@rule("talon:13.6d")
def test_a_destroyed_missile_does_not_explode() -> None:
    battle = Battle()
    ship = battle.terran("CA", 0, 0, 0)
    near = battle.talon("CA", 0, -3, 3)
    battle.missile(ship, 0, -2, 3)
    battle.begin(ChooseGroup(0), seat=0).play("fire a1.2")
    battle.roll(6)
    battle.play("at m1")
    assert battle.shields(near) == (7, 4, 4, 3)
    assert battle.told(ShipExploded) == []


@rule("talon:13.6f")
def test_missiles_shot_down_are_worth_nothing() -> None:
    battle, target, _ = hunt()
    for number in range(1, 7):
        damage_missile(battle.state, battle.missile(target, 0, -2, 0, number=number), 3)
    assert battle.state.flying == 0
    assert points_lost(battle.state, 1) == 0
    judge_limit(battle.state)
    assert battle.state.outcome is not None
    assert battle.state.outcome.reason == "draw"


@rule("talon:13.7a")
def test_a_wrecked_launcher_cannot_redirect() -> None:
    battle, target, ship = hunt(0, -3)
    other = battle.terran("CA", 5, 0, 0)
    battle.missile(other, 2, 4, 0, number=4)
    battle.state.power[ship] = 6
    battle.state.broken[3 * ship] = battle.state.broken[3 * ship + 1] = 1
    battle.begin(Turn(1), impulse="E", seat=1)
    assert battle.refused("redirect m4") == "talon:13.7a"
    battle.state.broken[3 * ship] = 0
    battle.bar(ship, 1, 0, 0)  # no charge is needed
    battle.begin(Turn(1), impulse="E", seat=1).play("redirect m4")
    assert battle.state.missile_target[3] == target


@rule("talon:13.7b")
@pytest.mark.parametrize(("place", "legal"), [((0, -3), True), ((0, -5), False), ((0, 3), False)])
def test_a_new_target_must_be_in_the_launchers_arc_and_range(place: tuple[int, int], legal: bool) -> None:
    battle, _, ship = hunt(*place)
    other = battle.terran("CA", 6, 3, 0)
    battle.missile(other, 2, 4, 0, number=4)
    battle.state.power[ship] = 6
    battle.begin(Turn(1), impulse="E", seat=1)
    assert battle.can("redirect m4") is legal


@rule("talon:13.7c", "talon:13.2c")
def test_the_missile_may_be_anywhere_and_its_number_moves_to_the_new_target() -> None:
    battle, patton, ship = hunt(0, -3)
    defiant = battle.terran("CA", 5, 0, 0)
    battle.missile(defiant, 0, 4, 3, number=4)  # behind the redirecting ship
    battle.state.power[ship] = 6
    battle.begin(Turn(1), impulse="E", seat=1).play("redirect m4")
    assert battle.seen(defiant)["hunted_by"] == []
    assert battle.seen(patton)["hunted_by"] == ["m4"]


@rule("talon:13.7d")
def test_a_redirected_missile_in_the_targets_hex_strikes_at_once() -> None:
    battle, patton, ship = hunt(0, -3)
    defiant = battle.terran("CA", 5, 0, 0)
    battle.missile(defiant, 0, -3, 0, number=4)
    battle.state.power[ship] = 6
    battle.begin(Turn(1), impulse="E", seat=1)
    battle.roll(2, 6, 4, 1)
    battle.play("redirect m4")
    assert battle.shields(patton) == (8, 5, 7, 7)
    assert battle.told(MissileStruck)[-1].arc == "right"
    assert battle.state.flying == 0


@rule("talon:13.5a")
@pytest.mark.parametrize(("facing", "arc"), [(3, FRONT), (0, REAR), (1, RIGHT), (5, LEFT)])
def test_the_shield_struck_is_the_one_towards_where_the_missile_came_from(facing: int, arc: int) -> None:
    battle, target, ship = hunt(0, -1, facing)
    battle.state.afterburners[ship] = 0
    battle.missile(target, 0, 0, 0)
    battle.begin(MovementStep(1), impulse="E", seat=1)
    lost = [before - after for before, after in zip((8, 7, 7, 7), battle.shields(target), strict=True)]
    assert (lost[arc], sum(lost)) == (2, 2)


@rule("talon:13.5b", "talon:17.4.1e")
def test_example_shields_are_up_again_outside_the_nebula() -> None:
    battle = Battle()
    ship = battle.terran("CA", 0, 0, 0, turn=1, shields=(4, 5, 5, 4))
    battle.talon("CA", 5, 3, 0)
    battle.terrain("nebula", (0, 0))
    battle.missile(ship, 0, -1, 3)
    battle.begin(ChooseMove(0, ship, 0), seat=0)
    assert (battle.shields(ship)[FRONT], battle.state.hull[ship]) == (2, 0)
