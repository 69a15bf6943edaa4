"""Chapter 3: a turn of an impulse, and its repairs."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from orrery.games.talon.board import stamp
from orrery.games.talon.events import ReinforcementExpired, RepairTried, TurnBegan
from orrery.games.talon.flow.firing import ChooseGroup
from orrery.games.talon.flow.movement import MovementStep
from orrery.games.talon.flow.shifting import SHIFTS_OFFERED, OfferShift
from orrery.games.talon.flow.spending import PowerStep
from orrery.games.talon.grid import ARCS
from orrery.games.talon.score import judge
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import EFFECTS, HELM_DOWN, IMPULSES, POWER_LOSS, SHIELDS_DOWN, SLOTS, Seat, Unit
from orrery.kernel import Frame, Step, changed, find, upcoming


class Turn(Step[TalonState]):
    """Reinforcements expire, then AP, movement, fire and repairs, each for all ships (talon:3.2a, talon:3.2b)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: TalonState) -> None:
        seat = self.seat
        state.active = seat
        if state.logged:
            state.log(TurnBegan(seat, IMPULSES[state.impulse]))
        first = 4 * SLOTS * seat
        letter = state.impulse + 1
        found = find(state.boosts, letter, first, first + 4 * SLOTS)
        while found >= 0:
            state.boosts[found] = 0
            if state.logged:
                state.log(ReinforcementExpired(state.scenario.names[found // 4], ARCS[found % 4]))
            found = find(state.boosts, letter, found + 1, first + 4 * SLOTS)
        state.proceed(STEPS[seat])
        if state.shifts and state.scenario.floating:
            state.push(OfferShift(seat, SHIFTS_OFFERED))


class RepairStep(Step[TalonState]):
    """A die for every repairable marker that was not placed in this impulse (talon:3.2f, talon:8.7a, talon:8.7b)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: TalonState) -> None:
        seat = self.seat
        now = stamp(state)
        for unit in range(SLOTS * seat, SLOTS * seat + state.scenario.count[seat]):
            if state.at[unit] >= 0:
                if state.shields_down[unit] and is_repaired(state, unit, state.shields_down[unit], SHIELDS_DOWN, now):
                    state.shields_down = changed(state.shields_down, unit, 0)
                if state.helm_down[unit] and is_repaired(state, unit, state.helm_down[unit], HELM_DOWN, now):
                    state.helm_down = changed(state.helm_down, unit, 0)
                if state.power_loss[unit] and is_repaired(state, unit, state.power_loss[unit], POWER_LOSS, now):
                    state.power_loss = changed(state.power_loss, unit, 0)
        judge(state)


#: The steps of each seat's turn, made once.
STEPS: Final[list[list[Frame[Any]]]] = [
    upcoming(PowerStep(seat), MovementStep(seat), ChooseGroup(seat), RepairStep(seat)) for seat in range(2)
]


def is_repaired(state: TalonState, unit: Unit, placed: i64, effect: i64, now: i64) -> bool:
    """Roll a die: a 6 removes a marker with the repair icon that was not placed just now (talon:8.7a)."""
    if placed == now or not state.tables.repairable[effect]:
        return False
    die = state.rng.die(6)
    if state.logged:
        state.log(RepairTried(state.scenario.names[unit], EFFECTS[effect], die, die == 6))
    return die == 6
