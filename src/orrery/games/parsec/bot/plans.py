"""What the heuristic bot wants: resources it lacks, hexes worth flying to, modules worth holding."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.parsec.board import is_embargoed, is_same_side, mobility, trades_at
from orrery.games.parsec.bot.weights import CAPTAIN, Weights
from orrery.games.parsec.flow.production import cargos_on
from orrery.games.parsec.galaxy import DOCK
from orrery.games.parsec.grid import Cell, distance, distances
from orrery.games.parsec.score import colonies_to_win, each_to_win, largest_group, modules_to_win, presence
from orrery.games.parsec.state import NOT_ABOARD, ParsecState
from orrery.games.parsec.tables import COLONY, FIGHTER, FIRST, KIND, OWNER, PIECES, Resource, Seat, Unit

#: How many cards short of an economic victory a seat is too near to it to be traded with.
NEAR: Final = 3


def is_hoarding(state: ParsecState, seat: Seat) -> bool:
    """Whether enough colonies stand and only resources are missing."""
    return state.count[seat * 5 + COLONY] >= colonies_to_win(state)


def goal(state: ParsecState, seat: Seat, resource: Resource, weights: Weights = CAPTAIN) -> i64:
    """How many cards of a resource the seat wants to hold now."""
    if is_hoarding(state, seat):
        return each_to_win(state)
    return weights.goals[resource]


def worth(state: ParsecState, seat: Seat, resource: Resource, weights: Weights = CAPTAIN) -> float:
    """What one more card of a resource is worth to a seat."""
    lack: int = goal(state, seat, resource, weights) - state.stock[seat * 3 + resource]
    return weights.lacking + weights.lack * lack if lack > 0 else weights.enough


def surrender(state: ParsecState, seat: Seat, resource: Resource, weights: Weights = CAPTAIN) -> float:
    """What a seat loses with one card of a resource."""
    lack: int = goal(state, seat, resource, weights) - state.stock[seat * 3 + resource] + 1
    return weights.lacking + weights.lack * lack if lack > 0 else weights.enough


def surplus(state: ParsecState, seat: Seat, weights: Weights = CAPTAIN) -> i64:
    """Cards beyond what the seat wants, if anything else is lacking: what the Space Port is for."""
    over = 0
    lacking = False
    for resource in range(3):
        spare = state.stock[seat * 3 + resource] - goal(state, seat, resource, weights)
        if spare > 0:
            over += spare
        elif spare < 0:
            lacking = True
    return over if lacking and over >= max(state.ratio[seat], weights.dock_cards) else 0


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


def dock_goals(state: ParsecState, seat: Seat, here: i64, weights: Weights) -> list[tuple[float, int]]:
    """Docks worth making for when the seat has more than it needs; one cargo is enough."""
    over: int = surplus(state, seat, weights)
    if not over or is_embargoed(state, seat):
        return []
    own = seat + 1
    docks = state.galaxy.docks
    if here not in docks and any(state.holder[dock] == own for dock in docks):
        return []
    free = [dock for dock in docks if dock == here or not state.holder[dock]]
    value = weights.dock + weights.dock_card * min(over, 25)
    return [(value - weights.way * int(distance(here, dock)), dock) for dock in free]


def cargo_goals(state: ParsecState, seat: Seat, unit: Unit, weights: Weights = CAPTAIN) -> list[tuple[float, int]]:
    """The three best hexes for a cargo, with their worth; nearer ones first."""
    return goals_from(state, seat, state.where[unit], weights)


def goals_from(state: ParsecState, seat: Seat, here: Cell, weights: Weights = CAPTAIN) -> list[tuple[float, int]]:
    """The same for one that stands in a hex."""
    galaxy = state.galaxy
    hoarding = is_hoarding(state, seat)
    known = sources(state, seat)
    wanted = [worth(state, seat, resource, weights) for resource in range(3)]
    found = dock_goals(state, seat, here, weights)
    ways = distances(here)
    for body in range(len(galaxy.number)):
        first = galaxy.first[body]
        if not galaxy.is_planet[body]:
            cell = galaxy.body_cells[body][0]
            if can_mine(state, seat, cell, here):
                value = weights.wanted * wanted[first] + (0.0 if known[first] else weights.new_source)
                value += weights.mine_hoarding if hoarding else weights.mine
                value += weights.partner if is_beside_partner(state, seat, cell) else 0.0
                found.append((value - weights.way * ways[cell], cell))
        elif not hoarding:
            cell = nearest_site(state, seat, body, here)
            if cell >= 0:
                value = weights.site + weights.site_wanted * (wanted[first] + wanted[galaxy.second[body]])
                value += weights.partner if is_beside_partner(state, seat, cell) else 0.0
                found.append((value - weights.way * ways[cell], cell))
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

    def __init__(self, state: ParsecState, seat: Seat, unit: Unit, weights: Weights = CAPTAIN) -> None:
        self.state = state
        self.weights = weights
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
        weights = self.weights
        value = weights.group * group - weights.rival * worst
        if group >= needed:
            value += weights.winning
        return value - weights.rival_winning if worst >= needed else value


def best_post(state: ParsecState, seat: Seat, unit: Unit, weights: Weights = CAPTAIN) -> tuple[float, int]:
    """The best hex for a military vessel to make for, and its worth: the nearest of the best modules."""
    return post_from(state, seat, unit, state.where[unit], weights)


def post_from(state: ParsecState, seat: Seat, unit: Unit, here: Cell, weights: Weights) -> tuple[float, int]:
    """The same for one that stands in a hex."""
    plan = Strategy(state, seat, unit, weights)
    speed = max(1, mobility(state, unit))
    ways = distances(here)
    best = (plan.value(state.galaxy.membership(here)) + 0.05, here)
    for modules, cells in state.galaxy.regions.items():
        cell = nearest_post(state, ways, cells)
        if cell < 0:
            continue
        away: int = (ways[cell] + speed - 1) // speed
        value = plan.value(modules) - weights.turn * away - 0.001 * ways[cell]
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


def is_near_victory(state: ParsecState, seat: Seat) -> bool:
    """Whether a seat has its colonies and lacks few cards: nobody should trade with it any more."""
    if state.count[seat * 5] < colonies_to_win(state):
        return False
    lack = 0
    for resource in range(3):
        lack += max(0, each_to_win(state) - state.stock[seat * 3 + resource])
    return lack <= NEAR


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
