"""Chapter 8: firing, damage, critical damage, destruction."""

from __future__ import annotations

import pytest

from orrery.games.talon.effects import damage, destroy, random_arc, roll_critical
from orrery.games.talon.events import CriticalRolled, HullHit, ShipExploded
from orrery.games.talon.flow.explosions import Explosions
from orrery.games.talon.flow.firing import ChooseGroup
from orrery.games.talon.flow.movement import ChooseMove
from orrery.games.talon.grid import FRONT, LEFT, REAR

from .table import Battle, rule


def duel(range_: int = 2, code: str = "CA") -> tuple[Battle, int, int]:
    """A Talon ship ahead of a Terran one, looking at each other, the Terran about to fire."""
    battle = Battle()
    one, two = battle.terran(code, 0, 0, 0), battle.talon("CA", 0, -range_, 3)
    battle.begin(ChooseGroup(0), seat=0)
    return battle, one, two


@rule("talon:8.1.1a", "talon:8.1.1b")
def test_the_wave_guns_long_bar_is_one_bar() -> None:
    battle = Battle()
    ship = battle.terran("BB", 0, 0, 0)
    battle.talon("CA", 0, -3, 3)
    battle.bar(ship, 2, 2, 4)
    battle.begin(ChooseGroup(0), seat=0)
    assert battle.refused("fire a1.2") == "talon:8.1.1b"
    battle.bar(ship, 2, 2, 5)
    battle.begin(ChooseGroup(0), seat=0)
    assert battle.can("fire a1.2")


@rule("talon:8.2.1a")
def test_one_ship_finishes_firing_before_another_starts() -> None:
    battle = Battle()
    battle.terran("CA", 0, 0, 0)
    battle.terran("CA", 1, 0, 0)
    battle.talon("DN", 0, -2, 3)
    battle.begin(ChooseGroup(0), seat=0).play("fire a1.1", "fire a2.1")
    assert battle.refused("fire a1.2") == "talon:8.2.1a"
    assert battle.can("fire a2.2")


@rule("talon:8.2.1b")
def test_a_target_is_always_named() -> None:
    battle, _, _ = duel()
    battle.missile(0, 0, -2, number=4)
    battle.begin(ChooseGroup(0), seat=0).play("fire a1.1")
    assert battle.offers() == ["at b1", "at m4"]
    battle.play("at m4")
    assert battle.shots()[-1].target == "m4"


@rule("talon:8.2.2a")
def test_no_shot_out_of_arc_even_at_range_one() -> None:
    battle = Battle()
    battle.terran("CA", 0, 0, 0)
    battle.talon("CA", 0, -2, 3)
    battle.talon("CA", 1, 0, 3)  # right arc
    battle.talon("DD", 0, -3, 3)
    battle.begin(ChooseGroup(0), seat=0).play("fire a1.2")
    assert battle.refused("at b2") == "talon:8.3a"  # a torpedo has no range 1
    battle.play("at b1", "fire a1.1")
    assert battle.refused("at b2") == "talon:8.2.2a"


@rule("talon:8.2.2b")
def test_own_ships_are_no_targets() -> None:
    battle = Battle()
    battle.terran("CA", 0, 0, 0)
    battle.terran("DD", 0, -2, 0)
    battle.talon("CA", 0, -3, 3)
    battle.talon("DD", 1, -3, 3)
    battle.begin(ChooseGroup(0), seat=0).play("fire a1.2")
    assert battle.refused("at a2") == "talon:8.2.2b"


@rule("talon:8.2.2c")
def test_nothing_in_the_own_hex_is_a_target() -> None:
    battle = Battle()
    battle.terran("CA", 0, 0, 0)
    battle.talon("CA", 0, 0, 3)
    battle.talon("DD", 0, -1, 3)
    battle.talon("FF", 0, -2, 3)
    battle.missile(0, 0, 0)
    battle.begin(ChooseGroup(0), seat=0).play("fire a1.1")
    assert battle.refused("at b1") == "talon:8.2.2c"
    assert battle.refused("at m1") == "talon:8.2.2c"


