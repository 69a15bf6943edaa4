"""Moving vessels, and passing through hexes of others (parsec:10)."""

from __future__ import annotations

from orrery.games.parsec.actions import (
    ACCEPT,
    AT,
    HIGHEST_TOLL,
    PASS,
    TOLL,
    UNIT_NAMES,
    Accept,
    At,
    Toll,
)
from orrery.games.parsec.board import is_counted, mobility
from orrery.games.parsec.effects import hand_over, shift
from orrery.games.parsec.events import ResourcesPaid, TollDemanded, TransitAsked, TransitGranted, TransitRefused
from orrery.games.parsec.galaxy import CORE, DOCK
from orrery.games.parsec.grid import NAMES, NO_MODULE
from orrery.games.parsec.paths import can_stop, is_clear, reach, transit_path
from orrery.games.parsec.state import MOVED, REFUSED, TRANSPORT_HERE, ParsecState
from orrery.games.parsec.tables import CARGO, FIGHTER, KIND, OWNER, RESOURCES
from orrery.kernel import Action, Choice, Pass, Refusal, refuse


def may_ask(state: ParsecState, unit: int) -> bool:
    """Whether a vessel may still ask for passage this turn."""
    return not state.flags[unit] & REFUSED


def stop_refusal(state: ParsecState, unit: int, cell: int) -> Refusal | None:
    """Why a vessel may not end its move in a hex, distance aside."""
    galaxy = state.galaxy
    seat = OWNER[unit]
    kind = KIND[unit]
    if galaxy.grid.first_module[cell] == NO_MODULE:
        return refuse("parsec:5.2a", "off-board", cell=NAMES[cell])
    if cell == state.where[unit]:
        return refuse("parsec:10d", "same-hex", cell=NAMES[cell])
    if galaxy.terrain[cell] == CORE:
        return refuse("parsec:9.2b", "port-core", cell=NAMES[cell])
    if galaxy.terrain[cell] == DOCK and kind != CARGO:
        return refuse("parsec:9.2b", "dock-for-cargos", cell=NAMES[cell])
    if can_stop(state, seat, kind, cell):
        return None
    holder = state.holder[cell]
    if holder > state.seats:
        return refuse("parsec:6.2m", "impassable", cell=NAMES[cell])
    if holder != seat + 1:
        return refuse("parsec:10e", "occupied", cell=NAMES[cell], other=holder - 1)
    if state.crowd[cell] >= TRANSPORT_HERE and kind in (CARGO, FIGHTER):
        return refuse("parsec:4.2d", "transport-full", cell=NAMES[cell])
    clause = "parsec:10h" if state.tables.large[kind] or state.crowd[cell] > 2 else "parsec:10g"
    return refuse(clause, "hex-full", cell=NAMES[cell])


class ChooseDestination(Choice[ParsecState]):
    """The vessel flies to a hex within its movement, or leaves its transport (parsec:10c, parsec:4.2f)."""

    __slots__ = ("unit",)
    clause = "parsec:10c"
    accepts = (At,)

    def __init__(self, seat: int, unit: int) -> None:
        self.seat = seat
        self.unit = unit

    def options(self, state: ParsecState) -> list[At]:
        return [AT[cell] for cell in reach(state, self.unit, mobility(state, self.unit), may_ask(state, self.unit))]

    def why_not(self, state: ParsecState, action: At) -> Refusal | None:
        refusal = stop_refusal(state, self.unit, action.cell)
        if refusal is not None:
            return refusal
        steps = mobility(state, self.unit)
        if action.cell in reach(state, self.unit, steps, may_ask(state, self.unit)):
            return None
        if not may_ask(state, self.unit) and action.cell in reach(state, self.unit, steps, True):
            return refuse("parsec:10f", "transit-refused", cell=NAMES[action.cell])
        return refuse("parsec:10d", "too-far", cell=NAMES[action.cell], move=steps)

    def resolve(self, state: ParsecState, action: At) -> None:
        steps = mobility(state, self.unit)
        clear = is_clear(state, self.unit, steps) or not may_ask(state, self.unit)
        if not clear and action.cell not in reach(state, self.unit, steps, False):
            owners: list[int] = []
            for cell in transit_path(state, self.unit, steps, action.cell):
                owner = state.holder[cell] - 1
                if owner not in owners:
                    owners.append(owner)
            ask_transit(state, self.unit, action.cell, tuple(owners), ())
        else:
            fly(state, self.unit, action.cell)


