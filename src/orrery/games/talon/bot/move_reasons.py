"""What speaks for a manoeuvre, as reasons: whom the guns would bear on, what could strike back, what lies ahead."""

from __future__ import annotations

from typing import Any

from orrery.games.talon.actions import Steer
from orrery.games.talon.board import is_blocked, is_on_map
from orrery.games.talon.bot import positioning, tactics
from orrery.games.talon.bot.advice import WEIGHTS, led_to
from orrery.games.talon.flow.missiles import ROTATION as MISSILE_ROTATION
from orrery.games.talon.grid import ARCS, STEP, arc_towards, distance
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import SLOTS, SPACE, TERRAINS
from orrery.kernel import Action
from orrery.parts.reasons import Reason, brief, reason

#: A difference in damage that is worth a word.
NOTED = 0.3


def of_move(state: TalonState, choice: Any, action: Action) -> list[Reason]:
    """Why a ship goes this way."""
    assert isinstance(action, Steer)
    unit: int = choice.unit
    name = state.scenario.names[unit]
    if action.dock:
        return [reason("because-docks", unit=name)]
    others = [
        led_to(state, unit, way.manoeuvre)
        for way in state.pending
        if isinstance(way, Steer) and way is not action and not way.dock
    ]
    place, facing = led_to(state, unit, action.manoeuvre)
    if not is_on_map(state, place):
        return [reason("because-leaves", unit=name)] if positioning.hazard(state, unit, place) > 0 else []
    found = of_hazards(state, unit, place, others)
    goal = positioning.task_place(state, unit)
    if goal >= 0 and distance(place, goal) < distance(state.at[unit], goal):
        found.append(reason("because-task", unit=name, range=distance(place, goal)))
    found += of_aim(state, unit, place, facing)
    found += of_threat(state, unit, place, facing, others)
    return found or of_range(state, unit, place)


def of_hazards(state: TalonState, unit: int, place: int, others: list[tuple[int, int]]) -> list[Reason]:
    """What the other ways would fly into."""
    for other, _ in others:
        worse = positioning.hazard(state, unit, other) < positioning.hazard(state, unit, place)
        if worse and is_on_map(state, other) and state.terrain[other] != SPACE:
            return [reason("because-avoids", terrain=TERRAINS[state.terrain[other]])]
        if worse and not is_on_map(state, other):
            return [reason("because-stays-on-map")]
    return []


def enemies(state: TalonState, unit: int) -> list[int]:
    """The enemy units on the map."""
    return [other for other in state.scenario.units(1 - unit // SLOTS) if state.at[other] >= 0]


def of_aim(state: TalonState, unit: int, place: int, facing: int) -> list[Reason]:
    """Whom the charged guns would hurt most from a hex."""
    best, damage, prey = 0.0, 0.0, -1
    for other in enemies(state, unit):
        there = state.at[other]
        if is_blocked(state, place, there):
            continue
        power = tactics.firepower(state, unit, place, facing, there, True)
        worth = power * tactics.target_worth(state, other, WEIGHTS) * tactics.weakness(state, other, place)
        if worth > best:
            best, damage, prey = worth, power, other
    if damage < NOTED:
        return []
    facts = {"unit": state.scenario.names[prey], "damage": brief(damage), "range": distance(place, state.at[prey])}
    return [reason("because-bears", **facts)]


def threat(state: TalonState, unit: int, place: int) -> float:
    """The mean damage that enemy guns could do to a unit in a hex."""
    total = 0.0
    for other in enemies(state, unit):
        there = state.at[other]
        later = there + STEP[state.facing[other]] if positioning.moves_later(state, other) else there
        total += tactics.firepower(state, other, later, state.facing[other], place, False)
    return total


def of_threat(state: TalonState, unit: int, place: int, facing: int, others: list[tuple[int, int]]) -> list[Reason]:
    """Less to fear than elsewhere, or a strong shield towards what is to be feared."""
    name = state.scenario.names[unit]
    fear = threat(state, unit, place)
    worst = max([threat(state, unit, other) for other, _ in others if is_on_map(state, other)], default=0.0)
    if fear + NOTED < worst:
        return [reason("because-safer", unit=name, damage=brief(fear), worse=brief(worst))]
    if fear < NOTED:
        return []
    near = min(enemies(state, unit), key=lambda other: distance(place, state.at[other]))
    arc = arc_towards(place, facing, state.at[near])
    arcs = [arc_towards(other, turned, state.at[near]) for other, turned in others]
    left = state.shields[4 * unit + arc]
    if any(state.shields[4 * unit + other] < left for other in arcs):
        return [reason("because-faces", unit=state.scenario.names[near], arc=ARCS[arc], left=left)]
    return []


def of_range(state: TalonState, unit: int, place: int) -> list[Reason]:
    """Nearer to the nearest enemy, or for an unarmed ship farther from it."""
    there = enemies(state, unit)
    if not there:
        return []
    near = min(there, key=lambda other: distance(place, state.at[other]))
    before, after = distance(state.at[unit], state.at[near]), distance(place, state.at[near])
    name = state.scenario.names[near]
    if state.tables.groups[state.scenario.kind[unit]]:
        return [reason("because-closes", unit=name, range=after)] if after < before else []
    return [reason("because-opens", unit=name, range=after)] if after > before else []


def of_flight(state: TalonState, choice: Any, action: Action) -> list[Reason]:
    """How near to its prey a missile comes."""
    assert isinstance(action, Steer)
    missile: int = choice.missile
    facing = (state.missile_facing[missile] + MISSILE_ROTATION[action.manoeuvre]) % 6
    place = state.missile_at[missile] + STEP[facing]
    prey = state.missile_target[missile]
    if not is_on_map(state, place) or state.at[prey] < 0:
        return []
    return [reason("because-missile-near", unit=state.scenario.names[prey], range=distance(place, state.at[prey]))]