@rule("talon:8.3a", "talon:15.1.1")
def test_out_of_range_the_bar_is_kept() -> None:
    battle = Battle()
    ship = battle.terran("BB", 0, 2, 0)
    battle.talon("CA", 0, -3, 3)
    battle.begin(ChooseGroup(0), seat=0)
    assert battle.state.choice == "Rest"  # five hexes: nobody can fire
    assert battle.charged(ship, 2) == (2, 5)


@rule("talon:8.3a")
def test_a_group_without_a_target_cannot_be_chosen() -> None:
    battle = Battle()
    battle.terran("CA", 0, 0, 0)
    battle.talon("CA", -3, 0, 3)  # left arc, range 3
    battle.begin(ChooseGroup(0), seat=0)
    assert battle.refused("fire a1.2") == "talon:8.3a"
    assert battle.can("fire a1.1")


@rule("talon:8.3b", "talon:8.1.1c")
def test_the_bar_is_cleared_even_by_a_miss() -> None:
    battle, ship, target = duel(4)
    battle.roll(4)
    battle.play("fire a1.2")
    assert battle.charged(ship, 2) == (0, 0)
    assert battle.shields(target) == (7, 4, 4, 3)


@rule("talon:8.3c")
def test_each_weapon_has_its_own_target_chosen_after_the_last_shot() -> None:
    battle = Battle()
    ship = battle.terran("BB", 0, 0, 0)
    other = battle.talon("CA", 1, -2, 3)
    missile = battle.missile(ship, 0, -1, 3, number=4)
    battle.state.missile_damaged[missile] = 1
    battle.begin(ChooseGroup(0), seat=0).play("fire a1.3")
    battle.roll(2, 6)
    battle.play("at m4")
    assert battle.missile_place(missile) is None
    assert battle.offers() == ["at b1", "hold"]
    battle.play("at b1")
    assert sum(battle.shields(other)) == 18 - 2


@rule("talon:8.3d", "talon:8.3e")
@pytest.mark.parametrize(
    ("weapon", "range_", "row"),
    [
        ("laser", 1, [1, 2, 2, 2, 2, 2]),
        ("laser", 2, [1, 1, 1, 2, 2, 2]),
        ("laser", 3, [0, 0, 0, 0, 1, 1]),
        ("disruptor", 1, [0, 0, 0, 0, 2, 2]),
        ("disruptor", 2, [0, 2, 2, 2, 2, 2]),
        ("disruptor", 4, [0, 0, 0, 0, 2, 2]),
        ("torpedo", 2, [0, 4, 4, 4, 4, 4]),
        ("torpedo", 3, [0, 0, 4, 4, 4, 4]),
    ],
)
def test_damage_is_read_from_the_weapons_table(weapon: str, range_: int, row: list[int]) -> None:
    group = {"laser": "a1.1", "torpedo": "a1.2", "disruptor": "b1.1"}[weapon]
    seat = 0 if group[0] == "a" else 1
    found = []
    for die in range(1, 7):
        battle = Battle()
        battle.terran("CA", 0, 0, 0)
        battle.talon("FF", 0, -range_, 3)
        battle.begin(ChooseGroup(seat), seat=seat)
        battle.roll(die)
        battle.play(f"fire {group}")
        found.append(battle.shots()[-1].damage)
    assert found == row


@rule("talon:8.3f")
def test_example_patton_hits_visions_left_shield() -> None:
    battle = Battle()
    battle.terran("CA", 0, 0, 0)
    vision = battle.talon("CA", 0, -2, 5, shields=(7, 4, 4, 3))  # Patton lies in her left arc
    battle.begin(ChooseGroup(0), seat=0)
    battle.roll(6)
    battle.play("fire a1.1")
    assert battle.shields(vision) == (7, 4, 2, 3)


