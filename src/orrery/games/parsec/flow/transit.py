"""Passing through hexes of others: whom to ask, and for what toll (parsec:10f)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.parsec.actions import ACCEPT, ASK, ASK_PASSAGE, AT, DONE, PASS, UNIT_NAMES, Accept, Ask, AskPassage
from orrery.games.parsec.board import is_counted, mobility
from orrery.games.parsec.effects import fly, pay_seat
from orrery.games.parsec.events import TollDemanded, TransitAsked, TransitGranted, TransitRefused
from orrery.games.parsec.flow.trade import NOTHING, Amounts, raised
from orrery.games.parsec.grid import Cell
from orrery.games.parsec.paths import owners_to_ask, searched_reach
from orrery.games.parsec.state import REFUSED, ParsecState
from orrery.games.parsec.tables import OWNER, RESOURCES, Resource, Seat, Unit
from orrery.kernel import Action, Choice, Done, Pass, Refusal, refuse

#: How many numbers a toll is written as: the seat that gets it, and cards by resource.
TOLL: Final = 4


def may_ask(state: ParsecState, unit: Unit) -> bool:
    """Whether a vessel may still ask for passage this turn."""
    return not state.flags[unit] & REFUSED


def seek_passage(state: ParsecState, unit: Unit, cell: Cell, agreed: i64, refused: i64, tolls: tuple[int, ...]) -> None:
    """Pay the tolls of the way and fly if it is open by now, ask the next owner, or stay (parsec:10f)."""
    steps = mobility(state, unit)
    if AT[cell] in searched_reach(state, unit, steps, agreed):
        for owner, titanium, energy, gold in tolls_due(state, unit, steps, cell, agreed, tolls):
            pay_seat(state, OWNER[unit], owner, (titanium, energy, gold), "toll")
        fly(state, unit, cell)
    elif owners_to_ask(state, unit, steps, cell, agreed, refused):
        state.push(ChooseOwner(OWNER[unit], unit, cell, agreed, refused, tolls))
    else:
        stay(state, unit, refused)


def tolls_due(
    state: ParsecState, unit: Unit, steps: i64, cell: Cell, agreed: i64, tolls: tuple[int, ...]
) -> list[tuple[int, int, int, int]]:
    """The tolls of the way that costs least; whose hexes are not crossed gets nothing (parsec:10f)."""
    named = [(tolls[at], tolls[at + 1], tolls[at + 2], tolls[at + 3]) for at in range(0, len(tolls), TOLL)]
    if state.game.rules_version == "2":  # everybody who had named a toll was paid
        return named
    free = agreed
    for toll in named:
        free &= ~(1 << toll[0])
    groups = [[toll for place, toll in enumerate(named) if number >> place & 1] for number in range(1 << len(named))]
    groups.sort(key=cost)
    for group in groups:
        leave = free
        for toll in group:
            leave |= 1 << toll[0]
        if AT[cell] in searched_reach(state, unit, steps, leave):
            break
    return group


def cost(group: list[tuple[int, int, int, int]]) -> tuple[int, int]:
    """How many cards some tolls are, and to how many seats they go."""
    return sum([titanium + energy + gold for _, titanium, energy, gold in group]), len(group)


def stay(state: ParsecState, unit: Unit, refused: int) -> None:
    """The vessel stays where it is; it does not ask again this turn if requests are counted."""
    for other in range(state.seats):
        if refused >> other & 1 and is_counted(state, OWNER[unit], other):
            state.flags[unit] |= REFUSED


class Passage(Choice[ParsecState]):
    """A vessel on its way to a hex: who agreed and who refused, as bits, and the tolls so far (parsec:10f).

    A toll is four numbers: the seat that gets it, and cards by resource.
    """

    __slots__ = ("agreed", "cell", "refused", "tolls", "unit")
    clause = "parsec:10f"

    def __init__(self, seat: Seat, unit: Unit, cell: Cell, agreed: i64, refused: i64, tolls: tuple[int, ...]) -> None:
        self.seat = seat
        self.unit = unit
        self.cell = cell
        self.agreed = agreed
        self.refused = refused
        self.tolls = tolls

    def free(self, state: ParsecState, resource: Resource) -> i64:
        """What the mover can still pay of a resource."""
        left: int = state.stock[OWNER[self.unit] * 3 + resource]
        for at in range(0, len(self.tolls), TOLL):
            left -= self.tolls[at + 1 + resource]
        return left

    def grant(self, state: ParsecState, owner: int, toll: Amounts) -> None:
        """An owner has agreed, for a toll or for nothing."""
        tolls = (*self.tolls, owner, *toll) if any(toll) else self.tolls
        seek_passage(state, self.unit, self.cell, self.agreed | 1 << owner, self.refused, tolls)

    def deny(self, state: ParsecState, owner: int) -> None:
        """The vessel may not pass the hexes of an owner; another way may be left."""
        if state.logged:
            state.log(TransitRefused(owner, OWNER[self.unit]))
        seek_passage(state, self.unit, self.cell, self.agreed, self.refused | 1 << owner, self.tolls)


class ChooseOwner(Passage):
    """The mover chooses whom to ask for passage next, or gives up after the first (parsec:10f)."""

    __slots__ = ()
    accepts = (AskPassage, Pass)

    def owners(self, state: ParsecState) -> list[int]:
        """The owners that may be asked next."""
        steps = mobility(state, self.unit)
        return owners_to_ask(state, self.unit, steps, self.cell, self.agreed, self.refused)

    def options(self, state: ParsecState) -> list[Action]:
        found: list[Action] = [ASK_PASSAGE[other] for other in self.owners(state)]
        if self.agreed or self.refused:
            found.append(PASS)
        return found

    def why_not(self, state: ParsecState, action: Action) -> Refusal | None:
        if isinstance(action, AskPassage):
            if action.other < state.seats and self.refused >> action.other & 1:
                return refuse("parsec:10f", "refused-already", other=action.other)
            needed = action.other in self.owners(state)
            return None if needed else refuse("parsec:10f", "not-on-the-way", other=action.other)
        return None if self.agreed or self.refused else refuse("parsec:10f", "ask-somebody")

    def resolve(self, state: ParsecState, action: Action) -> None:
        if isinstance(action, AskPassage):
            if state.logged:
                state.log(TransitAsked(self.seat, action.other, UNIT_NAMES[self.unit]))
            state.push(GrantTransit(action.other, self.unit, self.cell, self.agreed, self.refused, self.tolls))
        else:
            stay(state, self.unit, self.refused)


class GrantTransit(Passage):
    """The owner of hexes on the way lets a vessel pass, freely or for a toll, or not (parsec:10f)."""

    __slots__ = ()
    accepts = (Accept, Ask, Pass)

    def options(self, state: ParsecState) -> list[Action]:
        found: list[Action] = [ACCEPT]
        found.extend([ASK[resource] for resource in range(3) if self.free(state, resource) > 0])
        found.append(PASS)
        return found

    def why_not(self, state: ParsecState, action: Action) -> Refusal | None:
        if isinstance(action, Ask) and self.free(state, action.resource) < 1:
            return refuse("parsec:10f", "cannot-pay", resource=RESOURCES[action.resource], amount=1)
        return None

    def resolve(self, state: ParsecState, action: Action) -> None:
        if isinstance(action, Ask):
            toll = raised(NOTHING, action.resource)
            state.push(
                NameToll(self.seat, self.unit, self.cell, self.agreed, self.refused, self.tolls, self.seat, toll)
            )
        elif action is ACCEPT:
            if state.logged:
                state.log(TransitGranted(self.seat, OWNER[self.unit]))
            self.grant(state, self.seat, NOTHING)
        else:
            self.deny(state, self.seat)


class PricedPassage(Passage):
    """The same with a toll that is on the table, and whose it is."""

    __slots__ = ("other", "toll")

    def __init__(
        self,
        seat: Seat,
        unit: Unit,
        cell: Cell,
        agreed: i64,
        refused: i64,
        tolls: tuple[int, ...],
        other: i64,
        toll: Amounts,
    ) -> None:
        self.seat = seat
        self.unit = unit
        self.cell = cell
        self.agreed = agreed
        self.refused = refused
        self.tolls = tolls
        self.other = other
        self.toll = toll


class NameToll(PricedPassage):
    """The owner says what the passage costs: any resources that the mover has (parsec:10f)."""

    __slots__ = ()
    accepts = (Ask, Done)

    def options(self, state: ParsecState) -> list[Action]:
        found: list[Action] = [ASK[r] for r in range(3) if self.free(state, r) > self.toll[r]]
        found.append(DONE)
        return found

    def why_not(self, state: ParsecState, action: Action) -> Refusal | None:
        if isinstance(action, Ask) and self.free(state, action.resource) <= self.toll[action.resource]:
            amount = self.toll[action.resource] + 1
            return refuse("parsec:10f", "cannot-pay", resource=RESOURCES[action.resource], amount=amount)
        return None

    def resolve(self, state: ParsecState, action: Action) -> None:
        fields = (self.unit, self.cell, self.agreed, self.refused, self.tolls, self.seat)
        if isinstance(action, Ask):
            state.push(NameToll(self.seat, *fields, raised(self.toll, action.resource)))
        else:
            mover = OWNER[self.unit]
            if state.logged:
                state.log(TollDemanded(self.seat, mover, list(self.toll)))
            state.push(AcceptToll(mover, *fields, self.toll))


class AcceptToll(PricedPassage):
    """The mover agrees to the toll, or does without this passage (parsec:10f)."""

    __slots__ = ()
    accepts = (Accept, Pass)

    def options(self, state: ParsecState) -> list[Action]:
        return [ACCEPT, PASS]

    def why_not(self, state: ParsecState, action: Action) -> Refusal | None:
        return None

    def resolve(self, state: ParsecState, action: Action) -> None:
        if action is ACCEPT:
            self.grant(state, self.other, self.toll)
        else:
            self.deny(state, self.other)
