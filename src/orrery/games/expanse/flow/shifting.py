"""Events that shift influence to other bases or swap it (expanse:events.2, events.3)."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.expanse.actions import DONE, LIFT, TARGET, Lift, Target
from orrery.games.expanse.board import is_open
from orrery.games.expanse.flow.filters import base_refusal, bases_reached
from orrery.games.expanse.flow.influence import transfer
from orrery.games.expanse.flow.operation import OperationChoice
from orrery.games.expanse.flow.removal import victim_refusal, victims
from orrery.games.expanse.operations import FILTER, OWNERS, Aimed, Line, Operation, part
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import BASES, FACTIONS, Base, Faction, Seat
from orrery.kernel import Action, Choice, Done, Refusal, refuse
from orrery.parts.operations import word


class ShiftInfluence(Aimed):
    """Move influence of others to other bases, those that `to` lets through (expanse:events.3)."""

    __slots__ = ("owner", "to")
    verb = "shift"
    keys = (*Aimed.keys, word("of", "enemy", OWNERS, ["any", "enemy", "self"]), part(FILTER, "to"))
    worth = 0.8

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        self.owner: int = line.number("of")
        self.to: list[int] = line.reaches["to"].bases

    def perform(self, state: ExpanseState, seat: Seat, number: i64) -> None:
        state.push(ChooseShift(seat, number, self.count))


class ChooseShift(OperationChoice):
    """An event moves other factions' influence to other bases (expanse:events.3)."""

    __slots__ = ()
    clause = "expanse:events.3"
    accepts = (Lift, Done)
    duty = "must-shift"

    def targets(self, state: ExpanseState, faction: Faction, operation: ShiftInfluence) -> list[Action]:
        options: list[Action] = []
        for base in bases_reached(state, faction, operation, 0):
            for victim in victims(state, faction, operation.owner, base):
                options.append(LIFT[base][victim])
        return options

    def target_refusal(
        self, state: ExpanseState, faction: Faction, operation: ShiftInfluence, action: Lift
    ) -> Refusal | None:
        refusal = base_refusal(state, faction, operation, action.base, 0)
        if refusal is None:
            refusal = victim_refusal(state, faction, operation.owner, action.base, action.faction)
        return refusal

    def carry_out(self, state: ExpanseState, operation: ShiftInfluence, action: Lift) -> None:
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
        operation = state.tables.operations[self.operation]
        assert isinstance(operation, ShiftInfluence)
        in_play = state.tables.is_open[state.seats]
        return [TARGET[base] for base in operation.to if in_play[base] and base != self.base]

    def why_not(self, state: ExpanseState, action: Target) -> Refusal | None:
        operation = state.tables.operations[self.operation]
        assert isinstance(operation, ShiftInfluence)
        if not is_open(state, action.base):
            return refuse("expanse:two-player.3", "base-out-of-play", base=BASES[action.base])
        if action.base not in operation.to:
            return refuse("expanse:events.2", "event-elsewhere", base=BASES[action.base])
        if action.base == self.base:
            return refuse("expanse:events.2", "same-base", base=BASES[action.base])
        return None

    def resolve(self, state: ExpanseState, action: Target) -> None:
        transfer(state, self.victim, self.base, action.base)


class SwapInfluence(Operation):
    """Let two pieces of different factions change places (expanse:events.2)."""

    __slots__ = ()
    verb = "swap"
    worth = 0.8

    def perform(self, state: ExpanseState, seat: Seat, number: i64) -> None:
        state.push(ChooseSwap(seat))


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