@rule("talon:8.4.1a")
def test_one_point_one_box() -> None:
    battle = Battle()
    ship = battle.terran("CA")
    damage(battle.state, ship, FRONT, 2)
    assert (battle.shields(ship)[FRONT], battle.state.hull[ship]) == (4, 0)


@rule("talon:8.4.1b")
def test_what_the_shield_cannot_take_goes_to_the_hull() -> None:
    battle = Battle()
    ship = battle.terran("CA", shields=(2, 5, 5, 4))
    battle.roll(3, 4)
    damage(battle.state, ship, FRONT, 5)
    assert (battle.shields(ship)[FRONT], battle.state.hull[ship]) == (0, 3)


@rule("talon:8.4.2")
def test_example_napoleons_modifier_is_in_the_leftmost_unmarked_box() -> None:
    battle = Battle()
    ship = battle.terran("CA", hull=3)
    assert battle.seen(ship)["modifier"] == -1
    assert [battle.tables.modifier[16 * battle.scenario.kind[ship] + n] for n in range(6)] == [0, 0, -1, -1, -1, -2]


@rule("talon:8.4.3")
def test_a_critical_interrupts_the_marking_of_a_hit() -> None:
    battle = Battle()
    ship = battle.terran("DD", shields=(0, 0, 0, 0))  # its second box is critical
    battle.roll(1, 2)  # shields down
    damage(battle.state, ship, FRONT, 3)
    assert battle.state.shields_down[ship]
    assert battle.state.hull[ship] == 3
    dead = battle.terran("DD", 3, 0, 0, shields=(0, 0, 0, 0))
    battle.roll(6, 6)  # core breach with the second point: the third is never marked
    damage(battle.state, dead, FRONT, 3)
    assert battle.state.hull[dead] == 2


@rule("talon:8.5a")
def test_critical_results_apply_at_once() -> None:
    wanted = {
        (1, 2): "shields_down",
        (1, 3): "helm_down",
        (1, 5): "radius_added",
        (4, 4): "power_cut",
        (5, 5): "ftl_down",
        (5, 6): "power_loss",
    }
    for dice, column in wanted.items():
        battle = Battle()
        ship = battle.terran("CA")
        battle.roll(*dice)
        roll_critical(battle.state, ship)
        assert getattr(battle.state, column)[ship], column
    battle = Battle()
    ship = battle.terran("CA")
    battle.roll(1, 1)
    roll_critical(battle.state, ship)
    assert battle.state.hull[ship] == 3
    battle.dice.picks = [1]
    battle.roll(2, 3)
    roll_critical(battle.state, ship)
    assert list(battle.state.broken[3 * ship : 3 * ship + 3]) == [0, 1, 0]
    battle.roll(3, 4)
    before = battle.state.core()["columns"]
    roll_critical(battle.state, ship)
    assert battle.state.core()["columns"] == before


@rule("talon:8.5b")
@pytest.mark.parametrize("dice", [(2, 2), (3, 3)])
def test_bases_ignore_four_and_six(dice: tuple[int, int]) -> None:
    battle = Battle()
    base = battle.terran("Base")
    battle.roll(*dice)
    roll_critical(battle.state, base)
    assert not battle.state.helm_down[base]
    assert not battle.state.radius_added[base]
    assert len(battle.told(CriticalRolled)) == 1


@rule("talon:8.5c")
def test_a_core_breach_destroys_even_a_base() -> None:
    battle = Battle()
    base = battle.terran("Base")
    battle.terran("CA", 5, 0, 0)
    battle.talon("CA", 5, 3, 0)
    battle.roll(6, 6)
    roll_critical(battle.state, base)
    battle.begin(Explosions(), seat=0)
    assert battle.place(base) is None
    assert [event.strength for event in battle.told(ShipExploded)] == [5]


