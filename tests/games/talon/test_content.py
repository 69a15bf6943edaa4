"""Content files, packs and scenarios: what is refused, and how."""

from __future__ import annotations

import copy
from pathlib import Path

import pytest
from click.testing import CliRunner

import orrery
from orrery.cli.main import orrery_command
from orrery.games.talon.board import missile_damage
from orrery.games.talon.content import check_scenario, load_content
from orrery.games.talon.effects import destroy
from orrery.games.talon.events import MissileStruck
from orrery.games.talon.flow.firing import ChooseGroup
from orrery.games.talon.flow.missiles import ChooseLaunch
from orrery.games.talon.flow.striking import strike_with_missile
from orrery.games.talon.grid import column_row, distance
from orrery.games.talon.score import degree_of, judge, judge_limit
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import DESTROYED, DEVASTATING, DOCKED, ESCAPED, GREAT, GROUPS, LANDED, MINOR, RETREATED
from orrery.kernel import Rng, changed
from orrery.parts.content import ContentError

from .table import Battle

SCENARIO = """
name = "skirmish"
number = "x"
title = { en = "Skirmish", it = "Scaramuccia" }
text = { en = "Two ships.", it = "Due navi." }
source = "reconstructed"

[[unit]]
side = "terran"
class = "CA"
name = "Patton"
at = "l10"

[[unit]]
side = "talon"
class = "CA"
name = "Justice"
at = "l2"
"""


@pytest.fixture
def written(tmp_path: Path) -> Path:
    path = tmp_path / "skirmish.toml"
    path.write_text(SCENARIO, encoding="utf-8")
    return path


