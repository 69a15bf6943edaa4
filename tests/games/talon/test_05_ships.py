"""Chapter 5: ships, arcs, power curves."""

from __future__ import annotations

import orrery
from orrery.games.talon.board import covers
from orrery.games.talon.effects import damage
from orrery.games.talon.events import CriticalRolled, ShipExploded
from orrery.games.talon.flow.firing import ChooseGroup
from orrery.games.talon.flow.recharging import PowerPhase
from orrery.games.talon.flow.rounds import Impulse
from orrery.games.talon.flow.turn import Turn
from orrery.games.talon.grid import FRONT, LEFT, REAR, RIGHT, arc_towards
from orrery.games.talon.tables import IMPULSES

from .table import Battle, at, rule


@rule("talon:5.1b")
def test_power_three_is_three_ap_a_round_and_never_two_at_once() -> None:
    battle = Battle()
    ship = battle.terran("CA", 0, 3, 2)
    battle.talon("CA", 0, -5, 2)
    spent = 0
    for impulse in IMPULSES:
        battle.begin(Turn(0), impulse=impulse)
        if battle.state.choice == "ChooseSpending":
            battle.play("change")
            spent += 1
            assert battle.state.choice != "ChooseSpending"
    assert (spent, battle.curve(ship)) == (3, (3, 3))


@rule("talon:5.1c", "talon:10.2.3")
def test_speed_four_is_four_hexes_a_round_one_at_a_time() -> None:
    battle = Battle()
    ship = battle.terran("CA", -6, 0, 2, speed=4)
    battle.talon("SC", 3, 0, 2, faction=0)
    steps = []
    for impulse in IMPULSES:
        before = battle.place(ship)
        battle.begin(Turn(0), impulse=impulse)
        while battle.state.choice != "Rest":
            battle.play("hold" if battle.can("hold") else "done" if battle.can("done") else "move straight")
        after = battle.place(ship)
        assert before is not None
        assert after is not None
        steps.append(after[0] - before[0])
    assert steps == [1, 0, 1, 1, 0, 1]


@rule("talon:5.1d", "talon:7.2.2a", "talon:7.2.2b", "talon:7.2.2c", "talon:7.1c")
def test_radius_two_means_two_straight_moves_between_turns() -> None:
    battle = Battle()
    ship = battle.terran("CA", 0, 3, 0)
    battle.talon("CA", 0, -4, 0)
    battle.begin(Turn(0), impulse="D")
    battle.play("hold", "move right")
    assert battle.state.turn[ship] == 2
    left = []
    for _ in range(2):
        battle.begin(Turn(0), impulse="D")
        battle.play("hold")  # straight is the only move, so it is made
        left.append(battle.state.turn[ship])
    assert left == [1, 0]
    battle.begin(Turn(0), impulse="D")
    battle.play("hold")
    assert battle.can("move right")
    assert battle.can("move left")


@rule("talon:5.1e")
def test_groups_share_bar_and_arcs() -> None:
    tables = Battle().tables
    for kind in range(len(tables.code)):
        armed = tables.groups[kind]
        assert armed <= 3
        assert armed >= 1 or tables.code[kind] == "Tran"
    battle = Battle()
    group = battle.seen(battle.talon("CA"))["groups"][0]
    assert (group["count"], group["arcs"], group["yellow"]) == (2, "FL", [4, 4])


@rule("talon:5.1f", "talon:8.1.1c")
def test_a_group_is_spent_as_a_whole() -> None:
    battle = Battle()
    battle.terran("CA", 0, -3, 3)
    ship = battle.talon("CA", 0, 0, 0)
    battle.begin(ChooseGroup(1), seat=1)
    assert battle.play("fire b1.1").state.choice == "ChooseTarget"
    battle.play("hold")
    assert battle.charged(ship, 1) == (0, 0)
    assert battle.refused("fire b1.1") == "talon:8.1.1b"


@rule("talon:5.1f")
def test_the_first_weapon_of_a_group_cannot_be_held_back() -> None:
    battle = Battle()
    battle.terran("CA", 0, -3, 3)
    battle.terran("DD", 1, -3, 3)
    battle.talon("CA", 0, 0, 0)
    battle.begin(ChooseGroup(1), seat=1).play("fire b1.1")
    assert battle.refused("hold") == "talon:5.1f"


@rule("talon:5.1g", "talon:8.2.1c", "talon:8.3c")
def test_weapons_of_a_group_may_split_their_targets() -> None:
    battle = Battle()
    front, left = battle.terran("CA", 0, -2, 3), battle.terran("CA", -2, 0, 2)
    battle.terran("CA", 0, 2, 0)
    battle.talon("CA", 0, 0, 0)
    battle.begin(ChooseGroup(1), seat=1).play("fire b1.1")
    assert battle.refused("at a3") == "talon:8.2.2a"
    battle.roll(6, 6)
    battle.play("at a1", "at a2")
    assert [shot.target for shot in battle.shots()] == ["CA a1", "CA a2"]
    assert (battle.shields(front)[FRONT], battle.shields(left)[FRONT]) == (4, 6 - 2 + 0)


