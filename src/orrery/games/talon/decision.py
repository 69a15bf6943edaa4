"""What is being decided, for a client: who, about which unit, weapon or missile, and where each way leads."""

from __future__ import annotations

from typing import Any

from orrery.games.talon.actions import MANOEUVRES, MISSILE_NAMES, UNIT_NAMES
from orrery.games.talon.board import is_on_map
from orrery.games.talon.flow.arriving import ChooseFacing
from orrery.games.talon.flow.gravity import ChoosePull
from orrery.games.talon.flow.heavy import ChoosePush
from orrery.games.talon.flow.missiles import ChooseLaunch, ChooseMissileMove
from orrery.games.talon.flow.movement import ROTATION, SIDEWAYS, ChooseMove
from orrery.games.talon.grid import FACINGS, HEX_NAMES, STEP, axial
from orrery.games.talon.state import TalonState

#: The step of the turn in which each choice is made; "repair" has none.
STEPS = {
    "ap": ["ChooseSpender", "ChooseSpending", "ChooseNewTarget"],
    "move": ["ChooseMover", "ChooseMove", "ChooseMissileMove", "ChooseCollision", "ChooseFirstStruck"],
    "fire": ["ChooseGroup", "ChooseTarget", "ChooseCone", "ChooseStruck", "ChooseLaunch", "ChoosePush"],
    "power": ["ChooseSpeed", "OfferRig"],
    "deploy": ["ChooseHex", "ChooseFacing", "OfferCall"],
    "retreat": ["ChooseJump"],
    "gravity": ["ChoosePulled", "ChoosePull"],
}
STEP_OF = {choice: step for step, choices in STEPS.items() for choice in choices}


def decision(state: TalonState, seat: int | None) -> dict[str, Any] | None:
    """The choice on top, what it is about, and the hexes its ways lead to; None when the battle is over. All see it."""
    if state.seat is None:
        return None
    top = state.stack[-1]
    unit, target = getattr(top, "unit", -1), getattr(top, "target", -1)
    missile, group = getattr(top, "missile", -1), getattr(top, "group", -1)
    return {
        "seat": state.seat,
        "choice": state.choice,
        "step": STEP_OF.get(state.choice or ""),
        "clause": getattr(top, "clause", ""),
        "unit": UNIT_NAMES[unit] if unit >= 0 else None,
        "target": UNIT_NAMES[target] if target >= 0 else None,
        "missile": MISSILE_NAMES[missile] if missile >= 0 else None,
        "group": group + 1 if group >= 0 else None,
        "left": getattr(top, "left", None),
        "ways": ways_view(state, top),
    }


def ways_view(state: TalonState, top: object) -> list[dict[str, Any]]:
    """Every manoeuvre or direction of the choice, whether allowed or not, with its hex and facing."""
    if isinstance(top, ChooseMove):
        return manoeuvres_view(state, state.at[top.unit], state.facing[top.unit], len(MANOEUVRES))
    if isinstance(top, ChooseMissileMove):
        return manoeuvres_view(state, state.missile_at[top.missile], state.missile_facing[top.missile], 3)
    if isinstance(top, ChooseLaunch):
        return directions_view(state, state.at[top.unit])
    if isinstance(top, ChoosePush):
        return directions_view(state, state.at[top.target])
    if isinstance(top, ChoosePull):
        return directions_view(state, state.at[top.unit])
    if isinstance(top, ChooseFacing):
        return directions_view(state, top.place)
    return []


def manoeuvres_view(state: TalonState, place: int, facing: int, count: int) -> list[dict[str, Any]]:
    """Where each manoeuvre leads from a hex."""
    found = []
    for way in range(count):
        turned = (facing + ROTATION[way]) % 6
        found.append(way_view(state, "manoeuvre", MANOEUVRES[way], place + STEP[(turned + SIDEWAYS[way]) % 6], turned))
    return found


def directions_view(state: TalonState, place: int) -> list[dict[str, Any]]:
    """Where each direction leads from a hex."""
    return [
        way_view(state, "direction", FACINGS[direction], place + STEP[direction], direction) for direction in range(6)
    ]


def way_view(state: TalonState, field: str, value: str, place: int, facing: int) -> dict[str, Any]:
    """A way with its hex, which may lie off the map."""
    q, r = axial(place)
    return {
        "field": field,
        "value": value,
        "hex": HEX_NAMES[place] if is_on_map(state, place) else None,
        "q": q,
        "r": r,
        "facing": FACINGS[facing],
    }
