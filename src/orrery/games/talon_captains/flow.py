"""A battle of Talon in which every captain decides for his own ships (chapter 25)."""

from __future__ import annotations

from orrery.games.talon.actions import Finish
from orrery.games.talon.nested import BATTLE_ACTIONS, begin_battle, blank_battle, fight, fought
from orrery.games.talon_captains.command import captains_of, decider, divided, is_anothers, named_unit, step_of, waiting
from orrery.games.talon_captains.events import CommandDivided
from orrery.games.talon_captains.state import CaptainsState
from orrery.kernel import Action, Choice, Refusal, Step, column, refuse


class DivideCommand(Step[CaptainsState]):
    """The ships of each side are divided among its captains, and the battle begins (talon_captains:1)."""

    __slots__ = ()

    def run(self, state: CaptainsState) -> None:
        battle = blank_battle(state, state.options)
        led = [0] * len(state.captain)
        names: list[list[str]] = [[] for _ in range(state.seats)]
        for side in range(2):
            for unit, captain in divided(battle.scenario, battle.tables, side, captains_of(state, side)).items():
                led[unit] = captain
                names[captain].append(battle.scenario.names[unit])
        state.captain = column("B", led)
        if state.logged:
            for seat in range(state.seats):
                state.log(CommandDivided(seat, ", ".join(names[seat])))
        begin_battle(state, battle)
        state.push(FightOn())


class FightOn(Step[CaptainsState]):
    """The battle waits for a captain, or is over."""

    __slots__ = ()

    def run(self, state: CaptainsState) -> None:
        state.push(EndBattle() if fought(state).seat is None else CommandShips(decider(state)))


class CommandShips(Choice[CaptainsState]):
    """A decision of the battle: a captain decides for his own ships only (talon_captains:2)."""

    __slots__ = ()
    clause = "talon_captains:2"
    accepts = BATTLE_ACTIONS

    def options(self, state: CaptainsState) -> list[Action]:
        return [action for action in fought(state).pending if not is_anothers(state, action, self.seat)]

    def why_not(self, state: CaptainsState, action: Action) -> Refusal | None:
        battle = fought(state)
        refusal = battle.why_not(action)
        if refusal is None and is_anothers(state, action, self.seat):
            return refuse("talon_captains:2", "another-captain", unit=battle.scenario.names[named_unit(action)])
        return refusal

    def resolve(self, state: CaptainsState, action: Action) -> None:
        battle = fought(state)
        if isinstance(action, Finish):  # talon_captains:4
            step = step_of(battle)
            state.done = (state.done if state.step == step else 0) | 1 << self.seat
            state.step = step
            if waiting(state):
                state.push(FightOn())
                return
        fight(state, action)
        state.push(FightOn())


class EndBattle(Step[CaptainsState]):
    """A side wins or loses together (talon_captains:5)."""

    __slots__ = ()

    def run(self, state: CaptainsState) -> None:
        outcome = fought(state).outcome
        assert outcome is not None
        winners = tuple([seat for seat in range(state.seats) if seat % 2 in outcome.winners])
        state.finish(winners, tuple([outcome.scores[seat % 2] for seat in range(state.seats)]), outcome.reason)
