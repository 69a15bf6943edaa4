"""Where a warship finds prey: everybody hunts in a game of two, where the other's loss is a gain; raiders always do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.parsec.board import firing_range, is_open_to_attack, is_same_side, mobility
from orrery.games.parsec.bot import plans
from orrery.games.parsec.galaxy import DOCK
from orrery.games.parsec.grid import distances
from orrery.games.parsec.odds import chance, margin_of
from orrery.games.parsec.state import ParsecState
from orrery.games.parsec.tables import KIND, PIECES, Seat, Unit

#: What a unit is worth to the bot, by kind.
VALUE: Final = [6.0, 4.0, 4.0, 7.0, 9.0]
#: The least chance of an attack that is fair.
FAIR: Final = 0.43
#: What a post is worth at least that wins the game.
WINNING: Final = 40.0
#: In a game of two: how much everybody likes to hunt, and the warships they want for it.
DUEL: Final = 3.0
PACK: Final = 1


def zeal(state: ParsecState, liking: float) -> float:
    """How much a seat with this liking hunts."""
    return liking + DUEL if state.seats == 2 else liking


def best_place(state: ParsecState, seat: Seat, unit: Unit, hunt: float) -> tuple[float, int]:
    """The best hex for a warship to make for, and its worth: a post on the map, or near prey if it likes to hunt."""
    value, place, _ = best_hunt(state, seat, unit, hunt)
    return value, place


def best_hunt(state: ParsecState, seat: Seat, unit: Unit, hunt: float) -> tuple[float, int, int]:
    """The same with the prey, -1 for a post."""
    worth, place = plans.best_post(state, seat, unit)
    best = (worth, place, -1)
    if hunt <= 0.0 or worth >= WINNING:
        return best
    ways = distances(state.where[unit])
    speed = max(1, mobility(state, unit))
    for target in range(state.seats * PIECES):
        if is_same_side(state, seat, target // PIECES) or not is_open_to_attack(state, seat, target):
            continue
        win = chance(margin_of(state, [unit], target))
        post = ambush(state, unit, target, ways) if win >= FAIR else -1
        if post >= 0:
            away: int = (ways[post] + speed - 1) // speed
            value = hunt * win * VALUE[KIND[target]] - 0.4 * away
            if value > best[0]:
                best = (value, post, target)
    return best


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
