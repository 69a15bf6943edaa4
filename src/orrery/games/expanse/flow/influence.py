"""Influence: placing it, relocating it, and which piece a removal takes (expanse:actions.influence)."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.expanse.actions import (
    DONE,
    FETCH,
    GIVE_CUBE,
    GIVE_DIPLOMAT,
    PLACE,
    PLACE_DIPLOMAT,
    Fetch,
    GiveCube,
    GiveDiplomat,
    Place,
    PlaceDiplomat,
)
from orrery.games.expanse.board import can_place_cube, usable_diplomats
from orrery.games.expanse.effects import carry_piece, put_piece
from orrery.games.expanse.flow.filters import base_refusal, bases_reached
from orrery.games.expanse.flow.operation import DistinctChoice
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import BASES, NO_OPERATION, Base, Faction, Operation, Seat
from orrery.kernel import Action, Choice, Done, Refusal, refuse


def transfer(state: ExpanseState, faction: Faction, source: i64, target: i64) -> None:
    """Take one of a faction's pieces from a base to another or to the supply; its owner chooses which."""
    diplomats = state.diplomats[source] if faction == state.tables.diplomat_owner else 0
    if diplomats and state.pieces[source * 4 + faction] > diplomats:
        state.push(ChoosePiece(state.seat_of[faction], source, target))
    else:
        carry_piece(state, faction, source, target, diplomats > 0)


def place_piece(state: ExpanseState, seat: Seat, action: Action, operation: i64) -> None:
    """Put a cube or a diplomat on a base, from the supply or from elsewhere on the map."""
    faction = state.faction[seat]
    if isinstance(action, PlaceDiplomat):
        put_piece(state, faction, action.base, True)
    else:
        assert isinstance(action, Place)
        if state.supply[faction]:
            put_piece(state, faction, action.base, False)
        else:
            state.push(ChooseRelocation(seat, action.base, operation))


def placements(state: ExpanseState, faction: Faction, bases: list[int]) -> list[Action]:
    """Every piece that a faction can put on one of these bases: cubes first, then diplomats."""
    options: list[Action] = []
    if state.supply[faction]:
        for base in bases:
            options.append(PLACE[base])
    else:
        for base in bases:
            if can_place_cube(state, faction, base):
                options.append(PLACE[base])
    if usable_diplomats(state, faction):
        for base in bases:
            options.append(PLACE_DIPLOMAT[base])
    return options


def piece_refusal(state: ExpanseState, faction: Faction, action: Action, base: Base) -> Refusal | None:
    """Why a faction has no such piece for a base."""
    if isinstance(action, PlaceDiplomat):
        if not usable_diplomats(state, faction):
            return refuse("expanse:actions.influence.1", "no-diplomat", base=BASES[base])
        return None
    if state.supply[faction]:
        return None
    if usable_diplomats(state, faction):
        return refuse("expanse:actions.influence.3", "only-diplomats-left", base=BASES[base])
    for other in range(16):
        if other != base and state.pieces[other * 4 + faction]:
            return None
    return refuse("expanse:actions.influence.3", "no-cube", base=BASES[base])


class ChoosePiece(Choice[ExpanseState]):
    """The owner of diplomats says which of its pieces is concerned (expanse:actions.influence.3)."""

    __slots__ = ("source", "target")
    clause = "expanse:actions.influence.3"
    accepts = (GiveCube, GiveDiplomat)

    def __init__(self, seat: Seat, source: i64, target: i64) -> None:
        self.seat = seat
        self.source = source
        self.target = target

    def options(self, state: ExpanseState) -> list[Action]:
        return [GIVE_CUBE, GIVE_DIPLOMAT]

    def why_not(self, state: ExpanseState, action: Action) -> Refusal | None:
        return None

    def resolve(self, state: ExpanseState, action: Action) -> None:
        carry_piece(state, state.faction[self.seat], self.source, self.target, action is GIVE_DIPLOMAT)


