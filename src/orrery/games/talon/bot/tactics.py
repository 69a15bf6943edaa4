"""What the captain thinks about: threat, cover, ranges, hazards."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.talon.actions import FIRST_GROUP, POWER
from orrery.games.talon.board import (
    black_hole_penalty,
    covers,
    is_fighter,
    terrain_penalty,
)
from orrery.games.talon.bot.weights import Weights
from orrery.games.talon.grid import ARC, BEARING, DISTANCE, SPAN, Arc, Facing, Hex, arc_towards
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import (
    DESTROYED,
    FUSION,
    GROUPS,
    MISSILE,
    MISSILES,
    SLOTS,
    Group,
    Missile,
    Seat,
    Unit,
)


def mean_damage(state: TalonState, weapon: i64, away: i64) -> float:
    """The damage of one weapon at a range, averaged over the die."""
    if away < 1 or not state.tables.reach[weapon] >> away & 1:
        return 0.0
    if state.tables.weapon_kind[weapon] == MISSILE:
        return 1.4
    first = 64 * weapon + 8 * away
    cells = state.tables.damage
    total: int = (
        cells[first + 1] + cells[first + 2] + cells[first + 3] + cells[first + 4] + cells[first + 5] + cells[first + 6]
    )
    return total / 6.0


def expected(state: TalonState, unit: Unit, weapon: i64, place: Hex) -> float:
    """The damage of one shot from where the ship is, terrain included."""
    here = state.at[unit]
    away = DISTANCE[place - here + SPAN]
    penalty = terrain_penalty(state, here, place) + black_hole_penalty(state, here, place)
    if not penalty:
        return mean_damage(state, weapon, away)
    first = 64 * weapon + 8 * away
    cells: i64 = 0
    for die in range(1 + penalty, 7):
        cells += state.tables.damage[first + die - penalty]
    total: int = cells
    return total / 6.0


def best_damage(state: TalonState, weapon: i64) -> float:
    """The damage of a weapon at its best range."""
    best = 0.0
    for away in range(1, 8):
        best = max(best, mean_damage(state, weapon, away))
    return best


def shot_quality(state: TalonState, unit: Unit, weapon: i64, place: Hex) -> float:
    """How near a shot comes to the best this weapon can do, from 0 to 1."""
    best = best_damage(state, weapon)
    return expected(state, unit, weapon, place) / best if best else 0.0


def sturdiness(state: TalonState, unit: Unit) -> float:
    """Hull boxes left."""
    left: int = state.tables.hull[state.scenario.kind[unit]] - state.hull[unit]
    return left


def unit_worth(state: TalonState, unit: Unit) -> float:
    """What is left of a unit in points: hull, shields, weapons."""
    if state.at[unit] < 0:
        return 0.0
    tables = state.tables
    kind = state.scenario.kind[unit]
    cost: int = tables.cost[kind]
    if is_fighter(state, unit):
        alive: int = fighters_left(state, unit)
        return cost * alive / GROUPS
    marked: int = state.hull[unit]
    hull = 1.0 - marked / tables.hull[kind]
    boxes: int = shield_boxes(state, kind) or 1
    left: int = shields_left(state, unit)
    return cost * (0.25 + 0.45 * hull + 0.3 * (left / boxes))


def fighters_left(state: TalonState, unit: Unit) -> i64:
    """How many fighters of a squadron fly."""
    alive: i64 = 0
    for own in range(GROUPS * unit, GROUPS * unit + GROUPS):
        alive += state.fighters[own] > 0
    return alive


def shield_boxes(state: TalonState, kind: i64) -> i64:
    """How many shield boxes a class has."""
    boxes: i64 = 0
    for arc in range(4):
        boxes += state.tables.shields[4 * kind + arc]
    return boxes


def shields_left(state: TalonState, unit: Unit) -> i64:
    """How many shield boxes of a unit are left."""
    left: i64 = 0
    for arc in range(4):
        left += state.shields[4 * unit + arc]
    return left


def fleet_worth(state: TalonState, seat: Seat) -> float:
    """What is left of a fleet."""
    worth = 0.0
    for unit in state.scenario.units(seat):
        worth += unit_worth(state, unit)
    return worth


def fleet_cost(state: TalonState, seat: Seat) -> float:
    """What a fleet cost."""
    cost: i64 = 0
    for unit in range(SLOTS * seat, SLOTS * seat + state.scenario.count[seat]):
        cost += state.tables.cost[state.scenario.kind[unit]]
    total: int = cost
    return float(total)


def target_worth(state: TalonState, unit: Unit, weights: Weights) -> float:
    """How much a hit on this ship is worth, compared with others."""
    tables = state.tables
    kind = state.scenario.kind[unit]
    if state.scenario.spared[unit]:
        return 0.0
    cost: int = tables.cost[kind]
    marked: int = state.hull[unit]
    boxes: int = tables.hull[kind]
    worth = 0.6 + cost / weights.target_cost
    worth += weights.target_hurt * marked / boxes
    for goal in state.scenario.goals:
        if goal.fate == DESTROYED and unit in goal.units:
            worth *= 2.0
            break
    if is_fighter(state, unit):
        worth = 0.7
    return worth


def weakness(state: TalonState, unit: Unit, place: Hex) -> float:
    """How much a blow from a hex would hurt: more where the shield towards it is thin."""
    arc = arc_towards(state.at[unit], state.facing[unit], place)
    return weakness_of_arc(state, unit, arc)


def weakness_of_arc(state: TalonState, unit: Unit, arc: Arc) -> float:
    """From 0.6 behind a strong shield to 2 where there is none."""
    if state.shields_down[unit] or is_fighter(state, unit):
        return 2.0
    left: i64 = state.shields[4 * unit + arc] + (state.boosts[4 * unit + arc] > 0)
    return 2.0 if left == 0 else 1.4 if left <= 2 else 1.0 if left <= 4 else 0.7


def readiness(state: TalonState, unit: Unit, group: Group) -> float:
    """How far a group is from firing, from 0 to 1."""
    own = GROUPS * unit + group
    index = GROUPS * state.scenario.kind[unit] + group
    if state.broken[own] or (is_fighter(state, unit) and not state.fighters[own]):
        return 0.0
    tables = state.tables
    red: int = tables.red[index] - state.red[own]
    yellow: int = tables.yellow[index] - state.yellow[own]
    missing = red + 0.5 * yellow
    return 1.0 if missing <= 0 else max(0.15, 0.7 - 0.2 * missing)


def emptiness(state: TalonState, unit: Unit) -> float:
    """How much of a ship's guns is not ready to fire, from 0 to 1."""
    groups = state.tables.groups[state.scenario.kind[unit]]
    if not groups:
        return 0.0
    ready = 0.0
    for group in range(groups):
        ready += readiness(state, unit, group)
    number: int = groups
    return 1.0 - ready / number


