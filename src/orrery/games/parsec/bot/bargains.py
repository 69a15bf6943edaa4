"""How the heuristic bot bargains: exchanges, swaps, tolls and fees."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from orrery.games.parsec.actions import ACCEPT, DONE, Ask, AskPassage, Put, Support
from orrery.games.parsec.bot import plans
from orrery.games.parsec.bot.adviser import Adviser
from orrery.games.parsec.bot.weights import CAPTAIN, Weights
from orrery.games.parsec.flow.trade import AnswerOffer, BuildOffer
from orrery.games.parsec.flow.transit import AcceptToll, NameToll
from orrery.games.parsec.score import colonies_to_win, each_to_win
from orrery.games.parsec.state import ParsecState
from orrery.games.parsec.tables import OWNER, Seat
from orrery.kernel import Action

#: The most cards that passage or support is worth.
MOST: Final = 2


def exchange_gain(state: ParsecState, seat: Seat, weights: Weights = CAPTAIN) -> float:
    """What an exchange at the Space Port brings: the dearest card for the cheapest ones."""
    best = 0.0
    for r in range(3):
        if state.bank[r]:
            best = max(best, plans.worth(state, seat, r, weights))
    costs: list[float] = []
    for r in range(3):
        over = state.stock[seat * 3 + r] - plans.goal(state, seat, r, weights)
        costs.extend([weights.cheap] * max(0, over))
        costs.extend([weights.dear] * (state.stock[seat * 3 + r] - max(0, over)))
    costs.sort()
    return best - sum(costs[: state.ratio[seat]])


def best_swap(state: ParsecState, seat: Seat, other: i64, weights: Weights = CAPTAIN) -> tuple[int, int] | None:
    """A swap of one card for one that helps both; with two seats what helps the other harms oneself."""
    duel = state.seats == 2
    if not duel and (plans.is_near_victory(state, other) or plans.is_near_victory(state, seat)):
        return None
    found: tuple[int, int] | None = None
    best = 0.2
    for given in range(3):
        held = state.stock[seat * 3 + given]
        if not held or (duel and held <= plans.goal(state, seat, given, weights)):
            continue
        for asked in range(3):
            if asked == given or not state.stock[other * 3 + asked]:
                continue
            gain = plans.worth(state, seat, asked, weights) - plans.surrender(state, seat, given, weights)
            theirs = plans.worth(state, other, given) - plans.surrender(state, other, asked)
            if gain > best and theirs > (0.0 if duel else 0.1):
                best = gain
                found = (given, asked)
    return found


def weigh_offer(adviser: Adviser, choice: Any, action: Action) -> float:
    """One card for one that helps both, if there is such a swap."""
    assert isinstance(choice, BuildOffer)
    swap = best_swap(adviser.state, adviser.seat, choice.other, adviser.weights)
    if swap is None:
        return 1.0 if action is DONE else 0.5
    if isinstance(action, Put):
        return 3.0 if action.resource == swap[0] and not any(choice.put) else -1.0
    if isinstance(action, Ask):
        return 3.0 if action.resource == swap[1] and not any(choice.asked) else -1.0
    return 1.0 if any(choice.put) and any(choice.asked) else -2.0


def weigh_answer(adviser: Adviser, choice: Any, action: Action) -> float:
    """Accept what is a gain and does not let the other win."""
    assert isinstance(choice, AnswerOffer)
    if action is not ACCEPT:
        return 0.0
    state = adviser.state
    seat = adviser.seat
    weights = adviser.weights
    gain = 0.0
    for r in range(3):
        gain += choice.put[r] * plans.worth(state, seat, r, weights)
        gain -= choice.asked[r] * plans.surrender(state, seat, r, weights)
    refused = helps_to_win(state, choice) or is_shunned(state, choice.other)
    return 1.0 if gain > 0.1 and not refused else -1.0


def weigh_passage(adviser: Adviser, choice: Any, action: Action) -> float:
    """Passage for a toll of what the seat wants most; none for one who is about to win."""
    if isinstance(action, Ask):
        if is_shunned(adviser.state, OWNER[choice.unit]):
            return -1.0
        return 0.5 * plans.worth(adviser.state, adviser.seat, action.resource, adviser.weights)
    return -0.5 if action is ACCEPT else 0.0


def weigh_price(adviser: Adviser, choice: Any, action: Action) -> float:
    """Two cards are enough."""
    if isinstance(action, Ask):
        fair = sum(price_of(choice)) < MOST
        return 0.5 * plans.worth(adviser.state, adviser.seat, action.resource, adviser.weights) if fair else -1.0
    return 0.0


def weigh_owner(adviser: Adviser, choice: Any, action: Action) -> float:
    """Ask whoever is left."""
    return 0.5 if isinstance(action, AskPassage) else 0.0


def weigh_toll(adviser: Adviser, choice: Any, action: Action) -> float:
    """Pay what is asked, if it is not too much."""
    fair = sum(price_of(choice)) <= MOST
    return (0.5 if fair else -0.5) if action is ACCEPT else 0.0


def price_of(choice: Any) -> tuple[int, int, int]:
    """What passage or support costs."""
    price: tuple[int, int, int] = choice.toll if isinstance(choice, NameToll | AcceptToll) else choice.price
    return price


def weigh_plea(adviser: Adviser, choice: Any, action: Action) -> float:
    """Ask everybody for support."""
    return 0.5 if isinstance(action, Support) else 0.0


def weigh_fee(adviser: Adviser, choice: Any, action: Action) -> float:
    """Pay nothing for support."""
    return -1.0 if isinstance(action, Put) else 0.0


def weigh_agreement(adviser: Adviser, choice: Any, action: Action) -> float:
    """Lend for a fee; for nothing against one who is about to win; nothing to one who is."""
    state = adviser.state
    if isinstance(action, Ask):
        if is_shunned(state, choice.other):
            return -1.0
        return 0.5 * plans.worth(state, adviser.seat, action.resource, adviser.weights)
    if action is ACCEPT:
        return 2.5 if is_shunned(state, OWNER[choice.enemy]) else -0.5
    return 0.0


def is_shunned(state: ParsecState, seat: Seat) -> bool:
    """Whether a seat is about to win, so that with more than two seats nobody helps it."""
    return state.seats > 2 and plans.is_near_victory(state, seat)


def helps_to_win(state: ParsecState, choice: AnswerOffer) -> bool:
    """Whether a trade would give the other seat its economic victory."""
    other = choice.other
    if state.count[other * 5] < colonies_to_win(state):
        return False
    return all(state.stock[other * 3 + r] - choice.put[r] + choice.asked[r] >= each_to_win(state) for r in range(3))
