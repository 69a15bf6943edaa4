"""Talon: melees of damaged ships among terrain and missiles, where what is offered, refused and counted agrees."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.talon.actions import Beam, Redirect, Steer
from orrery.games.talon.board import is_on_map
from orrery.games.talon.flow.rounds import Round
from orrery.games.talon.grid import hex_at
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import FIGHTER, GROUPS, MISSILES, STATUSES, TERRAINS
from orrery.kernel import Action, Choice, Rng

from .oracle import after_move, after_spending, expected, is_counted
from .table import Battle, Q, R
from .truths import is_true

FLEETS = (
    (("BB", "CA", "CV", "FTR", "FTR"), ("DN", "BC", "DD", "FF")),
    (("CL", "DD", "SC", "FTR", "Base"), ("CA", "CL", "Tran", "FF")),
    (("BC", "Tran", "DD", "FTR"), ("BB", "Base", "DD", "CA")),
)
EAGER = ("fire", "at", "launch", "target", "charge", "beam", "rig", "redirect", "slip", "turn", "jump", "reinforce")


def melee(rng: Rng, number: int, rigging: bool) -> Battle:
    """Ships of both sides in any condition, close to one another, among terrain and missiles."""
    battle = Battle(initiative=rng.below(2))
    state = battle.state
    state.rigging = rigging
    for seat, codes in enumerate(FLEETS[number]):
        for code in codes:
            unit = battle.ship(seat, code, rng.below(9) - 4, rng.below(7) - 3, rng.below(6))
            weaken(state, unit, rng)
    for _ in range(rng.below(5)):
        kind = rng.pick(TERRAINS[1:])
        place = (rng.below(11) - 5, rng.below(9) - 4)
        if all(state.at[unit] != hex_at(Q + place[0], R + place[1]) for unit in range(len(state.at))):
            battle.terrain(kind, place)
    for _ in range(rng.below(4)):
        owner = rng.below(2)
        target = rng.pick(battle.scenario.units(1 - owner))
        battle.missile(target, rng.below(9) - 4, rng.below(7) - 3, rng.below(6), owner=owner)
    battle.scenario.rounds = 3
    return battle


def weaken(state: TalonState, unit: int, rng: Rng) -> None:
    """Some damage, some charge, some markers."""
    tables = state.tables
    kind = state.scenario.kind[unit]
    if tables.role[kind] != FIGHTER:
        state.hull[unit] = rng.below(max(1, tables.hull[kind] // 2))
    for arc in range(4):
        state.shields[4 * unit + arc] = rng.below(tables.shields[4 * kind + arc] + 1)
    for group in range(tables.groups[kind]):
        own, index = GROUPS * unit + group, GROUPS * kind + group
        if rng.below(2):
            state.red[own], state.yellow[own] = tables.red[index], tables.yellow[index]
        else:
            state.red[own] = rng.below(tables.red[index] + 1)
            state.yellow[own] = 0
        if not rng.below(5):
            state.broken[own] = 1
    for column in (state.helm_down, state.shields_down, state.power_loss, state.ftl_down):
        if not rng.below(6):
            column[unit] = 1
    state.turn[unit] = rng.below(3)
    state.slip[unit] = rng.below(2)


def check(state: TalonState) -> None:
    """What follows from the counters is kept, and no counter shows what it cannot (2, 5, 8, 12, 13)."""
    tables = state.tables
    assert state.flying == sum(1 for missile in range(MISSILES) if state.missile_at[missile] >= 0)
    assert state.features == sum({1 << kind for kind in state.terrain if kind})
    for seat in range(2):
        for unit in state.scenario.units(seat):
            kind = state.scenario.kind[unit]
            assert (state.at[unit] >= 0) == (STATUSES[state.status[unit]] == "here")
            if state.at[unit] < 0:
                assert state.contest[unit] == 0
                continue
            assert is_on_map(state, state.at[unit])
            assert 0 <= state.facing[unit] < 6
            if tables.role[kind] == FIGHTER:
                assert any(state.fighters[GROUPS * unit : GROUPS * unit + GROUPS])
            else:
                assert state.hull[unit] < tables.hull[kind]
            assert state.battery[unit] <= tables.battery[kind]
            assert state.afterburners[unit] <= tables.afterburners[kind]
            for arc in range(4):
                assert state.shields[4 * unit + arc] <= tables.shields[4 * kind + arc]
                assert 0 <= state.boosts[4 * unit + arc] <= 6
            for group in range(tables.groups[kind]):
                assert state.red[GROUPS * unit + group] <= tables.red[GROUPS * kind + group]
                assert state.yellow[GROUPS * unit + group] <= tables.yellow[GROUPS * kind + group]


def check_agreement(state: TalonState, kinds: dict[type[Action], list[Action]]) -> None:
    """Whatever is not offered is refused, and nothing that is offered."""
    choice: Choice[Any] = state.stack[-1]
    offered = {action.code for action in state.pending}
    for kind in choice.accepts:
        for action in kinds[kind]:
            refusal = state.why_not(action)
            assert (action.code in offered) == (refusal is None), (state.choice, str(action), refusal)
            assert refusal is None or is_true(state, action, refusal.reason), (state.choice, str(action), refusal)


def check_rulebook(state: TalonState) -> None:
    """What is offered is what the rulebook allows."""
    allowed = expected(state)
    if allowed is not None:
        assert {action for action in state.pending if is_counted(action)} == allowed, state.choice


def check_change(before: TalonState, after: TalonState, action: Action) -> None:
    """A ship that nothing meets goes where it was steered; an AP buys what it was spent on, and nothing else."""
    choice: Any = before.stack[-1]
    if before.choice == "ChooseMove" and isinstance(action, Steer) and not action.dock:
        moved = after_move(before, choice.unit, action.manoeuvre)
        place = moved["at"]
        empty = is_on_map(before, place) and not before.extended and not before.terrain[place]
        empty = empty and place not in before.at and place not in before.missile_at
        if empty and after.choice == "ChooseMover" and (after.seat, after.impulse) == (before.seat, before.impulse):
            assert {name: getattr(after, name)[choice.unit] for name in moved} == moved
            assert after.afterburners[choice.unit] == before.afterburners[choice.unit] - choice.burning
    spends = before.choice == "ChooseSpending" and after.choice in ("ChooseSpending", "ChooseSpender")
    same = (after.seat, after.impulse, after.round) == (before.seat, before.impulse, before.round)
    if spends and same and not isinstance(action, Beam | Redirect):
        columns = after_spending(before, choice.unit, action)
        assert {name: list(getattr(after, name)) for name in columns} == columns


@pytest.mark.parametrize("rigging", [False, True])
@pytest.mark.parametrize("number", range(len(FLEETS)))
@pytest.mark.parametrize("seed", range(10))
def test_what_is_offered_refused_and_counted_agrees(number: int, seed: int, rigging: bool) -> None:
    rng = Rng(100 * number + 10 * seed + rigging)
    battle = melee(rng, number, rigging)
    state = battle.state
    kinds: dict[type[Action], list[Action]] = {}
    for action in battle.game.vocabulary.actions:
        kinds.setdefault(type(action), []).append(action)
    check(state)
    battle.begin(Round())
    for _ in range(160):
        if state.seat is None or state.choice == "Rest":
            break
        check_agreement(state, kinds)
        check_rulebook(state)
        eager = [action for action in state.pending if str(action).split()[0] in EAGER]
        action = rng.pick(eager) if eager and rng.below(3) else rng.pick(state.pending)
        before = state.clone()
        state.apply(action)
        check(state)
        check_change(before, state, action)
