"""The heuristic bot: expands, mines, arms, holds modules, attacks when the odds pay, trades and uses its events."""

from __future__ import annotations

from orrery.games.parsec.actions import (
    DONE,
    HOLD,
    Accept,
    Against,
    Ask,
    At,
    Attack,
    Buy,
    Convert,
    Counter,
    Evade,
    Exchange,
    Found,
    Give,
    InModule,
    Join,
    Keep,
    Lose,
    Move,
    Offer,
    Play,
    Put,
    Sell,
    Settle,
    Shop,
    Split,
    Support,
    Take,
    Target,
    Toll,
)
from orrery.games.parsec.aims import has_op
from orrery.games.parsec.board import is_same_side
from orrery.games.parsec.bot import plans
from orrery.games.parsec.bot.bargains import best_swap, exchange_gain, weigh_deal
from orrery.games.parsec.bot.tactics import VALUE, weigh_attack, weigh_join, weigh_reply, weigh_target
from orrery.games.parsec.fleets import fleet
from orrery.games.parsec.flow.evasion import ChooseEscape
from orrery.games.parsec.flow.movement import ChooseDestination
from orrery.games.parsec.flow.playing import AfterDice, AnswerAttack
from orrery.games.parsec.flow.purchase import purchases
from orrery.games.parsec.flow.strike import attack_total, defence_total
from orrery.games.parsec.grid import distance, distances
from orrery.games.parsec.odds import chance, margin_of
from orrery.games.parsec.score import colonies_to_win, modules_to_win, points
from orrery.games.parsec.state import (
    AIM,
    ATTACK_DIE,
    DEFENCE_DIE,
    L_CARD,
    L_SEAT,
    NOT_ABOARD,
    RECORD,
    STRIKER,
    ParsecState,
)
from orrery.games.parsec.tables import (
    AT_MODULE,
    CARGO,
    COLONY,
    CRUISER,
    EVENT,
    GOLD,
    KIND,
    OP_CANCEL,
    OP_DESTROY,
    OP_EXCHANGES,
    OP_FORBID,
    OP_JUMP,
    OP_ROLL,
    OP_STAT,
    OWNER,
    PIECES,
    TRANSPORT,
)
from orrery.kernel import Action, Choice


def advise(state: ParsecState) -> list[float]:
    """A weight for every pending action; the best one is played."""
    choice = state.stack[-1]
    assert isinstance(choice, Choice)
    seat = choice.seat
    if isinstance(choice, ChooseDestination):
        return weigh_flight(state, seat, choice.unit)
    return [weigh(state, choice, seat, action) for action in state.pending]


def weigh(state: ParsecState, choice: Choice[ParsecState], seat: int, action: Action) -> float:
    """How good one action looks."""
    if isinstance(action, At):
        return weigh_cell(state, choice, seat, action.cell)
    if isinstance(action, Take):
        return plans.worth(state, seat, action.resource)
    if isinstance(action, Give):
        return -plans.surrender(state, seat, action.resource)
    if isinstance(action, Move):
        return weigh_move(state, seat, seat * PIECES + action.piece)
    if isinstance(action, Attack):
        return weigh_attack(state, seat, seat * PIECES + action.piece)
    if isinstance(action, Settle):
        return 9.0
    if isinstance(action, Found | Convert | Buy):
        return weigh_purchase(state, seat, action)
    if isinstance(action, Shop):
        return 1.0 if wants_to_buy(state, seat) else -1.0
    if isinstance(action, Play):
        return weigh_card(state, choice, seat, action.card)
    if isinstance(action, Sell):
        return 0.5 if state.tables.value[action.card] == 1 and state.stock[seat * 3 + GOLD] < 2 else -1.0
    if isinstance(action, Exchange):
        return 2.0 if exchange_gain(state, seat) > 0.4 else -1.0
    if isinstance(action, Offer):
        return 0.6 if best_swap(state, seat, action.other) is not None else -1.0
    if isinstance(action, Put | Ask | Accept | Toll | Support) or action is DONE:
        return weigh_deal(state, choice, seat, action)
    if isinstance(action, Target):
        return weigh_target(state, choice, seat, action.unit)
    if isinstance(action, Join):
        return weigh_join(state, choice, seat)
    if isinstance(action, Lose):
        return -VALUE[KIND[action.piece]]
    if isinstance(action, Counter | Split | Evade):
        return weigh_reply(state, seat, action)
    if isinstance(action, Against):
        return float(points(state, action.other)) if action.other < state.seats else 0.0
    if isinstance(action, InModule):
        return module_harm(state, seat, action.place)
    if isinstance(action, Keep):
        return float(state.tables.value[action.card])
    return 0.3 if action is HOLD else 0.0


