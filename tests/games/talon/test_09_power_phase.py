"""Chapters 9 to 11: the Power Phase, batteries, afterburners, retreat."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.talon.actions import SPEED
from orrery.games.talon.events import ShipExploded, ShipMoved, WeaponsCharged
from orrery.games.talon.flow.movement import MovementStep
from orrery.games.talon.flow.recharging import Breakups, ChooseSpeed, PowerPhase, Recharge, charge, legal_speeds
from orrery.games.talon.flow.retreating import ChooseJump, RetreatPhase, can_jump
from orrery.games.talon.flow.rounds import Round
from orrery.games.talon.flow.turn import Turn
from orrery.games.talon.game import GAME
from orrery.games.talon.score import points_lost
from orrery.games.talon.tables import DESTROYED, HERE, IMPULSES, RETREATED

from .table import Battle, rule


def alone(seat: int, code: str, **written: Any) -> tuple[Battle, int]:
    """A ship with an enemy far away."""
    battle = Battle(initiative=seat)
    ship = battle.ship(seat, code, 0, 3, 2, **written)
    battle.ship(1 - seat, "CA", 0, -4, 2)
    return battle, ship


@rule("talon:9.2.1")
def test_example_a_full_red_box_lets_two_disruptors_charge_two_yellow_boxes() -> None:
    battle, ship = alone(1, "BC")
    battle.bar(ship, 1, 1, 0)
    battle.begin(Recharge(1))
    assert battle.charged(ship, 1) == (1, 2)
    battle.bar(ship, 1, 0, 0)
    battle.begin(Recharge(1))
    assert battle.charged(ship, 1) == (1, 0)


@rule("talon:9.2.2a", "talon:8.1.2")
def test_every_group_gets_one_red_box() -> None:
    battle, ship = alone(1, "BC")
    for group in (1, 2, 3):
        battle.bar(ship, group, 0, 0)
    battle.begin(Recharge(1))
    assert [battle.charged(ship, group)[0] for group in (1, 2, 3)] == [1, 1, 1]
    assert battle.charged(ship, 2) == (1, 0)  # the missile bar still lacks one


@rule("talon:9.2.2b")
def test_red_boxes_do_not_charge_during_impulses() -> None:
    battle, ship = alone(0, "CA", battery=1)
    battle.bar(ship, 2, 0, 2)
    for impulse in IMPULSES:
        battle.state.battery[ship] = 1
        battle.begin(Turn(0), impulse=impulse)
        assert battle.refused("charge 2") == "talon:8.1.2"
        while battle.state.choice != "Rest":
            battle.state.play(battle.state.actions()[0])
    assert battle.charged(ship, 2) == (0, 2)


@rule("talon:9.3a")
def test_the_curve_is_adjusted_by_one() -> None:
    battle, _ = alone(0, "CA", speed=2)
    battle.begin(PowerPhase())
    assert battle.offers() == ["speed 1", "speed 2", "speed 3"]
    assert battle.refused("speed 4") == "talon:5.4.3a"


@rule("talon:9.3b", "talon:9.4a")
def test_the_record_is_the_row_with_the_modifier() -> None:
    battle, ship = alone(0, "CA", speed=2, hull=3, power_cut=1)
    battle.begin(PowerPhase()).play("speed 2")
    assert battle.curve(ship) == (4 - 1 - 1, 2)


@rule("talon:9.3c")
def test_a_turn_marker_stays_when_the_radius_changes() -> None:
    battle, ship = alone(0, "CA", speed=4, turn=2)
    battle.begin(PowerPhase()).play("speed 5")
    assert (battle.state.turn[ship], battle.seen(ship)["radius"]) == (2, 3)


@rule("talon:9.3d")
def test_power_loss_freezes_curve_and_weapons_but_not_ap() -> None:
    battle, ship = alone(0, "CA", power_loss=1)
    battle.bar(ship, 1, 0, 0)
    battle.begin(Recharge(0))
    assert (battle.curve(ship), battle.charged(ship, 1), battle.state.choice) == ((3, 3), (0, 0), "Rest")
    battle.roll(1)
    battle.begin(Turn(0), impulse="D")
    assert battle.state.choice == "ChooseSpending"


@rule("talon:9.3d", "talon:5.4.4a")
def test_hull_damage_reaches_a_ship_under_power_loss() -> None:
    battle, ship = alone(0, "CA", power_loss=1, hull=3)
    battle.begin(Recharge(0))
    assert battle.curve(ship) == (2, 3)


@rule("talon:10.1.1", "talon:10.1.2")
def test_a_battery_gives_ap_only_when_the_chart_does_not() -> None:
    battle, ship = alone(0, "CA", battery=1)
    battle.state.power[ship] = 2
    battle.begin(Turn(0), impulse="B")
    battle.play("change")
    assert battle.state.battery[ship] == 0
    battle.state.battery[ship] = 1
    battle.begin(Turn(0), impulse="C")
    battle.play("change")  # paid by the chart: one AP, and the battery is kept
    assert battle.state.battery[ship] == 1
    assert battle.state.choice != "ChooseSpending"


@rule("talon:10.1.3")
def test_a_battery_is_charged_and_used_again_and_again() -> None:
    battle, ship = alone(0, "CA")
    battle.state.power[ship] = 2
    for impulse, action, left in (("C", "battery", 1), ("D", "change", 0), ("F", "battery", 1), ("B", "change", 0)):
        battle.begin(Turn(0), impulse=impulse)
        battle.play(action)
        assert battle.state.battery[ship] == left


@rule("talon:10.1.1")
def test_no_ship_without_the_icon_has_a_battery() -> None:
    battle, ship = alone(1, "CA")
    battle.state.power[ship] = 6
    battle.begin(Turn(1), impulse="E", seat=1)
    assert battle.refused("battery") == "talon:10.1.1"


@rule("talon:10.1.4")
def test_batteries_are_empty_at_the_start() -> None:
    battle, ship = alone(0, "CA")
    battle.begin(Round())
    assert battle.state.battery[ship] == 0


@rule("talon:10.2.2a", "talon:4.1f")
def test_an_afterburner_moves_a_ship_that_is_not_due() -> None:
    battle, ship = alone(1, "CA", speed=2)
    battle.begin(MovementStep(1), impulse="D")
    assert battle.offers() == ["pick b1", "done"]
    battle.play("pick b1", "move straight")
    assert (battle.place(ship), battle.state.afterburners[ship]) == ((1, 3), 1)
    assert battle.told(ShipMoved)[-1].afterburner


@rule("talon:10.2.2a")
def test_no_afterburner_in_a_scheduled_impulse() -> None:
    battle, ship = alone(1, "CA", speed=2)
    battle.begin(MovementStep(1), impulse="C").play("move straight")
    assert battle.state.choice == "Rest"
    assert (battle.place(ship), battle.state.afterburners[ship]) == ((1, 3), 2)


@rule("talon:10.2.2b")
def test_an_afterburner_move_obeys_the_turn_marker_and_may_slip() -> None:
    battle, ship = alone(1, "CA", speed=2, turn=2)
    battle.state.facing[ship] = 0
    battle.begin(MovementStep(1), impulse="D").play("pick b1")
    assert battle.place(ship) == (0, 2)  # nothing but straight
    battle.state.slip[ship] = 1
    battle.begin(MovementStep(1), impulse="D").play("pick b1")
    assert battle.offers() == ["move straight", "move slip-left", "move slip-right"]


@rule("talon:10.2.2c")
def test_afterburners_burn_once() -> None:
    battle, ship = alone(1, "CA", speed=2, afterburners=0)
    battle.begin(MovementStep(1), impulse="D")
    assert battle.state.choice == "Rest"
    battle.talon("DD", 0, 0, 2, speed=2)
    battle.begin(MovementStep(1), impulse="D")
    assert battle.refused("pick b1") == "talon:10.2.2c"
    assert battle.place(ship) == (0, 3)


@rule("talon:10.2.3")
def test_one_afterburner_per_impulse() -> None:
    battle, _ = alone(1, "CA", speed=2)
    battle.talon("DD", 0, 0, 2, speed=2)
    battle.begin(MovementStep(1), impulse="D").play("pick b1", "move straight")
    assert battle.refused("pick b1") == "talon:10.2.3"


@rule("talon:11.1.1")
def test_a_retreated_ship_is_not_lost() -> None:
    battle, ship = alone(0, "CA")
    battle.terran("DD", 5, 3, 2)
    battle.state.round = 6
    battle.begin(RetreatPhase()).play("jump a1")
    assert battle.state.status[ship] == RETREATED
    assert points_lost(battle.state, 0) == 0


@rule("talon:11.1.2b")
def test_a_jump_ignores_a_planet_ahead() -> None:
    battle, ship = alone(0, "CA")
    battle.terran("DD", 5, 3, 2)
    battle.terrain("planet", (1, 3))
    battle.state.round = 6
    battle.begin(RetreatPhase()).play("jump a1")
    assert battle.place(ship) is None
    assert battle.state.hull[ship] == 0


@rule("talon:11.1.3", "talon:11.1.2a")
@pytest.mark.parametrize(("round_", "active"), [(5, False), (6, True), (9, True)])
def test_example_a_terran_cruisers_drive_is_active_from_round_six(round_: int, active: bool) -> None:
    battle, ship = alone(0, "CA")
    battle.state.round = round_
    assert can_jump(battle.state, ship) is active
    battle.state.hull[ship] = 3  # damage does not hurry the drive
    assert can_jump(battle.state, ship) is active


@rule("talon:11.1.3")
def test_a_reinforcements_drive_counts_from_its_arrival() -> None:
    battle, ship = alone(0, "CA")
    battle.scenario.arrives[ship] = 3
    battle.state.round = 7
    assert not can_jump(battle.state, ship)
    battle.state.round = 8
    assert can_jump(battle.state, ship)


@rule("talon:11.1.4a")
@pytest.mark.parametrize("kind", ["nebula", "asteroid"])
def test_no_jump_out_of_terrain(kind: str) -> None:
    battle, ship = alone(0, "CA")
    battle.terran("CA", 5, 3, 2)
    battle.terrain(kind, (0, 3))
    battle.state.round = 6
    battle.begin(ChooseJump(0))
    assert battle.refused("jump a1") == "talon:11.1.4a"
    assert can_jump(battle.state, ship + 1)


@rule("talon:11.1.4b", "talon:11.1.4c", "talon:12.1.2c")
def test_bases_and_squadrons_never_jump() -> None:
    battle, _ = alone(0, "CA")
    battle.terran("Base", 3, 3, 2)
    battle.terran("FTR", 4, 3, 2)
    battle.state.round = 20
    battle.begin(ChooseJump(0))
    assert battle.refused("jump a2") == "talon:11.1.4b"
    assert battle.refused("jump a3") == "talon:11.1.4c"
    assert battle.offers() == ["jump a1", "done"]


@rule("talon:8.5a")
def test_an_offline_drive_cannot_jump() -> None:
    battle, _ = alone(0, "CA", ftl_down=1)
    battle.terran("CA", 5, 3, 2)
    battle.state.round = 6
    battle.begin(ChooseJump(0))
    assert battle.refused("jump a1") == "talon:8.5a"


@rule("talon:9.2.1", "talon:9.2.2a")
def test_charged_boxes_are_told_group_by_group() -> None:
    battle = Battle()
    ship = battle.talon("BC")
    battle.terran("CA", 0, 5)
    battle.bar(ship, 1, 1, 1)
    battle.bar(ship, 2, 0, 0)
    battle.bar(ship, 3, 0, 1)
    battle.state.broken[3 * ship + 1] = 1
    for _ in range(4):
        charge(battle.state, ship)
    assert [told.boxes for told in battle.told(WeaponsCharged)] == [(2, 0, 1), (1, 0, 1)]


@rule("talon:5.4.3a", "talon:5.4.3b", "talon:5.4.4b")
@pytest.mark.parametrize("kind", range(len(GAME.tables.code)))
def test_a_curve_is_left_by_one_row_at_a_time_and_never_below_zero(kind: int) -> None:
    battle = Battle()
    faction, code = battle.tables.faction[kind], battle.tables.code[kind]
    unit = battle.ship(0, code, faction=faction)
    rows = battle.tables.row_power[8 * kind : 8 * kind + 7]
    for speed in [speed for speed, power in enumerate(rows) if power >= 0]:
        for hull in range(battle.tables.hull[kind]):
            for cut in range(3):
                battle.state.speed[unit], battle.state.hull[unit], battle.state.power_cut[unit] = speed, hull, cut
                loss = battle.tables.modifier[16 * kind + hull] - cut
                steps = [step for step in (speed - 1, speed, speed + 1) if 0 <= step < 7 and rows[step] >= 0]
                legal = [step for step in steps if rows[step] + loss >= 0] or [speed]
                assert legal_speeds(battle.state, unit) == legal
                for wanted in set(range(7)) - set(legal):
                    refusal = ChooseSpeed(0, unit).why_not(battle.state, SPEED[wanted])
                    below = "talon:5.4.4b" if wanted in steps else "talon:5.4.3a"
                    assert refusal is not None
                    assert refusal.clause == ("talon:5.4.3b" if rows[wanted] < 0 else below)
    battle.state.power_loss[unit] = 1
    assert legal_speeds(battle.state, unit) == [battle.state.speed[unit]]


@rule("talon:5.4.3a")
def test_a_ship_at_rest_may_stay_or_speed_up(monkeypatch: pytest.MonkeyPatch) -> None:
    battle = Battle()
    unit = battle.terran("SC")
    rows = battle.tables.row_power[:]
    rows[8 * battle.scenario.kind[unit]] = 2  # a class that can stop, as a pack may have
    monkeypatch.setattr(battle.tables, "row_power", rows)
    battle.state.speed[unit] = 0
    assert legal_speeds(battle.state, unit) == [0, 1]


@rule("talon:5.4.5a")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("first", [0, 1])
def test_only_power_below_zero_breaks_a_ship_up(seat: int, first: int) -> None:
    battle = Battle(initiative=first)
    whole, even, broken = (battle.ship(seat, "DD", 3 * number, 0, power=1 - number) for number in range(3))
    battle.ship(1 - seat, "CA", 0, 6)
    gone = battle.ship(seat, "DD", 9, 0, power=-1)
    battle.state.at[gone], battle.state.status[gone] = -1, RETREATED
    battle.begin(Breakups(), seat=1 - first)
    assert battle.state.active == first
    assert [battle.state.status[unit] for unit in (whole, even, broken, gone)] == [HERE, HERE, DESTROYED, RETREATED]
    assert [told.unit for told in battle.told(ShipExploded)] == [battle.scenario.names[broken]]
