"""How well a side stands in the war: ground, money, ships, and the distance to the home worlds."""

from __future__ import annotations

from math import tanh
from typing import Final

from orrery.games.empire_war.board import counted, fleet_value, income
from orrery.games.empire_war.leading import strength
from orrery.games.empire_war.odds import steps_to
from orrery.games.empire_war.secrets import hidden_points
from orrery.games.empire_war.state import WarState
from orrery.games.empire_war.tables import Seat
from orrery.parts.bot import weighed

#: What is weighed, in this order.
FEATURES: Final = ("ground", "income", "fleet", "purse", "danger", "battle")


def evaluate(state: WarState, seat: Seat, weights: list[float]) -> float:
    """How well a seat stands, from -1 to 1; the outcome when there is one."""
    if state.outcome is not None:
        return state.outcome.scores[seat]
    return tanh(weighed(weights, features(state, seat)))


def features(state: WarState, seat: Seat) -> list[float]:
    """What a seat has less what the other has."""
    own = assets(state, seat)
    other = assets(state, 1 - seat)
    return [own[number] - other[number] for number in range(len(own))]


def assets(state: WarState, seat: Seat) -> list[float]:
    """What a seat has; ground counts more the later it is."""
    near = 0.0
    for lane in state.war.lanes:
        steps: int = steps_to(state, seat, lane)
        near -= 1.0 / ((1 + steps) * (1 + steps))
    ground: int = counted(state, seat)
    paid: int = income(state, seat)
    turn: int = state.turn
    late = turn / state.war.turns
    fought = 0.0 if state.battle is None else strength(state.battle, seat)
    lost = 0.0 if state.battle is None else at_war(state, seat)
    return [
        ground * late / 10.0,
        paid / 200.0,
        fleet_value(state, seat) / 500.0,
        hidden_points(state, seat) / 500.0,
        near,
        (fought - lost) / 500.0,
    ]


def at_war(state: WarState, seat: Seat) -> float:
    """What the side's units in the battle were worth before it, so that the battle counts by what it has changed."""
    battle = state.battle
    assert battle is not None
    total = 0.0
    tables = battle.tables
    for unit in battle.scenario.units(seat):
        kind = battle.scenario.kind[unit]
        if unit not in battle.scenario.on_call:
            cost: int = tables.cost[kind]
            boxes: int = tables.hull[kind]
            total += cost * (1.0 - battle.scenario.hull_lost[unit] / boxes)
    return total
