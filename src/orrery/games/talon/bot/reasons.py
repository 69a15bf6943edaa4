"""Why an action is good advice: what bears on whom, what is charged, what a blow would meet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.games.talon import actions
from orrery.games.talon.board import (
    gets_power,
    is_fighter,
    is_on_map,
    missile_targets,
    power_modifier,
    targets,
    weapon_of,
)
from orrery.games.talon.bot import positioning, tactics
from orrery.games.talon.bot.advice import WEIGHTS, weigh_displacement, weigh_place
from orrery.games.talon.bot.evaluation import features
from orrery.games.talon.bot.move_reasons import of_flight, of_move
from orrery.games.talon.grid import ARCS, HEX_NAMES, STEP, distance
from orrery.games.talon.odds import odds
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import FUSION, GROUPS, NOBODY, RETREATED, SLOTS
from orrery.kernel import Action
from orrery.parts.reasons import MOST, Reason, brief, gains, is_least_evil, percent, reason

#: The features of the evaluation that can be told.
TEXTS = {
    "hull": "because-more-hull",
    "shields": "because-more-shields",
    "charge": "because-more-charge",
    "aim": "because-more-aim",
    "task": "because-more-task",
}
#: Chances in percent below which a volley is not said to do something.
SELDOM = 5
#: The part of its best below which a shot is called poor.
POOR = 0.5


def reasons(state: TalonState, seat: int, action: Action) -> list[Reason]:
    """The reasons for an action, the weightiest first."""
    choice: Any = state.stack[-1]
    told = TELLERS.get(type(choice).__name__)
    found = [] if told is None else told(state, choice, action)
    return (found or gains(state, seat, action, TEXTS, features))[:MOST]


# Spending


def of_spender(state: TalonState, choice: Any, action: Action) -> list[Reason]:
    """In which order ships spend makes no difference."""
    return [reason("because-any-order")]


def of_spending(state: TalonState, choice: Any, action: Action) -> list[Reason]:
    """What an AP buys."""
    unit = choice.unit
    if isinstance(action, actions.Charge):
        return of_charge(state, unit, action.group)
    if isinstance(action, actions.Reinforce):
        return of_shield(state, unit, action.arc)
    if isinstance(action, actions.PowerTurn):
        return of_turn(state, unit)
    if isinstance(action, actions.ChargeBattery):
        return [reason("because-battery", unit=state.scenario.names[unit])]
    if isinstance(action, actions.Beam):
        if action.what < GROUPS:
            return of_charge(state, action.unit, action.what)
        return of_turn(state, action.unit) if action.what == GROUPS else []
    if isinstance(action, actions.Redirect):
        prey = state.missile_target[action.missile]
        return [reason("because-lost-prey")] if prey == NOBODY or state.at[prey] < 0 else []
    if isinstance(action, actions.ChangeInitiative):
        return [reason("because-no-initiative")] if state.initiative != choice.seat else []
    if isinstance(action, actions.Slip):
        return [reason("because-slip", unit=state.scenario.names[unit])]
    if isinstance(action, actions.Hold):
        if state.battery[unit] and not gets_power(state, unit):
            return [reason("because-saves-battery", unit=state.scenario.names[unit])]
        return [reason("because-nothing-better")] if is_least_evil(state, action) else []
    return []


def of_charge(state: TalonState, unit: int, group: int) -> list[Reason]:
    """How far a box brings a weapon group."""
    tables = state.tables
    own = GROUPS * unit + group
    index = GROUPS * state.scenario.kind[unit] + group
    weapon = tables.weapon[index]
    left = tables.yellow[index] - state.yellow[own] - 1
    red = tables.red[index] - state.red[own]
    facts = {"unit": state.scenario.names[unit], "weapon": tables.weapon_names[weapon], "number": tables.weapons[index]}
    best = brief(int(tables.weapons[index]) * tactics.best_damage(state, weapon))
    strength = reason("because-strength", weapon=tables.weapon_names[weapon], damage=best)
    if left == 0 and red == 0:
        return [reason("because-charged", **facts), strength]
    return [reason("because-charging", left=left + red, **facts), strength]


def of_shield(state: TalonState, unit: int, arc: int) -> list[Reason]:
    """What blow a reinforcement meets."""
    blow = tactics.incoming(state, unit, arc)
    if blow < 0.1:
        return []
    facts = {"unit": state.scenario.names[unit], "arc": ARCS[arc]}
    return [
        reason("because-incoming", damage=brief(blow), **facts),
        reason("because-shield", left=state.shields[4 * unit + arc], **facts),
    ]


def of_turn(state: TalonState, unit: int) -> list[Reason]:
    """Why a ship wants to turn sooner."""
    name = state.scenario.names[unit]
    found = [reason("because-turn-now" if state.turn[unit] == 1 else "because-turn-sooner", unit=name)]
    if tactics.turning_worth(state, unit, WEIGHTS) > 0.5:
        found.insert(0, reason("because-none-ahead", unit=name))
    return found


# Fire


def of_group(state: TalonState, choice: Any, action: Action) -> list[Reason]:
    """The best shot of a group, or why to hold fire."""
    if isinstance(action, actions.Ready):
        if state.tables.weapon_kind[weapon_of(state, action.unit, action.group)] == FUSION:
            return of_cone(state, action.unit, action.group)
        return best_shot(state, action.unit, action.group)[1]
    best, name = 0.0, ""
    for other in state.pending:
        if isinstance(other, actions.Ready):
            quality = best_shot(state, other.unit, other.group)[0]
            if quality > best:
                best, name = quality, state.tables.weapon_names[weapon_of(state, other.unit, other.group)]
    return [reason("because-wait", weapon=name, percent=percent(best))] if 0.0 < best < POOR else []


def best_shot(state: TalonState, unit: int, group: int) -> tuple[float, list[Reason]]:
    """How good the best shot of a group is, from 0 to 1, and what speaks for it."""
    weapon = weapon_of(state, unit, group)
    best, prey = 0.0, -1
    for target in targets(state, unit, group):
        quality = tactics.shot_quality(state, unit, weapon, state.at[target])
        if quality > best:
            best, prey = quality, target
    if prey >= 0:
        count = state.tables.weapons[GROUPS * state.scenario.kind[unit] + group]
        return best, of_shot(state, unit, group, prey, count)
    missiles = missile_targets(state, unit, group)
    return best, of_missile(state, missiles[0]) if missiles else []


def of_shot(state: TalonState, unit: int, group: int, target: int, count: int) -> list[Reason]:
    """The chance of a shot, what the volley would do, and what stands in its way."""
    answer = odds(state, unit, group, state.at[target], target, count)
    name = state.scenario.names[target]
    found: list[Reason] = [
        reason("because-hit", unit=name, percent=percent(answer["hit"]), range=answer["range"]),
    ]
    if "arc" not in answer:
        return found
    destroys, hull = percent(answer["group_destroys"]), percent(answer["group_reaches_hull"])
    if destroys >= SELDOM:
        found.append(reason("because-destroys", unit=name, percent=destroys))
    elif hull >= SELDOM:
        found.append(reason("because-hull", unit=name, percent=hull))
    found.append(reason("because-shield", unit=name, arc=answer["arc"], left=answer["absorbs"]))
    return found


def of_missile(state: TalonState, missile: int) -> list[Reason]:
    """How near a missile is to its prey."""
    prey = state.missile_target[missile]
    if prey >= len(state.at) or state.at[prey] < 0:
        return []
    away = distance(state.missile_at[missile], state.at[prey])
    return [reason("because-missile-hunts", unit=state.scenario.names[prey], range=away)]


def of_target(state: TalonState, choice: Any, action: Action) -> list[Reason]:
    """Why this one is aimed at."""
    if isinstance(action, actions.TargetMissile):
        return of_missile(state, action.missile)
    if isinstance(action, actions.Target):
        return of_shot(state, choice.unit, choice.group, action.unit, choice.left)
    return [reason("because-nothing-better")] if is_least_evil(state, action) else []


def of_new_target(state: TalonState, choice: Any, action: Action) -> list[Reason]:
    """Why a missile hunts this one."""
    assert isinstance(action, actions.Target)
    name = state.scenario.names[action.unit]
    away = distance(state.missile_at[choice.missile], state.at[action.unit])
    found: list[Reason] = [reason("because-missile-hunts", unit=name, range=away)]
    if not is_fighter(state, action.unit) and state.hull[action.unit]:
        found.append(reason("because-hurt", unit=name, left=int(tactics.sturdiness(state, action.unit))))
    return found


def of_cone(state: TalonState, unit: int, group: int) -> list[Reason]:
    """Whether a fusion shot hurts enemies more than friends."""
    worth = tactics.cone_worth(state, unit, group)
    return [reason("because-cone", damage=brief(worth))] if worth > 0 else []


def of_next_cone(state: TalonState, choice: Any, action: Action) -> list[Reason]:
    """The same for the next cannon of a group."""
    return of_cone(state, choice.unit, choice.group) if isinstance(action, actions.Shoot) else []


def of_launch(state: TalonState, choice: Any, action: Action) -> list[Reason]:
    """How near to its prey a missile appears."""
    assert isinstance(action, actions.Launch)
    place = state.at[choice.unit] + STEP[action.direction]
    name = state.scenario.names[choice.target]
    return [reason("because-missile-near", unit=name, range=distance(place, state.at[choice.target]))]


# The rest


def of_speed(state: TalonState, choice: Any, action: Action) -> list[Reason]:
    """What a speed gives, and how far the enemy is."""
    assert isinstance(action, actions.SetSpeed)
    unit = choice.unit
    row = 8 * state.scenario.kind[unit] + action.speed
    power = state.tables.row_power[row] + power_modifier(state, unit)
    radius = state.tables.row_radius[row] + state.radius_added[unit]
    found: list[Reason] = [reason("because-curve", speed=action.speed, power=power, radius=radius)]
    enemy = 1 - unit // SLOTS
    there = [other for other in state.scenario.units(enemy) if state.at[other] >= 0]
    if there:
        near = min(there, key=lambda other: distance(state.at[unit], state.at[other]))
        away = distance(state.at[unit], state.at[near])
        change = action.speed - state.speed[unit]
        key = "because-slow-near" if change < 0 else "because-fast-far" if change else "because-range"
        found.insert(0, reason(key, unit=state.scenario.names[near], range=away))
    return found


def of_jump(state: TalonState, choice: Any, action: Action) -> list[Reason]:
    """Leaving wins, or it does not."""
    if isinstance(action, actions.Jump):
        wins = any(
            action.unit in goal.units and goal.fate == RETREATED and goal.winner == choice.seat
            for goal in state.scenario.goals + state.scenario.finals
        )
        return [reason("because-leaving-wins")] if wins else []
    return [reason("because-stays")] if is_least_evil(state, action) else []


def of_initiative(state: TalonState, choice: Any, action: Action) -> list[Reason]:
    """Whoever leads moves last and fires first."""
    assert isinstance(action, actions.TakeInitiative)
    return [reason("because-initiative")] if action.seat == choice.seat else []


def of_displacement(state: TalonState, choice: Any, action: Action) -> list[Reason]:
    """Where a push or a pull leads."""
    assert isinstance(action, actions.Towards)
    others = [weigh_displacement(state, choice, other, WEIGHTS) for other in state.pending if other is not action]
    own = weigh_displacement(state, choice, action, WEIGHTS)
    unit = choice.target if hasattr(choice, "target") else choice.unit
    place = state.at[unit] + STEP[action.direction]
    if not others or own <= max(others) or not is_on_map(state, place):
        return []
    key = "because-harm" if unit // SLOTS != choice.seat else "because-clear"
    return [reason(key, unit=state.scenario.names[unit], place=HEX_NAMES[place])]


def of_first_struck(state: TalonState, choice: Any, action: Action) -> list[Reason]:
    """The sturdier ship takes the blow first."""
    assert isinstance(action, actions.Pick)
    left = int(tactics.sturdiness(state, action.unit))
    return [reason("because-sturdier", unit=state.scenario.names[action.unit], left=left)]


def of_place(state: TalonState, choice: Any, action: Action) -> list[Reason]:
    """Near the middle, not in the way of friends."""
    assert isinstance(action, actions.Place)
    best = max(weigh_place(state, choice, other, WEIGHTS) for other in state.pending)
    if weigh_place(state, choice, action, WEIGHTS) < best:
        return []
    friends = [state.at[unit] for unit in state.scenario.units(choice.seat) if state.at[unit] >= 0]
    near = [place for place in friends if distance(place, action.place) < 2]
    return [reason("because-middle"), *([] if near or not friends else [reason("because-room")])]


def of_facing(state: TalonState, choice: Any, action: Action) -> list[Reason]:
    """Towards the middle of the map."""
    return [reason("because-inwards")] if is_least_evil(state, action) else []


def of_rig(state: TalonState, choice: Any, action: Action) -> list[Reason]:
    """Whether a rig finishes a bar, or is not worth its risk."""
    name = state.scenario.names[choice.unit]
    if isinstance(action, actions.Rig):
        group = action.up - actions.FIRST_GROUP
        filled = group >= 0 and tactics.boxes_missing(state, choice.unit, group) == 1
        return [reason("because-rig", unit=name)] if filled else []
    return [reason("because-no-rig", unit=name)] if is_least_evil(state, action) else []


def of_mover(state: TalonState, choice: Any, action: Action) -> list[Reason]:
    """Who flies first."""
    if isinstance(action, actions.PickMissile):
        return [reason("because-missiles-first")]
    if isinstance(action, actions.Finish):
        return [reason("because-no-burn")] if is_least_evil(state, action) else []
    assert isinstance(action, actions.Pick)
    unit = action.unit
    name = state.scenario.names[unit]
    if not choice.due >> unit & 1:
        gain = positioning.burning_gain(state, unit, WEIGHTS)
        return [reason("because-burn", unit=name)] if gain > WEIGHTS.burn else []
    held = [
        other
        for other in state.scenario.units(choice.seat)
        if other != unit and choice.due >> other & 1 and state.at[other] + STEP[state.facing[other]] == state.at[unit]
    ]
    if held:
        return [reason("because-makes-way", unit=name, other=state.scenario.names[held[0]])]
    ahead = state.at[unit] + STEP[state.facing[unit]]
    blocked = any(state.at[other] == ahead for other in state.scenario.units(choice.seat) if other != unit)
    return [] if blocked else [reason("because-way-free", unit=name)]


TELLERS: dict[str, Callable[[TalonState, Any, Action], list[Reason]]] = {
    "ChooseSpender": of_spender,
    "ChooseSpending": of_spending,
    "ChooseNewTarget": of_new_target,
    "ChooseMover": of_mover,
    "ChooseMove": of_move,
    "ChooseMissileMove": of_flight,
    "ChooseGroup": of_group,
    "ChooseTarget": of_target,
    "ChooseCone": of_next_cone,
    "ChooseLaunch": of_launch,
    "ChooseSpeed": of_speed,
    "OfferRig": of_rig,
    "ChooseJump": of_jump,
    "ChooseInitiative": of_initiative,
    "ChoosePush": of_displacement,
    "ChoosePull": of_displacement,
    "ChooseFirstStruck": of_first_struck,
    "ChooseHex": of_place,
    "ChooseFacing": of_facing,
}
