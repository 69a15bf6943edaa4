"""Chapter 3: rounds and their impulses."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from orrery.games.talon.events import RoundBegan
from orrery.games.talon.flow.arriving import ReinforcementPhase
from orrery.games.talon.flow.gravity import GravityPhase
from orrery.games.talon.flow.initiative import InitiativeCheck
from orrery.games.talon.flow.recharging import PowerPhase
from orrery.games.talon.flow.retreating import RetreatPhase
from orrery.games.talon.flow.turn import Turn
from orrery.games.talon.score import judge_limit
from orrery.games.talon.state import TalonState
from orrery.kernel import Frame, Step, upcoming


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
        state.proceed(TURNS[state.initiative])


#: The turns of an impulse by who has initiative, made once.
TURNS: Final[list[list[Frame[Any]]]] = [upcoming(Turn(first), Turn(1 - first), InitiativeCheck()) for first in range(2)]


class EndOfRound(Step[TalonState]):
    """The round marker advances, or the battle ends by its limit (talon:9.4a, talon:4.1g)."""

    __slots__ = ()

    def run(self, state: TalonState) -> None:
        if state.round >= state.scenario.rounds:
            judge_limit(state)
        else:
            state.round += 1
            state.push(Round())
