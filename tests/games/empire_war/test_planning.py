"""Chapters 3 to 6: income, purchase, assignment and bases."""

from __future__ import annotations

import pytest

import orrery
from orrery.games.empire_war.actions import SHIP_NAMES
from orrery.games.empire_war.board import income, is_behind, transports_in
from orrery.games.empire_war.flow.planning import AssignFleet, PlaceBases, RevealPlans
from orrery.games.empire_war.flow.turns import IncomePhase, StrategicTurn
from orrery.games.empire_war.game import GAME
from orrery.games.empire_war.tables import RESERVE, TALON, TERRAN, place_of

from .table import ANTARES, BADLANDS, MAELSTROM, ORION, War, name, rule


def manned() -> War:
    """A war in which the Terrans have a destroyer in every sector."""
    war = War()
    for lane in (ANTARES, BADLANDS, MAELSTROM):
        war.terran("DD", lane)
    war.terran("CL", ORION)
    return war


@rule("empire_war:1.2")
def test_fronts_begin_in_the_middle_of_four_lanes() -> None:
    state = orrery.game("empire_war").new()
    assert [(lane["id"], lane["front"], lane["last"]) for lane in state.view(0)["lanes"]] == [
        ("antares", 4, 8),
        ("badlands", 3, 6),
        ("maelstrom", 3, 6),
        ("orion", 4, 8),
    ]


@rule("empire_war:1.1", "empire_war:1.3", "empire_war:10.2")
def test_the_short_war_has_two_lanes_and_five_turns() -> None:
    view = orrery.game("empire_war").new(options={"war": "short"}).view(0)
    assert [lane["id"] for lane in view["lanes"]] == ["badlands", "orion"]
    assert view["turns"] == 5


@rule("empire_war:2.1")
def test_a_turn_is_planned_by_both_sides_one_after_the_other() -> None:
    war = manned()
    for lane in (ANTARES, BADLANDS, MAELSTROM, ORION):
        war.talon("CA", lane)
    war.run(StrategicTurn())
    assert (war.state.turn, war.state.seat, war.state.choice) == (2, TERRAN, "AssignFleet")
    war.play("commit")
    assert (war.state.seat, war.state.choice) == (TALON, "AssignFleet")
    war.play("commit")
    assert war.state.choice == "OfferWithdrawal"
    assert war.state.lane == ANTARES


@rule("empire_war:3.1")
def test_home_zones_and_planets_pay() -> None:
    war = War()
    assert income(war.state, TERRAN) == income(war.state, TALON) == 100 + 10 * 10 + 25 * 3
    war.front(BADLANDS, 4)
    assert income(war.state, TERRAN) == 285
    assert income(war.state, TALON) == 265


@rule("empire_war:3.1")
def test_the_first_turn_pays_nothing() -> None:
    war = War()
    war.run(IncomePhase())
    assert list(war.state.purse) == [0, 0]
    war.state.turn = 2
    war.run(IncomePhase())
    assert list(war.state.purse) == [275, 275]


@rule("empire_war:3.2", "empire_war:8.3")
def test_a_besieged_planet_pays_nobody() -> None:
    war = War()
    before = income(war.state, TERRAN), income(war.state, TALON)
    war.front(ANTARES, 3)  # a Terran planet
    assert (income(war.state, TERRAN), income(war.state, TALON)) == (before[0] - 35, before[1] + 10)


@rule("empire_war:3.3")
def test_points_are_kept_and_hidden() -> None:
    war = War()
    war.state.turn = 2
    war.run(IncomePhase(), IncomePhase())
    assert war.state.view(TERRAN)["sides"][TERRAN]["purse"] == 550
    assert war.state.view(TERRAN)["sides"][TALON]["purse"] is None


@rule("empire_war:4.1")
def test_a_ship_is_bought_into_the_reserve_and_sent_at_once() -> None:
    war = manned()
    war.state.purse[TERRAN] = 120
    war.run(AssignFleet(TERRAN))
    cruiser = next(ship for ship in war.state.tables.counters[TERRAN] if war.state.tables.code[ship] == "CA")
    war.play(f"buy {name(cruiser)}")
    assert (war.state.purse[TERRAN], war.state.at[cruiser]) == (5, RESERVE)
    assert not war.state.seen[cruiser]
    war.play(f"assign {name(cruiser)} orion")
    assert war.state.orders[cruiser] == ORION
    other = next(ship for ship in war.state.tables.counters[TERRAN] if war.state.tables.code[ship] == "SC")
    assert war.reason(f"buy {name(other)}") == "purse-too-small"


