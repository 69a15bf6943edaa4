"""Chapters 17 to 19: planets, asteroids, nebulae, black holes, worm holes."""

from __future__ import annotations

import msgspec
import pytest

from orrery.games.talon.board import black_hole_penalty, covers, is_blocked, terrain_penalty
from orrery.games.talon.effects import damage, destroy
from orrery.games.talon.events import MissileLost, ShipExploded, ShipRetreated
from orrery.games.talon.flow.arriving import ChooseHex
from orrery.games.talon.flow.explosions import Explosions
from orrery.games.talon.flow.firing import ChooseGroup
from orrery.games.talon.flow.gravity import GravityPhase
from orrery.games.talon.flow.movement import ChooseMove, MovementStep
from orrery.games.talon.flow.rounds import Round
from orrery.games.talon.flow.turn import Turn
from orrery.games.talon.grid import FRONT, HEX_NAMES, LEFT, REAR, arc_towards
from orrery.games.talon.schema import TerrainEntry
from orrery.games.talon.score import points_lost
from orrery.games.talon.tables import DESTROYED, ESCAPED
from orrery.games.talon.view import view

from .table import Battle, at, rule


def mover(*terrain: tuple[str, tuple[int, int]], code: str = "CA", **written: object) -> tuple[Battle, int]:
    """A Terran ship at (0, 0) facing 0, friends and enemies far away."""
    battle = Battle()
    ship = battle.terran(code, 0, 0, 0, **written)
    battle.terran("CA", 6, 3, 0)
    battle.talon("CA", 6, -3, 0)
    for kind, place in terrain:
        battle.terrain(kind, place)
    return battle, ship


@rule("talon:17.1a")
def test_terrain_is_of_known_kinds() -> None:
    for kind in ("planet", "asteroid", "nebula", "black-hole", "worm-hole"):
        assert msgspec.convert({"kind": kind, "at": ["l6"]}, TerrainEntry).kind == kind
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"kind": "comet", "at": ["l6"]}, TerrainEntry)


@rule("talon:17.1b")
def test_terrain_stays_where_it_is() -> None:
    battle, _ = mover(("asteroid", (2, 2)))
    battle.begin(Round())
    for _ in range(40):
        battle.state.play(battle.state.actions()[-1])
    assert battle.state.terrain[at(2, 2)] == 2
    assert list(battle.state.terrain).count(2) == 1


@rule("talon:17.1c", "talon:17.2.1a")
def test_a_ship_lost_to_a_planet_counts_and_explodes() -> None:
    battle, ship = mover(("planet", (0, -1)), turn=1)
    near = battle.terran("CA", 0, -2, 3)
    battle.begin(ChooseMove(0, ship, 0), seat=0)
    assert battle.state.status[ship] == DESTROYED
    assert points_lost(battle.state, 0) == 115
    assert battle.shields(near)[FRONT] == 3


@rule("talon:17.2.1b")
def test_planets_shrug_off_explosions() -> None:
    battle, ship = mover(("planet", (0, -1)))
    destroy(battle.state, ship, "test")
    battle.begin(Explosions(), seat=0)
    assert battle.state.terrain[at(0, -1)] == 1


@rule("talon:17.2.1c")
def test_planets_are_no_targets() -> None:
    battle, _ = mover(("planet", (0, -2)))
    battle.begin(ChooseGroup(0), seat=0)
    assert battle.state.choice == "Rest"  # charged weapons, a planet in arc and range, and nothing to fire at


@rule("talon:17.2.1d", "talon:17.2.1a")
def test_a_missile_flies_into_the_planet_that_hides_its_target() -> None:
    battle, ship = mover(("planet", (0, -1)))
    target = battle.ship(0, "CA", 0, -2, 0)
    battle.state.afterburners[24] = 0
    battle.state.speed[24] = 1
    missile = battle.missile(target, 0, 0, 0)
    battle.begin(MovementStep(1), impulse="E", seat=1)
    assert battle.missile_place(missile) is None
    assert battle.told(MissileLost)[-1].cause == "terrain"
    assert battle.place(ship) == (0, 0)