@rule("talon:8.5d")
def test_example_a_second_power_loss_changes_nothing() -> None:
    battle = Battle()
    ship = battle.terran("CA")
    for _ in range(2):
        battle.roll(5, 6)
        roll_critical(battle.state, ship)
    assert battle.seen(ship)["critical"] == ["power-loss"]
    assert len(battle.told(CriticalRolled)) == 2  # rolled twice, never a third time


@rule("talon:8.6.1")
def test_the_rest_of_a_hit_is_lost_with_the_ship() -> None:
    battle = Battle()
    ship = battle.talon("FF", hull=2, shields=(0, 0, 0, 0))
    damage(battle.state, ship, REAR, 3)
    assert (battle.place(ship), battle.state.hull[ship]) == (None, 3)
    assert battle.told(HullHit)[-1].boxes == 3


def explosion(*others: int, battle: Battle, unit: int, active: int = 0) -> Battle:
    """A ship is destroyed and explodes."""
    destroy(battle.state, unit, "test")
    for other in others:
        destroy(battle.state, other, "test")
    return battle.begin(Explosions(), seat=active)


@rule("talon:8.6.2a", "talon:8.6.2b")
def test_in_the_same_hex_dice_choose_the_shield() -> None:
    battle = Battle()
    dying, near = battle.terran("CA"), battle.talon("CA")
    battle.terran("CA", 6, 0, 0)
    battle.roll(5, 5, 2, 1, 3, 6)
    explosion(battle=battle, unit=dying)
    assert battle.shields(near) == (7, 1, 4, 3)


@rule("talon:8.6.2b")
def test_tied_shields_roll_again_among_themselves() -> None:
    battle = Battle()
    ship = battle.terran("CA")
    battle.roll(5, 5, 2, 1, 4, 4, 2, 1)
    assert random_arc(battle.state, ship) == FRONT
    assert battle.dice.shows == []
    battle.roll(1, 1, 6, 2)
    assert random_arc(battle.state, ship) == LEFT


@rule("talon:8.6.2c")
def test_adjacent_ships_are_struck_on_the_shield_towards_the_explosion() -> None:
    battle = Battle()
    dying = battle.terran("CA")
    friend, enemy = battle.terran("CA", 0, -1, 0), battle.talon("CA", 1, 0, 0)
    far = battle.talon("CA", 0, 2, 0)
    explosion(battle=battle, unit=dying)
    assert battle.shields(friend)[REAR] == 1
    assert battle.shields(enemy)[LEFT] == 1
    assert battle.shields(far) == (7, 4, 4, 3)


@rule("talon:8.6.3a")
@pytest.mark.parametrize("first", ["pick a1", "pick a2"])
def test_the_owner_orders_his_explosions(first: str) -> None:
    battle = Battle()
    one, two = battle.terran("CA"), battle.terran("DD", 6, 0, 0)
    battle.terran("CL", 6, 4, 0)
    battle.talon("CA", -5, 0, 0)
    explosion(two, battle=battle, unit=one, active=1)
    assert (battle.state.seat, battle.offers()) == (0, ["pick a1", "pick a2"])
    battle.play(first)
    names = [event.unit for event in battle.told(ShipExploded)]
    assert names == (["CA a1", "DD a2"] if first == "pick a1" else ["DD a2", "CA a1"])


@rule("talon:8.6.3b")
@pytest.mark.parametrize("active", [0, 1])
def test_the_active_players_ships_explode_first(active: int) -> None:
    battle = Battle()
    one, two = battle.terran("CA"), battle.talon("DD", 6, 0, 0)
    battle.terran("CL", 6, 4, 0)
    battle.talon("CA", -5, 0, 0)
    explosion(two, battle=battle, unit=one, active=active)
    assert [event.unit[-2] for event in battle.told(ShipExploded)] == (["a", "b"] if active == 0 else ["b", "a"])


