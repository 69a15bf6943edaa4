"""How the heuristic bot fights: whom to attack, with how many, and when to flee."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from orrery.games.parsec.actions import HOLD, At, Counter, Evade, Join, Lose, Split, Target
from orrery.games.parsec.board import can_open_fire, is_in_range, is_same_side, targets_of, units_at
from orrery.games.parsec.bot.adviser import Adviser
from orrery.games.parsec.bot.hunting import prize
from orrery.games.parsec.bot.weights import CAPTAIN, Weights
from orrery.games.parsec.fleets import fleet, shooters, side_of
from orrery.games.parsec.grid import Cell, distance
from orrery.games.parsec.odds import chance, margin_of
from orrery.games.parsec.state import ParsecState
from orrery.games.parsec.tables import CARGO, COLONY, FIGHTER, FIRST, KIND, OWNER, PIECES, Seat, Unit
from orrery.kernel import Action


def allies_in_reach(state: ParsecState, seat: Seat, target: i64) -> list[int]:
    """The own vessels that could fire at a unit together."""
    first = seat * PIECES
    found = []
    for unit in range(first + FIRST[FIGHTER], first + PIECES):
        if state.where[unit] >= 0 and can_open_fire(state, unit) and is_in_range(state, unit, state.where[target]):
            found.append(unit)
    return found


def attack_profit(state: ParsecState, firing: list[int], target: i64, weights: Weights = CAPTAIN) -> float:
    """What an attack brings on average: the prey if it succeeds, a counterattack on the weakest if not."""
    win = chance(margin_of(state, firing, target))
    cell = state.where[target]
    prey = min([prize(state, unit, weights) for unit in units_at(state, cell)])
    salvaged = 0.0
    for resource in range(3):
        price: int = state.price[OWNER[target] * 18 + KIND[target] * 3 + resource]
        salvaged += weights.salvage * price
    risk = 0.0
    for unit in firing:
        risk = max(risk, weights.units[KIND[unit]])
    reply = weights.civil_reply if KIND[target] in (COLONY, CARGO) else weights.reply
    return win * (prey + salvaged) - (1 - win) * reply * risk


def with_allies(state: ParsecState, seat: Seat, unit: Unit, target: i64) -> list[int]:
    """A vessel and all that could fire at a unit with it."""
    firing = allies_in_reach(state, seat, target)
    if unit not in firing:
        firing.append(unit)
    return firing


def best_prey(state: ParsecState, seat: Seat, unit: Unit, weights: Weights = CAPTAIN) -> tuple[float, int]:
    """The profit of the best attack that a vessel could lead, and its target; -1 and -1 if none has fair odds."""
    best = -1.0
    prey = -1
    for target in targets_of(state, seat, unit):
        firing = with_allies(state, seat, unit, target)
        if chance(margin_of(state, firing, target)) >= weights.fair:
            profit = attack_profit(state, firing, target, weights)
            if profit > best:
                best = profit
                prey = target
    return best, prey


def attack_worth(state: ParsecState, seat: Seat, unit: Unit, weights: Weights) -> float:
    """The best attack that a vessel could lead."""
    best = best_prey(state, seat, unit, weights)[0]
    return weights.attack_first + best if best > weights.profit else -1.0


def weigh_target(adviser: Adviser, choice: Any, action: Action) -> float:
    """A unit to attack with everything that reaches it."""
    assert isinstance(action, Target)
    state = adviser.state
    firing = with_allies(state, adviser.seat, choice.unit, action.unit)
    return attack_profit(state, firing, action.unit, adviser.weights)


def weigh_mark(adviser: Adviser, choice: Any, action: Action) -> float:
    """An enemy to strike back at with every warship."""
    assert isinstance(action, Target)
    state = adviser.state
    seat = adviser.seat
    ready = [unit for unit in shooters(state, seat, side_of(state, seat)) if KIND[unit] >= FIGHTER]
    weights = adviser.weights
    if ready:
        return attack_profit(state, ready, action.unit, weights)
    return weights.units[KIND[action.unit]] * 0.1


def weigh_own_target(adviser: Adviser, choice: Any, action: Action) -> float:
    """A target for one vessel alone; holding its fire is worth 0."""
    return adviser.weights.units[KIND[action.unit]] if isinstance(action, Target) else 0.0


def weigh_joining(adviser: Adviser, choice: Any, action: Action) -> float:
    """More vessels, more bonus; enough is enough."""
    if not isinstance(action, Join):
        return 0.0
    state = adviser.state
    first = adviser.seat * PIECES
    firing = [unit for unit in range(first, first + PIECES) if state.firing[unit]]
    enemy: int = choice.enemy
    return 1.0 if not firing or chance(margin_of(state, firing, enemy)) < 0.95 else -1.0


def weigh_lending(adviser: Adviser, choice: Any, action: Action) -> float:
    """Who lends, lends everything."""
    return 1.0 if isinstance(action, Join) else 0.0


def weigh_casualty(adviser: Adviser, choice: Any, action: Action) -> float:
    """The cheapest unit."""
    assert isinstance(action, Lose)
    return -adviser.weights.units[KIND[action.piece]]


def weigh_escape(adviser: Adviser, choice: Any, action: Action) -> float:
    """A hex to flee to, away from every enemy in the fight."""
    assert isinstance(action, At)
    state = adviser.state
    near = 99
    for enemy in fleet(state, 3 - state.engaged[choice.unit]):
        near = min(near, distance(action.cell, state.where[enemy]))
    return float(min(near, 6))


def best_reply(state: ParsecState, seat: Seat) -> float:
    """The chance of the best shot that a seat under fire could answer with."""
    side = side_of(state, seat)
    best = 0.0
    ready = shooters(state, seat, side)
    for enemy in fleet(state, 3 - side):
        best = max(best, chance(margin_of(state, [unit for unit in ready if KIND[unit] >= FIGHTER], enemy)))
    return best


def reply_worth(state: ParsecState, seat: Seat, action: Action, weights: Weights) -> float:
    """Strike back when the odds are fair, flee with what is worth it."""
    if isinstance(action, Counter):
        best = best_reply(state, seat)
        return 0.5 + best if best >= weights.strike_back else 0.25
    if isinstance(action, Evade):
        return 0.4 + 0.01 * weights.units[KIND[action.piece]]
    if isinstance(action, Split):
        return -1.0
    return 0.3 if action is HOLD else 0.0


def module_harm(state: ParsecState, seat: Seat, place: i64, weights: Weights = CAPTAIN) -> float:
    """What a module-wide disaster would cost the others, less what it costs oneself."""
    total = 0.0
    for unit in range(state.seats * PIECES):
        cell = state.where[unit]
        if cell >= 0 and KIND[unit] != COLONY and state.galaxy.is_in_module(cell, place):
            value: float = weights.units[KIND[unit]]
            total += -1.2 * value if is_same_side(state, seat, OWNER[unit]) else value
    return total


def hex_harm(state: ParsecState, seat: Seat, cell: Cell, weights: Weights = CAPTAIN) -> float:
    """What the vessels in a hex are worth: more if they are an enemy's, less than nothing if they are one's own."""
    total = 0.0
    for unit in units_at(state, cell):
        if KIND[unit] != COLONY:
            total += weights.units[KIND[unit]]
    return -total if is_same_side(state, seat, state.holder[cell] - 1) else total
