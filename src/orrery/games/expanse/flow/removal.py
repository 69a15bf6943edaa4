"""Events that take influence away, replace it, shift it or swap it (expanse:events.2, events.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.expanse.actions import (
    DONE,
    LIFT,
    REMOVE,
    REPLACE,
    TARGET,
    Lift,
    Remove,
    Replace,
    Target,
)
from orrery.games.expanse.board import is_open
from orrery.games.expanse.flow.filters import base_refusal, bases_reached
from orrery.games.expanse.flow.influence import ChooseOwnPiece, transfer
from orrery.games.expanse.flow.operation import DistinctChoice, OperationChoice
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import (
    BASES,
    ENEMY,
    ENEMY_FIRST,
    FACTIONS,
    NOWHERE,
    SELF,
    Base,
    Faction,
    Operation,
    Seat,
)
from orrery.kernel import Action, Choice, Done, Refusal, refuse


def victims(state: ExpanseState, faction: Faction, owner: Faction, base: Base) -> list[int]:
    """The factions whose influence on a base may be concerned."""
    pieces = state.pieces
    at = base * 4
    if owner == SELF:
        return [faction] if pieces[at + faction] else []
    found = [other for other in range(4) if pieces[at + other] and other != faction]
    if pieces[at + faction] and owner != ENEMY and not (owner == ENEMY_FIRST and found):
        found.append(faction)
    return found


def victim_refusal(state: ExpanseState, faction: Faction, owner: Faction, base: Base, victim: i64) -> Refusal | None:
    """Why a faction's influence on a base cannot be concerned."""
    if not state.pieces[base * 4 + victim]:
        return refuse("expanse:events.2", "no-influence-there", base=BASES[base], faction=FACTIONS[victim])
    if victim == faction:
        if owner == ENEMY:
            return refuse("expanse:events.2", "enemies-only", base=BASES[base])
        if owner == ENEMY_FIRST:
            for other in range(4):
                if other != faction and state.pieces[base * 4 + other]:
                    return refuse("expanse:events.2", "enemies-first", base=BASES[base])
    elif owner == SELF:
        return refuse("expanse:events.2", "own-only", base=BASES[base])
    return None


def paired_resources(state: ExpanseState, faction: Faction, operation: Operation) -> list[bool]:
    """The resources of which two bases have influence to remove; all of them when no pair is left."""
    counts = [0, 0, 0, 0]
    for base in bases_reached(state, faction, operation, 0):
        if victims(state, faction, operation.owner, base):
            counts[state.tables.base_resource[base]] += 1
    pairs = [count > 1 for count in counts]
    return pairs if True in pairs else [True, True, True, True]


class ChooseRemoval(DistinctChoice):
    """An event removes influence (expanse:events.2, events.3)."""

    __slots__ = ()
    accepts = (Remove, Done)
    duty = "must-remove"

    def targets(self, state: ExpanseState, faction: Faction, operation: Operation) -> list[Action]:
        options: list[Action] = []
        matching = matching_resources(state, faction, operation, self.used)
        for base in bases_reached(state, faction, operation, self.used):
            if matching[state.tables.base_resource[base]]:
                row = REMOVE[base]
                for victim in victims(state, faction, operation.owner, base):
                    options.append(row[victim])
        return options

    def target_refusal(
        self, state: ExpanseState, faction: Faction, operation: Operation, action: Remove
    ) -> Refusal | None:
        refusal = base_refusal(state, faction, operation, action.base, self.used)
        if refusal is None:
            refusal = victim_refusal(state, faction, operation.owner, action.base, action.faction)
        if refusal is None and operation.match:
            resource = state.tables.base_resource[action.base]
            if not matching_resources(state, faction, operation, self.used)[resource]:
                refusal = refuse("expanse:events.2", "resources-must-match", base=BASES[action.base])
        return refusal

    def carry_out(self, state: ExpanseState, operation: Operation, action: Remove) -> None:
        self.continue_from(state, operation, action.base)
        transfer(state, action.faction, action.base, NOWHERE)


