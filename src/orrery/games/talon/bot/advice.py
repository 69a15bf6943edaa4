"""The heuristic captain: a weight for every pending action, by the kind of choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from orrery.games.talon.actions import (
    Agree,
    Beam,
    Call,
    ChangeInitiative,
    Charge,
    ChargeBattery,
    DefendInitiative,
    Discard,
    Finish,
    Hold,
    Jump,
    Launch,
    Pick,
    PickMissile,
    Place,
    PowerTurn,
    Ready,
    Redirect,
    Reinforce,
    Rig,
    SetSpeed,
    Shoot,
    Slip,
    Steer,
    TakeInitiative,
    Target,
    TargetMissile,
    Towards,
)
from orrery.games.talon.board import gets_power, is_fighter, is_on_map, missile_targets, targets, turn_radius, weapon_of
from orrery.games.talon.bot import positioning, tactics
from orrery.games.talon.bot.weights import Weights, weights_in
from orrery.games.talon.flow.missiles import ROTATION as MISSILE_ROTATION
from orrery.games.talon.flow.movement import ROTATION, SIDEWAYS
from orrery.games.talon.grid import STEP, column_row, distance
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import (
    DOCKED,
    FUSION,
    GROUPS,
    LANDED,
    MISSILE,
    NOBODY,
    RETREATED,
    SLOTS,
    Unit,
)
from orrery.kernel import Action

#: Talon's own weights.
WEIGHTS: Final = weights_in("orrery.games.talon.bot", "advice")


def advise(state: TalonState) -> list[float]:
    """How promising each pending action looks to the seat that decides."""
    return advise_by(state, WEIGHTS)


def advise_by(state: TalonState, weights: Weights) -> list[float]:
    """The same by the weights of another game."""
    choice: Any = state.stack[-1]
    weigh = WEIGHERS.get(type(choice).__name__)
    if weigh is None:
        return [1.0] * len(state.pending)
    return [weigh(state, choice, action, weights) for action in state.pending]


# Spending


def weigh_spending(state: TalonState, choice: Any, action: Action, weights: Weights) -> float:
    """Finish a bar that will soon have a target, meet the blow that is coming, keep the rest for later."""
    unit = choice.unit
    if isinstance(action, Charge):
        return tactics.charging_worth(state, unit, action.group, weights)
    if isinstance(action, Reinforce):
        return tactics.reinforcing_worth(state, unit, action.arc, weights)
    if isinstance(action, PowerTurn):
        return tactics.turning_worth(state, unit, weights)
    if isinstance(action, ChargeBattery):
        return weights.battery
    if isinstance(action, Slip):
        return weights.slip
    if isinstance(action, Beam):
        if action.what < GROUPS:
            return weights.beam * tactics.charging_worth(state, action.unit, action.what, weights)
        return tactics.turning_worth(state, action.unit, weights) if action.what == GROUPS else weights.beam_shield
    if isinstance(action, Redirect):
        lost = state.missile_target[action.missile] == NOBODY or state.at[state.missile_target[action.missile]] < 0
        return weights.redirect if lost else 0.05
    if isinstance(action, ChangeInitiative):
        return weights.initiative if state.initiative != choice.seat else 0.0
    if isinstance(action, DefendInitiative):
        return 0.02
    if isinstance(action, Discard):
        return 0.0
    # Holding keeps a battery for a better moment.
    return weights.kept_battery if state.battery[unit] and not gets_power(state, unit) else weights.hold


def weigh_target_choice(state: TalonState, choice: Any, action: Action, weights: Weights) -> float:
    """Who is worth hunting."""
    assert isinstance(action, Target)
    return tactics.target_worth(state, action.unit, weights)


# Movement


def weigh_mover(state: TalonState, choice: Any, action: Action, weights: Weights) -> float:
    """Missiles first, then ships whose way is free; burn only for a clear gain."""
    if isinstance(action, PickMissile):
        return 50.0
    if isinstance(action, Finish):
        return 0.0
    assert isinstance(action, Pick)
    unit = action.unit
    if not choice.due >> unit & 1:
        return positioning.burning_gain(state, unit, weights) - weights.burn
    place = state.at[unit] + STEP[state.facing[unit]]
    seat = unit // SLOTS
    blocked = any(state.at[other] == place for other in state.scenario.units(seat) if other != unit)
    return 10.0 - 5.0 * blocked + unit % SLOTS / 100.0


def weigh_move(state: TalonState, choice: Any, action: Action, weights: Weights) -> float:
    """The place and facing that a manoeuvre leads to, and what can follow from there."""
    assert isinstance(action, Steer)
    unit, way = choice.unit, action.manoeuvre
    if action.dock:
        return 1000.0 if wants_to_dock(state, unit) else -50.0
    place, facing = led_to(state, unit, way)
    turned = way in (1, 2)
    turn = turn_radius(state, unit) if turned else max(0, state.turn[unit] - 1)
    return positioning.move_value(state, unit, place, facing, turn, weights)


def led_to(state: TalonState, unit: Unit, way: i64) -> tuple[int, int]:
    """The hex and the facing that a manoeuvre leads to."""
    facing = (state.facing[unit] + ROTATION[way]) % 6
    return state.at[unit] + STEP[(facing + SIDEWAYS[way]) % 6], facing


def wants_to_dock(state: TalonState, unit: Unit) -> bool:
    """Whether docking or landing is what the unit is here for."""
    seat = unit // SLOTS
    for goal in state.scenario.goals + state.scenario.finals:
        if unit in goal.units and goal.winner == seat and goal.fate in (DOCKED, LANDED):
            return True
    return False


def weigh_missile_move(state: TalonState, choice: Any, action: Action, weights: Weights) -> float:
    """As near to the target's front as possible, and around planets."""
    assert isinstance(action, Steer)
    missile: int = choice.missile
    facing = (state.missile_facing[missile] + MISSILE_ROTATION[action.manoeuvre]) % 6
    place = state.missile_at[missile] + STEP[facing]
    if not is_on_map(state, place) or state.terrain[place] in (1, 4, 5):
        return -10.0
    target: int = state.at[state.missile_target[missile]]
    ahead = place + STEP[facing]
    away: int = distance(place, target)
    later: int = distance(target, ahead)
    return -away - 0.1 * later


