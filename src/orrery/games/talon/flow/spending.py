"""Chapter 6, with batteries (10.1), power beams (12.2) and redirected missiles (13.7): the AP step of a turn."""

from __future__ import annotations

from orrery.games.talon.actions import (
    BEAM_TO,
    BEAMS,
    CHANGE,
    CHARGE_BATTERY,
    CHARGE_GROUP,
    DEFEND,
    DISCARD,
    HOLD,
    MISSILE_NAMES,
    PICK,
    POWER_TURN,
    REDIRECT,
    REINFORCE,
    SLIP_ACTION,
    TARGET,
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
    Target,
)
from orrery.games.talon.board import boost_count, gets_power, has_shields, is_beam_blocked
from orrery.games.talon.effects import random_arc
from orrery.games.talon.events import MissileRedirected, PowerBeamed, PowerSpent, ReinforcementDiscarded
from orrery.games.talon.flow.redirecting import can_redirect, new_targets, redirect_refusal
from orrery.games.talon.flow.striking import strike_with_missile
from orrery.games.talon.grid import ARCS, DISTANCE, SPAN
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import BASE, CARRIER, FIGHTER, GROUPS, MISSILES, SLOTS
from orrery.kernel import Action, Choice, Refusal, Step, refuse

BEAM_RANGE = 6


