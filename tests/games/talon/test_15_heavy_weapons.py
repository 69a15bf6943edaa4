"""Chapters 15 and 16: the wave-motion gun, the fusion cannon, docking and landing."""

from __future__ import annotations

import pytest

import orrery
from orrery.games.talon.effects import destroy, retreat
from orrery.games.talon.events import ShipDocked, ShipExploded, ShipRetreated
from orrery.games.talon.flow.explosions import Explosions
from orrery.games.talon.flow.firing import ChooseGroup
from orrery.games.talon.flow.movement import ChooseMove, MovementStep
from orrery.games.talon.grid import FRONT, REAR, hex_of
from orrery.games.talon.score import judge
from orrery.games.talon.tables import DESTROYED, DOCKED, LANDED, RETREATED

from .table import Battle, rule


def wave(q: int = 0, r: int = -3, facing: int = 0, **written: object) -> tuple[Battle, int]:
    """Vanguard at (0, 0) about to fire her wave-motion gun at Justice."""
    battle = Battle()
    battle.terran("BB", 0, 0, 0)
    justice = battle.talon("CA", q, r, facing, **written)
    battle.talon("CA", -6, 4, 0)
    battle.begin(ChooseGroup(0), seat=0)
    return battle, justice


@rule("talon:15.1.1")
@pytest.mark.parametrize(("range_", "die", "hit"), [(4, 3, True), (4, 2, False), (2, 2, True), (3, 2, False)])
def test_a_hit_displaces_and_does_ten(range_: int, die: int, hit: bool) -> None:
    battle, target = wave(0, -range_, 3)
    battle.roll(die, 3, 4)
    battle.play("fire a1.2")
    assert battle.place(target) == (0, -range_ - hit)
    assert battle.shots()[-1].damage == (10 if hit else 0)
    assert battle.shields(target)[FRONT] == (0 if hit else 7)
    assert battle.state.hull[target] == (3 if hit else 0)


@rule("talon:15.1.2a")
def test_the_push_goes_straight_away_and_keeps_facing() -> None:
    battle, target = wave(0, -3, 2)
    battle.roll(6, 3, 4)
    battle.play("fire a1.2")
    assert (battle.place(target), battle.state.facing[target]) == ((0, -4), 2)


@rule("talon:15.1.3a", "talon:7.5.2")
@pytest.mark.parametrize("floating", [True, False])
def test_the_edge_of_the_map_saves_nobody_from_the_gun(floating: bool) -> None:
    battle, target = wave(0, -3, 3)
    battle.scenario.floating = floating
    for unit, row in ((0, 3), (target, 0), (target + 1, 11), (battle.terran("DD"), 7)):
        battle.state.at[unit] = hex_of(11, row)
    battle.begin(ChooseGroup(0), seat=0).play("fire a1.2")
    battle.roll(6, 3, 4)
    if battle.state.choice == "ChoosePush":
        battle.play("towards NW")
    assert battle.told(ShipRetreated) == []
    assert battle.shots()[-1].damage == 10
    assert battle.shields(target)[FRONT] == 0
    assert battle.state.hull[target] == 3


@rule("talon:15.1.2b", "talon:15.1.2c", "talon:15.1.3c")
@pytest.mark.parametrize(("way", "place"), [("NW", (1, -3)), ("NE", (2, -3))])
def test_example_vanguard_pushes_justice_to_a_hex_of_her_choice(way: str, place: tuple[int, int]) -> None:
    battle, justice = wave(1, -2, 0, shields=(7, 4, 4, 6), turn=2)
    battle.roll(6, 3, 4, 3, 4)
    battle.play("fire a1.2")
    assert (battle.state.seat, battle.offers()) == (0, ["towards NW", "towards NE"])
    assert battle.state.hull[justice] == 0  # no damage before the push
    battle.roll(3, 4, 3, 4)
    battle.play(f"towards {way}")
    assert (battle.place(justice), battle.state.turn[justice]) == (place, 2)
    assert (battle.shields(justice)[REAR], battle.state.hull[justice]) == (0, 4)
    q, r = battle.seen(justice)["marker"]
    assert (q - 8, r - 6) == (place[0], place[1] - 2)


