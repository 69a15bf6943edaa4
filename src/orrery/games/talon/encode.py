"""Talon as a row of numbers. Nothing is hidden, so both seats see the same.

By unit: its class, column and row of its hex, power, then the columns of `TalonState`; by missile the same as far as it
has them; the terrain by hex; at the end round, impulse, initiative and who moves. A unit off the map stands in the last
column and row.
"""

from __future__ import annotations

from orrery.games.talon.grid import SIZE, STRIDE
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import GROUPS, MISSILES, UNITS
from orrery.parts.layout import Layout, fitted

ROWS = 16

LAYOUT = Layout(
    columns=[
        ("facing", UNITS, 6),
        ("speed", UNITS, 8),
        ("turn", UNITS, 8),
        ("slip", UNITS, 2),
        ("shields", 4 * UNITS, 10),
        ("boosts", 4 * UNITS, 6),
        ("hull", UNITS, 10),
        ("red", GROUPS * UNITS, 6),
        ("yellow", GROUPS * UNITS, 6),
        ("broken", GROUPS * UNITS, 1),
        ("fighters", GROUPS * UNITS, 4),
        ("battery", UNITS, 4),
        ("afterburners", UNITS, 4),
        ("contest", UNITS, 2),
        ("beamed", UNITS, 1),
        ("status", UNITS, 6),
        ("host", UNITS, UNITS),
        ("missile_facing", MISSILES, 6),
        ("missile_target", MISSILES, UNITS),
        ("missile_owner", MISSILES, 2),
        ("missile_damaged", MISSILES, 1),
        ("terrain", SIZE, 8),
    ],
    wide=[],
    numbers=[("round", 20), ("impulse", 6), ("initiative", 1), ("active", 1), ("flying", MISSILES)],
)

#: What stands before the columns: class, column, row and power by unit, column and row by missile.
PLACES = 4 * UNITS + 2 * MISSILES
SIZE_OF_ROW = PLACES + LAYOUT.size
SCALE = (
    (64.0,) * UNITS
    + (float(STRIDE),) * UNITS
    + (float(ROWS),) * UNITS
    + (20.0,) * UNITS
    + (float(STRIDE),) * MISSILES
    + (float(ROWS),) * MISSILES
    + LAYOUT.scale
)
NO_MISSILES = bytes(2 * MISSILES)


def row_of(state: TalonState) -> bytes:
    """The whole battle in a row."""
    last = STRIDE - 1
    below = ROWS - 1
    at = state.at.tolist()
    parts = [
        fitted([kind & 255 for kind in state.scenario.kind], UNITS),
        bytes([hexagon & last for hexagon in at]),
        bytes([(hexagon // STRIDE) & below for hexagon in at]),
        state.power.tobytes(),
    ]
    if state.flying:
        flights = state.missile_at.tolist()
        parts.append(bytes([hexagon & last for hexagon in flights]))
        parts.append(bytes([(hexagon // STRIDE) & below for hexagon in flights]))
    else:
        parts.append(NO_MISSILES)
    parts.append(LAYOUT.row(state))
    return b"".join(parts)
