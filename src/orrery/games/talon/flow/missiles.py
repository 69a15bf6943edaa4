"""Chapter 13: missiles are launched, fly and hunt."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.talon.actions import (
    LAUNCH,
    MISSILE_NAMES,
    STEER,
    STRAIGHT,
    TURN_LEFT,
    TURN_RIGHT,
    Launch,
    Steer,
)
from orrery.games.talon.board import is_on_map, missile_damage
from orrery.games.talon.effects import remove_missile
from orrery.games.talon.events import MissileLaunched, MissileMoved
from orrery.games.talon.flow.striking import strike_with_missile
from orrery.games.talon.grid import (
    DISTANCE,
    FACINGS,
    HEX_NAMES,
    SPAN,
    STEP,
    arc_towards,
)
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import (
    BLACK_HOLE,
    GROUPS,
    MISSILES,
    NOBODY,
    PLANET,
    WORM_HOLE,
    Group,
    Missile,
    Seat,
    Unit,
)
from orrery.kernel import Choice, Refusal, Step, changed, refuse, table

ROTATION: Final = table([0, 5, 1])
EVERY_ARC: Final = 15


class MoveMissile(Step[TalonState]):
    """A missile without a target flies straight on; one with a target is steered (talon:13.3b)."""

    __slots__ = ("missile", "seat")

    def __init__(self, seat: Seat, missile: Missile) -> None:
        self.seat = seat
        self.missile = missile

    def run(self, state: TalonState) -> None:
        if has_target(state, self.missile):
            state.push(ChooseMissileMove(self.seat, self.missile))
        else:
            fly(state, self.missile, STRAIGHT)


def has_target(state: TalonState, missile: Missile) -> bool:
    """Whether the missile's target is still in the battle."""
    target = state.missile_target[missile]
    return target != NOBODY and state.at[target] >= 0


def approaches(state: TalonState, missile: Missile) -> list[int]:
    """The manoeuvres into hexes nearer the target; all three if there is none (talon:13.4d)."""
    here = state.missile_at[missile]
    goal = state.at[state.missile_target[missile]]
    now = DISTANCE[goal - here + SPAN]
    nearer = []
    for way in (STRAIGHT, TURN_LEFT, TURN_RIGHT):
        there = here + STEP[(state.missile_facing[missile] + ROTATION[way]) % 6]
        if is_on_map(state, there) and DISTANCE[goal - there + SPAN] < now:
            nearer.append(way)
    return nearer or [STRAIGHT, TURN_LEFT, TURN_RIGHT]


class ChooseMissileMove(Choice[TalonState]):
    """A missile moves one hex, nearer to its target if it can (talon:13.4c, talon:13.4d)."""

    __slots__ = ("missile",)
    clause = "talon:13.4d"
    accepts = (Steer,)

    def __init__(self, seat: Seat, missile: Missile) -> None:
        self.seat = seat
        self.missile = missile

    def options(self, state: TalonState) -> list[Steer]:
        return [STEER[0][way] for way in approaches(state, self.missile)]

    def why_not(self, state: TalonState, action: Steer) -> Refusal | None:
        if action.dock or action.manoeuvre > TURN_RIGHT:
            return refuse("talon:13.4c", "missiles-only-turn", missile=MISSILE_NAMES[self.missile])
        if action.manoeuvre not in approaches(state, self.missile):
            return refuse("talon:13.4d", "missile-must-approach", missile=MISSILE_NAMES[self.missile])
        return None

    def resolve(self, state: TalonState, action: Steer) -> None:
        fly(state, self.missile, action.manoeuvre)