@rule("talon:15.1.2d")
def test_a_squadron_is_pushed_as_a_whole_and_one_fighter_dies() -> None:
    battle = Battle()
    battle.terran("BB", 0, 0, 0)
    squadron = battle.ship(1, "FTR", 0, -2, 3, faction=0)
    battle.talon("CA", -6, 4, 0)
    battle.begin(ChooseGroup(0), seat=0).play("fire a1.2")
    battle.roll(6)
    battle.play("at b1.1")
    assert (battle.place(squadron), battle.fighters(squadron)) == ((0, -3), (0, 1, 1))


@rule("talon:15.1.3a")
def test_the_asteroids_bite_before_the_gun() -> None:
    battle, target = wave(0, -3, 3)
    battle.terrain("asteroid", (0, -4))
    battle.roll(6, 3, 4, 3, 4)
    battle.play("fire a1.2")
    order = [type(event).__name__ for event in battle.state.events or []]
    assert order.index("AsteroidsEntered") < order.index("HullHit")
    assert battle.shields(target) == (0, 4, 4, 2)  # rear met the asteroids, front took the gun
    assert battle.state.hull[target] == 3


@rule("talon:15.1.3b", "talon:15.1.3a")
def test_push_collision_gun_and_explosion_follow_each_other() -> None:
    battle, target = wave(0, -3, 3, hull=6, shields=(0, 0, 0, 5))
    friend = battle.talon("CA", 0, -4, 3)
    battle.play("fire a1.2")
    battle.roll(6)
    battle.play("at b1")
    assert battle.place(target) is None
    assert len(battle.told(ShipExploded)) == 1
    assert sum(battle.shields(friend)) == 18 - 3 - 3  # the collision, then the explosion


@rule("talon:15.1.1")
def test_a_base_is_hit_but_not_pushed() -> None:
    battle = Battle()
    battle.terran("BB", 0, 0, 0)
    base = battle.talon("Base", 0, -3, 3)
    battle.begin(ChooseGroup(0), seat=0)
    battle.roll(6)
    battle.play("fire a1.2")
    assert battle.place(base) == (0, -3)
    assert battle.state.hull[base] == 3


def cone() -> tuple[Battle, int, int, int]:
    """The picture of 15.2: Eviscerator, Guderian at range 2, Justice and a squadron at range 3, four missiles."""
    battle = Battle()
    guderian = battle.terran("CA", 0, 0, 5)
    squadron = battle.terran("FTR", 1, -1, 0)
    battle.talon("BB", 0, 2, 0)
    justice = battle.talon("CA", 0, -1, 3)
    for number, place in ((14, (1, -1)), (15, (1, -1)), (10, (0, -2)), (11, (0, -2))):
        battle.missile(guderian, *place, number=number)
    battle.begin(ChooseGroup(1), seat=1)
    return battle, guderian, squadron, justice


@rule("talon:15.2.1a", "talon:15.2.2e", "talon:15.2.1b", "talon:15.2.2a", "talon:15.2.2d")
def test_example_eviscerators_cone() -> None:
    battle, guderian, squadron, justice = cone()
    battle.roll(4, 4, 4, 4, 4)
    battle.play("fire b1.2")
    struck = {shot.target: (shot.range, shot.damage, shot.arc) for shot in battle.shots()}
    assert struck == {"CA b2": (3, 2, "front"), "CA a1": (2, 6, "left"), "m14": (3, 2, ""), "m15": (3, 2, "")}
    assert battle.shields(guderian) == (6, 5, 0, 4)
    assert battle.shields(justice) == (5, 4, 4, 3)
    assert battle.fighters(squadron) == (1, 1, 1)
    assert [battle.state.missile_damaged[number - 1] for number in (14, 15, 10, 11)] == [1, 1, 0, 0]


