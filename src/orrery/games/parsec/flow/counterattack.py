"""The counterattack: fire concentrated on one enemy, or divided among several (parsec:12.2a, 12.4c to 12.4i)."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.parsec.actions import (
    DONE,
    JOIN,
    PASS,
    PIECE_NAMES,
    TARGET,
    UNIT_NAMES,
    Join,
    Target,
)
from orrery.games.parsec.fleets import can_fire_back, can_hit, commander, fleet, marks, shooters, side_of
from orrery.games.parsec.flow.strike import Shot
from orrery.games.parsec.flow.support import AskSupport
from orrery.games.parsec.state import ASKED, ATTACKED, HAPPENED, LOSS, ParsecState
from orrery.games.parsec.tables import KIND, OWNER, PIECE, PIECES, Seat, Unit
from orrery.kernel import Action, Choice, Done, Pass, Refusal, Step, changed, refuse


class ChooseMark(Choice[ParsecState]):
    """The seat names the one enemy on which it concentrates its fire (parsec:12.4c, parsec:12.4e)."""

    __slots__ = ()
    clause = "parsec:12.4e"
    accepts = (Target,)

    def options(self, state: ParsecState) -> list[Target]:
        side = side_of(state, self.seat)
        return [TARGET[enemy] for enemy in marks(state, self.seat, side, shooters(state, self.seat, side))]

    def why_not(self, state: ParsecState, action: Target) -> Refusal | None:
        side = side_of(state, self.seat)
        name = UNIT_NAMES[action.unit]
        if OWNER[action.unit] >= state.seats or state.engaged[action.unit] != 3 - side:
            return refuse("parsec:12.4c", "not-in-combat", unit=name)
        if action.unit in marks(state, self.seat, side, shooters(state, self.seat, side)):
            return None
        return refuse("parsec:12.4c", "out-of-range", unit=name)

    def resolve(self, state: ParsecState, action: Target) -> None:
        state.push(ChooseShooters(self.seat, action.unit, -1, 0))


class ChooseShooters(Choice[ParsecState]):
    """The seat says which of its vessels that reach the enemy fire together (parsec:12.4d, parsec:12.4e)."""

    __slots__ = ("civil", "enemy", "last")
    clause = "parsec:12.4d"
    accepts = (Join, Done)

    def __init__(self, seat: Seat, enemy: i64, last: i64, civil: i64) -> None:
        self.seat = seat
        self.enemy = enemy
        self.last = last
        self.civil = civil

    def fits(self, state: ParsecState, unit: Unit) -> bool:
        """Whether a unit may fire with those named so far: a civil unit fires alone (parsec:12.4i)."""
        side = side_of(state, self.seat)
        if not can_fire_back(state, self.seat, side, unit) or not can_hit(state, unit, self.enemy):
            return False
        return state.tables.military[KIND[unit]] or self.last < 0

    def options(self, state: ParsecState) -> list[Action]:
        found: list[Action] = []
        if not self.civil:
            first = self.seat * PIECES
            for piece in range(self.last + 1, PIECES):
                if self.fits(state, first + piece):
                    found.append(JOIN[piece])
        if self.last >= 0:
            found.append(DONE)
        return found

    def why_not(self, state: ParsecState, action: Action) -> Refusal | None:
        if not isinstance(action, Join):
            return None if self.last >= 0 else refuse("parsec:12.4d", "name-one")
        unit = self.seat * PIECES + action.piece
        name = PIECE_NAMES[action.piece]
        if self.civil or (self.last >= 0 and not state.tables.military[KIND[unit]]):
            return refuse("parsec:12.4i", "fires-alone", piece=name)
        if action.piece <= self.last:
            return refuse("parsec:12.4d", "in-order", piece=name)
        if not can_fire_back(state, self.seat, side_of(state, self.seat), unit):
            return refuse("parsec:12.4i", "not-in-combat", piece=name)
        return None if can_hit(state, unit, self.enemy) else refuse("parsec:12.4d", "out-of-range", piece=name)

    def resolve(self, state: ParsecState, action: Action) -> None:
        side = side_of(state, self.seat)
        if isinstance(action, Join):
            unit = self.seat * PIECES + action.piece
            state.firing = changed(state.firing, unit, 1)
            state.engaged = changed(state.engaged, unit, side)
            civil = 0 if state.tables.military[KIND[unit]] else 1
            state.push(ChooseShooters(self.seat, self.enemy, action.piece, civil))
            return
        state.clash[ASKED] = 0
        state.then(AskSupport(self.seat, self.enemy), Volley(side, self.enemy))


class Volley(Step[ParsecState]):
    """Everybody who fires is now part of the combat (parsec:12.4d, parsec:12.6e)."""

    __slots__ = ("enemy", "side")

    def __init__(self, side: i64, enemy: i64) -> None:
        self.side = side
        self.enemy = enemy

    def run(self, state: ParsecState) -> None:
        seat = commander(state, self.side)
        for unit in range(state.seats * PIECES):
            if state.firing[unit]:
                state.engaged = changed(state.engaged, unit, self.side)
                if OWNER[unit] != seat:
                    state.flags[unit] |= ATTACKED
        state.clash[LOSS] = 0
        state.push(Shot(self.side, self.enemy))


class AssignTargets(Choice[ParsecState]):
    """Each vessel in turn is given its own target, or holds its fire (parsec:12.4f)."""

    __slots__ = ("pairs", "piece")
    clause = "parsec:12.4f"
    accepts = (Target, Pass)

    def __init__(self, seat: Seat, piece: i64, pairs: tuple[int, ...]) -> None:
        self.seat = seat
        self.piece = piece
        self.pairs = pairs

    def candidates(self, state: ParsecState) -> list[int]:
        """The military vessels after this one that can fire."""
        ready = shooters(state, self.seat, side_of(state, self.seat))
        return [unit for unit in ready if PIECE[unit] > self.piece and state.tables.military[KIND[unit]]]

    def following(self, state: ParsecState) -> Step[ParsecState] | Choice[ParsecState]:
        """The question for the next vessel, or the strikes when there is none."""
        after = self.candidates(state)
        if after:
            return AssignTargets(self.seat, PIECE[after[0]], self.pairs)
        return SplitFire(side_of(state, self.seat), self.pairs, 1)

    def options(self, state: ParsecState) -> list[Action]:
        side = side_of(state, self.seat)
        unit = self.seat * PIECES + self.piece
        found: list[Action] = [TARGET[enemy] for enemy in fleet(state, 3 - side) if can_hit(state, unit, enemy)]
        if self.pairs or self.candidates(state):
            found.append(PASS)
        return found

    def why_not(self, state: ParsecState, action: Action) -> Refusal | None:
        if not isinstance(action, Target):
            last = not self.pairs and not self.candidates(state)
            return refuse("parsec:12.4f", "name-one") if last else None
        enemy = action.unit
        side = side_of(state, self.seat)
        if OWNER[enemy] >= state.seats or state.engaged[enemy] != 3 - side:
            return refuse("parsec:12.4f", "not-in-combat", unit=UNIT_NAMES[enemy])
        if can_hit(state, self.seat * PIECES + self.piece, enemy):
            return None
        return refuse("parsec:12.4d", "out-of-range", unit=UNIT_NAMES[enemy])

    def resolve(self, state: ParsecState, action: Action) -> None:
        pairs = self.pairs
        if isinstance(action, Target):
            unit = self.seat * PIECES + self.piece
            state.engaged = changed(state.engaged, unit, side_of(state, self.seat))
            pairs = (*pairs, unit, action.unit)
        state.push(AssignTargets(self.seat, self.piece, pairs).following(state))


class SplitFire(Step[ParsecState]):
    """The separate strikes one after the other, each with its own dice (parsec:12.4f)."""

    __slots__ = ("first", "pairs", "side")

    def __init__(self, side: i64, pairs: tuple[int, ...], first: i64) -> None:
        self.side = side
        self.pairs = pairs
        self.first = first

    def run(self, state: ParsecState) -> None:
        if self.first:
            state.clash[LOSS] = 0
        if not self.pairs:
            return
        state.push(SplitFire(self.side, self.pairs[2:], 0))
        unit, enemy = self.pairs[0], self.pairs[1]
        ended = state.simple_clashes and state.clash[HAPPENED]
        if not ended and state.engaged[unit] == self.side and state.engaged[enemy] == 3 - self.side:
            state.firing = changed(state.firing, unit, 1)
            state.push(Shot(self.side, enemy))
