"""What an exchange or an offer brings, as reasons."""

from __future__ import annotations

from orrery.games.parsec.actions import ACCEPT, DONE, Ask, Exchange, Offer, Put
from orrery.games.parsec.bot import plans
from orrery.games.parsec.bot.bargains import best_swap, helps_to_win
from orrery.games.parsec.bot.purchase_reasons import of_lack, of_surplus
from orrery.games.parsec.flow.trade import AnswerOffer, BuildOffer
from orrery.games.parsec.state import ParsecState
from orrery.games.parsec.tables import RESOURCES
from orrery.kernel import Action
from orrery.parts.reasons import Reason, reason


def of_deal(state: ParsecState, seat: int, action: Action) -> list[Reason]:
    """What an exchange, an offer or an answer brings."""
    top = state.stack[-1]
    if isinstance(action, Exchange):
        lacking = max(range(3), key=lambda r: plans.worth(state, seat, r) if state.bank[r] else -1.0)
        return [reason("because-exchange", ratio=state.ratio[seat]), *of_lack(state, seat, lacking)]
    partner = action.other if isinstance(action, Offer) else top.other if isinstance(top, BuildOffer) else -1
    swap = best_swap(state, seat, partner) if partner >= 0 else None
    if swap is not None and is_part_of(top, action, swap):
        given, asked = swap
        return [
            reason("because-swap", resource=RESOURCES[given], second=RESOURCES[asked], other=partner),
            *(of_surplus(state, seat, given) if isinstance(action, Put) else of_lack(state, seat, asked)),
        ]
    if action is ACCEPT and isinstance(top, AnswerOffer):
        got = max(range(3), key=lambda r: top.put[r] * plans.worth(state, seat, r))
        return of_lack(state, seat, got) if top.put[got] else []
    return []


def is_part_of(top: object, action: Action, swap: tuple[int, int]) -> bool:
    """Whether an action leads to a swap of one card for another."""
    given, asked = swap
    if not isinstance(top, BuildOffer):
        return True
    if isinstance(action, Put):
        return action.resource == given and not any(top.put)
    if isinstance(action, Ask):
        return action.resource == asked and not any(top.asked)
    return action is DONE and top.put[given] == sum(top.put) == 1 and top.asked[asked] == sum(top.asked) == 1


def of_refusing(state: ParsecState, seat: int) -> list[Reason]:
    """Why an offer is declined."""
    offer = state.stack[-1]
    assert isinstance(offer, AnswerOffer)
    if helps_to_win(state, offer):
        return [reason("because-would-win", other=offer.other)]
    asked = max(range(3), key=lambda r: offer.asked[r] * plans.surrender(state, seat, r))
    if not offer.asked[asked]:
        return []
    own = state.stock[seat * 3 + asked]
    return [reason("because-needed", resource=RESOURCES[asked], own=own, goal=plans.goal(state, seat, asked))]
