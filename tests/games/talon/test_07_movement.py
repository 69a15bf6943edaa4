"""Chapter 7: movement, turning, side-slips, collisions, the floating map."""

from __future__ import annotations

import pytest

import orrery
from orrery.games.talon.events import (
    MapShifted,
    ShiftDeclined,
    ShipDestroyed,
    ShipExploded,
    ShipsCollided,
    TerrainRemoved,
)
from orrery.games.talon.flow.displacing import Displace
from orrery.games.talon.flow.floating import drop_terrain, is_needed
from orrery.games.talon.flow.movement import ChooseMove, MovementStep
from orrery.games.talon.flow.turn import Turn
from orrery.games.talon.grid import HEX_BY_NAME, REAR, distance
from orrery.games.talon.tables import ESCAPED, LANDED, RETREATED, STATUSES, TERRAINS, Goal

from .table import Battle, rule


@rule("talon:7.1a", "talon:3.2d")
def test_a_ship_due_to_move_must_move_and_straight_is_always_possible() -> None:
    battle = Battle()
    battle.terran("CA", 0, 2, 2)
    battle.terran("CA", 0, 4, 2, turn=1)
    battle.talon("CA", 0, -4, 2)
    battle.begin(MovementStep(0), impulse="B")
    assert battle.refused("done") == "talon:3.2d"
    battle.play("pick a1")
    assert battle.offers() == ["move straight", "move left", "move right"]
    battle.play("move straight")
    assert battle.place(1) == (1, 4)  # the other had no choice but straight


@rule("talon:7.1b")
def test_the_order_of_movers_avoids_a_collision() -> None:
    battle = Battle()
    napoleon, guderian = battle.terran("CA", 0, -1, 0, turn=1), battle.terran("CA", 0, 0, 0, turn=1)
    battle.talon("CA", 5, -4, 2)
    battle.begin(MovementStep(0), impulse="B").play("pick a1")
    assert (battle.place(napoleon), battle.place(guderian)) == ((0, -2), (0, -1))
    assert battle.told(ShipsCollided) == []


@rule("talon:7.1b", "talon:7.4a", "talon:7.4b")
def test_the_wrong_order_collides() -> None:
    battle = Battle()
    ahead = battle.terran("CA", 0, -1, 0, turn=1, shields=(5, 5, 5, 5))
    behind = battle.terran("CA", 0, 0, 0, turn=1, shields=(5, 5, 5, 5))
    battle.talon("CA", 5, -4, 2)
    battle.begin(MovementStep(0), impulse="B").play("pick a2")
    assert battle.shields(behind) == (2, 5, 5, 5)
    assert battle.shields(ahead) == (5, 5, 5, 2)


@rule("talon:7.1c")
def test_straight_moves_one_hex_and_takes_the_marker_off() -> None:
    battle = Battle()
    ship = battle.terran("CA", 0, 0, 0, turn=1)
    battle.talon("CA", 5, -4, 2)
    battle.begin(ChooseMove(0, ship, 0))
    assert (battle.place(ship), battle.state.turn[ship], battle.state.facing[ship]) == ((0, -1), 0, 0)


@rule("talon:7.2.1", "talon:7.2.2b")
def test_a_turn_rotates_first_and_then_advances() -> None:
    battle = Battle()
    ship = battle.terran("CA", 0, 0, 0)
    battle.talon("CA", 5, -4, 2)
    battle.begin(ChooseMove(0, ship, 0)).play("move right")
    assert (battle.place(ship), battle.state.facing[ship]) == ((1, -1), 1)
    assert battle.state.turn[ship] == 2
    q, r = battle.seen(ship)["marker"]
    assert (q - 8, r - 6) == (3, -3)  # two hexes ahead


@rule("talon:7.2.1")
def test_a_left_turn_is_the_mirror_image() -> None:
    battle = Battle()
    ship = battle.terran("CA", 0, 0, 0)
    battle.talon("CA", 5, -4, 2)
    battle.begin(ChooseMove(0, ship, 0)).play("move left")
    assert (battle.place(ship), battle.state.facing[ship]) == ((-1, 0), 5)


