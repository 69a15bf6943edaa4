"""How the heuristic bot spends: what to buy, and where to put it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from orrery.games.parsec.actions import At, Buy, Convert, Found
from orrery.games.parsec.bot import plans
from orrery.games.parsec.bot.adviser import Adviser
from orrery.games.parsec.bot.hunting import PACK
from orrery.games.parsec.flow.purchase import purchases
from orrery.games.parsec.grid import Cell
from orrery.games.parsec.score import colonies_to_win, modules_to_win
from orrery.games.parsec.state import ParsecState
from orrery.games.parsec.tables import CARGO, COLONY, CRUISER, ENERGY, EVENT, GOLD, TITANIUM, TRANSPORT, Kind, Seat
from orrery.kernel import Action


def weigh_purchase(adviser: Adviser, choice: Any, action: Action) -> float:
    """What to buy; closing the turn is worth 0."""
    return purchase_worth(adviser.state, adviser.seat, action)


def purchase_worth(state: ParsecState, seat: Seat, action: Action) -> float:
    """What a purchase is worth, better than closing the turn if above 0."""
    lacking = colonies_to_win(state) - state.count[seat * 5 + COLONY]
    if isinstance(action, Found):
        return 10.0 if lacking > 0 else -1.0
    if isinstance(action, Convert):
        return conversion_worth(state, seat, lacking)
    if not isinstance(action, Buy):
        return 0.0
    if action.kind == EVENT:
        rich = state.stock[seat * 3 + GOLD] > plans.goal(state, seat, GOLD) + 1
        return 2.0 if rich and can_spare(state, seat, EVENT) else -1.0
    if action.kind == CARGO:
        few = state.count[seat * 5 + CARGO] < (2 if state.count[seat * 5 + COLONY] < 3 else 4)
        return 5.0 if few and can_spare(state, seat, CARGO) else -1.0
    return warship_worth(state, seat, action.kind)


def conversion_worth(state: ParsecState, seat: Seat, lacking: i64) -> float:
    """What turning a cargo into a colony is worth: for the last colony, or when titanium is short."""
    if lacking <= 0 or (state.stock[seat * 3 + TITANIUM] >= 2 and lacking > 1):
        return -1.0
    return 6.0 if state.count[seat * 5 + CARGO] > 2 or lacking == 1 else -1.0


def warship_worth(state: ParsecState, seat: Seat, kind: Kind) -> float:
    """What one more warship is worth: enough to hold the modules, more under threat."""
    own = plans.fleet_size(state, seat)
    threatened = plans.danger(state, seat) > 0 or plans.enemy_fleet(state, seat) > own
    enough = own >= modules_to_win(state) + 2
    hunters = state.seats == 2 and own < PACK
    if not threatened and not hunters and (enough or not can_spare(state, seat, kind)):
        return -1.0
    if kind == TRANSPORT:
        return 4.0 if own < 2 else 2.0
    if kind == CRUISER:
        return 4.5
    return 3.0 if own or threatened or state.stock[seat * 3 + ENERGY] < 3 else 2.5


def can_spare(state: ParsecState, seat: Seat, kind: Kind) -> bool:
    """Whether a purchase leaves enough for what the seat saves for."""
    if not plans.is_hoarding(state, seat):
        return True
    at = seat * 18 + kind * 3
    for resource in range(3):
        left = state.stock[seat * 3 + resource] - state.price[at + resource]
        if state.price[at + resource] and left < plans.goal(state, seat, resource):
            return False
    return True


def wants_to_buy(state: ParsecState, seat: Seat) -> bool:
    """Whether any purchase open to the seat is worth it."""
    return any(purchase_worth(state, seat, action) > 0 for action in purchases(state, seat))


def weigh_site(adviser: Adviser, choice: Any, action: Action) -> float:
    """A hex to place something in."""
    return site_worth(adviser.state, adviser.seat, action.cell) if isinstance(action, At) else 0.0


def site_worth(state: ParsecState, seat: Seat, cell: Cell) -> float:
    """A hex of a planet without a colony: the more own colonies beside it the better, and rather beside a partner."""
    body = state.galaxy.body[cell]
    if body >= len(state.galaxy.number) or state.colony[cell]:
        return 0.0
    value = 0.0
    for near in state.galaxy.grid.neighbours[cell]:
        if state.colony[near] and state.holder[near] == seat + 1:
            value += 0.5
    return value + (0.2 if plans.is_beside_partner(state, seat, cell) else 0.0)
