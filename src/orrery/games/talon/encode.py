"""Talon as a row of numbers. Nothing is hidden, so both seats see the same.

By unit: its class, column and row of its hex, power, then the columns of `TalonState`; by missile the same as far as it
has them; the terrain by hex, row by row; at the end round, impulse, initiative and who moves. A unit off the map
stands in the last column and row.
"""

from __future__ import annotations

from typing import Final

from orrery.games.talon.grid import HIGHEST, STRIDE, WIDEST, hex_of
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import GROUPS, MISSILES, UNITS
from orrery.kernel import SharedColumn, ShortColumn, packed
from orrery.parts.layout import Layout, fitted, held

ROWS: Final = 64

LAYOUT: Final = Layout(
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
    ],
    wide=[],
    numbers=[("round", 20), ("impulse", 6), ("initiative", 1), ("active", 1), ("extended", 1), ("flying", MISSILES)],
)

#: What stands before the columns: class, column, row and power by unit, column and row by missile, terrain by hex.
PLACES: Final = 4 * UNITS + 2 * MISSILES + WIDEST * HIGHEST
OBSERVATION_SIZE: Final = PLACES + LAYOUT.size
OBSERVATION_SCALE: Final = (
    (64.0,) * UNITS
    + (float(STRIDE),) * UNITS
    + (float(ROWS),) * UNITS
    + (20.0,) * UNITS
    + (float(STRIDE),) * MISSILES
    + (float(ROWS),) * MISSILES
    + (8.0,) * (WIDEST * HIGHEST)
    + LAYOUT.scale
)
NO_MISSILES: Final = bytes(2 * MISSILES)
NO_TERRAIN: Final = bytes(WIDEST * HIGHEST)
#: The first hex of each row.
ROW_STARTS: Final = [hex_of(0, row) for row in range(HIGHEST)]
#: The column of a hex by the low byte of its number.
COLUMN: Final = bytes([low & STRIDE - 1 for low in range(256)])
SHIFT: Final = STRIDE.bit_length() - 1
#: The row of each of so many hexes, as a mask over one long number.
MASKS: Final = {count: int.from_bytes(bytes([ROWS - 1, 0]) * count, "little") for count in (UNITS, MISSILES)}


def places(hexes: ShortColumn) -> bytes:
    """The columns of some hexes and then their rows.

    All rows are taken at once, as one long number of two bytes for each hex that is shifted and masked.
    """
    plain = packed(hexes, 2)
    rows = (int.from_bytes(plain, "little") >> SHIFT & MASKS[len(hexes)]).to_bytes(len(plain), "little")
    return plain[::2].translate(COLUMN) + rows[::2]


def terrain_rows(terrain: SharedColumn) -> bytes:
    """The terrain of every hex, row by row."""
    return b"".join([packed(terrain[first : first + WIDEST]) for first in ROW_STARTS])


def observe(state: TalonState, seat: int) -> bytes:
    """The whole battle in a row that is the same for both seats.

    After the places it is `LAYOUT.row` written out, because compiled code reads its own columns far faster.
    """
    scenario = state.scenario
    if not scenario.classes:
        scenario.classes = fitted([kind & 255 for kind in scenario.kind], UNITS)
    return b"".join(
        [
            scenario.classes, places(state.at), packed(state.power),
            places(state.missile_at) if state.flying else NO_MISSILES,
            terrain_rows(state.terrain) if state.features else NO_TERRAIN,
            packed(state.facing), packed(state.speed), packed(state.turn), packed(state.slip), packed(state.shields),
            packed(state.boosts), packed(state.hull), packed(state.red), packed(state.yellow), packed(state.broken),
            packed(state.fighters), packed(state.battery), packed(state.afterburners), packed(state.contest),
            packed(state.beamed), packed(state.status), packed(state.host), packed(state.missile_facing),
            packed(state.missile_target), packed(state.missile_owner), packed(state.missile_damaged),
            bytes([
                held(state.round), held(state.impulse), held(state.initiative), held(state.active), state.extended,
                held(state.flying),
            ]),
        ]
    )  # fmt: skip
