"""Chapters 12 and 14: fighters and bases."""

from __future__ import annotations

from pathlib import Path

import pytest

import orrery
from orrery.games.talon.content import load_content
from orrery.games.talon.effects import destroy
from orrery.games.talon.flow.firing import ChooseGroup
from orrery.games.talon.flow.movement import ChooseMove, MovementStep
from orrery.games.talon.flow.recharging import PowerPhase, Recharge
from orrery.games.talon.flow.turn import Turn
from orrery.games.talon.scenarios import squadron_fault
from orrery.games.talon.tables import FIGHTER, IMPULSES
from orrery.parts.content import ContentError

from .table import Battle, rule


def carrier_group(q: int = 0, r: int = -2) -> tuple[Battle, int, int]:
    """A carrier with AP in every impulse, a squadron, and an enemy far away."""
    battle = Battle()
    carrier, squadron = battle.terran("CV", 0, 3, 2), battle.terran("FTR", q, r, 2)
    battle.talon("CA", -6, 4, 2)
    battle.state.power[carrier] = 6
    battle.bar(squadron, 1, 1, 0)
    return battle, carrier, squadron


@rule("talon:12.1.1a")
def test_a_squadron_is_three_fighters_in_one_counter() -> None:
    battle, _, squadron = carrier_group()
    seen = battle.seen(squadron)
    assert seen["fighters"] == [1, 1, 1]
    assert (seen["role"], len(seen["groups"])) == ("fighter", 3)


@rule("talon:12.1.1b", "talon:12.2.1a")
def test_squadrons_need_a_carrier_and_a_carrier_takes_four() -> None:
    tables = Battle().tables
    carrier, squadron = tables.kind_of(0, "CV"), tables.kind_of(0, "FTR")
    assert "room for 0" in squadron_fault(tables, [squadron])
    assert squadron_fault(tables, [carrier] + [squadron] * 4) == ""
    assert "room for 4" in squadron_fault(tables, [carrier] + [squadron] * 5)


@rule("talon:12.1.1b", "talon:12.2.1b")
def test_a_squadron_fights_on_without_its_carrier_but_gets_no_ap() -> None:
    battle, carrier, squadron = carrier_group()
    destroy(battle.state, carrier, "test")
    battle.state.dying = battle.state.dying[:0]
    assert battle.place(squadron) == (0, -2)
    battle.terran("CA", 5, 3, 2)
    battle.state.power[carrier + 2] = 6
    for impulse in IMPULSES:
        battle.begin(Turn(0), impulse=impulse)
        assert battle.refused("beam a2 charge-1") == "talon:12.2.1b"
        while battle.state.choice != "Rest":
            battle.state.play(battle.state.actions()[0])


@rule("talon:12.1.2a")
def test_fighters_never_fly_slower_than_five() -> None:
    battle, _, _ = carrier_group()
    battle.begin(PowerPhase())
    while battle.offers() != ["speed 5", "speed 6"]:
        battle.state.play(battle.state.actions()[0])
    assert battle.refused("speed 4") == "talon:5.4.3b"


@rule("talon:12.1.2b", "talon:12.1.3")
def test_a_shot_names_one_fighter_and_kills_only_it() -> None:
    battle, _, squadron = carrier_group(0, 0)
    battle.talon("CA", 0, 2, 0)
    battle.begin(ChooseGroup(1), seat=1).play("fire b2.1")
    assert battle.refused("at a2") == "talon:12.1.3"
    battle.roll(4)
    battle.play("at a2.2", "hold")
    assert battle.fighters(squadron) == (1, 0, 1)
    battle.begin(ChooseGroup(1), seat=1).play("fire b2.2")
    assert battle.refused("at a2.2") == "talon:12.1.3"


@rule("talon:12.1.1a")
def test_a_lost_fighters_laser_is_lost_with_it() -> None:
    battle, _, squadron = carrier_group(0, 0)
    battle.talon("CA", 2, 0, 5)
    battle.bar(squadron, 1, 1, 1)
    battle.state.fighters[3 * squadron] = 0
    battle.begin(ChooseGroup(0), seat=0)
    assert battle.refused("fire a2.1") == "talon:12.1.1a"
    assert battle.can("fire a2.2")


