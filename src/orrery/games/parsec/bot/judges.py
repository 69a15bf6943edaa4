"""Whether this is the moment for an event card, judged by its operations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from orrery.games.parsec.bot import plans
from orrery.games.parsec.bot.adviser import Adviser
from orrery.games.parsec.bot.bargains import exchange_gain
from orrery.games.parsec.bot.tactics import hex_harm, module_harm
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
    PIECES,
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
    return -1.0 if state.clash[STRIKER] >= 0 else 6.0


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
    """Rather not, if anything else is left."""
    return 0.2


def judge_exchanges(adviser: Adviser, choice: Any, card: Card, operation: Any) -> float | None:
    """When an exchange pays."""
    return 3.0 if exchange_gain(adviser.state, adviser.seat) > 0.4 else -1.0


def judge_forbid(adviser: Adviser, choice: Any, card: Card, operation: Any) -> float | None:
    """On a module or a hex full of enemies; on the whole board when the enemy is stronger and near."""
    state = adviser.state
    aim = state.tables.target[card]
    if aim == AT_HEX:
        harm = max([hex_harm(state, adviser.seat, cell) for cell in state.galaxy.grid.cells])
        return 4.0 if harm >= 7.0 else -1.0
    if aim == AT_BOARD:
        outnumbered = plans.enemy_fleet(state, adviser.seat) > plans.fleet_size(state, adviser.seat)
        return 4.0 if outnumbered and plans.danger(state, adviser.seat) else -1.0
    return judge_disaster(adviser, choice, card, operation) if aim == AT_MODULE else None


def judge_disaster(adviser: Adviser, choice: Any, card: Card, operation: Any) -> float | None:
    """When a module is full of enemies."""
    state = adviser.state
    if state.tables.target[card] != AT_MODULE:
        return -1.0
    harm = max([module_harm(state, adviser.seat, place) for place in range(state.galaxy.grid.modules)])
    return 4.0 if harm >= 6.0 else -1.0


def judge_stat(adviser: Adviser, choice: Any, card: Card, operation: Any) -> float | None:
    """Passing changes are left to those who search."""
    return None if adviser.state.tables.permanent[card] else -1.0


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