@rule("talon:17.2.2a", "talon:8.2.3")
def test_a_planet_on_the_line_blocks_fire() -> None:
    battle = Battle()
    battle.terran("CA", 0, 0, 0)
    battle.talon("CA", 0, -4, 3)
    battle.talon("DD", -1, -1, 3)
    battle.talon("FF", 1, -3, 3)
    battle.terrain("planet", (0, -2))
    battle.begin(ChooseGroup(0), seat=0).play("fire a1.2")
    assert battle.refused("at b1") == "talon:17.2.2a"


@rule("talon:17.2.2b")
def test_a_line_along_the_edge_of_a_planet_is_free() -> None:
    battle, ship = mover(("planet", (0, -1)))
    assert not is_blocked(battle.state, at(0, 0), at(1, -2))
    assert covers(battle.state, ship, 1, at(1, -2))
    battle.terrain("planet", (1, -1))  # planets on both sides of the line
    assert is_blocked(battle.state, at(0, 0), at(1, -2))


@rule("talon:17.2.2c")
def test_a_planet_blocks_launches() -> None:
    battle = Battle()
    battle.terran("CA", 0, -4, 0)
    battle.talon("DD", 0, 0, 0)
    battle.terrain("planet", (0, -2))
    battle.begin(ChooseGroup(1), seat=1)
    assert battle.state.choice == "Rest"


@rule("talon:17.2.2d")
def test_example_one_target_is_hidden_and_the_other_is_hit_in_the_rear() -> None:
    battle = Battle()
    battle.terran("BB", 0, 0, 0)
    battle.talon("BB", -2, 0, 0)
    cruiser = battle.talon("CA", -1, -1, 0)
    battle.terrain("planet", (-1, 0))
    assert arc_towards(at(0, 0), 0, at(-2, 0)) == LEFT
    assert arc_towards(at(0, 0), 0, at(-1, -1)) == FRONT
    battle.begin(ChooseGroup(0), seat=0)
    battle.roll(6, 6)
    battle.play("fire a1.1", "hold")
    assert [(shot.target, shot.arc) for shot in battle.shots()] == [("CA b2", "rear")]
    assert battle.shields(cruiser)[REAR] == 1


@rule("talon:17.3a")
@pytest.mark.parametrize(("front", "left", "hull"), [(4, 3, 0), (0, 0, 1)])
def test_asteroids_scratch_the_shield_that_meets_them(front: int, left: int, hull: int) -> None:
    battle, ship = mover(("asteroid", (0, -1)), turn=1, shields=(front, 5, 5, 4))
    battle.begin(ChooseMove(0, ship, 0), seat=0)
    assert (battle.shields(ship), battle.state.hull[ship]) == ((left, 5, 5, 4), hull)


@rule("talon:17.3a")
def test_a_slip_into_asteroids_is_met_by_the_side() -> None:
    battle, ship = mover(("asteroid", (-1, 0)), turn=2, slip=1)
    battle.begin(ChooseMove(0, ship, 0), seat=0).play("move slip-left")
    assert battle.shields(ship) == (6, 5, 4, 4)


@rule("talon:17.3b")
def test_waiting_in_asteroids_is_safe() -> None:
    battle, ship = mover(("asteroid", (0, 0)))
    battle.begin(Turn(0), impulse="E")
    assert battle.shields(ship) == (6, 5, 5, 4)


@rule("talon:17.3c")
def test_fighters_and_missiles_fly_through_asteroids() -> None:
    battle, squadron = mover(("asteroid", (0, -1)), code="FTR", turn=1)
    battle.begin(ChooseMove(0, squadron, 0), seat=0)
    assert (battle.place(squadron), battle.fighters(squadron)) == ((0, -1), (1, 1, 1))
    missile = battle.missile(255, 0, 0, 0)
    battle.state.afterburners[24] = 0
    battle.begin(MovementStep(1), impulse="E", seat=1)
    assert battle.missile_place(missile) == (0, -1)