@rule("talon:7.2.2a")
def test_no_turn_while_a_marker_is_out() -> None:
    battle = Battle()
    ship = battle.terran("CA", 0, 0, 0, turn=1, slip=1)
    battle.talon("CA", 5, -4, 2)
    battle.begin(ChooseMove(0, ship, 0))
    assert battle.refused("move left") == "talon:7.2.2a"


@rule("talon:7.2.2c")
def test_the_marker_on_the_ship_counts_down_with_every_move() -> None:
    battle = Battle()
    ship = battle.terran("CA", 0, 3, 0, turn=3)
    battle.talon("CA", 5, -4, 2)
    seen = []
    for _ in range(3):
        battle.begin(ChooseMove(0, ship, 0))
        seen.append(battle.state.turn[ship])
    assert seen == [2, 1, 0]


@rule("talon:7.2.2d")
def test_radius_zero_turns_every_move() -> None:
    battle = Battle()
    ship = battle.terran("SC", 0, 0, 0)
    battle.talon("CA", 5, -4, 2)
    for facing in (1, 2, 3):
        battle.begin(ChooseMove(0, ship, 0)).play("move right")
        assert (battle.state.facing[ship], battle.state.turn[ship]) == (facing, 0)
    battle.state.turn[ship] = 1
    battle.begin(ChooseMove(0, ship, 0))
    assert battle.state.facing[ship] == 3  # an older marker still binds it


@rule("talon:7.3.1", "talon:7.3.2b")
@pytest.mark.parametrize(("way", "place"), [("slip-right", (1, -1)), ("slip-left", (-1, 0))])
def test_example_a_slip_keeps_facing_and_brings_the_marker_nearer(way: str, place: tuple[int, int]) -> None:
    battle = Battle()
    ship = battle.terran("CA", 0, 0, 0, turn=2, slip=1)
    battle.talon("CA", 5, -4, 2)
    battle.begin(ChooseMove(0, ship, 0)).play(f"move {way}")
    assert (battle.place(ship), battle.state.facing[ship], battle.state.turn[ship]) == (place, 0, 1)
    q, r = battle.seen(ship)["marker"]
    assert (q - 8, r - 6) == (place[0], place[1] - 1)


@rule("talon:7.4c")
@pytest.mark.parametrize("first", [0, 1])
def test_the_player_says_who_takes_collision_damage_first(first: int) -> None:
    battle = Battle()
    weak = battle.terran("CA", 0, 0, 0, turn=1, hull=5, shields=(0, 0, 0, 0))
    strong = battle.terran("CA", 0, -1, 0, shields=(5, 5, 5, 5))
    battle.talon("CA", 5, -4, 2)
    battle.begin(ChooseMove(0, weak, 0), seat=0)
    assert battle.state.choice == "ChooseFirstStruck"
    battle.play(f"pick a{first + 1}")
    order = [type(event).__name__ for event in battle.state.events or []]
    hit = next(
        i
        for i, event in enumerate(battle.state.events or [])
        if getattr(event, "unit", "") == "CA a2" and "Hit" in order[i]
    )
    assert (hit < order.index(ShipExploded.__name__)) is (first == 1)
    assert battle.place(weak) is None
    assert sum(battle.shields(strong)) < 20 - 3  # the collision and the explosion


@rule("talon:7.4d")
def test_enemies_pass_through_each_other() -> None:
    battle = Battle()
    one = battle.terran("CA", 0, 0, 0, turn=1)
    two = battle.talon("CA", 0, -1, 3)
    battle.begin(ChooseMove(0, one, 0))
    assert battle.place(one) == battle.place(two)
    assert (battle.shields(one), battle.shields(two)) == ((6, 5, 5, 4), (7, 4, 4, 3))


