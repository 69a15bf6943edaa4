"""Declaring an attack: who fires at what, alone, together or with allies (parsec:12, 12.4, 12.6)."""

from __future__ import annotations

from orrery.games.parsec.actions import (
    ACCEPT,
    DONE,
    JOIN,
    PASS,
    PIECE_NAMES,
    PUT,
    SUPPORT,
    TARGET,
    UNIT_NAMES,
    Accept,
    Join,
    Put,
    Support,
    Target,
)
from orrery.games.parsec.board import (
    can_open_fire,
    is_in_range,
    is_open_to_attack,
    is_same_side,
    targets_of,
    units_at,
)
from orrery.games.parsec.effects import hand_over
from orrery.games.parsec.events import AttackDeclared, ResourcesPaid, SupportAnswered, SupportAsked
from orrery.games.parsec.flow.playing import AnswerAttack
from orrery.games.parsec.flow.strike import Strike
from orrery.games.parsec.flow.trade import raised
from orrery.games.parsec.grid import distance
from orrery.games.parsec.state import (
    AIM,
    ASKED,
    ATTACKED,
    ATTACKER,
    CLASH,
    DEFENDER,
    HAPPENED,
    LOSS,
    NOT_ABOARD,
    OVER,
    STRIKER,
    STRIKES,
    ParsecState,
)
from orrery.games.parsec.tables import CARGO, KIND, OWNER, PIECE, PIECES, RESOURCES
from orrery.kernel import Action, Choice, Done, Pass, Refusal, Step, refuse


def begin_attack(state: ParsecState, seat: int, unit: int) -> None:
    """A vessel leads an attack (parsec:12e)."""
    state.firing[unit] = 1
    state.clash[ASKED] = 0
    state.push(ChooseTarget(seat, unit))


class ChooseTarget(Choice[ParsecState]):
    """The attacker names the target of its vessel (parsec:12e)."""

    __slots__ = ("unit",)
    clause = "parsec:12e"
    accepts = (Target,)

    def __init__(self, seat: int, unit: int) -> None:
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
            return refuse("parsec:4.2l", "aboard", unit=UNIT_NAMES[enemy])
        if not is_open_to_attack(state, self.seat, enemy):
            docked = KIND[enemy] == CARGO and state.where[enemy] in state.galaxy.docks
            return refuse("parsec:9.2d" if docked else "parsec:6.2m", "docked" if docked else "truce")
        if not is_in_range(state, self.unit, state.where[enemy]):
            away = distance(state.where[self.unit], state.where[enemy])
            return refuse("parsec:12b", "out-of-range", unit=UNIT_NAMES[enemy], distance=away)
        return None

    def resolve(self, state: ParsecState, action: Target) -> None:
        state.push(ChooseAttackers(self.seat, action.unit, -1))


def can_join(state: ParsecState, unit: int, enemy: int) -> bool:
    """Whether a vessel can take part in an attack on a unit (parsec:12.4a, parsec:12.4b)."""
    return not state.firing[unit] and can_open_fire(state, unit) and is_in_range(state, unit, state.where[enemy])


class ChooseAttackers(Choice[ParsecState]):
    """The attacker adds further vessels that reach the target, in the order of the pieces (parsec:12.4a)."""

    __slots__ = ("enemy", "last")
    clause = "parsec:12.4a"
    accepts = (Join, Done)

    def __init__(self, seat: int, enemy: int, last: int) -> None:
        self.seat = seat
        self.enemy = enemy
        self.last = last

    def options(self, state: ParsecState) -> list[Action]:
        first = self.seat * PIECES
        found: list[Action] = [
            JOIN[piece]
            for piece in range(self.last + 1, PIECES)
            if state.where[first + piece] >= 0 and can_join(state, first + piece, self.enemy)
        ]
        found.append(DONE)
        return found

    def why_not(self, state: ParsecState, action: Action) -> Refusal | None:
        if not isinstance(action, Join):
            return None
        return join_refusal(state, self.seat * PIECES + action.piece, self.enemy, self.last)

    def resolve(self, state: ParsecState, action: Action) -> None:
        if isinstance(action, Join):
            state.firing[self.seat * PIECES + action.piece] = 1
            state.push(ChooseAttackers(self.seat, self.enemy, action.piece))
        else:
            state.then(AskSupport(self.seat, self.enemy, OWNER[self.enemy]), Declaration(self.seat, self.enemy))


