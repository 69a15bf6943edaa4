"""Chapter 11: ships leave the battle by FTL."""

from __future__ import annotations

from orrery.games.talon.actions import FINISH, JUMP, Finish, Jump
from orrery.games.talon.board import DISTURBING, is_drive_active
from orrery.games.talon.effects import retreat
from orrery.games.talon.score import judge
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import BASE, FIGHTER, SLOTS, Unit
from orrery.kernel import Choice, Refusal, Step, refuse


class RetreatPhase(Step[TalonState]):
    """Eligible ships may jump, the initiative player's first (talon:3.2j, talon:11.1.2a)."""

    __slots__ = ()

    def run(self, state: TalonState) -> None:
        if state.scenario.advanced:
            state.then(ChooseJump(state.initiative), ChooseJump(1 - state.initiative))


def can_jump(state: TalonState, unit: Unit) -> bool:
    """Whether a ship can leave by FTL now: an active drive, and no nebula or asteroids around it (talon:11.1.4a)."""
    place = state.at[unit]
    if state.scenario.staying_seat == unit // SLOTS:
        return False
    return place >= 0 and is_drive_active(state, unit) and not 1 << state.terrain[place] & DISTURBING


class ChooseJump(Choice[TalonState]):
    """One ship after another may jump, whatever is in front of it (talon:11.1.2b)."""

    __slots__ = ()
    clause = "talon:11.1.2a"
    accepts = (Jump, Finish)

    def options(self, state: TalonState) -> list[Jump | Finish]:
        options: list[Jump | Finish] = []
        for unit in range(SLOTS * self.seat, SLOTS * self.seat + state.scenario.count[self.seat]):
            if can_jump(state, unit):
                options.append(JUMP[unit])
        options.append(FINISH)
        return options

    def why_not(self, state: TalonState, action: Jump | Finish) -> Refusal | None:
        if isinstance(action, Finish):
            return None
        unit = action.unit
        name = state.scenario.names[unit]
        if unit // SLOTS != self.seat or state.at[unit] < 0:
            return refuse("talon:11.1.2a", "not-your-ship", unit=name)
        role = state.tables.role[state.scenario.kind[unit]]
        if role == BASE:
            return refuse("talon:11.1.4b", "no-drive", unit=name)
        if role == FIGHTER:
            return refuse("talon:11.1.4c", "no-drive", unit=name)
        if state.scenario.staying_seat == self.seat:
            return refuse("talon:11.1.2a", "must-stay", unit=name)
        if state.ftl_down[unit]:
            return refuse("talon:8.5a", "drive-offline", unit=name)
        if not is_drive_active(state, unit):
            return refuse("talon:11.1.3", "drive-inactive", unit=name, round=state.round)
        if 1 << state.terrain[state.at[unit]] & DISTURBING:
            return refuse("talon:11.1.4a", "in-terrain", unit=name)
        return None

    def resolve(self, state: TalonState, action: Jump | Finish) -> None:
        if isinstance(action, Jump):
            retreat(state, action.unit, "ftl")
            state.push(ChooseJump(self.seat))
            judge(state)
