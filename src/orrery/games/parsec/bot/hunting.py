"""Where a warship finds prey: everybody hunts in a game of two, where the other's loss is a gain; raiders always do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.parsec.board import firing_range, is_open_to_attack, is_same_side, mobility
from orrery.games.parsec.bot import plans
from orrery.games.parsec.bot.ferries import can_fly_on, delivery
from orrery.games.parsec.bot.weights import CAPTAIN, Weights
from orrery.games.parsec.galaxy import DOCK
from orrery.games.parsec.grid import distances
from orrery.games.parsec.odds import chance, margin_of
from orrery.games.parsec.state import ParsecState
from orrery.games.parsec.tables import KIND, OWNER, PIECES, Seat, Unit

#: What a post is worth at least that wins the game.
WINNING: Final = 40.0


def zeal(state: ParsecState, liking: float, weights: Weights = CAPTAIN) -> float:
    """How much a seat with this liking hunts."""
    return liking + (weights.duel if state.seats == 2 else weights.many)


def best_place(
    state: ParsecState, seat: Seat, unit: Unit, hunt: float, weights: Weights = CAPTAIN
) -> tuple[float, int]:
    """The best hex for a warship to make for, and its worth.

    A post on the map, near prey if it likes to hunt, or where a cargo aboard is wanted.
    """
    value, place, _ = best_hunt(state, seat, unit, hunt, weights)
    landing = delivery(state, seat, unit, weights)[1]
    if landing >= 0 and value < WINNING:
        plan = plans.Strategy(state, seat, unit, weights)
        brought = plan.value(state.galaxy.membership(landing)) + weights.carry
        if brought > value:
            return brought, landing
    return value, place


def is_brought(state: ParsecState, seat: Seat, cargo: i64, hunt: float, weights: Weights = CAPTAIN) -> bool:
    """Whether a cargo aboard stays there for now, because its transport will bring it nearer to its goal."""
    transport = seat * PIECES + state.carrier[cargo]
    landing = delivery(state, seat, transport, weights)[1] if can_fly_on(state, transport) else -1
    return landing >= 0 and best_place(state, seat, transport, hunt, weights)[1] == landing


def best_hunt(
    state: ParsecState, seat: Seat, unit: Unit, hunt: float, weights: Weights = CAPTAIN
) -> tuple[float, int, int]:
    """The same without a thought for passengers, and with the prey, -1 for a post."""
    worth, place = plans.best_post(state, seat, unit, weights)
    best = (worth, place, -1)
    if hunt <= 0.0 or worth >= WINNING:
        return best
    ways = distances(state.where[unit])
    speed = max(1, mobility(state, unit))
    for target in range(state.seats * PIECES):
        if is_same_side(state, seat, target // PIECES) or not is_open_to_attack(state, seat, target):
            continue
        win = chance(margin_of(state, [unit], target))
        post = ambush(state, unit, target, ways) if win >= weights.fair else -1
        if post >= 0:
            away: int = (ways[post] + speed - 1) // speed
            value = hunt * win * prize(state, target, weights) - weights.turn * away
            if value > best[0]:
                best = (value, post, target)
    return best


def prize(state: ParsecState, target: i64, weights: Weights = CAPTAIN) -> float:
    """What it is worth to destroy a unit: more if its owner is about to win."""
    value: float = weights.units[KIND[target]]
    if weights.leader and plans.is_near_victory(state, OWNER[target]):
        value += weights.leader
    return value


def ambush(state: ParsecState, unit: Unit, target: i64, ways: bytes) -> i64:
    """The nearest free hex from which a warship could fire at a unit, or -1."""
    here = state.where[unit]
    best = -1
    near = 999
    for cell in state.galaxy.grid.within(state.where[target], firing_range(state, unit)):
        free = cell == here or (not state.holder[cell] and state.galaxy.terrain[cell] != DOCK)
        if free and ways[cell] < near:
            near = ways[cell]
            best = cell
    return best
