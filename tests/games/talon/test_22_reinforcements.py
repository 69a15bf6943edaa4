"""Chapter 22 and what the war asks of scenarios: units on call, damage from earlier battles, a side that must stay."""

from __future__ import annotations

from typing import Any

import pytest

import orrery
from orrery.games.talon.actions import PLACE
from orrery.games.talon.flow.arriving import (
    ChooseHex,
    OfferCall,
    ReinforcementPhase,
    arm,
    deployment_refusal,
    zones,
)
from orrery.games.talon.flow.retreating import ChooseJump
from orrery.games.talon.flow.rounds import Round
from orrery.games.talon.grid import HEXES, STEP, column_row, hex_of
from orrery.games.talon.score import is_beaten
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import ABSENT, DESTROYED, HERE, PLANET, SLOTS

from .table import Battle, at, rule

TEXT = """
name = "on-call"
number = "1"
title = { en = "On call", it = "A chiamata" }
text = { en = "", it = "" }
source = "reconstructed"
must_stay = "talon"
[[unit]]
side = "terran"
class = "CA"
name = "Patton"
at = "l10"
hull_lost = 1
groups_lost = [2]
radius_added = 1
power_cut = 1
drive_lost = true
[[unit]]
side = "terran"
class = "Tran"
name = "Normandy"
on_call = true
may_land = true
[[unit]]
side = "talon"
class = "CA"
name = "Justice"
at = "l2"
"""


def battle() -> TalonState:
    """A cruiser with damage, a transport on call, and an enemy that must stay."""
    state: TalonState = orrery.game("talon").new(options={"scenario": TEXT})
    state.stack.clear()
    return state


@rule("talon:22.1")
def test_a_unit_on_call_comes_when_it_is_called() -> None:
    state = battle()
    assert state.status[1] == ABSENT
    state.then(ReinforcementPhase(), Round())
    state.advance()
    assert (state.choice, state.seat) == ("OfferCall", 0)
    refusal = state.why_not("call a1")
    assert refusal is not None
    assert refusal.reason == "not-on-call"
    state.play("call a2")
    assert state.choice == "ChooseHex"
    state.play(state.pending[0])
    state.play(state.pending[0])
    assert state.status[1] == HERE
    assert state.at[1] >= 0


@rule("talon:22.1")
def test_a_side_with_nothing_but_units_on_call_is_beaten() -> None:
    state = battle()
    assert not is_beaten(state, 0)
    state.at[0] = -1
    state.status[0] = DESTROYED
    assert is_beaten(state, 0)


@rule("talon:22.1")
def test_the_captain_leaves_transports_outside() -> None:
    state = battle()
    state.then(OfferCall(0), OfferCall(0))
    state.advance()
    weights = orrery.game("talon").advise(state)
    assert str(state.pending[weights.index(max(weights))]) == "done"


@rule("talon:11.1.2a")
def test_a_side_that_must_stay_cannot_jump() -> None:
    state = battle()
    state.round = 9
    state.then(ChooseJump(1), OfferCall(0))
    state.advance()
    assert state.choice == "OfferCall"  # nobody was asked
    state.stack.append(ChooseJump(1))
    refusal = state.why_not("jump b1")
    assert refusal is not None
    assert refusal.reason == "must-stay"


def test_damage_from_earlier_battles_is_there_from_the_start() -> None:
    state = battle()
    assert (state.hull[0], state.radius_added[0], state.power_cut[0], state.ftl_down[0]) == (1, 1, 1, 1)
    assert list(state.broken[:3]) == [0, 1, 0]
    assert (state.red[1], state.yellow[1]) == (0, 0)
    assert state.power[0] == 3 - 1