@rule("empire_war:4.2")
def test_sides_begin_with_two_transports_and_have_four_at_most() -> None:
    state = orrery.game("empire_war").new()
    for seat in range(2):
        assert sum(state.alive[ship] for ship in state.tables.transports[seat]) == 2
        assert len(state.tables.transports[seat]) == 4


@rule("empire_war:4.3")
def test_the_counter_of_a_lost_ship_is_free_in_the_turn_after_next() -> None:
    war = manned()
    lost = war.terran("BC", ORION)
    war.talon("CA", ORION)
    war.ended(ORION, winner=TALON, **{name(lost): "destroyed"})
    war.state.purse[TERRAN] = 1000
    war.state.turn = 2
    war.run(AssignFleet(TERRAN))
    assert war.reason(f"buy {name(lost)}") == "counter-not-free"
    war.state.turn = 3
    war.state.refresh()
    assert f"buy {name(lost)}" in war.offered()


@rule("empire_war:4.3")
def test_counters_of_a_class_are_bought_in_their_order() -> None:
    war = manned()
    war.state.purse[TERRAN] = 1000
    war.run(AssignFleet(TERRAN))
    cruisers = [ship for ship in war.state.tables.counters[TERRAN] if war.state.tables.code[ship] == "CA"]
    assert f"buy {name(cruisers[0])}" in war.offered()
    assert war.reason(f"buy {name(cruisers[1])}") == "other-counter-first"


@rule("empire_war:4.4")
def test_a_fleet_has_a_limit() -> None:
    war = War()
    for code, count in (("BB", 4), ("CA", 4), ("BC", 3), ("CL", 3)):
        for _ in range(count):
            war.terran(code)
    war.state.purse[TERRAN] = 1000
    war.run(AssignFleet(TERRAN))
    scout = next(ship for ship in war.state.tables.counters[TERRAN] if war.state.tables.code[ship] == "SC")
    assert f"buy {name(scout)}" in war.offered()
    war.play(f"buy {name(scout)}")
    destroyer = next(ship for ship in war.state.tables.counters[TERRAN] if war.state.tables.code[ship] == "DD")
    war.state.tables.fleet_cap, cap = 1950, war.state.tables.fleet_cap
    try:
        assert war.reason(f"buy {name(destroyer)}") == "fleet-too-large"
    finally:
        war.state.tables.fleet_cap = cap


@rule("empire_war:4.4")
def test_transports_do_not_count_towards_the_limit() -> None:
    war = War()
    war.terran("CA")
    war.state.purse[TERRAN] = 1000
    war.state.tables.fleet_cap, cap = 120, war.state.tables.fleet_cap
    try:
        war.run(AssignFleet(TERRAN))
        bought = [word.split()[1] for word in war.offered() if word.startswith("buy")]
        assert [war.state.tables.code[SHIP_NAMES.index(ship)] for ship in bought] == ["Tran"]
        assert war.state.why_not(f"buy {bought[0]}") is None
    finally:
        war.state.tables.fleet_cap = cap


@rule("empire_war:4.2")
def test_transports_that_are_in_the_box_are_nowhere() -> None:
    war = War()
    assert transports_in(war.state, TERRAN, RESERVE) == []
    bought = war.terran("Tran")
    assert transports_in(war.state, TERRAN, RESERVE) == [bought]


@rule("empire_war:3.1")
def test_a_planet_beside_the_home_world_pays_and_the_home_world_is_no_zone() -> None:
    war = War()
    before = income(war.state, TERRAN)
    war.state.holder[place_of(ANTARES, 1)] = TERRAN
    assert income(war.state, TERRAN) == before + 25
    for seat, home in ((TERRAN, 0), (TALON, 8)):
        assert not is_behind(war.state, seat, ANTARES, home)


@rule("empire_war:5.1")
def test_everybody_sees_who_has_committed() -> None:
    war = manned().run(AssignFleet(TERRAN))
    war.play("commit")
    assert list(war.state.committed) == [1, 0]
    assert [side["committed"] for side in war.state.view(TALON)["sides"]] == [True, False]


