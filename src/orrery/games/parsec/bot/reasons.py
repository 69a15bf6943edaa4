"""Why an action is good advice: what is lacking, where a vessel is wanted, what a shot is worth."""

from __future__ import annotations

from orrery.games.parsec.actions import (
    ACCEPT,
    DONE,
    END,
    HOLD,
    PASS,
    SHOP,
    UNIT_NAMES,
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
    WithPiece,
)
from orrery.games.parsec.board import is_same_side, may_build_warships
from orrery.games.parsec.bot import plans
from orrery.games.parsec.bot.bargains import best_swap, helps_to_win
from orrery.games.parsec.bot.destinations import of_hex, of_move, of_yield
from orrery.games.parsec.bot.evaluation import standing
from orrery.games.parsec.bot.spending import purchase_worth
from orrery.games.parsec.bot.tactics import VALUE, best_prey, best_reply, module_harm, with_allies
from orrery.games.parsec.fleets import shooters, side_of
from orrery.games.parsec.flow.attack import ChooseAttackers, ChooseTarget
from orrery.games.parsec.flow.counterattack import ChooseMark, ChooseShooters
from orrery.games.parsec.flow.playing import AfterDice, AnswerAttack
from orrery.games.parsec.flow.purchase import ChoosePurchase, purchases
from orrery.games.parsec.flow.strike import attack_total, defence_total
from orrery.games.parsec.flow.trade import AnswerOffer, BuildOffer
from orrery.games.parsec.flow.turn import ChooseAction
from orrery.games.parsec.odds import chance, margin_of
from orrery.games.parsec.score import colonies_to_win, modules_to_win
from orrery.games.parsec.state import AIM, ParsecState
from orrery.games.parsec.tables import (
    AT_MODULE,
    CARGO,
    COLONY,
    EVENT,
    FIGHTER,
    GOLD,
    KIND,
    KINDS,
    OP_CANCEL,
    OP_EXCHANGES,
    OP_GAIN,
    OP_ROLL,
    OP_SPAWN,
    OP_STEAL_EVENT,
    OP_STEAL_RESOURCE,
    OWNER,
    PIECES,
    RESOURCES,
)
from orrery.kernel import Action
from orrery.parts.reasons import MOST, Reason, gains, is_least_evil, percent, reason

THINGS = (*KINDS, "event")
#: With fewer cargos than this, advice buys one more.
FEW = 4
#: From this chance on, in percent, advice strikes back.
FAIR = 40
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
    found = told(state, seat, action)
    return (found or gains(state, seat, action, TEXTS, standing))[:MOST]


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
        prey = best_prey(state, seat, seat * PIECES + action.piece)[1]
        return of_attack(state, with_allies(state, seat, seat * PIECES + action.piece, prey), prey) if prey >= 0 else []
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


# Resources and purchases


def of_lack(state: ParsecState, seat: int, resource: int) -> list[Reason]:
    """What a resource is wanted for."""
    own = state.stock[seat * 3 + resource]
    name = RESOURCES[resource]
    if plans.is_hoarding(state, seat):
        goal = plans.goal(state, seat, resource)
        return [reason("because-to-win", resource=name, own=own, goal=goal)] if own < goal else []
    best, fewest = -1, 99
    for kind in range(EVENT):
        if kind >= FIGHTER and not may_build_warships(state, seat):
            continue
        lacks = [max(0, state.price[seat * 18 + kind * 3 + r] - state.stock[seat * 3 + r]) for r in range(3)]
        if lacks[resource] and sum(lacks) < fewest:
            best, fewest = kind, sum(lacks)
    if best >= 0:
        return [reason("because-lack", resource=name, kind=THINGS[best], own=own)]
    goal = plans.goal(state, seat, resource)
    return [reason("because-stock", resource=name, own=own, goal=goal)] if own < goal else []


def of_surplus(state: ParsecState, seat: int, resource: int) -> list[Reason]:
    """Why a resource can be spared."""
    own = state.stock[seat * 3 + resource]
    over = own - plans.goal(state, seat, resource)
    key = "because-spare" if over > 0 else "because-least-needed"
    return [reason(key, resource=RESOURCES[resource], own=own)]


def of_colony(state: ParsecState, seat: int, action: WithPiece) -> list[Reason]:
    """What a colony is for."""
    cell = state.where[seat * PIECES + action.piece]
    number, wanted = state.count[seat * 5 + COLONY] + 1, colonies_to_win(state)
    found = [reason("because-colony", number=number, wanted=wanted)] if number <= wanted else []
    return found + of_yield(state, cell)


def of_purchase(state: ParsecState, seat: int, kind: int) -> list[Reason]:
    """Why a vessel or an event card is worth its price."""
    if kind == EVENT:
        own = state.stock[seat * 3 + GOLD]
        return [reason("because-rich", own=own)] if own > plans.goal(state, seat, GOLD) else []
    if kind == CARGO:
        number = state.count[seat * 5 + CARGO]
        return [reason("because-cargos", number=number)] if number < FEW else []
    own, theirs, near = plans.fleet_size(state, seat), plans.enemy_fleet(state, seat), plans.danger(state, seat)
    found = [reason("because-danger", number=near)] if near else []
    if theirs > own:
        found.append(reason("because-outnumbered", own=own, theirs=theirs))
    else:
        needed = modules_to_win(state)
        found.append(reason("because-fleet", kind=KINDS[kind], own=own, needed=needed))
    return found


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


def of_saving(state: ParsecState, seat: int) -> list[Reason]:
    """What is saved for when a seat's turn ends."""
    if not isinstance(state.stack[-1], ChooseAction | ChoosePurchase):
        return []
    wanted = max(range(3), key=lambda r: plans.worth(state, seat, r))
    return of_lack(state, seat, wanted)