@rule("talon:15.2.2f", "talon:8.6.4c")
def test_example_justices_explosion_hits_one_of_two_missiles_out_of_the_cone() -> None:
    battle, guderian, _, justice = cone()
    battle.state.hull[justice] = 6
    battle.state.shields[4 * justice] = 0
    for arc in range(4):
        battle.state.shields[4 * guderian + arc] = 6
    battle.state.missile_at[13] = battle.state.missile_at[14] = -1  # only the two outside are in question
    battle.state.flying -= 2
    battle.roll(4, 1)
    battle.play("fire b1.2")
    assert battle.place(justice) is None
    while battle.state.choice == "ChooseFighter":
        battle.state.play(battle.state.actions()[0])
    assert (battle.state.seat, battle.offers()) == (1, ["pick m10", "pick m11"])
    battle.play("pick m10")
    assert (battle.missile_place(9), battle.missile_place(10)) == (None, (0, -2))


@rule("talon:15.2.2f", "talon:8.6.4b")
def test_example_guderians_explosion_hits_justice_and_one_fighter() -> None:
    battle, guderian, squadron, justice = cone()
    battle.state.hull[guderian] = 5
    for arc in range(4):
        battle.state.shields[4 * guderian + arc] = 0
    battle.roll(1, 4, 6, 6)
    battle.play("fire b1.2")
    assert battle.place(guderian) is None
    assert battle.shields(justice) == (4, 4, 4, 3)  # nothing from the cannon on a 1, three from the explosion
    while battle.state.choice in ("ChooseMissileStruck", "ChooseFighter"):
        battle.state.play(battle.state.actions()[0])
    assert sum(battle.fighters(squadron)) == 2


@rule("talon:15.2.1b")
def test_every_target_has_its_own_die() -> None:
    battle = Battle()
    battle.terran("BB", 0, 0, 0)
    battle.terran("BB", 0, -1, 0)
    battle.talon("BB", 0, 2, 0)
    battle.begin(ChooseGroup(1), seat=1).play("fire b1.2")
    battle.roll(1, 6)
    battle.play("pick a2")
    assert {shot.target: shot.damage for shot in battle.shots()} == {"BB a2": 0, "BB a1": 8}


@rule("talon:15.2.1b")
def test_by_option_one_die_serves_the_whole_shot() -> None:
    battle = Battle()
    battle.terran("BB", 0, 0, 0)
    battle.terran("BB", 0, -1, 0)
    battle.talon("BB", 0, 2, 0)
    battle.state.options["fusion"] = "single"
    battle.begin(ChooseGroup(1), seat=1)
    battle.roll(5, 1)
    battle.play("fire b1.2", "pick a1")
    assert {shot.target: shot.die for shot in battle.shots()} == {"BB a1": 5, "BB a2": 5}


@rule("talon:15.2.2b")
def test_an_enemy_ship_must_be_in_the_cone() -> None:
    battle = Battle()
    battle.terran("FTR", 0, -1, 0)
    battle.terran("CA", 6, 0, 0)
    battle.talon("BB", 0, 2, 0)
    battle.talon("CA", 0, 0, 0)
    battle.begin(ChooseGroup(1), seat=1)
    assert not battle.can("fire b1.2")
    battle.terran("CA", 0, -1, 0)
    battle.begin(ChooseGroup(1), seat=1)
    assert battle.can("fire b1.2")


@rule("talon:15.2.2c", "talon:15.2.2a")
def test_the_firers_own_ships_are_struck_first_and_owners_choose_the_order() -> None:
    battle = Battle()
    battle.terran("CA", 0, 0, 0)
    battle.terran("CL", 0, -1, 0)
    battle.talon("BB", 0, 2, 0)
    friend = battle.talon("CA", 0, 1, 0)
    battle.begin(ChooseGroup(1), seat=1)
    battle.roll(1)
    battle.play("fire b1.2")
    assert [shot.target for shot in battle.shots()] == ["CA b2"]
    assert battle.shields(friend)[REAR] == 0
    assert (battle.state.seat, battle.offers()) == (0, ["pick a1", "pick a2"])
    battle.play("pick a2")
    assert [shot.target for shot in battle.shots()] == ["CA b2", "CL a2", "CA a1"]


