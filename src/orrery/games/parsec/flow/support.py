"""Asking other seats for support in an attack or a counterattack (parsec:12.6)."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.parsec.actions import (
    ACCEPT,
    ASK,
    DONE,
    JOIN,
    PASS,
    PIECE_NAMES,
    PUT,
    SUPPORT,
    Accept,
    Ask,
    Join,
    Put,
    Support,
)
from orrery.games.parsec.board import can_open_fire, is_docked, is_in_range, is_same_side
from orrery.games.parsec.effects import pay_seat
from orrery.games.parsec.events import FeeNamed, SupportAnswered, SupportAsked
from orrery.games.parsec.fleets import side_of
from orrery.games.parsec.flow.trade import NOTHING, Amounts, raised
from orrery.games.parsec.state import ASKED, ATTACKED, NOT_ABOARD, ParsecState
from orrery.games.parsec.tables import KIND, OWNER, PIECE, PIECES, RESOURCES, Seat, Unit
from orrery.kernel import Action, Choice, Done, Pass, Refusal, changed, refuse


def can_join(state: ParsecState, unit: Unit, enemy: i64) -> bool:
    """Whether a vessel can take part in an attack on a unit (parsec:12.4a, parsec:12.4b)."""
    return not state.firing[unit] and can_open_fire(state, unit) and is_in_range(state, unit, state.where[enemy])


def join_refusal(state: ParsecState, unit: Unit, enemy: i64, last: i64) -> Refusal | None:
    """Why a vessel cannot take part in an attack."""
    name = PIECE_NAMES[PIECE[unit]]
    if state.where[unit] < 0:
        return refuse("parsec:12.4a", "not-on-board", piece=name)
    if state.carrier[unit] != NOT_ABOARD:
        return refuse("parsec:4.2k", "is-aboard", piece=name)
    if state.firing[unit]:
        return refuse("parsec:12.4a", "takes-part-already", piece=name)
    if state.flags[unit] & ATTACKED:
        return refuse("parsec:4e", "attacked-already", piece=name)
    if is_docked(state, unit):
        return refuse("parsec:9.2d", "docked-here", piece=name)
    if not can_open_fire(state, unit):
        return refuse("parsec:12.4i", "cannot-attack", piece=name)
    if not is_in_range(state, unit, state.where[enemy]):
        return refuse("parsec:12.4b", "out-of-range", piece=name)
    return refuse("parsec:12.4a", "in-order", piece=name) if PIECE[unit] <= last else None


def can_support(state: ParsecState, other: int, seat: Seat, enemy: int) -> bool:
    """Whether a seat may be asked for a vessel against a unit, and has one (parsec:12.6b)."""
    if other == seat or is_same_side(state, other, OWNER[enemy]) or not state.alive[other]:
        return False
    if state.clash[ASKED] >> other & 1 or fights_against(state, other, seat):
        return False
    first = other * PIECES
    return any(can_lend(state, unit, enemy) for unit in range(first, first + PIECES))


def fights_against(state: ParsecState, other: i64, seat: Seat) -> bool:
    """Whether a seat has vessels on the other side of this combat."""
    against = 3 - side_of(state, seat)
    first = other * PIECES
    return any(state.engaged[unit] == against for unit in range(first, first + PIECES))


def can_lend(state: ParsecState, unit: Unit, enemy: i64) -> bool:
    """Whether a vessel can be lent against a unit: military, in range, not lent yet this turn (parsec:12.6b)."""
    return state.tables.military[KIND[unit]] and can_join(state, unit, enemy)


class AskSupport(Choice[ParsecState]):
    """The seat may ask others for support, each once for a strike (parsec:12.6b, parsec:12.6e)."""

    __slots__ = ("enemy",)
    clause = "parsec:12.6b"
    accepts = (Support, Done)

    def __init__(self, seat: Seat, enemy: i64) -> None:
        self.seat = seat
        self.enemy = enemy

    def options(self, state: ParsecState) -> list[Action]:
        found: list[Action] = []
        if state.seats > 2:
            for other in range(state.seats):
                if can_support(state, other, self.seat, self.enemy):
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
        if can_support(state, other, self.seat, self.enemy):
            return None
        return refuse("parsec:12.6b", "nothing-to-lend", other=other)

    def resolve(self, state: ParsecState, action: Action) -> None:
        if isinstance(action, Support):
            state.clash[ASKED] |= 1 << action.other
            state.then(BuildFee(self.seat, action.other, self.enemy, NOTHING), AskSupport(self.seat, self.enemy))


class Plea(Choice[ParsecState]):
    """Support against an enemy that one seat asks of another, and the price that is on the table (parsec:12.6a)."""

    __slots__ = ("enemy", "other", "price")

    def __init__(self, seat: Seat, other: i64, enemy: i64, price: Amounts) -> None:
        self.seat = seat
        self.other = other
        self.enemy = enemy
        self.price = price


class BuildFee(Plea):
    """The seat says what it pays for the support (parsec:12.6a)."""

    __slots__ = ()
    clause = "parsec:12.6a"
    accepts = (Put, Done)

    def options(self, state: ParsecState) -> list[Action]:
        found: list[Action] = [PUT[r] for r in range(3) if state.stock[self.seat * 3 + r] > self.price[r]]
        found.append(DONE)
        return found

    def why_not(self, state: ParsecState, action: Action) -> Refusal | None:
        if isinstance(action, Put) and state.stock[self.seat * 3 + action.resource] <= self.price[action.resource]:
            return refuse("parsec:12.6a", "not-enough", resource=RESOURCES[action.resource])
        return None

    def resolve(self, state: ParsecState, action: Action) -> None:
        if isinstance(action, Put):
            state.push(BuildFee(self.seat, self.other, self.enemy, raised(self.price, action.resource)))
        else:
            if state.logged:
                state.log(SupportAsked(self.seat, self.other, list(self.price)))
            state.push(AnswerSupport(self.other, self.seat, self.enemy, self.price))


class AnswerSupport(Plea):
    """The seat asked agrees, and is paid at once, names another price, or declines (parsec:12.6a)."""

    __slots__ = ()
    clause = "parsec:12.6a"
    accepts = (Accept, Ask, Pass)

    def options(self, state: ParsecState) -> list[Action]:
        found: list[Action] = [ACCEPT]
        found.extend([ASK[r] for r in range(3) if state.stock[self.other * 3 + r]])
        found.append(PASS)
        return found

    def why_not(self, state: ParsecState, action: Action) -> Refusal | None:
        return fee_refusal(state, self.other, NOTHING, action)

    def resolve(self, state: ParsecState, action: Action) -> None:
        if isinstance(action, Ask):
            state.push(NameFee(self.seat, self.other, self.enemy, raised(NOTHING, action.resource)))
        else:
            answer_plea(state, self.seat, self.other, self.enemy, self.price, action is ACCEPT)


class NameFee(Plea):
    """The seat asked says what its support costs (parsec:12.6a)."""

    __slots__ = ()
    clause = "parsec:12.6a"
    accepts = (Ask, Done)

    def options(self, state: ParsecState) -> list[Action]:
        found: list[Action] = [ASK[r] for r in range(3) if state.stock[self.other * 3 + r] > self.price[r]]
        found.append(DONE)
        return found

    def why_not(self, state: ParsecState, action: Action) -> Refusal | None:
        return fee_refusal(state, self.other, self.price, action)

    def resolve(self, state: ParsecState, action: Action) -> None:
        if isinstance(action, Ask):
            state.push(NameFee(self.seat, self.other, self.enemy, raised(self.price, action.resource)))
        else:
            if state.logged:
                state.log(FeeNamed(self.seat, self.other, list(self.price)))
            state.push(AcceptFee(self.other, self.seat, self.enemy, self.price))


class AcceptFee(Plea):
    """The seat that asked for support pays what it costs, or does without (parsec:12.6a)."""

    __slots__ = ()
    clause = "parsec:12.6a"
    accepts = (Accept, Pass)

    def options(self, state: ParsecState) -> list[Action]:
        return [ACCEPT, PASS]

    def why_not(self, state: ParsecState, action: Action) -> Refusal | None:
        return None

    def resolve(self, state: ParsecState, action: Action) -> None:
        answer_plea(state, self.other, self.seat, self.enemy, self.price, action is ACCEPT)


def fee_refusal(state: ParsecState, payer: i64, price: Amounts, action: Action) -> Refusal | None:
    """Why a price cannot be raised by one more card: the other seat has no more of it."""
    if isinstance(action, Ask) and state.stock[payer * 3 + action.resource] <= price[action.resource]:
        return refuse("parsec:12.6a", "other-has-not", resource=RESOURCES[action.resource], other=payer)
    return None


def answer_plea(state: ParsecState, ally: i64, seat: Seat, enemy: i64, price: Amounts, agreed: bool) -> None:
    """The two agree, and the ally is paid and lends its vessels, or nothing comes of it (parsec:12.6a)."""
    if state.logged:
        state.log(SupportAnswered(ally, seat, agreed))
    if agreed:
        pay_seat(state, seat, ally, price, "support")
        state.push(LendVessels(ally, enemy, -1))


class JoinAttack(Choice[ParsecState]):
    """A seat names vessels that take part in the attack on a unit, in the order of the pieces (parsec:12.4a)."""

    __slots__ = ("enemy", "last")

    def __init__(self, seat: Seat, enemy: i64, last: i64) -> None:
        self.seat = seat
        self.enemy = enemy
        self.last = last

    def joining(self, state: ParsecState) -> list[Join]:
        """The vessels after the last one that can take part."""
        first = self.seat * PIECES
        return [JOIN[piece] for piece in range(self.last + 1, PIECES) if can_join(state, first + piece, self.enemy)]


class LendVessels(JoinAttack):
    """The ally says which of its vessels take part: at least one (parsec:12.6c)."""

    __slots__ = ()
    clause = "parsec:12.6c"
    accepts = (Join, Done)

    def options(self, state: ParsecState) -> list[Action]:
        found: list[Action] = [action for action in self.joining(state) if state.tables.military[KIND[action.piece]]]
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
            state.firing = changed(state.firing, self.seat * PIECES + action.piece, 1)
            state.push(LendVessels(self.seat, self.enemy, action.piece))