def test_a_sound_scenario_passes(written: Path) -> None:
    assert list(check_scenario(str(written)).count) == [1, 1]
    result = CliRunner().invoke(orrery_command, ["scenario", "check", str(written)])
    assert result.exit_code == 0
    assert "valid scenario: skirmish: 1 against 1 units" in result.output


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            'class = "CA"\nname = "Patton"',
            'class = "XX"\nname = "Patton"',
            "unit 'Patton': key 'class': the terran side has no 'XX'",
        ),
        ('at = "l10"', 'at = "z99"', "unit 'Patton': key 'at': 'z99' is not a hex"),
        ('at = "l10"', 'at = "l10"\nfacing = "UP"', "key 'facing': 'UP' is not one of NW, NE, E, SE, SW, W"),
        ('at = "l10"', 'at = "l10"\nhull_lost = 6', "key 'hull_lost': CA has 6 hull boxes"),
        ('at = "l10"', 'at = "l10"\nspeed = 6', "key 'speed': CA has no speed 6"),
        ('name = "Justice"', 'name = "Patton"', "key 'name': two units have it"),
        ('side = "talon"', 'side = "terran"', "the talon side has no units"),
        ('source = "reconstructed"', 'source = "hearsay"', "source"),
        ('number = "x"', 'number = "x"\nround = 3', "round"),
        ('number = "x"', 'number = "x"\nrounds = 99', "key 'rounds': 1 to 30 rounds"),
        ("[[unit]]", "[[unit", "not TOML"),
    ],
)
def test_a_broken_scenario_is_refused_with_file_key_and_reason(written: Path, old: str, new: str, message: str) -> None:
    written.write_text(SCENARIO.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        check_scenario(str(written))
    assert str(caught.value).startswith(str(written))
    assert message in str(caught.value)
    result = CliRunner().invoke(orrery_command, ["scenario", "check", str(written)])
    assert result.exit_code == 1
    assert result.output.count("\n") == 1


def test_a_pack_adds_ships_weapons_and_scenarios(tmp_path: Path, written: Path) -> None:
    (tmp_path / "weapons.toml").write_text(
        '[[weapon]]\nname = "railgun"\nkind = "beam"\ntable = { 1 = [1, 1, 2, 2, 3, 3] }\nsource = "reconstructed"\n',
        encoding="utf-8",
    )
    (tmp_path / "ships.toml").write_text(
        """
[[ship]]
class = "MON"
faction = "terran"
role = "warship"
cost = 90
explosion = 2
curve = ["3-2-1", "4-1-0"]
start = 2
shields = { front = 4, right = 4, left = 4, rear = 4 }
hull = "0 0* -1"
battery = true
afterburners = 1
names = ["Monitor"]
source = "reconstructed"
[[ship.group]]
weapon = "railgun"
count = 2
arcs = "FB"
red = 1
yellow = 2
""",
        encoding="utf-8",
    )
    (tmp_path / "scenarios").mkdir()
    written.rename(tmp_path / "scenarios" / "skirmish.toml").write_text(
        SCENARIO.replace('class = "CA"\nname = "Patton"', 'class = "MON"\nname = "Monitor"'), encoding="utf-8"
    )
    game = orrery.game("talon").with_pack(str(tmp_path))
    assert game.content_digest != orrery.game("talon").content_digest
    state = game.new(options={"scenario": "skirmish"}, seed=1)
    assert state.view(None)["units"][0]["class"] == "MON"
    while state.seat is not None:
        state.play(state.actions()[0])


@pytest.mark.rule("talon:13.5a")
def test_every_missile_of_a_pack_strikes_with_its_own_strength(tmp_path: Path) -> None:
    weapon = '[[weapon]]\nname = "lance"\nkind = "missile"\nreach = 5\ndamage = 4\nsource = "reconstructed"\n'
    (tmp_path / "weapons.toml").write_text(weapon, encoding="utf-8")
    pack = orrery.game("talon").with_pack(str(tmp_path))
    battle = Battle()
    launcher = battle.talon("DD", 0, 0, 0)
    target = battle.terran("CA", 0, -2, 0)
    group = 0
    assert missile_damage(battle.state, launcher, group) == 2
    battle.state.tables = tables = copy.copy(pack.tables)  # type: ignore[attr-defined]
    tables.weapon = tables.weapon[:]
    tables.weapon[GROUPS * battle.state.scenario.kind[launcher] + group] = tables.weapon_names.index("lance")
    battle.begin(ChooseLaunch(1, launcher, group, target), seat=1).play(battle.offers()[0])
    strike_with_missile(battle.state, list(battle.state.missile_target).index(target), 0)
    assert battle.told(MissileStruck)[-1].damage == 4


def test_an_empty_pack_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"a content pack has some of rules.toml, ships.toml"):
        load_content(str(tmp_path))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"fleet_a": "XX"}, "no terran ship is called 'XX'"),
        ({"fleet_a": "BB BB"}, "costs 388 points; the budget is 300"),
        ({"fleet_a": "CA", "fleet_b": "terran: CA CA CA CA", "points": 1000}, "the counter mix has 4 terran CA, not 5"),
        ({"fleet_a": "CL FTR"}, "room for 0"),
        ({"fleet_a": "alien: CA"}, "the factions are terran and talon"),
        ({"points": 50}, "from 100 to 1000"),
    ],
)
def test_fleets_are_checked(options: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        orrery.game("talon").new(options={"scenario": "free-battle", **options})


@pytest.mark.parametrize("points", [100, 200, 300, 500, 1000])
def test_standard_fleets_keep_the_budget(points: int) -> None:
    state = orrery.game("talon").new(options={"scenario": "free-battle", "points": points})
    for seat in range(2):
        cost = sum(state.tables.cost[state.scenario.kind[unit]] for unit in state.scenario.units(seat))
        assert 0.6 * points <= cost <= points


@pytest.mark.parametrize(
    ("mode", "fate", "seat", "winner", "reason"),
    [
        ("planetary-invasion", LANDED, 1, 1, "landed"),
        ("planetary-invasion", DESTROYED, 1, 0, "charge-lost"),
        ("priority-target", DESTROYED, 0, 1, "flagship-lost"),
        ("priority-target", DESTROYED, 1, 0, "flagship-lost"),
        ("escort", RETREATED, 0, 0, "escaped"),
        ("escort", DESTROYED, 0, 1, "charge-lost"),
        ("base-assault", DESTROYED, 1, 0, "base-lost"),
    ],
)
def test_modes_are_won_by_their_goals(mode: str, fate: int, seat: int, winner: int, reason: str) -> None:
    state = orrery.game("talon").new(options={"scenario": "free-battle", "mode": mode})
    goals = [goal for goal in state.scenario.goals if goal.fate == fate and goal.units[0] // 24 == seat]
    for unit in goals[0].units[: goals[0].need]:
        state.status[unit] = fate
        state.at[unit] = -1
    judge(state)
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((winner,), reason)


@pytest.mark.parametrize(
    ("scenario", "unit", "fate", "winner", "reason"),
    [
        ("pattons-end", "Patton", DOCKED, 0, "docked"),
        ("pattons-end", "Patton", DESTROYED, 1, "charge-lost"),
        ("secrets", "Explorer", ESCAPED, 0, "escaped"),
        ("secrets", "Explorer", RETREATED, 1, "charge-fled"),
        ("convoy-ambush", "Rodger Young", RETREATED, 0, "escaped"),
        ("convoy-ambush", "Rodger Young", DESTROYED, 1, "charge-lost"),
        ("base-assault", "Hope", DESTROYED, 0, "base-lost"),
    ],
)
def test_scenarios_are_won_by_their_objectives(scenario: str, unit: str, fate: int, winner: int, reason: str) -> None:
    state = orrery.game("talon").new(options={"scenario": scenario})
    number = state.scenario.names.index(unit)
    state.status[number] = fate
    state.at[number] = -1
    judge(state)
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((winner,), reason)


def test_patton_starts_damaged_and_slow_with_uncharged_weapons() -> None:
    units = orrery.game("talon").new(options={"scenario": "pattons-end"}).view(None)["units"]
    patton = next(unit for unit in units if unit["name"] == "Patton")
    assert (patton["hull"]["marked"], patton["speed"]) == (3, 2)
    assert [group["charged"] for group in patton["groups"]] == [False, False, False]


def deployed(state: TalonState) -> dict[str, int]:
    """Where the units of a scenario stand, by name."""
    return {state.scenario.names[unit]: place for unit, place in enumerate(state.at) if place >= 0}


def place_all(state: TalonState, rng: Rng) -> TalonState:
    """Deploy everything at random."""
    while state.choice in ("ChooseHex", "ChooseFacing"):
        state.apply(rng.pick(state.pending))
    return state


@pytest.mark.parametrize("seed", range(40))
def test_patton_and_her_hunter_start_in_area_a_and_all_others_in_area_b(seed: int) -> None:
    options = {"scenario": "pattons-end", "deployment": "free"}
    places = deployed(place_all(orrery.game("talon").new(options=options), Rng(seed)))
    base = places.pop("Valley Forge")
    squadrons = [places.pop("Wolverine Squadron"), places.pop("Black Jack Squadron")]
    assert [distance(place, base) for place in squadrons] == [1, 1]
    area_a = {"Patton", "Predator"}
    for name, place in places.items():
        assert (column_row(place)[0] < 4) == (name in area_a)
        assert (column_row(place)[0] > 12) == (name not in area_a)
    assert distance(places["Patton"], base) >= 10


def test_the_standard_places_keep_to_their_areas() -> None:
    for name in orrery.game("talon").content.scenarios:  # type: ignore[attr-defined]
        scenario = orrery.game("talon").new(options={"scenario": name}).scenario
        for unit in scenario.units(0) + scenario.units(1):
            assert not scenario.areas[unit] or scenario.start[unit] in scenario.areas[unit]
            host = scenario.beside[unit]
            assert host < 0 or distance(scenario.start[unit], scenario.start[host]) == 1


@pytest.mark.parametrize(
    ("new", "message"),
    [
        ('area = "C"', "unit 'Patton': key 'area': 'C' is not one of the areas A"),
        ('beside = "Nobody"', "key 'beside': nobody is"),
    ],
)
def test_unknown_areas_and_neighbours_are_refused(written: Path, new: str, message: str) -> None:
    text = SCENARIO.replace('number = "x"', 'number = "x"\nareas = { A = ["a1:c3"] }')
    written.write_text(text.replace('at = "l10"', f'at = "l10"\n{new}'), encoding="utf-8")
    with pytest.raises(ContentError, match=message):
        check_scenario(str(written))


def test_every_counter_has_its_own_name() -> None:
    tables = orrery.game("talon").content.tables  # type: ignore[attr-defined]
    names = [name for own in tables.names for name in own]
    assert len(set(names)) == len(names)
    assert len(tables.names[tables.kind_of(0, "BB")]) == 4


def flagships(*fates: int) -> TalonState:
    """A priority-target battle whose flagships have met these fates, when its rounds are over."""
    state: TalonState = orrery.game("talon").new(options={"scenario": "free-battle", "mode": "priority-target"})
    for seat, fate in enumerate(fates):
        if fate:
            flagship = next(unit for unit in state.scenario.units(seat) if state.scenario.flagship[unit])
            state.status[flagship] = fate
            state.at[flagship] = -1
    judge(state)
    if state.outcome is None:
        judge_limit(state)
    return state


@pytest.mark.parametrize(
    ("fates", "winner", "reason"),
    [
        ((RETREATED, 0), 0, "flagship-safe"),
        ((0, RETREATED), 1, "flagship-safe"),
        ((DESTROYED, RETREATED), 1, "flagship-lost"),
    ],
)
def test_a_flagship_that_is_brought_away_wins_in_the_end(fates: tuple[int, int], winner: int, reason: str) -> None:
    outcome = flagships(*fates).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((winner,), reason)


def test_two_flagships_brought_away_leave_the_decision_to_the_guns() -> None:
    outcome = flagships(RETREATED, RETREATED).outcome
    assert outcome is not None
    assert outcome.reason in ("round-limit", "draw")


@pytest.mark.parametrize(
    ("r", "lost", "worth"),
    [
        (-3, 0, 1.0),  # in arc and range: as if destroyed without a loss
        (-6, 0, 0.5),  # out of range: nothing destroyed
        (-3, 1, 0.5),  # one for one
    ],
)
def test_who_concedes_loses_the_ships_that_enemy_weapons_could_hit(r: int, lost: int, worth: float) -> None:
    battle = Battle()
    terran = battle.terran("CA", 0, 0, 0)
    battle.bar(terran, 2, 0, 0)  # charged or not
    battle.talon("CA", 0, r, 3)
    for _ in range(lost):
        destroy(battle.state, battle.terran("CA", -6, 4, 0), "hull")
    assert battle.game.concession(battle.state, [0]) == [worth, -worth]


def test_a_broken_weapon_endangers_nobody_who_concedes() -> None:
    for broken, worth in ((0, 1.0), (1, 0.5)):
        battle = Battle()
        terran = battle.terran("CA", 0, 0, 0)
        battle.talon("CA", 0, -3, 3)
        for group in range(GROUPS):
            battle.state.broken = changed(battle.state.broken, GROUPS * terran + group, broken)
        assert battle.game.concession(battle.state, [0]) == [worth, -worth]


def test_a_spared_base_is_no_target() -> None:
    battle = Battle()
    base = battle.terran("Base", 0, -2, 3)
    battle.terran("CA", 5, 3, 0)
    battle.talon("CA", 0, 0, 0)
    battle.scenario.spared[base] = True
    battle.begin(ChooseGroup(1), seat=1)
    assert battle.state.choice == "Rest"


def test_one_landed_transport_is_a_minor_victory_at_the_end() -> None:
    state = orrery.game("talon").new(options={"scenario": "loss-of-beta-centauri"})
    state.status[state.scenario.names.index("Legion")] = LANDED
    judge_limit(state)
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.scores) == ((1,), (-0.5, 0.5))


@pytest.mark.parametrize(
    ("lost", "gained", "degree"),
    [(1, 1, MINOR), (1, 2, GREAT), (1, 4, DEVASTATING), (0, 1, DEVASTATING), (0, 0, MINOR)],
)
def test_the_degree_of_victory_is_a_ratio(lost: int, gained: int, degree: int) -> None:
    battle = Battle()
    for seat, number in ((0, lost), (1, gained)):
        for _ in range(number):
            ship = battle.ship(seat, "CA")
            battle.state.status[ship] = DESTROYED
    assert degree_of(battle.state, 0) == degree
    battle.scenario.cap = MINOR
    assert degree_of(battle.state, 0) == MINOR


def test_equal_losses_at_the_limit_are_decided_by_hulls() -> None:
    battle = Battle()
    battle.terran("CA", hull=1)
    battle.talon("CA", hull=3)
    judge_limit(battle.state)
    assert battle.state.outcome is not None
    assert (battle.state.outcome.winners, battle.state.outcome.reason) == ((0,), "round-limit")


def test_sums_of_points_are_those_of_the_scenarios() -> None:
    points = {entry["number"]: entry["points"] for entry in orrery.game("talon").catalogue()["scenarios"]}
    assert points == {
        "T": [115, 115],
        "1": [230, 230],
        "2": [143, 140],
        "3": [410, 410],
        "4": [424, 136],
        "5": [365, 350],
        "6": [180, 180],
        "7": [175, 180],
        "8": [526, 528],
        "9": [495, 485],
        "10": [457, 447],
        "11": [788, 779],
        "12": [1230, 1230],
    }


def test_every_scenario_is_told_in_every_language() -> None:
    free = orrery.game("talon").new(options={"scenario": "free-battle"}).scenario
    for scenario in (*load_content().scenarios.values(), free):
        for told in (scenario.titles, scenario.texts):
            assert all(told.get(language) for language in ("en", "it", "de")), scenario.name
