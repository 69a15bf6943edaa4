"""Where vessels can fly (parsec:10). Nothing here changes the position."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.parsec.actions import AT
from orrery.games.parsec.board import is_same_side, mobility
from orrery.games.parsec.galaxy import DOCK
from orrery.games.parsec.grid import CELLS, Cell, distance
from orrery.games.parsec.state import FREE_TRANSIT, NOT_ABOARD, TRANSPORT_HERE, ParsecState
from orrery.games.parsec.tables import CARGO, FIGHTER, KIND, MAX_SEATS, OWNER, Kind, Seat, Unit
from orrery.kernel import Action, filled

#: By owner: what a hex may hold that is in nobody's way.
FRIENDLY: Final = [bytes([0, own]) for own in range(MAX_SEATS + 1)]
#: What a search knows of a hex that it came to: it may be crossed, or a vessel may end its move there.
PASSED: Final = 1
STOPPED: Final = 2


def can_stop(state: ParsecState, seat: Seat, kind: Kind, cell: Cell) -> bool:
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


def can_pass(state: ParsecState, seat: Seat, holder: i64) -> bool:
    """Whether a seat's vessels may cross a hex of this holder unasked (parsec:10f)."""
    if holder > state.seats:
        return False
    return bool(state.traits[seat] & FREE_TRANSIT) or is_same_side(state, seat, holder - 1)


def destinations(state: ParsecState, start: Cell, steps: i64) -> list[Action]:
    """The choice of every hex at most so many parsecs away."""
    grid = state.galaxy.grid
    while len(grid.destinations) <= steps:
        grid.destinations.append([[] for _ in range(CELLS)])
    found = grid.destinations[steps][start]
    if not found:
        found = grid.destinations[steps][start] = [AT[cell] for cell in grid.within(start, steps)]
    return found


def reach(state: ParsecState, unit: Unit, steps: i64, asking: bool) -> list[Action]:
    """The hexes where a vessel may end a move of so many parsecs, in order.

    With `asking`, hexes held by others may be crossed, as if their owners agreed (parsec:10f).
    """
    if steps <= 0:
        return []
    near = open_reach(state, unit, steps)
    if near is not None:
        return near
    agreed: i64 = (1 << state.seats) - 1 if asking else 0
    return searched_reach(state, unit, steps, agreed)


def open_reach(state: ParsecState, unit: Unit, steps: i64) -> list[Action] | None:
    """The same where nobody is in the way, and None where somebody may be: most of space is empty."""
    kind = KIND[unit]
    start = state.where[unit]
    galaxy = state.galaxy
    if state.carrier[unit] != NOT_ABOARD or (kind != CARGO and distance(start, galaxy.core) == steps + 1):
        return None
    own = OWNER[unit] + 1
    around = galaxy.grid.around(state.holder, start, steps)
    if around.translate(None, FRIENDLY[own]):
        return None
    near = destinations(state, start, steps)
    place = around.find(own)
    if place < 0:
        return near
    cells = galaxy.grid.within(start, steps)
    full: list[int] = []
    while place >= 0:
        if not can_stop(state, OWNER[unit], kind, cells[place]):
            full.append(place)
        place = around.find(own, place + 1)
    near = near[:]
    for place in full[::-1]:
        del near[place]
    return near


def searched_reach(state: ParsecState, unit: Unit, steps: i64, agreed: i64) -> list[Action]:
    """The same, found hex by hex; `agreed` are the seats, as bits, whose hexes may be crossed."""
    if steps <= 0:
        return []
    seat = OWNER[unit]
    kind = KIND[unit]
    start = state.where[unit]
    aboard = state.carrier[unit] != NOT_ABOARD
    own = seat + 1
    terrain = state.galaxy.terrain
    lanes = state.galaxy.lanes
    holder = state.holder
    near = destinations(state, start, steps)
    seen = filled("B", CELLS)
    seen[start] = PASSED
    #: The hexes from which the search goes on, in the order in which it came to them.
    edge = filled("h", len(near) + 1, start)
    first: i64 = 0
    last: i64 = 1
    for step in range(steps):
        end = last
        for place in range(first, end):
            for cell in lanes[edge[place]]:
                if seen[cell]:
                    continue
                held = holder[cell]
                if held == 0:
                    stops = kind == CARGO or terrain[cell] != DOCK
                    passes = True
                else:
                    stops = held == own and can_stop(state, seat, kind, cell)
                    passes = agreed >> (held - 1) & 1 > 0 or can_pass(state, seat, held)
                if aboard and step == 0 and not stops:
                    continue  # a passenger is unloaded into a hex where it could stay (parsec:4.2f)
                seen[cell] = STOPPED if stops else PASSED
                if passes:
                    edge[last] = cell
                    last += 1
        if last == end:
            break
        first = end
    cells = state.galaxy.grid.within(start, steps)
    return [near[place] for place in range(len(near)) if seen[cells[place]] == STOPPED]


def can_reach_somewhere(state: ParsecState, unit: Unit, asking: bool) -> bool:
    """Whether a vessel can move at all."""
    steps = mobility(state, unit)
    if steps <= 0:
        return False
    for cell in state.galaxy.lanes[state.where[unit]]:
        if can_stop(state, OWNER[unit], KIND[unit], cell):
            return True
    return bool(reach(state, unit, steps, asking))


def owners_to_ask(state: ParsecState, unit: Unit, steps: i64, goal: Cell, agreed: i64, refused: i64) -> list[int]:
    """The seats that a vessel may ask next for passage to a hex (parsec:10f).

    These are the owners on paths where every owner is needed: without any one of them the path would be closed.
    """
    seat = OWNER[unit]
    holders = state.galaxy.grid.around(state.holder, state.where[unit], steps)
    owners: int = 0
    for other in range(state.seats):
        if other + 1 in holders and not can_pass(state, seat, other + 1):
            owners |= 1 << other
    owners &= ~(agreed | refused)
    needed: list[int] = []
    for group in sorted(range(1, owners + 1), key=int.bit_count):
        in_vain = group & ~owners or any(group & other == other for other in needed)
        if not in_vain and AT[goal] in searched_reach(state, unit, steps, agreed | group):
            needed.append(group)
    return [other for other in range(state.seats) if any(group >> other & 1 for group in needed)]
