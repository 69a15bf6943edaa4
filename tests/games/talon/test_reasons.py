"""Talon: why a move is good advice."""

from __future__ import annotations

from typing import Any

import orrery
from orrery.games.talon.flow.firing import ChooseGroup, ChooseTarget
from orrery.games.talon.flow.movement import ChooseMove
from orrery.games.talon.flow.recharging import ChooseSpeed
from orrery.games.talon.flow.spending import ChooseSpending
from orrery.locales import say

from .table import Battle

GAME = orrery.game("talon")


def reasons(battle: Battle, action: str) -> dict[str, dict[str, Any]]:
    """The keys and facts of the reasons for an action that is possible now."""
    chosen = battle.game.parse(action)
    assert chosen in battle.state.pending, action
    assert battle.state.seat is not None
    told = battle.game.reasons(battle.state, battle.state.seat, chosen)
    return {one["reason"]: one["facts"] for one in told if isinstance(one, dict)}


def test_a_shot_is_told_by_its_odds_and_the_shield_it_meets() -> None:
    battle = Battle()
    ship, target = battle.terran("BC", 0, 0, 0), battle.talon("CA", 0, -3, 3, shields=(3, 4, 4, 4))
    battle.begin(ChooseGroup(0), seat=0)
    said = reasons(battle, "fire a1.2")
    odds = GAME.insight(battle.state, 0, "odds", {"unit": ship, "group": 2, "target": target})
    assert said["because-hit"] == {"unit": "CA b1", "percent": round(100 * odds["hit"]), "range": 3}
    assert said["because-hull"] == {"unit": "CA b1", "percent": round(100 * odds["group_reaches_hull"])}
    assert said["because-shield"] == {"unit": "CA b1", "arc": "front", "left": 3}
    text = say("orrery.games.talon", "en", "because-shield", said["because-shield"])
    assert text == "The front shield of CA b1 has 3 left."


def test_a_target_that_may_be_destroyed() -> None:
    battle = Battle()
    ship = battle.terran("BC", 0, 0, 0)
    boxes = battle.tables.hull[battle.tables.kind_of(1, "CA")]
    battle.talon("CA", 0, -3, 3, shields=(0, 0, 0, 0), hull=boxes - 1)
    battle.talon("CA", 0, -2, 3)
    battle.begin(ChooseTarget(0, ship, 1, 2), seat=0)
    said = reasons(battle, "at b1")
    assert said["because-destroys"]["percent"] > 50
    assert said["because-shield"]["left"] == 0


def test_a_box_says_how_far_the_group_is_from_firing() -> None:
    battle = Battle()
    ship = battle.terran("BC", 0, 0, 0)
    battle.talon("CA", 0, -3, 3)
    kind = battle.scenario.kind[ship]
    red, yellow = battle.tables.red[3 * kind], battle.tables.yellow[3 * kind]
    battle.bar(ship, 1, red, yellow - 1)
    battle.begin(ChooseSpending(0, ship), seat=0)
    assert reasons(battle, "charge 1")["because-charged"]["unit"] == "BC a1"
    battle.bar(ship, 1, 0, 0)
    battle.begin(ChooseSpending(0, ship), seat=0)
    assert reasons(battle, "charge 1")["because-charging"]["left"] == red + yellow - 1


def test_a_reinforcement_meets_a_blow() -> None:
    battle = Battle()
    ship = battle.terran("BC", 0, 0, 0, shields=(2, 4, 4, 4))
    battle.talon("CA", 0, -2, 3)
    battle.begin(ChooseSpending(0, ship), seat=0)
    said = reasons(battle, "reinforce front")
    assert said["because-incoming"]["damage"] > 1
    assert said["because-shield"] == {"unit": "BC a1", "arc": "front", "left": 2}
    assert "because-incoming" not in reasons(battle, "reinforce rear")


def test_a_turn_that_brings_the_guns_to_bear() -> None:
    battle = Battle()
    ship = battle.terran("BC", 0, 0, 1, speed=2, turn=0)
    battle.talon("CA", 0, -4, 3)
    battle.begin(ChooseMove(0, ship, 0), seat=0)
    said = reasons(battle, "move left")
    assert said["because-bears"]["unit"] == "CA b1"
    assert said["because-bears"]["damage"] > 0


def test_a_planet_is_avoided() -> None:
    battle = Battle()
    ship = battle.terran("BC", 0, 0, 0, speed=2, turn=0)
    battle.terrain("planet", (0, -1))
    battle.talon("CA", 5, -5, 3)
    battle.begin(ChooseMove(0, ship, 0), seat=0)
    assert reasons(battle, "move left")["because-avoids"] == {"terrain": "planet"}


def test_a_speed_is_told_by_its_row_of_the_curve() -> None:
    battle = Battle()
    ship = battle.terran("BC", 0, 0, 0, speed=3)
    battle.talon("CA", 0, -2, 3)
    battle.begin(ChooseSpeed(0, ship), seat=0)
    said = reasons(battle, "speed 2")
    row = 8 * battle.scenario.kind[ship] + 2
    power, radius = battle.tables.row_power[row], battle.tables.row_radius[row]
    assert said["because-curve"] == {"speed": 2, "power": power, "radius": radius}
    assert said["because-slow-near"] == {"unit": "CA b1", "range": 2}
    assert "because-range" in reasons(battle, "speed 3")


def test_a_missile_is_told_by_its_prey() -> None:
    battle = Battle()
    ship = battle.terran("BC", 0, 0, 0)
    battle.talon("CA", 0, -3, 3)
    battle.missile(ship, 0, -1, 3)
    battle.begin(ChooseTarget(0, ship, 0, 1), seat=0)
    assert reasons(battle, "at m1") == {"because-missile-hunts": {"unit": "BC a1", "range": 1}}
