"""Chapter 8: the fire step of a turn, one weapon after another."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.talon.actions import (
    FINISH,
    HOLD,
    MISSILE_NAMES,
    READY,
    SHOOT,
    TARGET,
    TARGET_MISSILE,
    Finish,
    Hold,
    Ready,
    Shoot,
    Target,
    TargetMissile,
)
from orrery.games.talon.board import (
    can_fire,
    covers,
    has_target,
    is_charged,
    is_fighter,
    is_lowered,
    missile_damage,
    missile_targets,
    targets,
)
from orrery.games.talon.effects import damage, damage_fighter, damage_missile
from orrery.games.talon.events import WeaponsReadied
from orrery.games.talon.flow.explosions import settle
from orrery.games.talon.flow.heavy import push_target, shoot_fusion
from orrery.games.talon.flow.missiles import ChooseLaunch, free_missile
from orrery.games.talon.flow.shooting import roll_shot
from orrery.games.talon.flow.striking import hit_by_missile
from orrery.games.talon.grid import ARCS, DISTANCE, SPAN, Hex, arc_towards
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import FIGHTER, FUSION, GROUPS, MISSILE, NOBODY, SLOTS, WAVE, Group, Seat, Unit
from orrery.kernel import Action, Choice, Refusal, refuse


class ChooseGroup(Choice[TalonState]):
    """A charged group is chosen; a ship that has made way for another fires no more (talon:8.3a, talon:8.2.1a)."""

    __slots__ = ("firer", "spent")
    clause = "talon:3.2e"
    accepts = (Ready, Finish)

    def __init__(self, seat: Seat, firer: i64 = 255, spent: i64 = 0) -> None:  # NOBODY, as the literal mypyc needs
        self.seat = seat
        self.firer = firer
        self.spent = spent

    def options(self, state: TalonState) -> list[Ready | Finish]:
        options: list[Ready | Finish] = []
        seat = self.seat
        scenario = state.scenario
        groups = state.tables.groups
        for unit in range(SLOTS * seat, SLOTS * seat + scenario.count[seat]):
            if state.at[unit] < 0 or self.spent >> unit & 1:
                continue
            for group in range(groups[scenario.kind[unit]]):
                if can_fire(state, unit, group):
                    options.append(READY[unit][group])
        options.append(FINISH)
        return options

    def why_not(self, state: TalonState, action: Ready | Finish) -> Refusal | None:
        if isinstance(action, Finish):
            return None
        unit, group = action.unit, action.group
        name = state.scenario.names[unit]
        if unit // SLOTS != self.seat or state.at[unit] < 0:
            return refuse("talon:3.2e", "not-your-ship", unit=name)
        if self.spent >> unit & 1:
            return refuse("talon:8.2.1a", "has-fired", unit=name)
        kind = state.scenario.kind[unit]
        if group >= state.tables.groups[kind]:
            return refuse("talon:5.1e", "no-group", unit=name, group=group + 1)
        if state.broken[GROUPS * unit + group]:
            return refuse("talon:8.1.1b", "group-destroyed", unit=name, group=group + 1)
        if is_fighter(state, unit) and not state.fighters[GROUPS * unit + group]:
            return refuse("talon:12.1.1a", "fighter-lost", fighter=group + 1)
        if not is_charged(state, unit, group):
            return refuse("talon:8.1.1b", "not-charged", unit=name, group=group + 1)
        if is_lowered(state, unit, group):
            return refuse("talon:24d", "rigged-down", unit=name, group=group + 1)
        if not has_target(state, unit, group) and not missile_targets(state, unit, group):
            return refuse("talon:8.3a", "no-target", unit=name, group=group + 1)
        return None

    def resolve(self, state: TalonState, action: Ready | Finish) -> None:
        if isinstance(action, Finish):
            return
        unit, group = action.unit, action.group
        spent = self.spent
        if self.firer != NOBODY and self.firer != unit:
            spent |= 1 << self.firer
        own = GROUPS * unit + group
        index = GROUPS * state.scenario.kind[unit] + group
        state.red[own] = 0  # talon:8.3b
        state.yellow[own] = 0
        tables = state.tables
        weapon = tables.weapon[index]
        if state.logged:
            state.log(WeaponsReadied(state.scenario.names[unit], tables.weapon_names[weapon], group + 1))
        state.push(ChooseGroup(self.seat, unit, spent))
        if tables.weapon_kind[weapon] == FUSION:
            state.push(ChooseCone(self.seat, unit, group, tables.weapons[index]))
        else:
            state.push(ChooseTarget(self.seat, unit, group, tables.weapons[index]))


class ChooseTarget(Choice[TalonState]):
    """Each weapon of the group has its own target; after the first, weapons may be left unfired (talon:8.3c)."""

    __slots__ = ("group", "left", "unit")
    clause = "talon:8.3c"
    accepts = (Target, TargetMissile, Hold)

    def __init__(self, seat: Seat, unit: Unit, group: Group, left: i64) -> None:
        self.seat = seat
        self.unit = unit
        self.group = group
        self.left = left

    def is_first(self, state: TalonState) -> bool:
        """Whether no weapon of the group has fired yet."""
        return self.left == state.tables.weapons[GROUPS * state.scenario.kind[self.unit] + self.group]

    def is_stuck(self, state: TalonState) -> bool:
        """Whether the group cannot go on: its ship is gone, or no missile counter is left."""
        if state.at[self.unit] < 0:
            return True
        tables = state.tables
        weapon = tables.weapon[GROUPS * state.scenario.kind[self.unit] + self.group]
        return tables.weapon_kind[weapon] == MISSILE and free_missile(state) < 0

    def options(self, state: TalonState) -> list[Action]:
        if self.is_stuck(state):
            return [HOLD]
        options: list[Action] = []
        tables = state.tables
        kinds = state.scenario.kind
        launcher = tables.weapon_kind[tables.weapon[GROUPS * kinds[self.unit] + self.group]] == MISSILE
        for unit in targets(state, self.unit, self.group):
            if tables.role[kinds[unit]] != FIGHTER or launcher:
                options.append(TARGET[unit][0])
                continue
            for fighter in range(GROUPS):
                if state.fighters[GROUPS * unit + fighter]:
                    options.append(TARGET[unit][fighter + 1])
        for missile in missile_targets(state, self.unit, self.group):
            options.append(TARGET_MISSILE[missile])
        if not options or not self.is_first(state):
            options.append(HOLD)
        return options

    def why_not(self, state: TalonState, action: Action) -> Refusal | None:
        if isinstance(action, Hold):
            if self.is_first(state) and not self.is_stuck(state):
                return refuse("talon:5.1f", "group-must-fire")
            return None
        scenario = state.scenario
        if self.is_stuck(state):
            return refuse("talon:13.1", "no-missile-counter")
        if isinstance(action, TargetMissile):
            missile = action.missile
            kind = state.tables.weapon_kind[state.tables.weapon[GROUPS * scenario.kind[self.unit] + self.group]]
            if kind == MISSILE:
                return refuse("talon:13.2f", "missile-at-missile", missile=MISSILE_NAMES[missile])
            if state.missile_at[missile] < 0 or state.missile_owner[missile] == self.seat:
                return refuse("talon:8.2.2b", "own-missile", missile=MISSILE_NAMES[missile])
            if not covers(state, self.unit, self.group, state.missile_at[missile]):
                return cover_refusal(state, self.unit, self.group, state.missile_at[missile])
            return None
        assert isinstance(action, Target)
        unit = action.unit
        name = scenario.names[unit]
        if unit // SLOTS == self.seat:
            return refuse("talon:8.2.2b", "own-ship", unit=name)
        if state.at[unit] < 0:
            return refuse("talon:8.2.1b", "not-on-map", unit=name)
        if scenario.spared[unit]:
            return refuse("talon:8.2.2a", "not-a-target", unit=name)
        if not covers(state, self.unit, self.group, state.at[unit]):
            return cover_refusal(state, self.unit, self.group, state.at[unit])
        weapon = state.tables.weapon[GROUPS * scenario.kind[self.unit] + self.group]
        named = is_fighter(state, unit) and state.tables.weapon_kind[weapon] != MISSILE
        if named != (action.fighter > 0):
            return refuse("talon:12.1.3", "name-a-fighter", unit=name)
        if named and not state.fighters[GROUPS * unit + action.fighter - 1]:
            return refuse("talon:12.1.3", "fighter-lost", fighter=action.fighter)
        return None

    def resolve(self, state: TalonState, action: Action) -> None:
        if isinstance(action, Hold):
            return
        unit, group = self.unit, self.group
        weapon = state.tables.weapon[GROUPS * state.scenario.kind[unit] + group]
        kind = state.tables.weapon_kind[weapon]
        if self.left > 1:
            state.push(ChooseTarget(self.seat, unit, group, self.left - 1))
        if isinstance(action, TargetMissile):
            place = state.missile_at[action.missile]
            points = roll_shot(state, unit, weapon, place, MISSILE_NAMES[action.missile], "")
            damage_missile(state, action.missile, points)
            return
        assert isinstance(action, Target)
        target = action.unit
        here, there = state.at[unit], state.at[target]
        arc = arc_towards(there, state.facing[target], here)
        name = state.scenario.names[target]
        if kind == MISSILE:
            if DISTANCE[there - here + SPAN] == 1:  # talon:13.5c
                hit_by_missile(state, self.seat, target, arc, missile_damage(state, unit, group), "missile")
            else:
                state.push(ChooseLaunch(self.seat, unit, group, target))
            return
        points = roll_shot(state, unit, weapon, there, name, ARCS[arc])
        if not points:
            return
        if kind == WAVE:
            push_target(state, self.seat, here, target, action.fighter, arc, points)
        elif action.fighter:
            damage_fighter(state, target, action.fighter - 1, points)
        else:
            damage(state, target, arc, points)
            settle(state)


def cover_refusal(state: TalonState, unit: Unit, group: Group, place: Hex) -> Refusal:
    """Why a hex is out of a group's reach (talon:8.2.2)."""
    tables = state.tables
    index = GROUPS * state.scenario.kind[unit] + group
    here = state.at[unit]
    away = DISTANCE[place - here + SPAN]
    if away == 0:
        return refuse("talon:8.2.2c", "own-hex")
    if not tables.reach[tables.weapon[index]] >> away & 1:
        return refuse("talon:8.3a", "out-of-range", range=away)
    arc = arc_towards(here, state.facing[unit], place)
    if not tables.arcs[index] >> arc & 1:
        return refuse("talon:8.2.2a", "out-of-arc", arc=ARCS[arc])
    return refuse("talon:17.2.2a", "line-blocked")