def fly(state: ParsecState, unit: int, cell: int) -> None:
    """A vessel makes its one move of the turn (parsec:4d)."""
    state.flags[unit] |= MOVED
    shift(state, unit, cell)


def ask_transit(state: ParsecState, unit: int, cell: int, owners: tuple[int, ...], tolls: tuple[int, ...]) -> None:
    """Ask the next owner for passage, or pay the tolls and fly."""
    seat = OWNER[unit]
    if owners:
        if state.logged:
            state.log(TransitAsked(seat, owners[0], UNIT_NAMES[unit]))
        state.push(GrantTransit(owners[0], unit, cell, owners, tolls))
        return
    for at in range(0, len(tolls), 3):
        hand_over(state, seat, tolls[at], tolls[at + 1], tolls[at + 2])
        if state.logged:
            state.log(ResourcesPaid(seat, tolls[at], RESOURCES[tolls[at + 1]], tolls[at + 2], "toll"))
    fly(state, unit, cell)


def refuse_transit(state: ParsecState, unit: int, owner: int) -> None:
    """The vessel stays where it is; it does not ask again this turn unless requests are not counted."""
    if is_counted(state, OWNER[unit], owner):
        state.flags[unit] |= REFUSED
    if state.logged:
        state.log(TransitRefused(owner, OWNER[unit]))


class GrantTransit(Choice[ParsecState]):
    """The owner of a hex lets a vessel pass, freely or for a toll, or not (parsec:10f)."""

    __slots__ = ("cell", "owners", "tolls", "unit")
    clause = "parsec:10f"
    accepts = (Accept, Toll, Pass)

    def __init__(self, seat: int, unit: int, cell: int, owners: tuple[int, ...], tolls: tuple[int, ...]) -> None:
        self.seat = seat
        self.unit = unit
        self.cell = cell
        self.owners = owners
        self.tolls = tolls

    def free(self, state: ParsecState, resource: int) -> int:
        """What the mover can still pay of a resource."""
        left: int = state.stock[OWNER[self.unit] * 3 + resource]
        for at in range(0, len(self.tolls), 3):
            if self.tolls[at + 1] == resource:
                left -= self.tolls[at + 2]
        return left

    def options(self, state: ParsecState) -> list[Action]:
        found: list[Action] = [ACCEPT]
        for resource in range(3):
            for amount in range(min(HIGHEST_TOLL, self.free(state, resource))):
                found.append(TOLL[resource * HIGHEST_TOLL + amount])
        found.append(PASS)
        return found

    def why_not(self, state: ParsecState, action: Action) -> Refusal | None:
        if isinstance(action, Toll) and action.amount > self.free(state, action.resource):
            return refuse("parsec:10f", "cannot-pay", resource=RESOURCES[action.resource], amount=action.amount)
        return None

    def resolve(self, state: ParsecState, action: Action) -> None:
        seat = OWNER[self.unit]
        if isinstance(action, Toll):
            if state.logged:
                state.log(TollDemanded(self.seat, seat, RESOURCES[action.resource], action.amount))
            tolls = (*self.tolls, self.seat, action.resource, action.amount)
            state.push(AcceptToll(seat, self.unit, self.cell, self.owners, tolls))
        elif action is ACCEPT:
            if state.logged:
                state.log(TransitGranted(self.seat, seat))
            ask_transit(state, self.unit, self.cell, self.owners[1:], self.tolls)
        else:
            refuse_transit(state, self.unit, self.seat)


class AcceptToll(Choice[ParsecState]):
    """The mover pays the toll or stays (parsec:10f)."""

    __slots__ = ("cell", "owners", "tolls", "unit")
    clause = "parsec:10f"
    accepts = (Accept, Pass)

    def __init__(self, seat: int, unit: int, cell: int, owners: tuple[int, ...], tolls: tuple[int, ...]) -> None:
        self.seat = seat
        self.unit = unit
        self.cell = cell
        self.owners = owners
        self.tolls = tolls

    def options(self, state: ParsecState) -> list[Action]:
        return [ACCEPT, PASS]

    def why_not(self, state: ParsecState, action: Action) -> Refusal | None:
        return None

    def resolve(self, state: ParsecState, action: Action) -> None:
        if action is ACCEPT:
            ask_transit(state, self.unit, self.cell, self.owners[1:], self.tolls)
        else:
            refuse_transit(state, self.unit, self.owners[0])
