"""Why an action is good advice: what is lacking, where a vessel is wanted, what a shot is worth."""

from __future__ import annotations

from orrery.games.parsec.actions import (
    ACCEPT,
    DONE,
    END,
    HOLD,
    PASS,
    SHOP,
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
    Take,
    Target,
)
from orrery.games.parsec.bot.bargain_reasons import of_deal, of_refusing
from orrery.games.parsec.bot.combat_reasons import of_attacker, of_joining, of_loss, of_reply, of_target
from orrery.games.parsec.bot.destinations import of_hex, of_move
from orrery.games.parsec.bot.evaluation import standing
from orrery.games.parsec.bot.event_reasons import of_aim, of_event, of_module, of_value, of_victim
from orrery.games.parsec.bot.purchase_reasons import THINGS, of_colony, of_lack, of_purchase, of_saving, of_surplus
from orrery.games.parsec.bot.spending import purchase_worth
from orrery.games.parsec.flow.playing import AimEvent
from orrery.games.parsec.flow.purchase import purchases
from orrery.games.parsec.flow.trade import AnswerOffer, BuildOffer
from orrery.games.parsec.state import ParsecState
from orrery.games.parsec.tables import PIECES
from orrery.kernel import Action
from orrery.parts.reasons import MOST, Reason, gains, is_least_evil, reason

#: The features of the evaluation that can be told.
TEXTS = {
    "colonies": "because-more-colonies",
    "cards": "because-more-needed",
    "hoard": "because-more-needed",
    "stock": "because-more-stock",
    "income": "because-more-income",
    "sources": "because-more-sources",
    "cargos": "because-more-cargos",
    "fleet": "because-more-fleet",
    "events": "because-more-events",
    "group": "because-more-modules",
    "domination": "because-more-modules",
}


def reasons(state: ParsecState, seat: int, action: Action) -> list[Reason]:
    """The reasons for an action, the weightiest first."""
    found = aimed(state, seat, action) or told(state, seat, action)
    return (found or gains(state, seat, action, TEXTS, standing))[:MOST]


def aimed(state: ParsecState, seat: int, action: Action) -> list[Reason]:
    """What there is to say about the aim of an event in particular."""
    top = state.stack[-1]
    if isinstance(action, At | Target) and isinstance(top, AimEvent):
        return of_aim(state, seat, top.card, action)
    return []


def told(state: ParsecState, seat: int, action: Action) -> list[Reason]:
    """What there is to say about an action of this kind."""
    if isinstance(action, At):
        return of_hex(state, seat, action.cell)
    if isinstance(action, Move):
        return of_move(state, seat, seat * PIECES + action.piece)
    if isinstance(action, Take):
        return of_lack(state, seat, action.resource)
    if isinstance(action, Give):
        return of_surplus(state, seat, action.resource)
    if isinstance(action, Found | Convert | Settle):
        return of_colony(state, seat, action)
    if isinstance(action, Buy):
        return of_purchase(state, seat, action.kind)
    if isinstance(action, Attack):
        return of_attacker(state, seat, seat * PIECES + action.piece)
    if isinstance(action, Target):
        return of_target(state, seat, action.unit)
    if isinstance(action, Join):
        return of_joining(state, seat, action)
    if isinstance(action, Counter | Evade) or action is HOLD:
        return of_reply(state, seat, action)
    if isinstance(action, Lose):
        return of_loss(state, action)
    if isinstance(action, Play):
        return of_event(state, seat, action.card)
    if isinstance(action, Sell | Keep):
        return of_value(state, seat, action)
    if isinstance(action, InModule):
        return of_module(state, seat, action.place)
    if isinstance(action, Against):
        return of_victim(state, seat, action.other)
    if isinstance(action, Exchange | Offer | Put | Ask) or action is ACCEPT:
        return of_deal(state, seat, action)
    return of_closing(state, seat, action)


def of_closing(state: ParsecState, seat: int, action: Action) -> list[Reason]:
    """Why it is time to buy, to end the turn, or to let an occasion pass."""
    if action is SHOP:
        bought = purchases(state, seat)
        best = max(bought, key=lambda one: purchase_worth(state, seat, one), default=None)
        if best is None or purchase_worth(state, seat, best) <= 0:
            return []
        kind = THINGS[best.kind] if isinstance(best, Buy) else "colony"
        return [reason("because-buys", kind=kind), *told(state, seat, best)[:1]]
    if action in (END, DONE, PASS) and not isinstance(state.stack[-1], BuildOffer) and is_least_evil(state, action):
        if isinstance(state.stack[-1], AnswerOffer):
            return of_refusing(state, seat)
        return [reason("because-nothing-better"), *of_saving(state, seat)]
    return of_deal(state, seat, action)
