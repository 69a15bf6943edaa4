"""When the heuristic bot plays its event cards, and what it aims them at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from orrery.games.parsec.actions import Against, At, InModule, Keep, Play, Take, Target
from orrery.games.parsec.aims import has_op
from orrery.games.parsec.bot import plans
from orrery.games.parsec.bot.adviser import Adviser
from orrery.games.parsec.bot.bargains import exchange_gain
from orrery.games.parsec.bot.spending import site_worth
from orrery.games.parsec.bot.tactics import VALUE, hex_harm, module_harm
from orrery.games.parsec.flow.playing import AfterDice, AnswerAttack
from orrery.games.parsec.flow.strike import attack_total, defence_total
from orrery.games.parsec.odds import chance, margin_of
from orrery.games.parsec.score import points
from orrery.games.parsec.state import AIM, ATTACK_DIE, DEFENCE_DIE, L_CARD, L_SEAT, RECORD, STRIKER, ParsecState
from orrery.games.parsec.tables import (
    AT_BOARD,
    AT_HEX,
    AT_MODULE,
    KIND,
    OP_CANCEL,
    OP_DESTROY,
    OP_EXCHANGES,
    OP_FORBID,
    OP_JUMP,
    OP_ROLL,
    OP_STAT,
    PIECES,
    Card,
    Seat,
)
from orrery.kernel import Action

#: How a card is judged by one of its operations; None if that operation says nothing.
Judge = Callable[[Adviser, Any, int, tuple[int, int, int, int, int]], float | None]


def weigh_window(adviser: Adviser, choice: Any, action: Action) -> float:
    """A card, if this is its moment; passing is worth 0."""
    return card_worth(adviser, choice, action.card) if isinstance(action, Play) else 0.0


def card_worth(adviser: Adviser, choice: Any, card: Card) -> float:
    """Whether this is the moment for a card: the first of its operations that says so decides."""
    state = adviser.state
    for op in state.tables.card_ops[card]:
        judge = JUDGES.get(op[0])
        worth = None if judge is None else judge(adviser, choice, card, op)
        if worth is not None:
            return worth
    if state.tables.permanent[card] and has_op(state, card, OP_STAT) and holds_twin(state, adviser.seat, card):
        return 0.2
    return -1.0 if state.clash[STRIKER] >= 0 else 6.0


def judge_roll(adviser: Adviser, choice: Any, card: Card, op: tuple[int, int, int, int, int]) -> float | None:
    """After the dice, and only if it turns the strike."""
    state = adviser.state
    if state.clash[ATTACK_DIE] <= 0 or state.clash[DEFENCE_DIE] <= 0 or not isinstance(choice, AfterDice):
        return -1.0
    margin = attack_total(state) - defence_total(state)
    turns = margin <= 0 < margin + op[2] if op[1] == 0 else 0 < margin <= op[2]
    return 2.0 if turns else -1.0


def judge_cancel(adviser: Adviser, choice: Any, card: Card, op: tuple[int, int, int, int, int]) -> float | None:
    """An attack that will probably hit, or any event."""
    if not isinstance(choice, AnswerAttack):
        return 1.0 if op[1] == 1 else -1.0
    state = adviser.state
    firing = [unit for unit in range(state.seats * PIECES) if state.firing[unit]]
    return 1.0 if chance(margin_of(state, firing, state.clash[AIM])) > 0.5 else -1.0


def judge_jump(adviser: Adviser, choice: Any, card: Card, op: tuple[int, int, int, int, int]) -> float | None:
    """Rather not, if anything else is left."""
    return 0.2


def judge_exchanges(adviser: Adviser, choice: Any, card: Card, op: tuple[int, int, int, int, int]) -> float | None:
    """When an exchange pays."""
    return 3.0 if exchange_gain(adviser.state, adviser.seat) > 0.4 else -1.0


def judge_forbid(adviser: Adviser, choice: Any, card: Card, op: tuple[int, int, int, int, int]) -> float | None:
    """On a module or a hex full of enemies; on the whole board when the enemy is stronger and near."""
    state = adviser.state
    aim = state.tables.target[card]
    if aim == AT_HEX:
        harm = max([hex_harm(state, adviser.seat, cell) for cell in state.galaxy.grid.cells])
        return 4.0 if harm >= 7.0 else -1.0
    if aim == AT_BOARD:
        outnumbered = plans.enemy_fleet(state, adviser.seat) > plans.fleet_size(state, adviser.seat)
        return 4.0 if outnumbered and plans.danger(state, adviser.seat) else -1.0
    return judge_disaster(adviser, choice, card, op) if aim == AT_MODULE else None


def judge_disaster(adviser: Adviser, choice: Any, card: Card, op: tuple[int, int, int, int, int]) -> float | None:
    """When a module is full of enemies."""
    state = adviser.state
    if state.tables.target[card] != AT_MODULE:
        return -1.0
    harm = max([module_harm(state, adviser.seat, place) for place in range(state.galaxy.grid.modules)])
    return 4.0 if harm >= 6.0 else -1.0


def judge_stat(adviser: Adviser, choice: Any, card: Card, op: tuple[int, int, int, int, int]) -> float | None:
    """Passing changes are left to those who search."""
    return None if adviser.state.tables.permanent[card] else -1.0


JUDGES: Final[dict[int, Judge]] = {
    OP_ROLL: judge_roll,
    OP_CANCEL: judge_cancel,
    OP_JUMP: judge_jump,
    OP_EXCHANGES: judge_exchanges,
    OP_DESTROY: judge_disaster,
    OP_FORBID: judge_forbid,
    OP_STAT: judge_stat,
}


def holds_twin(state: ParsecState, seat: Seat, card: Card) -> bool:
    """Whether the same permanent event is in force already."""
    for at in range(0, len(state.lasting), RECORD):
        if state.lasting[at + L_CARD] == card and state.lasting[at + L_SEAT] == seat:
            return True
    return False


def weigh_aim(adviser: Adviser, choice: Any, action: Action) -> float:
    """What an event is aimed at."""
    state = adviser.state
    if isinstance(action, Take):
        return plans.worth(state, adviser.seat, action.resource)
    if isinstance(action, Against):
        return float(points(state, action.other))
    if isinstance(action, InModule):
        return module_harm(state, adviser.seat, action.place)
    if isinstance(action, Target):
        return VALUE[KIND[action.unit]]
    if not isinstance(action, At):
        return 0.0
    if state.tables.target[choice.card] == AT_HEX:
        return hex_harm(state, adviser.seat, action.cell)
    return site_worth(state, adviser.seat, action.cell)


def weigh_keep(adviser: Adviser, choice: Any, action: Action) -> float:
    """The rarest card."""
    assert isinstance(action, Keep)
    return float(adviser.state.tables.value[action.card])
