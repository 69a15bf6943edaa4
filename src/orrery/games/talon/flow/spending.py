"""Chapter 6, with batteries (10.1), power beams (12.2) and redirected missiles (13.7): the AP step of a turn."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.talon.actions import (
    CHANGE,
    CHARGE_BATTERY,
    CHARGE_GROUP,
    DEFEND,
    DISCARD,
    HOLD,
    PICK,
    POWER_TURN,
    REDIRECT,
    REINFORCE,
    SLIP_ACTION,
    Beam,
    ChangeInitiative,
    Charge,
    ChargeBattery,
    DefendInitiative,
    Discard,
    Hold,
    Pick,
    PowerTurn,
    Redirect,
    Reinforce,
    Slip,
)
from orrery.games.talon.board import boost_count, gets_power, has_shields, is_base, is_lowered
from orrery.games.talon.events import PowerSpent, ReinforcementDiscarded
from orrery.games.talon.flow.beaming import beam, beam_refusal, beams, use_refusal
from orrery.games.talon.flow.redirecting import ChooseNewTarget, redirect_refusal, redirectable
from orrery.games.talon.grid import ARCS, Arc
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import BASE, CARRIER, GROUPS, SLOTS, Group, Seat, Unit
from orrery.kernel import Action, Choice, Refusal, Step, refuse


class PowerStep(Step[TalonState]):
    """Every ship with AP of the chart or of its battery may spend it (talon:3.2c, talon:6.1a, talon:10.1.2)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: TalonState) -> None:
        seat = self.seat
        chart = state.tables.chart[state.impulse]
        ships: i64 = 0
        for unit in range(SLOTS * seat, SLOTS * seat + state.scenario.count[seat]):
            if state.at[unit] >= 0:
                power = state.power[unit]
                if state.battery[unit] or (power > 0 and chart >> power & 1):
                    ships |= 1 << unit
        if ships:
            state.push(SpendNext(seat, ships))


class SpendNext(Step[TalonState]):
    """Whoever is left to spend AP, as a set of bits."""

    __slots__ = ("seat", "ships")

    def __init__(self, seat: Seat, ships: i64) -> None:
        self.seat = seat
        self.ships = ships

    def run(self, state: TalonState) -> None:
        seat = self.seat
        ships: i64 = 0
        last: i64 = -1
        for unit in range(SLOTS * seat, SLOTS * seat + state.scenario.count[seat]):
            if self.ships >> unit & 1 and state.at[unit] >= 0:
                ships |= 1 << unit
                last = unit
        if not ships:
            return
        if ships == 1 << last:
            state.push(ChooseSpending(seat, last))
        else:
            state.push(ChooseSpender(seat, ships))


class ChooseSpender(Choice[TalonState]):
    """The player takes his ships in any order (talon:3.2c)."""

    __slots__ = ("ships",)
    clause = "talon:3.2c"
    accepts = (Pick,)

    def __init__(self, seat: Seat, ships: i64) -> None:
        self.seat = seat
        self.ships = ships

    def options(self, state: TalonState) -> list[Pick]:
        first = SLOTS * self.seat
        return [PICK[unit] for unit in range(first, first + state.scenario.count[self.seat]) if self.ships >> unit & 1]

    def why_not(self, state: TalonState, action: Pick) -> Refusal | None:
        unit = action.unit
        if self.ships >> unit & 1:
            return None
        name = state.scenario.names[unit]
        if unit // SLOTS != self.seat or state.at[unit] < 0:
            return refuse("talon:3.2c", "not-your-ship", unit=name)
        if gets_power(state, unit):
            return refuse("talon:5.1b", "power-spent", unit=name)
        return refuse("talon:4.1c", "no-power", unit=name)

    def resolve(self, state: TalonState, action: Pick) -> None:
        left = self.ships & ~(1 << action.unit)
        state.then(ChooseSpending(self.seat, action.unit), SpendNext(self.seat, left))


