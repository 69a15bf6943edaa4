"""Chapter 15: the wave-motion gun's push and the fusion cannon's cone."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.talon.actions import MISSILE_NAMES, PICK, TOWARDS, Pick, Towards
from orrery.games.talon.board import covers, is_base, is_fighter, weapon_of
from orrery.games.talon.effects import damage, damage_fighter, damage_missile
from orrery.games.talon.flow.displacing import displace
from orrery.games.talon.flow.explosions import settle
from orrery.games.talon.flow.shooting import roll_shot
from orrery.games.talon.grid import ARCS, FACINGS, Arc, Facing, Hex, arc_towards, steps_along
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import MISSILES, SLOTS, Group, Seat, Unit
from orrery.kernel import Choice, Refusal, Step, refuse


def push_target(state: TalonState, seat: Seat, here: Hex, target: i64, fighter: i64, arc: Arc, points: i64) -> None:
    """The target is pushed, everything that follows from it happens, then it takes the damage (talon:15.1.3a)."""
    state.push(WaveDamage(target, fighter, arc, points))
    if is_base(state, target):  # bases stay where they are
        return
    ways = steps_along(here, state.at[target])
    if len(ways) == 1:
        push(state, target, ways[0])
    else:
        state.push(ChoosePush(seat, target, ways[0], ways[1]))


def push(state: TalonState, target: i64, direction: Facing) -> None:
    """Move a ship one hex away, facing and turn marker unchanged (talon:15.1.2a, talon:15.1.2c)."""
    displace(state, target, direction, False)


class ChoosePush(Choice[TalonState]):
    """The line runs between two hexes: the firing player chooses (talon:15.1.2b)."""

    __slots__ = ("one", "other", "target")
    clause = "talon:15.1.2b"
    accepts = (Towards,)

    def __init__(self, seat: Seat, target: i64, one: i64, other: i64) -> None:
        self.seat = seat
        self.target = target
        self.one = one
        self.other = other

    def options(self, state: TalonState) -> list[Towards]:
        return [TOWARDS[self.one], TOWARDS[self.other]]

    def why_not(self, state: TalonState, action: Towards) -> Refusal | None:
        if action.direction == self.one or action.direction == self.other:
            return None
        return refuse("talon:15.1.2b", "not-on-line", direction=FACINGS[action.direction])

    def resolve(self, state: TalonState, action: Towards) -> None:
        push(state, self.target, action.direction)


class WaveDamage(Step[TalonState]):
    """The gun's damage, on the shield that was hit, with the shields of where the ship is now (talon:17.4.1f)."""

    __slots__ = ("arc", "fighter", "points", "target")

    def __init__(self, target: i64, fighter: i64, arc: Arc, points: i64) -> None:
        self.target = target
        self.fighter = fighter
        self.arc = arc
        self.points = points

    def run(self, state: TalonState) -> None:
        if self.fighter:
            damage_fighter(state, self.target, self.fighter - 1, self.points)
        else:
            damage(state, self.target, self.arc, self.points)
        settle(state)


def shoot_fusion(state: TalonState, seat: Seat, unit: Unit, group: Group) -> None:
    """Everything in the cone is struck, friends and missiles included, fighters not (talon:15.2.2a, talon:15.2.2e)."""
    scenario = state.scenario
    struck = [0, 0]
    for owner in range(2):
        for other in range(SLOTS * owner, SLOTS * owner + scenario.count[owner]):
            there = state.at[other]
            if there >= 0 and other != unit and not is_fighter(state, other) and covers(state, unit, group, there):
                struck[owner] |= 1 << other
    # One die per target, or by the option one die for the whole shot.
    die = state.rng.die(6) if state.options["fusion"] == "single" else 0
    state.then(
        FusionDamage(seat, unit, group, struck[seat], die),
        FusionDamage(1 - seat, unit, group, struck[1 - seat], die),
        FusionMissiles(unit, group, die),
    )


class FusionDamage(Step[TalonState]):
    """The ships of one owner in the cone take their damage in his order; the firing player's first (talon:15.2.2c)."""

    __slots__ = ("die", "group", "owner", "ships", "unit")

    def __init__(self, owner: i64, unit: Unit, group: Group, ships: i64, die: i64) -> None:
        self.owner = owner
        self.unit = unit
        self.group = group
        self.ships = ships
        self.die = die

    def run(self, state: TalonState) -> None:
        left = [unit for unit in state.scenario.units(self.owner) if self.ships >> unit & 1]
        if len(left) > 1:
            state.push(ChooseStruck(self.owner, self.unit, self.group, self.ships, self.die))
        elif left:
            strike_ship(state, self.unit, self.group, left[0], self.die)


class ChooseStruck(Choice[TalonState]):
    """The owner of several ships in the cone says which is struck next (talon:15.2.2c)."""

    __slots__ = ("die", "group", "ships", "unit")
    clause = "talon:15.2.2c"
    accepts = (Pick,)

    def __init__(self, seat: Seat, unit: Unit, group: Group, ships: i64, die: i64) -> None:
        self.seat = seat
        self.unit = unit
        self.group = group
        self.ships = ships
        self.die = die

    def options(self, state: TalonState) -> list[Pick]:
        return [PICK[unit] for unit in state.scenario.units(self.seat) if self.ships >> unit & 1]

    def why_not(self, state: TalonState, action: Pick) -> Refusal | None:
        if self.ships >> action.unit & 1:
            return None
        return refuse("talon:15.2.2c", "not-in-cone", unit=state.scenario.names[action.unit])

    def resolve(self, state: TalonState, action: Pick) -> None:
        state.push(FusionDamage(self.seat, self.unit, self.group, self.ships & ~(1 << action.unit), self.die))
        strike_ship(state, self.unit, self.group, action.unit, self.die)


def strike_ship(state: TalonState, unit: Unit, group: Group, target: i64, die: i64) -> None:
    """One die for one ship in the cone, or the one die of the whole shot (talon:15.2.1b, talon:17.5d)."""
    here, there = state.at[unit], state.at[target]
    if there < 0:
        return
    arc = arc_towards(there, state.facing[target], here)
    weapon = weapon_of(state, unit, group)
    points = roll_shot(state, unit, weapon, there, state.scenario.names[target], ARCS[arc], die)
    damage(state, target, arc, points)


class FusionMissiles(Step[TalonState]):
    """Missiles in the cone, whoever owns them; then what was destroyed explodes (talon:15.2.2e, talon:15.2.2f)."""

    __slots__ = ("die", "group", "unit")

    def __init__(self, unit: Unit, group: Group, die: i64) -> None:
        self.unit = unit
        self.group = group
        self.die = die

    def run(self, state: TalonState) -> None:
        if state.flying:
            for missile in range(MISSILES):
                there = state.missile_at[missile]
                if there >= 0 and covers(state, self.unit, self.group, there):
                    weapon = weapon_of(state, self.unit, self.group)
                    points = roll_shot(state, self.unit, weapon, there, MISSILE_NAMES[missile], "", self.die)
                    damage_missile(state, missile, points)
        settle(state)