def firepower(state: TalonState, unit: Unit, place: Hex, facing: Facing, there: Hex, ready_only: bool) -> float:
    """Mean damage of a ship's groups, from a place and facing, at a hex."""
    tables = state.tables
    kind = state.scenario.kind[unit]
    difference = there - place + SPAN
    away = DISTANCE[difference]
    if away > 4 or away == 0:
        return 0.0
    bit = 1 << ARC[13 * facing + BEARING[difference]]
    total = 0.0
    for group in range(tables.groups[kind]):
        index = GROUPS * kind + group
        if tables.arcs[index] & bit:
            ready = readiness(state, unit, group)
            if ready_only and ready < 1.0:
                continue
            weapons: int = tables.weapons[index]
            total += ready * weapons * mean_damage(state, tables.weapon[index], away)
    return total


def charging_worth(state: TalonState, unit: Unit, group: Group, weights: Weights) -> float:
    """A box is worth most when it fills the bar and somebody is in reach."""
    tables = state.tables
    own = GROUPS * unit + group
    index = GROUPS * state.scenario.kind[unit] + group
    yellow = tables.yellow[index] - state.yellow[own]
    red: int = tables.red[index] - state.red[own]
    weapons: int = tables.weapons[index]
    power = weapons * best_damage(state, tables.weapon[index])
    worth = weights.charge + weights.charge_power * power
    if red == 0:
        worth += weights.charge_last if yellow == 1 else weights.charge_yellow
    else:
        worth -= weights.charge_red * red
    return worth


