"""Chapter 24: jury rigging, an option. One system up, another one down, once in a battle."""

from __future__ import annotations

from typing import Any

import orrery
from orrery.games.talon.actions import HELM
from orrery.games.talon.board import turn_radius
from orrery.games.talon.events import RigRemoved, ShipRigged
from orrery.games.talon.flow.firing import ChooseGroup
from orrery.games.talon.flow.recharging import PowerPhase
from orrery.games.talon.flow.spending import ChooseSpending
from orrery.games.talon.state import TalonState
from orrery.kernel import changed
from orrery.testing import conformance

from .table import Battle, rule

GAME = orrery.game("talon")


def rigged(code: str = "CA", **written: Any) -> tuple[Battle, int]:
    """A Terran ship in its Power Phase with the option, and an enemy far away that was rigged before."""
    battle = Battle(initiative=0)
    battle.state.rigging = True
    ship = battle.terran(code, 0, 3, 2, speed=2, **written)
    other = battle.talon("CA", 0, -4, 2, speed=2)
    battle.state.rigs = changed(battle.state.rigs, other, 64)
    return battle, ship


def asked(code: str = "CA", **written: Any) -> tuple[Battle, int]:
    """The same, when the ship is asked whether it is rigged."""
    battle, ship = rigged(code, **written)
    battle.begin(PowerPhase()).play("speed 2")
    return battle, ship


@rule("talon:24a")
def test_a_ship_may_be_rigged_once_after_its_curve_is_set() -> None:
    battle, ship = asked()
    assert battle.state.choice == "OfferRig"
    assert "rig power power" not in battle.offers()
    battle.play("rig power helm")
    assert battle.told(ShipRigged)[0].up == "power"
    assert battle.seen(ship)["rigged"] == {"up": "power", "down": "helm"}
    battle.roll(6)
    battle.begin(PowerPhase()).play("speed 2")
    assert battle.state.choice != "OfferRig"
    assert battle.seen(ship)["rigged"] is None


@rule("talon:24a")
def test_without_the_option_nobody_is_asked() -> None:
    battle, _ = rigged()
    battle.state.rigging = False
    battle.begin(PowerPhase()).play("speed 2")
    assert battle.state.choice != "OfferRig"
    plain: TalonState = GAME.new()
    assert "jury_rigging" not in plain.options
    assert "rigs" not in plain.dump()


@rule("talon:24b")
def test_power_goes_up_or_down_by_one_until_the_next_power_phase() -> None:
    battle, ship = asked()
    power, _ = battle.curve(ship)
    battle.play("rig power helm")
    assert battle.curve(ship) == (power + 1, 2)
    battle.roll(6)
    battle.begin(PowerPhase()).play("speed 2")
    assert battle.curve(ship) == (power, 2)
    battle, ship = asked()
    battle.play("rig helm power")
    assert battle.curve(ship) == (power - 1, 2)


@rule("talon:24b")
def test_power_stays_between_nought_and_six() -> None:
    battle, ship = asked()
    battle.state.power[ship] = 6
    battle.state.refresh()
    assert battle.refused("rig power helm") == "talon:24b"
    battle.state.power[ship] = 0
    battle.state.refresh()
    assert battle.refused("rig helm power") == "talon:24b"


@rule("talon:24c")
def test_the_helm_changes_the_turn_radius() -> None:
    battle, ship = asked()
    radius = turn_radius(battle.state, ship)
    battle.play("rig helm power")
    assert turn_radius(battle.state, ship) == radius - 1
    battle, ship = asked()
    battle.play("rig power helm")
    assert turn_radius(battle.state, ship) == radius + 1


@rule("talon:24d")
def test_a_group_up_takes_one_box_more() -> None:
    battle, ship = rigged()
    battle.bar(ship, 2, 0, 0)
    battle.begin(PowerPhase()).play("speed 2")
    red, yellow = battle.charged(ship, 2)
    whole = battle.tables.red[3 * battle.scenario.kind[ship] + 1]
    battle.play("rig group-2 helm")
    assert battle.charged(ship, 2) == ((red + 1, yellow) if red < whole else (red, yellow + 1))
    battle, ship = asked()
    assert battle.refused("rig group-1 helm") == "talon:24d"  # its bar is full