ALL_RESOURCES: Final = [True, True, True, True]


def matching_resources(state: ExpanseState, faction: Faction, operation: Operation, used: i64) -> list[bool]:
    """The resources that the next target of an operation may have."""
    if not operation.match:
        return ALL_RESOURCES
    if not used:
        return paired_resources(state, faction, operation)
    first = state.tables.base_resource[state.focus_base]
    return [resource == first for resource in range(4)]


class ChooseVictim(Choice[ExpanseState]):
    """An event removes one influence from a certain base (expanse:events.2)."""

    __slots__ = ("base", "owner")
    clause = "expanse:events.2"
    accepts = (Remove, Done)

    def __init__(self, seat: Seat, base: Base, owner: Faction) -> None:
        self.seat = seat
        self.base = base
        self.owner = owner

    def options(self, state: ExpanseState) -> list[Action]:
        options: list[Action] = []
        for victim in victims(state, state.faction[self.seat], self.owner, self.base):
            options.append(REMOVE[self.base][victim])
        if not options:
            options.append(DONE)
        return options

    def why_not(self, state: ExpanseState, action: Action) -> Refusal | None:
        if not isinstance(action, Remove):
            return refuse("expanse:events.2", "must-remove")
        if action.base != self.base:
            return refuse("expanse:events.2", "same-base-only", base=BASES[action.base], chosen=BASES[self.base])
        return victim_refusal(state, state.faction[self.seat], self.owner, self.base, action.faction)

    def resolve(self, state: ExpanseState, action: Action) -> None:
        if isinstance(action, Remove):
            transfer(state, action.faction, self.base, NOWHERE)


class ChooseReplacement(DistinctChoice):
    """An event replaces enemy influence with the resolver's own (expanse:events.3)."""

    __slots__ = ()
    clause = "expanse:events.3"
    accepts = (Replace, Done)
    duty = "must-replace"

    def targets(self, state: ExpanseState, faction: Faction, operation: Operation) -> list[Action]:
        options: list[Action] = []
        for base in bases_reached(state, faction, operation, self.used):
            for victim in victims(state, faction, ENEMY, base):
                options.append(REPLACE[base][victim])
        return options

    def target_refusal(
        self, state: ExpanseState, faction: Faction, operation: Operation, action: Replace
    ) -> Refusal | None:
        refusal = base_refusal(state, faction, operation, action.base, self.used)
        return victim_refusal(state, faction, ENEMY, action.base, action.faction) if refusal is None else refusal

    def carry_out(self, state: ExpanseState, operation: Operation, action: Replace) -> None:
        self.continue_from(state, operation, action.base)
        state.push(ChooseOwnPiece(self.seat, action.base, self.operation))
        transfer(state, action.faction, action.base, NOWHERE)


class ChooseShift(OperationChoice):
    """An event moves other factions' influence to other bases (expanse:events.3)."""

    __slots__ = ()
    clause = "expanse:events.3"
    accepts = (Lift, Done)
    duty = "must-shift"

    def targets(self, state: ExpanseState, faction: Faction, operation: Operation) -> list[Action]:
        options: list[Action] = []
        for base in bases_reached(state, faction, operation, 0):
            for victim in victims(state, faction, operation.owner, base):
                options.append(LIFT[base][victim])
        return options

    def target_refusal(
        self, state: ExpanseState, faction: Faction, operation: Operation, action: Lift
    ) -> Refusal | None:
        refusal = base_refusal(state, faction, operation, action.base, 0)
        if refusal is None:
            refusal = victim_refusal(state, faction, operation.owner, action.base, action.faction)
        return refusal

    def carry_out(self, state: ExpanseState, operation: Operation, action: Lift) -> None:
        if self.left > 1:
            state.push(ChooseShift(self.seat, self.operation, self.left - 1))
        state.push(ChooseShiftTarget(self.seat, self.operation, action.base, action.faction))


