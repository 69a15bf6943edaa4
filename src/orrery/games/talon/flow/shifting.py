"""Chapter 7.5: the map is shifted by agreement, and a stray ship is chosen to make way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.talon.actions import (
    AGREE,
    DECLINE,
    FINISH,
    PICK,
    SHIFT,
    Agree,
    Decline,
    Finish,
    Pick,
    Shift,
)
from orrery.games.talon.effects import retreat
from orrery.games.talon.events import ShiftDeclined, ShiftProposed
from orrery.games.talon.flow.floating import can_shift, helpful_strays, shift_map
from orrery.games.talon.grid import FACINGS, STEP, Facing
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import Seat, Unit
from orrery.kernel import Choice, Frame, Refusal, refuse

#: How often a player may propose a shift in one turn.
SHIFTS_OFFERED: Final = 3


class OfferShift(Choice[TalonState]):
    """The active player may propose to shift the map by one hex, at the start of any turn (talon:7.5.1b)."""

    __slots__ = ("left",)
    clause = "talon:7.5.1b"
    accepts = (Shift, Finish)

    def __init__(self, seat: Seat, left: i64) -> None:
        self.seat = seat
        self.left = left

    def options(self, state: TalonState) -> list[Shift | Finish]:
        options: list[Shift | Finish] = [FINISH]
        if self.left:
            options += [SHIFT[way] for way in range(6) if can_shift(state, STEP[way])]
        return options

    def why_not(self, state: TalonState, action: Shift | Finish) -> Refusal | None:
        if not isinstance(action, Shift):
            return None
        if not self.left:
            return refuse("talon:7.5.1b", "shifts-spent")
        fits = can_shift(state, STEP[action.direction])
        return None if fits else refuse("talon:7.5.1b", "no-room-to-shift", direction=FACINGS[action.direction])

    def resolve(self, state: TalonState, action: Shift | Finish) -> None:
        if isinstance(action, Shift):
            if state.logged:
                state.log(ShiftProposed(self.seat, FACINGS[action.direction]))
            state.push(AnswerShift(1 - self.seat, action.direction, self.left - 1))


class AnswerShift(Choice[TalonState]):
    """The other player agrees to a shift of the map, or not (talon:7.5.1b)."""

    __slots__ = ("direction", "left")
    clause = "talon:7.5.1b"
    accepts = (Agree, Decline)

    def __init__(self, seat: Seat, direction: Facing, left: i64) -> None:
        self.seat = seat
        self.direction = direction
        self.left = left

    def options(self, state: TalonState) -> list[Agree | Decline]:
        return [AGREE, DECLINE]

    def why_not(self, state: TalonState, action: Agree | Decline) -> Refusal | None:
        return None

    def resolve(self, state: TalonState, action: Agree | Decline) -> None:
        if isinstance(action, Agree):
            shift_map(state, STEP[self.direction], state.extended)
            state.push(OfferShift(1 - self.seat, self.left))
        elif state.logged:
            state.log(ShiftDeclined(self.seat))


class ChooseStray(Choice[TalonState]):
    """The active player chooses which of several stray ships makes way for the shift (talon:7.5.2)."""

    __slots__ = ("strays",)
    clause = "talon:7.5.2"
    accepts = (Pick,)

    def __init__(self, seat: Seat, strays: i64) -> None:
        self.seat = seat
        self.strays = strays

    def options(self, state: TalonState) -> list[Pick]:
        return [PICK[unit] for unit in range(len(PICK)) if self.strays >> unit & 1]

    def why_not(self, state: TalonState, action: Pick) -> Refusal | None:
        if self.strays >> action.unit & 1:
            return None
        return refuse("talon:7.5.2", "not-in-the-way", unit=state.scenario.names[action.unit])

    def resolve(self, state: TalonState, action: Pick) -> None:
        retreat(state, action.unit, "map-edge")


def ask_for_room(state: TalonState, unit: Unit, direction: Facing, again: Frame[TalonState]) -> None:
    """Let the active player choose the stray ship that makes way, then go on."""
    strays = 0
    for stray in helpful_strays(state, unit, state.at[unit] + STEP[direction]):
        strays |= 1 << stray
    state.then(ChooseStray(state.active, strays), again)
