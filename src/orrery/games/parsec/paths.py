"""Where vessels can fly (parsec:10). Nothing here changes the position."""

from __future__ import annotations

from orrery.games.parsec.board import is_same_side, mobility
from orrery.games.parsec.galaxy import DOCK
from orrery.games.parsec.grid import CELLS
from orrery.games.parsec.state import FREE_TRANSIT, NOT_ABOARD, TRANSPORT_HERE, ParsecState
from orrery.games.parsec.tables import CARGO, FIGHTER, KIND, OWNER


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


def reach(state: ParsecState, unit: int, steps: int, asking: bool) -> list[int]:
    """The hexes where a vessel may end a move of so many parsecs, in order.

    With `asking`, hexes held by others may be crossed, as if their owners agreed (parsec:10f).
    """
    seat = OWNER[unit]
    kind = KIND[unit]
    start = state.where[unit]
    galaxy = state.galaxy
    aboard = state.carrier[unit] != NOT_ABOARD
    own = seat + 1
    terrain = galaxy.terrain
    if not aboard:
        # Most of space is empty: what is near is within reach unless somebody stands in between.
        open_space: list[int] = []
        holders = state.holder
        clear = True
        for cell in galaxy.grid.within(start, steps):
            held = holders[cell]
            if held == 0:
                if kind == CARGO or terrain[cell] != DOCK:
                    open_space.append(cell)
            elif held != own:
                clear = False
                break
            elif can_stop(state, seat, kind, cell):
                open_space.append(cell)
        if clear:
            return open_space
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
                if held == 0:
                    stops = kind == CARGO or terrain[near_cell] != DOCK
                    passes = True
                else:
                    stops = held == own and can_stop(state, seat, kind, near_cell)
                    passes = held == own or (asking and held <= state.seats) or can_pass(state, seat, held)
                if aboard and step == 0 and not stops:
                    continue  # a passenger is unloaded into a hex where it could stay (parsec:4.2f)
                seen[near_cell] = 1
                if stops:
                    found.append(near_cell)
                if passes:
                    following.append(near_cell)
        if not following:
            break
        edge = following
    found.sort()
    return found


def is_clear(state: ParsecState, unit: int, steps: int) -> bool:
    """Whether nothing of others is near enough to be in the way of a vessel."""
    own = OWNER[unit] + 1
    holders = state.holder
    for cell in state.galaxy.grid.within(state.where[unit], steps):
        held = holders[cell]
        if held and held != own:
            return False
    return True


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
