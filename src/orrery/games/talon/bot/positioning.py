"""Where the captain wants to be: hazards, the value of a position, a few moves ahead, and the pull of a task."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.talon.board import is_base, is_blocked, is_fighter, is_on_map, turn_radius
from orrery.games.talon.bot.tactics import emptiness, firepower, target_worth, weakness, weakness_of_arc
from orrery.games.talon.bot.weights import Weights
from orrery.games.talon.flow.movement import is_exit
from orrery.games.talon.grid import DISTANCE, SPAN, STEP, Facing, Hex, arc_towards
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import (
    ASTEROID,
    BASE,
    BLACK_HOLE,
    DESTROYED,
    DOCKED,
    ESCAPED,
    LANDED,
    MISSILES,
    NEBULA,
    PLANET,
    RETREATED,
    SLOTS,
    TRANSPORT,
    WORM_HOLE,
    Unit,
)
from orrery.kernel import find


def moves_later(state: TalonState, unit: Unit) -> bool:
    """Whether an enemy still moves in this impulse after the deciding seat."""
    seat = unit // SLOTS
    if state.active == seat or state.initiative == seat or is_base(state, unit):
        return False
    return bool(state.tables.chart[state.impulse] >> state.speed[unit] & 1)


def hazard(state: TalonState, unit: Unit, place: Hex) -> float:
    """What is bad about standing in a hex, as a negative number."""
    if not is_on_map(state, place):
        leaves = any(unit in goal.units and goal.fate == ESCAPED for goal in state.scenario.goals)
        return 400.0 if leaves and is_exit(state, unit, place) else -8.0 if state.scenario.floating else -200.0
    seat = unit // SLOTS
    total = 0.0
    terrain = state.terrain[place]
    if terrain in (PLANET, BLACK_HOLE):
        return -500.0
    if terrain == WORM_HOLE:
        escape = any(unit in goal.units and goal.fate == ESCAPED for goal in state.scenario.goals)
        return 500.0 if escape else -400.0
    if terrain == ASTEROID and not is_fighter(state, unit):
        total -= 1.5
    elif terrain == NEBULA and not is_fighter(state, unit):
        total -= 4.0
    if not is_base(state, unit):
        for other in state.scenario.units(seat):
            if state.at[other] == place and other != unit and not is_base(state, other):
                total -= 25.0
    if state.flying:
        for missile in range(MISSILES):
            if state.missile_at[missile] == place and state.missile_target[missile] == unit:
                total -= 2.5
    return total


def position_value(
    state: TalonState, unit: Unit, place: Hex, facing: Facing, ready_only: bool, weights: Weights
) -> float:
    """Damage dealt less damage taken from here, thin shields counting double, and a pull towards good range."""
    seat = unit // SLOTS
    enemy = 1 - seat
    dealt = taken = 0.0
    nearest = 99.0
    best = 0.0
    armed = state.tables.groups[state.scenario.kind[unit]] > 0
    for other in range(SLOTS * enemy, SLOTS * enemy + state.scenario.count[enemy]):
        there = state.at[other]
        if there < 0:
            continue
        later = there + STEP[state.facing[other]] if moves_later(state, other) else there
        away: int = DISTANCE[there - place + SPAN]
        worth = target_worth(state, other, weights)
        nearest = min(nearest, away - weights.prey * worth)
        if away <= 4 and not is_blocked(state, place, there):
            power = firepower(state, unit, place, facing, there, ready_only)
            best = max(best, power * worth * weakness(state, other, place))
            dealt += weights.dealt * power
        if away <= 6:
            threat = firepower(state, other, later, state.facing[other], place, False)
            if threat:
                arc = arc_towards(place, facing, later)
                taken += threat * weakness_of_arc(state, unit, arc)
            elif away <= 5:
                # Keep a strong shield towards those who are near but not yet aiming.
                arc = arc_towards(place, facing, later)
                taken += weights.unaimed * weakness_of_arc(state, unit, arc)
    score = dealt + best - (weights.taken if armed else weights.taken_unarmed) * taken
    if armed:
        wanted = weights.range
        if weights.recharging:
            wanted += weights.recharging * emptiness(state, unit)
        score -= weights.closing * max(0.0, nearest - wanted)
    else:
        score += 0.2 * min(nearest, 10.0)
    return score


def move_value(state: TalonState, unit: Unit, place: Hex, facing: Facing, turn: i64, weights: Weights) -> float:
    """A place and facing now, and the best that can follow from there in two more moves."""
    danger = hazard(state, unit, place)
    if danger <= -100.0 or danger >= 100.0:
        return danger
    if not is_on_map(state, place):
        return danger + position_value(state, unit, place - STEP[facing], facing, True, weights)
    now = position_value(state, unit, place, facing, True, weights)
    later = follow_up_value(state, unit, place, facing, turn, 2, weights)
    return danger + now + later + task_pull(state, unit, place)


def follow_up_value(
    state: TalonState, unit: Unit, place: Hex, facing: Facing, turn: i64, depth: i64, weights: Weights
) -> float:
    """The best position within a few more moves, later ones counting less."""
    best = -999.0
    for change in (0, 5, 1) if turn == 0 else (0,):
        heading = (facing + change) % 6
        there = place + STEP[heading]
        if not is_on_map(state, there):
            value = -4.0 if state.scenario.floating else -60.0
            best = max(best, value)
            continue
        if state.terrain[there] in (PLANET, BLACK_HOLE, WORM_HOLE):
            best = max(best, -60.0)
            continue
        marker = turn_radius(state, unit) if change else max(0, turn - 1)
        value = weights.later * position_value(state, unit, there, heading, False, weights)
        if depth > 1:
            value += weights.later * follow_up_value(state, unit, there, heading, marker, depth - 1, weights)
        best = max(best, value)
    return best


def task_pull(state: TalonState, unit: Unit, place: Hex) -> float:
    """Units with a task are drawn to where it is done; their hunters to them."""
    seat = unit // SLOTS
    goal_place = task_place(state, unit)
    if goal_place >= 0:
        away: int = DISTANCE[goal_place - place + SPAN]
        return -2.0 * away
    pull = 0.0
    for goal in state.scenario.goals:
        if goal.winner == seat and goal.fate == DESTROYED:
            for prey in goal.units:
                if state.at[prey] >= 0:
                    away = DISTANCE[state.at[prey] - place + SPAN]
                    pull -= 0.7 * max(0, away - 2)
    return pull


def task_place(state: TalonState, unit: Unit) -> i64:
    """Where a unit must go to win: a planet, a base, a worm hole; -1 if nowhere."""
    seat = unit // SLOTS
    for goal in state.scenario.goals:
        if unit not in goal.units or goal.winner != seat:
            continue
        if goal.fate == LANDED:
            return find(state.terrain, PLANET)
        if goal.fate == ESCAPED:
            return find(state.terrain, WORM_HOLE)
        if goal.fate == DOCKED:
            for other in state.scenario.units(seat):
                if is_base(state, other) and state.at[other] >= 0:
                    return state.at[other]
    return -1


def burning_gain(state: TalonState, unit: Unit, weights: Weights) -> float:
    """How much better a ship would stand after an afterburner's move."""
    place, facing = state.at[unit], state.facing[unit]
    stay = position_value(state, unit, place, facing, True, weights)
    best = -99.0
    for change in (0, 5, 1) if state.turn[unit] == 0 and not state.helm_down[unit] else (0,):
        heading = (facing + change) % 6
        there = place + STEP[heading]
        danger = hazard(state, unit, there)
        if danger > -5.0 and is_on_map(state, there):
            best = max(best, danger + position_value(state, unit, there, heading, True, weights))
    return best - stay


