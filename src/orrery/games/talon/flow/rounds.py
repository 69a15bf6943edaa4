"""Chapters 3 and 4: rounds, impulses, turns, initiative, repairs."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.talon.actions import INITIATIVE, TakeInitiative
from orrery.games.talon.board import stamp
from orrery.games.talon.events import (
    InitiativeChanged,
    InitiativeKept,
    ReinforcementExpired,
    RepairTried,
    RoundBegan,
    TurnBegan,
)
from orrery.games.talon.flow.arriving import ReinforcementPhase
from orrery.games.talon.flow.firing import ChooseGroup
from orrery.games.talon.flow.gravity import GravityPhase
from orrery.games.talon.flow.movement import MovementStep
from orrery.games.talon.flow.recharging import PowerPhase
from orrery.games.talon.flow.retreating import RetreatPhase
from orrery.games.talon.flow.shifting import SHIFTS_OFFERED, OfferShift
from orrery.games.talon.flow.spending import PowerStep
from orrery.games.talon.grid import ARCS
from orrery.games.talon.score import judge, judge_limit
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import EFFECTS, HELM_DOWN, IMPULSES, POWER_LOSS, SHIELDS_DOWN, SLOTS, Seat, Unit
from orrery.kernel import ByteColumn, Choice, Refusal, Step, find


class Round(Step[TalonState]):
    """Six impulses, then the phases between rounds (talon:3.1a, talon:3.2i, talon:3.2j)."""

    __slots__ = ()

    def run(self, state: TalonState) -> None:
        if state.logged:
            state.log(RoundBegan(state.round))
        state.then(
            Impulse(0),
            Impulse(1),
            Impulse(2),
            Impulse(3),
            Impulse(4),
            Impulse(5),
            PowerPhase(),
            GravityPhase(),
            ReinforcementPhase(),
            RetreatPhase(),
            EndOfRound(),
        )


class Impulse(Step[TalonState]):
    """Two turns, the initiative player's first, and the check of initiative (talon:3.1b, talon:3.2g)."""

    __slots__ = ("number",)

    def __init__(self, number: i64) -> None:
        self.number = number

    def run(self, state: TalonState) -> None:
        state.impulse = self.number
        first = state.initiative
        state.then(Turn(first), Turn(1 - first), InitiativeCheck())


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
        state.then(PowerStep(seat), MovementStep(seat), ChooseGroup(seat), RepairStep(seat))
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
                if state.shields_down[unit]:
                    repair(state, unit, state.shields_down, SHIELDS_DOWN, now)
                if state.helm_down[unit]:
                    repair(state, unit, state.helm_down, HELM_DOWN, now)
                if state.power_loss[unit]:
                    repair(state, unit, state.power_loss, POWER_LOSS, now)
        judge(state)


def repair(state: TalonState, unit: Unit, markers: ByteColumn, effect: i64, now: i64) -> None:
    """A 6 removes a marker with the repair icon (talon:8.7a)."""
    if markers[unit] == now or not state.tables.repairable[effect]:
        return
    die = state.rng.die(6)
    if die == 6:
        markers[unit] = 0
    if state.logged:
        state.log(RepairTried(state.scenario.names[unit], EFFECTS[effect], die, die == 6))


class InitiativeCheck(Step[TalonState]):
    """Change markers must outnumber defend markers; then all come off (talon:4.2b, talon:4.2e, talon:4.2f)."""

    __slots__ = ()

    def run(self, state: TalonState) -> None:
        change = [0, 0]
        defend = 0
        for seat in range(2):
            for unit in range(SLOTS * seat, SLOTS * seat + state.scenario.count[seat]):
                state.beamed[unit] = 0
                if state.contest[unit] == 1:
                    change[seat] += 1
                elif state.contest[unit] == 2:
                    defend += 1
                state.contest[unit] = 0
        total = change[0] + change[1]
        if total > defend:
            # Whoever paid more for the change decides; if both paid alike, the player without initiative.
            decider = 1 - state.initiative
            if change[0] != change[1]:
                decider = 0 if change[0] > change[1] else 1
            state.push(ChooseInitiative(decider, total, defend))
        elif total and state.logged:
            state.log(InitiativeKept(state.initiative, total, defend))


class ChooseInitiative(Choice[TalonState]):
    """The side that won the contest names who leads from the next impulse on (talon:4.2c, talon:4.2d, talon:4.2g)."""

    __slots__ = ("change", "defend")
    clause = "talon:4.2b"
    accepts = (TakeInitiative,)

    def __init__(self, seat: Seat, change: i64, defend: i64) -> None:
        self.seat = seat
        self.change = change
        self.defend = defend

    def options(self, state: TalonState) -> list[TakeInitiative]:
        return [INITIATIVE[0], INITIATIVE[1]]

    def why_not(self, state: TalonState, action: TakeInitiative) -> Refusal | None:
        return None

    def resolve(self, state: TalonState, action: TakeInitiative) -> None:
        if state.logged:
            event = InitiativeKept if action.seat == state.initiative else InitiativeChanged
            state.log(event(action.seat, self.change, self.defend))
        state.initiative = action.seat


class EndOfRound(Step[TalonState]):
    """The round marker advances, or the battle ends by its limit (talon:9.4a, talon:4.1g)."""

    __slots__ = ()

    def run(self, state: TalonState) -> None:
        if state.round >= state.scenario.rounds:
            judge_limit(state)
        else:
            state.round += 1
            state.push(Round())
