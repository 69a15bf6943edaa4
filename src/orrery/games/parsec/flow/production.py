"""Earning resources: the roll that feeds everybody (parsec:8)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from orrery.games.parsec.actions import TAKE, Take
from orrery.games.parsec.board import clockwise, is_forbidden
from orrery.games.parsec.effects import gain
from orrery.games.parsec.events import DeckExhausted, ProductionRolled
from orrery.games.parsec.flow.steps import SeatStep
from orrery.games.parsec.grid import Cell
from orrery.games.parsec.operations import Amounted
from orrery.games.parsec.state import L_CARD, L_SEAT, L_TARGET, RECORD, ParsecState
from orrery.games.parsec.tables import (
    CARGO,
    FIGHTER,
    FIRST,
    NO_EXTRACTION,
    PIECES,
    RESOURCES,
    Seat,
)
from orrery.kernel import Choice, Refusal, Step, refuse


class ProductionRoll(SeatStep):
    """The seat rolls; every planet and asteroid with the number yields, for all at once (parsec:8a, parsec:8b)."""

    __slots__ = ()

    def run(self, state: ParsecState) -> None:
        if not state.alive[self.seat]:
            return
        die = state.rng.die(8)
        present = bool(state.galaxy.by_number[die])
        if state.logged:
            state.log(ProductionRolled(self.seat, die, present))
        if not present:
            state.push(Windfall(self.seat, 1))  # parsec:8f
            return
        for seat in clockwise(state, self.seat)[::-1]:
            state.push(Extraction(seat, die))


class Extraction(Step[ParsecState]):
    """A seat takes one resource for each cargo on an asteroid and each colony on a planet (parsec:8c)."""

    __slots__ = ("number", "seat")

    def __init__(self, seat: Seat, number: i64) -> None:
        self.seat = seat
        self.number = number

    def run(self, state: ParsecState) -> None:
        seat = self.seat
        galaxy = state.galaxy
        own = seat == state.active
        claims = 0
        frames: list[Step[ParsecState]] = []
        for body in galaxy.by_number[self.number]:
            if state.temporary and is_forbidden(state, galaxy.body_cells[body][0], NO_EXTRACTION):
                continue
            if galaxy.is_planet[body]:
                colonies = colonies_on(state, seat, body)
                if colonies:
                    colonies += planet_yield(state, seat, body)
                    claims += colonies
                    frames.append(Yield(seat, body, colonies))
            else:
                cargos = cargos_on(state, seat, galaxy.body_cells[body][0])
                if cargos:
                    claims += cargos
                    if own:
                        cargos += cargos * state.extra_yield[seat]
                    gain(state, seat, galaxy.first[body], cargos, "asteroid")
        if claims and own and state.lasting:
            extra = roll_yield(state, seat)
            if extra:
                frames.append(Windfall(seat, extra))
        for frame in frames[::-1]:
            state.push(frame)


def colonies_on(state: ParsecState, seat: Seat, body: i64) -> i64:
    """How many colonies a seat has on a planet (parsec:8d)."""
    found = 0
    for cell in state.galaxy.body_cells[body]:
        if state.colony[cell] and state.holder[cell] == seat + 1:
            found += 1
    return found


def cargos_on(state: ParsecState, seat: Seat, cell: Cell) -> i64:
    """How many cargos a seat has on an asteroid, also aboard a transport (parsec:8e, parsec:4.2j)."""
    if state.holder[cell] != seat + 1:
        return 0
    found = 0
    first = seat * PIECES
    for unit in range(first + FIRST[CARGO], first + FIRST[FIGHTER]):
        if state.where[unit] == cell:
            found += 1
    return found


class PlanetYield(Amounted):
    """The chosen planet pays so many more as long as the event is in force (parsec:6.2e, 8d)."""

    __slots__ = ()
    verb = "planet-yield"


class RollYield(Amounted):
    """One's own roll brings so many more resources of choice whenever it pays (parsec:6.2e)."""

    __slots__ = ()
    verb = "roll-yield"