class ChooseRelocation(Choice[ExpanseState]):
    """Without cubes left, one is moved from anywhere on the map (expanse:actions.influence.3, influence.4)."""

    __slots__ = ("operation", "target")
    clause = "expanse:actions.influence.3"
    accepts = (Fetch,)

    def __init__(self, seat: Seat, target: i64, operation: i64) -> None:
        self.seat = seat
        self.target = target
        self.operation = operation

    def options(self, state: ExpanseState) -> list[Fetch]:
        pieces = state.pieces
        faction = state.faction[self.seat]
        barred = barred_sources(state, self.operation)
        return [
            FETCH[base]
            for base in range(16)
            if base != self.target and pieces[base * 4 + faction] and base not in barred
        ]

    def why_not(self, state: ExpanseState, action: Fetch) -> Refusal | None:
        if action.base == self.target:
            return refuse("expanse:actions.influence.3", "same-base", base=BASES[action.base])
        if not state.pieces[action.base * 4 + state.faction[self.seat]]:
            return refuse("expanse:actions.influence.3", "no-own-cube-there", base=BASES[action.base])
        if action.base in barred_sources(state, self.operation):
            return refuse("expanse:events.2", "base-of-the-event", base=BASES[action.base])
        return None

    def resolve(self, state: ExpanseState, action: Fetch) -> None:
        transfer(state, state.faction[self.seat], action.base, self.target)


def barred_sources(state: ExpanseState, operation: i64) -> list[int]:
    """Bases that an event fills must not pay for each other, or it would not be done in full (expanse:events.2)."""
    if operation == NO_OPERATION:
        return []
    bases: list[int] = state.tables.operations[operation].bases
    return bases


class ChoosePlacement(DistinctChoice):
    """An event places influence on bases that it names (expanse:events.2)."""

    __slots__ = ()
    accepts = (Place, PlaceDiplomat, Done)
    duty = "must-place"

    def targets(self, state: ExpanseState, faction: Faction, operation: Operation) -> list[Action]:
        return placements(state, faction, bases_reached(state, faction, operation, self.used))

    def target_refusal(
        self, state: ExpanseState, faction: Faction, operation: Operation, action: Place | PlaceDiplomat
    ) -> Refusal | None:
        refusal = base_refusal(state, faction, operation, action.base, self.used)
        return piece_refusal(state, faction, action, action.base) if refusal is None else refusal

    def carry_out(self, state: ExpanseState, operation: Operation, action: Place | PlaceDiplomat) -> None:
        self.continue_from(state, operation, action.base)
        place_piece(state, self.seat, action, NO_OPERATION)


class ChooseOwnPiece(Choice[ExpanseState]):
    """An event places one influence on a certain base (expanse:events.2)."""

    __slots__ = ("base", "operation")
    clause = "expanse:events.2"
    accepts = (Place, PlaceDiplomat, Done)

    def __init__(self, seat: Seat, base: Base, operation: i64) -> None:
        self.seat = seat
        self.base = base
        self.operation = operation

    def options(self, state: ExpanseState) -> list[Action]:
        faction = state.faction[self.seat]
        options: list[Action] = []
        if state.supply[faction]:
            options.append(PLACE[self.base])
        if usable_diplomats(state, faction):
            options.append(PLACE_DIPLOMAT[self.base])
        if not options and has_source(state, faction, self.base, self.operation):
            options.append(PLACE[self.base])
        if not options:
            options.append(DONE)
        return options

    def why_not(self, state: ExpanseState, action: Action) -> Refusal | None:
        if not isinstance(action, Place | PlaceDiplomat):
            return refuse("expanse:events.2", "must-place")
        if action.base != self.base:
            return refuse("expanse:events.2", "same-base-only", base=BASES[action.base], chosen=BASES[self.base])
        return piece_refusal(state, state.faction[self.seat], action, self.base)

    def resolve(self, state: ExpanseState, action: Action) -> None:
        if action is not DONE:
            place_piece(state, self.seat, action, self.operation)


def has_source(state: ExpanseState, faction: Faction, target: i64, operation: i64) -> bool:
    """Whether a cube can be brought to the base from one that the event does not fill itself."""
    barred = barred_sources(state, operation)
    pieces = state.pieces
    return any([base != target and pieces[base * 4 + faction] and base not in barred for base in range(16)])
