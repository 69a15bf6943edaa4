"""How well a seat stands: what is left of its fleet, its guns and its aim, weighed as self-play found it."""

from __future__ import annotations

from math import tanh
from typing import Final

from orrery.games.talon.board import is_fighter
from orrery.games.talon.bot.positioning import task_place
from orrery.games.talon.bot.tactics import (
    best_damage,
    fighters_left,
    firepower,
    fleet_cost,
    readiness,
    shield_boxes,
    shields_left,
    weakness,
)
from orrery.games.talon.grid import DISTANCE, SPAN
from orrery.games.talon.score import points_lost
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import DESTROYED, GROUPS, SLOTS, Seat, Unit
from orrery.parts.bot import weighed

#: What the destruction of a target counts for, as the distance of twenty hexes from a place to be reached counts for 1.
PREY: Final = 4.0
#: What is weighed, in this order.
FEATURES: Final = ("hull", "shields", "charge", "aim", "lost", "task")


def evaluate(state: TalonState, seat: Seat, weights: list[float]) -> float:
    """How well a seat stands, from -1 to 1; the outcome when there is one."""
    if state.outcome is not None:
        return state.outcome.scores[seat]
    return tanh(weighed(weights, features(state, seat)))


def features(state: TalonState, seat: Seat) -> list[float]:
    """What a seat has less what the other has."""
    own = assets(state, seat)
    other = assets(state, 1 - seat)
    return [own[number] - other[number] for number in range(len(own))]


def assets(state: TalonState, seat: Seat) -> list[float]:
    """What a seat has, as parts of what both fleets cost."""
    tables = state.tables
    kinds = state.scenario.kind
    hull = shields = guns = charge = aim = task = 0.0
    first = SLOTS * seat
    for unit in range(first, first + state.scenario.count[seat]):
        kind = kinds[unit]
        cost: int = tables.cost[kind]
        for group in range(tables.groups[kind]):
            index = GROUPS * kind + group
            weapons: int = tables.weapons[index]
            power = weapons * best_damage(state, tables.weapon[index])
            guns += power
            if state.at[unit] >= 0 and not state.broken[GROUPS * unit + group]:
                charge += power * readiness(state, unit, group)
        if state.at[unit] < 0:
            continue
        if is_fighter(state, unit):
            flying: int = fighters_left(state, unit)
            hull += cost * flying / GROUPS
        else:
            marked: int = state.hull[unit]
            hull += cost * (1.0 - marked / tables.hull[kind])
            boxes: int = shield_boxes(state, kind)
            left: int = shields_left(state, unit)
            if boxes:
                shields += cost * left / boxes
        aim += best_aim(state, unit)
        if state.scenario.goals:
            place = task_place(state, unit)
            if place >= 0:
                away: int = DISTANCE[place - state.at[unit] + SPAN]
                task -= away / 20.0
    if state.scenario.goals:
        task += task_progress(state, seat)
    total = fleet_cost(state, 0) + fleet_cost(state, 1)
    lost: int = points_lost(state, seat)
    return [
        2.0 * hull / total,
        2.0 * shields / total,
        charge / max(guns, 1.0),
        3.0 * aim / max(guns, 1.0),
        2.0 * lost / total,
        task,
    ]


def task_progress(state: TalonState, seat: Seat) -> float:
    """What a seat has done of what it must destroy, less its own units that were to arrive somewhere and are gone."""
    progress = 0.0
    for goal in state.scenario.goals:
        if goal.winner != seat:
            continue
        need: int = goal.need
        for unit in goal.units:
            if goal.fate == DESTROYED:
                progress += PREY * damage_share(state, unit) / need
            elif state.status[unit] == DESTROYED and unit // SLOTS == seat:
                progress -= 1.0
    return progress


def damage_share(state: TalonState, unit: Unit) -> float:
    """How much of a ship is shot away, from 0 to 1: hull and shields."""
    if state.at[unit] < 0:
        return 1.0 if state.status[unit] == DESTROYED else 0.0
    kind = state.scenario.kind[unit]
    marked: int = state.hull[unit]
    hull: int = state.tables.hull[kind]
    boxes: int = shield_boxes(state, kind)
    left: int = shields_left(state, unit)
    bare = 1.0 - left / boxes if boxes else 1.0
    return 0.6 * marked / hull + 0.4 * bare


def best_aim(state: TalonState, unit: Unit) -> float:
    """The damage that the charged guns of a unit would do to the enemy that it could hurt most."""
    enemy = 1 - unit // SLOTS
    best = 0.0
    here = state.at[unit]
    for other in range(SLOTS * enemy, SLOTS * enemy + state.scenario.count[enemy]):
        there = state.at[other]
        if there >= 0 and DISTANCE[there - here + SPAN] <= 4:
            power = firepower(state, unit, here, state.facing[unit], there, True)
            if power:
                best = max(best, power * weakness(state, other, here))
    return best
