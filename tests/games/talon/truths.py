"""What is so when an action is refused for a reason: a refusal must be true, not only there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.games.talon.grid import DISTANCE, SPAN, arc_towards
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import BASE, CARRIER, FIGHTER, GROUPS, MISSILE, NEBULA, SLOTS
from orrery.kernel import Action

from .oracle import Ship

Truth = Callable[[TalonState, Any, Any], bool]


def unit_of(choice: Any, action: Any) -> int:
    """The ship that an action is about, or that of the choice."""
    unit: int = getattr(action, "unit", choice.unit if hasattr(choice, "unit") else -1)
    return unit


def firer(state: TalonState, choice: Any) -> Ship:
    """The ship that fires or spends."""
    return Ship(state, choice.unit)


def place_of(state: TalonState, action: Any) -> int:
    """Where a target is."""
    return int(state.missile_at[action.missile] if hasattr(action, "missile") else state.at[action.unit])


def away(state: TalonState, choice: Any, action: Any) -> int:
    """How far a target is."""
    return int(DISTANCE[place_of(state, action) - state.at[choice.unit] + SPAN])


def reaches(state: TalonState, choice: Any, action: Any) -> bool:
    """Whether a target is in range of the group."""
    weapon = state.tables.weapon[GROUPS * state.scenario.kind[choice.unit] + choice.group]
    return bool(state.tables.reach[weapon] >> away(state, choice, action) & 1)


def is_in_arc(state: TalonState, choice: Any, action: Any) -> bool:
    """Whether a target is in arc of the group."""
    arc = arc_towards(state.at[choice.unit], state.facing[choice.unit], place_of(state, action))
    return bool(state.tables.arcs[GROUPS * state.scenario.kind[choice.unit] + choice.group] >> arc & 1)


def power_at(state: TalonState, choice: Any, action: Any) -> int:
    """What is left of the power of a row of the curve."""
    ship = firer(state, choice)
    loss = state.tables.modifier[16 * ship.kind + state.hull[ship.unit]] - state.power_cut[ship.unit]
    return int(state.tables.row_power[8 * ship.kind + action.speed] + loss)


READYING: dict[str, Truth] = {
    "not-your-ship": lambda s, c, a: a.unit // SLOTS != c.seat or s.at[a.unit] < 0,
    "has-fired": lambda s, c, a: bool(c.spent >> a.unit & 1),
    "no-group": lambda s, c, a: a.group not in Ship(s, a.unit).groups,
    "group-destroyed": lambda s, c, a: s.broken[GROUPS * a.unit + a.group] == 1,
    "fighter-lost": lambda s, c, a: Ship(s, a.unit).role == FIGHTER and not s.fighters[GROUPS * a.unit + a.group],
    "not-charged": lambda s, c, a: not Ship(s, a.unit).is_armed(a.group),
    "rigged-down": lambda s, c, a: Ship(s, a.unit).is_rigged_down(a.group),
    "no-target": lambda s, c, a: not Ship(s, a.unit).enemies(a.group) and not Ship(s, a.unit).missiles(a.group),
}
AIMING: dict[str, Truth] = {
    "group-must-fire": lambda s, c, a: c.left == s.tables.weapons[GROUPS * s.scenario.kind[c.unit] + c.group],
    "no-missile-counter": lambda s, c, a: s.at[c.unit] < 0 or min(s.missile_at) >= 0,
    "missile-at-missile": lambda s, c, a: firer(s, c).weapon(c.group) == MISSILE,
    "own-missile": lambda s, c, a: s.missile_at[a.missile] < 0 or s.missile_owner[a.missile] == c.seat,
    "own-ship": lambda s, c, a: a.unit // SLOTS == c.seat,
    "not-on-map": lambda s, c, a: s.at[a.unit] < 0,
    "not-a-target": lambda s, c, a: bool(s.scenario.spared[a.unit]),
    "own-hex": lambda s, c, a: away(s, c, a) == 0,
    "out-of-range": lambda s, c, a: not reaches(s, c, a) and away(s, c, a) > 0,
    "out-of-arc": lambda s, c, a: not is_in_arc(s, c, a) and reaches(s, c, a),
    "line-blocked": lambda s, c, a: not firer(s, c).sees(c.group, place_of(s, a)) and is_in_arc(s, c, a),
    "name-a-fighter": lambda s, c, a: (
        (Ship(s, a.unit).role == FIGHTER and firer(s, c).weapon(c.group) != MISSILE) != (a.fighter > 0)
    ),
    "fighter-lost": lambda s, c, a: not s.fighters[GROUPS * a.unit + a.fighter - 1],
}
SPENDING: dict[str, Truth] = {
    "bases-do-not-move": lambda s, c, a: firer(s, c).role == BASE,
    "has-slip-marker": lambda s, c, a: s.slip[unit_of(c, a)] == 1,
    "no-turn-marker": lambda s, c, a: s.turn[unit_of(c, a)] == 0,
    "no-group": lambda s, c, a: a.group not in firer(s, c).groups,
    "group-destroyed": lambda s, c, a: s.broken[GROUPS * c.unit + a.group] == 1,
    "no-yellow-box": lambda s, c, a: (
        s.yellow[GROUPS * c.unit + a.group] >= s.tables.yellow[GROUPS * firer(s, c).kind + a.group]
    ),
    "rigged-down": lambda s, c, a: firer(s, c).is_rigged_down(a.group),
    "no-battery": lambda s, c, a: s.tables.battery[firer(s, c).kind] == 0,
    "battery-full": lambda s, c, a: s.battery[c.unit] == 1,
    "shields-down": lambda s, c, a: s.shields_down[c.unit] > 0,
    "in-nebula": lambda s, c, a: s.terrain[s.at[c.unit]] == NEBULA,
    "arc-reinforced": lambda s, c, a: s.boosts[4 * c.unit + a.arc] > 0,
    "two-reinforcements": lambda s, c, a: sum(1 for b in s.boosts[4 * c.unit : 4 * c.unit + 4] if b) == 2,
    "not-reinforced": lambda s, c, a: s.boosts[4 * c.unit + a.arc] == 0,
    "cannot-beam": lambda s, c, a: firer(s, c).role not in (CARRIER, BASE),
    "no-such-squadron": lambda s, c, a: (
        a.unit // SLOTS != c.seat or s.at[a.unit] < 0 or Ship(s, a.unit).role != FIGHTER
    ),
    "already-beamed": lambda s, c, a: s.beamed[a.unit] == 1,
    "beam-too-far": lambda s, c, a: away(s, c, a) > 6,
    "beam-blocked": lambda s, c, a: away(s, c, a) <= 6 and not any(b.unit == a.unit for b in beams(s, c)),
    "fighter-lost": lambda s, c, a: not s.fighters[GROUPS * a.unit + a.what],
    "bar-full": lambda s, c, a: (
        s.yellow[GROUPS * a.unit + a.what] >= s.tables.yellow[GROUPS * s.scenario.kind[a.unit] + a.what]
    ),
    "no-launcher": lambda s, c, a: (
        not [g for g in firer(s, c).groups if firer(s, c).weapon(g) == MISSILE and not s.broken[GROUPS * c.unit + g]]
    ),
    "not-your-missile": lambda s, c, a: s.missile_at[a.missile] < 0 or s.missile_owner[a.missile] != c.seat,
    "no-new-target": lambda s, c, a: not firer(s, c).new_targets(a.missile),
}
MOVING: dict[str, Truth] = {
    "helm-down": lambda s, c, a: s.helm_down[c.unit] > 0 and a.manoeuvre != 0,
    "turn-marker": lambda s, c, a: s.turn[c.unit] > 0 and a.manoeuvre in (1, 2),
    "no-slip-marker": lambda s, c, a: s.slip[c.unit] == 0 and a.manoeuvre in (3, 4),
    "docking-not-called-for": lambda s, c, a: (
        firer(s, c).role != FIGHTER and c.unit not in [*s.scenario.docking, *s.scenario.landing]
    ),
}
ORDERING: dict[str, Truth] = {
    "must-move": lambda s, c, a: bool(c.due or c.missiles),
    "missile-not-to-move": lambda s, c, a: not c.missiles >> a.missile & 1,
    "not-your-ship": lambda s, c, a: a.unit // SLOTS != c.seat or s.at[a.unit] < 0,
    "bases-do-not-move": lambda s, c, a: Ship(s, a.unit).role == BASE,
    "no-afterburner": lambda s, c, a: s.afterburners[a.unit] == 0,
    "has-moved": lambda s, c, a: not (c.due | c.burners) >> a.unit & 1,
}
SPEEDING: dict[str, Truth] = {
    "no-such-speed": lambda s, c, a: s.tables.row_power[8 * firer(s, c).kind + a.speed] < 0,
    "speed-too-far": lambda s, c, a: abs(int(a.speed) - int(s.speed[c.unit])) > 1,
    "power-below-zero": lambda s, c, a: power_at(s, c, a) < 0 or s.power_loss[c.unit] > 0,
}
TRUTHS: dict[str, dict[str, Truth]] = {
    "ChooseGroup": READYING,
    "ChooseTarget": AIMING,
    "ChooseSpending": SPENDING,
    "ChooseMove": MOVING,
    "ChooseMover": ORDERING,
    "ChooseSpeed": SPEEDING,
}


def beams(state: TalonState, choice: Any) -> list[Any]:
    """The squadrons that AP can be beamed to, as actions."""
    return list(firer(state, choice).beams())


def is_true(state: TalonState, action: Action, reason: str) -> bool:
    """Whether what a refusal says is so; reasons that are not listed are taken at their word."""
    choice: Any = state.stack[-1]
    truth = TRUTHS.get(state.choice or "", {}).get(reason)
    return truth is None or truth(state, choice, action)