def planet_yield(state: ParsecState, seat: Seat, body: i64) -> i64:
    """What events of a seat add to its extraction on a planet (parsec:6.2e)."""
    lasting = state.lasting
    extra: i64 = 0
    for at in range(0, len(lasting), RECORD):
        if lasting[at + L_SEAT] == seat and lasting[at + L_TARGET] == body:
            for operation in state.tables.card_operations[lasting[at + L_CARD]]:
                if isinstance(operation, PlanetYield):
                    extra += operation.amount
    return extra


def roll_yield(state: ParsecState, seat: Seat) -> i64:
    """What events of a seat add to a roll of its own that pays (parsec:6.2e)."""
    lasting = state.lasting
    extra: i64 = 0
    for at in range(0, len(lasting), RECORD):
        if lasting[at + L_SEAT] == seat:
            for operation in state.tables.card_operations[lasting[at + L_CARD]]:
                if isinstance(operation, RollYield):
                    extra += operation.amount
    return extra


class Yield(Step[ParsecState]):
    """A planet pays a seat what is left of its claim, as long as the bank can (parsec:8.1c)."""

    __slots__ = ("body", "left", "seat")

    def __init__(self, seat: Seat, body: i64, left: i64) -> None:
        self.seat = seat
        self.body = body
        self.left = left

    def run(self, state: ParsecState) -> None:
        first = state.galaxy.first[self.body]
        second = state.galaxy.second[self.body]
        if not state.bank[first] and not state.bank[second]:
            if state.logged:
                state.log(DeckExhausted(self.seat, RESOURCES[first]))
            return
        if self.left > 1:
            state.push(Yield(self.seat, self.body, self.left - 1))
        state.push(ChooseYield(self.seat, self.body))


class ChooseYield(Choice[ParsecState]):
    """The seat chooses which of the planet's two resources a colony extracts (parsec:8.1c)."""

    __slots__ = ("body",)
    clause = "parsec:8.1c"
    accepts = (Take,)

    def __init__(self, seat: Seat, body: i64) -> None:
        self.seat = seat
        self.body = body

    def options(self, state: ParsecState) -> list[Take]:
        found = []
        for resource in (state.galaxy.first[self.body], state.galaxy.second[self.body]):
            if state.bank[resource]:
                found.append(TAKE[resource])
        return found

    def why_not(self, state: ParsecState, action: Take) -> Refusal | None:
        resource = action.resource
        if resource != state.galaxy.first[self.body] and resource != state.galaxy.second[self.body]:
            return refuse("parsec:8.1c", "not-on-planet", resource=RESOURCES[resource])
        return None if state.bank[resource] else refuse("parsec:1.1c", "deck-empty", resource=RESOURCES[resource])

    def resolve(self, state: ParsecState, action: Take) -> None:
        gain(state, self.seat, action.resource, 1, "planet")


class Windfall(Step[ParsecState]):
    """A seat takes resources of choice, as long as the bank has any (parsec:8f)."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: Seat, left: i64) -> None:
        self.seat = seat
        self.left = left

    def run(self, state: ParsecState) -> None:
        if not state.bank[0] and not state.bank[1] and not state.bank[2]:
            return
        if self.left > 1:
            state.push(Windfall(self.seat, self.left - 1))
        state.push(ChooseResource(self.seat))


class ChooseResource(Choice[ParsecState]):
    """The seat takes a resource of choice (parsec:8f)."""

    __slots__ = ()
    clause = "parsec:8f"
    accepts = (Take,)
    #: Why the bank pays, as a reason key.
    why: ClassVar[str] = "choice"

    def options(self, state: ParsecState) -> list[Take]:
        return [TAKE[resource] for resource in range(3) if state.bank[resource]]

    def why_not(self, state: ParsecState, action: Take) -> Refusal | None:
        empty = not state.bank[action.resource]
        return refuse("parsec:1.1c", "deck-empty", resource=RESOURCES[action.resource]) if empty else None

    def resolve(self, state: ParsecState, action: Take) -> None:
        gain(state, self.seat, action.resource, 1, self.why)
