"""What every operation of an event card or a faction has: its name, the keys it is written with, and when it acts.

Each operation is one class in `flow/`: its docstring says what it does, `keys` what content may write, its constructor
reads that, and it overrides the methods below that carry it out. `flow/operations.py` lists them.
"""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from orrery.kernel import Refusal
from orrery.parts.operations import Key, Line, number


class Operation:
    """One thing that an event card or a faction does."""

    __slots__ = ()
    #: What content files call it, and the keys that it is written with.
    verb: ClassVar[str] = ""
    keys: ClassVar[tuple[Key, ...]] = ()

    def __init__(self, line: Line) -> None:
        pass

    def refusal(self, state: Any, seat: i64) -> Refusal | None:
        """Why a seat cannot play a card that does this now (parsec:6.2c)."""
        return None

    def suits(self, state: Any, opponent: i64) -> bool:
        """Whether a card that does this can be aimed at an opponent (parsec:6.2m)."""
        return True

    def perform(self, state: Any, seat: i64, card: i64, target: i64) -> None:
        """Carry out what happens at once (parsec:6.2m)."""

    def amend(self, traits: Any, chosen: i64) -> None:
        """Change what factions and permanent events make of a seat; `chosen` are kinds of unit that the card named."""

    def changes_units(self) -> bool:
        """Whether it changes values of single units as long as the event is in force."""
        return False

    def value(self, state: Any, at: i64, unit: i64, stat: i64, value: i64) -> i64:
        """A value of a unit under the event in force at this place (parsec:6.2m)."""
        return value

    def end(self, state: Any, target: i64) -> None:
        """Undo what lies on the board, when the event is no longer in force (parsec:6.2p)."""


class Amounted(Operation):
    """An operation with an amount."""

    __slots__ = ("amount",)
    keys: ClassVar[tuple[Key, ...]] = (number("amount", 0, 0, 99),)

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        self.amount: int = line.number("amount")


class Changing(Operation):
    """An operation that adds to a number, or takes from it."""

    __slots__ = ("delta",)
    keys: ClassVar[tuple[Key, ...]] = (number("delta", 0, -20, 20),)

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        self.delta: int = line.number("delta")