@rule("talon:17.3d")
def test_speed_no_higher_than_power_crosses_asteroids_unharmed() -> None:
    battle, ship = mover(("asteroid", (0, -1)), ("asteroid", (0, -2)), ("asteroid", (0, -3)), turn=3)
    for impulse in "BDF":
        battle.begin(Turn(0), impulse=impulse)
        if battle.state.choice == "ChooseSpender":
            battle.play("pick a1")
        battle.play("reinforce front")
        while battle.state.choice != "Rest":
            battle.state.play(battle.state.actions()[0])
    assert (battle.place(ship), battle.shields(ship)) == ((0, -3), (6, 5, 5, 4))


@rule("talon:17.4.1a")
def test_in_a_nebula_the_hull_takes_everything() -> None:
    battle, ship = mover(("nebula", (0, 0)))
    damage(battle.state, ship, FRONT, 2)
    assert (battle.shields(ship), battle.state.hull[ship]) == ((6, 5, 5, 4), 2)
    battle.state.power[ship] = 6
    battle.begin(Turn(0), impulse="E")
    assert battle.refused("reinforce front") == "talon:17.4.1a"


@rule("talon:17.4.1b")
def test_a_nebula_takes_reinforcements_off() -> None:
    battle, ship = mover(("nebula", (0, -1)), turn=1)
    battle.state.boosts[4 * ship] = battle.state.boosts[4 * ship + 2] = 3
    battle.begin(ChooseMove(0, ship, 0), seat=0)
    assert battle.boosts(ship) == "...."


@rule("talon:17.4.1c")
def test_shields_come_back_outside() -> None:
    battle, ship = mover(("nebula", (0, 0)), turn=1)
    battle.begin(ChooseMove(0, ship, 0), seat=0)
    damage(battle.state, ship, FRONT, 2)
    assert (battle.shields(ship), battle.state.hull[ship]) == ((4, 5, 5, 4), 0)


@rule("talon:17.4.1d")
def test_nebulae_do_nothing_to_missiles() -> None:
    battle, ship = mover(("nebula", (0, 2)), ("nebula", (0, 1)))
    battle.state.afterburners[24] = 0
    battle.missile(ship, 0, 3, 0)
    for _ in range(3):
        battle.begin(MovementStep(1), impulse="E", seat=1)
    assert battle.shields(ship)[REAR] == 2


@rule("talon:17.4.1f")
@pytest.mark.parametrize(("place", "hull", "rear"), [((0, -4), 10, 6), ((0, -3), 4, 0)])
def test_example_the_wave_gun_counts_the_shields_of_where_the_ship_ends(
    place: tuple[int, int], hull: int, rear: int
) -> None:
    battle = Battle()
    battle.terran("BB", 0, 0, 0)
    ship = battle.talon("DN", 0, -3, 0, shields=(7, 4, 4, 6))
    battle.talon("CA", 6, 3, 0)
    battle.terrain("nebula", place)
    battle.tables.hull[battle.scenario.kind[ship]] = 12
    try:
        battle.begin(ChooseGroup(0), seat=0)
        battle.roll(6, 3, 4, 3, 4)
        battle.play("fire a1.2")
    finally:
        battle.tables.hull[battle.scenario.kind[ship]] = 10
    assert (battle.state.hull[ship], battle.shields(ship)[REAR]) == (hull, rear)


@rule("talon:17.5a", "talon:17.5e")
def test_every_disturbing_hex_takes_one_from_the_die_and_zero_misses() -> None:
    battle = Battle()
    battle.terran("CA", 0, 0, 0)
    target = battle.talon("CA", 0, -2, 3)
    battle.terrain("nebula", (0, -1))
    battle.begin(ChooseGroup(0), seat=0)
    battle.roll(1)
    battle.play("fire a1.1")
    assert (battle.shots()[-1].terrain, battle.shots()[-1].damage) == (1, 0)
    assert battle.shields(target) == (7, 4, 4, 3)


@rule("talon:17.5b", "talon:17.5c")
@pytest.mark.parametrize(("target_in", "count"), [(False, 2), (True, 3)])
def test_example_the_firing_hex_and_the_target_hex_count(target_in: bool, count: int) -> None:
    battle = Battle()
    battle.terran("CA", 0, 0, 0)  # a torpedo ship, as the battleship has none
    battle.talon("CA", 0, -3, 3)
    battle.terrain("asteroid", (0, 0), (0, -1), *([(0, -3)] if target_in else []))
    battle.begin(ChooseGroup(0), seat=0)
    battle.roll(3)
    battle.play("fire a1.2")
    shot = battle.shots()[-1]
    assert (shot.die, shot.terrain, shot.damage) == (3, count, 0)