# Fighting


def of_attack(state: ParsecState, firing: list[int], target: int) -> list[Reason]:
    """The chance of a shot, and what it would cost its victim."""
    if not firing:
        return []
    won = chance(margin_of(state, firing, target))
    facts = {"unit": UNIT_NAMES[target], "percent": percent(won), "number": len(firing)}
    return [reason("because-odds", **facts), reason("because-prey", kind=KINDS[KIND[target]], other=OWNER[target])]


def of_target(state: ParsecState, seat: int, target: int) -> list[Reason]:
    """Why this unit is fired at."""
    top = state.stack[-1]
    if isinstance(top, ChooseTarget):
        return of_attack(state, with_allies(state, seat, top.unit, target), target)
    if isinstance(top, ChooseMark):
        ready = [unit for unit in shooters(state, seat, side_of(state, seat)) if KIND[unit] >= FIGHTER]
        return of_attack(state, ready, target)
    return []


def of_joining(state: ParsecState, seat: int, action: Join) -> list[Reason]:
    """How much one more vessel helps."""
    top = state.stack[-1]
    if not isinstance(top, ChooseAttackers | ChooseShooters):
        return []
    firing = [unit for unit in range(seat * PIECES, seat * PIECES + PIECES) if state.firing[unit]]
    joined = [*firing, seat * PIECES + action.piece]
    won = percent(chance(margin_of(state, joined, top.enemy)))
    if not firing:
        return [reason("because-odds", unit=UNIT_NAMES[top.enemy], percent=won, number=1)]
    before = percent(chance(margin_of(state, firing, top.enemy)))
    return [reason("because-joins", before=before, percent=won)] if won > before else []


def of_loss(state: ParsecState, action: Lose) -> list[Reason]:
    """Why this unit rather than another one."""
    others = [VALUE[KIND[other.piece]] for other in state.pending if isinstance(other, Lose)]
    kind = KIND[action.piece]
    return [reason("because-cheapest", kind=KINDS[kind])] if VALUE[kind] == min(others) < max(others) else []


def of_reply(state: ParsecState, seat: int, action: Action) -> list[Reason]:
    """Why to strike back, or why not."""
    best = percent(best_reply(state, seat))
    if isinstance(action, Counter):
        return [reason("because-counter", percent=best)]
    found = [reason("because-outgunned", percent=best)] if best < FAIR else []
    if isinstance(action, Evade):
        found.append(reason("because-saves", kind=KINDS[KIND[action.piece]]))
    return found


# Event cards and bargains


def of_event(state: ParsecState, seat: int, card: int) -> list[Reason]:
    """Why this is the moment for a card."""
    top = state.stack[-1]
    found: list[Reason] = []
    for op in state.tables.card_ops[card]:
        if op[0] == OP_ROLL and isinstance(top, AfterDice):
            totals = {"attack": attack_total(state), "defence": defence_total(state), "number": op[2]}
            found.append(reason("because-turns-hit" if op[1] == 0 else "because-turns-miss", **totals))
        elif op[0] == OP_CANCEL and isinstance(top, AnswerAttack):
            firing = [unit for unit in range(state.seats * PIECES) if state.firing[unit]]
            threat = percent(chance(margin_of(state, firing, state.clash[AIM])))
            found.append(reason("because-stops", unit=UNIT_NAMES[state.clash[AIM]], percent=threat))
        elif op[0] == OP_EXCHANGES:
            found.append(reason("because-exchanges", number=op[1], ratio=state.ratio[seat]))
        elif op[0] == OP_SPAWN:
            found.append(reason("because-free-unit", kind=KINDS[op[1]]))
        elif op[0] == OP_GAIN:
            found.append(reason("because-free-cards", number=op[1]))
        elif op[0] in (OP_STEAL_RESOURCE, OP_STEAL_EVENT):
            found.append(reason("because-steals"))
    if state.tables.target[card] == AT_MODULE:
        places = range(state.galaxy.grid.modules)
        found += of_module(state, seat, max(places, key=lambda place: module_harm(state, seat, place)))
    if state.tables.permanent[card]:
        found.append(reason("because-lasting"))
    return found


def of_value(state: ParsecState, seat: int, action: Sell | Keep) -> list[Reason]:
    """What a card is worth."""
    value = state.tables.value[action.card]
    name = state.tables.card_names[action.card]
    if isinstance(action, Keep):
        return [reason("because-rare", card=name, number=value)]
    gold = max(0, value - state.resale[seat])
    return [reason("because-sells", card=name, number=gold, own=state.stock[seat * 3 + GOLD])]


def of_module(state: ParsecState, seat: int, place: int) -> list[Reason]:
    """Whom an event on a module would touch."""
    own = theirs = 0
    for unit in range(state.seats * PIECES):
        cell = state.where[unit]
        if cell >= 0 and KIND[unit] != COLONY and state.galaxy.is_in_module(cell, place):
            if is_same_side(state, seat, OWNER[unit]):
                own += 1
            else:
                theirs += 1
    return [reason("because-catches", theirs=theirs, own=own)] if theirs > own else []


def of_victim(state: ParsecState, seat: int, other: int) -> list[Reason]:
    """Why an event is aimed at this seat."""
    counts = [state.count[one * 5 + COLONY] for one in range(state.seats)]
    rivals = [counts[one] for one in range(state.seats) if not is_same_side(state, seat, one)]
    return [reason("because-ahead", other=other, number=counts[other])] if counts[other] == max(rivals) else []


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