@rule("talon:15.2.1a", "talon:5.1f")
def test_the_second_cannon_of_a_dreadnought_may_be_held() -> None:
    battle = Battle()
    battle.terran("BB", 0, 0, 0)
    ship = battle.talon("DN", 0, 2, 0)
    battle.begin(ChooseGroup(1), seat=1).play("fire b1.2")
    assert battle.offers() == ["shoot", "hold"]
    battle.play("hold")
    assert len(battle.shots()) == 1
    assert battle.charged(ship, 2) == (0, 0)


# Docking and landing


@rule("talon:16.1a", "talon:16.2a", "talon:16.2b", "talon:16.2d", "talon:16.1b", "talon:11.1.4c")
def test_a_squadron_docks_on_its_carrier_without_a_collision() -> None:
    battle = Battle()
    carrier, squadron = battle.terran("CV", 0, -1, 0), battle.terran("FTR", 0, 0, 0)
    battle.talon("CA", 5, 3, 0)
    battle.begin(ChooseMove(0, squadron, 0), seat=0)
    assert battle.refused("dock left") == "talon:16.2a"
    battle.play("dock straight")
    assert (battle.place(squadron), battle.state.status[squadron]) == (None, DOCKED)
    assert (battle.shields(carrier), battle.fighters(squadron)) == ((4, 4, 4, 4), (1, 1, 1))
    assert battle.told(ShipDocked)[-1].host == "CV a1"
    assert not [action for action in battle.game.vocabulary.actions if "launch a" in str(action)]


@rule("talon:4.2b", "talon:16.2a")
def test_the_initiative_marker_of_a_docked_squadron_is_gone() -> None:
    battle = Battle()
    battle.terran("CV", 0, -1, 0)
    squadron = battle.terran("FTR", 0, 0, 0)
    battle.talon("CA", 5, 3, 0)
    battle.state.contest[squadron] = 1
    battle.begin(ChooseMove(0, squadron, 0), seat=0).play("dock straight")
    assert battle.state.status[squadron] == DOCKED
    assert not battle.state.contest[squadron]


@rule("talon:16.2a")
def test_without_the_declaration_it_is_an_ordinary_move() -> None:
    battle = Battle()
    battle.terran("CV", 0, -1, 0)
    squadron = battle.terran("FTR", 0, 0, 0)
    battle.talon("CA", 5, 3, 0)
    battle.begin(ChooseMove(0, squadron, 0), seat=0).play("move straight", "pick a2")
    assert battle.state.status[squadron] == DESTROYED  # a collision


@rule("talon:16.1a")
def test_ships_dock_only_where_the_scenario_calls_for_it() -> None:
    battle = Battle()
    battle.terran("Base", 0, -1, 0)
    ship = battle.terran("CA", 0, 0, 0)
    battle.talon("CA", 5, 3, 0)
    battle.begin(ChooseMove(0, ship, 0), seat=0)
    assert battle.refused("dock straight") == "talon:16.1a"
    battle.scenario.docking.append(ship)
    battle.begin(ChooseMove(0, ship, 0), seat=0).play("dock straight")
    assert battle.state.status[ship] == DOCKED


@rule("talon:16.1b", "talon:16.2e")
def test_docked_units_do_not_come_back() -> None:
    battle = Battle()
    battle.terran("CV", 0, -1, 0)
    squadron = battle.terran("FTR", 0, 0, 0)
    battle.talon("CA", 5, 3, 0)
    battle.begin(ChooseMove(0, squadron, 0), seat=0).play("dock straight")
    for impulse in "ABCDEF":
        battle.begin(MovementStep(0), impulse=impulse, seat=0)
        assert not battle.can("pick a2")
    assert battle.place(squadron) is None


