"""How transports carry cargos: who boards, where they are brought, and who flies first."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.parsec.board import mobility, passengers, transport_at
from orrery.games.parsec.bot import plans
from orrery.games.parsec.bot.weights import CAPTAIN, Weights
from orrery.games.parsec.galaxy import DOCK
from orrery.games.parsec.grid import Cell, distance, distances
from orrery.games.parsec.state import FRESH, MOVED, TRANSPORT_HERE, ParsecState
from orrery.games.parsec.tables import CARGO, KIND, TRANSPORT, Seat


def can_fly_on(state: ParsecState, transport: i64) -> bool:
    """Whether a transport has its move of this turn before it."""
    return not state.flags[transport] & (MOVED | FRESH)


def ferry_range(state: ParsecState, cell: Cell) -> i64:
    """How far a transport in a hex can still fly this turn; 0 if there is none."""
    if state.crowd[cell] < TRANSPORT_HERE:
        return 0
    transport = transport_at(state, cell)
    return mobility(state, transport) if can_fly_on(state, transport) else 0


def delivery(state: ParsecState, seat: Seat, transport: i64, weights: Weights = CAPTAIN) -> tuple[int, int]:
    """The goal of a cargo aboard and the hex from which it gets there; -1 and -1 if nobody needs to be brought."""
    if KIND[transport] != TRANSPORT or state.crowd[state.where[transport]] <= TRANSPORT_HERE:
        return -1, -1
    here = state.where[transport]
    for cargo in passengers(state, transport):
        goals = plans.cargo_goals(state, seat, cargo, weights) if KIND[cargo] == CARGO else []
        if goals and distance(here, goals[0][1]) > mobility(state, cargo):
            goal = goals[0][1]
            return goal, nearest_landing(state, goal, here)
    return -1, -1


def nearest_landing(state: ParsecState, goal: Cell, here: Cell) -> i64:
    """The free hex beside a goal that is nearest to a transport, or -1."""
    ways = distances(here)
    best = -1
    near = 999
    for cell in state.galaxy.grid.neighbours[goal]:
        if not state.holder[cell] and state.galaxy.terrain[cell] != DOCK and ways[cell] < near:
            near = ways[cell]
            best = cell
    return best
