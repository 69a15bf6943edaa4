"""Free battles: where fleets start, what modes add to them and ask of them, and which terrain lies in the middle."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.talon.fleets import (
    MODES,
    check_counters,
    free_battle,
    keep_clear,
    read_fleet,
    standard_fleet,
    start_facing,
    start_of,
)
from orrery.games.talon.game import GAME
from orrery.games.talon.grid import column_row, hex_of
from orrery.games.talon.scenarios import squadron_fault
from orrery.games.talon.tables import DESTROYED, FIGHTER, LANDED, RETREATED, SLOTS, TERRAINS, WARSHIP, Scenario

TABLES = GAME.tables
OPTIONS: dict[str, Any] = {
    "points": 400,
    "fleet_a": "CA CA",
    "fleet_b": "CA CA",
    "terrain": "none",
    "mode": "last-ship",
}


def battle(**options: Any) -> Scenario:
    """A free battle by these options."""
    return free_battle(TABLES, {**OPTIONS, **options})


def codes(scenario: Scenario, seat: int) -> list[str]:
    """The classes of a fleet."""
    return [TABLES.code[scenario.kind[unit]] for unit in scenario.units(seat)]


@pytest.mark.parametrize(
    ("count", "columns"),
    [(1, [12]), (2, [8, 16]), (3, [6, 12, 17]), (4, [6, 10, 14, 18]), (5, [5, 8, 12, 15, 18]),
     (8, [5, 7, 9, 11, 13, 15, 17, 19])],
)  # fmt: skip
def test_a_fleet_is_spread_over_its_zone_in_two_rows(count: int, columns: list[int]) -> None:
    places = [[column_row(start_of(seat, number, count)) for number in range(count)] for seat in range(2)]
    assert places[0] == [(column, 9 + number % 2) for number, column in enumerate(columns)]
    assert places[1] == [(column, 1 - number % 2) for number, column in enumerate(columns)]
    half = (count + 1) // 2
    assert [start_facing(0, number, count) for number in range(count)] == [1] * half + [0] * (count - half)
    assert [start_facing(1, number, count) for number in range(count)] == [3] * half + [4] * (count - half)


def test_zones_are_the_two_outermost_rows_of_each_side() -> None:
    scenario = battle()
    for seat, rows in enumerate(((9, 10), (0, 1))):
        expected = {(column, row) for row in rows for column in range(4, 20)}
        assert {column_row(place) for place in scenario.zones[seat]} == expected
        assert scenario.entries[seat] == scenario.zones[seat]
        assert all(scenario.start[unit] in scenario.zones[seat] for unit in scenario.units(seat))
    assert (scenario.number, scenario.source, scenario.rounds) == ("-", "reconstructed", 10)
    assert scenario.texts == {"en": "400 points a side.", "it": "400 punti per parte.", "de": "400 Punkte je Seite."}


def test_every_counter_has_a_name_of_its_own_also_in_a_mirror_match() -> None:
    scenario = battle(fleet_b="terran: CA CA", points=300)
    names = [scenario.names[unit] for seat in range(2) for unit in scenario.units(seat)]
    assert names == TABLES.names[TABLES.kind_of(0, "CA")][:4]
    assert [TABLES.faction[scenario.kind[unit]] for unit in scenario.units(1)] == [0, 0]


@pytest.mark.rule("talon:15.1.1", "talon:17.1a")
def test_four_terran_battleships_have_four_names_and_vanguard_is_one() -> None:
    scenario = battle(fleet_a="BB BB BB BB", fleet_b="CA", points=1000)
    assert [scenario.names[unit] for unit in scenario.units(0)] == ["Defiant", "Prometheus", "Thunderchild", "Vanguard"]
    with pytest.raises(ValueError, match="has 4 terran BB, not 5"):
        battle(fleet_a="BB BB BB BB BB", fleet_b="CA", points=1000)


@pytest.mark.parametrize(
    ("text", "expected"),
    [("CA, DD", (0, ["CA", "DD"])), ("Talon: FF  DN", (1, ["FF", "DN"])), (" terran :CL", (0, ["CL"]))],
)
def test_a_fleet_is_written_as_classes_after_its_faction(text: str, expected: tuple[int, list[str]]) -> None:
    kinds = read_fleet(TABLES, 0, text, 400)
    assert [TABLES.code[kind] for kind in kinds] == expected[1]
    assert {TABLES.faction[kind] for kind in kinds} == {expected[0]}


def test_a_fleet_may_cost_the_whole_budget_and_no_more() -> None:
    cost = 2 * TABLES.cost[TABLES.kind_of(0, "CA")]
    assert len(read_fleet(TABLES, 0, "CA CA", cost)) == 2
    with pytest.raises(ValueError, match=f"costs {cost} points; the budget is {cost - 1}"):
        read_fleet(TABLES, 0, "CA CA", cost - 1)
    with pytest.raises(ValueError, match="no terran ship is called 'FF'; there are SC, DD, CL, CA, BC, BB, CV, FTR"):
        read_fleet(TABLES, 0, "FF", 400)
    with pytest.raises(ValueError, match="the factions are terran and talon"):
        read_fleet(TABLES, 0, "martian: CA", 400)
    with pytest.raises(ValueError, match="needs at least one ship besides fighters"):
        read_fleet(TABLES, 0, "FTR", 400)
    with pytest.raises(ValueError, match="FTR"):
        read_fleet(TABLES, 0, "CA FTR FTR FTR FTR", 400)
    assert squadron_fault(TABLES, read_fleet(TABLES, 0, "CV FTR FTR", 400)) == ""


@pytest.mark.parametrize("faction", [0, 1])
@pytest.mark.parametrize("points", [50, 100, 200, 300, 500, 800])
def test_a_standard_fleet_is_the_largest_warships_that_fit(faction: int, points: int) -> None:
    fleet = standard_fleet(TABLES, faction, points)
    costs = [TABLES.cost[kind] for kind in fleet]
    assert {TABLES.role[kind] for kind in fleet} == {WARSHIP}
    assert {TABLES.faction[kind] for kind in fleet} == {faction}
    assert costs == sorted(costs, reverse=True)
    assert sum(costs) <= points
    ships = [k for k in range(len(TABLES.code)) if TABLES.faction[k] == faction and TABLES.role[k] == WARSHIP]
    cheapest = min(TABLES.cost[kind] for kind in ships)
    for kind in ships:
        assert fleet.count(kind) <= min(2, len(TABLES.names[kind]) // 2)
        fits = TABLES.cost[kind] <= points - sum(costs)
        if fits and TABLES.cost[kind] == cheapest:
            assert fleet.count(kind) == min(2, len(TABLES.names[kind]) // 2)
    assert read_fleet(TABLES, faction, "", points) == fleet


def test_both_sides_share_the_counters_of_a_class() -> None:
    ship = TABLES.kind_of(0, "SC")
    assert len(TABLES.names[ship]) == 2
    check_counters(TABLES, [[ship], [ship]])
    with pytest.raises(ValueError, match="the counter mix has 2 terran SC, not 3"):
        check_counters(TABLES, [[ship], [ship, ship]])
    fighters = [TABLES.kind_of(0, "FTR")] * 8
    others = [kind for kind in range(10) if kind != TABLES.kind_of(0, "FTR") for _ in TABLES.names[kind]]
    check_counters(TABLES, [(fighters + others)[:SLOTS], []] if len(fighters + others) >= SLOTS else [fighters, []])
    with pytest.raises(ValueError, match=f"a fleet has at most {SLOTS} units"):
        check_counters(TABLES, [(fighters + others)[: SLOTS + 1], []])


def test_the_last_ship_has_no_goals() -> None:
    scenario = battle()
    assert (scenario.goals, scenario.finals, scenario.limit_winner, scenario.terrain) == ([], [], -1, [])


def test_an_invader_lands_two_transports_beside_the_fleet() -> None:
    scenario = battle(mode="planetary-invasion")
    assert codes(scenario, 1) == ["CA", "CA", "Tran", "Tran"]
    transports = scenario.units(1)[2:]
    assert scenario.landing == transports
    landed, lost = scenario.goals
    assert (landed.fate, landed.units, landed.need, landed.winner, landed.reason) == (
        LANDED,
        transports,
        2,
        1,
        "landed",
    )
    assert (lost.fate, lost.units, lost.need, lost.winner) == (DESTROYED, transports, 1, 0)
    assert (scenario.limit_winner, [TERRAINS[kind] for _, kind in scenario.terrain]) == (0, ["planet"])
    planet = scenario.terrain[0][0]
    assert planet not in scenario.start
    assert codes(battle(mode="planetary-invasion", fleet_b="CA Tran"), 1) == ["CA", "Tran", "Tran"]
    assert codes(battle(mode="planetary-invasion", fleet_b="CA Tran Tran"), 1) == ["CA", "Tran", "Tran"]


@pytest.mark.parametrize("count", range(1, 9))
def test_nobody_starts_on_the_planet_or_in_anothers_hex(count: int) -> None:
    fleet = " ".join((["DD"] * 3 + ["CL"] * 3 + ["SC"] * 2)[:count])
    scenario = battle(mode="planetary-invasion", fleet_a=fleet, points=1000)
    planet = scenario.terrain[0][0]
    places = [scenario.start[unit] for unit in scenario.units(0)]
    assert planet not in places
    assert len(set(places)) == count
    for unit, number in zip(scenario.units(0), range(count), strict=True):
        usual = start_of(0, number, count)
        if usual != planet:
            assert scenario.start[unit] == usual
        else:
            assert scenario.start[unit] in scenario.zones[0]


def test_the_flagship_is_the_dearest_warship_or_carrier_of_each_side() -> None:
    scenario = battle(mode="priority-target", fleet_a="Tran BC DD BC", fleet_b="FF DN Base", points=800)
    assert [unit for unit in range(len(scenario.flagship)) if scenario.flagship[unit]] == [1, SLOTS + 1]
    lost = [(goal.fate, goal.units, goal.need, goal.winner, goal.reason) for goal in scenario.goals]
    assert lost == [(DESTROYED, [1], 1, 1, "flagship-lost"), (DESTROYED, [SLOTS + 1], 1, 0, "flagship-lost")]
    safe = [(goal.fate, goal.units, goal.need, goal.winner, goal.reason) for goal in scenario.finals]
    assert safe == [(RETREATED, [1], 1, 0, "flagship-safe"), (RETREATED, [SLOTS + 1], 1, 1, "flagship-safe")]
    dear = battle(mode="priority-target", fleet_a="CV DD", fleet_b="FF Base")  # a base is dearer, but no flagship
    assert [unit for unit in range(len(dear.flagship)) if dear.flagship[unit]] == [0, SLOTS]
    only = battle(mode="priority-target", fleet_a="Tran Tran", fleet_b="Base")
    assert [unit for unit in range(len(only.flagship)) if only.flagship[unit]] == [0, SLOTS]


def test_an_escort_brings_its_charge_away() -> None:
    scenario = battle(mode="escort")
    assert codes(scenario, 0) == ["CA", "CA", "Tran"]
    away, lost = scenario.goals
    assert (away.fate, away.units, away.need, away.winner, away.reason) == (RETREATED, [2], 1, 0, "escaped")
    assert (lost.fate, lost.units, lost.need, lost.winner, lost.reason) == (DESTROYED, [2], 1, 1, "charge-lost")
    assert scenario.limit_winner == 0
    two = battle(mode="escort", fleet_a="Tran Tran")
    assert (codes(two, 0), two.goals[0].need, two.goals[1].need) == (["Tran", "Tran"], 2, 1)


def test_a_base_is_assaulted_for_eight_rounds() -> None:
    scenario = battle(mode="base-assault")
    assert codes(scenario, 1) == ["CA", "CA", "Base"]
    (goal,) = scenario.goals
    assert (goal.fate, goal.units, goal.need, goal.winner, goal.reason) == (DESTROYED, [SLOTS + 2], 1, 0, "base-lost")
    assert (scenario.rounds, scenario.limit_winner) == (8, 1)
    assert codes(battle(mode="base-assault", fleet_b="Base"), 1) == ["Base"]


@pytest.mark.parametrize(("terrain", "kind"), [("planet", "planet"), ("asteroids", "asteroid"), ("nebula", "nebula"),
                                               ("black-hole", "black-hole")])  # fmt: skip
def test_terrain_lies_in_the_middle_of_the_map(terrain: str, kind: str) -> None:
    scenario = battle(terrain=terrain)
    assert {TERRAINS[there] for _, there in scenario.terrain} == {kind}
    assert not scenario.random_terrain
    for place, _ in scenario.terrain:
        column, row = column_row(place)
        assert 6 <= column <= 17
        assert 3 <= row <= 8
    assert len(scenario.terrain) == len({place for place, _ in scenario.terrain})


def test_random_terrain_is_rolled_at_set_up() -> None:
    assert battle(terrain="random").random_terrain
    assert battle(terrain="random").terrain == []
    assert not battle().random_terrain


def test_fighters_need_no_flagship() -> None:
    scenario = battle(mode="priority-target", fleet_a="CV FTR FTR")
    (flagship,) = [unit for unit in scenario.units(0) if scenario.flagship[unit]]
    assert TABLES.role[scenario.kind[flagship]] != FIGHTER


@pytest.mark.parametrize("mode", MODES)
def test_the_goals_of_a_mode_leave_the_degree_to_the_losses(mode: str) -> None:
    scenario = battle(mode=mode)
    assert [goal.degree for goal in scenario.goals + scenario.finals] == [0] * len(scenario.goals + scenario.finals)


@pytest.mark.parametrize(
    ("faction", "points", "expected"),
    [(0, 37, ["SC"]), (0, 36, []), (0, 60, ["SC"]), (0, 92, ["DD", "SC"]), (1, 44, ["FF"]), (1, 60, ["FF"]),
     (1, 80, ["DD"]), (1, 90, ["DD"]), (1, 92, ["DD", "FF"]), (0, 300, ["BC", "CA", "SC"]), (1, 300, ["BB", "CA"])],
)  # fmt: skip
def test_a_small_budget_still_buys_the_cheapest_ship(faction: int, points: int, expected: list[str]) -> None:
    assert [TABLES.code[kind] for kind in standard_fleet(TABLES, faction, points)] == expected


def test_whoever_would_start_on_a_planet_starts_in_the_nearest_free_hex_of_the_zone() -> None:
    scenario = battle(mode="last-ship", fleet_a="DD DD DD CL CL", fleet_b="CA", points=1000)
    planet = hex_of(11, 10)
    taken = [(11, 10), (10, 10), (12, 10), (9, 10), (4, 9)]
    for unit, place in zip(scenario.units(0), taken, strict=True):
        scenario.start[unit] = hex_of(*place)
    scenario.start[SLOTS] = planet
    keep_clear(scenario, planet)
    assert [scenario.start[unit] for unit in scenario.units(0)] == [
        hex_of(13, 10),
        *(hex_of(*place) for place in taken[1:]),
    ]
    assert scenario.start[SLOTS] == planet  # nobody else is moved


def test_ships_face_the_middle_and_everybody_has_a_start_of_his_own() -> None:
    scenario = battle(fleet_a="CA CA DD", fleet_b="CA CA DD", points=600)
    for seat in range(2):
        for number, unit in enumerate(scenario.units(seat)):
            assert scenario.start[unit] == start_of(seat, number, 3)
            assert scenario.start_facing[unit] == start_facing(seat, number, 3)
    assert scenario.titles == {"en": "Free battle", "it": "Battaglia libera", "de": "Freie Schlacht"}


def test_a_scout_is_a_flagship_before_a_base() -> None:
    scenario = battle(mode="priority-target", fleet_a="SC Base", fleet_b="FF Tran", points=300)
    assert [unit for unit in range(len(scenario.flagship)) if scenario.flagship[unit]] == [0, SLOTS]


@pytest.mark.parametrize(
    ("mode", "seat", "extra"),
    [("planetary-invasion", 1, ["Tran", "Tran"]), ("escort", 0, ["Tran"]), ("base-assault", 1, ["Base"])],
)
def test_what_a_mode_adds_is_of_the_faction_of_its_fleet(mode: str, seat: int, extra: list[str]) -> None:
    scenario = battle(mode=mode, fleet_a="talon: FF", fleet_b="terran: DD")
    added = scenario.units(seat)[1:]
    assert [TABLES.code[scenario.kind[unit]] for unit in added] == extra
    assert {TABLES.faction[scenario.kind[unit]] for unit in added} == {1 - seat}
    assert len(scenario.units(1 - seat)) == 1
