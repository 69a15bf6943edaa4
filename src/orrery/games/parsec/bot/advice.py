"""The heuristic bot: expands, mines, arms, holds modules, attacks when the odds pay, trades and uses its events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from orrery.games.parsec.actions import At, Attack, Exchange, Give, Move, Offer, Play, Sell, Settle, Shop, Take
from orrery.games.parsec.bot import plans
from orrery.games.parsec.bot.adviser import Adviser
from orrery.games.parsec.bot.bargains import (
    best_swap,
    exchange_gain,
    weigh_agreement,
    weigh_answer,
    weigh_fee,
    weigh_offer,
    weigh_owner,
    weigh_passage,
    weigh_plea,
    weigh_price,
    weigh_toll,
)
from orrery.games.parsec.bot.ferries import ferry_range
from orrery.games.parsec.bot.hunting import best_place, is_brought, zeal
from orrery.games.parsec.bot.judges import card_worth
from orrery.games.parsec.bot.spending import wants_to_buy, weigh_berth, weigh_landing, weigh_purchase, weigh_site
from orrery.games.parsec.bot.tactics import (
    attack_worth,
    reply_worth,
    weigh_casualty,
    weigh_escape,
    weigh_joining,
    weigh_lending,
    weigh_mark,
    weigh_own_target,
    weigh_target,
)
from orrery.games.parsec.bot.timing import weigh_aim, weigh_keep, weigh_window
from orrery.games.parsec.bot.weights import CAPTAIN, Weights
from orrery.games.parsec.state import NOT_ABOARD, TRANSPORT_HERE, ParsecState
from orrery.games.parsec.tables import CARGO, GOLD, KIND, PIECES, Unit
from orrery.kernel import Action


def advise(state: ParsecState) -> list[float]:
    """A weight for every pending action; the best one is played."""
    return advise_hunter(state, 0.0, CAPTAIN)


def advise_hunter(state: ParsecState, hunt: float, weights: Weights) -> list[float]:
    """The same to one whose warships like to hunt so much, by other weights."""
    choice: Any = state.stack[len(state.stack) - 1]
    weigh = WEIGHERS.get(type(choice).__name__)
    if weigh is None:
        return [0.0] * len(state.pending)
    adviser = Adviser(state, choice.seat, zeal(state, hunt, weights), weights)
    return [weigh(adviser, choice, action) for action in state.pending]


def weigh_turn(adviser: Adviser, choice: Any, action: Action) -> float:
    """The actions of a turn; ending it is worth 0."""
    state = adviser.state
    seat = adviser.seat
    weights = adviser.weights
    if isinstance(action, Move):
        return move_worth(adviser, seat * PIECES + action.piece)
    if isinstance(action, Attack):
        return attack_worth(state, seat, seat * PIECES + action.piece, weights)
    if isinstance(action, Settle):
        return 9.0
    if isinstance(action, Exchange):
        return weights.exchange_first if exchange_gain(state, seat, weights) > weights.exchange else -1.0
    if isinstance(action, Offer):
        # Where several might answer, before one goes to the Space Port or shopping.
        if best_swap(state, seat, action.other, weights) is None:
            return -1.0
        return weights.duel_offer_first if state.seats == 2 else weights.offer_first
    if isinstance(action, Play):
        return card_worth(adviser, choice, action.card)
    if isinstance(action, Sell):
        return 0.5 if state.tables.value[action.card] == 1 and state.stock[seat * 3 + GOLD] < 2 else -1.0
    if isinstance(action, Shop):
        return weights.shop_first if wants_to_buy(state, seat, weights) else -1.0
    return 0.0


def move_worth(adviser: Adviser, unit: Unit) -> float:
    """Whether a vessel has somewhere better to be."""
    state = adviser.state
    seat = adviser.seat
    here = state.where[unit]
    weights = adviser.weights
    if KIND[unit] == CARGO:
        goals = plans.cargo_goals(state, seat, unit, weights)
        if not goals:
            return -1.0
        if state.carrier[unit] != NOT_ABOARD:
            return -0.5 if is_brought(state, seat, unit, adviser.hunt, weights) else weights.cargo_first
        value, cell = goals[0]
        return weights.cargo_first if cell != here and value > -5.0 else -1.0
    if state.carrier[unit] != NOT_ABOARD:
        return weights.warship_first - 0.5
    value, cell = best_place(state, seat, unit, adviser.hunt, weights)
    return weights.warship_first if cell != here and value > -90.0 else -1.0


def weigh_flight(adviser: Adviser, choice: Any, action: Action) -> float:
    """A hex to fly to: nearer to what the vessel is after, and rather not aboard a transport."""
    assert isinstance(action, At)
    unit: int = choice.unit
    worth = adviser.pull(unit, action.cell)
    if adviser.state.crowd[action.cell] < TRANSPORT_HERE:
        return worth
    weights = adviser.weights
    if KIND[unit] != CARGO:
        return worth + weights.fighter_aboard
    return worth + (weights.ferry if ferry_range(adviser.state, action.cell) else weights.cargo_aboard)


def weigh_reply(adviser: Adviser, choice: Any, action: Action) -> float:
    """Whether to strike back, flee, stand down or play an event after a strike."""
    if isinstance(action, Play):
        return card_worth(adviser, choice, action.card)
    return reply_worth(adviser.state, adviser.seat, action, adviser.weights)


def weigh_resource(adviser: Adviser, choice: Any, action: Action) -> float:
    """A resource to take."""
    assert isinstance(action, Take)
    return plans.worth(adviser.state, adviser.seat, action.resource, adviser.weights)


def weigh_gift(adviser: Adviser, choice: Any, action: Action) -> float:
    """A resource to give to the Space Port."""
    assert isinstance(action, Give)
    return -plans.surrender(adviser.state, adviser.seat, action.resource, adviser.weights)


#: How each kind of choice is weighed.
WEIGHERS: Final[dict[str, Callable[[Adviser, Any, Action], float]]] = {
    "ChooseLanding": weigh_landing,
    "ChooseStartingResource": weigh_resource,
    "ChooseYield": weigh_resource,
    "ChooseResource": weigh_resource,
    "ChooseAction": weigh_turn,
    "ChooseDestination": weigh_flight,
    "ChooseOwner": weigh_owner,
    "GrantTransit": weigh_passage,
    "NameToll": weigh_price,
    "AcceptToll": weigh_toll,
    "ChooseGift": weigh_gift,
    "ChooseReturn": weigh_resource,
    "BuildOffer": weigh_offer,
    "AnswerOffer": weigh_answer,
    "ChoosePurchase": weigh_purchase,
    "ChooseBerth": weigh_berth,
    "KeepEvent": weigh_keep,
    "AfterProduction": weigh_window,
    "BeforePurchases": weigh_window,
    "AnswerAttack": weigh_window,
    "BeforeDice": weigh_window,
    "AfterDice": weigh_window,
    "AnswerEvent": weigh_window,
    "AimEvent": weigh_aim,
    "PlaceToken": weigh_site,
    "ChooseTarget": weigh_target,
    "ChooseAttackers": weigh_joining,
    "AskSupport": weigh_plea,
    "BuildFee": weigh_fee,
    "AnswerSupport": weigh_agreement,
    "NameFee": weigh_price,
    "AcceptFee": weigh_toll,
    "LendVessels": weigh_lending,
    "ChooseReply": weigh_reply,
    "ChooseAnswer": weigh_reply,
    "ChooseMark": weigh_mark,
    "ChooseShooters": weigh_joining,
    "AssignTargets": weigh_own_target,
    "ChooseEscape": weigh_escape,
    "ChooseCasualty": weigh_casualty,
}
