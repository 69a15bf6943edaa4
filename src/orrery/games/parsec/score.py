"""Who has won, and how many points everybody has."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.parsec.board import cards_of, is_same_side
from orrery.games.parsec.effects import team_of, win
from orrery.games.parsec.grid import NO_MODULE
from orrery.games.parsec.state import L_CARD, L_SEAT, NOT_ABOARD, RECORD, ParsecState
from orrery.games.parsec.tables import COLONIES_TO_WIN, EACH_TO_WIN, FIGHTER, FIRST, MODULES_TO_WIN, PIECES, Kind, Seat


def modules_to_win(state: ParsecState) -> i64:
    """How many modules a military victory takes (parsec:3.1b, parsec:3.1c)."""
    return state.tables.sizes[state.seats][MODULES_TO_WIN]


def colonies_to_win(state: ParsecState) -> i64:
    """How many colonies an economic victory takes (parsec:3.2b, parsec:3.2c)."""
    return state.tables.sizes[state.seats][COLONIES_TO_WIN]


def each_to_win(state: ParsecState) -> i64:
    """How many cards of each resource an economic victory takes (parsec:3.2b, parsec:3.2c)."""
    return state.tables.sizes[state.seats][EACH_TO_WIN]


def presence(state: ParsecState, seat: Seat) -> int:
    """The modules on which a seat has a military vessel, as bits (parsec:3.1e, parsec:10i)."""
    grid = state.galaxy.grid
    mask = 0
    first = seat * PIECES
    for unit in range(first + FIRST[FIGHTER], first + PIECES):
        cell = state.where[unit]
        if cell >= 0 and state.carrier[unit] == NOT_ABOARD:
            mask |= 1 << grid.first_module[cell]
            other = state.galaxy.second_module[cell]
            if other != NO_MODULE:
                mask |= 1 << other
    return mask


def dominated(state: ParsecState, seat: Seat) -> list[int]:
    """The modules on which a seat alone has military vessels; team-mates do not contest (parsec:3.1e)."""
    mask = presence(state, seat)
    if mask:
        for other in range(state.seats):
            if not is_same_side(state, seat, other):
                mask &= ~presence(state, other)
    return [module for module in range(state.galaxy.grid.modules) if mask >> module & 1]


def largest_group(state: ParsecState, modules: list[int]) -> i64:
    """The size of the largest group of modules joined edge to edge (parsec:3.1d)."""
    grid = state.galaxy.grid
    left = modules[:]
    best = 0
    while left:
        group = [left.pop()]
        for member in group:
            for near in grid.module_neighbours(member):
                if near in left:
                    left.remove(near)
                    group.append(near)
        best = max(best, len(group))
    return best


def has_military_victory(state: ParsecState, seat: Seat) -> bool:
    """Whether a seat dominates enough modules (parsec:3.1a)."""
    needed = modules_to_win(state)
    fleet = state.count[seat * 5 + 2] + state.count[seat * 5 + 3] + state.count[seat * 5 + 4]
    if 2 * fleet < needed:  # a vessel stands on two modules at most
        return False
    if presence(state, seat).bit_count() < needed:
        return False
    modules = dominated(state, seat)
    return (largest_group(state, modules) if state.adjacent else len(modules)) >= needed


def has_economic_victory(state: ParsecState, seat: Seat) -> bool:
    """Whether a seat owns enough colonies and cards of every resource (parsec:3.2a)."""
    stock = state.stock
    at = seat * 3
    needed = each_to_win(state)
    enough: bool = stock[at] >= needed and stock[at + 1] >= needed and stock[at + 2] >= needed
    return enough and state.count[seat * 5] >= colonies_to_win(state)


def check_victory(state: ParsecState, seat: Seat) -> bool:
    """End the game if the seat whose turn it is has won (parsec:3a, parsec:14.3a)."""
    economic = has_economic_victory(state, seat)
    if state.absolute:
        if economic and has_military_victory(state, seat):
            win(state, team_of(state, seat), "absolute")
            return True
        return False
    if economic or has_military_victory(state, seat):
        win(state, team_of(state, seat), "economic" if economic else "military")
        return True
    return False


def unit_points(state: ParsecState, seat: Seat, kind: Kind) -> i64:
    """What a unit of this kind is worth: its points and what the faction changes in its cost (parsec:14.1e)."""
    points = state.tables.points[kind]
    for resource in range(3):
        points += state.price[seat * 18 + kind * 3 + resource] - state.tables.costs[kind][resource]
    return points


def points(state: ParsecState, seat: Seat) -> i64:
    """The points of a timed game (parsec:14.1b to 14.1e)."""
    total = cards_of(state, seat)
    kinds = state.tables.cards
    for card in range(kinds):
        total += state.hand[seat * kinds + card] * state.tables.value[card]
    lasting = state.lasting
    for at in range(0, len(lasting), RECORD):
        if lasting[at + L_SEAT] == seat and state.tables.permanent[lasting[at + L_CARD]]:
            total += state.tables.value[lasting[at + L_CARD]]
    for kind in range(5):
        total += state.count[seat * 5 + kind] * unit_points(state, seat, kind)
    return total


def finish_by_points(state: ParsecState) -> None:
    """Time is up: the most points win, a tie is shared (parsec:14.1a); a team counts together."""
    totals = [points(state, seat) if state.alive[seat] else 0 for seat in range(state.seats)]
    sums = [sum(totals[other] for other in team_of(state, seat)) for seat in range(state.seats)]
    best = max(sums)
    winners = [seat for seat in range(state.seats) if sums[seat] == best]
    win(state, winners, "points")
