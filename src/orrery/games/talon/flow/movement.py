"""Chapter 7, with afterburners (10.2), docking and landing (16): the movement step of a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.talon.actions import (
    FINISH,
    MANOEUVRES,
    PICK,
    PICK_MISSILE,
    SLIP_LEFT,
    SLIP_RIGHT,
    STEER,
    STRAIGHT,
    TURN_LEFT,
    TURN_RIGHT,
    Finish,
    Pick,
    PickMissile,
    Steer,
)
from orrery.games.talon.board import is_base, is_due, is_on_map, turn_radius
from orrery.games.talon.effects import retreat
from orrery.games.talon.events import BaseRotated, ShipDocked, ShipMoved
from orrery.games.talon.flow.entering import enter
from orrery.games.talon.flow.floating import ASKS, LEAVES, ROOM, make_room
from orrery.games.talon.flow.missiles import MoveMissile
from orrery.games.talon.flow.shifting import ask_for_room
from orrery.games.talon.grid import FACINGS, HEX_NAMES, NOWHERE, STEP, WIDTH, Hex, column_row
from orrery.games.talon.score import judge
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import (
    BASE,
    CARRIER,
    DOCKED,
    FIGHTER,
    LANDED,
    MISSILES,
    NOBODY,
    PLANET,
    SLOTS,
    TRANSPORT,
    Seat,
    Unit,
)
from orrery.kernel import Choice, Refusal, Step, changed, refuse, table

#: How far a manoeuvre rotates the ship, and in which direction from its new facing it goes.
ROTATION: Final = table([0, 5, 1, 0, 0])
SIDEWAYS: Final = table([0, 0, 0, 5, 1])


class MovementStep(Step[TalonState]):
    """Every ship due to move is moved, in any order; bases rotate instead (talon:3.2d, talon:7.1a, talon:14b)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: TalonState) -> None:
        due: i64 = 0
        missiles: i64 = 0
        burners: i64 = 0
        seat = self.seat
        tables = state.tables
        scenario = state.scenario
        chart = tables.chart[state.impulse]
        for unit in range(SLOTS * seat, SLOTS * seat + scenario.count[seat]):
            if state.at[unit] < 0:
                continue
            scheduled = chart >> state.speed[unit] & 1
            if tables.role[scenario.kind[unit]] == BASE:
                if scheduled:
                    rotate_base(state, unit)
            elif scheduled:
                due |= 1 << unit
            elif state.afterburners[unit]:
                burners |= 1 << unit
        if state.flying:
            for missile in range(MISSILES):
                if state.missile_at[missile] >= 0 and state.missile_owner[missile] == seat:
                    missiles |= 1 << missile
        if due or missiles or burners:
            state.push(MoveNext(seat, due, missiles, burners))


def rotate_base(state: TalonState, unit: Unit) -> None:
    """A base turns one hexside clockwise instead of moving (talon:14b)."""
    state.facing[unit] = (state.facing[unit] + 1) % 6
    if state.logged:
        state.log(BaseRotated(state.scenario.names[unit], FACINGS[state.facing[unit]]))


class MoveNext(Step[TalonState]):
    """Whoever is left to move, as sets of bits: ships due, missiles, ships that may use an afterburner."""

    __slots__ = ("burners", "due", "missiles", "seat")

    def __init__(self, seat: Seat, due: i64, missiles: i64, burners: i64) -> None:
        self.seat = seat
        self.due = due
        self.missiles = missiles
        self.burners = burners

    def run(self, state: TalonState) -> None:
        seat = self.seat
        due: i64 = 0
        burners: i64 = 0
        missiles: i64 = 0
        for unit in range(SLOTS * seat, SLOTS * seat + state.scenario.count[seat]):
            if state.at[unit] >= 0:
                due |= self.due & 1 << unit
                burners |= self.burners & 1 << unit
        if self.missiles:
            for missile in range(MISSILES):
                if state.missile_at[missile] >= 0:
                    missiles |= self.missiles & 1 << missile
        if due or missiles or burners:
            state.push(ChooseMover(seat, due, missiles, burners))


