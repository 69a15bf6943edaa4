"""Chapter 9: the Power Phase. Weapons charge, curves are adjusted, overloaded ships break up."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.talon.actions import SPEED, SetSpeed
from orrery.games.talon.board import power_modifier, turn_radius
from orrery.games.talon.effects import destroy
from orrery.games.talon.events import CurveSet, WeaponsCharged
from orrery.games.talon.flow.explosions import settle
from orrery.games.talon.flow.rigging import OfferRig, RemoveRigs, can_be_rigged
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import FIGHTER, GROUPS, SLOTS, Seat, Unit
from orrery.kernel import Choice, Refusal, Step, refuse


class PowerPhase(Step[TalonState]):
    """The initiative player's Power Phase, then the other's, then the check for negative power (talon:9.1a)."""

    __slots__ = ()

    def run(self, state: TalonState) -> None:
        first = state.initiative
        state.then(Recharge(first), Recharge(1 - first), Breakups())
        if state.rigging:
            state.push(RemoveRigs())


class Recharge(Step[TalonState]):
    """One player charges the weapons of all his ships and adjusts their curves (talon:3.2h)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: TalonState) -> None:
        seat = self.seat
        state.active = seat
        for unit in range(SLOTS * seat + state.scenario.count[seat] - 1, SLOTS * seat - 1, -1):
            if state.at[unit] >= 0:
                if not state.power_loss[unit]:  # talon:9.3d
                    charge(state, unit)
                state.push(ChooseSpeed(seat, unit))


def charge(state: TalonState, unit: Unit) -> None:
    """Per group one red box, or if none is missing as many yellow as weapons (talon:9.2.1, talon:9.2.2a)."""
    tables = state.tables
    kind = state.scenario.kind[unit]
    squadron = tables.role[kind] == FIGHTER
    boxes: list[int] = []
    for group in range(tables.groups[kind]):
        own, index = GROUPS * unit + group, GROUPS * kind + group
        marked: i64 = 0
        if not state.broken[own] and not (squadron and not state.fighters[own]):
            if state.red[own] < tables.red[index]:
                state.red[own] += 1
                marked = 1
            else:
                missing = tables.yellow[index] - state.yellow[own]
                marked = tables.weapons[index] if tables.weapons[index] < missing else missing
                state.yellow[own] += marked
        boxes.append(marked)
    if state.logged and any(boxes):
        state.log(WeaponsCharged(state.scenario.names[unit], tuple(boxes)))


def legal_speeds(state: TalonState, unit: Unit) -> list[int]:
    """The speeds within one of the present one that keep power from falling below zero (talon:5.4.3a, talon:5.4.4b)."""
    speed = state.speed[unit]
    if state.power_loss[unit]:
        return [speed]
    rows = state.tables.row_power
    first = 8 * state.scenario.kind[unit]
    modifier = power_modifier(state, unit)
    found = []
    for wanted in range(speed - 1 if speed else 0, speed + 2 if speed < 6 else 7):
        if rows[first + wanted] >= 0 and rows[first + wanted] + modifier >= 0:
            found.append(wanted)
    return found or [speed]


class ChooseSpeed(Choice[TalonState]):
    """A ship may go one step up or down its curve; damage is applied to the row taken (talon:9.3a, talon:9.3b)."""

    __slots__ = ("unit",)
    clause = "talon:9.3a"
    accepts = (SetSpeed,)

    def __init__(self, seat: Seat, unit: Unit) -> None:
        self.seat = seat
        self.unit = unit

    def options(self, state: TalonState) -> list[SetSpeed]:
        return [SPEED[speed] for speed in legal_speeds(state, self.unit)]

    def why_not(self, state: TalonState, action: SetSpeed) -> Refusal | None:
        unit = self.unit
        name = state.scenario.names[unit]
        speed = state.speed[unit]
        wanted = action.speed
        if wanted in legal_speeds(state, unit):
            return None
        row = state.tables.row_power[8 * state.scenario.kind[unit] + wanted]
        if row < 0:
            return refuse("talon:5.4.3b", "no-such-speed", unit=name, speed=wanted)
        if not speed - 1 <= wanted <= speed + 1:
            return refuse("talon:5.4.3a", "speed-too-far", unit=name, speed=wanted)
        return refuse("talon:5.4.4b", "power-below-zero", unit=name, power=row + power_modifier(state, unit))

    def resolve(self, state: TalonState, action: SetSpeed) -> None:
        unit = self.unit
        set_curve(state, unit, action.speed)
        if state.logged:
            modifier = power_modifier(state, unit)
            name = state.scenario.names[unit]
            state.log(CurveSet(name, state.power[unit], action.speed, turn_radius(state, unit), modifier))
        if state.rigging and can_be_rigged(state, unit):
            state.push(OfferRig(self.seat, unit))


def set_curve(state: TalonState, unit: Unit, speed: i64) -> None:
    """Record the row of a speed with damage applied to its power (talon:5.4.2, talon:9.3b)."""
    state.speed[unit] = speed
    state.power[unit] = state.tables.row_power[8 * state.scenario.kind[unit] + speed] + power_modifier(state, unit)


class Breakups(Step[TalonState]):
    """Ships whose power is below zero break up and explode (talon:5.4.5a)."""

    __slots__ = ()

    def run(self, state: TalonState) -> None:
        state.active = state.initiative
        for seat in range(2):
            for unit in range(SLOTS * seat, SLOTS * seat + state.scenario.count[seat]):
                if state.at[unit] >= 0 and state.power[unit] < 0:
                    destroy(state, unit, "power")
        settle(state)
