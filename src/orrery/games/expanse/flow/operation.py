"""Choices that one operation of an event asks for, as often as its number says (expanse:events.2)."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from orrery.games.expanse.actions import DONE
from orrery.games.expanse.flow.filters import mark_used
from orrery.games.expanse.operations import Aimed
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import Base, Faction, Seat
from orrery.kernel import Action, Choice, Refusal, refuse


class OperationChoice(Choice[ExpanseState]):
    """One use of an operation out of those left; only an optional one may be declined (expanse:events.2)."""

    __slots__ = ("left", "operation")
    clause = "expanse:events.2"
    #: Why a mandatory operation cannot be declined.
    duty: ClassVar[str] = ""

    def __init__(self, seat: Seat, operation: i64, left: i64) -> None:
        self.seat = seat
        self.operation = operation
        self.left = left

    def targets(self, state: ExpanseState, faction: Faction, operation: Any) -> list[Action]:
        """Everything that the operation can be used on now."""
        raise NotImplementedError(f"{type(self).__name__}.targets")

    def target_refusal(self, state: ExpanseState, faction: Faction, operation: Any, action: Any) -> Refusal | None:
        """Why the operation cannot be used like this."""
        raise NotImplementedError(f"{type(self).__name__}.target_refusal")

    def carry_out(self, state: ExpanseState, operation: Any, action: Any) -> None:
        """Use the operation."""
        raise NotImplementedError(f"{type(self).__name__}.carry_out")

    def options(self, state: ExpanseState) -> list[Action]:
        operation = state.tables.operations[self.operation]
        options = self.targets(state, state.faction[self.seat], operation)
        if operation.optional or not options:
            options.append(DONE)
        return options

    def why_not(self, state: ExpanseState, action: Action) -> Refusal | None:
        operation = state.tables.operations[self.operation]
        if action is DONE:
            return None if operation.optional else refuse("expanse:events.2", self.duty)
        return self.target_refusal(state, state.faction[self.seat], operation, action)

    def resolve(self, state: ExpanseState, action: Action) -> None:
        if action is not DONE:
            self.carry_out(state, state.tables.operations[self.operation], action)


class DistinctChoice(OperationChoice):
    """An operation that remembers what it was used on, where its targets must differ (expanse:events.2)."""

    __slots__ = ("used",)

    def __init__(self, seat: Seat, operation: i64, left: i64, used: i64) -> None:
        self.seat = seat
        self.operation = operation
        self.left = left
        self.used = used

    def continue_from(self, state: ExpanseState, operation: Aimed, base: Base) -> None:
        """Ask for the next use, if one is left, and hand the base on to what follows."""
        state.focus_base = base
        if self.left > 1:
            used = mark_used(state, operation, base, self.used)
            state.push(type(self)(self.seat, self.operation, self.left - 1, used))
