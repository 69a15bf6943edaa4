"""What happens in the hex that a ship enters, by its own move, a push or a pull (chapters 7.4, 13.5, 17 to 19)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.talon.actions import PICK, Pick
from orrery.games.talon.board import has_shields, is_base, is_fighter
from orrery.games.talon.effects import damage, destroy, drop_boosts, retreat, strike
from orrery.games.talon.events import AsteroidsEntered, NebulaEntered, ShipsCollided
from orrery.games.talon.flow.explosions import settle
from orrery.games.talon.flow.striking import strike_with_missile
from orrery.games.talon.grid import ARCS, Arc, arc_towards
from orrery.games.talon.score import judge
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import (
    ASTEROID,
    BLACK_HOLE,
    MISSILES,
    NEBULA,
    PLANET,
    SLOTS,
    WORM_HOLE,
    Missile,
    Seat,
    Unit,
)
from orrery.kernel import Choice, Refusal, Step, refuse

COLLISION: Final = 3


def enter(state: TalonState, unit: Unit, origin: i64) -> None:
    """The ship stands in its new hex: terrain, then missiles that hunt it, then collisions."""
    place = state.at[unit]
    frames: list[Step[TalonState]] = []
    terrain = state.terrain[place]
    if terrain:
        frames.append(EnterTerrain(unit, origin))
    if state.flying:
        for missile in range(MISSILES):
            if state.missile_at[missile] == place and state.missile_target[missile] == unit:
                frames.append(MeetMissile(unit, missile, origin))
    if not is_base(state, unit):
        seat = unit // SLOTS
        friends: i64 = 0
        for other in range(SLOTS * seat, SLOTS * seat + state.scenario.count[seat]):
            if state.at[other] == place and other != unit and not is_base(state, other):
                friends |= 1 << other
        if friends:
            frames.append(MeetFriends(unit, friends, origin))
    if frames:
        state.then(*frames)


class EnterTerrain(Step[TalonState]):
    """Planets and black holes destroy, asteroids scratch, nebulae lower shields (talon:17.2.1a, talon:17.3a)."""

    __slots__ = ("origin", "unit")

    def __init__(self, unit: Unit, origin: i64) -> None:
        self.unit = unit
        self.origin = origin

    def run(self, state: TalonState) -> None:
        unit = self.unit
        place = state.at[unit]
        if place < 0:
            return
        terrain = state.terrain[place]
        if terrain == PLANET:
            destroy(state, unit, "planet")
        elif terrain == BLACK_HOLE:
            destroy(state, unit, "black-hole")  # talon:18.1a
        elif terrain == WORM_HOLE:
            retreat(state, unit, "worm-hole")  # talon:19a
            judge(state)
            return
        elif terrain == NEBULA:
            drop_boosts(state, unit)  # talon:17.4.1b
            if state.logged:
                state.log(NebulaEntered(state.scenario.names[unit]))
        elif terrain == ASTEROID and not is_fighter(state, unit):  # talon:17.3a, talon:17.3c
            arc = arc_towards(self.origin, state.facing[unit], place)
            if state.logged:
                state.log(AsteroidsEntered(state.scenario.names[unit], ARCS[arc]))
            damage(state, unit, arc, 1)
        if state.at[unit] < 0:
            settle(state)
            if not state.dying:
                judge(state)


class MeetMissile(Step[TalonState]):
    """The ship has moved into a missile that hunts it (talon:13.5b)."""

    __slots__ = ("missile", "origin", "unit")

    def __init__(self, unit: Unit, missile: Missile, origin: i64) -> None:
        self.unit = unit
        self.missile = missile
        self.origin = origin

    def run(self, state: TalonState) -> None:
        if state.at[self.unit] >= 0 and state.missile_at[self.missile] == state.at[self.unit]:
            arc = arc_towards(self.origin, state.facing[self.unit], state.at[self.unit])
            strike_with_missile(state, self.missile, arc)


class MeetFriends(Step[TalonState]):
    """Collisions with each friendly ship in the hex, one by one (talon:7.4a)."""

    __slots__ = ("friends", "origin", "unit")

    def __init__(self, unit: Unit, friends: i64, origin: i64) -> None:
        self.unit = unit
        self.friends = friends
        self.origin = origin

    def run(self, state: TalonState) -> None:
        unit = self.unit
        place = state.at[unit]
        if place < 0:
            return
        seat = unit // SLOTS
        left = 0
        last = -1
        for other in range(SLOTS * seat, SLOTS * seat + state.scenario.count[seat]):
            if self.friends >> other & 1 and state.at[other] == place:
                left |= 1 << other
                last = other
        if left == 0:
            return
        if left == 1 << last:
            collide(state, unit, last, self.origin)
        else:
            state.push(ChooseCollision(seat, unit, left, self.origin))


class ChooseCollision(Choice[TalonState]):
    """Several friends are in the hex: the owner says with whom the ship collides first (talon:7.4a)."""

    __slots__ = ("friends", "origin", "unit")
    clause = "talon:7.4a"
    accepts = (Pick,)

    def __init__(self, seat: Seat, unit: Unit, friends: i64, origin: i64) -> None:
        self.seat = seat
        self.unit = unit
        self.friends = friends
        self.origin = origin

    def options(self, state: TalonState) -> list[Pick]:
        return [PICK[unit] for unit in state.scenario.units(self.seat) if self.friends >> unit & 1]

    def why_not(self, state: TalonState, action: Pick) -> Refusal | None:
        if self.friends >> action.unit & 1:
            return None
        return refuse("talon:7.4a", "not-colliding", unit=state.scenario.names[action.unit])

    def resolve(self, state: TalonState, action: Pick) -> None:
        state.push(MeetFriends(self.unit, self.friends & ~(1 << action.unit), self.origin))
        collide(state, self.unit, action.unit, self.origin)


def collide(state: TalonState, unit: Unit, other: i64, origin: i64) -> None:
    """Both ships take 3 on the shield towards the other; their owner says who first (talon:7.4b, talon:7.4c)."""
    if state.logged:
        state.log(ShipsCollided(state.scenario.names[unit], state.scenario.names[other]))
    place = state.at[unit]
    arc = arc_towards(origin, state.facing[unit], place)
    other_arc = arc_towards(place, state.facing[other], origin)
    if is_safe(state, unit, arc) and is_safe(state, other, other_arc):  # the order would make no difference
        damage(state, unit, arc, COLLISION)
        damage(state, other, other_arc, COLLISION)
    else:
        state.push(ChooseFirstStruck(unit // SLOTS, unit, arc, other, other_arc))


def is_safe(state: TalonState, unit: Unit, arc: Arc) -> bool:
    """Whether the shield alone absorbs a collision."""
    own = 4 * unit + arc
    if is_fighter(state, unit) or not has_shields(state, unit):
        return False
    return state.shields[own] + (state.boosts[own] > 0) >= COLLISION


class ChooseFirstStruck(Choice[TalonState]):
    """The player decides which of two colliding ships takes its damage first (talon:7.4c)."""

    __slots__ = ("arc", "other", "other_arc", "unit")
    clause = "talon:7.4c"
    accepts = (Pick,)

    def __init__(self, seat: Seat, unit: Unit, arc: Arc, other: i64, other_arc: i64) -> None:
        self.seat = seat
        self.unit = unit
        self.arc = arc
        self.other = other
        self.other_arc = other_arc

    def options(self, state: TalonState) -> list[Pick]:
        return [PICK[self.unit], PICK[self.other]]

    def why_not(self, state: TalonState, action: Pick) -> Refusal | None:
        if action.unit == self.unit or action.unit == self.other:
            return None
        return refuse("talon:7.4c", "not-colliding", unit=state.scenario.names[action.unit])

    def resolve(self, state: TalonState, action: Pick) -> None:
        one, two = Bump(self.unit, self.arc), Bump(self.other, self.other_arc)
        if action.unit == self.other:
            one, two = two, one
        state.then(one, two)


class Bump(Step[TalonState]):
    """One of two colliding ships takes its damage, and explodes before the other's turn comes (talon:7.4c)."""

    __slots__ = ("arc", "unit")

    def __init__(self, unit: Unit, arc: Arc) -> None:
        self.unit = unit
        self.arc = arc

    def run(self, state: TalonState) -> None:
        strike(state, self.unit, self.arc, COLLISION)
        settle(state)