class PowerStep(Step[TalonState]):
    """Every ship with AP of the chart or of its battery may spend it (talon:3.2c, talon:6.1a, talon:10.1.2)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: TalonState) -> None:
        seat = self.seat
        chart = state.tables.chart[state.impulse]
        ships = 0
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

    def __init__(self, seat: int, ships: int) -> None:
        self.seat = seat
        self.ships = ships

    def run(self, state: TalonState) -> None:
        seat = self.seat
        ships = 0
        last = -1
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

    def __init__(self, seat: int, ships: int) -> None:
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

    def __init__(self, seat: int, unit: int) -> None:
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
            if state.yellow[own + group] < tables.yellow[index + group] and not state.broken[own + group]:
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
            self.add_beams(state, options)
        if state.flying and can_redirect(state, unit):
            for missile in range(MISSILES):
                if redirect_refusal(state, unit, missile) is None:
                    options.append(REDIRECT[missile])
        return options

    def add_beams(self, state: TalonState, options: list[Action]) -> None:
        """What a carrier or base can do for squadrons with its AP (talon:12.2.2a, talon:12.2.2b)."""
        for squadron in state.scenario.units(self.seat):
            if self.squadron_refusal(state, squadron) is None:
                for what in range(len(BEAMS)):
                    if self.use_refusal(state, squadron, what) is None:
                        options.append(BEAM_TO[squadron][what])

    def squadron_refusal(self, state: TalonState, squadron: int) -> Refusal | None:
        """Why a squadron cannot be given AP by this ship (talon:12.2.3a, talon:12.2.3b, talon:12.2.3c)."""
        names = state.scenario.names
        role = state.tables.role[state.scenario.kind[self.unit]]
        if role != CARRIER and role != BASE:
            return refuse("talon:12.2.1b", "cannot-beam", unit=names[self.unit])
        if squadron // SLOTS != self.seat or state.at[squadron] < 0:
            return refuse("talon:12.2.2a", "no-such-squadron", unit=names[squadron])
        if state.tables.role[state.scenario.kind[squadron]] != FIGHTER:
            return refuse("talon:12.2.2a", "no-such-squadron", unit=names[squadron])
        if state.beamed[squadron]:
            return refuse("talon:12.2.3a", "already-beamed", unit=names[squadron])
        here, there = state.at[self.unit], state.at[squadron]
        away = DISTANCE[there - here + SPAN]
        if away > BEAM_RANGE:
            return refuse("talon:12.2.3b", "beam-too-far", unit=names[squadron], range=away)
        if is_beam_blocked(state, here, there):
            return refuse("talon:17.5f", "beam-blocked", unit=names[squadron])
        return None

    def use_refusal(self, state: TalonState, squadron: int, what: int) -> Refusal | None:
        """Why a squadron has no use for AP of this kind."""
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

    def why_not(self, state: TalonState, action: Action) -> Refusal | None:
        unit = self.unit
        kind = state.scenario.kind[unit]
        tables = state.tables
        name = state.scenario.names[unit]
        if isinstance(action, Slip):
            if tables.role[kind] == BASE:
                return refuse("talon:14a", "bases-do-not-move", unit=name)
            return refuse("talon:6.1d", "has-slip-marker", unit=name) if state.slip[unit] else None
        if isinstance(action, PowerTurn):
            if tables.role[kind] == BASE:
                return refuse("talon:14a", "bases-do-not-move", unit=name)
            return None if state.turn[unit] else refuse("talon:6.1e", "no-turn-marker", unit=name)
        if isinstance(action, Charge):
            own = GROUPS * unit + action.group
            if action.group >= tables.groups[kind]:
                return refuse("talon:6.1g", "no-group", unit=name, group=action.group + 1)
            if state.broken[own]:
                return refuse("talon:6.1g", "group-destroyed", unit=name, group=action.group + 1)
            if state.yellow[own] >= tables.yellow[GROUPS * kind + action.group]:
                return refuse("talon:8.1.2", "no-yellow-box", unit=name, group=action.group + 1)
            return None
        if isinstance(action, ChargeBattery):
            if not tables.battery[kind]:
                return refuse("talon:10.1.1", "no-battery", unit=name)
            return refuse("talon:6.1i", "battery-full", unit=name) if state.battery[unit] else None
        if isinstance(action, Reinforce):
            if state.shields_down[unit]:
                return refuse("talon:6.2.2b", "shields-down", unit=name)
            if not has_shields(state, unit):
                return refuse("talon:17.4.1a", "in-nebula", unit=name)
            if state.boosts[4 * unit + action.arc]:
                return refuse("talon:6.2.2a", "arc-reinforced", unit=name, arc=ARCS[action.arc])
            if boost_count(state, unit) >= 2:
                return refuse("talon:6.2.2c", "two-reinforcements", unit=name)
            return None
        if isinstance(action, Discard):
            if state.boosts[4 * unit + action.arc]:
                return None
            return refuse("talon:6.2.3b", "not-reinforced", unit=name, arc=ARCS[action.arc])
        if isinstance(action, Beam):
            return self.squadron_refusal(state, action.unit) or self.use_refusal(state, action.unit, action.what)
        if isinstance(action, Redirect):
            if not can_redirect(state, unit):
                return refuse("talon:13.7a", "no-launcher", unit=name)
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
            self.beam(state, action)

    def beam(self, state: TalonState, action: Beam) -> None:
        """Spend the AP on a squadron (talon:12.2.2a, talon:12.2.2b)."""
        squadron = action.unit
        state.beamed[squadron] = 1
        if action.what < GROUPS:
            state.yellow[GROUPS * squadron + action.what] += 1
        elif action.what == GROUPS:
            state.turn[squadron] -= 1
        else:
            state.slip[squadron] = 1
        if state.logged:
            names = state.scenario.names
            state.log(PowerBeamed(names[self.unit], names[squadron], BEAMS[action.what]))


class ChooseNewTarget(Choice[TalonState]):
    """A missile gets a new target in the redirecting ship's arc and range (talon:13.7b)."""

    __slots__ = ("missile", "unit")
    clause = "talon:13.7b"
    accepts = (Target,)

    def __init__(self, seat: int, unit: int, missile: int) -> None:
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
        state.missile_target[missile] = target
        if state.logged:
            names = state.scenario.names
            state.log(MissileRedirected(names[self.unit], MISSILE_NAMES[missile], names[target]))
        if state.at[target] == state.missile_at[missile]:  # talon:13.7d
            strike_with_missile(state, missile, random_arc(state, target))
