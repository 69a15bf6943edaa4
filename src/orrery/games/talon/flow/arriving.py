"""Deployment at the start and reinforcements between rounds (chapters 3.2i, 7.4, 14 and 18.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.talon.actions import CALL, FINISH, PLACE, TOWARDS, Call, Finish, Place, Towards
from orrery.games.talon.board import black_holes, is_on_map, power_modifier
from orrery.games.talon.effects import drop_boosts
from orrery.games.talon.events import UnitDeployed
from orrery.games.talon.grid import FACINGS, HEX_NAMES, HEXES, STEP, Facing, Hex, distance
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import (
    ABSENT,
    BLACK_HOLE,
    FIGHTER,
    GROUPS,
    HERE,
    PLANET,
    SLOTS,
    WORM_HOLE,
    Seat,
    Unit,
)
from orrery.kernel import Choice, Refusal, Step, changed, refuse

#: Ships may not deploy this near to a black hole (talon:18.1d).
HOLE_MARGIN: Final = 2


def arm(state: TalonState, unit: Unit) -> None:
    """A fresh counter: starting row, full bars, empty battery (talon:5.4.1, talon:8.1.3, talon:10.1.4)."""
    tables = state.tables
    scenario = state.scenario
    kind = scenario.kind[unit]
    speed = scenario.start_speed[unit] or tables.start_speed[kind]
    state.speed[unit] = speed
    state.hull[unit] = scenario.hull_lost[unit]
    state.power_cut = changed(state.power_cut, unit, scenario.power_cut[unit])
    state.radius_added = changed(state.radius_added, unit, scenario.radius_added[unit])
    state.ftl_down = changed(state.ftl_down, unit, int(scenario.drive_lost[unit]))
    state.power[unit] = tables.row_power[8 * kind + speed] + power_modifier(state, unit)
    state.afterburners = changed(state.afterburners, unit, tables.afterburners[kind])
    for arc in range(4):
        state.shields[4 * unit + arc] = tables.shields[4 * kind + arc]
    drop_boosts(state, unit)
    for group in range(tables.groups[kind]):
        if group in scenario.groups_lost[unit]:
            state.broken = changed(state.broken, GROUPS * unit + group, 1)
        elif group not in scenario.uncharged[unit]:
            state.red[GROUPS * unit + group] = tables.red[GROUPS * kind + group]
            state.yellow[GROUPS * unit + group] = tables.yellow[GROUPS * kind + group]
    if tables.role[kind] == FIGHTER:
        for fighter in range(tables.fighters[kind]):
            state.fighters = changed(state.fighters, GROUPS * unit + fighter, tables.hull[kind])


def deploy(state: TalonState, unit: Unit, place: Hex, facing: Facing) -> None:
    """Put a unit on the map."""
    state.at[unit] = place
    state.facing[unit] = facing
    state.status = changed(state.status, unit, HERE)
    if state.logged:
        state.log(UnitDeployed(state.scenario.names[unit], HEX_NAMES[place], FACINGS[facing]))


def deployment_refusal(state: TalonState, unit: Unit, place: Hex, zone: list[int]) -> Refusal | None:
    """Why a unit cannot be deployed in a hex (talon:7.4e, talon:18.1d)."""
    name = HEX_NAMES[place]
    if place not in zone:
        return refuse("talon:3.2i", "not-in-zone", place=name)
    if state.terrain[place] in (PLANET, BLACK_HOLE, WORM_HOLE):
        return refuse("talon:17.2.1a", "terrain-in-the-way", place=name)
    seat = unit // SLOTS
    for other in range(SLOTS * seat, SLOTS * seat + state.scenario.count[seat]):
        if state.at[other] == place:
            return refuse("talon:7.4e", "hex-taken", place=name)
    for hole in black_holes(state):
        if distance(place, hole) <= HOLE_MARGIN:
            return refuse("talon:18.1d", "near-black-hole", place=name)
    return None


def zones(state: TalonState, unit: Unit, arriving: i64) -> list[list[int]]:
    """Where a unit may be placed, the narrowest first: beside another, in its area or its side's zone."""
    scenario = state.scenario
    seat = unit // SLOTS
    if arriving:
        return [scenario.entries[seat]]
    found = [scenario.areas[unit] or scenario.zones[seat]]
    host = scenario.beside[unit]
    if host >= 0 and state.at[host] >= 0:
        around = [state.at[host] + step for step in STEP]
        found.insert(0, [place for place in around if is_on_map(state, place)])
    return found