@rule("talon:7.4e")
def test_no_two_friends_deploy_in_one_hex() -> None:
    state = orrery.game("talon").new(options={"deployment": "free"})
    state.play("place j10")
    state.play(state.actions()[0])
    refusal = state.why_not("place j10")
    assert refusal is not None
    assert refusal.clause == "talon:7.4e"
    assert state.why_not("place k10") is None


@rule("talon:7.4f", "talon:14d")
def test_bases_and_missiles_do_not_collide() -> None:
    battle = Battle()
    ship, base = battle.terran("CA", 0, 0, 0, turn=1), battle.terran("Base", 0, -1, 0)
    other = battle.talon("CA", 3, 0, 0, turn=1)
    battle.missile(ship, 3, -1)
    battle.begin(ChooseMove(0, ship, 0), ChooseMove(1, other, 0))
    assert (battle.place(ship), battle.place(other)) == ((0, -1), (3, -1))
    assert (battle.shields(ship), battle.shields(base), battle.shields(other)) == (
        (6, 5, 5, 4),
        (7, 7, 7, 7),
        (7, 4, 4, 3),
    )


@rule("talon:7.4g", "talon:12.1.2d", "talon:12.1.2g")
def test_a_squadron_is_wiped_out_by_a_collision() -> None:
    battle = Battle()
    squadron, ship = battle.terran("FTR", 0, 0, 0, turn=1), battle.terran("CA", 0, -1, 0)
    battle.talon("CA", 5, -4, 2)
    battle.begin(ChooseMove(0, squadron, 0)).play("pick a1")
    assert (battle.place(squadron), battle.fighters(squadron)) == (None, (0, 0, 0))
    assert battle.shields(ship)[REAR] == 1
    assert battle.told(ShipExploded) == []


@rule("talon:12.1.2d")
def test_two_squadrons_destroy_each_other() -> None:
    battle = Battle()
    battle.terran("CV", 4, 4, 0)
    one, two = battle.terran("FTR", 0, 0, 0, turn=1), battle.terran("FTR", 0, -1, 0)
    battle.talon("CA", 5, -4, 2)
    battle.begin(ChooseMove(0, one, 0)).play("pick a2")
    assert battle.fighters(one) + battle.fighters(two) == (0,) * 6


@rule("talon:7.4h")
def test_friends_who_move_on_together_collide_again() -> None:
    battle = Battle()
    one, two = battle.terran("BB", 0, 3, 0, turn=3), battle.terran("BB", 0, 3, 0, turn=3)
    battle.talon("CA", 5, -4, 2)
    for step in (1, 2):
        battle.begin(MovementStep(0), impulse="B")
        battle.play("pick a1")
        assert len(battle.told(ShipsCollided)) == step
        assert battle.place(one) == battle.place(two)


@rule("talon:7.5.1a", "talon:17.1b")
def test_the_map_floats_with_everything_on_it() -> None:
    battle = Battle()
    battle.terrain("asteroid", (4, 2))
    other = battle.terran("CA", 2, 0, 0)
    runner = battle.talon("CA", 0, 0, 5, turn=1)
    battle.state.at[runner] = HEX_BY_NAME["a6"]
    before = distance(battle.state.at[other], HEX_BY_NAME["a6"])
    where = list(battle.state.terrain).index(2)
    battle.begin(ChooseMove(1, runner, 0), seat=1)
    assert battle.told(MapShifted)[-1] == MapShifted(1, 0)
    assert distance(battle.state.at[other], battle.state.at[runner]) == before + 1
    assert list(battle.state.terrain).index(2) == where + 1
    assert battle.place(other) == (3, 0)


@rule("talon:7.5.1b")
def test_the_window_is_the_map_with_its_extension() -> None:
    battle = Battle()
    left, right = battle.terran("CA"), battle.talon("CA")
    battle.state.at[left] = HEX_BY_NAME["e6"]
    battle.state.at[right] = HEX_BY_NAME["t6"]
    battle.state.facing[right] = 2
    battle.state.turn[right] = 9
    for _ in range(4):  # four columns of the extension lie beyond the map on this side
        battle.begin(ChooseMove(1, right, 0), seat=1)
    assert battle.told(MapShifted) == []
    battle.begin(ChooseMove(1, right, 0), seat=1)
    assert len(battle.told(MapShifted)) == 1


