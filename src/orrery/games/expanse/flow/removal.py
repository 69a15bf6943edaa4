"""Events that take influence away or replace it (expanse:events.2, events.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.expanse.actions import DONE, REMOVE, REPLACE, Remove, Replace
from orrery.games.expanse.flow.filters import base_refusal, bases_reached
from orrery.games.expanse.flow.influence import ChooseOwnPiece, transfer
from orrery.games.expanse.flow.operation import DistinctChoice
from orrery.games.expanse.operations import DISTINCT, ENEMY, ENEMY_FIRST, EVERY, EVERY_ENEMY, OWNERS, SELF, Aimed, Line
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import BASES, FACTIONS, NOWHERE, Base, Faction, Seat
from orrery.kernel import Action, Choice, Done, Refusal, refuse
from orrery.parts.operations import flag, number, word

#: Where all targets lie, and what they have in common.
SAME: Final = {"": 0, "base": 1}
MATCH: Final = {"": 0, "resource": 1}


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


def paired_resources(state: ExpanseState, faction: Faction, operation: RemoveInfluence) -> list[bool]:
    """The resources of which two bases have influence to remove; all of them when no pair is left."""
    counts = [0, 0, 0, 0]
    for base in bases_reached(state, faction, operation, 0):
        if victims(state, faction, operation.owner, base):
            counts[state.tables.base_resource[base]] += 1
    pairs = [count > 1 for count in counts]
    return pairs if True in pairs else [True, True, True, True]


class RemoveInfluence(Aimed):
    """Remove influence: by choice, with `each` once from every base, or from every faction (expanse:events.2)."""

    __slots__ = ("each", "least", "match", "owner", "tally")
    verb = "remove"
    keys = (
        *Aimed.keys,
        flag("each"),
        word("of", "any", OWNERS, ["any", "enemy", "self", "every", "every-enemy", "enemy-first"]),
        word("distinct", "", DISTINCT, ["", "base", "zone"]),
        word("same", "", SAME, ["", "base"]),
        word("match", "", MATCH, ["", "resource"]),
        number("least", 0),
        flag("tally"),
    )
    worth = 0.9

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        self.each: bool = line.flag("each")
        if self.each:
            self.uses = len(self.bases)
        self.owner: int = line.number("of")
        self.place = line.flag("same")
        #: Whether all targets have the same resource.
        self.match: bool = line.flag("match")
        #: The influence that a faction needs on a base to lose some.
        self.least: int = max(line.number("least"), 1)
        #: Whether it is done once more for each that the operations before have counted.
        self.tally: bool = line.flag("tally")

    def perform(self, state: ExpanseState, seat: Seat, number: i64) -> None:
        if self.owner == EVERY or self.owner == EVERY_ENEMY:
            remove_from_all(state, state.faction[seat], self)
        elif self.each:
            for base in bases_reached(state, state.faction[seat], self, 0)[::-1]:
                state.push(ChooseVictim(seat, base, self.owner))
        else:
            count = self.count + state.tally if self.tally else self.count
            if count:
                state.push(ChooseRemoval(seat, number, count, 0))


def remove_from_all(state: ExpanseState, faction: Faction, operation: RemoveInfluence) -> None:
    """Every faction, or every enemy, loses one influence on every base where it has enough of it."""
    for base in bases_reached(state, faction, operation, 0):
        for other in range(4):
            at = base * 4 + other
            spared = other == faction and operation.owner == EVERY_ENEMY
            if state.pieces[at] and state.influence[at] >= operation.least and not spared:
                transfer(state, other, base, NOWHERE)


class ChooseRemoval(DistinctChoice):
    """An event removes influence (expanse:events.2, events.3)."""

    __slots__ = ()
    accepts = (Remove, Done)
    duty = "must-remove"

    def targets(self, state: ExpanseState, faction: Faction, operation: RemoveInfluence) -> list[Action]:
        options: list[Action] = []
        matching = matching_resources(state, faction, operation, self.used)
        for base in bases_reached(state, faction, operation, self.used):
            if matching[state.tables.base_resource[base]]:
                row = REMOVE[base]
                for victim in victims(state, faction, operation.owner, base):
                    options.append(row[victim])
        return options

    def target_refusal(
        self, state: ExpanseState, faction: Faction, operation: RemoveInfluence, action: Remove
    ) -> Refusal | None:
        refusal = base_refusal(state, faction, operation, action.base, self.used)
        if refusal is None:
            refusal = victim_refusal(state, faction, operation.owner, action.base, action.faction)
        if refusal is None and operation.match:
            resource = state.tables.base_resource[action.base]
            if not matching_resources(state, faction, operation, self.used)[resource]:
                refusal = refuse("expanse:events.2", "resources-must-match", base=BASES[action.base])
        return refusal

    def carry_out(self, state: ExpanseState, operation: RemoveInfluence, action: Remove) -> None:
        self.continue_from(state, operation, action.base)
        transfer(state, action.faction, action.base, NOWHERE)


ALL_RESOURCES: Final = [True, True, True, True]


def matching_resources(state: ExpanseState, faction: Faction, operation: RemoveInfluence, used: i64) -> list[bool]:
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


class ReplaceInfluence(Aimed):
    """Replace enemy influence with own (expanse:events.3)."""

    __slots__ = ()
    verb = "replace"
    keys = (*Aimed.keys, word("distinct", "", DISTINCT, ["", "base"]))
    worth = 1.8

    def perform(self, state: ExpanseState, seat: Seat, number: i64) -> None:
        state.push(ChooseReplacement(seat, number, self.count, 0))


class ChooseReplacement(DistinctChoice):
    """An event replaces enemy influence with the resolver's own (expanse:events.3)."""

    __slots__ = ()
    clause = "expanse:events.3"
    accepts = (Replace, Done)
    duty = "must-replace"

    def targets(self, state: ExpanseState, faction: Faction, operation: ReplaceInfluence) -> list[Action]:
        options: list[Action] = []
        for base in bases_reached(state, faction, operation, self.used):
            for victim in victims(state, faction, ENEMY, base):
                options.append(REPLACE[base][victim])
        return options

    def target_refusal(
        self, state: ExpanseState, faction: Faction, operation: ReplaceInfluence, action: Replace
    ) -> Refusal | None:
        refusal = base_refusal(state, faction, operation, action.base, self.used)
        return victim_refusal(state, faction, ENEMY, action.base, action.faction) if refusal is None else refusal

    def carry_out(self, state: ExpanseState, operation: ReplaceInfluence, action: Replace) -> None:
        self.continue_from(state, operation, action.base)
        state.push(ChooseOwnPiece(self.seat, action.base, self.operation))
        transfer(state, action.faction, action.base, NOWHERE)
