"""Hexes in axial coordinates (q, r): distance, directions, rings, rotation, straight lines, in whole numbers.

Six directions, clockwise. On a map whose hexes stand on a side, direction 0 is straight up. On a map whose
hexes stand on a corner, everything is turned left by half a step: 0 is up and left, 1 is up and right.

            0                         0     1
       5  _____  1                     . ^ .
         /     \\                     /     \\
        /       \\               5   |       |   2
        \\       /                   |       |
         \\_____/                     \\     /
       4         2                     . v .
            3                         4     3

    0 = (0, -1)   1 = (+1, -1)   2 = (+1, 0)   3 = (0, +1)   4 = (-1, +1)   5 = (-1, 0)
"""

from __future__ import annotations

from typing import Final, TypeAlias

Hex: TypeAlias = tuple[int, int]
Direction: TypeAlias = int

#: The offset of the neighbour in every direction, and its two halves as tables.
DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
STEP_Q: Final = [0, 1, 1, 0, -1, -1]
STEP_R: Final = [-1, -1, 0, 1, 1, 0]

#: How the hexes of a rectangular map lie: which rows are shoved right, or which columns are shoved down.
LAYOUTS: Final = ("odd-r", "even-r", "odd-q", "even-q")


def distance(a: Hex, b: Hex) -> int:
    """How many steps lie between two hexes.

    >>> distance((0, 0), (2, -1)), distance((0, 0), (2, 1))
    (2, 3)
    """
    q = b[0] - a[0]
    r = b[1] - a[1]
    return max(abs(q), abs(r), abs(q + r))


def neighbour(at: Hex, direction: Direction, steps: int = 1) -> Hex:
    """The hex so many steps away in a direction; directions count on past 5 and below 0.

    >>> neighbour((3, 3), 0), neighbour((3, 3), 7, steps=2)
    ((3, 2), (5, 1))
    """
    direction %= 6
    return at[0] + STEP_Q[direction] * steps, at[1] + STEP_R[direction] * steps


def ring(centre: Hex, radius: int) -> list[Hex]:
    """The hexes at a distance, clockwise from the one straight in direction 0.

    >>> ring((0, 0), 1)
    [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    """
    if radius == 0:
        return [centre]
    q = centre[0]
    r = centre[1] - radius
    found = []
    for corner in range(6):
        along = (corner + 2) % 6
        for _ in range(radius):
            found.append((q, r))
            q += STEP_Q[along]
            r += STEP_R[along]
    return found


def disc(centre: Hex, radius: int) -> list[Hex]:
    """The hexes up to a distance, in a spiral from the centre outwards.

    >>> disc((5, 5), 1)[:3], len(disc((5, 5), 3))
    ([(5, 5), (5, 4), (6, 4)], 37)
    """
    found = []
    for step in range(radius + 1):
        found.extend(ring(centre, step))
    return found


def rotate(at: Hex, centre: Hex, steps: int) -> Hex:
    """The hex turned about a centre, clockwise by sixths of a circle.

    >>> rotate((0, -2), (0, 0), 1), rotate((0, -2), (0, 0), -1)
    ((2, -2), (-2, 0))
    """
    q = at[0] - centre[0]
    r = at[1] - centre[1]
    for _ in range(steps % 6):
        q, r = -r, q + r
    return centre[0] + q, centre[1] + r


def bearing(a: Hex, b: Hex) -> int:
    """Where b lies from a, in twelfths of a circle clockwise; -1 if it is the same hex.

    An even number, 2 * d, says that the line leaves through the side towards direction d, an odd one,
    2 * d + 1, that it leaves exactly between the sides towards d and d + 1.

    >>> bearing((0, 0), (0, -3)), bearing((0, 0), (1, -2)), bearing((0, 0), (1, -3))
    (0, 1, 0)
    """
    q = b[0] - a[0]
    r = b[1] - a[1]
    if q == 0 and r == 0:
        return -1
    # How far b lies in directions 1, 2 and 3: twice the scalar product with the step.
    first = q - r
    second = 2 * q + r
    third = q + 2 * r
    ahead = [-third, first, second, third, -first, -second]
    best = 0
    for direction in range(1, 6):
        if ahead[direction] > ahead[best]:
            best = direction
    if ahead[best] == ahead[(best + 1) % 6]:
        return 2 * best + 1
    if best == 0 and ahead[5] == ahead[0]:
        return 11
    return 2 * best