# Fire


def weigh_group(state: TalonState, choice: Any, action: Action, weights: Weights) -> float:
    """Fire when the range is good or the round nearly over; hold when friends would suffer."""
    if isinstance(action, Finish):
        return 0.0
    assert isinstance(action, Ready)
    unit, group = action.unit, action.group
    weapon = weapon_of(state, unit, group)
    kind = state.tables.weapon_kind[weapon]
    if kind == FUSION:
        return tactics.cone_worth(state, unit, group) - weights.cone
    best = 0.0
    for target in targets(state, unit, group):
        quality = tactics.shot_quality(state, unit, weapon, state.at[target])
        if weights.thin:
            quality *= 1.0 + weights.thin * (tactics.weakness(state, target, state.at[unit]) - 1.0)
        best = max(best, quality)
    for missile in missile_targets(state, unit, group):
        best = max(best, 0.5 * tactics.interception_worth(state, missile) if kind != MISSILE else 0.0)
    patience = weights.late_patience if state.impulse >= 4 else weights.patience
    return best - patience + 0.01


def weigh_target(state: TalonState, choice: Any, action: Action, weights: Weights) -> float:
    """Expected damage where it hurts most; missiles that are about to strike."""
    if isinstance(action, Hold):
        return 0.0
    weapon = weapon_of(state, choice.unit, choice.group)
    if isinstance(action, TargetMissile):
        place = state.missile_at[action.missile]
        hit = tactics.expected(state, choice.unit, weapon, place)
        return min(1.0, hit) * tactics.interception_worth(state, action.missile)
    assert isinstance(action, Target)
    hit = tactics.expected(state, choice.unit, weapon, state.at[action.unit])
    if is_fighter(state, action.unit):
        return min(1.0, hit) * weights.fighter
    worth = tactics.target_worth(state, action.unit, weights)
    return hit * worth * tactics.weakness(state, action.unit, state.at[choice.unit])


def weigh_cone(state: TalonState, choice: Any, action: Action, weights: Weights) -> float:
    """The second cannon fires if the first was worth it."""
    return tactics.cone_worth(state, choice.unit, choice.group) if isinstance(action, Shoot) else 0.5


def weigh_launch(state: TalonState, choice: Any, action: Action, weights: Weights) -> float:
    """Any launch will do, but not into a planet."""
    assert isinstance(action, Launch)
    place = state.at[choice.unit] + STEP[action.direction]
    return 0.0 if state.terrain[place] in (1, 4) else 1.0


# The rest


