"""Operations of events in force: what nobody may do, and what cargos may (parsec:6.2m)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.parsec.operations import Changing, Operation
from orrery.games.parsec.state import L_SEAT, ParsecState
from orrery.games.parsec.tables import (
    ATTACK,
    CARGO,
    KIND,
    NO_ATTACK,
    NO_EVASION,
    NO_EXTRACTION,
    NO_FIGHT_BETWEEN,
    NO_MOVE,
    NO_TRADE,
    OWNER,
    Unit,
)
from orrery.parts.operations import Line, word

FORBIDS: Final = {
    "trade": NO_TRADE,
    "move": NO_MOVE,
    "attack": NO_ATTACK,
    "evade": NO_EVASION,
    "extract": NO_EXTRACTION,
    "pair": NO_FIGHT_BETWEEN,
}


class Forbid(Operation):
    """Something cannot be done where the event is in force (parsec:6.2m)."""

    __slots__ = ("what",)
    verb = "forbid"
    keys = (word("what", None, FORBIDS, [*FORBIDS]),)

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        self.what: int = line.number("what")


class Corsairs(Changing):
    """Cargos may attack, with more or less attack (parsec:12.4i)."""

    __slots__ = ()
    verb = "corsairs"

    def changes_units(self) -> bool:
        return True

    def value(self, state: ParsecState, at: i64, unit: Unit, stat: i64, value: i64) -> i64:
        own = stat == ATTACK and KIND[unit] == CARGO and state.lasting[at + L_SEAT] == OWNER[unit]
        return value + self.delta if own else value