@rule("talon:24d")
def test_a_group_up_takes_a_yellow_box_when_no_red_one_is_empty() -> None:
    battle, ship = asked()
    red, yellow = battle.charged(ship, 1)
    battle.bar(ship, 1, red, yellow - 1)
    battle.state.refresh()
    battle.play("rig group-1 helm")
    assert battle.charged(ship, 1) == (red, yellow)


@rule("talon:24d")
def test_a_group_down_neither_charges_nor_fires() -> None:
    battle = Battle(initiative=0)
    ship = battle.terran("CA", 0, 3, 0)
    battle.talon("CA", 0, 1, 0)
    battle.begin(ChooseGroup(0))
    assert battle.can("fire a1.1")
    battle.state.rigging = True
    battle.state.rigs = changed(battle.state.rigs, ship, 64 + 1 + 8 * 3)  # power up, group 1 down
    battle.begin(ChooseGroup(0))
    assert battle.refused("fire a1.1") == "talon:24d"
    battle.bar(ship, 1, 1, 0)
    battle.begin(ChooseSpending(0, ship))
    assert "charge 1" not in battle.offers()
    assert battle.refused("charge 1") == "talon:24d"


@rule("talon:24e")
def test_what_is_out_by_damage_cannot_be_up() -> None:
    battle, ship = asked()
    state = battle.state
    state.helm_down = changed(state.helm_down, ship, 1)
    state.power_loss = changed(state.power_loss, ship, 1)
    state.broken = changed(state.broken, 3 * ship, 1)
    state.refresh()
    for action in ("rig helm group-2", "rig power helm", "rig group-1 helm", "rig power group-1"):
        assert battle.refused(action) == "talon:24e", action


@rule("talon:24f")
def test_bases_and_fighters_are_not_rigged() -> None:
    for code in ("Base", "FTR"):
        battle = Battle(initiative=0)
        battle.state.rigging = True
        battle.terran(code, 0, 3, 2)
        other = battle.talon("CA", 0, -4, 2, speed=2)
        battle.state.rigs = changed(battle.state.rigs, other, 64)
        battle.begin(PowerPhase())
        while battle.state.choice != "Rest":
            assert battle.state.choice != "OfferRig", code
            battle.state.play(battle.state.pending[0])


@rule("talon:24g")
def test_on_a_one_the_hull_suffers_when_the_markers_come_off() -> None:
    for die, marked in ((1, 1), (2, 0)):
        battle, ship = asked()
        battle.play("rig power helm")
        battle.roll(die, 6, 6)
        battle.begin(PowerPhase())
        assert battle.told(RigRemoved)[0].die == die
        assert battle.state.hull[ship] == marked


def test_a_battle_with_rigs_keeps_the_kernels_promises() -> None:
    options = {"scenario": "a-chance-encounter", "jury_rigging": True}
    report = conformance(GAME, plays=2, stride=97, tables=[(2, options)])
    assert report.choices["OfferRig"] > 5


def test_a_rigged_position_can_be_kept() -> None:
    state: TalonState = GAME.new(seed=3, options={"scenario": "a-chance-encounter", "jury_rigging": True})
    while state.choice != "OfferRig":
        state.apply(state.pending[0])
    state.apply(state.pending[-1])
    assert any(state.rigs)
    again: TalonState = GAME.load(state.dump())
    assert list(again.rigs) == list(state.rigs)
    assert list(state.clone().rigs) == list(state.rigs)
    assert again.digest() == state.digest()


@rule("talon:24c")
def test_a_helm_marked_up_turns_one_hex_sooner_but_never_before_now() -> None:
    battle, ship = rigged()
    for added in range(3):
        battle.state.radius_added = changed(battle.state.radius_added, ship, added)
        battle.state.rigs = changed(battle.state.rigs, ship, 0)
        plain = turn_radius(battle.state, ship)
        battle.state.rigs = changed(battle.state.rigs, ship, 1 + HELM)
        assert turn_radius(battle.state, ship) == max(0, plain - 1)
        battle.state.rigs = changed(battle.state.rigs, ship, 8 * (1 + HELM))
        assert turn_radius(battle.state, ship) == plain + 1
    battle.state.radius_added = changed(battle.state.radius_added, ship, 0)
    battle.state.rigs = changed(battle.state.rigs, ship, 1 + HELM)
    for speed in range(7):
        battle.state.speed[ship] = speed
        assert turn_radius(battle.state, ship) >= 0