class ChooseSpending(Choice[TalonState]):
    """One AP buys one action of the list (talon:6.1c)."""

    __slots__ = ("unit",)
    clause = "talon:6.1c"
    accepts = (
        Hold,
        Slip,
        PowerTurn,
        Charge,
        ChargeBattery,
        Reinforce,
        Discard,
        ChangeInitiative,
        DefendInitiative,
        Beam,
        Redirect,
    )

    def __init__(self, seat: Seat, unit: Unit) -> None:
        self.seat = seat
        self.unit = unit

    def options(self, state: TalonState) -> list[Action]:
        unit = self.unit
        tables = state.tables
        kind = state.scenario.kind[unit]
        role = tables.role[kind]
        options: list[Action] = [HOLD]
        if role != BASE:
            if not state.slip[unit]:
                options.append(SLIP_ACTION)
            if state.turn[unit]:
                options.append(POWER_TURN)
        own, index = GROUPS * unit, GROUPS * kind
        for group in range(tables.groups[kind]):
            if state.yellow[own + group] >= tables.yellow[index + group] or state.broken[own + group]:
                continue
            if not is_lowered(state, unit, group):
                options.append(CHARGE_GROUP[group])
        if tables.battery[kind] and not state.battery[unit]:
            options.append(CHARGE_BATTERY)
        boosts = boost_count(state, unit)
        if boosts < 2 and has_shields(state, unit):
            for arc in range(4):
                if not state.boosts[4 * unit + arc]:
                    options.append(REINFORCE[arc])
        if boosts:
            for arc in range(4):
                if state.boosts[4 * unit + arc]:
                    options.append(DISCARD[arc])
        options.append(CHANGE)
        options.append(DEFEND)
        if role in (CARRIER, BASE):
            options.extend(beams(state, unit))
        if state.flying:
            for missile in redirectable(state, unit):
                options.append(REDIRECT[missile])
        return options

    def why_not(self, state: TalonState, action: Action) -> Refusal | None:
        unit = self.unit
        if isinstance(action, Slip | PowerTurn):
            return steering_refusal(state, unit, action)
        if isinstance(action, Charge):
            return charge_refusal(state, unit, action.group)
        if isinstance(action, ChargeBattery):
            return battery_refusal(state, unit)
        if isinstance(action, Reinforce):
            return reinforcement_refusal(state, unit, action.arc)
        if isinstance(action, Discard):
            if state.boosts[4 * unit + action.arc]:
                return None
            name = state.scenario.names[unit]
            return refuse("talon:6.2.3b", "not-reinforced", unit=name, arc=ARCS[action.arc])
        if isinstance(action, Beam):
            return beam_refusal(state, unit, action.unit) or use_refusal(state, action.unit, action.what)
        if isinstance(action, Redirect):
            return redirect_refusal(state, unit, action.missile)
        return None

    def resolve(self, state: TalonState, action: Action) -> None:
        unit = self.unit
        names = state.scenario.names
        if isinstance(action, Hold):
            return
        if isinstance(action, Discard):  # talon:6.2.3b: free, before spending
            state.boosts[4 * unit + action.arc] = 0
            if state.logged:
                state.log(ReinforcementDiscarded(names[unit], ARCS[action.arc]))
            state.push(ChooseSpending(self.seat, unit))
            return
        battery = not gets_power(state, unit)
        if battery:  # talon:10.1.1
            state.battery[unit] = 0
        if state.logged and not isinstance(action, Beam):
            state.log(PowerSpent(names[unit], str(action).replace(" ", "-"), battery))
        if isinstance(action, Slip):
            state.slip[unit] = 1
        elif isinstance(action, PowerTurn):
            state.turn[unit] -= 1
        elif isinstance(action, Charge):
            state.yellow[GROUPS * unit + action.group] += 1
        elif isinstance(action, ChargeBattery):
            state.battery[unit] = 1
        elif isinstance(action, Reinforce):
            state.boosts[4 * unit + action.arc] = state.impulse + 1
        elif isinstance(action, ChangeInitiative):
            state.contest[unit] = 1
        elif isinstance(action, DefendInitiative):
            state.contest[unit] = 2
        elif isinstance(action, Redirect):
            state.push(ChooseNewTarget(self.seat, unit, action.missile))
        elif isinstance(action, Beam):
            beam(state, unit, action.unit, action.what)


def steering_refusal(state: TalonState, unit: Unit, action: Action) -> Refusal | None:
    """Why a ship cannot buy a side-slip or bring its turn marker nearer (talon:6.1d, talon:6.1e)."""
    name = state.scenario.names[unit]
    if is_base(state, unit):
        return refuse("talon:14a", "bases-do-not-move", unit=name)
    if isinstance(action, Slip):
        return refuse("talon:6.1d", "has-slip-marker", unit=name) if state.slip[unit] else None
    return None if state.turn[unit] else refuse("talon:6.1e", "no-turn-marker", unit=name)


def charge_refusal(state: TalonState, unit: Unit, group: Group) -> Refusal | None:
    """Why a ship cannot charge a yellow box of a group (talon:6.1g, talon:8.1.2)."""
    name, kind = state.scenario.names[unit], state.scenario.kind[unit]
    if group >= state.tables.groups[kind]:
        return refuse("talon:6.1g", "no-group", unit=name, group=group + 1)
    if state.broken[GROUPS * unit + group]:
        return refuse("talon:6.1g", "group-destroyed", unit=name, group=group + 1)
    if state.yellow[GROUPS * unit + group] >= state.tables.yellow[GROUPS * kind + group]:
        return refuse("talon:8.1.2", "no-yellow-box", unit=name, group=group + 1)
    if is_lowered(state, unit, group):
        return refuse("talon:24d", "rigged-down", unit=name, group=group + 1)
    return None


def battery_refusal(state: TalonState, unit: Unit) -> Refusal | None:
    """Why a ship cannot charge its battery (talon:6.1i, talon:10.1.1)."""
    name = state.scenario.names[unit]
    if not state.tables.battery[state.scenario.kind[unit]]:
        return refuse("talon:10.1.1", "no-battery", unit=name)
    return refuse("talon:6.1i", "battery-full", unit=name) if state.battery[unit] else None


def reinforcement_refusal(state: TalonState, unit: Unit, arc: Arc) -> Refusal | None:
    """Why a shield cannot be reinforced (talon:6.2.2a, talon:6.2.2b, talon:6.2.2c)."""
    name = state.scenario.names[unit]
    if state.shields_down[unit]:
        return refuse("talon:6.2.2b", "shields-down", unit=name)
    if not has_shields(state, unit):
        return refuse("talon:17.4.1a", "in-nebula", unit=name)
    if state.boosts[4 * unit + arc]:
        return refuse("talon:6.2.2a", "arc-reinforced", unit=name, arc=ARCS[arc])
    if boost_count(state, unit) >= 2:
        return refuse("talon:6.2.2c", "two-reinforcements", unit=name)
    return None