def wanted_speed(state: TalonState, unit: Unit, weights: Weights) -> float:
    """Fast to close in, slow and full of power in the fight, speed 1 to land."""
    tables = state.tables
    kind = state.scenario.kind[unit]
    seat = unit // SLOTS
    if tables.role[kind] == BASE:
        return 2.0
    if is_fighter(state, unit):
        return 5.0
    here = state.at[unit]
    goal = task_place(state, unit)
    if goal >= 0:
        away = DISTANCE[goal - here + SPAN]
        if tables.role[kind] == TRANSPORT:
            return 1.0 if away <= 3 else 2.0 if away <= 5 else 3.0
        return 4.0
    if tables.role[kind] == TRANSPORT or any(unit in g.units and g.fate == RETREATED for g in state.scenario.goals):
        return 3.0
    nearest = 99
    quarry = -1
    enemy = 1 - seat
    for other in range(SLOTS * enemy, SLOTS * enemy + state.scenario.count[enemy]):
        if state.at[other] >= 0 and DISTANCE[state.at[other] - here + SPAN] < nearest:
            nearest = DISTANCE[state.at[other] - here + SPAN]
            quarry = other
    prey = [u for g in state.scenario.goals if g.winner == seat and g.fate == DESTROYED for u in g.units]
    if any(state.at[u] >= 0 and DISTANCE[state.at[u] - here + SPAN] > 4 for u in prey):
        return 4.0
    if nearest >= weights.far:
        return weights.fast
    if nearest <= weights.near or quarry < 0:
        return weights.slow - weights.charging * emptiness(state, unit) if weights.charging else weights.slow
    # Whoever flies away faster than we follow is never caught.
    speed: int = state.speed[quarry]
    return min(5.0, max(weights.chase, speed + (weights.gap if nearest >= 5 else 0.0)))
