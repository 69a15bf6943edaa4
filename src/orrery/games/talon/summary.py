"""Talon in some hundred numbers: the clock, and the first units of both sides. Nothing is hidden."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.talon.encode import column_of
from orrery.games.talon.grid import HIGHEST, STRIDE, WIDEST
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import SLOTS
from orrery.kernel import Row, State, byte, copy_numbers
from orrery.kernel.rows import RowWriter
from orrery.parts.fields import Fields

#: How many units of each side are told.
SHOWN: Final = 6

FIELDS: Final = Fields()
CLOCK: Final = FIELDS.add("clock", 4, 12, "round, impulse, whether one has initiative, whether it is one's turn")
COLUMN: Final = FIELDS.add("column", 2 * SHOWN, WIDEST, "by unit (own first): 1 more than its column, 0 off the map")
ROW: Final = FIELDS.add("row", 2 * SHOWN, HIGHEST, "by unit: 1 more than its row, 0 off the map")
FACING: Final = FIELDS.add("facing", 2 * SHOWN, 6, "by unit")
SPEED: Final = FIELDS.add("speed", 2 * SHOWN, 8, "by unit")
POWER: Final = FIELDS.add("power", 2 * SHOWN, 10, "by unit")
HULL: Final = FIELDS.add("hull", 2 * SHOWN, 10, "by unit: boxes marked")
SHIELDS: Final = FIELDS.add("shields", 8 * SHOWN, 10, "by unit and arc: boxes left")


class Summary(RowWriter):
    """Writes the clock and the first units of both sides."""

    def write(self, state: State, seat: i64, row: Row, at: i64) -> None:
        assert isinstance(state, TalonState)
        row[at + CLOCK] = byte(state.round)
        row[at + CLOCK + 1] = byte(state.impulse)
        row[at + CLOCK + 2] = byte(1 if state.initiative == seat else 0)
        row[at + CLOCK + 3] = byte(1 if state.active == seat else 0)
        for side in range(2):
            first = SLOTS * (side ^ seat)
            for unit in range(first, first + SHOWN):
                write_unit(state, unit, SHOWN * side + unit - first, row, at)


def write_unit(state: TalonState, unit: i64, place: i64, row: Row, at: i64) -> None:
    """One unit."""
    here = state.at[unit]
    column: i64 = 0
    line: i64 = 0
    if here >= 0:
        column = column_of(here) + 1
        line = here // STRIDE
    row[at + COLUMN + place] = byte(column)
    row[at + ROW + place] = byte(line)
    row[at + FACING + place] = byte(state.facing[unit])
    row[at + SPEED + place] = byte(state.speed[unit])
    row[at + POWER + place] = byte(state.power[unit])
    row[at + HULL + place] = byte(state.hull[unit])
    copy_numbers(row, at + SHIELDS + 4 * place, state.shields, 4 * unit, 4)
