"""Trading with the Space Port and with other seats (parsec:9)."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from orrery.games.parsec.actions import (
    ACCEPT,
    ASK,
    COUNTER_OFFER,
    DONE,
    GIVE,
    PASS,
    PUT,
    TAKE,
    Accept,
    Ask,
    CounterOffer,
    Give,
    Put,
    Take,
)
from orrery.games.parsec.board import is_counted
from orrery.games.parsec.effects import gain, hand_over, pay
from orrery.games.parsec.events import ResourcesExchanged, TradeDeclined, TradeMade, TradeOffered
from orrery.games.parsec.state import ParsecState
from orrery.games.parsec.tables import RESOURCES, Resource, Seat
from orrery.kernel import Action, Choice, Done, Pass, Refusal, changed, refuse

#: Cards of titanium, energy and gold.
Amounts: TypeAlias = tuple[int, int, int]
NOTHING: Final[Amounts] = (0, 0, 0)


class ChooseGift(Choice[ParsecState]):
    """The seat chooses what it gives to the Space Port, in the order of the resources (parsec:9.2a)."""

    __slots__ = ("given",)
    clause = "parsec:9.2a"
    accepts = (Give,)

    def __init__(self, seat: Seat, given: tuple[int, ...]) -> None:
        self.seat = seat
        self.given = given

    def left(self, state: ParsecState, resource: Resource) -> i64:
        """Cards of a resource and of those after it that can still be given."""
        total = 0
        for later in range(resource, 3):
            total += state.stock[self.seat * 3 + later]
        for gone in self.given:
            if gone >= resource:
                total -= 1
        return total

    def options(self, state: ParsecState) -> list[Give]:
        least = self.given[-1] if self.given else 0
        needed = state.ratio[self.seat] - len(self.given)
        found = []
        for resource in range(least, 3):
            own = state.stock[self.seat * 3 + resource] - self.given.count(resource)
            if own > 0 and self.left(state, resource) >= needed:
                found.append(GIVE[resource])
        return found

    def why_not(self, state: ParsecState, action: Give) -> Refusal | None:
        resource = action.resource
        if self.given and resource < self.given[-1]:
            return refuse("parsec:9.2a", "give-in-order", resource=RESOURCES[resource])
        if state.stock[self.seat * 3 + resource] <= self.given.count(resource):
            return refuse("parsec:9.2a", "not-enough", resource=RESOURCES[resource])
        if self.left(state, resource) < state.ratio[self.seat] - len(self.given):
            return refuse("parsec:9.2a", "give-in-order", resource=RESOURCES[resource])
        return None

    def resolve(self, state: ParsecState, action: Give) -> None:
        given = (*self.given, action.resource)
        if len(given) < state.ratio[self.seat]:
            state.push(ChooseGift(self.seat, given))
        else:
            state.push(ChooseReturn(self.seat, given))


class ChooseReturn(Choice[ParsecState]):
    """The seat chooses the resource that the Space Port gives for it (parsec:9.2a)."""

    __slots__ = ("given",)
    clause = "parsec:9.2a"
    accepts = (Take,)

    def __init__(self, seat: Seat, given: tuple[int, ...]) -> None:
        self.seat = seat
        self.given = given

    def options(self, state: ParsecState) -> list[Take]:
        return [TAKE[r] for r in range(3) if state.bank[r] or r in self.given]

    def why_not(self, state: ParsecState, action: Take) -> Refusal | None:
        if state.bank[action.resource] or action.resource in self.given:
            return None
        return refuse("parsec:1.1c", "deck-empty", resource=RESOURCES[action.resource])

    def resolve(self, state: ParsecState, action: Take) -> None:
        for resource in self.given:
            pay(state, self.seat, resource, 1)
        gain(state, self.seat, action.resource, 1, "port")
        if state.logged:
            given = [self.given.count(resource) for resource in range(3)]
            state.log(ResourcesExchanged(self.seat, given, RESOURCES[action.resource]))


class Bargain(Choice[ParsecState]):
    """What a seat gives another and asks for it, and how many offers came before (parsec:9.1a)."""

    __slots__ = ("answer", "asked", "other", "put")

    def __init__(self, seat: Seat, other: i64, put: Amounts, asked: Amounts, answer: i64) -> None:
        self.seat = seat
        self.other = other
        self.put = put
        self.asked = asked
        self.answer = answer


class BuildOffer(Bargain):
    """The seat puts together what it gives and what it asks for (parsec:9.1d)."""

    __slots__ = ()
    clause = "parsec:9.1d"
    accepts = (Put, Ask, Done)

    def options(self, state: ParsecState) -> list[Action]:
        found: list[Action] = []
        for r in range(3):
            if not self.asked[r] and state.stock[self.seat * 3 + r] > self.put[r]:
                found.append(PUT[r])
        for r in range(3):
            if not self.put[r] and state.stock[self.other * 3 + r] > self.asked[r]:
                found.append(ASK[r])
        if any(self.put) or any(self.asked):
            found.append(DONE)
        return found

    def why_not(self, state: ParsecState, action: Action) -> Refusal | None:
        if isinstance(action, Put):
            r = action.resource
            if self.asked[r]:
                return refuse("parsec:9.1d", "both-ways", resource=RESOURCES[r])
            if state.stock[self.seat * 3 + r] <= self.put[r]:
                return refuse("parsec:9.1d", "not-enough", resource=RESOURCES[r])
            return None
        if isinstance(action, Ask):
            r = action.resource
            if self.put[r]:
                return refuse("parsec:9.1d", "both-ways", resource=RESOURCES[r])
            if state.stock[self.other * 3 + r] <= self.asked[r]:
                return refuse("parsec:9.1d", "other-has-not", resource=RESOURCES[r], other=self.other)
            return None
        empty = not any(self.put) and not any(self.asked)
        return refuse("parsec:9.1d", "empty-offer") if empty else None

    def resolve(self, state: ParsecState, action: Action) -> None:
        if isinstance(action, Put):
            state.push(BuildOffer(self.seat, self.other, raised(self.put, action.resource), self.asked, self.answer))
        elif isinstance(action, Ask):
            state.push(BuildOffer(self.seat, self.other, self.put, raised(self.asked, action.resource), self.answer))
        else:
            if state.logged:
                state.log(TradeOffered(self.seat, self.other, list(self.put), list(self.asked)))
            state.push(AnswerOffer(self.other, self.seat, self.put, self.asked, self.answer))


def raised(amounts: Amounts, resource: Resource) -> Amounts:
    """The same amounts with one more of a resource."""
    one = [0, 0, 0]
    one[resource] = 1
    return (amounts[0] + one[0], amounts[1] + one[1], amounts[2] + one[2])


class AnswerOffer(Bargain):
    """The other seat accepts, declines, or answers with an offer of its own, once (parsec:9.1a)."""

    __slots__ = ()
    clause = "parsec:9.1a"
    accepts = (Accept, CounterOffer, Pass)

    def options(self, state: ParsecState) -> list[Action]:
        if self.answer and is_counted(state, self.seat, self.other):
            return [ACCEPT, PASS]
        return [ACCEPT, COUNTER_OFFER, PASS]

    def why_not(self, state: ParsecState, action: Action) -> Refusal | None:
        if action is COUNTER_OFFER and self.answer and is_counted(state, self.seat, self.other):
            return refuse("parsec:9.1a", "answered-already")
        return None

    def resolve(self, state: ParsecState, action: Action) -> None:
        if action is COUNTER_OFFER:
            state.push(BuildOffer(self.seat, self.other, NOTHING, NOTHING, self.answer + 1))
        elif action is PASS:
            if state.logged:
                state.log(TradeDeclined(self.seat, self.other))
        else:
            for r in range(3):
                hand_over(state, self.other, self.seat, r, self.put[r])
                hand_over(state, self.seat, self.other, r, self.asked[r])
            state.pacts = changed(state.pacts, self.seat * state.seats + self.other, 1)
            state.pacts = changed(state.pacts, self.other * state.seats + self.seat, 1)
            if state.logged:
                state.log(TradeMade(self.other, self.seat, list(self.put), list(self.asked)))
