"""Where a vessel is wanted, and what for, as reasons."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.parsec.actions import UNIT_NAMES, At
from orrery.games.parsec.board import mobility, transport_at
from orrery.games.parsec.bot import plans
from orrery.games.parsec.bot.combat_reasons import of_attack
from orrery.games.parsec.bot.ferries import delivery, ferry_range
from orrery.games.parsec.bot.hunting import best_hunt, best_place, zeal
from orrery.games.parsec.bot.spending import site_worth
from orrery.games.parsec.flow.evasion import ChooseEscape
from orrery.games.parsec.flow.movement import ChooseDestination
from orrery.games.parsec.grid import NAMES, Cell, distance
from orrery.games.parsec.score import colonies_to_win, modules_to_win
from orrery.games.parsec.state import ParsecState
from orrery.games.parsec.tables import CARGO, COLONY, KIND, PIECES, RESOURCES, Seat, Unit
from orrery.parts.reasons import Reason, reason


def of_hex(state: ParsecState, seat: Seat, cell: Cell) -> list[Reason]:
    """Why a hex: to fly to, to flee to, to place something in."""
    top = state.stack[-1]
    if isinstance(top, ChooseEscape):
        enemies = [unit for unit in range(state.seats * PIECES) if state.engaged[unit] == 3 - state.engaged[top.unit]]
        near = min([distance(cell, state.where[enemy]) for enemy in enemies], default=0)
        return [reason("because-away", cell=NAMES[cell], distance=near)] if near > 1 else []
    if not isinstance(top, ChooseDestination):
        return of_site(state, seat, cell)
    unit = top.unit
    if KIND[unit] == CARGO and ferry_range(state, cell):
        return of_ferry(state, seat, unit, cell)
    goal = best_goal(state, seat, unit, cell)
    if goal < 0:
        return []
    if goal == cell:
        return of_goal(state, seat, unit, goal)
    before, left = distance(state.where[unit], goal), distance(cell, goal)
    if left >= before:
        return []
    return [reason("because-nearer", cell=NAMES[goal], distance=left), *of_goal(state, seat, unit, goal)]


def of_ferry(state: ParsecState, seat: Seat, unit: Unit, cell: Cell) -> list[Reason]:
    """Why a cargo boards a transport."""
    goals = plans.cargo_goals(state, seat, unit)
    if not goals or distance(cell, goals[0][1]) <= mobility(state, unit):
        return []
    carrier = UNIT_NAMES[transport_at(state, cell)]
    return [reason("because-aboard", unit=carrier, cell=NAMES[goals[0][1]], number=ferry_range(state, cell))]


def of_site(state: ParsecState, seat: Seat, cell: Cell) -> list[Reason]:
    """Why something is placed in a hex."""
    if state.colony[cell]:
        weights = [site_worth(state, seat, one.cell) for one in state.pending if isinstance(one, At)]
        return [reason("because-any-place")] if max(weights) == min(weights) else []
    beside = site_worth(state, seat, cell) > 0
    return [*of_yield(state, cell), *([reason("because-beside", cell=NAMES[cell])] if beside else [])]


def of_move(state: ParsecState, seat: Seat, unit: Unit) -> list[Reason]:
    """Why a vessel should move at all."""
    here = state.where[unit]
    goal = best_goal(state, seat, unit, here)
    if goal < 0 or goal == here:
        return []
    return [*of_goal(state, seat, unit, goal), reason("because-far", cell=NAMES[goal], distance=distance(here, goal))]


def best_goal(state: ParsecState, seat: Seat, unit: Unit, cell: Cell) -> i64:
    """The hex that draws a vessel, or that a hex on its way serves best; -1 if none does."""
    if KIND[unit] != CARGO:
        return best_place(state, seat, unit, zeal(state, 0.0))[1]
    here = state.where[unit]
    goals = plans.cargo_goals(state, seat, unit)
    return max(goals, key=lambda goal: plans.cargo_pull(goal, here, cell))[1] if goals else -1


def of_goal(state: ParsecState, seat: Seat, unit: Unit, cell: Cell) -> list[Reason]:
    """What a vessel can do in a hex."""
    galaxy = state.galaxy
    if KIND[unit] != CARGO:
        wanted, landing = delivery(state, seat, unit)
        if landing == cell:
            return [reason("because-carries", cell=NAMES[wanted])]
        _, place, prey = best_hunt(state, seat, unit, zeal(state, 0.0))
        if place == cell and prey >= 0:
            return of_attack(state, [unit], prey)
        group = plans.Strategy(state, seat, unit).groups(cell)[0]
        needed = modules_to_win(state)
        return [reason("because-post", cell=NAMES[cell], group=group, needed=needed)] if group else []
    if cell in galaxy.docks:
        return [reason("because-dock", cell=NAMES[cell], number=plans.surplus(state, seat), ratio=state.ratio[seat])]
    body = galaxy.body[cell]
    if galaxy.is_planet[body]:
        number = state.count[seat * 5 + COLONY] + 1
        return [
            reason("because-settle", cell=NAMES[cell], number=number, wanted=colonies_to_win(state)),
            *of_yield(state, cell),
        ]
    resource = RESOURCES[galaxy.first[body]]
    return [reason("because-mine", cell=NAMES[cell], resource=resource, number=galaxy.number[body])]


def of_yield(state: ParsecState, cell: Cell) -> list[Reason]:
    """What a planet pays, and on which roll."""
    galaxy = state.galaxy
    body = galaxy.body[cell]
    if body >= len(galaxy.number) or not galaxy.is_planet[body]:
        return []
    first, second = RESOURCES[galaxy.first[body]], RESOURCES[galaxy.second[body]]
    return [reason("because-yields", number=galaxy.number[body], resource=first, second=second)]