class ChooseHex(Choice[TalonState]):
    """A unit is deployed in its zone, never on a friend (talon:7.4e, talon:3.2i)."""

    __slots__ = ("arriving", "unit")
    clause = "talon:3.2i"
    accepts = (Place,)

    def __init__(self, seat: Seat, unit: Unit, arriving: i64) -> None:
        self.seat = seat
        self.unit = unit
        self.arriving = arriving

    def zone(self, state: TalonState) -> list[int]:
        """The hexes to choose from; where the zone is full or closed, the next larger one."""
        for zone in zones(state, self.unit, self.arriving):
            for place in zone:
                if deployment_refusal(state, self.unit, place, zone) is None:
                    return zone
        return HEXES

    def options(self, state: TalonState) -> list[Place]:
        zone = self.zone(state)
        return [PLACE[place] for place in zone if deployment_refusal(state, self.unit, place, zone) is None]

    def why_not(self, state: TalonState, action: Place) -> Refusal | None:
        return deployment_refusal(state, self.unit, action.place, self.zone(state))

    def resolve(self, state: TalonState, action: Place) -> None:
        state.push(ChooseFacing(self.seat, self.unit, action.place))


class ChooseFacing(Choice[TalonState]):
    """The facing of a unit that deploys."""

    __slots__ = ("place", "unit")
    clause = "talon:3.2i"
    accepts = (Towards,)

    def __init__(self, seat: Seat, unit: Unit, place: Hex) -> None:
        self.seat = seat
        self.unit = unit
        self.place = place

    def options(self, state: TalonState) -> list[Towards]:
        return [TOWARDS[facing] for facing in state.scenario.facings[self.seat]]

    def why_not(self, state: TalonState, action: Towards) -> Refusal | None:
        if action.direction in state.scenario.facings[self.seat]:
            return None
        return refuse("talon:3.2i", "facing-not-allowed", facing=FACINGS[action.direction])

    def resolve(self, state: TalonState, action: Towards) -> None:
        deploy(state, self.unit, self.place, action.direction)


def can_be_called(state: TalonState, unit: Unit) -> bool:
    """Whether a unit waits on call (talon:22.1)."""
    return unit in state.scenario.on_call and state.status[unit] == ABSENT


class OfferCall(Choice[TalonState]):
    """A side may call units that wait outside the battle; they fight from the next round on (talon:22.1)."""

    __slots__ = ()
    clause = "talon:22.1"
    accepts = (Call, Finish)

    def options(self, state: TalonState) -> list[Call | Finish]:
        options: list[Call | Finish] = []
        for unit in state.scenario.units(self.seat):
            if can_be_called(state, unit):
                options.append(CALL[unit])
        options.append(FINISH)
        return options

    def why_not(self, state: TalonState, action: Call | Finish) -> Refusal | None:
        if isinstance(action, Finish):
            return None
        name = state.scenario.names[action.unit]
        if action.unit // SLOTS != self.seat:
            return refuse("talon:22.1", "not-your-ship", unit=name)
        if action.unit not in state.scenario.on_call or state.status[action.unit] != ABSENT:
            return refuse("talon:22.1", "not-on-call", unit=name)
        return None

    def resolve(self, state: TalonState, action: Call | Finish) -> None:
        if isinstance(action, Call):
            state.then(ChooseHex(self.seat, action.unit, 1), OfferCall(self.seat))


class ReinforcementPhase(Step[TalonState]):
    """Units that fight from the next round on arrive, the initiative player's first (talon:3.2i, talon:22.1)."""

    __slots__ = ()

    def run(self, state: TalonState) -> None:
        frames: list[Choice[TalonState]] = []
        for seat in (state.initiative, 1 - state.initiative):
            if state.scenario.on_call:
                frames.append(OfferCall(seat))
            for unit in state.scenario.units(seat):
                awaited = state.status[unit] == ABSENT and unit not in state.scenario.on_call
                if awaited and state.scenario.arrives[unit] == state.round + 1:
                    frames.append(ChooseHex(seat, unit, 1))
        state.then(*frames)
