"""Fleets of as many ships as there is room for: the first and the last of them count, and nobody of the other side."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.talon.actions import JUMP, PICK, READY
from orrery.games.talon.board import has_target, targets
from orrery.games.talon.effects import destroy, retreat
from orrery.games.talon.events import RigRemoved
from orrery.games.talon.flow.arriving import deployment_refusal
from orrery.games.talon.flow.entering import MeetFriends, enter
from orrery.games.talon.flow.explosions import explode
from orrery.games.talon.flow.firing import ChooseGroup
from orrery.games.talon.flow.floating import nearest_ship, strays
from orrery.games.talon.flow.gravity import PullShips
from orrery.games.talon.flow.heavy import FusionDamage, shoot_fusion
from orrery.games.talon.flow.initiative import ChooseInitiative, InitiativeCheck
from orrery.games.talon.flow.movement import ChooseMover, MovementStep, host_in
from orrery.games.talon.flow.recharging import Breakups, Recharge
from orrery.games.talon.flow.retreating import ChooseJump
from orrery.games.talon.flow.rigging import DONE, RemoveRigs
from orrery.games.talon.flow.spending import PowerStep, SpendNext
from orrery.games.talon.flow.turn import RepairStep, Turn
from orrery.games.talon.grid import STEP, hex_of
from orrery.games.talon.score import hull_wear, is_beaten, points_left, points_lost
from orrery.games.talon.tables import DESTROYED, DOCKED, FIGHTER, HERE, NOBODY, RETREATED, SLOTS

from .table import Battle, rule

SEATS = pytest.mark.parametrize("seat", [0, 1])


def crowd(code: str = "DD", faction: int | None = None) -> Battle:
    """Twenty-four ships a side, seat 0 in the bottom row and seat 1 in the top row, far from each other."""
    battle = Battle()
    for seat in range(2):
        for column in range(SLOTS):
            unit = battle.ship(seat, code, faction=faction)
            battle.state.at[unit] = hex_of(column, 11 if seat == 0 else 0)
            battle.state.facing[unit] = 0 if seat == 0 else 3
    return battle


def fleet(seat: int) -> range:
    """The numbers of a seat's ships."""
    return range(SLOTS * seat, SLOTS * seat + SLOTS)


def bits(units: Any) -> int:
    """A set of ships."""
    return sum(1 << unit for unit in units)


@SEATS
@rule("talon:3.2c", "talon:4.1c")
def test_every_ship_spends_its_ap(seat: int) -> None:
    battle = crowd()
    for unit in range(2 * SLOTS):
        battle.state.power[unit] = 6
    PowerStep(seat).run(battle.state)
    step: Any = battle.state.stack[-1]
    assert (type(step), step.seat, step.ships) == (SpendNext, seat, bits(fleet(seat)))
    battle.begin(step, seat=seat)
    assert battle.offers() == [str(PICK[unit]) for unit in fleet(seat)]


@SEATS
@rule("talon:3.2d", "talon:7.1a", "talon:10.2.1")
def test_every_ship_moves_that_is_due_or_burns(seat: int) -> None:
    battle = crowd()
    state = battle.state
    for unit in range(2 * SLOTS):
        state.speed[unit] = 6 if unit % 2 else 1
        state.afterburners[unit] = 1 if unit % 3 else 0
    missiles = [battle.missile(0, 0, 0, owner=owner) for owner in (0, 1, 0, 1)]
    battle.begin(MovementStep(seat), impulse="A", seat=seat)
    choice = state.stack[-1]
    assert isinstance(choice, ChooseMover)
    assert choice.due == bits(unit for unit in fleet(seat) if unit % 2)
    assert choice.burners == bits(unit for unit in fleet(seat) if unit % 2 == 0 and unit % 3)
    assert choice.missiles == sum(1 << missile for missile in missiles if missile % 2 == seat)
    movers = [unit for unit in fleet(seat) if unit % 2 or unit % 3]
    assert battle.offers()[: len(movers)] == [str(PICK[unit]) for unit in movers]


@SEATS
@rule("talon:3.2h")
def test_every_ship_adjusts_its_curve(seat: int) -> None:
    battle = crowd()
    Recharge(seat).run(battle.state)
    asked = [step.unit for step in reversed(battle.state.stack) if hasattr(step, "unit")]
    assert asked == list(fleet(seat))


