"""Declaring an attack: who fires at what, alone, together or with allies (parsec:12, 12.4, 12.6)."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.parsec.actions import DONE, TARGET, UNIT_NAMES, Join, Target
from orrery.games.parsec.board import is_in_range, is_open_to_attack, is_same_side, targets_of, units_at
from orrery.games.parsec.events import AttackDeclared
from orrery.games.parsec.flow.combat import TOGETHER, Initiative
from orrery.games.parsec.flow.playing import AnswerAttack
from orrery.games.parsec.flow.strike import Shot
from orrery.games.parsec.flow.support import AskSupport, JoinAttack, join_refusal
from orrery.games.parsec.grid import distance
from orrery.games.parsec.state import (
    AIM,
    ASKED,
    ATTACKED,
    ATTACKER,
    CLASH,
    DEFENDER,
    NOT_ABOARD,
    STRIKER,
    ParsecState,
)
from orrery.games.parsec.tables import CARGO, KIND, OWNER, PIECES, Seat, Unit
from orrery.kernel import Action, Choice, Done, Refusal, Step, changed, refuse


def begin_attack(state: ParsecState, seat: Seat, unit: Unit) -> None:
    """A vessel leads an attack (parsec:12e)."""
    state.firing = changed(state.firing, unit, 1)
    state.clash[ASKED] = 0
    state.push(ChooseTarget(seat, unit))


class ChooseTarget(Choice[ParsecState]):
    """The attacker names the target of its vessel (parsec:12e)."""

    __slots__ = ("unit",)
    clause = "parsec:12e"
    accepts = (Target,)

    def __init__(self, seat: Seat, unit: Unit) -> None:
        self.seat = seat
        self.unit = unit

    def options(self, state: ParsecState) -> list[Target]:
        return [TARGET[enemy] for enemy in targets_of(state, self.seat, self.unit)]

    def why_not(self, state: ParsecState, action: Target) -> Refusal | None:
        enemy = action.unit
        if OWNER[enemy] >= state.seats or state.where[enemy] < 0:
            return refuse("parsec:12e", "not-on-board", unit=UNIT_NAMES[enemy])
        if is_same_side(state, self.seat, OWNER[enemy]):
            return refuse("parsec:12d", "own-unit", unit=UNIT_NAMES[enemy])
        if state.carrier[enemy] != NOT_ABOARD:
            return refuse("parsec:4.2l", "is-aboard", unit=UNIT_NAMES[enemy])
        if not is_open_to_attack(state, self.seat, enemy):
            docked = KIND[enemy] == CARGO and state.where[enemy] in state.galaxy.docks
            return refuse("parsec:9.2d" if docked else "parsec:6.2m", "docked" if docked else "truce")
        if not is_in_range(state, self.unit, state.where[enemy]):
            away = distance(state.where[self.unit], state.where[enemy])
            return refuse("parsec:12b", "out-of-range", unit=UNIT_NAMES[enemy], distance=away)
        return None

    def resolve(self, state: ParsecState, action: Target) -> None:
        state.push(ChooseAttackers(self.seat, action.unit, -1))


class ChooseAttackers(JoinAttack):
    """The attacker adds further vessels that reach the target, in the order of the pieces (parsec:12.4a)."""

    __slots__ = ()
    clause = "parsec:12.4a"
    accepts = (Join, Done)

    def options(self, state: ParsecState) -> list[Action]:
        return [*self.joining(state), DONE]

    def why_not(self, state: ParsecState, action: Action) -> Refusal | None:
        if not isinstance(action, Join):
            return None
        return join_refusal(state, self.seat * PIECES + action.piece, self.enemy, self.last)

    def resolve(self, state: ParsecState, action: Action) -> None:
        if isinstance(action, Join):
            state.firing = changed(state.firing, self.seat * PIECES + action.piece, 1)
            state.push(ChooseAttackers(self.seat, self.enemy, action.piece))
        else:
            state.then(AskSupport(self.seat, self.enemy), Declaration(self.seat, self.enemy))


class Declaration(Step[ParsecState]):
    """The attack is declared; the target and everybody taking part are fixed (parsec:12e)."""

    __slots__ = ("enemy", "seat")

    def __init__(self, seat: Seat, enemy: i64) -> None:
        self.seat = seat
        self.enemy = enemy

    def run(self, state: ParsecState) -> None:
        enemy = self.enemy
        defender = OWNER[enemy]
        clash = state.clash
        for at in range(CLASH):
            if at != ASKED:
                clash[at] = 0
        clash[ATTACKER] = self.seat
        clash[DEFENDER] = defender
        clash[STRIKER] = self.seat
        clash[AIM] = enemy
        cell = state.where[enemy]
        far = False
        names: list[str] = []
        for unit in range(state.seats * PIECES):
            if state.firing[unit]:
                state.engaged = changed(state.engaged, unit, 1)
                state.flags[unit] |= ATTACKED  # parsec:4e
                names.append(UNIT_NAMES[unit])
                far = far or distance(state.where[unit], cell) > 1
        state.engaged = changed(state.engaged, enemy, 2)
        for other in units_at(state, cell):
            if state.tables.military[KIND[other]]:
                state.engaged = changed(state.engaged, other, 2)
        if state.logged:
            manoeuvre = "coordinated" if len(names) > 1 else "long-range" if far else "single"
            state.log(AttackDeclared(self.seat, UNIT_NAMES[enemy], names, manoeuvre))
        state.then(Shot(1, enemy), Initiative(2, TOGETHER))
        if state.cards[defender]:
            state.push(AnswerAttack((defender,)))