class ChooseCone(Choice[TalonState]):
    """The next fusion cannon of a group fires into the cone, or after the first holds (talon:15.2.1a)."""

    __slots__ = ("group", "left", "unit")
    clause = "talon:15.2.1a"
    accepts = (Shoot, Hold)

    def __init__(self, seat: Seat, unit: Unit, group: Group, left: i64) -> None:
        self.seat = seat
        self.unit = unit
        self.group = group
        self.left = left

    def has_target(self, state: TalonState) -> bool:
        """Whether an enemy ship can be designated (talon:15.2.2b)."""
        return state.at[self.unit] >= 0 and has_target(state, self.unit, self.group)

    def is_first(self, state: TalonState) -> bool:
        """Whether no cannon of the group has fired yet."""
        return self.left == state.tables.weapons[GROUPS * state.scenario.kind[self.unit] + self.group]

    def options(self, state: TalonState) -> list[Shoot | Hold]:
        if not self.has_target(state):
            return [HOLD]
        return [SHOOT] if self.is_first(state) else [SHOOT, HOLD]

    def why_not(self, state: TalonState, action: Shoot | Hold) -> Refusal | None:
        if isinstance(action, Shoot):
            return None if self.has_target(state) else refuse("talon:15.2.2b", "no-enemy-in-cone")
        return refuse("talon:5.1f", "group-must-fire") if self.is_first(state) and self.has_target(state) else None

    def resolve(self, state: TalonState, action: Shoot | Hold) -> None:
        if isinstance(action, Hold):
            return
        if self.left > 1:
            state.push(ChooseCone(self.seat, self.unit, self.group, self.left - 1))
        shoot_fusion(state, self.seat, self.unit, self.group)