@SEATS
@rule("talon:5.4.5a")
def test_every_ship_breaks_up_whose_power_is_below_zero(seat: int) -> None:
    battle = crowd("FTR", faction=0)
    for unit in fleet(seat):
        battle.state.power[unit] = -1
    Breakups().run(battle.state)
    lost = [unit for unit in range(2 * SLOTS) if battle.state.status[unit] == DESTROYED]
    assert lost == list(fleet(seat))


@SEATS
@rule("talon:3.2f", "talon:8.7a")
def test_every_ship_is_repaired(seat: int) -> None:
    battle = crowd()
    state = battle.state
    for unit in range(2 * SLOTS):
        state.helm_down[unit] = 1
    battle.roll(*[6] * SLOTS)
    state.round = 3
    RepairStep(seat).run(state)
    assert [unit for unit in range(2 * SLOTS) if not state.helm_down[unit]] == list(fleet(seat))
    assert battle.dice.shows == []


@SEATS
@rule("talon:4.2b", "talon:12.2.3a")
def test_the_markers_of_every_ship_count_and_come_off(seat: int) -> None:
    battle = crowd()
    state = battle.state
    for unit in range(2 * SLOTS):
        state.beamed[unit] = 1
        state.contest[unit] = 1 if unit in fleet(seat) else 2 if unit % SLOTS else 0
    battle.begin(InitiativeCheck())
    choice = state.stack[-1]
    assert isinstance(choice, ChooseInitiative)
    assert (choice.seat, choice.change, choice.defend) == (seat, SLOTS, SLOTS - 1)
    assert (any(state.contest), any(state.beamed)) == (False, False)


@SEATS
@rule("talon:11.1.1", "talon:17.1c")
def test_every_ship_counts_in_the_end(seat: int) -> None:
    battle = crowd()
    state = battle.state
    cost = [battle.tables.cost[battle.scenario.kind[SLOTS * own]] for own in range(2)]
    assert [points_left(state, own) for own in range(2)] == [SLOTS * cost[0], SLOTS * cost[1]]
    for unit in fleet(seat):
        assert not is_beaten(state, seat)
        state.at[unit], state.status[unit] = -1, DESTROYED
    assert (is_beaten(state, seat), is_beaten(state, 1 - seat)) == (True, False)
    assert points_lost(state, seat) == SLOTS * cost[seat] == hull_wear(state, seat) // 1000
    assert (points_left(state, seat), points_lost(state, 1 - seat), hull_wear(state, 1 - seat)) == (0, 0, 0)


@SEATS
@rule("talon:11.1.2a")
def test_every_ship_may_jump(seat: int) -> None:
    battle = crowd()
    battle.state.round = 9
    battle.begin(ChooseJump(seat), seat=seat)
    assert battle.offers() == [*(str(JUMP[unit]) for unit in fleet(seat)), "done"]


@SEATS
@rule("talon:3.2e", "talon:8.2.2a")
@pytest.mark.parametrize("number", [0, SLOTS - 1])
def test_the_first_and_the_last_ship_fire_and_are_fired_at(seat: int, number: int) -> None:
    battle = crowd("CL")
    state = battle.state
    firer, target = fleet(seat)[number], fleet(1 - seat)[number]
    state.at[firer] = hex_of(12, 6 - seat)
    state.at[target] = state.at[firer] + 2 * STEP[state.facing[firer]]
    assert targets(state, firer, 0) == [target]
    assert has_target(state, firer, 0)
    assert not any(has_target(state, unit, 0) for unit in fleet(seat) if unit != firer)
    battle.begin(ChooseGroup(seat), seat=seat)
    groups = battle.tables.groups[battle.scenario.kind[firer]]
    assert battle.offers() == [*(str(READY[firer][group]) for group in range(groups)), "done"]


