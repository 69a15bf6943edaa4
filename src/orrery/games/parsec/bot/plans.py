"""What the heuristic bot wants: resources it lacks, hexes worth flying to, modules worth holding."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.parsec.board import is_embargoed, is_same_side, mobility, trades_at
from orrery.games.parsec.flow.production import cargos_on
from orrery.games.parsec.galaxy import DOCK
from orrery.games.parsec.grid import Cell, distance, distances
from orrery.games.parsec.score import colonies_to_win, each_to_win, largest_group, modules_to_win, presence
from orrery.games.parsec.state import NOT_ABOARD, ParsecState
from orrery.games.parsec.tables import COLONY, FIGHTER, FIRST, KIND, OWNER, PIECES, Resource, Seat, Unit

#: What it is worth to a cargo that somebody to trade with is beside it.
NEIGHBOURLY: Final = 0.8


def is_hoarding(state: ParsecState, seat: Seat) -> bool:
    """Whether enough colonies stand and only resources are missing."""
    return state.count[seat * 5 + COLONY] >= colonies_to_win(state)


def goal(state: ParsecState, seat: Seat, resource: Resource) -> i64:
    """How many cards of a resource the seat wants to hold now."""
    if is_hoarding(state, seat):
        return each_to_win(state)
    return 4 if resource < 2 else 3


def worth(state: ParsecState, seat: Seat, resource: Resource) -> float:
    """What one more card of a resource is worth to a seat."""
    lack: int = goal(state, seat, resource) - state.stock[seat * 3 + resource]
    return 1.5 + 0.3 * lack if lack > 0 else 0.6


def surrender(state: ParsecState, seat: Seat, resource: Resource) -> float:
    """What a seat loses with one card of a resource."""
    lack: int = goal(state, seat, resource) - state.stock[seat * 3 + resource] + 1
    return 1.5 + 0.3 * lack if lack > 0 else 0.6


def surplus(state: ParsecState, seat: Seat) -> i64:
    """Cards beyond what the seat wants, if anything else is lacking: what the Space Port is for."""
    over = 0
    lacking = False
    for resource in range(3):
        spare = state.stock[seat * 3 + resource] - goal(state, seat, resource)
        if spare > 0:
            over += spare
        elif spare < 0:
            lacking = True
    return over if lacking and over >= state.ratio[seat] else 0


def sources(state: ParsecState, seat: Seat) -> list[bool]:
    """By resource: whether any colony or mining cargo of the seat can bring it."""
    found = [False, False, False]
    galaxy = state.galaxy
    first = seat * PIECES
    for unit in range(first, first + FIRST[FIGHTER]):
        cell = state.where[unit]
        if cell < 0 or galaxy.body[cell] >= len(galaxy.number):
            continue
        body = galaxy.body[cell]
        if (KIND[unit] == COLONY) == galaxy.is_planet[body]:
            found[galaxy.first[body]] = True
            found[galaxy.second[body]] = True
    return found


def dock_goals(state: ParsecState, seat: Seat, here: i64) -> list[tuple[float, int]]:
    """Docks worth making for when the seat has more than it needs; one cargo is enough."""
    over: int = surplus(state, seat)
    if not over or is_embargoed(state, seat):
        return []
    own = seat + 1
    docks = state.galaxy.docks
    if here not in docks and any(state.holder[dock] == own for dock in docks):
        return []
    free = [dock for dock in docks if dock == here or not state.holder[dock]]
    return [(6.5 + 0.6 * min(over, 25) - 0.5 * int(distance(here, dock)), dock) for dock in free]


def cargo_goals(state: ParsecState, seat: Seat, unit: Unit) -> list[tuple[float, int]]:
    """The three best hexes for a cargo, with their worth; nearer ones first."""
    galaxy = state.galaxy
    here = state.where[unit]
    hoarding = is_hoarding(state, seat)
    known = sources(state, seat)
    wanted = [worth(state, seat, resource) for resource in range(3)]
    found = dock_goals(state, seat, here)
    ways = distances(here)
    for body in range(len(galaxy.number)):
        first = galaxy.first[body]
        if not galaxy.is_planet[body]:
            cell = galaxy.body_cells[body][0]
            if can_mine(state, seat, cell, here):
                value = (6.0 if hoarding else 3.5) + (0.0 if known[first] else 2.0) + wanted[first]
                value += NEIGHBOURLY if is_beside_partner(state, seat, cell) else 0.0
                found.append((value - 0.5 * ways[cell], cell))
        elif not hoarding:
            cell = nearest_site(state, seat, body, here)
            if cell >= 0:
                value = 4.5 + 0.5 * wanted[first] + 0.5 * wanted[galaxy.second[body]]
                value += NEIGHBOURLY if is_beside_partner(state, seat, cell) else 0.0
                found.append((value - 0.5 * ways[cell], cell))
    found.sort(reverse=True)
    return found[:3]


def can_mine(state: ParsecState, seat: Seat, cell: Cell, here: i64) -> bool:
    """Whether an asteroid has room for one more cargo of a seat; one that stands there already does not count."""
    holder = state.holder[cell]
    if not holder:
        return True
    if holder != seat + 1 or state.crowd[cell] > 2:
        return False
    return cargos_on(state, seat, cell) - (1 if cell == here else 0) < 2


def nearest_site(state: ParsecState, seat: Seat, body: i64, here: i64) -> i64:
    """The nearest hex of a planet where a cargo could found a colony, beside a trading partner if two are, or -1."""
    ways = distances(here)
    best = -1
    near = 999
    for cell in state.galaxy.body_cells[body]:
        holder = state.holder[cell]
        if state.colony[cell] or (holder and (holder != seat + 1 or (state.crowd[cell] and cell != here))):
            continue
        way = 2 * ways[cell] - (1 if is_beside_partner(state, seat, cell) else 0)
        if way < near:
            near = way
            best = cell
    return best


def is_beside_partner(state: ParsecState, seat: Seat, cell: Cell) -> bool:
    """Whether somebody else's colony is beside a hex: with more than two seats, somebody to trade with."""
    if state.seats == 2:
        return False
    for near in state.galaxy.grid.neighbours[cell]:
        holder = state.holder[near]
        if holder and holder != seat + 1 and trades_at(state, near):
            return True
    return False