@rule("talon:17.5d")
def test_terrain_changes_a_fusion_shot_for_each_target() -> None:
    battle = Battle()
    battle.terran("BB", 0, 0, 0)
    battle.terran("BB", 1, 0, 0)
    battle.talon("BB", 0, 2, 0)
    battle.terrain("asteroid", (0, 0), (0, 1))
    battle.begin(ChooseGroup(1), seat=1).play("fire b1.2")
    battle.roll(4, 4)
    battle.play("pick a1")
    assert {shot.target: (shot.terrain, shot.damage) for shot in battle.shots()} == {"BB a1": (2, 4), "BB a2": (0, 6)}


@rule("talon:17.5e")
def test_a_line_between_two_disturbing_hexes_counts_one() -> None:
    battle, _ = mover(("asteroid", (0, -1)))
    assert terrain_penalty(battle.state, at(0, 0), at(1, -2)) == 0
    battle.terrain("nebula", (1, -1))
    assert terrain_penalty(battle.state, at(0, 0), at(1, -2)) == 1
    assert terrain_penalty(battle.state, at(0, 0), at(0, -3)) == 1


# Black holes and worm holes


@rule("talon:18.1a")
def test_a_black_hole_destroys_and_stays() -> None:
    battle, ship = mover(("black-hole", (0, -1)), turn=1)
    near = battle.talon("CA", 0, -2, 3)
    battle.begin(ChooseMove(0, ship, 0), seat=0)
    assert battle.state.status[ship] == DESTROYED
    assert battle.shields(near)[FRONT] == 4
    assert battle.state.terrain[at(0, -1)] == 4


@rule("talon:18.1b")
def test_a_black_hole_blocks_fire_like_a_planet() -> None:
    battle, _ = mover(("black-hole", (0, -1)))
    assert is_blocked(battle.state, at(0, 0), at(0, -3))
    assert not is_blocked(battle.state, at(0, 0), at(1, -2))


@rule("talon:18.1c")
def test_a_target_nearer_to_the_hole_is_harder_to_hit() -> None:
    battle = Battle()
    battle.terran("CA", 0, -1, 3)
    battle.talon("CA", 0, 1, 0)
    battle.terrain("black-hole", (3, 1))
    assert black_hole_penalty(battle.state, at(0, -1), at(0, 1)) == 1
    assert black_hole_penalty(battle.state, at(0, 1), at(0, -1)) == 0
    assert black_hole_penalty(battle.state, at(3, -1), at(1, 1)) == 0  # both are two hexes away
    battle.begin(ChooseGroup(0), seat=0)
    battle.roll(4)
    battle.play("fire a1.1")
    assert (battle.shots()[-1].black_hole, battle.shots()[-1].damage) == (1, 1)


@rule("talon:18.1d")
def test_nobody_deploys_within_two_hexes_of_a_hole() -> None:
    battle, ship = mover(("black-hole", (0, 0)))
    battle.state.at[ship] = -1
    battle.begin(ChooseHex(0, ship, 0))
    for place, clause in (((0, 2), "talon:18.1d"), ((0, 3), None)):
        refusal = battle.state.why_not(f"place {HEX_NAMES[at(*place)]}")
        assert (refusal.clause if refusal else None) == clause


def pulled(*ships: tuple[int, str, int, int, int]) -> tuple[Battle, list[int]]:
    """Ships around a black hole at (0, 0) after the pull began."""
    battle = Battle(initiative=1)
    units = [battle.ship(seat, code, q, r, facing) for seat, code, q, r, facing in ships]
    battle.terrain("black-hole", (0, 0))
    return battle, units


@rule("talon:18.2a")
def test_everybody_is_pulled_one_hex_bases_too() -> None:
    battle, (cruiser, base, _) = pulled((0, "CA", 0, -4, 1), (0, "Base", 3, 0, 0), (1, "CA", 0, 4, 0))
    battle.begin(GravityPhase()).play("pick a1")
    assert (battle.place(cruiser), battle.place(base)) == ((0, -3), (2, 0))


