"""Where vessels can fly (parsec:10). Nothing here changes the position."""

from __future__ import annotations

from orrery.games.parsec.board import is_same_side, mobility
from orrery.games.parsec.galaxy import DOCK
from orrery.games.parsec.grid import CELLS, distance
from orrery.games.parsec.state import FREE_TRANSIT, L_TARGET, NOT_ABOARD, RECORD, TRANSPORT_HERE, ParsecState
from orrery.games.parsec.tables import CARGO, FIGHTER, KIND, OWNER, PIECES


def can_stop(state: ParsecState, seat: int, kind: int, cell: int) -> bool:
    """Whether a vessel of this kind may end its move in a hex (parsec:10e, parsec:10g, parsec:10h)."""
    if kind != CARGO and state.galaxy.terrain[cell] == DOCK:
        return False
    holder = state.holder[cell]
    if holder == 0:
        return True
    if holder != seat + 1:
        return False
    crowd = state.crowd[cell]
    if kind in (CARGO, FIGHTER):
        return crowd < 2 or crowd == TRANSPORT_HERE or crowd == TRANSPORT_HERE + 1
    return crowd == 0


def can_pass(state: ParsecState, seat: int, holder: int) -> bool:
    """Whether a seat's vessels may cross a hex of this holder unasked (parsec:10f)."""
    if holder == 0 or holder == seat + 1:
        return True
    if holder > state.seats:
        return False
    return bool(state.traits[seat] & FREE_TRANSIT) or is_same_side(state, seat, holder - 1)


def obstacles(state: ParsecState, seat: int, start: int, steps: int) -> bool:
    """Whether anything stands in the way within so many parsecs."""
    core = state.galaxy.core
    if distance(start, core) < steps:
        return True
    where = state.where
    for unit in range(state.seats * PIECES):
        cell = where[unit]
        if cell >= 0 and OWNER[unit] != seat and distance(start, cell) < steps:
            return True
    lasting = state.lasting
    for at in range(0, len(lasting), RECORD):
        hole = lasting[at + L_TARGET]
        if 0 <= hole < CELLS and state.holder[hole] > state.seats and distance(start, hole) < steps:
            return True
    return False


def reach(state: ParsecState, unit: int, steps: int, asking: bool) -> list[int]:
    """The hexes where a vessel may end a move of so many parsecs, in order.

    With `asking`, hexes held by others may be crossed, as if their owners agreed (parsec:10f).
    """
    seat = OWNER[unit]
    kind = KIND[unit]
    start = state.where[unit]
    galaxy = state.galaxy
    aboard = state.carrier[unit] != NOT_ABOARD
    if not aboard and not obstacles(state, seat, start, steps):
        near = galaxy.grid.within(start, steps)
        holders = state.holder
        terrain = galaxy.terrain
        return [
            cell for cell in near if (holders[cell] == 0 and terrain[cell] != DOCK) or can_stop(state, seat, kind, cell)
        ]
    lanes = galaxy.lanes
    holder = state.holder
    seen = bytearray(CELLS)
    seen[start] = 1
    found: list[int] = []
    edge = [start]
    for step in range(steps):
        following: list[int] = []
        for cell in edge:
            for near_cell in lanes[cell]:
                if seen[near_cell]:
                    continue
                held = holder[near_cell]
                stops = can_stop(state, seat, kind, near_cell)
                if aboard and step == 0 and not stops:
                    continue  # a passenger is unloaded into a hex where it could stay (parsec:4.2f)
                seen[near_cell] = 1
                if stops:
                    found.append(near_cell)
                if can_pass(state, seat, held) or (asking and held <= state.seats):
                    following.append(near_cell)
        if not following:
            break
        edge = following
    found.sort()
    return found


def can_reach_somewhere(state: ParsecState, unit: int, asking: bool) -> bool:
    """Whether a vessel can move at all."""
    steps = mobility(state, unit)
    if steps <= 0:
        return False
    seat = OWNER[unit]
    kind = KIND[unit]
    for cell in state.galaxy.lanes[state.where[unit]]:
        if can_stop(state, seat, kind, cell):
            return True
    return bool(reach(state, unit, steps, asking))


def transit_path(state: ParsecState, unit: int, steps: int, goal: int) -> list[int]:
    """The hexes of others on the shortest way to a hex that cannot be reached without asking."""
    seat = OWNER[unit]
    start = state.where[unit]
    lanes = state.galaxy.lanes
    aboard = state.carrier[unit] != NOT_ABOARD
    parents: dict[int, int] = {start: -1}
    edge = [start]
    for step in range(steps):
        following: list[int] = []
        for cell in edge:
            for near in lanes[cell]:
                if near in parents or (aboard and step == 0 and not can_stop(state, seat, KIND[unit], near)):
                    continue
                held = state.holder[near]
                if near != goal and held > state.seats:
                    continue
                parents[near] = cell
                following.append(near)
        if goal in parents:
            break
        edge = following
    crossed: list[int] = []
    cell = parents[goal]
    while cell != -1:
        if not can_pass(state, seat, state.holder[cell]):
            crossed.append(cell)
        cell = parents[cell]
    crossed.reverse()
    return crossed