class ChooseMover(Choice[TalonState]):
    """The player moves his ships and missiles one after another in the order he likes (talon:7.1b, talon:13.4a)."""

    __slots__ = ("burners", "due", "missiles")
    clause = "talon:7.1b"
    accepts = (Pick, PickMissile, Finish)

    def __init__(self, seat: Seat, due: i64, missiles: i64, burners: i64) -> None:
        self.seat = seat
        self.due = due
        self.missiles = missiles
        self.burners = burners

    def options(self, state: TalonState) -> list[Pick | PickMissile | Finish]:
        options: list[Pick | PickMissile | Finish] = []
        movers = self.due | self.burners
        first = SLOTS * self.seat
        for unit in range(first, first + state.scenario.count[self.seat]):
            if movers >> unit & 1:
                options.append(PICK[unit])
        if self.missiles:
            for missile in range(MISSILES):
                if self.missiles >> missile & 1:
                    options.append(PICK_MISSILE[missile])
        if not self.due and not self.missiles:
            options.append(FINISH)
        return options

    def why_not(self, state: TalonState, action: Pick | PickMissile | Finish) -> Refusal | None:
        if isinstance(action, Finish):
            if self.due or self.missiles:
                return refuse("talon:3.2d", "must-move")
            return None
        if isinstance(action, PickMissile):
            if self.missiles >> action.missile & 1:
                return None
            return refuse("talon:13.4b", "missile-not-to-move", missile=str(action))
        unit = action.unit
        if (self.due | self.burners) >> unit & 1:
            return None
        name = state.scenario.names[unit]
        if unit // SLOTS != self.seat or state.at[unit] < 0:
            return refuse("talon:7.1b", "not-your-ship", unit=name)
        if is_base(state, unit):
            return refuse("talon:14a", "bases-do-not-move", unit=name)
        if is_due(state, unit):
            return refuse("talon:5.1c", "has-moved", unit=name)
        if not state.afterburners[unit]:
            return refuse("talon:10.2.2c", "no-afterburner", unit=name)
        return refuse("talon:10.2.3", "has-moved", unit=name)

    def resolve(self, state: TalonState, action: Pick | PickMissile | Finish) -> None:
        if isinstance(action, Finish):
            return
        if isinstance(action, PickMissile):
            missile = action.missile
            left = self.missiles & ~(1 << missile)
            state.then(MoveMissile(self.seat, missile), MoveNext(self.seat, self.due, left, self.burners))
            return
        bit: i64 = 1 << action.unit
        state.then(
            ChooseMove(self.seat, action.unit, 0 if self.due & bit else 1),
            MoveNext(self.seat, self.due & ~bit, self.missiles, self.burners & ~bit),
        )


class ChooseMove(Choice[TalonState]):
    """Straight, a turn without a marker, a bought side-slip; docking is declared (talon:7.1a, talon:16.2a)."""

    __slots__ = ("burning", "unit")
    clause = "talon:7.1a"
    accepts = (Steer,)

    def __init__(self, seat: Seat, unit: Unit, burning: i64) -> None:
        self.seat = seat
        self.unit = unit
        self.burning = burning

    def options(self, state: TalonState) -> list[Steer]:
        unit = self.unit
        ways = [STRAIGHT]
        if not state.helm_down[unit]:
            if not state.turn[unit]:
                ways.append(TURN_LEFT)
                ways.append(TURN_RIGHT)
            if state.slip[unit]:
                ways.append(SLIP_LEFT)
                ways.append(SLIP_RIGHT)
        options = [STEER[0][way] for way in ways]
        if may_dock(state, unit):
            for way in ways:
                if can_dock_in(state, unit, destination(state, unit, way)):
                    options.append(STEER[1][way])
        return options

    def why_not(self, state: TalonState, action: Steer) -> Refusal | None:
        unit, way = self.unit, action.manoeuvre
        name = state.scenario.names[unit]
        if way != STRAIGHT and state.helm_down[unit]:
            return refuse("talon:8.5a", "helm-down", unit=name)
        if way in (TURN_LEFT, TURN_RIGHT) and state.turn[unit]:
            return refuse("talon:7.2.2a", "turn-marker", unit=name, hexes=state.turn[unit])
        if way in (SLIP_LEFT, SLIP_RIGHT) and not state.slip[unit]:
            return refuse("talon:7.3.2a", "no-slip-marker", unit=name)
        if action.dock:
            return dock_refusal(state, unit, destination(state, unit, way))
        return None

    def resolve(self, state: TalonState, action: Steer) -> None:
        unit, way = self.unit, action.manoeuvre
        if self.burning:  # talon:10.2.2a
            state.afterburners = changed(state.afterburners, unit, state.afterburners[unit] - 1)
        state.facing[unit] = (state.facing[unit] + ROTATION[way]) % 6
        move_on(state, unit, way, self.burning, action.dock)


class MoveOn(Step[TalonState]):
    """A ship moves on once somebody has made way for it (talon:7.5.2)."""

    __slots__ = ("burning", "dock", "unit", "way")

    def __init__(self, unit: Unit, way: i64, burning: i64, dock: i64) -> None:
        self.unit = unit
        self.way = way
        self.burning = burning
        self.dock = dock

    def run(self, state: TalonState) -> None:
        move_on(state, self.unit, self.way, self.burning, self.dock)