@rule("talon:5.1h", "talon:6.1h", "talon:6.1g", "talon:8.1.2", "talon:9.2.2b")
def test_ap_charges_yellow_boxes_even_before_red_ones_and_never_red_ones() -> None:
    battle = Battle()
    battle.terran("CA", 0, -4, 3)
    ship = battle.talon("CA", 0, 0, 2)
    for impulse in IMPULSES:
        battle.bar(ship, 1, 0, 0)
        battle.bar(ship, 2, 0, 4)
        battle.state.power[ship] = 6
        battle.begin(Turn(1), impulse=impulse)
        assert battle.refused("charge 2") == "talon:8.1.2"  # only its red box is empty
        battle.play("charge 1")
        assert battle.charged(ship, 1) == (0, 1)


@rule("talon:5.1i", "talon:8.4.1a")
def test_a_shield_protects_its_own_arc_only() -> None:
    battle = Battle()
    ship = battle.terran("CA", shields=(6, 5, 5, 4))
    damage(battle.state, ship, LEFT, 3)
    assert battle.shields(ship) == (6, 5, 2, 4)


@rule("talon:5.1j", "talon:8.6.1")
def test_the_last_hull_box_destroys() -> None:
    battle = Battle()
    ship = battle.terran("CA", hull=5, shields=(0, 0, 0, 0))
    damage(battle.state, ship, FRONT, 3)
    assert battle.place(ship) is None
    assert battle.state.hull[ship] == 6  # the other two points are lost


@rule("talon:5.1k")
def test_a_critical_box_makes_one_roll() -> None:
    battle = Battle()
    ship = battle.talon("CA", hull=2, shields=(0, 0, 0, 0))  # its third box is critical
    battle.roll(3, 4)
    damage(battle.state, ship, FRONT, 1)
    assert len(battle.told(CriticalRolled)) == 1
    battle.state.hull[ship] = 3
    damage(battle.state, ship, FRONT, 1)
    assert len(battle.told(CriticalRolled)) == 1


@rule("talon:5.1l", "talon:10.1.4", "talon:6.1i")
def test_batteries_start_empty_and_afterburners_unspent() -> None:
    battle = Battle()
    ca, other = battle.terran("CA", 0, 3, 2), battle.talon("CA", 0, -4, 2)
    assert battle.seen(ca)["battery"] is False
    assert battle.seen(other)["battery"] is None
    assert (battle.seen(ca)["afterburners"], battle.seen(other)["afterburners"]) == ([0, 0], [2, 2])
    battle.begin(Turn(0), impulse="A")
    assert battle.state.choice == "Rest"  # no AP of the chart, none in the battery
    battle.state.afterburners[other] -= 1
    assert battle.seen(other)["afterburners"] == [1, 2]


@rule("talon:5.2")
def test_the_class_codes_are_those_of_the_rulebook_and_the_base() -> None:
    codes = set(Battle().tables.code)
    assert codes == {"SC", "DD", "FF", "CL", "CA", "BC", "BB", "DN", "FTR", "CV", "Tran", "Base"}


@rule("talon:5.3.1a", "talon:8.2.2a")
def test_a_forward_group_fires_forward_only() -> None:
    battle = Battle()
    ship = battle.terran("CA")
    assert covers(battle.state, ship, 1, at(0, -3))
    assert not covers(battle.state, ship, 1, at(0, 2))
    assert not covers(battle.state, ship, 1, at(2, 0))


@rule("talon:5.3.1b")
def test_arrows_combine() -> None:
    battle = Battle()
    ship = battle.terran("CA")  # its first laser fires front and left
    reach = {place: covers(battle.state, ship, 0, at(*place)) for place in ((0, -2), (-2, 0), (2, 0), (0, 2))}
    assert reach == {(0, -2): True, (-2, 0): True, (2, 0): False, (0, 2): False}


@rule("talon:5.3.1a", "talon:5.3.2a")
def test_arcs_have_the_hexes_of_the_ruling() -> None:
    here = at(0, 0)
    counts = {}
    for ring in range(1, 5):
        arcs = [0, 0, 0, 0]
        for q in range(-ring, ring + 1):
            for r in range(-ring, ring + 1):
                if max(abs(q), abs(r), abs(q + r)) == ring:
                    arcs[arc_towards(here, 0, at(q, r))] += 1
        counts[ring] = arcs
    assert counts == {1: [1, 2, 2, 1], 2: [3, 3, 3, 3], 3: [3, 6, 6, 3], 4: [5, 7, 7, 5]}
    assert arc_towards(here, 0, at(1, -2)) == FRONT  # exactly on the 30 degree line
    assert arc_towards(here, 0, at(-1, 2)) == REAR
    assert arc_towards(here, 2, at(0, 1)) == RIGHT


