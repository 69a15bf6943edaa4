"""How the heuristic bot spends: what to buy, and where to put it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from orrery.games.parsec.actions import Aboard, At, Buy, Convert, Found
from orrery.games.parsec.board import free_piece
from orrery.games.parsec.bot import plans
from orrery.games.parsec.bot.adviser import Adviser
from orrery.games.parsec.bot.weights import CAPTAIN, Weights
from orrery.games.parsec.flow.purchase import purchases
from orrery.games.parsec.grid import Cell, distances
from orrery.games.parsec.score import colonies_to_win, modules_to_win
from orrery.games.parsec.state import ParsecState
from orrery.games.parsec.tables import (
    CARGO,
    COLONY,
    CRUISER,
    ENERGY,
    EVENT,
    GOLD,
    PIECES,
    TITANIUM,
    TRANSPORT,
    Kind,
    Seat,
)
from orrery.kernel import Action


def weigh_purchase(adviser: Adviser, choice: Any, action: Action) -> float:
    """What to buy; closing the turn is worth 0."""
    return purchase_worth(adviser.state, adviser.seat, action, adviser.weights)


def purchase_worth(state: ParsecState, seat: Seat, action: Action, weights: Weights = CAPTAIN) -> float:
    """What a purchase is worth, better than closing the turn if above 0."""
    lacking = colonies_to_win(state) - state.count[seat * 5 + COLONY]
    if isinstance(action, Found):
        return weights.buy_colony if lacking > 0 else -1.0
    if isinstance(action, Convert):
        return conversion_worth(state, seat, lacking, weights)
    if not isinstance(action, Buy):
        return 0.0
    if action.kind == EVENT:
        rich = state.stock[seat * 3 + GOLD] > plans.goal(state, seat, GOLD, weights) + weights.spare_gold
        return weights.buy_event if rich and can_spare(state, seat, EVENT, weights) else -1.0
    if action.kind == CARGO:
        wanted = weights.few_cargos if state.count[seat * 5 + COLONY] < 3 else weights.cargos
        few = state.count[seat * 5 + CARGO] < wanted
        return weights.buy_cargo if few and can_spare(state, seat, CARGO, weights) else -1.0
    return warship_worth(state, seat, action.kind, weights)


def conversion_worth(state: ParsecState, seat: Seat, lacking: i64, weights: Weights) -> float:
    """What turning a cargo into a colony is worth: for the last colony, or when titanium is short."""
    if lacking <= 0 or (state.stock[seat * 3 + TITANIUM] >= 2 and lacking > 1):
        return -1.0
    return weights.convert if state.count[seat * 5 + CARGO] > 2 or lacking == 1 else -1.0


def warship_worth(state: ParsecState, seat: Seat, kind: Kind, weights: Weights) -> float:
    """What one more warship is worth: enough to hold the modules, more under threat."""
    own = plans.fleet_size(state, seat)
    threatened = plans.danger(state, seat) > 0 or plans.enemy_fleet(state, seat) > own + weights.threat
    enough = own >= modules_to_win(state) + weights.fleet
    hunters = state.seats == 2 and own < weights.pack
    if not threatened and not hunters and (enough or not can_spare(state, seat, kind, weights)):
        return -1.0
    if kind == TRANSPORT:
        return weights.buy_first_transport if own < 2 else weights.buy_transport
    if kind == CRUISER:
        return weights.buy_cruiser
    early = not own and not threatened and state.stock[seat * 3 + ENERGY] >= 3
    return weights.buy_first_fighter if early else weights.buy_fighter


def can_spare(state: ParsecState, seat: Seat, kind: Kind, weights: Weights) -> bool:
    """Whether a purchase leaves enough for what the seat saves for."""
    if not plans.is_hoarding(state, seat):
        return True
    at = seat * 18 + kind * 3
    for resource in range(3):
        left = state.stock[seat * 3 + resource] - state.price[at + resource]
        if state.price[at + resource] and left < plans.goal(state, seat, resource, weights):
            return False
    return True


def wants_to_buy(state: ParsecState, seat: Seat, weights: Weights = CAPTAIN) -> bool:
    """Whether any purchase open to the seat is worth it."""
    return any(purchase_worth(state, seat, action, weights) > 0 for action in purchases(state, seat))


def weigh_berth(adviser: Adviser, choice: Any, action: Action) -> float:
    """Where a new vessel begins: near what it is wanted for; a cargo in a transport that can bring it there."""
    state = adviser.state
    weights = adviser.weights
    kind: int = choice.kind
    if isinstance(action, Aboard):
        if kind != CARGO:
            return weights.berth_aboard
        goals = plans.goals_from(state, adviser.seat, state.where[adviser.seat * PIECES + action.piece], weights)
        return 0.2 if goals and goals[0][0] < weights.far else -0.1
    if not weights.berth or not isinstance(action, At):
        return 0.0
    if kind == CARGO:
        goals = plans.goals_from(state, adviser.seat, action.cell, weights)
        return weights.berth * goals[0][0] if goals else 0.0
    piece = free_piece(state, adviser.seat, kind)
    return weights.berth * plans.post_from(state, adviser.seat, piece, action.cell, weights)[0]


def weigh_landing(adviser: Adviser, choice: Any, action: Action) -> float:
    """A hex for a colony of the settlement: new resources, and much to settle and to mine in reach."""
    assert isinstance(action, At)
    state = adviser.state
    weights = adviser.weights
    value = site_worth(state, adviser.seat, action.cell)
    if not weights.landing_source and not weights.landing_near and not weights.landing_port:
        return value
    galaxy = state.galaxy
    body = galaxy.body[action.cell]
    known = plans.sources(state, adviser.seat)
    value += 0.0 if known[galaxy.first[body]] else weights.landing_source
    value += 0.0 if known[galaxy.second[body]] else weights.landing_source
    ways = distances(action.cell)
    for other in range(len(galaxy.number)):
        if other != body:
            value += weights.landing_near * max(0, 12 - ways[galaxy.body_cells[other][0]])
    return value - weights.landing_port * ways[galaxy.core]


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