@SEATS
@rule("talon:7.4a", "talon:7.4e")
@pytest.mark.parametrize("number", [0, SLOTS - 1])
def test_the_first_and_the_last_ship_are_collided_with(seat: int, number: int) -> None:
    battle = crowd()
    state = battle.state
    mover, friend = fleet(seat)[7], fleet(seat)[number]
    for unit in (mover, friend, *fleet(1 - seat)):
        state.at[unit] = hex_of(12, 6)
    enter(state, mover, hex_of(12, 7))
    step: Any = state.stack[-1]
    assert (type(step), step.friends) == (MeetFriends, 1 << friend)
    refusal = deployment_refusal(state, mover, state.at[friend], [state.at[friend], hex_of(13, 6)])
    assert refusal is not None
    assert refusal.reason == "hex-taken"
    state.at[friend] = state.at[mover] = -1
    assert deployment_refusal(state, mover, hex_of(12, 6), [hex_of(12, 6)]) is None
    state.at[mover] = hex_of(12, 6)
    depth = len(state.stack)
    enter(state, mover, hex_of(12, 7))
    assert len(state.stack) == depth


@SEATS
@rule("talon:16.3a", "talon:16.3b")
@pytest.mark.parametrize("number", [0, SLOTS - 1])
def test_the_first_and_the_last_ship_may_be_docked(seat: int, number: int) -> None:
    for leave, fate in ((destroy, DESTROYED), (retreat, RETREATED)):
        battle = crowd()
        state = battle.state
        host, guest, other = fleet(seat)[7], fleet(seat)[number], fleet(1 - seat)[number]
        for unit in (guest, other):
            state.at[unit], state.status[unit], state.host[unit] = -1, DOCKED, host
        state.host[other] = fleet(1 - seat)[7]
        leave(state, host, "ftl")
        assert [state.status[unit] for unit in (host, guest, other)] == [fate, fate, DOCKED]
        assert sum(1 for unit in range(2 * SLOTS) if state.status[unit] == HERE) == 2 * SLOTS - 3


@SEATS
@rule("talon:16.1a")
@pytest.mark.parametrize("number", [0, SLOTS - 1])
def test_the_first_and_the_last_ship_may_be_a_host(seat: int, number: int) -> None:
    battle = crowd("FTR", faction=0)
    state = battle.state
    squadron, host, enemy = fleet(seat)[7], fleet(seat)[number], fleet(1 - seat)[number]
    for unit in (host, enemy):
        battle.scenario.kind[unit] = battle.tables.kind_of(0, "CV")
        state.at[unit] = hex_of(12, 6)
    assert host_in(state, squadron, hex_of(12, 6)) == host
    assert host_in(state, squadron, hex_of(13, 6)) == NOBODY
    state.at[host] = -1
    assert host_in(state, squadron, hex_of(12, 6)) == NOBODY


@SEATS
@rule("talon:8.6.2a", "talon:8.6.2c")
def test_an_explosion_reaches_the_last_ships_of_both_sides(seat: int) -> None:
    battle = crowd()
    state = battle.state
    place = hex_of(12, 6)
    wreck = fleet(seat)[7]
    near = [fleet(0)[0], fleet(0)[-1], fleet(1)[0], fleet(1)[-1]]
    for number, unit in enumerate(near):
        state.at[unit] = hex_of(11 + number % 2 * 2, 6) if number < 2 else hex_of(11 + number % 2, 5)
    state.at[wreck] = -1
    before = [battle.shields(unit) for unit in range(2 * SLOTS)]
    state.dying.extend([wreck, place])
    explode(state, wreck)
    struck = [unit for unit in range(2 * SLOTS) if battle.shields(unit) != before[unit]]
    assert struck == near
    assert all(sum(before[unit]) - sum(battle.shields(unit)) == 1 for unit in near)


@SEATS
@rule("talon:15.2.2a", "talon:15.2.2c")
def test_a_cone_reaches_the_last_ships_of_both_sides_and_nobody_beside_it(seat: int) -> None:
    battle = crowd("BB", faction=1)
    state = battle.state
    firer = fleet(seat)[7]
    state.at[firer], state.facing[firer] = hex_of(12, 6), 0
    struck = [fleet(0)[-1], fleet(0)[-2], fleet(1)[-1], fleet(1)[-2]]
    for unit in struck:
        state.at[unit] = hex_of(12, 6) + STEP[0]
    depth = len(state.stack)
    shoot_fusion(state, seat, firer, 1)
    steps: list[Any] = [step for step in state.stack[depth:] if isinstance(step, FusionDamage)]
    hit = {step.owner: step.ships for step in steps}
    assert hit == {0: bits(struck[:2]), 1: bits(struck[2:])}
    for seat_ in range(2):
        battle.begin(FusionDamage(seat_, firer, 1, hit[seat_], 1), seat=seat)
        assert battle.offers() == [str(PICK[unit]) for unit in sorted(struck[2 * seat_ : 2 * seat_ + 2])]
        assert battle.refused(str(PICK[0])) == "talon:15.2.2c"
        assert battle.refused(str(PICK[fleet(1 - seat_)[-1]])) == "talon:15.2.2c"


