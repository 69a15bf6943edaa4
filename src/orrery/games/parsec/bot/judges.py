"""Whether this is the moment for an event card, judged by its operations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from orrery.games.parsec.bot import plans
from orrery.games.parsec.bot.adviser import Adviser
from orrery.games.parsec.bot.bargains import exchange_gain
from orrery.games.parsec.bot.passing import best_flight, best_hole, best_jump, best_shot
from orrery.games.parsec.bot.tactics import best_reply, hex_harm, module_harm
from orrery.games.parsec.flow.advantages import Stat
from orrery.games.parsec.flow.conditions import Forbid
from orrery.games.parsec.flow.immediate import Destroy, Exchanges
from orrery.games.parsec.flow.playing import AfterDice, AnswerAttack, Cancel
from orrery.games.parsec.flow.strike import Jump, Roll, attack_total, defence_total
from orrery.games.parsec.odds import chance, margin_of
from orrery.games.parsec.operations import Operation
from orrery.games.parsec.state import AIM, ATTACK_DIE, DEFENCE_DIE, L_CARD, L_SEAT, RECORD, STRIKER, ParsecState
from orrery.games.parsec.tables import (
    AT_BOARD,
    AT_HEX,
    AT_MODULE,
    AT_OWN_VESSEL,
    AT_OWN_WARSHIP,
    AT_SPACE,
    MOVE,
    PIECES,
    RANGE,
    Card,
    Seat,
)

#: How a card is judged by one of its operations; None if that operation says nothing.
Judge = Callable[[Adviser, Any, int, Any], float | None]


def card_worth(adviser: Adviser, choice: Any, card: Card) -> float:
    """Whether this is the moment for a card: the first of its operations that says so decides."""
    state = adviser.state
    for operation in state.tables.card_operations[card]:
        judge = JUDGES.get(type(operation))
        worth = None if judge is None else judge(adviser, choice, card, operation)
        if worth is not None:
            return worth
    if state.tables.permanent[card] and changes_values(state, card) and holds_twin(state, adviser.seat, card):
        return 0.2
    return -1.0 if state.clash[STRIKER] >= 0 else adviser.weights.play


def judge_roll(adviser: Adviser, choice: Any, card: Card, operation: Any) -> float | None:
    """After the dice, and only if it turns the strike."""
    state = adviser.state
    if state.clash[ATTACK_DIE] <= 0 or state.clash[DEFENCE_DIE] <= 0 or not isinstance(choice, AfterDice):
        return -1.0
    margin = attack_total(state) - defence_total(state)
    turns = 0 < margin <= operation.delta if operation.defends else margin <= 0 < margin + operation.delta
    return 2.0 if turns else -1.0


def judge_cancel(adviser: Adviser, choice: Any, card: Card, operation: Any) -> float | None:
    """An attack that will probably hit, or any event."""
    if not isinstance(choice, AnswerAttack):
        return 1.0 if operation.event else -1.0
    state = adviser.state
    firing = [unit for unit in range(state.seats * PIECES) if state.firing[unit]]
    return 1.0 if chance(margin_of(state, firing, state.clash[AIM])) > 0.5 else -1.0


def judge_jump(adviser: Adviser, choice: Any, card: Card, operation: Any) -> float | None:
    """When a vessel flees: a jump brings it as far, whatever is in the way, and the card has no other use."""
    state = adviser.state
    outgunned = best_reply(state, adviser.seat) < adviser.weights.strike_back
    return 0.5 if outgunned and best_jump(state, adviser.seat, adviser.weights)[1] >= 0 else -1.0


def judge_exchanges(adviser: Adviser, choice: Any, card: Card, operation: Any) -> float | None:
    """When an exchange pays."""
    weights = adviser.weights
    return 3.0 if exchange_gain(adviser.state, adviser.seat, weights) > weights.exchange else -1.0


def judge_forbid(adviser: Adviser, choice: Any, card: Card, operation: Any) -> float | None:
    """On a module or a hex full of enemies; on the whole board when the enemy is stronger and near."""
    state = adviser.state
    aim = state.tables.target[card]
    if aim == AT_HEX:
        harm = max([hex_harm(state, adviser.seat, cell, adviser.weights) for cell in state.galaxy.grid.cells])
        return 4.0 if harm >= adviser.weights.hex else -1.0
    if aim == AT_BOARD:
        outnumbered = plans.enemy_fleet(state, adviser.seat) > plans.fleet_size(state, adviser.seat)
        return 4.0 if outnumbered and plans.danger(state, adviser.seat) else -1.0
    return judge_disaster(adviser, choice, card, operation) if aim == AT_MODULE else None


def judge_disaster(adviser: Adviser, choice: Any, card: Card, operation: Any) -> float | None:
    """When a module is full of enemies, or several are near an empty hex."""
    state = adviser.state
    weights = adviser.weights
    if state.tables.target[card] == AT_SPACE and isinstance(operation, Destroy) and operation.radius:
        return 4.0 if best_hole(state, adviser.seat, operation.radius, weights)[0] >= weights.hole else -1.0
    if state.tables.target[card] != AT_MODULE:
        return -1.0
    return 4.0 if worst_module(adviser) >= weights.module else -1.0


def worst_module(adviser: Adviser) -> float:
    """What an event on the best module for it would catch."""
    state = adviser.state
    places = range(state.galaxy.grid.modules)
    return max([module_harm(state, adviser.seat, place, adviser.weights) for place in places])


def judge_stat(adviser: Adviser, choice: Any, card: Card, operation: Any) -> float | None:
    """A longer flight or range when it is needed this turn, slower enemies when there are many."""
    state = adviser.state
    weights = adviser.weights
    aim = state.tables.target[card]
    if state.tables.permanent[card]:
        return None
    if state.clash[STRIKER] >= 0:
        return -1.0
    if aim == AT_MODULE and operation.delta < 0:
        return 4.0 if worst_module(adviser) >= weights.slow else -1.0
    if aim == AT_OWN_VESSEL and operation.stat == MOVE:
        gain = best_flight(state, adviser.seat, operation.delta, adviser.hunt, weights)[0]
        return weights.cargo_first + 0.2 if gain > 0.0 else -1.0
    if aim == AT_OWN_WARSHIP and operation.stat == RANGE:
        # After the warships have moved: the nearer they are, the less they need it.
        profit = best_shot(state, adviser.seat, operation.delta, weights)[0]
        return weights.warship_first - 0.2 if profit > weights.profit else -1.0
    return -1.0


JUDGES: Final[dict[type[Operation], Judge]] = {
    Roll: judge_roll,
    Cancel: judge_cancel,
    Jump: judge_jump,
    Exchanges: judge_exchanges,
    Destroy: judge_disaster,
    Forbid: judge_forbid,
    Stat: judge_stat,
}


def changes_values(state: ParsecState, card: Card) -> bool:
    """Whether a card changes what units can do."""
    return any(isinstance(operation, Stat) for operation in state.tables.card_operations[card])


def holds_twin(state: ParsecState, seat: Seat, card: Card) -> bool:
    """Whether the same permanent event is in force already."""
    for at in range(0, len(state.lasting), RECORD):
        if state.lasting[at + L_CARD] == card and state.lasting[at + L_SEAT] == seat:
            return True
    return False