@rule("talon:7.5.2")
def test_a_ship_that_leaves_the_battle_behind_counts_as_retreated() -> None:
    battle = Battle()
    battle.terran("CA")
    runner = battle.talon("CA", facing=2, turn=1)
    battle.talon("CA", 1, 1, 0)
    battle.state.at[0] = HEX_BY_NAME["a6"]
    battle.state.at[runner] = HEX_BY_NAME["x6"]
    battle.state.at[runner + 1] = HEX_BY_NAME["b6"]
    battle.begin(ChooseMove(1, runner, 0), seat=1)
    assert battle.state.status[runner] == RETREATED
    assert STATUSES[battle.state.status[0]] == "here"


@rule("talon:7.5.2")
def test_whoever_flies_away_leaves_and_not_those_it_flies_away_from() -> None:
    battle = Battle()
    left_behind, runner = battle.terran("CA"), battle.talon("CA", facing=2, turn=1)
    battle.state.at[left_behind] = HEX_BY_NAME["a6"]
    battle.state.at[runner] = HEX_BY_NAME["x6"]
    battle.begin(ChooseMove(1, runner, 0), seat=1)
    assert battle.state.status[runner] == RETREATED
    assert battle.state.outcome is not None
    assert battle.state.outcome.winners == (0,)


@rule("talon:7.5.2")
def test_a_stray_ship_makes_way_for_those_who_fight() -> None:
    battle = Battle()
    stray = battle.terran("CA")
    battle.terran("DD", 1, 1, 0)
    runner = battle.talon("CA", facing=2, turn=1)
    battle.state.at[stray] = HEX_BY_NAME["a6"]
    battle.state.at[stray + 1] = HEX_BY_NAME["u6"]
    battle.state.at[runner] = HEX_BY_NAME["x6"]
    battle.begin(ChooseMove(1, runner, 0), seat=1)
    assert battle.state.status[stray] == RETREATED
    assert battle.state.at[runner] >= 0
    assert battle.told(ShipDestroyed) == []


def cornered(facing: int) -> tuple[Battle, int]:
    """A Talon ship about to leave at the left edge, where either of two stray Terrans could make way."""
    battle = Battle()
    for code, place in (("CA", "x7"), ("DD", "e1")):
        battle.state.at[battle.terran(code)] = HEX_BY_NAME[place]
    runner = battle.talon("CA", facing=facing, turn=1)
    battle.state.at[runner] = HEX_BY_NAME["a10"]
    battle.state.at[battle.talon("DD")] = HEX_BY_NAME["b12"]
    return battle, runner


@rule("talon:7.5.2")
@pytest.mark.parametrize(("chosen", "stays"), [(0, 1), (1, 0)])
def test_the_active_player_chooses_which_of_several_strays_makes_way(chosen: int, stays: int) -> None:
    battle, runner = cornered(facing=5)
    battle.begin(ChooseMove(1, runner, 0), seat=1)
    assert battle.state.seat == 1
    assert battle.offers() == ["pick a1", "pick a2"]
    assert battle.refused("pick b2") == "talon:7.5.2"
    battle.play(f"pick a{chosen + 1}")
    assert battle.state.status[chosen] == RETREATED
    assert battle.state.at[stays] >= 0
    assert battle.state.at[runner] >= 0
    assert battle.state.turn[runner] == 0  # the move is made once


@rule("talon:7.5.2")
def test_a_ship_that_is_pushed_is_made_way_for_too() -> None:
    battle, runner = cornered(facing=0)
    battle.begin(Displace(runner, 5, False), seat=0)
    assert battle.state.seat == 0
    battle.play("pick a2")
    assert battle.state.status[1] == RETREATED
    assert battle.state.at[runner] >= 0