@rule("talon:12.1.2e", "talon:15.2.2d")
def test_the_fusion_cannon_does_not_harm_fighters() -> None:
    battle, _, squadron = carrier_group(0, 0)
    battle.terran("CA", 0, -1, 0)
    battle.talon("BB", 0, 1, 0)
    battle.begin(ChooseGroup(1), seat=1)
    battle.roll(6)
    battle.play("fire b2.2")
    assert battle.fighters(squadron) == (1, 1, 1)
    assert [shot.target for shot in battle.shots()] == ["CA a3"]


@rule("talon:12.1.2f")
def test_fighters_have_no_ap_of_their_own() -> None:
    battle, carrier, _ = carrier_group()
    battle.state.power[carrier] = 0
    battle.begin(Turn(0), impulse="F")
    assert battle.state.choice == "ChooseMover"


@rule("talon:12.1.3")
def test_the_fighter_aimed_at_is_the_one_missed() -> None:
    battle, _, squadron = carrier_group(0, 0)
    battle.talon("CA", 0, 2, 0)
    battle.begin(ChooseGroup(1), seat=1).play("fire b2.1")
    battle.roll(1)
    battle.play("at a2.2", "hold")
    assert battle.fighters(squadron) == (1, 1, 1)


@rule("talon:12.2.1c")
def test_fighters_charge_passively() -> None:
    battle, carrier, squadron = carrier_group()
    battle.state.at[carrier] = -1
    battle.begin(Recharge(0))
    assert battle.charged(squadron, 1) == (1, 1)


@rule("talon:12.2.2a")
def test_a_beam_charges_one_box_of_one_fighter() -> None:
    battle, _, squadron = carrier_group()
    battle.bar(squadron, 2, 1, 0)
    battle.begin(Turn(0), impulse="E").play("beam a2 charge-1")
    assert (battle.charged(squadron, 1), battle.charged(squadron, 2)) == ((1, 1), (1, 0))
    assert battle.state.choice == "Rest"


@rule("talon:12.2.2b")
def test_a_beam_helps_to_manoeuvre() -> None:
    battle, _, squadron = carrier_group()
    battle.state.turn[squadron] = 2
    battle.begin(Turn(0), impulse="E").play("beam a2 turn")
    assert battle.state.turn[squadron] == 1
    battle.state.beamed[squadron] = 0
    battle.begin(Turn(0), impulse="E").play("beam a2 slip")
    assert battle.state.slip[squadron] == 1


@rule("talon:12.2.3a")
def test_one_ap_per_squadron_per_impulse() -> None:
    battle, _, squadron = carrier_group()
    other = battle.terran("CV", 2, 3, 2)
    battle.state.power[other] = 6
    battle.begin(Turn(0), impulse="E").play("pick a1", "beam a2 charge-1")
    assert battle.refused("beam a2 slip") == "talon:12.2.3a"
    assert battle.state.slip[squadron] == 0


@rule("talon:12.2.3b")
@pytest.mark.parametrize(("r", "clause"), [(-3, None), (-4, "talon:12.2.3b")])
def test_beams_reach_six_hexes(r: int, clause: str | None) -> None:
    battle, _, _ = carrier_group(0, r)
    battle.begin(Turn(0), impulse="E")
    refusal = battle.state.why_not("beam a2 charge-1")
    assert (refusal.clause if refusal else None) == clause


@rule("talon:12.2.3c", "talon:17.5f", "talon:17.2.2c")
@pytest.mark.parametrize("kind", ["asteroid", "nebula", "planet", "black-hole"])
@pytest.mark.parametrize("place", [(0, 0), (0, -2)])
def test_terrain_blocks_beams_on_the_line_and_at_its_end(kind: str, place: tuple[int, int]) -> None:
    battle, _, _ = carrier_group()
    battle.terrain(kind, place)
    battle.begin(Turn(0), impulse="E")
    assert battle.refused("beam a2 charge-1") == "talon:17.5f"


def base_battle(speed: int = 2) -> tuple[Battle, int]:
    """A Terran base, a cruiser and an enemy."""
    battle = Battle(initiative=0)
    base = battle.terran("Base", 0, 0, 0, speed=speed)
    battle.terran("CA", 5, 3, 2)
    battle.talon("CA", -6, 4, 2)
    return battle, base