@rule("talon:16.1c", "talon:16.2a", "talon:17.2.1a")
@pytest.mark.parametrize("allowed", [True, False])
def test_landing_needs_the_scenarios_leave_and_a_declaration(allowed: bool) -> None:
    battle = Battle()
    battle.terran("CA", 5, 3, 0)
    transport = battle.talon("Tran", 0, 0, 0, speed=1)
    battle.talon("CA", 5, -3, 0)
    battle.terrain("planet", (0, -1))
    if allowed:
        battle.scenario.landing.append(transport)
    battle.begin(ChooseMove(1, transport, 0), seat=1)
    if allowed:
        battle.play("dock straight")
        assert battle.state.status[transport] == LANDED
    else:
        assert battle.refused("dock straight") == "talon:16.1a"
        battle.play("move straight")
        assert battle.state.status[transport] == DESTROYED


@rule("talon:16.2c", "talon:14e")
@pytest.mark.parametrize(("speed", "clause"), [(2, "talon:16.2c"), (1, None)])
def test_transports_dock_at_speed_one(speed: int, clause: str | None) -> None:
    battle = Battle()
    base = battle.terran("Base", 0, -1, 0)
    transport = battle.terran("Tran", 0, 0, 0, speed=speed)
    battle.talon("CA", 5, -3, 0)
    battle.scenario.docking.append(transport)
    battle.begin(ChooseMove(0, transport, 0), seat=0)
    refusal = battle.state.why_not("dock straight")
    assert (refusal.clause if refusal else None) == clause
    assert ("dock straight" in battle.offers()) is (clause is None)
    if not clause:
        battle.play("dock straight")
        assert battle.state.host[transport] == base


@rule("talon:12.2.1a")
def test_a_carrier_takes_four_squadrons_and_no_fifth() -> None:
    battle = Battle()
    carrier = battle.terran("CV", 0, -1, 0)
    squadron = battle.terran("FTR", 0, 0, 0)
    for _ in range(4):
        guest = battle.terran("FTR", 3, 3, 0)
        battle.state.host[guest] = carrier
        battle.state.status[guest] = DOCKED
        battle.state.at[guest] = -1
    battle.talon("CA", 5, -3, 0)
    battle.begin(ChooseMove(0, squadron, 0), seat=0)
    assert battle.refused("dock straight") == "talon:16.2a"


def loaded_carrier() -> tuple[Battle, int, list[int]]:
    """A carrier with two squadrons aboard."""
    battle = Battle()
    carrier = battle.terran("CV", 0, -1, 0)
    guests = [battle.terran("FTR", 3, 3, 0), battle.terran("FTR", 4, 3, 0)]
    for guest in guests:
        battle.state.host[guest] = carrier
        battle.state.status[guest] = DOCKED
        battle.state.at[guest] = -1
    battle.terran("CA", 6, 3, 0)
    battle.talon("CA", 5, -3, 0)
    return battle, carrier, guests


@rule("talon:16.3a", "talon:11.1.4c")
def test_docked_squadrons_retreat_with_their_carrier() -> None:
    battle, carrier, guests = loaded_carrier()
    retreat(battle.state, carrier, "ftl")
    assert [battle.state.status[unit] for unit in (carrier, *guests)] == [RETREATED] * 3


@rule("talon:16.3b")
def test_docked_squadrons_die_with_their_carrier() -> None:
    battle, carrier, guests = loaded_carrier()
    destroy(battle.state, carrier, "test")
    battle.begin(Explosions(), seat=0)
    assert [battle.state.status[unit] for unit in guests] == [DESTROYED] * 2


def test_two_landed_transports_win_the_fifth_scenario() -> None:
    state = orrery.game("talon").new(options={"scenario": "loss-of-beta-centauri"})
    for unit in state.scenario.landing:
        state.status[unit] = LANDED
        state.at[unit] = -1
    judge(state)
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((1,), "landed")
