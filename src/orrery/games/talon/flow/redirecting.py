"""Chapter 13.7: missiles are given new targets."""

from __future__ import annotations

from orrery.games.talon.actions import MISSILE_NAMES, TARGET, Target
from orrery.games.talon.board import targets
from orrery.games.talon.effects import random_arc
from orrery.games.talon.events import MissileRedirected
from orrery.games.talon.flow.striking import strike_with_missile
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import GROUPS, MISSILE, MISSILES, SLOTS, Missile, Seat, Unit
from orrery.kernel import Choice, Refusal, changed, refuse


def launchers(state: TalonState, unit: Unit) -> list[int]:
    """The missile groups of a ship that still work; they need no charge (talon:13.7a)."""
    tables = state.tables
    kind = state.scenario.kind[unit]
    return [
        group
        for group in range(tables.groups[kind])
        if tables.weapon_kind[tables.weapon[GROUPS * kind + group]] == MISSILE
        and not state.broken[GROUPS * unit + group]
    ]


def new_targets(state: TalonState, unit: Unit, missile: Missile) -> list[int]:
    """The ships in arc and range of a launcher, other than the missile's present target (talon:13.7b)."""
    found = set()
    for group in launchers(state, unit):
        found.update(targets(state, unit, group))
    found.discard(state.missile_target[missile])
    return sorted(found)


def redirectable(state: TalonState, unit: Unit) -> list[int]:
    """The missiles of its side that a ship can give a new target (talon:13.7a, talon:13.7b)."""
    found = []
    seat = unit // SLOTS
    for missile in range(MISSILES) if launchers(state, unit) else range(0):
        own = state.missile_at[missile] >= 0 and state.missile_owner[missile] == seat
        if own and new_targets(state, unit, missile):
            found.append(missile)
    return found


def redirect_refusal(state: TalonState, unit: Unit, missile: Missile) -> Refusal | None:
    """Why a ship cannot give this missile a new target (talon:13.7a, talon:13.7b)."""
    name = MISSILE_NAMES[missile]
    if not launchers(state, unit):
        return refuse("talon:13.7a", "no-launcher", unit=state.scenario.names[unit])
    if state.missile_at[missile] < 0 or state.missile_owner[missile] != unit // SLOTS:
        return refuse("talon:13.7a", "not-your-missile", missile=name)
    if not new_targets(state, unit, missile):
        return refuse("talon:13.7b", "no-new-target", missile=name)
    return None


class ChooseNewTarget(Choice[TalonState]):
    """A missile gets a new target in the redirecting ship's arc and range (talon:13.7b)."""

    __slots__ = ("missile", "unit")
    clause = "talon:13.7b"
    accepts = (Target,)

    def __init__(self, seat: Seat, unit: Unit, missile: Missile) -> None:
        self.seat = seat
        self.unit = unit
        self.missile = missile

    def options(self, state: TalonState) -> list[Target]:
        return [TARGET[target][0] for target in new_targets(state, self.unit, self.missile)]

    def why_not(self, state: TalonState, action: Target) -> Refusal | None:
        if action.fighter == 0 and action.unit in new_targets(state, self.unit, self.missile):
            return None
        return refuse("talon:13.7b", "not-a-new-target", unit=state.scenario.names[action.unit])

    def resolve(self, state: TalonState, action: Target) -> None:
        missile, target = self.missile, action.unit
        state.missile_target = changed(state.missile_target, missile, target)
        if state.logged:
            names = state.scenario.names
            state.log(MissileRedirected(names[self.unit], MISSILE_NAMES[missile], names[target]))
        if state.at[target] == state.missile_at[missile]:  # talon:13.7d
            strike_with_missile(state, missile, random_arc(state, target))
