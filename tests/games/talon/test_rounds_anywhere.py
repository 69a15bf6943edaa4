"""Talon: contests for the initiative, recharging and missiles in any condition (chapters 4.2, 9.2 and 13)."""

from __future__ import annotations

import pytest

from orrery.games.talon.actions import LAUNCH, STRAIGHT, TURN_LEFT, TURN_RIGHT
from orrery.games.talon.board import is_on_map
from orrery.games.talon.flow.initiative import InitiativeCheck
from orrery.games.talon.flow.missiles import approaches, launches
from orrery.games.talon.flow.recharging import charge
from orrery.games.talon.grid import DISTANCE, SPAN, STEP, arc_towards
from orrery.games.talon.tables import FIGHTER, GROUPS
from orrery.kernel import Rng

from .table import Battle, at, rule

CODES = ("BB", "CA", "CL", "DD", "Base", "FTR")


@rule("talon:4.2b", "talon:4.2c", "talon:4.2e", "talon:4.2f")
@pytest.mark.parametrize("seed", range(30))
def test_change_markers_must_outnumber_defend_markers(seed: int) -> None:
    rng = Rng(seed)
    holder = rng.below(2)
    battle = Battle(initiative=holder)
    marks = [[rng.below(3) for _ in range(3)] for _ in range(2)]
    for seat in range(2):
        for number, mark in enumerate(marks[seat]):
            unit = battle.ship(seat, "DD", 2 * number, 6 * seat)
            battle.state.contest[unit] = mark
    battle.state.initiative = holder
    change = [row.count(1) for row in marks]
    defend = sum(row.count(2) for row in marks)
    battle.begin(InitiativeCheck())
    if sum(change) > defend:
        wanted = 1 - holder if change[0] == change[1] else change.index(max(change))
        assert (battle.state.choice, battle.state.seat) == ("ChooseInitiative", wanted)
        battle.play(battle.offers()[wanted])
        assert battle.state.initiative == wanted
    else:
        assert battle.state.choice == "Rest"
        assert battle.state.initiative == holder
    assert not any(battle.state.contest)


@rule("talon:9.2.1", "talon:9.2.2a")
@pytest.mark.parametrize(("seat", "code"), [*((0, code) for code in CODES), *((1, code) for code in CODES[:-1])])
def test_a_group_charges_one_red_box_or_as_many_yellow_ones_as_weapons(seat: int, code: str) -> None:
    rng = Rng(len(code) + seat)
    for _ in range(20):
        battle = Battle()
        unit = battle.ship(seat, code)
        state, tables = battle.state, battle.tables
        kind = battle.scenario.kind[unit]
        expected = []
        for group in range(tables.groups[kind]):
            own, card = GROUPS * unit + group, GROUPS * kind + group
            red = rng.below(tables.red[card] + 1)
            yellow = rng.below(tables.yellow[card] + 1)
            state.red[own], state.yellow[own] = red, yellow
            state.broken[own] = 0 if rng.below(4) else 1
            alive = 1
            if tables.role[kind] == FIGHTER and not rng.below(3):
                state.fighters[own] = alive = 0
            if not state.broken[own] and alive:
                if red < tables.red[card]:
                    red += 1
                else:
                    yellow = min(yellow + tables.weapons[card], tables.yellow[card])
            expected.append((red, yellow))
        charge(state, unit)
        assert [battle.charged(unit, group + 1) for group in range(tables.groups[kind])] == expected


@rule("talon:13.4c", "talon:13.4d")
@pytest.mark.parametrize("seed", range(20))
def test_a_missile_comes_nearer_if_it_can(seed: int) -> None:
    rng = Rng(seed)
    for _ in range(10):
        battle = Battle()
        ship = battle.terran("CA", rng.below(9) - 4, rng.below(9) - 4)
        battle.talon("CA", 7, 7)
        missile = battle.missile(ship, rng.below(13) - 6, rng.below(9) - 4, rng.below(6))
        state = battle.state
        here, goal = state.missile_at[missile], state.at[ship]
        if here == goal:
            continue
        headings = {STRAIGHT: 0, TURN_LEFT: 5, TURN_RIGHT: 1}
        nearer = []
        for way, turn in headings.items():
            there = here + STEP[(state.missile_facing[missile] + turn) % 6]
            if is_on_map(state, there) and DISTANCE[goal - there + SPAN] < DISTANCE[goal - here + SPAN]:
                nearer.append(way)
        assert approaches(state, missile) == (nearer or list(headings))


@rule("talon:13.2a")
@pytest.mark.parametrize("seed", range(12))
def test_a_missile_appears_in_arc_nearest_to_its_target(seed: int) -> None:
    rng = Rng(seed)
    battle = Battle()
    ship = battle.talon("CA", 0, 0, rng.below(6))
    target = battle.terran("CA", rng.below(9) - 4, 3 + rng.below(3))
    state = battle.state
    kind = battle.scenario.kind[ship]
    for group in range(battle.tables.groups[kind]):
        arcs = battle.tables.arcs[GROUPS * kind + group]
        spots = [(way, state.at[ship] + STEP[way]) for way in range(6)]
        open_ones = [
            (way, place) for way, place in spots if arcs >> arc_towards(state.at[ship], state.facing[ship], place) & 1
        ]
        goal = state.at[target]
        best = min(DISTANCE[goal - place + SPAN] for _, place in open_ones)
        expected = {
            LAUNCH[way][facing]
            for way, place in open_ones
            if DISTANCE[goal - place + SPAN] == best
            for facing in range(6)
            if DISTANCE[goal - place - STEP[facing] + SPAN] < best
        }
        assert set(launches(state, ship, group, target)) == expected
    assert state.at[ship] == at(0, 0)