@rule("talon:8.6.3a", "talon:15.1.3b")
def test_explosions_chain() -> None:
    battle = Battle()
    first = battle.terran("CA")
    second = battle.terran("DD", 0, -1, 0, hull=3, shields=(0, 0, 0, 0))
    third = battle.terran("CL", 0, -2, 0)
    battle.talon("CA", -5, 0, 0)
    explosion(battle=battle, unit=first)
    assert [event.unit for event in battle.told(ShipExploded)] == ["CA a1", "DD a2"]
    assert battle.place(second) is None
    assert battle.shields(third)[REAR] == 2  # only the second explosion reaches it


@rule("talon:8.6.4a", "talon:12.1.2g")
def test_fighters_never_explode() -> None:
    battle = Battle()
    squadron = battle.terran("FTR")
    near = [battle.terran("CA", 0, -1, 0), battle.talon("CA", 0, 1, 0)]
    for fighter, boxes in enumerate((0, 0, 1)):
        battle.state.fighters[3 * squadron + fighter] = boxes
    battle.begin(ChooseGroup(1), seat=1)
    battle.roll(6)
    battle.play("fire b1.1", "at a1.3", "hold")
    assert battle.place(squadron) is None
    assert [battle.shields(unit) for unit in near] == [(6, 5, 5, 4), (7, 4, 4, 3)]


@rule("talon:8.6.4b")
def test_an_explosion_hits_one_fighter_of_the_owners_choice() -> None:
    battle = Battle()
    dying, squadron = battle.talon("CA"), battle.terran("FTR", 0, -1, 0)
    battle.talon("CA", 6, 0, 0)
    explosion(battle=battle, unit=dying, active=1)
    assert (battle.state.seat, battle.offers()) == (0, ["at a1.1", "at a1.2", "at a1.3"])
    battle.play("at a1.2")
    assert battle.fighters(squadron) == (1, 0, 1)


@rule("talon:8.6.4c", "talon:13.6d")
def test_an_explosion_hits_one_missile_per_hex_of_the_owners_choice() -> None:
    battle = Battle()
    dying, other = battle.terran("CA"), battle.terran("CA", 5, 0, 0)
    battle.talon("CA", -5, 0, 0)
    ten, eleven = battle.missile(other, 0, -1, number=10), battle.missile(other, 0, -1, number=11)
    lone = battle.missile(other, 0, 1, number=12)
    explosion(battle=battle, unit=dying)
    assert (battle.state.seat, battle.offers()) == (1, ["pick m10", "pick m11"])
    battle.play("pick m11")
    assert battle.missile_place(ten) == (0, -1)
    assert battle.missile_place(eleven) is None
    assert battle.missile_place(lone) is None
    assert battle.shields(other) == (6, 5, 5, 4)


@rule("talon:8.5a", "talon:13.7a")
def test_a_destroyed_group_neither_fires_nor_charges() -> None:
    battle, ship, _ = duel()
    battle.state.broken[3 * ship] = 1
    battle.begin(ChooseGroup(0), seat=0)
    assert battle.refused("fire a1.1") == "talon:8.1.1b"
    assert battle.can("fire a1.3")


@rule("talon:8.5a", "talon:6.2.2b")
def test_shields_down_takes_reinforcements_and_absorbs_nothing() -> None:
    battle = Battle()
    ship = battle.terran("CA")
    battle.state.boosts[4 * ship] = 3
    battle.roll(1, 2)
    roll_critical(battle.state, ship)
    damage(battle.state, ship, FRONT, 1)
    assert (battle.boosts(ship), battle.shields(ship), battle.state.hull[ship]) == ("....", (6, 5, 5, 4), 1)


@rule("talon:8.5a")
def test_helm_down_leaves_only_straight() -> None:
    battle = Battle()
    ship = battle.terran("CA", slip=1, helm_down=1)
    battle.terran("CA", 5, 0, 0)
    battle.talon("CA", 5, 3, 0)
    battle.begin(ChooseMove(0, ship, 0))
    assert battle.place(ship) == (0, -1)