def weigh_speed(state: TalonState, choice: Any, action: Action, weights: Weights) -> float:
    """Fast when far, slow with much power in a fight, as the task of the unit asks."""
    assert isinstance(action, SetSpeed)
    return -abs(action.speed - positioning.wanted_speed(state, choice.unit, weights))


def weigh_rig(state: TalonState, choice: Any, action: Action, weights: Weights) -> float:
    """Worth its risk when it finishes a bar at the expense of the helm, or of a group that will not fire soon."""
    return tactics.rigging_worth(state, choice.unit, action.up, action.down) if isinstance(action, Rig) else 0.5


def weigh_jump(state: TalonState, choice: Any, action: Action, weights: Weights) -> float:
    """Stay and fight, unless leaving wins."""
    if not isinstance(action, Jump):
        return 0.5
    for goal in state.scenario.goals + state.scenario.finals:
        if action.unit in goal.units and goal.fate == RETREATED:
            return 10.0 if goal.winner == choice.seat else -10.0
    return 0.0


def weigh_call(state: TalonState, choice: Any, action: Action, weights: Weights) -> float:
    """Leave transports outside: they are safe there, and land when the battle is won."""
    return 0.0 if isinstance(action, Call) else 1.0


def weigh_initiative(state: TalonState, choice: Any, action: Action, weights: Weights) -> float:
    """Whoever paid for it leads."""
    assert isinstance(action, TakeInitiative)
    return 1.0 if action.seat == choice.seat else 0.0


def weigh_displacement(state: TalonState, choice: Any, action: Action, weights: Weights) -> float:
    """Push enemies into trouble, be pulled away from it."""
    assert isinstance(action, Towards)
    unit = choice.target if hasattr(choice, "target") else choice.unit
    danger = positioning.hazard(state, unit, state.at[unit] + STEP[action.direction])
    return -danger if unit // SLOTS != choice.seat else danger


def weigh_first_struck(state: TalonState, choice: Any, action: Action, weights: Weights) -> float:
    """The sturdier ship first."""
    assert isinstance(action, Pick)
    return tactics.sturdiness(state, action.unit)


def weigh_place(state: TalonState, choice: Any, action: Action, weights: Weights) -> float:
    """Near the middle of the zone, not side by side."""
    assert isinstance(action, Place)
    seat = choice.seat
    column: int = column_row(action.place)[0]
    middle = abs(column - 11)
    friends = [state.at[unit] for unit in state.scenario.units(seat) if state.at[unit] >= 0]
    crowd = sum(1 for place in friends if distance(place, action.place) < 2)
    return -middle - 4.0 * crowd


def weigh_facing(state: TalonState, choice: Any, action: Action, weights: Weights) -> float:
    """Towards the enemy's side of the map."""
    assert isinstance(action, Towards)
    there = choice.place + 3 * STEP[action.direction]
    across, down = column_row(there)
    column: int = across
    row: int = down
    return -float(abs(column - 11) + abs(row - 5))


def weigh_shift(state: TalonState, choice: Any, action: Action, weights: Weights) -> float:
    """Where the map lies makes no difference: never ask for a shift, never mind one, and let the enemy make way."""
    if isinstance(action, Pick):
        return 1.0 if action.unit // SLOTS != choice.seat else 0.0
    return 1.0 if isinstance(action, Finish | Agree) else 0.0


WEIGHERS: Final[dict[str, Callable[[TalonState, Any, Action, Weights], float]]] = {
    "ChooseSpending": weigh_spending,
    "ChooseNewTarget": weigh_target_choice,
    "ChooseMover": weigh_mover,
    "ChooseMove": weigh_move,
    "ChooseMissileMove": weigh_missile_move,
    "ChooseGroup": weigh_group,
    "ChooseTarget": weigh_target,
    "ChooseCone": weigh_cone,
    "ChooseLaunch": weigh_launch,
    "ChooseSpeed": weigh_speed,
    "OfferRig": weigh_rig,
    "ChooseJump": weigh_jump,
    "OfferCall": weigh_call,
    "ChooseInitiative": weigh_initiative,
    "ChoosePush": weigh_displacement,
    "ChoosePull": weigh_displacement,
    "ChooseFirstStruck": weigh_first_struck,
    "ChooseHex": weigh_place,
    "ChooseFacing": weigh_facing,
    "OfferShift": weigh_shift,
    "AnswerShift": weigh_shift,
    "ChooseStray": weigh_shift,
}