@rule("talon:18.2a")
def test_the_pull_follows_the_power_phase_once_a_round() -> None:
    battle, _ = pulled((0, "CA", -6, -4, 2), (1, "CA", 0, 4, 2))
    battle.begin(Round())
    while battle.state.round == 1:
        battle.state.play("done" if battle.can("done") else battle.state.actions()[0])
    order = [type(event).__name__ for event in battle.state.events or []]
    curves = [index for index, name in enumerate(order) if name == "CurveSet"]
    pulls = [index for index, name in enumerate(order) if name == "ShipPulled"]
    assert len(pulls) == 2
    assert curves[-1] < pulls[0] < pulls[1] < order.index("RoundBegan", curves[-1])


@rule("talon:18.2b")
def test_between_two_hexes_the_owner_chooses() -> None:
    battle, (ship, _) = pulled((0, "CA", 1, -2, 0), (1, "CA", 0, 4, 0))
    battle.begin(GravityPhase())
    assert (battle.state.seat, battle.offers()) == (0, ["towards SE", "towards SW"])
    battle.play("towards SW")
    assert battle.place(ship) == (0, -1)


@rule("talon:18.2c")
def test_the_initiative_players_ships_are_pulled_first() -> None:
    battle, _ = pulled((0, "CA", 0, -4, 1), (0, "CA", 4, 0, 0), (1, "CA", 0, 4, 0), (1, "CA", -4, 0, 0))
    battle.begin(GravityPhase())
    assert battle.state.seat == 1
    assert battle.play("pick b2").state.seat == 0
    assert battle.place(24) == (0, 3)
    assert battle.place(0) == (0, -4)


@rule("talon:18.2d")
def test_collisions_of_a_pull_are_resolved_at_once() -> None:
    battle, (one, two, _) = pulled((1, "CA", 0, -4, 3), (1, "CA", 0, -3, 3), (0, "CA", 0, 4, 0))
    battle.begin(GravityPhase()).play("pick b1")
    assert battle.state.choice == "ChooseFirstStruck" or sum(battle.shields(one)) == 15
    while battle.state.choice == "ChooseFirstStruck":
        battle.state.play(battle.state.actions()[0])
    assert (sum(battle.shields(one)), sum(battle.shields(two))) == (15, 15)


@rule("talon:18.2e")
def test_a_pull_changes_neither_facing_nor_marker() -> None:
    battle, (ship, _) = pulled((0, "CA", 0, -4, 1), (1, "CA", 0, 4, 0))
    battle.state.turn[ship] = 2
    battle.begin(GravityPhase())
    assert (battle.place(ship), battle.state.facing[ship], battle.state.turn[ship]) == ((0, -3), 1, 2)
    q, r = battle.seen(ship)["marker"]
    assert (q - 8, r - 6) == (2, -5)


@rule("talon:19a", "talon:19b")
def test_a_worm_hole_takes_a_ship_out_of_the_battle_at_once() -> None:
    battle, ship = mover(("worm-hole", (0, -1)), code="Tran", turn=1)
    battle.begin(ChooseMove(0, ship, 0), seat=0)
    assert (battle.state.round, battle.state.status[ship]) == (1, ESCAPED)
    assert battle.told(ShipRetreated)[-1].how == "worm-hole"
    assert battle.told(ShipExploded) == []
    assert points_lost(battle.state, 0) == 0


@rule("talon:19c")
def test_a_worm_hole_neither_pulls_nor_disturbs() -> None:
    battle, ship = mover(("worm-hole", (0, 2)))
    battle.begin(GravityPhase())
    assert battle.place(ship) == (0, 0)
    assert black_hole_penalty(battle.state, at(6, 3), at(0, 0)) == 0
    assert terrain_penalty(battle.state, at(0, 3), at(0, 0)) == 0
    assert not is_blocked(battle.state, at(0, 3), at(0, 0))
    assert [entry["kind"] for entry in view(battle.state, None)["terrain"]] == ["worm-hole"]
