"""Chapter 13.7: who may give a missile a new target, and which."""

from __future__ import annotations

from orrery.games.talon.actions import MISSILE_NAMES
from orrery.games.talon.board import targets
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import GROUPS, MISSILE, SLOTS
from orrery.kernel import Refusal, refuse


def launchers(state: TalonState, unit: int) -> list[int]:
    """The missile groups of a ship that still work; they need no charge (talon:13.7a)."""
    tables = state.tables
    kind = state.scenario.kind[unit]
    return [
        group
        for group in range(tables.groups[kind])
        if tables.weapon_kind[tables.weapon[GROUPS * kind + group]] == MISSILE
        and not state.broken[GROUPS * unit + group]
    ]


def can_redirect(state: TalonState, unit: int) -> bool:
    """Whether the ship has a working launcher (talon:13.7a)."""
    return bool(launchers(state, unit))


def new_targets(state: TalonState, unit: int, missile: int) -> list[int]:
    """The ships in arc and range of a launcher, other than the missile's present target (talon:13.7b)."""
    found = set()
    for group in launchers(state, unit):
        found.update(targets(state, unit, group))
    found.discard(state.missile_target[missile])
    return sorted(found)


def redirect_refusal(state: TalonState, unit: int, missile: int) -> Refusal | None:
    """Why a ship with a launcher cannot give this missile a new target."""
    name = MISSILE_NAMES[missile]
    if state.missile_at[missile] < 0 or state.missile_owner[missile] != unit // SLOTS:
        return refuse("talon:13.7a", "not-your-missile", missile=name)
    if not new_targets(state, unit, missile):
        return refuse("talon:13.7b", "no-new-target", missile=name)
    return None