def fly(state: TalonState, missile: Missile, way: i64) -> None:
    """Move a missile one hex: it may leave the map, hit a planet or hit its target (talon:13.4e, talon:17.2.1d)."""
    facing = (state.missile_facing[missile] + ROTATION[way]) % 6
    origin = state.missile_at[missile]
    place = origin + STEP[facing]
    state.missile_facing = changed(state.missile_facing, missile, facing)
    if not is_on_map(state, place):
        remove_missile(state, missile, "map-edge")
        return
    state.missile_at[missile] = place
    if state.logged:
        state.log(MissileMoved(MISSILE_NAMES[missile], HEX_NAMES[place], FACINGS[facing]))
    meet_terrain(state, missile)
    target = state.missile_target[missile]
    if state.missile_at[missile] >= 0 and target != NOBODY and state.at[target] == place:
        strike_with_missile(state, missile, arc_towards(place, state.facing[target], origin))


def meet_terrain(state: TalonState, missile: Missile) -> None:
    """Planets and holes end a missile's flight; asteroids and nebulae do nothing to it (talon:17.2.1a, talon:17.3c)."""
    terrain = state.terrain[state.missile_at[missile]]
    if terrain in (PLANET, BLACK_HOLE, WORM_HOLE):
        remove_missile(state, missile, "terrain")


def free_missile(state: TalonState) -> i64:
    """A counter for a new missile, or -1."""
    for missile in range(MISSILES):
        if state.missile_at[missile] < 0:
            return missile
    return -1


def launches(state: TalonState, unit: Unit, group: Group, target: i64) -> list[Launch]:
    """Adjacent hexes in arc that are nearest the target, with facings that bring it closer (talon:13.2a)."""
    # Where the edge of the map takes the hexes of the arc away, any adjacent hex will do.
    arcs = state.tables.arcs[GROUPS * state.scenario.kind[unit] + group]
    return launches_into(state, unit, target, arcs) or launches_into(state, unit, target, EVERY_ARC)


def launches_into(state: TalonState, unit: Unit, target: int, arcs: int) -> list[Launch]:
    """The launches into hexes of some arcs."""
    here, goal = state.at[unit], state.at[target]
    best = 99
    found: list[Launch] = []
    for direction in range(6):
        place = here + STEP[direction]
        if not is_on_map(state, place) or not arcs >> arc_towards(here, state.facing[unit], place) & 1:
            continue
        away = DISTANCE[goal - place + SPAN]
        if away > best:
            continue
        if away < best:
            best = away
            found = []
        for facing in range(6):
            if DISTANCE[goal - place - STEP[facing] + SPAN] < away:
                found.append(LAUNCH[direction][facing])
    return found


class ChooseLaunch(Choice[TalonState]):
    """Where a missile appears and which way it points, if there is more than one way (talon:13.2a)."""

    __slots__ = ("group", "target", "unit")
    clause = "talon:13.2a"
    accepts = (Launch,)

    def __init__(self, seat: Seat, unit: Unit, group: Group, target: i64) -> None:
        self.seat = seat
        self.unit = unit
        self.group = group
        self.target = target

    def options(self, state: TalonState) -> list[Launch]:
        return launches(state, self.unit, self.group, self.target)

    def why_not(self, state: TalonState, action: Launch) -> Refusal | None:
        if action in launches(state, self.unit, self.group, self.target):
            return None
        return refuse("talon:13.2a", "not-towards-target", target=state.scenario.names[self.target])

    def resolve(self, state: TalonState, action: Launch) -> None:
        missile = free_missile(state)
        place = state.at[self.unit] + STEP[action.direction]
        state.missile_at[missile] = place
        state.missile_facing = changed(state.missile_facing, missile, action.facing)
        state.missile_target = changed(state.missile_target, missile, self.target)
        state.missile_owner = changed(state.missile_owner, missile, self.seat)
        state.missile_strength = changed(state.missile_strength, missile, missile_damage(state, self.unit, self.group))
        state.missile_damaged = changed(state.missile_damaged, missile, 0)
        state.flying += 1
        if state.logged:
            names = state.scenario.names
            state.log(MissileLaunched(names[self.unit], MISSILE_NAMES[missile], names[self.target], HEX_NAMES[place]))
        meet_terrain(state, missile)
