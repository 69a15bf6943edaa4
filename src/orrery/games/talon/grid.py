"""The hex map: hexes as numbers, distances, bearings, arcs and lines between centres.

Hexes stand on a corner and have axial coordinates (q, r). Six directions, clockwise; a facing is one of them.

        0     1
         . ^ .          0 = NW ( 0, -1)   1 = NE (+1, -1)   2 = E (+1, 0)
        /     \\         3 = SE ( 0, +1)   4 = SW (-1, +1)   5 = W (-1, 0)
    5  |       |  2
       |       |
        \\     /
         . v .
        4     3

As a number a hex is `(r + 1) * 128 + q + 20`, so that the difference of two numbers says all about how two hexes lie to
each other: one table of differences serves distance and bearing.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from orrery.kernel import Table, table

# What numbers stand for.
Hex: TypeAlias = i64
Facing: TypeAlias = i64
Arc: TypeAlias = i64

#: The map and its extension, within which everything floats (talon:7.5.1b).
WIDTH: Final = 24
HEIGHT: Final = 12
#: How far the map can be extended to the east and south while nobody is far from the battle (talon:7.5.2).
WIDEST: Final = 46
HIGHEST: Final = 36
STRIDE: Final = 128
SIZE: Final = STRIDE * (HIGHEST + 2)
FIRST_Q: Final = 20

#: Facings clockwise; a facing is also a direction of movement.
FACINGS: Final = ["NW", "NE", "E", "SE", "SW", "W"]
STEP_Q: Final = [0, 1, 1, 0, -1, -1]
STEP_R: Final = [-1, -1, 0, 1, 1, 0]
STEP: Final = table([STEP_R[facing] * STRIDE + STEP_Q[facing] for facing in range(6)])

#: Arcs, of weapons and shields alike (talon:5.3.2a), and their bits in a mask.
FRONT: Final = 0
RIGHT: Final = 1
LEFT: Final = 2
REAR: Final = 3
ARCS: Final = ["front", "right", "left", "rear"]
ARC_LETTERS: Final = "FRLB"

#: The largest difference of two hexes, and what to add so that an index is never negative.
SPAN: Final = SIZE
NOWHERE: Final = -1
#: The bearing of a hex from itself.
SAME_HEX: Final = 12


def hex_at(q: i64, r: i64) -> i64:
    """The hex with these axial coordinates."""
    return (r + 1) * STRIDE + q + FIRST_Q


def hex_of(column: i64, row: i64) -> i64:
    """The hex in this column and row of the map (odd rows lie half a hex to the right)."""
    return hex_at(column - (row - (row & 1)) // 2, row)


def axial(place: Hex) -> tuple[i64, i64]:
    """The axial coordinates of a hex."""
    return place % STRIDE - FIRST_Q, place // STRIDE - 1


def column_row(place: Hex) -> tuple[i64, i64]:
    """The column and row of a hex."""
    q, r = axial(place)
    return q + (r - (r & 1)) // 2, r


def hex_name(column: int, row: int) -> str:
    """The name of a hex: letters for the column, a number for the row.

    >>> hex_name(0, 0), hex_name(25, 11), hex_name(26, 35)
    ('a1', 'z12', 'aa36')
    """
    letters = chr(97 + column) if column < 26 else chr(96 + column // 26) + chr(97 + column % 26)
    return f"{letters}{row + 1}"


#: Every hex of the map, row by row, and the names of all hexes, those of an extended map included.
HEXES: Final = [hex_of(column, row) for row in range(HEIGHT) for column in range(WIDTH)]
HEX_NAMES: Final = {hex_of(column, row): hex_name(column, row) for row in range(HIGHEST) for column in range(WIDEST)}
HEX_BY_NAME: Final = {HEX_NAMES[place]: place for place in HEXES}


def _marks(width: i64, height: i64) -> Table:
    marks = [0] * SIZE
    for row in range(height):
        for column in range(width):
            marks[hex_of(column, row)] = 1
    return table(marks)


#: 1 for hexes on the map, and on the map extended as far as it goes.
ON_MAP: Final = _marks(WIDTH, HEIGHT)
ON_EXTENDED_MAP: Final = _marks(WIDEST, HIGHEST)
MAPS: Final = [ON_MAP, ON_EXTENDED_MAP]


def axial_distance(q: i64, r: i64) -> i64:
    """How many hexes away a hex at this offset is.

    >>> axial_distance(2, -1), axial_distance(2, 1)
    (2, 3)
    """
    if q < 0:
        q, r = -q, -r
    if r >= 0:
        return q + r
    return q if q > -r else -r


def axial_bearing(q: int, r: int) -> int:
    """In which of twelve bearings a hex at this offset lies, clockwise; 12 is the same hex.

    An even one, 2 * d, says that the line leaves through the side towards direction d, an odd one, 2 * d + 1, that it
    leaves exactly between the sides towards d and d + 1.

    >>> axial_bearing(0, -3), axial_bearing(1, -2), axial_bearing(1, -3), axial_bearing(0, 0)
    (0, 1, 0, 12)
    """
    if q == 0 and r == 0:
        return SAME_HEX
    # How far the hex lies in each direction: twice the scalar product with the step.
    ahead = [-q - 2 * r, q - r, 2 * q + r, q + 2 * r, r - q, -2 * q - r]
    best = 0
    for direction in range(1, 6):
        if ahead[direction] > ahead[best]:
            best = direction
    if ahead[best] == ahead[(best + 1) % 6]:
        return 2 * best + 1
    if best == 0 and ahead[5] == ahead[0]:
        return 11
    return 2 * best


def _relations() -> tuple[list[int], list[int]]:
    distances = [0] * (2 * SPAN)
    bearings = [0] * (2 * SPAN)
    for r in range(-HIGHEST - 1, HIGHEST + 2):
        for q in range(-STRIDE // 2 + 1, STRIDE // 2):
            index = r * STRIDE + q + SPAN
            if 0 <= index < 2 * SPAN:
                distances[index] = axial_distance(q, r)
                bearings[index] = axial_bearing(q, r)
    return distances, bearings


#: Distance and bearing by the difference of two hexes plus SPAN.
_DISTANCES_AND_BEARINGS: Final = _relations()
DISTANCE: Final = table(_DISTANCES_AND_BEARINGS[0])
BEARING: Final = table(_DISTANCES_AND_BEARINGS[1])

#: Arc by 13 * facing + bearing: 30 degrees to both sides, edges included, are front and rear (talon:5.3.1a).
_BY_RELATIVE: Final = [FRONT, FRONT, RIGHT, RIGHT, RIGHT, REAR, REAR, REAR, LEFT, LEFT, LEFT, FRONT]
ARC: Final = table(
    [
        FRONT if bearing == SAME_HEX else _BY_RELATIVE[(bearing - 2 * facing) % 12]
        for facing in range(6)
        for bearing in range(13)
    ]
)


def distance(one: i64, other: i64) -> i64:
    """How many hexes apart two hexes are."""
    return DISTANCE[other - one + SPAN]


def arc_towards(place: Hex, facing: Facing, other: i64) -> i64:
    """The arc of a unit here with this facing in which another hex lies (talon:5.3.2a)."""
    return ARC[13 * facing + BEARING[other - place + SPAN]]


class Line:
    """What the line between two centres crosses, as differences from its start: whole hexes, and pairs along a side."""

    __slots__ = ("hexes", "pairs")

    def __init__(self, hexes: list[int], pairs: list[tuple[int, int]]) -> None:
        self.hexes = hexes
        self.pairs = pairs


_LINES: Final[dict[int, Line]] = {}


def line(one: i64, other: i64) -> Line:
    """What lies on the line from one centre to another, ends excluded (talon:17.2.2a, talon:17.2.2b)."""
    found = _LINES.get(other - one)
    if found is None:
        bearing = BEARING[other - one + SPAN]
        if bearing == SAME_HEX:
            found = Line([], [])
        elif bearing & 1:
            found = _line_along_sides(other - one, bearing // 2)
        else:
            found = _line_through_sides(other - one, bearing // 2)
        _LINES[other - one] = found
    return found


def _line_along_sides(end: i64, left: i64) -> Line:
    """A line that runs along a hexside in every other step: the hexes to its left and right are a pair."""
    found = Line([], [])
    step, right = STEP[left] + STEP[(left + 1) % 6], STEP[(left + 1) % 6]
    for place in range(0, end, step):
        if place:
            found.hexes.append(place)
        found.pairs.append((place + STEP[left], place + right))
    return found


def _line_through_sides(end: i64, main: i64) -> Line:
    """A line that leaves each hex through the side of its main direction or through one of the two beside it."""
    # Measured along a direction, the end of the line is `far` away and the next such side is `near`: the side
    # with the least near / far comes first. A tie is a corner: behind it lies the hex of the main direction.
    found = Line([], [])
    sides = [main, (main + 1) % 6, (main + 5) % 6]
    far = [_half_steps(end, side) for side in sides]
    near = [1, 1, 1]
    place = 0
    while True:
        out = 0
        for side in (1, 2):
            if far[side] > 0 and near[side] * far[out] < near[out] * far[side]:
                out = side
        place += STEP[sides[out]]
        if place == end:
            return found
        found.hexes.append(place)
        near[0] += 2 if out == 0 else 1
        near[1] += 1 if out == 0 else 2 if out == 1 else -1
        near[2] += 1 if out == 0 else 2 if out == 2 else -1


def _half_steps(difference: i64, direction: Facing) -> i64:
    """How far a difference of two hexes lies in a direction, in half steps."""
    r = (difference + STRIDE // 2) // STRIDE
    q = difference - r * STRIDE
    step_q, step_r = STEP_Q[direction], STEP_R[direction]
    return 2 * step_q * q + 2 * step_r * r + step_q * r + step_r * q


def steps_along(one: i64, other: i64) -> list[int]:
    """The one or two directions in which the line from one centre to another leaves its first hex (talon:18.2b)."""
    bearing = BEARING[other - one + SPAN]
    if bearing == SAME_HEX:
        return []
    if bearing & 1:
        return [bearing // 2, (bearing // 2 + 1) % 6]
    return [bearing // 2]
