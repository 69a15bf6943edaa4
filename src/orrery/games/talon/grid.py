"""The hex map: hexes as numbers, distances, arcs and lines between centres.

A hex is `(row + 1) * 64 + q + 8` of its axial coordinates, so that the difference of two hexes says all about how
they lie to each other: one table of differences serves distance and bearing.
"""

from __future__ import annotations

from orrery.games.talon import hexes
from orrery.games.talon.hexes import STEP_Q, STEP_R, from_offset

#: The window in which the map floats: the map and its extension (talon:7.5.1b).
WIDTH, HEIGHT = 24, 12
STRIDE = 64
SIZE = STRIDE * (HEIGHT + 2)

#: Facings clockwise; a facing is also a direction of movement.
FACINGS = ["NW", "NE", "E", "SE", "SW", "W"]
STEP = [STEP_R[facing] * STRIDE + STEP_Q[facing] for facing in range(6)]

#: Arcs, of weapons and shields alike (talon:5.3.2a), and their bits in a mask.
FRONT, RIGHT, LEFT, REAR = 0, 1, 2, 3
ARCS = ["front", "right", "left", "rear"]
ARC_LETTERS = "FRLB"

#: The largest difference of two hexes on the window, and what to add so that an index is never negative.
SPAN = SIZE
NOWHERE = -1


def hex_at(q: int, r: int) -> int:
    """The hex with these axial coordinates."""
    return (r + 1) * STRIDE + q + 8


def hex_of(column: int, row: int) -> int:
    """The hex in this column and row of the window (odd rows lie half a hex to the right)."""
    q, r = from_offset(column, row)
    return hex_at(q, r)


def axial(place: int) -> tuple[int, int]:
    """The axial coordinates of a hex."""
    return place % STRIDE - 8, place // STRIDE - 1


def column_row(place: int) -> tuple[int, int]:
    """The column and row of a hex in the window."""
    q, r = axial(place)
    return q + (r - (r & 1)) // 2, r


#: Every hex of the window, row by row, and its name: a letter for the column, a number for the row.
HEXES = [hex_of(column, row) for row in range(HEIGHT) for column in range(WIDTH)]
HEX_NAMES = {hex_of(column, row): f"{chr(97 + column)}{row + 1}" for row in range(HEIGHT) for column in range(WIDTH)}
HEX_BY_NAME = {name: place for place, name in HEX_NAMES.items()}


def _marks() -> bytes:
    marks = bytearray(SIZE)
    for place in HEXES:
        marks[place] = 1
    return bytes(marks)


#: 1 for hexes inside the window.
ON_MAP = _marks()


def hex_distance(dq: int, dr: int) -> int:
    """How many hexes apart two hexes with this difference are."""
    return hexes.distance((0, 0), (dq, dr))


def bearing_of(dq: int, dr: int) -> int:
    """In which of twelve bearings a hex lies: even ones around a facing, odd ones exactly between two; 12 is here."""
    return 12 if dq == 0 and dr == 0 else hexes.bearing((0, 0), (dq, dr))


def _relations() -> tuple[bytes, bytes]:
    distances = bytearray(2 * SPAN)
    bearings = bytearray(2 * SPAN)
    for dr in range(-HEIGHT - 1, HEIGHT + 2):
        for dq in range(-STRIDE // 2 + 1, STRIDE // 2):
            index = dr * STRIDE + dq + SPAN
            if 0 <= index < 2 * SPAN:
                distances[index] = hex_distance(dq, dr)
                bearings[index] = bearing_of(dq, dr)
    return bytes(distances), bytes(bearings)


#: Distance and bearing by the difference of two hexes plus SPAN.
DISTANCE, BEARING = _relations()

#: Arc by 13 * facing + bearing: 30 degrees to both sides, edges included, are front and rear (talon:5.3.1a).
_BY_RELATIVE = [FRONT, FRONT, RIGHT, RIGHT, RIGHT, REAR, REAR, REAR, LEFT, LEFT, LEFT, FRONT]
ARC = bytes(
    FRONT if bearing == 12 else _BY_RELATIVE[(bearing - 2 * facing) % 12]
    for facing in range(6)
    for bearing in range(13)
)


def distance(one: int, other: int) -> int:
    """How many hexes apart two hexes are."""
    return DISTANCE[other - one + SPAN]


def arc_towards(place: int, facing: int, other: int) -> int:
    """The arc of a unit here with this facing in which another hex lies (talon:5.3.2a)."""
    return ARC[13 * facing + BEARING[other - place + SPAN]]


class Line:
    """What the line between two centres crosses, as differences from its start: whole hexes, and pairs along a side."""

    __slots__ = ("hexes", "pairs")

    def __init__(self, hexes: list[int], pairs: list[tuple[int, int]]) -> None:
        self.hexes = hexes
        self.pairs = pairs


_LINES: dict[int, Line] = {}


def line(one: int, other: int) -> Line:
    """What lies on the line from one centre to another, ends excluded (talon:17.2.2a, talon:17.2.2b)."""
    found = _LINES.get(other - one)
    if found is None:
        found = Line([], [])
        for step in hexes.line(axial(one), axial(other))[1:-1]:
            places = [hex_at(q, r) - one for q, r in step]
            if len(places) == 1:
                found.hexes.append(places[0])
            else:
                found.pairs.append((places[0], places[1]))
        _LINES[other - one] = found
    return found


def steps_along(one: int, other: int) -> list[int]:
    """The one or two directions in which the line from one centre to another leaves its first hex (talon:18.2b)."""
    bearing = BEARING[other - one + SPAN]
    if bearing == 12:
        return []
    if bearing & 1:
        return [bearing // 2, (bearing // 2 + 1) % 6]
    return [bearing // 2]