def join_refusal(state: ParsecState, unit: int, enemy: int, last: int) -> Refusal | None:
    """Why a vessel cannot take part in an attack."""
    name = PIECE_NAMES[PIECE[unit]]
    if state.where[unit] < 0:
        return refuse("parsec:12.4a", "not-on-board", piece=name)
    if state.carrier[unit] != NOT_ABOARD:
        return refuse("parsec:4.2k", "aboard", piece=name)
    if state.firing[unit]:
        return refuse("parsec:12.4a", "takes-part-already", piece=name)
    if state.flags[unit] & ATTACKED:
        return refuse("parsec:4e", "attacked-already", piece=name)
    if not can_open_fire(state, unit):
        return refuse("parsec:12.4i", "cannot-attack", piece=name)
    if not is_in_range(state, unit, state.where[enemy]):
        return refuse("parsec:12.4b", "out-of-range", piece=name)
    return refuse("parsec:12.4a", "in-order", piece=name) if PIECE[unit] <= last else None


def can_support(state: ParsecState, other: int, seat: int, enemy: int, foe: int) -> bool:
    """Whether a seat has a vessel to lend against a unit (parsec:12.6b)."""
    if other == seat or is_same_side(state, other, foe) or not state.alive[other]:
        return False
    if state.clash[ASKED] >> other & 1:
        return False
    first = other * PIECES
    for unit in range(first, first + PIECES):
        if state.where[unit] >= 0 and can_lend(state, unit, enemy):
            return True
    return False


def can_lend(state: ParsecState, unit: int, enemy: int) -> bool:
    """Whether a vessel can be lent against a unit: military, in range, not lent yet this turn (parsec:12.6b)."""
    return state.tables.military[KIND[unit]] and can_join(state, unit, enemy)


class AskSupport(Choice[ParsecState]):
    """The seat may ask others for support, each once in a combat (parsec:12.6b, parsec:12.6e)."""

    __slots__ = ("enemy", "foe")
    clause = "parsec:12.6b"
    accepts = (Support, Done)

    def __init__(self, seat: int, enemy: int, foe: int) -> None:
        self.seat = seat
        self.enemy = enemy
        self.foe = foe

    def options(self, state: ParsecState) -> list[Action]:
        found: list[Action] = []
        if state.seats > 2:
            for other in range(state.seats):
                if can_support(state, other, self.seat, self.enemy, self.foe):
                    found.append(SUPPORT[other])
        found.append(DONE)
        return found

    def why_not(self, state: ParsecState, action: Action) -> Refusal | None:
        if not isinstance(action, Support):
            return None
        other = action.other
        if other >= state.seats or not state.alive[other]:
            return refuse("parsec:12.6b", "no-such-seat", other=other)
        if state.clash[ASKED] >> other & 1:
            return refuse("parsec:12.6b", "asked-already", other=other)
        if can_support(state, other, self.seat, self.enemy, self.foe):
            return None
        return refuse("parsec:12.6b", "nothing-to-lend", other=other)

    def resolve(self, state: ParsecState, action: Action) -> None:
        if isinstance(action, Support):
            state.clash[ASKED] |= 1 << action.other
            state.then(
                BuildFee(self.seat, action.other, self.enemy, (0, 0, 0)), AskSupport(self.seat, self.enemy, self.foe)
            )


class BuildFee(Choice[ParsecState]):
    """The seat says what it pays for the support (parsec:12.6a)."""

    __slots__ = ("enemy", "other", "put")
    clause = "parsec:12.6a"
    accepts = (Put, Done)

    def __init__(self, seat: int, other: int, enemy: int, put: tuple[int, int, int]) -> None:
        self.seat = seat
        self.other = other
        self.enemy = enemy
        self.put = put

    def options(self, state: ParsecState) -> list[Action]:
        found: list[Action] = [PUT[r] for r in range(3) if state.stock[self.seat * 3 + r] > self.put[r]]
        found.append(DONE)
        return found

    def why_not(self, state: ParsecState, action: Action) -> Refusal | None:
        if isinstance(action, Put) and state.stock[self.seat * 3 + action.resource] <= self.put[action.resource]:
            return refuse("parsec:12.6a", "not-enough", resource=RESOURCES[action.resource])
        return None

    def resolve(self, state: ParsecState, action: Action) -> None:
        if isinstance(action, Put):
            state.push(BuildFee(self.seat, self.other, self.enemy, raised(self.put, action.resource)))
        else:
            if state.logged:
                state.log(SupportAsked(self.seat, self.other, list(self.put)))
            state.push(AnswerSupport(self.other, self.seat, self.enemy, self.put))