@rule("empire_war:5.1")
def test_orders_are_hidden_until_both_have_committed() -> None:
    war = manned()
    cruiser = war.terran("CA")
    war.run(AssignFleet(TERRAN))
    before = war.state.view(TALON)
    war.play(f"assign {name(cruiser)} orion")
    assert war.state.view(TALON) == before
    assert war.state.events_for(TALON) == []
    assert war.state.events_for(TERRAN)[-1]["lane"] == "orion"


@rule("empire_war:5.2")
def test_a_ship_changes_sectors_through_the_reserve() -> None:
    war = manned()
    cruiser = war.terran("CA", ORION)
    war.run(AssignFleet(TERRAN))
    assert war.clause(f"assign {name(cruiser)} antares") == "empire_war:5.2"
    war.play(f"assign {name(cruiser)} reserve", "commit")
    war.run(RevealPlans(), AssignFleet(TERRAN))
    assert f"assign {name(cruiser)} antares" in war.offered()


@rule("empire_war:5.3")
def test_every_sector_needs_a_warship() -> None:
    war = manned()
    lone = next(ship for ship in war.state.tables.counters[TERRAN] if war.state.at[ship] == BADLANDS)
    war.terran("CA")
    war.run(AssignFleet(TERRAN))
    assert "commit" in war.offered()
    war.play(f"assign {name(lone)} reserve")
    assert war.reason("commit") == "below-minimum"


@rule("empire_war:5.3")
def test_a_transport_does_not_count_for_the_minimum() -> None:
    war = War()
    for lane in (ANTARES, BADLANDS, MAELSTROM):
        war.terran("DD", lane)
    war.terran("Tran", ORION)
    war.terran("CA")
    war.run(AssignFleet(TERRAN))
    assert war.reason("commit") == "below-minimum"


@rule("empire_war:5.3")
def test_the_own_home_world_needs_two() -> None:
    war = manned()
    war.terran("CA")
    war.front(ORION, 0)
    war.run(AssignFleet(TERRAN))
    assert war.state.view(TERRAN)["decision"]["minimums"][3] == {"lane": "orion", "need": 2, "have": 1}
    assert war.reason("commit") == "below-minimum"


@rule("empire_war:5.4")
def test_too_few_ships_all_fill_minimums() -> None:
    war = War()
    one = war.terran("DD", ANTARES)
    two = war.terran("DD", ANTARES)
    war.run(AssignFleet(TERRAN))
    assert war.reason("commit") == "below-minimum"
    assert f"assign {name(two)} badlands" in war.offered()  # straight, because the reserve is empty
    war.play(f"assign {name(two)} badlands")
    assert "commit" in war.offered()
    war.play(f"assign {name(one)} reserve")
    assert war.reason("commit") == "below-minimum"


@rule("empire_war:5.4")
def test_no_straight_way_while_the_reserve_could_fill_the_minimum() -> None:
    war = manned()
    lone = next(ship for ship in war.state.tables.counters[TERRAN] if war.state.at[ship] == BADLANDS)
    war.state.alive[lone] = 0
    war.terran("CA")
    cruiser = war.terran("CA", ORION)
    war.run(AssignFleet(TERRAN))
    assert war.reason(f"assign {name(cruiser)} badlands") == "reserve-first"


@rule("empire_war:5.5")
def test_eight_warships_are_the_most_in_a_sector() -> None:
    war = War()
    for code, count in (("CA", 4), ("CL", 3), ("DD", 1)):
        for _ in range(count):
            war.terran(code, ORION)
    ninth = war.terran("DD")
    transport = war.terran("Tran")
    war.run(AssignFleet(TERRAN))
    assert war.reason(f"assign {name(ninth)} orion") == "sector-full"
    assert f"assign {name(transport)} orion" in war.offered()


@rule("empire_war:5.6")
def test_ships_in_sectors_are_seen_and_the_reserve_is_not() -> None:
    war = manned()
    war.state.purse[TERRAN] = 400
    war.run(AssignFleet(TERRAN))
    sent, kept = [
        next(ship for ship in war.state.tables.counters[TERRAN] if war.state.tables.code[ship] == code)
        for code in ("CA", "BC")
    ]
    war.play(f"buy {name(sent)}", f"buy {name(kept)}", f"assign {name(sent)} orion", "commit")
    war.run(RevealPlans())
    seen = {ship["id"] for ship in war.state.view(TALON)["ships"]}
    assert name(sent) in seen
    assert name(kept) not in seen
    assert war.state.at[sent] == ORION