@SEATS
@rule("talon:7.5.2")
def test_the_last_ship_may_be_the_stray(seat: int) -> None:
    battle = crowd()
    state = battle.state
    for unit in range(2 * SLOTS):
        state.at[unit] = hex_of(2, 2)
    for number in (0, SLOTS - 1):
        stray = fleet(seat)[number]
        state.at[stray] = hex_of(12, 8)
        assert strays(state, fleet(seat)[7]) == [stray]
        assert nearest_ship(state, hex_of(12, 9), -1) == 1
        assert nearest_ship(state, hex_of(12, 9), stray) > 6
        state.at[stray] = hex_of(2, 2)


@SEATS
@rule("talon:18.2a", "talon:18.2c")
def test_every_ship_in_the_battle_is_pulled(seat: int) -> None:
    battle = crowd()
    state = battle.state
    state.at[fleet(seat)[0]] = state.at[fleet(seat)[3]] = -1
    PullShips(seat).run(state)
    step: Any = state.stack[-1]
    assert step.ships == bits(unit for unit in fleet(seat) if state.at[unit] >= 0)
    assert state.active == seat
    battle.begin(step, seat=seat)
    assert battle.offers() == [str(PICK[unit]) for unit in fleet(seat) if state.at[unit] >= 0]


@SEATS
@rule("talon:24g")
def test_every_rig_comes_off(seat: int) -> None:
    battle = crowd()
    state = battle.state
    state.rigging = True
    state.rigs = type(state.rigs)(state.rigs)
    for unit in fleet(seat):
        state.rigs[unit] = DONE + 9
    gone = fleet(seat)[3]
    state.at[gone] = -1
    never, once = fleet(1 - seat)[0], fleet(1 - seat)[1]
    state.rigs[once] = DONE
    battle.roll(*[2] * (SLOTS - 2), 1)
    RemoveRigs().run(state)
    assert battle.dice.shows == []
    assert [state.rigs[unit] for unit in fleet(seat)] == [DONE] * SLOTS
    assert (state.rigs[never], state.rigs[once], len(battle.told(RigRemoved))) == (0, DONE, SLOTS - 1)
    assert [unit for unit in range(2 * SLOTS) if state.hull[unit]] == [fleet(seat)[-1]]


def test_the_crowd_is_a_crowd() -> None:
    battle = crowd("FTR", faction=0)
    assert list(battle.scenario.count) == [SLOTS, SLOTS]
    assert {battle.tables.role[battle.scenario.kind[unit]] for unit in range(2 * SLOTS)} == {FIGHTER}


@SEATS
@rule("talon:6.2.3a")
def test_the_reinforcements_of_a_whole_fleet_expire(seat: int) -> None:
    battle = crowd()
    state = battle.state
    for number in range(len(state.boosts)):
        state.boosts[number] = 3
    state.boosts[4 * fleet(seat)[5] + 2] = 4
    state.impulse = 2
    Turn(seat).run(state)
    left = {number for number in range(len(state.boosts)) if state.boosts[number]}
    assert left == {4 * unit + arc for unit in fleet(1 - seat) for arc in range(4)} | {4 * fleet(seat)[5] + 2}


@SEATS
@rule("talon:6.2.3a")
@pytest.mark.parametrize("number", [0, SLOTS - 1])
def test_the_only_reinforcement_of_a_fleet_expires(seat: int, number: int) -> None:
    battle = crowd()
    own = 4 * fleet(seat)[number] + (3 if number else 0)
    battle.state.boosts[own] = 1
    Turn(seat).run(battle.state)
    assert not any(battle.state.boosts)
    other = 4 * fleet(1 - seat)[number] + 1
    battle.state.boosts[other] = 1
    Turn(seat).run(battle.state)
    assert battle.state.boosts[other] == 1  # it expires in the other player's turn