def directions_to(a: Hex, b: Hex) -> tuple[Direction, ...]:
    """The direction of the straight line from a to b; two if it runs between them, none to the same hex.

    >>> directions_to((0, 0), (1, -3)), directions_to((0, 0), (1, -2)), directions_to((0, 0), (0, 0))
    ((0,), (0, 1), ())
    """
    twelfth = bearing(a, b)
    if twelfth < 0:
        return ()
    if twelfth % 2 == 0:
        return (twelfth // 2,)
    return twelfth // 2, (twelfth // 2 + 1) % 6


def direction_to(a: Hex, b: Hex) -> Direction:
    """The direction in which b lies straight ahead of a, or -1 if it lies in no straight row of hexes.

    >>> direction_to((0, 0), (4, -4)), direction_to((0, 0), (4, -3))
    (1, -1)
    """
    q = b[0] - a[0]
    r = b[1] - a[1]
    if q == 0 and r == 0:
        return -1
    if q == 0:
        return 0 if r < 0 else 3
    if r == 0:
        return 2 if q > 0 else 5
    if q + r == 0:
        return 1 if q > 0 else 4
    return -1


def line(a: Hex, b: Hex) -> list[tuple[Hex, ...]]:
    """The hexes that a straight line between two centres crosses, both ends included, in order.

    Where the line runs along a hexside that step has two hexes, the left one first. A hex that the line only
    touches at a corner is not crossed. A line may clip corners of more hexes than the distance would need.

    >>> line((0, 0), (0, -2))
    [((0, 0),), ((0, -1),), ((0, -2),)]
    >>> line((0, 0), (1, -2))
    [((0, 0),), ((0, -1), (1, -1)), ((1, -2),)]
    """
    q = a[0]
    r = a[1]
    crossed: list[tuple[Hex, ...]] = [((q, r),)]
    middle = bearing(a, b)
    if middle < 0:
        return crossed
    if middle % 2 == 1:
        left = middle // 2
        right = (left + 1) % 6
        while (q, r) != b:
            pair = ((q + STEP_Q[left], r + STEP_R[left]), (q + STEP_Q[right], r + STEP_R[right]))
            crossed.append(pair)
            q += STEP_Q[left] + STEP_Q[right]
            r += STEP_R[left] + STEP_R[right]
            crossed.append(((q, r),))
        return crossed
    # The line leaves each hex through the side of the main direction or through one of the two beside it.
    # Measured along a direction, the end of the line is `far` away and the next such side is `near`: the side
    # with the least near / far comes first. A tie is a corner: behind it lies the hex of the main direction.
    main = middle // 2
    far = [_ahead(direction % 6, b[0] - q, b[1] - r) for direction in (main, main + 1, main + 5)]
    near = [1, 1, 1]
    while (q, r) != b:
        out = 0
        for side in (1, 2):
            if far[side] > 0 and near[side] * far[out] < near[out] * far[side]:
                out = side
        taken = (main if out == 0 else main + 1 if out == 1 else main + 5) % 6
        q += STEP_Q[taken]
        r += STEP_R[taken]
        near[0] += 2 if out == 0 else 1
        near[1] += 1 if out == 0 else 2 if out == 1 else -1
        near[2] += 1 if out == 0 else 2 if out == 2 else -1
        crossed.append(((q, r),))
    return crossed


def _ahead(direction: Direction, q: int, r: int) -> int:
    """How far an offset lies in a direction, in half steps."""
    step_q = STEP_Q[direction]
    step_r = STEP_R[direction]
    return 2 * step_q * q + 2 * step_r * r + step_q * r + step_r * q


def from_offset(column: int, row: int, layout: str = "odd-r") -> Hex:
    """The hex in a column and row of a rectangular map.

    >>> from_offset(3, 2), from_offset(3, 2, "even-q")
    ((2, 2), (3, 0))
    """
    if layout == "odd-r":
        return column - (row - (row & 1)) // 2, row
    if layout == "even-r":
        return column - (row + (row & 1)) // 2, row
    if layout == "odd-q":
        return column, row - (column - (column & 1)) // 2
    if layout == "even-q":
        return column, row - (column + (column & 1)) // 2
    raise ValueError(f"no layout is called {layout!r}; the layouts are {', '.join(LAYOUTS)}")


def to_offset(at: Hex, layout: str = "odd-r") -> tuple[int, int]:
    """The column and row of a hex on a rectangular map.

    >>> to_offset((2, 2)), to_offset((3, 0), "even-q")
    ((3, 2), (3, 2))
    """
    q, r = at
    if layout == "odd-r":
        return q + (r - (r & 1)) // 2, r
    if layout == "even-r":
        return q + (r + (r & 1)) // 2, r
    if layout == "odd-q":
        return q, r + (q - (q & 1)) // 2
    if layout == "even-q":
        return q, r + (q + (q & 1)) // 2
    raise ValueError(f"no layout is called {layout!r}; the layouts are {', '.join(LAYOUTS)}")
