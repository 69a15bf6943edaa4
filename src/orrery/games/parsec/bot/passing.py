"""What passing changes are good for: a longer flight, a longer shot, a way out of a fight, a hole in space."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.parsec.actions import At
from orrery.games.parsec.aims import is_open_space, is_own_aim
from orrery.games.parsec.board import (
    can_open_fire,
    firing_range,
    is_open_to_attack,
    is_same_side,
    mobility,
    units_at,
)
from orrery.games.parsec.bot import plans
from orrery.games.parsec.bot.hunting import best_place
from orrery.games.parsec.bot.tactics import attack_profit, best_prey
from orrery.games.parsec.bot.weights import CAPTAIN, Weights
from orrery.games.parsec.flow.action import can_move
from orrery.games.parsec.flow.evasion import escapes, gap_to_enemies
from orrery.games.parsec.grid import Cell, distance, is_on_line
from orrery.games.parsec.odds import chance, margin_of
from orrery.games.parsec.state import ParsecState
from orrery.games.parsec.tables import (
    AT_OWN_ENGAGED,
    CARGO,
    COLONY,
    FIGHTER,
    FIRST,
    KIND,
    OWNER,
    PIECES,
    Seat,
    Unit,
)


def flight_gain(
    state: ParsecState, seat: Seat, unit: Unit, more: i64, hunt: float, weights: Weights = CAPTAIN
) -> float:
    """What a longer flight gains a vessel: it is 0 unless it arrives this turn and would not without."""
    if not can_move(state, unit):
        return 0.0
    goal = flight_goal(state, seat, unit, hunt, weights)
    steps = mobility(state, unit)
    return weights.units[KIND[unit]] if steps < distance(state.where[unit], goal) <= steps + more else 0.0


def flight_goal(state: ParsecState, seat: Seat, unit: Unit, hunt: float, weights: Weights = CAPTAIN) -> i64:
    """Where a vessel would like to be."""
    if KIND[unit] != CARGO:
        return best_place(state, seat, unit, hunt, weights)[1]
    goals = plans.cargo_goals(state, seat, unit, weights)
    return goals[0][1] if goals else state.where[unit]


def best_flight(
    state: ParsecState, seat: Seat, more: i64, hunt: float, weights: Weights = CAPTAIN
) -> tuple[float, int]:
    """The most that a longer flight gains, and the vessel; 0 and -1 if nothing."""
    best = 0.0
    found = -1
    for unit in range(seat * PIECES + FIRST[CARGO], (seat + 1) * PIECES):
        if state.where[unit] >= 0:
            gain = flight_gain(state, seat, unit, more, hunt, weights)
            if gain > best:
                best = gain
                found = unit
    return best, found


def farther_prey(
    state: ParsecState, seat: Seat, unit: Unit, more: i64, weights: Weights = CAPTAIN
) -> tuple[float, int]:
    """The profit of the best attack that only a longer range allows a vessel, and its target; 0 and -1 if none."""
    best = 0.0
    prey = -1
    if not can_open_fire(state, unit) or best_prey(state, seat, unit, weights)[0] > weights.profit:
        return best, prey
    near = firing_range(state, unit)
    here = state.where[unit]
    for cell in state.galaxy.grid.within(here, near + more):
        held = state.holder[cell]
        away = distance(here, cell)
        if away <= near or not held or held > state.seats or is_same_side(state, seat, held - 1):
            continue
        if away >= 3 and state.strict_lines and not is_on_line(here, cell):
            continue
        for target in units_at(state, cell):
            fair = is_open_to_attack(state, seat, target) and chance(margin_of(state, [unit], target)) >= weights.fair
            profit = attack_profit(state, [unit], target, weights) if fair else 0.0
            if profit > best:
                best = profit
                prey = target
    return best, prey


def best_shot(state: ParsecState, seat: Seat, more: i64, weights: Weights = CAPTAIN) -> tuple[float, int, int]:
    """The best of the attacks that only a longer range allows, the vessel and the target; 0, -1 and -1 if none."""
    best = (0.0, -1, -1)
    for unit in range(seat * PIECES + FIRST[FIGHTER], (seat + 1) * PIECES):
        if state.where[unit] >= 0:
            profit, prey = farther_prey(state, seat, unit, more, weights)
            if profit > best[0]:
                best = (profit, unit, prey)
    return best


def best_jump(state: ParsecState, seat: Seat, weights: Weights = CAPTAIN) -> tuple[float, int]:
    """The dearest vessel in a fight that a jump brings as far away as flight, and its worth; 0 and -1 if none."""
    best = 0.0
    found = -1
    for unit in range(seat * PIECES + FIRST[CARGO], (seat + 1) * PIECES):
        if not is_own_aim(state, seat, AT_OWN_ENGAGED, unit) or weights.units[KIND[unit]] <= best:
            continue
        if jumps_well(state, unit):
            best = weights.units[KIND[unit]]
            found = unit
    return best, found


def jumps_well(state: ParsecState, unit: Unit) -> bool:
    """Whether a jump over what is in its way brings a vessel out of a fight, and as far from its enemies as flight."""
    jump = farthest(state, unit, 1)
    return jump > 0 and jump >= farthest(state, unit, 0)


def farthest(state: ParsecState, unit: Unit, jumping: i64) -> i64:
    """How far from its enemies a vessel can flee; 0 if it cannot."""
    best: i64 = 0
    for landing in escapes(state, unit, jumping):
        assert isinstance(landing, At)
        gap = gap_to_enemies(state, unit, landing.cell)
        if gap > best:
            best = gap
    return best


def space_harm(state: ParsecState, seat: Seat, cell: Cell, radius: i64, weights: Weights = CAPTAIN) -> float:
    """What a hole in space would cost the others, less what it costs oneself."""
    total = 0.0
    for near in state.galaxy.grid.within(cell, radius):
        for unit in units_at(state, near):
            if KIND[unit] != COLONY:
                value: float = weights.units[KIND[unit]]
                total += -1.2 * value if is_same_side(state, seat, OWNER[unit]) else value
    return total


def best_hole(state: ParsecState, seat: Seat, radius: i64, weights: Weights = CAPTAIN) -> tuple[float, int]:
    """The most harm that a hole in space would do, and where; 0 and -1 if nowhere."""
    best = 0.0
    found = -1
    for unit in range(state.seats * PIECES):
        if state.where[unit] < 0 or KIND[unit] == COLONY or is_same_side(state, seat, OWNER[unit]):
            continue
        for cell in state.galaxy.grid.within(state.where[unit], radius):
            if is_open_space(state, cell):
                harm = space_harm(state, seat, cell, radius, weights)
                if harm > best:
                    best = harm
                    found = cell
    return best, found
