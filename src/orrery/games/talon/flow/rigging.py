"""Chapter 24: jury rigging. One system of a ship does better and another one worse, once in a battle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.talon.actions import FIRST_GROUP, HELM, HOLD, POWER, RIG, SYSTEMS, Hold, Rig
from orrery.games.talon.board import turn_radius
from orrery.games.talon.effects import damage_hull
from orrery.games.talon.events import RigRemoved, ShipRigged
from orrery.games.talon.flow.explosions import settle
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import BASE, FIGHTER, GROUPS, SLOTS, Seat, Unit
from orrery.kernel import Choice, Refusal, Step, changed, refuse

#: The highest power that the chart knows, and the mark of a ship that was rigged in this battle.
MOST_POWER: Final = 6
DONE: Final = 64


def can_be_rigged(state: TalonState, unit: Unit) -> bool:
    """Whether it is a ship that was not rigged in this battle; bases and fighters cannot be (talon:24a, talon:24f)."""
    return not state.rigs[unit] and state.tables.role[state.scenario.kind[unit]] not in (BASE, FIGHTER)


def has_group(state: TalonState, unit: Unit, group: i64) -> bool:
    """Whether a ship has a weapon group that is not destroyed."""
    return group < state.tables.groups[state.scenario.kind[unit]] and not state.broken[GROUPS * unit + group]


def lacks_charge(state: TalonState, unit: Unit, group: i64) -> bool:
    """Whether a box of a group's bar is empty."""
    own, index = GROUPS * unit + group, GROUPS * state.scenario.kind[unit] + group
    return state.red[own] < state.tables.red[index] or state.yellow[own] < state.tables.yellow[index]


class OfferRig(Choice[TalonState]):
    """After its curve is set, a ship may take one Up and one Down marker on two systems (talon:24a)."""

    __slots__ = ("unit",)
    clause = "talon:24a"
    accepts = (Hold, Rig)

    def __init__(self, seat: Seat, unit: Unit) -> None:
        self.seat = seat
        self.unit = unit

    def options(self, state: TalonState) -> list[Hold | Rig]:
        unit = self.unit
        up = [
            0 <= state.power[unit] < MOST_POWER and not state.power_loss[unit],
            turn_radius(state, unit) > 0 and not state.helm_down[unit],
        ]
        down = [state.power[unit] > 0, True]
        for group in range(GROUPS):
            down.append(has_group(state, unit, group))
            up.append(down[FIRST_GROUP + group] and lacks_charge(state, unit, group))
        options: list[Hold | Rig] = [HOLD]
        for pairs in RIG:
            options.extend([action for action in pairs if up[action.up] and down[action.down]])
        return options

    def why_not(self, state: TalonState, action: Hold | Rig) -> Refusal | None:
        if isinstance(action, Hold):
            return None
        return self.raising_refusal(state, action.up) or self.lowering_refusal(state, action.down)

    def raising_refusal(self, state: TalonState, system: i64) -> Refusal | None:
        """Why a system cannot be marked Up: damage, or nothing to gain (talon:24e)."""
        unit = self.unit
        name = state.scenario.names[unit]
        if system == POWER:
            if state.power_loss[unit]:
                return refuse("talon:24e", "power-lost", unit=name)
            if not 0 <= state.power[unit] < MOST_POWER:
                return refuse("talon:24b", "power-at-end", unit=name)
        elif system == HELM:
            if state.helm_down[unit]:
                return refuse("talon:24e", "helm-out", unit=name)
            if turn_radius(state, unit) == 0:
                return refuse("talon:24c", "no-tighter-turn", unit=name)
        else:
            group = system - FIRST_GROUP
            if group >= state.tables.groups[state.scenario.kind[unit]]:
                return refuse("talon:24d", "no-group", unit=name, group=group + 1)
            if state.broken[GROUPS * unit + group]:
                return refuse("talon:24e", "group-destroyed", unit=name, group=group + 1)
            if not lacks_charge(state, unit, group):
                return refuse("talon:24d", "rigged-full", unit=name, group=group + 1)
        return None

    def lowering_refusal(self, state: TalonState, system: i64) -> Refusal | None:
        """Why a system cannot be marked Down: there is nothing to lose (talon:24e)."""
        unit = self.unit
        name = state.scenario.names[unit]
        if system == POWER:
            return refuse("talon:24b", "power-at-end", unit=name) if state.power[unit] <= 0 else None
        if system >= FIRST_GROUP:
            group = system - FIRST_GROUP
            if group >= state.tables.groups[state.scenario.kind[unit]]:
                return refuse("talon:24d", "no-group", unit=name, group=group + 1)
            if state.broken[GROUPS * unit + group]:
                return refuse("talon:24e", "group-destroyed", unit=name, group=group + 1)
        return None

    def resolve(self, state: TalonState, action: Hold | Rig) -> None:
        if isinstance(action, Hold):
            return
        unit = self.unit
        state.rigs = changed(state.rigs, unit, DONE + action.up + 1 + 8 * (action.down + 1))
        if action.up == POWER:
            state.power[unit] += 1
        elif action.up >= FIRST_GROUP:
            own = GROUPS * unit + action.up - FIRST_GROUP
            if state.red[own] < state.tables.red[GROUPS * state.scenario.kind[unit] + action.up - FIRST_GROUP]:
                state.red[own] += 1
            else:
                state.yellow[own] += 1
        if action.down == POWER:
            state.power[unit] -= 1
        if state.logged:
            state.log(ShipRigged(state.scenario.names[unit], SYSTEMS[action.up], SYSTEMS[action.down]))


class RemoveRigs(Step[TalonState]):
    """Markers come off in the next Power Phase; on a 1 the ship takes a point of hull damage (talon:24g)."""

    __slots__ = ()

    def run(self, state: TalonState) -> None:
        state.active = state.initiative
        for seat in (state.initiative, 1 - state.initiative):
            for unit in range(SLOTS * seat, SLOTS * seat + state.scenario.count[seat]):
                if state.rigs[unit] > DONE:
                    state.rigs = changed(state.rigs, unit, DONE)
                    if state.at[unit] >= 0:
                        die = state.rng.die(6)
                        if state.logged:
                            state.log(RigRemoved(state.scenario.names[unit], die))
                        if die == 1:
                            damage_hull(state, unit, 1)
        settle(state)
