"""Where a warship finds prey, for those who like to hunt."""

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


def best_place(state: ParsecState, seat: Seat, unit: Unit, hunt: float) -> tuple[float, int]:
    """The best hex for a warship to make for, and its worth: a post on the map, or near prey if it likes to hunt."""
    best = plans.best_post(state, seat, unit)
    if hunt <= 0.0 or best[0] >= WINNING:
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
                best = (value, post)
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