class ChooseShiftTarget(Choice[ExpanseState]):
    """Where shifted influence goes (expanse:events.2)."""

    __slots__ = ("base", "operation", "victim")
    clause = "expanse:events.2"
    accepts = (Target,)

    def __init__(self, seat: Seat, operation: i64, base: Base, victim: i64) -> None:
        self.seat = seat
        self.operation = operation
        self.base = base
        self.victim = victim

    def options(self, state: ExpanseState) -> list[Target]:
        operation: Operation = state.tables.operations[self.operation]
        in_play = state.tables.is_open[state.seats]
        return [TARGET[base] for base in operation.to if in_play[base] and base != self.base]

    def why_not(self, state: ExpanseState, action: Target) -> Refusal | None:
        operation: Operation = state.tables.operations[self.operation]
        if not is_open(state, action.base):
            return refuse("expanse:two-player.3", "base-out-of-play", base=BASES[action.base])
        if action.base not in operation.to:
            return refuse("expanse:events.2", "event-elsewhere", base=BASES[action.base])
        if action.base == self.base:
            return refuse("expanse:events.2", "same-base", base=BASES[action.base])
        return None

    def resolve(self, state: ExpanseState, action: Target) -> None:
        transfer(state, self.victim, self.base, action.base)


class ChooseSwap(Choice[ExpanseState]):
    """The first of two influence pieces that change places (expanse:events.2)."""

    __slots__ = ()
    clause = "expanse:events.2"
    accepts = (Lift, Done)

    def options(self, state: ExpanseState) -> list[Action]:
        pieces = state.pieces
        options: list[Action] = []
        for base in range(16):
            for faction in range(4):
                if pieces[base * 4 + faction] and has_partner(state, base, faction):
                    options.append(LIFT[base][faction])
        if not options:
            options.append(DONE)
        return options

    def why_not(self, state: ExpanseState, action: Action) -> Refusal | None:
        if not isinstance(action, Lift):
            return refuse("expanse:events.2", "must-swap")
        if not state.pieces[action.base * 4 + action.faction]:
            faction = FACTIONS[action.faction]
            return refuse("expanse:events.2", "no-influence-there", base=BASES[action.base], faction=faction)
        if not has_partner(state, action.base, action.faction):
            return refuse("expanse:events.2", "no-partner", base=BASES[action.base])
        return None

    def resolve(self, state: ExpanseState, action: Action) -> None:
        if isinstance(action, Lift):
            state.push(ChooseSwapPartner(self.seat, action.base, action.faction))


def has_partner(state: ExpanseState, base: Base, faction: Faction) -> bool:
    """Whether another faction has influence on another base."""
    pieces = state.pieces
    for other in range(16):
        if other != base:
            for owner in range(4):
                if owner != faction and pieces[other * 4 + owner]:
                    return True
    return False


class ChooseSwapPartner(Choice[ExpanseState]):
    """The second of two influence pieces that change places (expanse:events.2)."""

    __slots__ = ("base", "owner")
    clause = "expanse:events.2"
    accepts = (Lift,)

    def __init__(self, seat: Seat, base: Base, owner: Faction) -> None:
        self.seat = seat
        self.base = base
        self.owner = owner

    def options(self, state: ExpanseState) -> list[Action]:
        pieces = state.pieces
        options: list[Action] = []
        for base in range(16):
            if base != self.base:
                for faction in range(4):
                    if faction != self.owner and pieces[base * 4 + faction]:
                        options.append(LIFT[base][faction])
        return options

    def why_not(self, state: ExpanseState, action: Lift) -> Refusal | None:
        if action.faction == self.owner:
            return refuse("expanse:events.2", "other-faction-needed", faction=FACTIONS[self.owner])
        if action.base == self.base:
            return refuse("expanse:events.2", "other-base-needed", base=BASES[self.base])
        if not state.pieces[action.base * 4 + action.faction]:
            faction = FACTIONS[action.faction]
            return refuse("expanse:events.2", "no-influence-there", base=BASES[action.base], faction=faction)
        return None

    def resolve(self, state: ExpanseState, action: Lift) -> None:
        transfer(state, self.owner, self.base, action.base)
        transfer(state, action.faction, action.base, self.base)