@rule("talon:7.5.1b")
def test_the_map_is_shifted_when_both_players_agree() -> None:
    battle = Battle()
    battle.state.shifts = True
    one, two = battle.terran("CA"), battle.talon("CA")
    battle.state.at[one], battle.state.at[two] = HEX_BY_NAME["a6"], HEX_BY_NAME["h6"]
    battle.begin(Turn(0), impulse="A", seat=0)
    assert battle.refused("shift W") == "talon:7.5.1b"
    battle.play("shift E")
    assert battle.state.seat == 1
    battle.play("agree", "shift E", "agree")
    assert battle.told(MapShifted) == [MapShifted(1, 0), MapShifted(1, 0)]
    assert battle.state.at[one] == HEX_BY_NAME["c6"]
    assert battle.state.at[two] == HEX_BY_NAME["j6"]
    battle.play("shift E", "decline")
    assert battle.told(ShiftDeclined) == [ShiftDeclined(1)]
    assert battle.state.at[one] == HEX_BY_NAME["c6"]
    assert battle.state.choice != "OfferShift"


@rule("talon:7.5.1b")
def test_nobody_is_asked_about_shifts_unless_the_table_wants_it() -> None:
    battle = Battle()
    battle.terran("CA", 0, 2, 0)
    battle.talon("CA", 5, -4, 2)
    battle.begin(Turn(0), impulse="A", seat=0)
    assert battle.state.choice != "OfferShift"


@rule("talon:7.5.3")
def test_far_terrain_is_dropped_when_a_shift_needs_its_space() -> None:
    battle = Battle()
    battle.terran("CA")
    runner = battle.talon("CA", facing=2, turn=1)
    battle.state.at[0] = HEX_BY_NAME["u6"]
    battle.state.at[runner] = HEX_BY_NAME["x6"]
    battle.state.terrain[HEX_BY_NAME["a6"]] = 2
    battle.state.terrain[HEX_BY_NAME["q6"]] = 2
    battle.state.features = 1 << 2
    battle.begin(ChooseMove(1, runner, 0), seat=1)
    assert [event.place for event in battle.told(TerrainRemoved)] == ["a6"]
    assert battle.state.terrain[HEX_BY_NAME["p6"]] == 2  # the near one was shifted along


@rule("talon:7.5.3")
@pytest.mark.parametrize(("kind", "fate"), [("planet", LANDED), ("worm-hole", ESCAPED)])
def test_terrain_that_an_objective_needs_stays(kind: str, fate: int) -> None:
    battle = Battle()
    battle.terran("CA")
    runner = battle.talon("CA", facing=2, turn=1)
    battle.scenario.goals = [Goal(fate, [runner], 1, 1, 0, "landed")]
    battle.state.at[0] = HEX_BY_NAME["u6"]
    battle.state.at[runner] = HEX_BY_NAME["x6"]
    battle.state.terrain[HEX_BY_NAME["a6"]] = TERRAINS.index(kind)
    battle.state.terrain[HEX_BY_NAME["a8"]] = TERRAINS.index("asteroid")
    battle.state.features = 1 << TERRAINS.index(kind) | 1 << TERRAINS.index("asteroid")
    battle.begin(ChooseMove(1, runner, 0), seat=1)
    assert [event.terrain for event in battle.told(TerrainRemoved)] == ["asteroid"]
    assert TERRAINS.index(kind) in battle.state.terrain
    assert battle.state.at[runner] >= 0


@rule("talon:7.5.3")
@pytest.mark.parametrize(("scenario", "kind"), [("secrets", "worm-hole"), ("loss-of-beta-centauri", "planet")])
def test_the_objectives_of_the_scenarios_stay(scenario: str, kind: str) -> None:
    state = orrery.game("talon").new(options={"scenario": scenario})
    for unit in range(len(state.at)):
        if state.at[unit] >= 0:
            state.at[unit] = HEX_BY_NAME["x6"]
    assert is_needed(state, TERRAINS.index(kind))
    drop_terrain(state)
    assert TERRAINS.index(kind) in state.terrain