def move_on(state: TalonState, unit: Unit, way: i64, burning: i64, docking: i64) -> None:
    """A ship that faces where it wants to go enters the next hex, or leaves the map."""
    facing = state.facing[unit]
    direction = (facing + SIDEWAYS[way]) % 6
    origin = state.at[unit]
    if is_exit(state, unit, origin + STEP[direction]):
        retreat(state, unit, "exit")
        judge(state)
        return
    room = ROOM
    if state.extended or not is_on_map(state, origin + STEP[direction]):
        room = make_room(state, unit, direction)
        if room == ASKS:
            ask_for_room(state, unit, direction, MoveOn(unit, way, burning, docking))
            return
        if room == LEAVES:
            retreat(state, unit, "map-edge")  # talon:7.5.2
            judge(state)
            return
        origin = state.at[unit]
    if room == ROOM:
        state.at[unit] = origin + STEP[direction]
    state.slip[unit] = 0
    if way in (TURN_LEFT, TURN_RIGHT):
        state.turn[unit] = turn_radius(state, unit)  # talon:7.2.2b
    elif state.turn[unit]:
        state.turn[unit] -= 1  # talon:7.1c, talon:7.3.2b
    if state.logged:
        name = state.scenario.names[unit]
        state.log(ShipMoved(name, MANOEUVRES[way], HEX_NAMES[state.at[unit]], FACINGS[facing], bool(burning)))
    if docking:
        dock(state, unit)
    elif room == ROOM:
        enter(state, unit, origin)


def is_exit(state: TalonState, unit: Unit, place: Hex) -> bool:
    """Whether a hex lies beyond the eastern edge and the scenario lets the unit leave there."""
    return state.scenario.exit_seat == unit // SLOTS and column_row(place)[0] >= WIDTH


def destination(state: TalonState, unit: Unit, way: i64) -> i64:
    """The hex that a manoeuvre leads to; it may lie off the map."""
    return state.at[unit] + STEP[(state.facing[unit] + ROTATION[way] + SIDEWAYS[way]) % 6]


def may_dock(state: TalonState, unit: Unit) -> bool:
    """Whether docking or landing is open to this unit at all: fighters always, others by scenario (talon:16.1a)."""
    scenario = state.scenario
    if state.tables.role[scenario.kind[unit]] == FIGHTER:
        return True
    return unit in scenario.docking or unit in scenario.landing


def host_in(state: TalonState, unit: Unit, place: Hex) -> i64:
    """A friendly base or, for fighters, carrier in a hex to dock on, or NOBODY (talon:16.1a)."""
    scenario = state.scenario
    seat = unit // SLOTS
    fighter = state.tables.role[scenario.kind[unit]] == FIGHTER
    if not fighter and unit not in scenario.docking:
        return NOBODY
    for other in range(SLOTS * seat, SLOTS * seat + scenario.count[seat]):
        role = state.tables.role[scenario.kind[other]]
        if state.at[other] == place and (role == BASE or (fighter and role == CARRIER)):
            guests = sum(1 for guest in scenario.units(seat) if state.host[guest] == other)
            if not fighter or guests < state.tables.squadrons[scenario.kind[other]]:
                return other
    return NOBODY


def can_dock_in(state: TalonState, unit: Unit, place: Hex) -> bool:
    """Whether the unit can dock or land in a hex at its speed (talon:16.2c, talon:16.2d)."""
    role = state.tables.role[state.scenario.kind[unit]]
    if role == TRANSPORT and state.speed[unit] != 1:
        return False
    if not is_on_map(state, place):
        return False
    if state.terrain[place] == PLANET:
        return unit in state.scenario.landing
    return host_in(state, unit, place) != NOBODY


def dock_refusal(state: TalonState, unit: Unit, place: Hex) -> Refusal | None:
    """Why a unit cannot dock or land in a hex."""
    name = state.scenario.names[unit]
    if not may_dock(state, unit):
        return refuse("talon:16.1a", "docking-not-called-for", unit=name)
    if state.tables.role[state.scenario.kind[unit]] == TRANSPORT and state.speed[unit] != 1:
        return refuse("talon:16.2c", "too-fast-to-dock", unit=name, speed=state.speed[unit])
    if is_on_map(state, place) and state.terrain[place] == PLANET:
        return None if unit in state.scenario.landing else refuse("talon:16.1c", "landing-not-allowed", unit=name)
    if not is_on_map(state, place) or host_in(state, unit, place) == NOBODY:
        return refuse("talon:16.2a", "no-host", unit=name)
    return None


def dock(state: TalonState, unit: Unit) -> None:
    """The unit is taken off the map without collision (talon:16.2a, talon:16.2b)."""
    place = state.at[unit]
    if state.terrain[place] == PLANET:
        state.status = changed(state.status, unit, LANDED)
        host = "planet"
    else:
        state.host = changed(state.host, unit, host_in(state, unit, place))
        state.status = changed(state.status, unit, DOCKED)
        host = state.scenario.names[state.host[unit]]
    state.at[unit] = NOWHERE
    if state.game.rules_version != "2":  # its marker still counted
        state.contest[unit] = 0  # talon:4.2b: only markers on ships count
    if state.logged:
        state.log(ShipDocked(state.scenario.names[unit], host))
    judge(state)
