"""What a resource is wanted for and what a purchase is worth, as reasons."""

from __future__ import annotations

from orrery.games.parsec.actions import WithPiece
from orrery.games.parsec.board import may_build_warships
from orrery.games.parsec.bot import plans
from orrery.games.parsec.bot.destinations import of_yield
from orrery.games.parsec.flow.action import ChooseAction
from orrery.games.parsec.flow.purchase import ChoosePurchase
from orrery.games.parsec.score import colonies_to_win, modules_to_win
from orrery.games.parsec.state import ParsecState
from orrery.games.parsec.tables import CARGO, COLONY, EVENT, FIGHTER, GOLD, KINDS, PIECES, RESOURCES
from orrery.parts.reasons import Reason, reason

THINGS = (*KINDS, "event")
#: With fewer cargos than this, advice buys one more.
FEW = 4


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


def of_saving(state: ParsecState, seat: int) -> list[Reason]:
    """What is saved for when a seat's turn ends."""
    if not isinstance(state.stack[-1], ChooseAction | ChoosePurchase):
        return []
    wanted = max(range(3), key=lambda r: plans.worth(state, seat, r))
    return of_lack(state, seat, wanted)
