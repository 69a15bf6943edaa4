"""A plain opponent to measure against: charge straight at the nearest enemy and fire whenever possible."""

from __future__ import annotations

from typing import Any

from orrery.games.talon.actions import Charge, Hold, Ready, Reinforce, Steer
from orrery.games.talon.flow.movement import ROTATION, SIDEWAYS
from orrery.games.talon.grid import STEP, distance
from orrery.games.talon.state import TalonState
from orrery.kernel import Action, Rng


def nearest(state: TalonState, seat: int, place: int) -> int:
    """How far the nearest enemy of a seat is from a hex."""
    return min(distance(place, state.at[unit]) for unit in state.scenario.units(1 - seat) if state.at[unit] >= 0)


def charge_straight(state: TalonState, rng: Rng) -> Action:
    """Move nearer to the nearest enemy, fire at once, charge weapons."""
    frame: Any = state.stack[-1]
    options = state.pending
    if state.choice == "ChooseMove":
        best = None
        for action in options:
            assert isinstance(action, Steer)
            facing = (state.facing[frame.unit] + ROTATION[action.manoeuvre]) % 6
            place = state.at[frame.unit] + STEP[(facing + SIDEWAYS[action.manoeuvre]) % 6]
            ahead = place + STEP[facing]
            score = (action.dock, nearest(state, frame.seat, place) + 0.5 * nearest(state, frame.seat, ahead))
            if best is None or score < best[0]:
                best = (score, action)
        assert best is not None
        return best[1]
    for kind in (Ready, Charge, Reinforce):
        chosen = [action for action in options if isinstance(action, kind)]
        if chosen:
            return chosen[0]
    rest = [action for action in options if not isinstance(action, Hold) and not str(action).startswith("jump")]
    return rng.pick(rest or options)