@rule("talon:14a")
def test_a_base_does_not_move_and_has_no_turn_radius() -> None:
    battle, base = base_battle()
    battle.state.power[base] = 6
    battle.begin(Turn(0), impulse="E")
    assert battle.refused("slip") == "talon:14a"
    assert battle.refused("turn") == "talon:14a"
    battle.terran("CA", 6, 3, 2)
    battle.begin(MovementStep(0), impulse="F")
    assert battle.refused("pick a1") == "talon:14a"
    assert {row[2] for row in battle.seen(base)["curve"]} == {0}


@rule("talon:14a")
def test_a_ship_needs_three_numbers_in_a_row_and_a_base_two(tmp_path: Path) -> None:
    content = load_content()
    own = (content.tables.kind_of(0, "CA"), content.tables.kind_of(0, "Base"))
    assert own[0] != own[1]
    text = (
        '[[ship]]\nclass = "CA"\nfaction = "terran"\nrole = "base"\ncost = 1\nexplosion = 1\n'
        'curve = ["1-5-3"]\nstart = 5\n'
        'shields = { front = 1, right = 1, left = 1, rear = 1 }\nhull = "0"\nbattery = false\nafterburners = 0\n'
        'names = ["X"]\nsource = "reconstructed"\n'
    )
    (tmp_path / "ships.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match=r"ships.toml: ship 'terran CA': key 'curve': '1-5-3'"):
        load_content(str(tmp_path))


@rule("talon:14b")
@pytest.mark.parametrize(("speed", "facing"), [(1, 1), (2, 2), (3, 3)])
def test_example_a_base_rotates_clockwise_at_its_speed(speed: int, facing: int) -> None:
    battle, base = base_battle(speed)
    turned = ""
    for impulse in IMPULSES:
        before = battle.state.facing[base]
        battle.begin(MovementStep(0), impulse=impulse)
        turned += impulse if battle.state.facing[base] != before else ""
    assert battle.state.facing[base] == facing
    assert turned == {1: "F", 2: "CF", 3: "BDF"}[speed]
    assert battle.place(base) == (0, 0)


@rule("talon:14c")
def test_a_bases_power_does_not_depend_on_its_speed() -> None:
    battle, base = base_battle(1)
    assert battle.curve(base) == (6, 1)
    battle.begin(Recharge(0))
    assert battle.offers() == ["speed 1", "speed 2"]
    battle.play("speed 2")
    assert battle.curve(base) == (6, 2)


@rule("talon:14d")
def test_ships_may_share_a_hex_with_their_base() -> None:
    battle, base = base_battle()
    ship = battle.terran("CA", 0, 1, 0, turn=1)
    battle.begin(ChooseMove(0, ship, 0))
    assert battle.place(ship) == battle.place(base)
    assert battle.shields(ship) == (6, 5, 5, 4)


@rule("talon:14f")
def test_bases_deploy_before_all_ships() -> None:
    state = orrery.game("talon").new(options={"scenario": "base-assault", "deployment": "free"}, log=True)
    assert state.seat == 1  # the Talon base, although its side has the initiative and places its ships last
    state.play("place l2")
    state.play(state.actions()[0])
    assert state.events_for(None)[0]["unit"] == "Hope"
    assert state.seat == 0


def test_the_fighter_class_is_the_only_one_without_explosion() -> None:
    tables = Battle().tables
    silent = [kind for kind in range(len(tables.code)) if not tables.explosion[kind]]
    assert [tables.role[kind] for kind in silent] == [FIGHTER]


@rule("talon:12.2.2a")
def test_nothing_is_beamed_to_what_is_not_a_squadron_on_the_map() -> None:
    battle, carrier, squadron = carrier_group()
    battle.terran("CA", 1, 3)
    battle.state.at[squadron] = -1
    battle.begin(Turn(0), impulse="E")
    if battle.state.choice == "ChooseSpender":
        battle.play("pick a1")
    for target in ("a2", "a3", "b1"):
        assert battle.refused(f"beam {target} charge-1") == "talon:12.2.2a"
    assert battle.place(carrier) is not None
