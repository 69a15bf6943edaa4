"""When the heuristic bot plays its event cards, and what it aims them at."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from orrery.games.parsec.actions import Against, At, InModule, Keep, Play, Take, Target
from orrery.games.parsec.bot import plans
from orrery.games.parsec.bot.adviser import Adviser
from orrery.games.parsec.bot.judges import card_worth
from orrery.games.parsec.bot.passing import farther_prey, flight_gain, jumps_well, space_harm
from orrery.games.parsec.bot.spending import site_worth
from orrery.games.parsec.bot.tactics import hex_harm, module_harm
from orrery.games.parsec.flow.advantages import Stat
from orrery.games.parsec.flow.immediate import Destroy
from orrery.games.parsec.flow.strike import Jump
from orrery.games.parsec.score import points
from orrery.games.parsec.state import ParsecState
from orrery.games.parsec.tables import AT_HEX, AT_SPACE, KIND, MOVE, OWNER, RANGE, Card, Unit
from orrery.kernel import Action


def weigh_window(adviser: Adviser, choice: Any, action: Action) -> float:
    """A card, if this is its moment; passing is worth 0."""
    return card_worth(adviser, choice, action.card) if isinstance(action, Play) else 0.0


def weigh_aim(adviser: Adviser, choice: Any, action: Action) -> float:
    """What an event is aimed at."""
    state = adviser.state
    weights = adviser.weights
    if isinstance(action, Take):
        return plans.worth(state, adviser.seat, action.resource, weights)
    if isinstance(action, Against):
        return float(points(state, action.other))
    if isinstance(action, InModule):
        return module_harm(state, adviser.seat, action.place, weights)
    if isinstance(action, Target):
        return unit_worth(adviser, choice.card, action.unit)
    if not isinstance(action, At):
        return 0.0
    if state.tables.target[choice.card] == AT_HEX:
        return hex_harm(state, adviser.seat, action.cell, weights)
    if state.tables.target[choice.card] == AT_SPACE:
        return space_harm(state, adviser.seat, action.cell, radius_of(state, choice.card), weights)
    return site_worth(state, adviser.seat, action.cell)


def unit_worth(adviser: Adviser, card: Card, unit: Unit) -> float:
    """What it is worth to aim an event at a unit: the dearer the better, if it gains by it at all."""
    state = adviser.state
    weights = adviser.weights
    value: float = weights.units[KIND[unit]]
    for operation in state.tables.card_operations[card]:
        if isinstance(operation, Jump):
            return value if jumps_well(state, unit) else 0.1 * value
        if isinstance(operation, Stat) and OWNER[unit] == adviser.seat:
            if operation.stat == MOVE:
                return flight_gain(state, adviser.seat, unit, operation.delta, adviser.hunt, weights)
            if operation.stat == RANGE:
                return farther_prey(state, adviser.seat, unit, operation.delta, weights)[0]
    return value


def radius_of(state: ParsecState, card: Card) -> i64:
    """How far a disaster reaches."""
    for operation in state.tables.card_operations[card]:
        if isinstance(operation, Destroy):
            return operation.radius
    return 0


def weigh_keep(adviser: Adviser, choice: Any, action: Action) -> float:
    """The rarest card."""
    assert isinstance(action, Keep)
    return float(adviser.state.tables.value[action.card])