@rule("talon:5.4.1", "talon:8.1.3", "talon:10.1.4", "talon:8.4.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_fresh_counter_is_charged_as_far_as_it_is_whole(seat: int) -> None:
    battle = Battle()
    battle.ship(seat, "DD")
    unit = battle.ship(seat, "BC")
    kind, state, scenario, tables = battle.scenario.kind[unit], battle.state, battle.scenario, battle.tables
    full = [(tables.red[3 * kind + group], tables.yellow[3 * kind + group]) for group in range(3)]
    assert [battle.charged(unit, group) for group in (1, 2, 3)] == full
    assert battle.curve(unit) == (tables.row_power[8 * kind + tables.start_speed[kind]], tables.start_speed[kind])
    assert (state.battery[unit], state.afterburners[unit]) == (0, tables.afterburners[kind])
    for group in range(3):
        battle.bar(unit, group + 1, 0, 0)
    scenario.start_speed[unit], scenario.hull_lost[unit], scenario.power_cut[unit] = 2, 2, 1
    scenario.groups_lost[unit], scenario.uncharged[unit] = [0], [1]
    state.boosts[4 * unit] = state.boosts[4 * unit + 3] = 2
    state.shields[4 * unit + 3] = 0
    next_ = battle.ship(seat, "BC", 2, 0, shields=[1, 1, 1, 1])
    arm(state, unit)
    assert battle.shields(next_) == (1, 1, 1, 1)
    assert battle.curve(unit) == (tables.row_power[8 * kind + 2] + tables.modifier[16 * kind + 2] - 1, 2)
    assert tables.modifier[16 * kind + 2] == -1
    assert [battle.charged(unit, group) for group in (1, 2, 3)] == [(0, 0), (0, 0), full[2]]
    assert list(state.broken[3 * unit : 3 * unit + 3]) == [1, 0, 0]
    assert (battle.boosts(unit), battle.shields(unit)) == ("....", tuple(tables.shields[4 * kind : 4 * kind + 4]))


@rule("talon:12.1.1a")
def test_a_squadron_starts_with_every_fighter_whole() -> None:
    battle = Battle()
    ship, squadron = battle.terran("CV"), battle.terran("FTR", 1, 0)
    assert battle.fighters(squadron) == (1, 1, 1)
    assert battle.fighters(ship) == (0, 0, 0)


@rule("talon:3.2i", "talon:22.1")
@pytest.mark.parametrize("first", [0, 1])
def test_who_is_here_already_or_comes_later_does_not_arrive(first: int) -> None:
    battle = Battle(initiative=first)
    here, due, later = (battle.ship(0, "CA", number, 0) for number in range(3))
    enemy, second = battle.ship(1, "CA", 0, 5), battle.ship(1, "CA", 2, 5)
    state = battle.state
    state.round = 3
    for unit, round_ in ((here, 4), (due, 4), (later, 5), (enemy, 4), (second, 4)):
        battle.scenario.arrives[unit] = round_
        if unit != here:
            state.status[unit] = ABSENT
            state.at[unit] = -1
    battle.begin(ReinforcementPhase())
    asked = []
    while state.choice == "ChooseHex":
        choice: Any = state.stack[-1]
        asked.append(choice.unit)
        assert (state.seat, choice.arriving) == (choice.unit // SLOTS, 1)
        battle.play(battle.offers()[3 * len(asked)])
        battle.play(battle.offers()[0])
    assert asked == ([due, enemy, second], [enemy, second, due])[first]
    assert [state.status[unit] for unit in (here, due, later, enemy, second)] == [HERE, HERE, ABSENT, HERE, HERE]


@rule("talon:3.2i")
def test_a_unit_deploys_beside_its_host_in_its_area_or_its_zone() -> None:
    battle = Battle()
    host, unit = battle.terran("CA", 0, 0), battle.terran("DD", 5, 5)
    scenario, state = battle.scenario, battle.state
    scenario.zones[0], scenario.entries[0] = [at(3, 3)], [at(4, 4)]
    state.at[-1] = at(0, 0)
    assert zones(state, unit, 0) == [[at(3, 3)]]
    assert zones(state, unit, 1) == [[at(4, 4)]]
    scenario.areas[unit] = [at(2, 2)]
    assert zones(state, unit, 0) == [[at(2, 2)]]
    scenario.beside[unit] = host
    around = {at(0, 0) + step for step in STEP}
    beside, area = zones(state, unit, 0)
    assert (set(beside), len(beside), area) == (around, 6, [at(2, 2)])
    assert zones(state, unit, 1) == [[at(4, 4)]]
    state.at[host] = hex_of(0, 0)
    assert {column_row(place) for place in zones(state, unit, 0)[0]} == {(1, 0), (0, 1)}
    state.at[host] = -1
    assert zones(state, unit, 0) == [[at(2, 2)]]


@rule("talon:7.4e", "talon:17.2.1a", "talon:18.1d")
@pytest.mark.parametrize("seat", [0, 1])
def test_where_nobody_deploys(seat: int) -> None:
    battle = Battle()
    unit, friend = battle.ship(seat, "CA", 9, 5), battle.ship(seat, "CA", 0, 0)
    enemies = [battle.ship(1 - seat, "CA", number - 4, 3) for number in range(4)]
    for kind, place in (("planet", (0, 2)), ("worm-hole", (2, 2)), ("asteroid", (-2, 2)), ("black-hole", (0, -4))):
        battle.terrain(kind, place)
    zone = [at(q, r) for q in range(-4, 5) for r in range(-5, 4)]

    def clause(place: int) -> str:
        refusal = deployment_refusal(battle.state, unit, place, zone)
        return "" if refusal is None else refusal.clause

    assert clause(at(9, 9)) == "talon:3.2i"
    assert [clause(at(*place)) for place in ((0, 2), (2, 2), (0, -4))] == ["talon:17.2.1a"] * 3
    assert (clause(battle.state.at[friend]), clause(at(-2, 2))) == ("talon:7.4e", "")
    assert [clause(battle.state.at[enemy]) for enemy in enemies] == [""] * 4
    assert [clause(at(0, r)) for r in (-3, -2, -1)] == ["talon:18.1d", "talon:18.1d", ""]


@rule("talon:3.2i")
def test_where_the_zone_is_full_the_next_larger_one_is_open() -> None:
    battle = Battle()
    host, unit, taker = battle.terran("CA", 0, 0), battle.terran("DD", 5, 5), battle.terran("DD", 3, 3)
    scenario = battle.scenario
    battle.talon("CA", 7, 5)
    battle.state.at[unit] = -1
    scenario.beside[unit] = host
    scenario.zones[0] = [at(3, 3), at(4, 3), at(4, 4)]
    for step in STEP:
        battle.state.terrain[at(0, 0) + step] = PLANET
    battle.begin(ChooseHex(0, unit, 0), seat=0)
    assert [PLACE[place] for place in (at(4, 3), at(4, 4))] == list(battle.state.pending)
    battle.offers()
    assert battle.refused(str(PLACE[at(3, 3)])) == "talon:7.4e"
    battle.state.at[taker] = at(4, 4)
    scenario.zones[0] = [at(4, 4)]
    battle.begin(ChooseHex(0, unit, 0), seat=0)
    assert len(battle.state.pending) == len(HEXES) - 2 - 6