def weigh_flight(state: ParsecState, seat: int, unit: int) -> list[float]:
    """Every hex that a vessel could fly to: nearer to what it is after, and rather not aboard a transport."""
    cells: list[int] = []
    for action in state.pending:
        assert isinstance(action, At)
        cells.append(action.cell)
    if KIND[unit] == CARGO:
        goals = plans.cargo_goals(state, seat, unit)
        weights = plans.cargo_pulls(goals, state.where[unit], cells)
        crowding = 1.0
    else:
        ways = distances(plans.best_post(state, seat, unit)[1])
        weights = [-float(ways[cell]) for cell in cells]
        crowding = 5.0
    for place, cell in enumerate(cells):
        if state.crowd[cell] > 3:
            weights[place] -= crowding
    return weights


def weigh_cell(state: ParsecState, choice: Choice[ParsecState], seat: int, cell: int) -> float:
    """A hex to flee to, or to place something in."""
    if isinstance(choice, ChooseEscape):
        side = state.engaged[choice.unit]
        near = 99
        for enemy in fleet(state, 3 - side):
            near = min(near, distance(cell, state.where[enemy]))
        return float(min(near, 6))
    body = state.galaxy.body[cell]
    if body < len(state.galaxy.number) and not state.colony[cell]:
        value = 0.0
        for near_cell in state.galaxy.grid.neighbours[cell]:
            if state.colony[near_cell] and state.holder[near_cell] == seat + 1:
                value += 0.5
        return value
    return 0.0


def weigh_move(state: ParsecState, seat: int, unit: int) -> float:
    """Whether a vessel has somewhere better to be."""
    here = state.where[unit]
    if KIND[unit] == CARGO:
        goals = plans.cargo_goals(state, seat, unit)
        if not goals:
            return -1.0
        if state.carrier[unit] != NOT_ABOARD:
            return 4.0
        value, cell = goals[0]
        return 4.0 if cell != here and value > -5.0 else -1.0
    value, cell = plans.best_post(state, seat, unit)
    if state.carrier[unit] != NOT_ABOARD:
        return 3.0
    return 3.5 if cell != here and state.where[unit] >= 0 and value > -90.0 else -1.0


def spare(state: ParsecState, seat: int, kind: int) -> bool:
    """Whether a purchase leaves enough for what the seat saves for."""
    at = seat * 18 + kind * 3
    hoarding = plans.is_hoarding(state, seat)
    for resource in range(3):
        left = state.stock[seat * 3 + resource] - state.price[at + resource]
        if hoarding and state.price[at + resource] and left < plans.goal(state, seat, resource):
            return False
    return True


