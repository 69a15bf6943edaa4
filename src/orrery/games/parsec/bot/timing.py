"""When the heuristic bot plays its event cards, and what it aims them at."""

from __future__ import annotations

from typing import Any

from orrery.games.parsec.actions import Against, At, InModule, Keep, Play, Take, Target
from orrery.games.parsec.bot import plans
from orrery.games.parsec.bot.adviser import Adviser
from orrery.games.parsec.bot.hunting import VALUE
from orrery.games.parsec.bot.judges import card_worth
from orrery.games.parsec.bot.spending import site_worth
from orrery.games.parsec.bot.tactics import hex_harm, module_harm
from orrery.games.parsec.score import points
from orrery.games.parsec.tables import (
    AT_HEX,
    KIND,
)
from orrery.kernel import Action


def weigh_window(adviser: Adviser, choice: Any, action: Action) -> float:
    """A card, if this is its moment; passing is worth 0."""
    return card_worth(adviser, choice, action.card) if isinstance(action, Play) else 0.0


def weigh_aim(adviser: Adviser, choice: Any, action: Action) -> float:
    """What an event is aimed at."""
    state = adviser.state
    if isinstance(action, Take):
        return plans.worth(state, adviser.seat, action.resource)
    if isinstance(action, Against):
        return float(points(state, action.other))
    if isinstance(action, InModule):
        return module_harm(state, adviser.seat, action.place)
    if isinstance(action, Target):
        return VALUE[KIND[action.unit]]
    if not isinstance(action, At):
        return 0.0
    if state.tables.target[choice.card] == AT_HEX:
        return hex_harm(state, adviser.seat, action.cell)
    return site_worth(state, adviser.seat, action.cell)


def weigh_keep(adviser: Adviser, choice: Any, action: Action) -> float:
    """The rarest card."""
    assert isinstance(action, Keep)
    return float(adviser.state.tables.value[action.card])
