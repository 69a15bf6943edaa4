"""Which bases and orbits an operation of an event reaches, and why others are out of its reach."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.expanse.board import controller, is_open
from orrery.games.expanse.operations import BY_BASE, BY_ORBIT, BY_ZONE, SAME_BASE, SAME_ORBIT, Aimed
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import BASES, NOWHERE, ORBITS, Base, Faction, Orbit
from orrery.kernel import Refusal, refuse


def bases_reached(state: ExpanseState, faction: Faction, operation: Aimed, used: i64) -> list[int]:
    """The bases that an operation may still be used on, in order."""
    in_play = state.tables.is_open[state.seats]
    if operation.plain and not used:
        return [base for base in operation.bases if in_play[base]]
    return [base for base in operation.bases if in_play[base] and is_reached(state, faction, operation, base, used)]


def is_reached(state: ExpanseState, faction: Faction, operation: Aimed, base: Base, used: i64) -> bool:
    """Whether the changing part of an operation's filter lets a base through."""
    tables = state.tables
    if used:
        if operation.distinct == BY_BASE and used >> base & 1:
            return False
        if operation.distinct == BY_ZONE and used >> tables.base_zone[base] & 1:
            return False
        if operation.place and used != base + 1:
            return False
    if operation.influence and (operation.influence == 1) != (state.influence[base * 4 + faction] > 0):
        return False
    if operation.fleet and not state.shipping[tables.base_orbit[base] * 4 + faction]:
        return False
    if operation.same == SAME_BASE:
        if state.focus_base == NOWHERE:
            if operation.known:
                return False
        elif state.focus_base != base:
            return False
    elif operation.same == SAME_ORBIT:
        if state.focus_orbit == NOWHERE:
            if operation.known:
                return False
        elif state.focus_orbit != tables.base_orbit[base]:
            return False
    if operation.control:
        holder = controller(state, base)
        return holder == faction if operation.control == 1 else holder >= 0 and holder != faction
    return True


def base_refusal(state: ExpanseState, faction: Faction, operation: Aimed, base: Base, used: int) -> Refusal | None:
    """Why an operation cannot be used on a base."""
    tables = state.tables
    name = BASES[base]
    if not is_open(state, base):
        return refuse("expanse:two-player.3", "base-out-of-play", base=name)
    if base not in operation.bases:
        return refuse("expanse:events.2", "event-elsewhere", base=name)
    if operation.distinct == BY_BASE and used >> base & 1:
        return refuse("expanse:events.2", "other-base-needed", base=name)
    if operation.distinct == BY_ZONE and used >> tables.base_zone[base] & 1:
        return refuse("expanse:events.2", "other-zone-needed", base=name)
    if operation.place and used and used != base + 1:
        return refuse("expanse:events.3", "single-base-only", base=name, chosen=BASES[used - 1])
    if operation.influence == 1 and not state.influence[base * 4 + faction]:
        return refuse("expanse:events.2", "needs-own-influence", base=name)
    if operation.influence == 2 and state.influence[base * 4 + faction]:
        return refuse("expanse:events.2", "needs-no-own-influence", base=name)
    if operation.fleet and not state.shipping[tables.base_orbit[base] * 4 + faction]:
        return refuse("expanse:events.2", "needs-own-fleet", base=name, orbit=ORBITS[tables.base_orbit[base]])
    # An operation that needs a place named before it, where none was, has no target and so is never asked about.
    if operation.same == SAME_BASE and state.focus_base not in (NOWHERE, base):
        return refuse("expanse:events.2", "same-base-only", base=name, chosen=BASES[state.focus_base])
    if operation.same == SAME_ORBIT and state.focus_orbit not in (NOWHERE, tables.base_orbit[base]):
        return refuse("expanse:events.2", "same-orbit-only", base=name, chosen=ORBITS[state.focus_orbit])
    if operation.control:
        holder = controller(state, base)
        if operation.control == 1 and holder != faction:
            return refuse("expanse:glossary.3", "needs-own-control", base=name)
        if operation.control == 2 and (holder < 0 or holder == faction):
            return refuse("expanse:glossary.3", "needs-enemy-control", base=name)
    return None


def mark_used(state: ExpanseState, operation: Aimed, base: Base, used: i64) -> i64:
    """The memory of an operation after it was used on a base."""
    if operation.place:
        return base + 1
    if operation.distinct == BY_BASE:
        return used | 1 << base
    if operation.distinct == BY_ZONE:
        return used | 1 << state.tables.base_zone[base]
    return used


def orbits_reached(state: ExpanseState, faction: Faction, operation: Aimed, used: i64) -> list[int]:
    """The orbits that an operation may still be used in, in order."""
    if operation.same == SAME_ORBIT and (state.focus_orbit != NOWHERE or operation.known):
        if state.focus_orbit == NOWHERE or state.focus_orbit not in operation.orbits:
            return []
        orbits = [state.focus_orbit]
    else:
        orbits = operation.orbits
    if operation.fleet:
        shipping = state.shipping
        orbits = [orbit for orbit in orbits if shipping[orbit * 4 + faction]]
    if operation.distinct == BY_ORBIT and used:
        orbits = [orbit for orbit in orbits if not used >> orbit & 1]
    return orbits


def orbit_refusal(state: ExpanseState, faction: Faction, operation: Aimed, orbit: Orbit, used: int) -> Refusal | None:
    """Why an operation cannot be used in an orbit."""
    name = ORBITS[orbit]
    if orbit not in operation.orbits:
        return refuse("expanse:events.2", "event-elsewhere", orbit=name)
    if operation.same == SAME_ORBIT and state.focus_orbit not in (NOWHERE, orbit):
        return refuse("expanse:events.2", "same-orbit-only", orbit=name, chosen=ORBITS[state.focus_orbit])
    if operation.fleet and not state.shipping[orbit * 4 + faction]:
        return refuse("expanse:events.2", "needs-own-fleet", orbit=name)
    if operation.distinct == BY_ORBIT and used >> orbit & 1:
        return refuse("expanse:events.2", "other-orbit-needed", orbit=name)
    return None
