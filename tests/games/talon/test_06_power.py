"""Chapter 6: spending AP, reinforcing shields."""

from __future__ import annotations

import pytest

from orrery.games.talon.effects import damage
from orrery.games.talon.flow.turn import Turn
from orrery.games.talon.grid import FRONT

from .table import Battle, rule


def spender(impulse: str = "D", code: str = "CA", **written: object) -> tuple[Battle, int]:
    """A Terran ship with AP and nobody near."""
    battle = Battle()
    ship = battle.terran(code, 0, 3, 2, **written)
    battle.state.power[ship] = 6
    battle.talon("CA", 0, -4, 2)
    battle.begin(Turn(0), impulse=impulse)
    return battle, ship


@rule("talon:6.1b", "talon:6.1d", "talon:7.3.1", "talon:7.3.2a", "talon:4.1d")
def test_a_side_slip_bought_now_can_be_used_in_this_impulses_move() -> None:
    battle, ship = spender("C", speed=4, turn=3)
    battle.play("slip")
    assert battle.offers() == ["move straight", "move slip-left", "move slip-right"]
    battle.play("move slip-left")
    assert (battle.place(ship), battle.state.facing[ship]) == ((1, 2), 2)
    assert battle.state.slip[ship] == 0


@rule("talon:6.1d", "talon:7.3.2a")
def test_the_slip_marker_waits_for_the_next_move_and_leaves_with_it() -> None:
    battle, ship = spender("E")
    battle.play("slip")
    assert battle.state.slip[ship] == 1
    battle.state.power[ship] = 0
    battle.begin(Turn(0), impulse="F")
    battle.play("move left")
    assert battle.state.slip[ship] == 0


@rule("talon:7.3.2a")
def test_no_slip_without_a_marker() -> None:
    battle, _ = spender("D")
    battle.play("hold")
    assert battle.refused("move slip-left") == "talon:7.3.2a"


@rule("talon:6.1e", "talon:6.1f")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (2, 1), (1, 0)])
def test_ap_brings_the_turn_marker_nearer(before: int, after: int) -> None:
    battle, ship = spender("E", turn=before)
    battle.play("turn")
    assert battle.state.turn[ship] == after
    battle.begin(Turn(0), impulse="D")
    if after:
        battle.play("hold")  # it may only go straight
        assert battle.state.turn[ship] == after - 1
    else:
        assert battle.refused("turn") == "talon:6.1e"
        battle.play("hold")
        assert battle.can("move left")


@rule("talon:6.1c", "talon:6.1g")
def test_one_ap_charges_one_box_of_one_bar() -> None:
    battle, ship = spender("E")
    battle.bar(ship, 1, 1, 0)
    battle.bar(ship, 2, 2, 1)
    battle.state.refresh()
    battle.play("charge 2")
    assert (battle.charged(ship, 1), battle.charged(ship, 2)) == ((1, 0), (2, 2))
    assert battle.state.choice == "Rest"


@rule("talon:6.1i", "talon:10.1.3")
def test_an_empty_battery_can_be_charged_and_a_full_one_not() -> None:
    battle, ship = spender("E")
    battle.play("battery")
    assert battle.state.battery[ship] == 1
    battle.begin(Turn(0), impulse="E")
    assert battle.refused("battery") == "talon:6.1i"


@rule("talon:6.1j")
def test_a_reinforcement_bears_the_letter_of_the_impulse() -> None:
    battle, ship = spender("D")
    battle.play("reinforce front")
    assert battle.boosts(ship) == "D..."


@rule("talon:6.1k")
def test_one_ap_is_one_initiative_marker() -> None:
    battle, ship = spender("E")
    battle.play("defend")
    assert (battle.state.contest[ship], battle.state.choice) == (2, "Rest")


@rule("talon:6.1l", "talon:12.2.2a")
def test_a_carrier_passes_its_ap_to_a_squadron_four_hexes_away() -> None:
    battle = Battle()
    carrier = battle.terran("CV", 0, 3, 0)
    squadron = battle.terran("FTR", 0, -1, 0)
    battle.talon("CA", 6, -5, 0)
    battle.bar(squadron, 2, 1, 0)
    battle.begin(Turn(0), impulse="D")
    battle.state.power[carrier] = 4
    battle.begin(Turn(0), impulse="D")
    battle.play("beam a2 charge-2")
    assert battle.charged(squadron, 2) == (1, 1)
    assert battle.state.choice != "ChooseSpending"


@rule("talon:6.1m", "talon:13.7a", "talon:13.7b")
def test_a_launcher_ship_redirects_a_missile() -> None:
    battle = Battle()
    far, near = battle.terran("CA", 5, 0, 0), battle.terran("DD", 0, -3, 0)
    battle.talon("DD", 0, 0, 0)
    missile = battle.missile(far, 2, 4, 0, number=4)
    battle.state.power[24] = 6
    battle.begin(Turn(1), impulse="E", seat=1)
    battle.play("redirect m4")
    assert battle.state.missile_target[missile] == near


@rule("talon:6.2.1")
def test_a_reinforcement_absorbs_one_point_before_the_shield() -> None:
    battle, ship = spender()
    battle.state.shields[4 * ship] = 3
    battle.state.boosts[4 * ship] = 1
    damage(battle.state, ship, FRONT, 2)
    assert (battle.boosts(ship), battle.shields(ship)[FRONT]) == ("....", 2)


@rule("talon:6.2.2a")
def test_one_reinforcement_per_arc() -> None:
    battle, ship = spender("E")
    battle.play("reinforce front")
    battle.begin(Turn(0), impulse="F")
    assert battle.refused("reinforce front") == "talon:6.2.2a"
    assert battle.boosts(ship) == "E..."


@rule("talon:6.2.2b", "talon:8.5a")
def test_destroyed_shields_can_be_reinforced_and_downed_ones_not() -> None:
    battle, ship = spender("E", shields=(0, 5, 5, 4))
    battle.play("reinforce front")
    damage(battle.state, ship, FRONT, 1)
    assert battle.state.hull[ship] == 0
    battle.state.shields_down[ship] = 1
    battle.begin(Turn(0), impulse="E")
    assert battle.refused("reinforce front") == "talon:6.2.2b"


@rule("talon:6.2.2c", "talon:6.2.3b")
def test_two_reinforcements_per_ship_and_room_can_be_made() -> None:
    battle, ship = spender("D")
    battle.state.boosts[4 * ship] = 1
    battle.state.boosts[4 * ship + 2] = 2
    battle.state.refresh()
    assert battle.refused("reinforce rear") == "talon:6.2.2c"
    battle.play("discard front", "reinforce rear")
    assert battle.boosts(ship) == "..BD"