@rule("talon:5.3.2a", "talon:8.3f")
def test_example_only_the_shield_towards_the_firer_absorbs() -> None:
    battle = Battle()
    ship = battle.terran("CA", 0, 0, 0, shields=(6, 5, 5, 4))
    battle.talon("FF", 0, -2, 3)
    battle.begin(ChooseGroup(1), seat=1)
    battle.roll(6)
    battle.play("fire b1.1")
    assert battle.shields(ship) == (4, 5, 5, 4)


@rule("talon:5.3.2b", "talon:8.2.3", "talon:8.3f")
def test_ships_between_do_not_matter() -> None:
    battle = Battle()
    target = battle.terran("CA", 0, 0, 0, shields=(6, 5, 5, 4))
    battle.terran("DD", -1, 0, 0)
    battle.talon("DD", -2, 0, 0)
    battle.talon("FF", -3, 0, 2)
    battle.begin(ChooseGroup(1), seat=1).play("fire b2.1")
    battle.roll(6)
    battle.play("at a1")
    assert battle.shields(target) == (6, 5, 3, 4)


@rule("talon:5.4.2", "talon:5.4.3a", "talon:9.3a")
def test_speed_changes_by_one_and_replaces_the_whole_row() -> None:
    battle = Battle(initiative=0)
    ship = battle.terran("CA", 0, 3, 2)
    battle.talon("CA", 0, -4, 2)
    battle.begin(PowerPhase())
    assert battle.offers() == ["speed 2", "speed 3", "speed 4"]
    assert battle.refused("speed 5") == "talon:5.4.3a"
    battle.play("speed 4")
    assert battle.curve(ship) == (2, 4)
    assert battle.seen(ship)["radius"] == 2


@rule("talon:5.4.3b")
def test_warships_never_stop() -> None:
    battle = Battle(initiative=0)
    battle.terran("CA", 0, 3, 2, speed=1)
    battle.talon("CA", 0, -4, 2)
    battle.begin(PowerPhase())
    assert battle.offers() == ["speed 1", "speed 2"]
    assert battle.refused("speed 0") == "talon:5.4.3b"


@rule("talon:5.4.4a", "talon:8.4.2", "talon:9.3b")
def test_hull_damage_lowers_power_in_the_power_phase_only() -> None:
    battle = Battle(initiative=0)
    ship = battle.terran("CA", 0, 3, 2, shields=(0, 0, 0, 0))
    battle.talon("CA", 0, -4, 2)
    damage(battle.state, ship, FRONT, 3)
    assert battle.curve(ship) == (3, 3)
    battle.begin(Impulse(4))
    battle.play("done")
    assert battle.curve(ship) == (3, 3)
    battle.begin(PowerPhase()).play("speed 3")
    assert battle.curve(ship) == (2, 3)  # Napoleon: 3-3-2 becomes 2-3-2
    battle.begin(PowerPhase()).play("speed 2")
    assert battle.curve(ship) == (3, 2)  # 4-2-1 becomes 3-2-1


@rule("talon:5.4.4b")
def test_a_speed_with_negative_power_cannot_be_chosen() -> None:
    battle = Battle(initiative=0)
    battle.terran("CA", 0, 3, 2, speed=4, hull=5)
    battle.talon("CA", 0, -4, 2)
    battle.begin(PowerPhase())
    assert battle.refused("speed 5") == "talon:5.4.4b"


@rule("talon:5.4.5a")
def test_power_below_zero_destroys_and_explodes() -> None:
    battle = Battle(initiative=0)
    ship = battle.terran("CA", 0, 3, 2, speed=5, hull=5, power_loss=1)
    near = battle.terran("CA", 1, 3, 2)
    battle.talon("CA", 0, -4, 2)
    battle.begin(PowerPhase())
    battle.play("speed 3", "speed 3")
    assert battle.place(ship) is None
    assert [event.strength for event in battle.told(ShipExploded)] == [3]
    assert battle.shields(near)[REAR] == 1


@rule("talon:5.4.5b")
def test_example_guderian_must_slow_down() -> None:
    battle = Battle(initiative=0)
    ship = battle.terran("CA", 0, 3, 2, speed=5, hull=5)
    battle.talon("CA", 0, -4, 2)
    battle.begin(PowerPhase())
    assert battle.curve(ship) == (0, 4)  # the only speed left is taken: 2-4-2 becomes 0-4-2
    assert battle.place(ship) == (0, 3)


def test_every_ship_says_where_its_figures_come_from() -> None:
    ships = orrery.game("talon").catalogue()["ships"]
    assert len(ships) == 19
    assert {ship["source"] for ship in ships} <= {"rulebook", "public", "deduced", "reconstructed"}