@rule("empire_war:6.1")
def test_three_bases_are_placed_in_secret_behind_the_front() -> None:
    war = War()
    war.run(PlaceBases(TERRAN))
    assert war.reason("build antares 4") == "not-behind-front"
    assert war.reason("build antares 5") == "not-behind-front"
    assert war.reason("build badlands 7") == "no-such-zone"
    before = war.state.view(TALON)
    war.play("build antares 2")
    assert war.reason("build antares 2") == "base-there"
    war.play("build antares 3", "build orion 1")
    assert war.state.choice == "Rest"
    assert war.state.view(TALON)["ships"] == before["ships"]
    assert [ship["zone"] for ship in war.state.view(TERRAN)["ships"] if ship["role"] == "base"] == [2, 3, 1]


@rule("empire_war:6.1")
def test_a_base_never_moves() -> None:
    war = manned()
    base = war.base(TERRAN, ORION, 2)
    war.run(AssignFleet(TERRAN))
    assert war.reason(f"assign {name(base)} antares") == "base-stays"


@rule("empire_war:6.2")
def test_a_fourth_base_is_bought_and_no_fifth() -> None:
    war = manned()
    for zone in (1, 2, 3):
        war.base(TERRAN, ORION, zone)
    war.state.purse[TERRAN] = 183
    war.run(AssignFleet(TERRAN))
    assert war.reason("build antares 1") == "purse-too-small"
    war.state.purse[TERRAN] = 400
    war.state.refresh()
    assert war.state.why_not("build antares 1") is None
    war.play("build antares 1")
    assert war.state.purse[TERRAN] == 216
    assert any(
        war.state.alive[ship] and war.state.post[ship] == place_of(ANTARES, 1)
        for ship in war.state.tables.bases[TERRAN]
    )
    assert war.reason("build antares 2") == "no-base-left"
    assert war.reason(f"buy {name(war.state.tables.bases[TERRAN][0])}") == "base-is-built"


def test_odds_are_surer_once_the_fleets_have_met() -> None:
    war = War()
    war.terran("BB", ORION)
    war.talon("CA", ORION)
    war.state.planning = 1
    guess = GAME.insight(war.state, TERRAN, "sector", {"lane": ORION})["chance"]
    war.state.planning = 0
    known = GAME.insight(war.state, TERRAN, "sector", {"lane": ORION})
    assert 0.5 < guess < known["chance"] < 1.0
    assert (known["own"], known["theirs"]) == (194, 115)


def test_odds_tell_what_a_ship_would_change_where_it_may_go() -> None:
    war = War()
    war.terran("CA", ORION)
    spare = war.terran("CA")
    war.talon("CA", ORION)
    war.state.planning = 1
    asked = GAME.insight(war.state, TERRAN, "sectors", {"ship": spare})["sectors"]
    orion = next(one for one in asked if one["lane"] == ORION)
    assert orion["chance"] == GAME.insight(war.state, TERRAN, "sector", {"lane": ORION})["chance"] < orion["with"]
    war.state.orders[spare] = ORION
    there = GAME.insight(war.state, TERRAN, "sectors", {"ship": spare})["sectors"][-1]
    assert there["chance"] == orion["with"]
    assert "with" not in there


def test_odds_are_told_of_ones_own_ships_only() -> None:
    war = War()
    theirs = war.talon("CA", ORION)
    for seat, about in ((TERRAN, {"ship": theirs}), (TERRAN, {"ship": 999}), (None, {})):
        with pytest.raises(ValueError, match=r"no ship of yours|those who fight"):
            GAME.insight(war.state, seat, "sectors", about)


def test_the_forecast_of_income_has_the_best_and_the_worst_case() -> None:
    war = War()
    war.front(ANTARES, 4)
    terran = GAME.insight(war.state, TERRAN, "forecast", {})["seats"][TERRAN]
    assert terran == {"now": 275, "best": 275 + 4 * 10, "worst": 275 - 4 * 10 - 25}
