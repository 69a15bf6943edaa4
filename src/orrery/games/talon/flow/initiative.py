"""Chapter 4: the contest of initiative."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.talon.actions import INITIATIVE, TakeInitiative
from orrery.games.talon.events import InitiativeChanged, InitiativeKept
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import SLOTS, Seat
from orrery.kernel import Choice, Refusal, Step, changed


class InitiativeCheck(Step[TalonState]):
    """Change markers must outnumber defend markers; then all come off (talon:4.2b, talon:4.2e, talon:4.2f)."""

    __slots__ = ()

    def run(self, state: TalonState) -> None:
        change = [0, 0]
        defend = 0
        for seat in range(2):
            for unit in range(SLOTS * seat, SLOTS * seat + state.scenario.count[seat]):
                if state.beamed[unit]:
                    state.beamed = changed(state.beamed, unit, 0)
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