class AnswerSupport(Choice[ParsecState]):
    """The seat asked agrees, and is paid at once, or declines (parsec:12.6a)."""

    __slots__ = ("enemy", "other", "put")
    clause = "parsec:12.6a"
    accepts = (Accept, Pass)

    def __init__(self, seat: int, other: int, enemy: int, put: tuple[int, int, int]) -> None:
        self.seat = seat
        self.other = other
        self.enemy = enemy
        self.put = put

    def options(self, state: ParsecState) -> list[Action]:
        return [ACCEPT, PASS]

    def why_not(self, state: ParsecState, action: Action) -> Refusal | None:
        return None

    def resolve(self, state: ParsecState, action: Action) -> None:
        agreed = action is ACCEPT
        if state.logged:
            state.log(SupportAnswered(self.seat, self.other, agreed))
        if agreed:
            for r in range(3):
                if self.put[r]:
                    hand_over(state, self.other, self.seat, r, self.put[r])
                    if state.logged:
                        state.log(ResourcesPaid(self.other, self.seat, RESOURCES[r], self.put[r], "support"))
            state.push(LendVessels(self.seat, self.enemy, -1))


class LendVessels(Choice[ParsecState]):
    """The ally says which of its vessels take part: at least one (parsec:12.6c)."""

    __slots__ = ("enemy", "last")
    clause = "parsec:12.6c"
    accepts = (Join, Done)

    def __init__(self, seat: int, enemy: int, last: int) -> None:
        self.seat = seat
        self.enemy = enemy
        self.last = last

    def options(self, state: ParsecState) -> list[Action]:
        first = self.seat * PIECES
        found: list[Action] = [
            JOIN[piece]
            for piece in range(self.last + 1, PIECES)
            if state.where[first + piece] >= 0 and can_lend(state, first + piece, self.enemy)
        ]
        if self.last >= 0:
            found.append(DONE)
        return found

    def why_not(self, state: ParsecState, action: Action) -> Refusal | None:
        if not isinstance(action, Join):
            return None if self.last >= 0 else refuse("parsec:12.6c", "lend-one")
        unit = self.seat * PIECES + action.piece
        if not state.tables.military[KIND[unit]]:
            return refuse("parsec:12.6b", "military-only", piece=PIECE_NAMES[action.piece])
        return join_refusal(state, unit, self.enemy, self.last)

    def resolve(self, state: ParsecState, action: Action) -> None:
        if isinstance(action, Join):
            state.firing[self.seat * PIECES + action.piece] = 1
            state.push(LendVessels(self.seat, self.enemy, action.piece))


class Declaration(Step[ParsecState]):
    """The attack is declared; the target and everybody taking part are fixed (parsec:12e)."""

    __slots__ = ("enemy", "seat")

    def __init__(self, seat: int, enemy: int) -> None:
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
        clash[STRIKES] = clash[OVER] = clash[LOSS] = clash[HAPPENED] = 0
        cell = state.where[enemy]
        far = False
        names: list[str] = []
        for unit in range(state.seats * PIECES):
            if state.firing[unit]:
                state.engaged[unit] = 1
                state.flags[unit] |= ATTACKED  # parsec:4e
                names.append(UNIT_NAMES[unit])
                far = far or distance(state.where[unit], cell) > 1
        state.engaged[enemy] = 2
        for other in units_at(state, cell):
            if state.tables.military[KIND[other]]:
                state.engaged[other] = 2
        if state.logged:
            manoeuvre = "coordinated" if len(names) > 1 else "long-range" if far else "single"
            state.log(AttackDeclared(self.seat, UNIT_NAMES[enemy], names, manoeuvre))
        state.push(Strike(1, enemy))
        if state.cards[defender]:
            state.push(AnswerAttack((defender,)))
