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
from orrery.games.expanse.board import usable_diplomats
from orrery.games.expanse.effects import carry_piece, put_piece
from orrery.games.expanse.flow.filters import base_refusal, bases_reached
from orrery.games.expanse.flow.operation import DistinctChoice
from orrery.games.expanse.operations import DISTINCT, NO_OPERATION, Aimed, Line
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import BASES, Base, Faction, Seat
from orrery.kernel import Action, Choice, Done, Refusal, changed, refuse
from orrery.parts.operations import flag, word


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
    assert isinstance(action, Place | PlaceDiplomat)
    if operation != NO_OPERATION:
        state.fresh = changed(state.fresh, action.base, state.fresh[action.base] + 1)
    if isinstance(action, PlaceDiplomat):
        put_piece(state, faction, action.base, True)
    elif state.supply[faction]:
        put_piece(state, faction, action.base, False)
    else:
        state.push(ChooseRelocation(seat, action.base, operation))


def placements(state: ExpanseState, faction: Faction, bases: list[int], operation: i64) -> list[Action]:
    """Every piece that a faction can put on one of these bases: cubes first, then diplomats."""
    options: list[Action] = []
    diplomats = usable_diplomats(state, faction)
    if state.supply[faction]:
        for base in bases:
            options.append(PLACE[base])
    elif not diplomats:
        for base in bases:
            if has_source(state, faction, base, operation):
                options.append(PLACE[base])
    if diplomats:
        for base in bases:
            options.append(PLACE_DIPLOMAT[base])
    return options


def piece_refusal(state: ExpanseState, faction: Faction, action: Action, base: Base, operation: i64) -> Refusal | None:
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
        if source_refusal(state, faction, base, other, operation) is None:
            return None
    return refuse("expanse:actions.influence.3", "no-cube", base=BASES[base])


def has_source(state: ExpanseState, faction: Faction, target: i64, operation: i64) -> bool:
    """Whether a cube can be brought to a base from another one (expanse:actions.influence.3)."""
    return any(base != target and can_give(state, faction, base, operation) for base in range(16))


def can_give(state: ExpanseState, faction: Faction, base: Base, operation: i64) -> bool:
    """Whether a faction has a piece on a base that it may move; an event does not pay for itself (expanse:events.2)."""
    there = state.pieces[base * 4 + faction]
    if operation == NO_OPERATION or not there:
        return there > 0
    return there > state.fresh[base] and not fills(state, operation, base)


def fills(state: ExpanseState, operation: i64, base: Base) -> bool:
    """Whether an event places influence on every base of a kind, and this is one of them (expanse:events.2)."""
    rule = state.tables.operations[operation]
    return isinstance(rule, PlaceInfluence) and rule.each and base in rule.bases


def source_refusal(state: ExpanseState, faction: Faction, target: i64, base: Base, operation: i64) -> Refusal | None:
    """Why no piece can be taken from a base for another one (expanse:actions.influence.3, events.2)."""
    if base == target:
        return refuse("expanse:actions.influence.3", "same-base", base=BASES[base])
    if not state.pieces[base * 4 + faction]:
        return refuse("expanse:actions.influence.3", "no-own-cube-there", base=BASES[base])
    if operation == NO_OPERATION:
        return None
    if fills(state, operation, base):
        return refuse("expanse:events.2", "base-of-the-event", base=BASES[base])
    if state.pieces[base * 4 + faction] <= state.fresh[base]:
        return refuse("expanse:events.2", "placed-by-the-event", base=BASES[base])
    return None


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
        faction = state.faction[self.seat]
        bases = [base for base in range(16) if base != self.target]
        return [FETCH[base] for base in bases if can_give(state, faction, base, self.operation)]

    def why_not(self, state: ExpanseState, action: Fetch) -> Refusal | None:
        return source_refusal(state, state.faction[self.seat], self.target, action.base, self.operation)

    def resolve(self, state: ExpanseState, action: Fetch) -> None:
        transfer(state, state.faction[self.seat], action.base, self.target)


class PlaceInfluence(Aimed):
    """Place own influence: by choice, or with `each` once on every base (expanse:events.2)."""

    __slots__ = ("each",)
    verb = "place"
    keys = (*Aimed.keys, flag("each"), word("distinct", "", DISTINCT, ["", "base"]))
    worth = 1.2

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        self.each: bool = line.flag("each")
        if self.each:
            self.uses = len(self.bases)

    def perform(self, state: ExpanseState, seat: Seat, number: i64) -> None:
        if not self.each:
            state.push(ChoosePlacement(seat, number, self.count, 0))
            return
        for base in bases_reached(state, state.faction[seat], self, 0)[::-1]:
            state.push(ChooseOwnPiece(seat, base, number))


class ChoosePlacement(DistinctChoice):
    """An event places influence on bases that it names (expanse:events.2)."""

    __slots__ = ()
    accepts = (Place, PlaceDiplomat, Done)
    duty = "must-place"

    def targets(self, state: ExpanseState, faction: Faction, operation: PlaceInfluence) -> list[Action]:
        return placements(state, faction, bases_reached(state, faction, operation, self.used), self.operation)

    def target_refusal(
        self, state: ExpanseState, faction: Faction, operation: PlaceInfluence, action: Place | PlaceDiplomat
    ) -> Refusal | None:
        refusal = base_refusal(state, faction, operation, action.base, self.used)
        return piece_refusal(state, faction, action, action.base, self.operation) if refusal is None else refusal

    def carry_out(self, state: ExpanseState, operation: PlaceInfluence, action: Place | PlaceDiplomat) -> None:
        self.continue_from(state, operation, action.base)
        place_piece(state, self.seat, action, self.operation)


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
        options = placements(state, state.faction[self.seat], [self.base], self.operation)
        if not options:
            options.append(DONE)
        return options

    def why_not(self, state: ExpanseState, action: Action) -> Refusal | None:
        if not isinstance(action, Place | PlaceDiplomat):
            return refuse("expanse:events.2", "must-place")
        if action.base != self.base:
            return refuse("expanse:events.2", "same-base-only", base=BASES[action.base], chosen=BASES[self.base])
        return piece_refusal(state, state.faction[self.seat], action, self.base, self.operation)

    def resolve(self, state: ExpanseState, action: Action) -> None:
        if action is not DONE:
            place_piece(state, self.seat, action, self.operation)
