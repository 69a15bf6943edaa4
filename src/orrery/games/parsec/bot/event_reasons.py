"""When and against whom an event card is played, and what it is worth, as reasons."""

from __future__ import annotations

from orrery.games.parsec.actions import UNIT_NAMES, At, Keep, Sell, Target
from orrery.games.parsec.board import is_same_side, units_at
from orrery.games.parsec.bot.hunting import zeal
from orrery.games.parsec.bot.passing import (
    best_flight,
    best_hole,
    best_jump,
    best_shot,
    farther_prey,
    flight_gain,
    flight_goal,
    jumps_well,
)
from orrery.games.parsec.bot.tactics import module_harm
from orrery.games.parsec.flow.advantages import Stat
from orrery.games.parsec.flow.immediate import Destroy, Exchanges, Gain, Spawn, StealEvent, StealResource
from orrery.games.parsec.flow.playing import AfterDice, AnswerAttack, Cancel
from orrery.games.parsec.flow.strike import Jump, Roll, attack_total, defence_total
from orrery.games.parsec.grid import NAMES
from orrery.games.parsec.odds import chance, margin_of
from orrery.games.parsec.state import AIM, ParsecState
from orrery.games.parsec.tables import (
    AT_MODULE,
    COLONY,
    GOLD,
    KIND,
    KINDS,
    MOVE,
    OWNER,
    PIECES,
    RANGE,
)
from orrery.parts.reasons import Reason, percent, reason


def of_event(state: ParsecState, seat: int, card: int) -> list[Reason]:
    """Why this is the moment for a card."""
    top = state.stack[-1]
    found: list[Reason] = []
    for operation in state.tables.card_operations[card]:
        if isinstance(operation, Roll) and isinstance(top, AfterDice):
            totals = {"attack": attack_total(state), "defence": defence_total(state), "number": operation.delta}
            found.append(reason("because-turns-miss" if operation.defends else "because-turns-hit", **totals))
        elif isinstance(operation, Cancel) and isinstance(top, AnswerAttack):
            firing = [unit for unit in range(state.seats * PIECES) if state.firing[unit]]
            threat = percent(chance(margin_of(state, firing, state.clash[AIM])))
            found.append(reason("because-stops", unit=UNIT_NAMES[state.clash[AIM]], percent=threat))
        elif isinstance(operation, Exchanges):
            found.append(reason("because-exchanges", number=operation.amount, ratio=state.ratio[seat]))
        elif isinstance(operation, Spawn):
            found.append(reason("because-free-unit", kind=KINDS[operation.kind]))
        elif isinstance(operation, Gain):
            found.append(reason("because-free-cards", number=operation.amount))
        elif isinstance(operation, StealResource | StealEvent):
            found.append(reason("because-steals"))
        elif isinstance(operation, Stat):
            found += of_change(state, seat, operation)
        elif isinstance(operation, Destroy) and operation.radius:
            found += of_hole(state, seat, best_hole(state, seat, operation.radius)[1], operation.radius)
        elif isinstance(operation, Jump):
            found += of_jump(state, best_jump(state, seat)[1])
    if state.tables.target[card] == AT_MODULE:
        places = range(state.galaxy.grid.modules)
        found += of_module(state, seat, max(places, key=lambda place: module_harm(state, seat, place)))
    if state.tables.permanent[card]:
        found.append(reason("because-lasting"))
    return found


def of_change(state: ParsecState, seat: int, operation: Stat) -> list[Reason]:
    """Whom a longer flight or a longer range would serve now."""
    if operation.stat == MOVE:
        return of_flight(state, seat, best_flight(state, seat, operation.delta, zeal(state, 0.0))[1], operation.delta)
    return of_shot(state, seat, best_shot(state, seat, operation.delta)[1], operation.delta)


def of_aim(state: ParsecState, seat: int, card: int, action: Target | At) -> list[Reason]:
    """Why an event is aimed at this unit or hex."""
    for operation in state.tables.card_operations[card]:
        if isinstance(action, At):
            if isinstance(operation, Destroy) and operation.radius:
                return of_hole(state, seat, action.cell, operation.radius)
        elif isinstance(operation, Jump):
            return of_jump(state, action.unit)
        elif isinstance(operation, Stat) and operation.stat == MOVE:
            return of_flight(state, seat, action.unit, operation.delta)
        elif isinstance(operation, Stat) and operation.stat == RANGE:
            return of_shot(state, seat, action.unit, operation.delta)
    return []


def of_flight(state: ParsecState, seat: int, unit: int, more: int) -> list[Reason]:
    """That a vessel arrives this turn if it flies farther."""
    hunt = zeal(state, 0.0)
    if unit < 0 or not flight_gain(state, seat, unit, more, hunt):
        return []
    goal = flight_goal(state, seat, unit, hunt)
    return [reason("because-arrives", unit=UNIT_NAMES[unit], cell=NAMES[goal])]


def of_shot(state: ParsecState, seat: int, unit: int, more: int) -> list[Reason]:
    """What a vessel could fire at with a longer range."""
    prey = farther_prey(state, seat, unit, more)[1] if unit >= 0 else -1
    if prey < 0:
        return []
    won = percent(chance(margin_of(state, [unit], prey)))
    return [reason("because-in-range", unit=UNIT_NAMES[prey], percent=won)]


def of_jump(state: ParsecState, unit: int) -> list[Reason]:
    """That a vessel gets out of the fight."""
    return [reason("because-saves", kind=KINDS[KIND[unit]])] if unit >= 0 and jumps_well(state, unit) else []


def of_hole(state: ParsecState, seat: int, cell: int, radius: int) -> list[Reason]:
    """Whom a hole in space would swallow."""
    if cell < 0:
        return []
    near = [unit for one in state.galaxy.grid.within(cell, radius) for unit in units_at(state, one)]
    caught = [unit for unit in near if KIND[unit] != COLONY]
    own = len([unit for unit in caught if is_same_side(state, seat, OWNER[unit])])
    theirs = len(caught) - own
    return [reason("because-swallows", cell=NAMES[cell], theirs=theirs, own=own)] if theirs > own else []


def of_value(state: ParsecState, seat: int, action: Sell | Keep) -> list[Reason]:
    """What a card is worth."""
    value = state.tables.value[action.card]
    name = state.tables.card_names[action.card]
    if isinstance(action, Keep):
        return [reason("because-rare", card=name, number=value)]
    gold = max(0, value - state.resale[seat])
    return [reason("because-sells", card=name, number=gold, own=state.stock[seat * 3 + GOLD])]


def of_module(state: ParsecState, seat: int, place: int) -> list[Reason]:
    """Whom an event on a module would touch."""
    own = theirs = 0
    for unit in range(state.seats * PIECES):
        cell = state.where[unit]
        if cell >= 0 and KIND[unit] != COLONY and state.galaxy.is_in_module(cell, place):
            if is_same_side(state, seat, OWNER[unit]):
                own += 1
            else:
                theirs += 1
    return [reason("because-catches", theirs=theirs, own=own)] if theirs > own else []


def of_victim(state: ParsecState, seat: int, other: int) -> list[Reason]:
    """Why an event is aimed at this seat."""
    counts = [state.count[one * 5 + COLONY] for one in range(state.seats)]
    rivals = [counts[one] for one in range(state.seats) if not is_same_side(state, seat, one)]
    return [reason("because-ahead", other=other, number=counts[other])] if counts[other] == max(rivals) else []
