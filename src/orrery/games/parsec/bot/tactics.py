"""How the heuristic bot fights: whom to attack, with how many, and when to flee."""

from __future__ import annotations

from orrery.games.parsec.actions import Counter, Evade
from orrery.games.parsec.board import can_open_fire, is_in_range, targets_of, units_at
from orrery.games.parsec.fleets import fleet, shooters, side_of
from orrery.games.parsec.flow.attack import ChooseAttackers, ChooseTarget
from orrery.games.parsec.flow.combat import ChooseMark, ChooseShooters
from orrery.games.parsec.odds import chance, margin_of
from orrery.games.parsec.state import ParsecState
from orrery.games.parsec.tables import CARGO, COLONY, FIGHTER, FIRST, KIND, OWNER, PIECES
from orrery.kernel import Action, Choice

#: What a unit is worth to the bot, by kind.
VALUE = (6.0, 4.0, 4.0, 7.0, 9.0)


def allies_in_reach(state: ParsecState, seat: int, target: int) -> list[int]:
    """The own vessels that could fire at a unit together."""
    first = seat * PIECES
    found = []
    for unit in range(first + FIRST[FIGHTER], first + PIECES):
        if state.where[unit] >= 0 and can_open_fire(state, unit) and is_in_range(state, unit, state.where[target]):
            found.append(unit)
    return found


def attack_profit(state: ParsecState, firing: list[int], target: int) -> float:
    """What an attack brings on average: the prey if it succeeds, a counterattack on the weakest if not."""
    win = chance(margin_of(state, firing, target))
    cell = state.where[target]
    prey = min([VALUE[KIND[unit]] for unit in units_at(state, cell)])
    salvaged = 0.0
    for resource in range(3):
        salvaged += 0.5 * state.price[OWNER[target] * 18 + KIND[target] * 3 + resource]
    risk = 0.0
    for unit in firing:
        risk = max(risk, VALUE[KIND[unit]])
    reply = 0.25 if KIND[target] in (COLONY, CARGO) else 0.5
    return win * (prey + salvaged) - (1 - win) * reply * risk


def with_allies(state: ParsecState, seat: int, unit: int, target: int) -> list[int]:
    """A vessel and all that could fire at a unit with it."""
    firing = allies_in_reach(state, seat, target)
    if unit not in firing:
        firing.append(unit)
    return firing


def best_prey(state: ParsecState, seat: int, unit: int) -> tuple[float, int]:
    """The profit of the best attack that a vessel could lead, and its target; -1 and -1 if none has fair odds."""
    best = -1.0
    prey = -1
    for target in targets_of(state, seat, unit):
        firing = with_allies(state, seat, unit, target)
        if chance(margin_of(state, firing, target)) >= 0.43:
            profit = attack_profit(state, firing, target)
            if profit > best:
                best = profit
                prey = target
    return best, prey


def weigh_attack(state: ParsecState, seat: int, unit: int) -> float:
    """The best attack that a vessel could lead."""
    best = best_prey(state, seat, unit)[0]
    return 5.0 + best if best > 0.5 else -1.0


def weigh_target(state: ParsecState, choice: Choice[ParsecState], seat: int, target: int) -> float:
    """A unit to fire at, or to aim a card at."""
    if isinstance(choice, ChooseTarget):
        return attack_profit(state, with_allies(state, seat, choice.unit, target), target)
    if isinstance(choice, ChooseMark):
        ready = [unit for unit in shooters(state, seat, side_of(state, seat)) if KIND[unit] >= FIGHTER]
        return attack_profit(state, ready, target) if ready else VALUE[KIND[target]] * 0.1
    return VALUE[KIND[target]]


def weigh_join(state: ParsecState, choice: Choice[ParsecState], seat: int) -> float:
    """More vessels, more bonus; enough is enough."""
    if isinstance(choice, ChooseAttackers | ChooseShooters):
        firing = [unit for unit in range(seat * PIECES, seat * PIECES + PIECES) if state.firing[unit]]
        if not firing:
            return 1.0
        return 1.0 if chance(margin_of(state, firing, choice.enemy)) < 0.95 else -1.0
    return 1.0


def best_reply(state: ParsecState, seat: int) -> float:
    """The chance of the best shot that a seat under fire could answer with."""
    side = side_of(state, seat)
    best = 0.0
    ready = shooters(state, seat, side)
    for enemy in fleet(state, 3 - side):
        best = max(best, chance(margin_of(state, [unit for unit in ready if KIND[unit] >= FIGHTER], enemy)))
    return best


def weigh_reply(state: ParsecState, seat: int, action: Action) -> float:
    """Strike back when the odds are fair, flee with what is worth it."""
    if isinstance(action, Counter):
        best = best_reply(state, seat)
        return 0.5 + best if best >= 0.4 else 0.25
    if isinstance(action, Evade):
        return 0.4 + 0.01 * VALUE[KIND[action.piece]]
    return -1.0