def incoming(state: TalonState, unit: Unit, arc: Arc) -> float:
    """The damage that charged enemy weapons could soon do on one shield."""
    seat = unit // SLOTS
    enemy = 1 - seat
    here, facing = state.at[unit], state.facing[unit]
    total = 0.0
    for other in range(SLOTS * enemy, SLOTS * enemy + state.scenario.count[enemy]):
        there = state.at[other]
        if there >= 0 and arc_towards(here, facing, there) == arc:
            total += firepower(state, other, there, state.facing[other], here, True)
    for missile in range(MISSILES) if state.flying else range(0):
        there = state.missile_at[missile]
        near = there >= 0 and state.missile_target[missile] == unit and DISTANCE[there - here + SPAN] <= 2
        if near and arc_towards(here, facing, there) == arc:
            total += 2.0
    return total


def reinforcing_worth(state: TalonState, unit: Unit, arc: Arc, weights: Weights) -> float:
    """One point saved where a blow is coming, more where the shield is thin."""
    blow = incoming(state, unit, arc)
    if blow < 0.3:
        return 0.05
    worth = weights.reinforce + weights.reinforce_thin * weakness_of_arc(state, unit, arc)
    return min(1.0, blow) * worth - weights.reinforce_cost


def turning_worth(state: TalonState, unit: Unit, weights: Weights) -> float:
    """Freedom to turn is worth AP when nobody is ahead."""
    here, facing = state.at[unit], state.facing[unit]
    enemy = 1 - unit // SLOTS
    ahead = False
    near = False
    for other in range(SLOTS * enemy, SLOTS * enemy + state.scenario.count[enemy]):
        there = state.at[other]
        if there >= 0 and DISTANCE[there - here + SPAN] <= 8:
            near = True
            ahead = ahead or arc_towards(here, facing, there) == 0
    if ahead or not near:
        return 0.1
    return weights.turn_last if state.turn[unit] == 1 else weights.turn


def interception_worth(state: TalonState, missile: Missile) -> float:
    """A missile near its prey is worth a shot."""
    target = state.missile_target[missile]
    if target >= len(state.at) or state.at[target] < 0:
        return 0.05
    away = DISTANCE[state.missile_at[missile] - state.at[target] + SPAN]
    return 1.6 if away <= 2 else 0.8


def cone_worth(state: TalonState, unit: Unit, group: Group) -> float:
    """Mean damage of a fusion shot on enemies less that on friends."""
    tables = state.tables
    weapon = tables.weapon[GROUPS * state.scenario.kind[unit] + group]
    if tables.weapon_kind[weapon] != FUSION or state.at[unit] < 0:
        return 0.0
    seat = unit // SLOTS
    total = 0.0
    for owner in range(2):
        for other in state.scenario.units(owner):
            there = state.at[other]
            if there >= 0 and other != unit and not is_fighter(state, other) and covers(state, unit, group, there):
                hit = expected(state, unit, weapon, there) * weakness(state, other, state.at[unit])
                total += -1.3 * hit if owner == seat else hit
    return total


def boxes_missing(state: TalonState, unit: Unit, group: Group) -> i64:
    """How many boxes of a group's bar are empty."""
    own, index = GROUPS * unit + group, GROUPS * state.scenario.kind[unit] + group
    return state.tables.red[index] - state.red[own] + state.tables.yellow[index] - state.yellow[own]


def rigging_worth(state: TalonState, unit: Unit, up: i64, down: i64) -> float:
    """What a pair of jury-rig markers is worth to a ship: a finished bar, less what the other system misses."""
    gain = 0.3
    if up >= FIRST_GROUP:
        gain = 1.2 if boxes_missing(state, unit, up - FIRST_GROUP) == 1 else 0.2
    elif up == POWER:
        gain = 0.6
    if down >= FIRST_GROUP:
        return gain - (0.3 if boxes_missing(state, unit, down - FIRST_GROUP) > 3 else 1.0)
    return gain - (0.8 if down == POWER else 0.4)
