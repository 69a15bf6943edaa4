"""Chapter 2: components, as data."""

from __future__ import annotations

import orrery
from orrery.games.talon.effects import roll_critical
from orrery.games.talon.tables import EFFECTS, FACTIONS, WEAPON_KINDS
from orrery.games.talon.view import criticals_view, view
from orrery.kernel import Rng

from .table import Battle, rule


@rule("talon:2.1")
def test_ordinary_rolls_are_one_die_and_criticals_the_sum_of_two() -> None:
    rng = Rng(3)
    rolls = [rng.die(6) for _ in range(1000)]
    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    assert sorted({rng.die(6) + rng.die(6) for _ in range(1000)}) == list(range(2, 13))
    battle = Battle()
    ship = battle.terran("CA")
    battle.roll(5, 6)
    roll_critical(battle.state, ship)
    assert battle.dice.shows == []  # two dice, no more and no fewer


@rule("talon:2.3")
def test_every_ship_belongs_to_one_of_two_factions() -> None:
    units = view(orrery.game("talon").new(), None)["units"]
    factions = {unit["name"]: unit["faction"] for unit in units}
    assert FACTIONS == ["terran", "talon"]
    assert factions["Napoleon"] == "terran"
    assert factions["Justice"] == "talon"


@rule("talon:2.6a", "talon:5.4.1", "talon:5.1a")
def test_the_terran_heavy_cruiser_is_as_on_the_player_aid() -> None:
    battle = Battle()
    ship = battle.terran("CA")
    unit = battle.seen(ship)
    assert sorted(map(tuple, unit["curve"])) == [(1, 5, 3), (2, 4, 2), (3, 3, 2), (4, 2, 1), (5, 1, 1)]
    assert (unit["explosion"], unit["cost"]) == (3, 115)
    assert (battle.curve(ship), unit["radius"]) == ((3, 3), 2)


@rule("talon:2.6b", "talon:8.1.3", "talon:10.2.1")
def test_the_talon_battlecruiser_reads_as_the_rulebook_says() -> None:
    battle = Battle()
    unit = battle.seen(battle.talon("BC"))
    groups = {(group["weapon"], group["count"]): group for group in unit["groups"]}
    assert groups["missile", 3]["red"] == [2, 2]
    assert groups["missile", 3]["yellow"] == [0, 0]
    double, single = groups["disruptor", 2], groups["disruptor", 1]
    assert (double["red"], double["yellow"], set(double["arcs"])) == ([1, 1], [4, 4], set("FLR"))
    assert (single["red"], single["yellow"], single["arcs"]) == ([1, 1], [2, 2], "F")
    assert unit["afterburners"] == [2, 2]


@rule("talon:2.9a")
def test_markers_of_special_scenarios_do_not_exist_in_ordinary_ones() -> None:
    battle = Battle()
    ship = battle.terran("CA", slip=1)
    seen = battle.seen(ship)
    assert seen["slip"] is True
    assert {"jury_rig", "objective", "front_line"} & set(seen) == set()
    assert not any(word in str(action) for action in battle.game.vocabulary.actions for word in ("jury", "objective"))
    assert battle.place(ship) == (0, 0)


@rule("talon:2.9b")
def test_eleven_leaves_exactly_one_power_loss_marker() -> None:
    battle = Battle()
    ship = battle.terran("CA")
    battle.roll(5, 6)
    roll_critical(battle.state, ship)
    assert criticals_view(battle.state, ship) == ["power-loss"]
    assert {"shields-down", "helm-down", "power", "thrusters", "power-loss"} <= set(EFFECTS)


@rule("talon:2.10")
def test_there_are_six_weapon_types_each_with_a_table_or_a_procedure() -> None:
    tables = Battle().tables
    assert sorted(tables.weapon_names) == ["disruptor", "fusion", "laser", "missile", "torpedo", "wave"]
    for weapon in range(6):
        assert tables.weapon_kind[weapon] < len(WEAPON_KINDS)
        assert any(tables.damage[64 * weapon : 64 * weapon + 64])
