"""Talon as a row of numbers. Nothing is hidden, so both seats see the same.

By unit: its class, column and row of its hex, power, then the columns of `TalonState`; by missile the same as far as it
has them; the terrain by hex; at the end round, impulse, initiative and who moves. A unit off the map stands in the last
column and row.
"""

from __future__ import annotations

from array import array

from orrery.games.talon.grid import SIZE, STRIDE
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import GROUPS, MISSILES, UNITS
from orrery.parts.layout import Layout, fitted, held

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
OBSERVATION_SIZE = PLACES + LAYOUT.size
OBSERVATION_SCALE = (
    (64.0,) * UNITS
    + (float(STRIDE),) * UNITS
    + (float(ROWS),) * UNITS
    + (20.0,) * UNITS
    + (float(STRIDE),) * MISSILES
    + (float(ROWS),) * MISSILES
    + LAYOUT.scale
)
NO_MISSILES = bytes(2 * MISSILES)
#: The column of a hex by the low byte of its number.
COLUMN = bytes([low & STRIDE - 1 for low in range(256)])
SHIFT = STRIDE.bit_length() - 1
#: The row of each of so many hexes, as a mask over one long number.
MASKS = {count: int.from_bytes(bytes([ROWS - 1, 0]) * count, "little") for count in (UNITS, MISSILES)}


def places(hexes: array[int]) -> bytes:
    """The columns of some hexes and then their rows.

    All rows are taken at once, as one long number of two bytes for each hex that is shifted and masked.
    """
    plain = hexes.tobytes()
    rows = (int.from_bytes(plain, "little") >> SHIFT & MASKS[len(hexes)]).to_bytes(len(plain), "little")
    return plain[::2].translate(COLUMN) + rows[::2]


def observe(state: TalonState, seat: int) -> bytes:
    """The whole battle in a row that is the same for both seats.

    After the places it is `LAYOUT.row` written out, because compiled code reads its own columns far faster.
    """
    scenario = state.scenario
    if not scenario.classes:
        scenario.classes = fitted([kind & 255 for kind in scenario.kind], UNITS)
    return b"".join(
        [
            scenario.classes, places(state.at), state.power.tobytes(),
            places(state.missile_at) if state.flying else NO_MISSILES,
            state.facing, state.speed, state.turn, state.slip, state.shields, state.boosts, state.hull, state.red,
            state.yellow, state.broken, state.fighters, state.battery, state.afterburners, state.contest, state.beamed,
            state.status, state.host, state.missile_facing, state.missile_target, state.missile_owner,
            state.missile_damaged, state.terrain,
            bytes([
                held(state.round), held(state.impulse), held(state.initiative), held(state.active), held(state.flying),
            ]),
        ]
    )  # fmt: skip