def cargo_pull(goal: tuple[float, int], here: i64, cell: Cell) -> float:
    """What a hex on the way of a cargo to a goal is worth."""
    value, target = goal
    return value + 0.5 * int(distance(target, here)) - 0.5 * int(distance(target, cell))


def listed(state: ParsecState, mask: int) -> list[int]:
    """Modules of a mask."""
    return [module for module in range(state.galaxy.grid.modules) if mask >> module & 1]


class Strategy:
    """The military map seen by one vessel: what each place of it would mean for everybody's dominance."""

    def __init__(self, state: ParsecState, seat: Seat, unit: Unit) -> None:
        self.state = state
        self.seat = seat
        self.known: dict[int, float] = {}
        self.friends = 0
        first = seat * PIECES
        for other in range(first + FIRST[FIGHTER], first + PIECES):
            if other != unit and state.where[other] >= 0 and state.carrier[other] == NOT_ABOARD:
                self.friends |= state.galaxy.membership(state.where[other])
        self.foes: list[int] = []
        for other in range(state.seats):
            if not is_same_side(state, seat, other) and state.alive[other]:
                self.foes.append(presence(state, other))

    def value(self, modules: int) -> float:
        """Own dominated group less the largest one of an enemy, if the vessel stood on these modules."""
        mask = self.friends | modules
        found = self.known.get(mask)
        if found is None:
            found = self._judge(mask)
            self.known[mask] = found
        return found

    def groups(self, cell: Cell) -> tuple[int, int]:
        """The largest dominated group of modules, own and of an enemy, if the vessel stood in a hex."""
        return self._groups(self.friends | self.state.galaxy.membership(cell))

    def _groups(self, mask: int) -> tuple[int, int]:
        state = self.state
        own = mask
        worst = 0
        for number, foe in enumerate(self.foes):
            own &= ~foe
            theirs = foe & ~mask
            for rival, other in enumerate(self.foes):
                if rival != number:
                    theirs &= ~other
            if theirs:
                worst = max(worst, largest_group(state, listed(state, theirs)))
        return largest_group(state, listed(state, own)), worst

    def _judge(self, mask: int) -> float:
        group, worst = self._groups(mask)
        needed = modules_to_win(self.state)
        return 2.0 * group + (50.0 if group >= needed else 0.0) - 1.5 * worst - (20.0 if worst >= needed else 0.0)


def best_post(state: ParsecState, seat: Seat, unit: Unit) -> tuple[float, int]:
    """The best hex for a military vessel to make for, and its worth: the nearest of the best modules."""
    plan = Strategy(state, seat, unit)
    here = state.where[unit]
    speed = max(1, mobility(state, unit))
    ways = distances(here)
    best = (plan.value(state.galaxy.membership(here)) + 0.05, here)
    for modules, cells in state.galaxy.regions.items():
        cell = nearest_post(state, ways, cells)
        if cell < 0:
            continue
        away: int = (ways[cell] + speed - 1) // speed
        value = plan.value(modules) - 0.4 * away - 0.001 * ways[cell]
        if value > best[0]:
            best = (value, cell)
    return best


def nearest_post(state: ParsecState, ways: bytes, cells: list[int]) -> i64:
    """The nearest of some hexes where a warship could stand alone, or -1."""
    best = -1
    near = 999
    for cell in cells:
        if ways[cell] < near and not state.holder[cell] and state.galaxy.terrain[cell] != DOCK:
            near = ways[cell]
            best = cell
    return best


def danger(state: ParsecState, seat: Seat) -> i64:
    """How many enemy warships are within reach of the seat's colonies and cargos."""
    first = seat * PIECES
    own = [state.where[u] for u in range(first, first + FIRST[FIGHTER]) if state.where[u] >= 0]
    found = 0
    for unit in range(state.seats * PIECES):
        cell = state.where[unit]
        if cell < 0 or KIND[unit] < FIGHTER or is_same_side(state, seat, OWNER[unit]):
            continue
        ways = distances(cell)
        for home in own:
            if ways[home] <= 4:
                found += 1
                break
    return found


def fleet_size(state: ParsecState, seat: Seat) -> i64:
    """How many warships a seat has."""
    return state.count[seat * 5 + 2] + state.count[seat * 5 + 3] + state.count[seat * 5 + 4]


def enemy_fleet(state: ParsecState, seat: Seat) -> i64:
    """The largest fleet of an enemy."""
    best = 0
    for other in range(state.seats):
        if not is_same_side(state, seat, other):
            best = max(best, fleet_size(state, other))
    return best