def weigh_purchase(state: ParsecState, seat: int, action: Action) -> float:
    """What to buy, better than closing the turn if above 0."""
    colonies = state.count[seat * 5 + COLONY]
    lacking = colonies_to_win(state) - colonies
    if isinstance(action, Found):
        return 10.0 if lacking > 0 else -1.0
    if isinstance(action, Convert):
        if lacking <= 0 or (state.stock[seat * 3] >= 2 and lacking > 1):
            return -1.0
        return 6.0 if plans.cargo_total(state, seat) > 2 or lacking == 1 else -1.0
    assert isinstance(action, Buy)
    kind = action.kind
    threatened = plans.danger(state, seat) > 0 or plans.enemy_fleet(state, seat) > plans.fleet_size(state, seat)
    if kind == EVENT:
        rich = state.stock[seat * 3 + GOLD] > plans.goal(state, seat, GOLD) + 1
        return 2.0 if rich and spare(state, seat, EVENT) else -1.0
    if kind == CARGO:
        few = plans.cargo_total(state, seat) < (2 if colonies < 3 else 4)
        return 5.0 if few and spare(state, seat, CARGO) else -1.0
    fleet_now = plans.fleet_size(state, seat)
    needed = modules_to_win(state)
    if fleet_now >= needed + 2 and not threatened:
        return -1.0
    if not spare(state, seat, kind) and not threatened:
        return -1.0
    if kind == TRANSPORT:
        return 4.0 if fleet_now < 2 else 2.0
    if kind == CRUISER:
        return 4.5
    return 3.0 if fleet_now or threatened or state.stock[seat * 3 + 1] < 3 else 2.5


def wants_to_buy(state: ParsecState, seat: int) -> bool:
    """Whether any purchase open to the seat is worth it."""
    return any(weigh_purchase(state, seat, action) > 0 for action in purchases(state, seat))


def module_harm(state: ParsecState, seat: int, place: int) -> float:
    """What a module-wide disaster would cost the others, less what it costs oneself."""
    total = 0.0
    for unit in range(state.seats * PIECES):
        cell = state.where[unit]
        if cell >= 0 and KIND[unit] != COLONY and state.galaxy.grid.is_in_module(cell, place):
            total += -1.2 * VALUE[KIND[unit]] if is_same_side(state, seat, OWNER[unit]) else VALUE[KIND[unit]]
    return total


def weigh_card(state: ParsecState, choice: Choice[ParsecState], seat: int, card: int) -> float:
    """Whether this is the moment for a card."""
    clash = state.clash
    for op in state.tables.card_ops[card]:
        if op[0] == OP_ROLL:
            if clash[ATTACK_DIE] <= 0 or clash[DEFENCE_DIE] <= 0 or not rolled(choice):
                return -1.0
            margin = attack_total(state) - defence_total(state)
            if op[1] == 0:
                return 2.0 if margin <= 0 < margin + op[2] else -1.0
            return 2.0 if 0 < margin <= op[2] else -1.0
        if op[0] == OP_CANCEL:
            if isinstance(choice, AnswerAttack):
                firing = [unit for unit in range(state.seats * PIECES) if state.firing[unit]]
                return 1.0 if chance(margin_of(state, firing, clash[AIM])) > 0.5 else -1.0
            return 1.0 if op[1] == 1 else -1.0
        if op[0] == OP_JUMP:
            return 0.2
        if op[0] == OP_EXCHANGES:
            return 3.0 if exchange_gain(state, seat) > 0.4 else -1.0
        if op[0] == OP_DESTROY or (op[0] == OP_FORBID and state.tables.target[card] == AT_MODULE):
            if state.tables.target[card] != AT_MODULE:
                return -1.0
            harm = max([module_harm(state, seat, place) for place in range(state.galaxy.grid.modules)])
            return 4.0 if harm >= 6.0 else -1.0
        if op[0] == OP_STAT and not state.tables.permanent[card]:
            return -1.0
    if state.tables.permanent[card] and has_op(state, card, OP_STAT) and holds_twin(state, seat, card):
        return 0.2
    if clash[STRIKER] >= 0:
        return -1.0
    return 6.0


def rolled(choice: Choice[ParsecState]) -> bool:
    """Whether the dice of the strike lie on the table."""
    return isinstance(choice, AfterDice)


def holds_twin(state: ParsecState, seat: int, card: int) -> bool:
    """Whether the same permanent event is in force already."""
    for at in range(0, len(state.lasting), RECORD):
        if state.lasting[at + L_CARD] == card and state.lasting[at + L_SEAT] == seat:
            return True
    return False
