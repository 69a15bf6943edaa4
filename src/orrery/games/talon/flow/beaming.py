"""Chapter 12.2: carriers and bases beam AP to squadrons."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.talon.actions import BEAM_TO, BEAMS, Beam
from orrery.games.talon.board import is_beam_blocked, is_fighter
from orrery.games.talon.events import PowerBeamed
from orrery.games.talon.grid import DISTANCE, SPAN
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import BASE, CARRIER, GROUPS, SLOTS, Unit
from orrery.kernel import Refusal, changed, refuse

BEAM_RANGE: Final = 6


def beams(state: TalonState, unit: Unit) -> list[Beam]:
    """What a carrier or base can do for squadrons with its AP (talon:12.2.2a, talon:12.2.2b)."""
    here = state.at[unit]
    found: list[Beam] = []
    for squadron in state.scenario.units(unit // SLOTS):
        there = state.at[squadron]
        if there < 0 or not is_fighter(state, squadron) or state.beamed[squadron]:
            continue
        if DISTANCE[there - here + SPAN] > BEAM_RANGE or is_beam_blocked(state, here, there):
            continue
        index = GROUPS * state.scenario.kind[squadron]
        for fighter in range(GROUPS):
            own = GROUPS * squadron + fighter
            if state.fighters[own] and state.yellow[own] < state.tables.yellow[index + fighter]:
                found.append(BEAM_TO[squadron][fighter])
        if state.turn[squadron]:
            found.append(BEAM_TO[squadron][GROUPS])
        if not state.slip[squadron]:
            found.append(BEAM_TO[squadron][GROUPS + 1])
    return found


def beam_refusal(state: TalonState, unit: Unit, squadron: Unit) -> Refusal | None:
    """Why a squadron cannot be given AP by this ship (talon:12.2.3a, talon:12.2.3b, talon:12.2.3c)."""
    names = state.scenario.names
    role = state.tables.role[state.scenario.kind[unit]]
    if role != CARRIER and role != BASE:
        return refuse("talon:12.2.1b", "cannot-beam", unit=names[unit])
    if squadron // SLOTS != unit // SLOTS or state.at[squadron] < 0:
        return refuse("talon:12.2.2a", "no-such-squadron", unit=names[squadron])
    if not is_fighter(state, squadron):
        return refuse("talon:12.2.2a", "no-such-squadron", unit=names[squadron])
    if state.beamed[squadron]:
        return refuse("talon:12.2.3a", "already-beamed", unit=names[squadron])
    here, there = state.at[unit], state.at[squadron]
    away = DISTANCE[there - here + SPAN]
    if away > BEAM_RANGE:
        return refuse("talon:12.2.3b", "beam-too-far", unit=names[squadron], range=away)
    if is_beam_blocked(state, here, there):
        return refuse("talon:17.5f", "beam-blocked", unit=names[squadron])
    return None


def use_refusal(state: TalonState, squadron: Unit, what: i64) -> Refusal | None:
    """Why a squadron has no use for AP of this kind (talon:12.2.2a, talon:12.2.2b)."""
    name = state.scenario.names[squadron]
    if what < GROUPS:
        own = GROUPS * squadron + what
        index = GROUPS * state.scenario.kind[squadron] + what
        if not state.fighters[own]:
            return refuse("talon:12.2.2a", "fighter-lost", fighter=what + 1)
        if state.yellow[own] >= state.tables.yellow[index]:
            return refuse("talon:12.2.2a", "bar-full", unit=name, group=what + 1)
        return None
    if what == GROUPS:
        return None if state.turn[squadron] else refuse("talon:12.2.2b", "no-turn-marker", unit=name)
    return None if not state.slip[squadron] else refuse("talon:12.2.2b", "has-slip-marker", unit=name)


def beam(state: TalonState, unit: Unit, squadron: Unit, what: i64) -> None:
    """Spend the AP on a squadron (talon:12.2.2a, talon:12.2.2b)."""
    state.beamed = changed(state.beamed, squadron, 1)
    if what < GROUPS:
        state.yellow[GROUPS * squadron + what] += 1
    elif what == GROUPS:
        state.turn[squadron] -= 1
    else:
        state.slip[squadron] = 1
    if state.logged:
        names = state.scenario.names
        state.log(PowerBeamed(names[unit], names[squadron], BEAMS[what]))
