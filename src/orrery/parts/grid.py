"""A map: a finite set of hexes under dense ids, with its tables."""

from __future__ import annotations

from typing import Final

from orrery.parts.hexes import STEP_Q, STEP_R, Hex, bearing, disc, from_offset, line, ring

#: The id of no cell: beyond the edge of the map.
NOWHERE: Final = -1
#: Distances are kept in bytes.
FARTHEST: Final = 255
_SAME: Final = 255


class Grid:
    """Cells 0 to size - 1, each a hex with a printed label. It never changes, so all states share it.

    What depends on two cells depends only on the offset between them; the tables are as small as the map is.

    >>> grid = Grid.rectangle(16, 12)
    >>> cell = grid.find("0407")
    >>> cell, grid.coordinates(cell), grid.neighbours[6 * cell : 6 * cell + 6]
    (99, (0, 6), [82, 83, 100, 115, 114, 98])
    >>> grid.distance(cell, grid.find("0101"))
    6
    """

    def __init__(self, hexes: list[Hex], labels: list[str] | None = None) -> None:
        if not hexes:
            raise ValueError("a grid needs at least one hex")
        self.size = len(hexes)
        self.q: list[int] = [q for q, _ in hexes]
        self.r: list[int] = [r for _, r in hexes]
        self.ids: dict[Hex, int] = {at: cell for cell, at in enumerate(hexes)}
        if len(self.ids) < self.size:
            raise ValueError("a grid has every hex once; this list repeats one")
        self.labels: list[str] = _labels(hexes) if labels is None else labels[:]
        self.by_label: dict[str, int] = {label: cell for cell, label in enumerate(self.labels)}
        if len(self.labels) != self.size or len(self.by_label) != self.size:
            raise ValueError(f"{self.size} hexes need {self.size} different labels, not {len(self.by_label)}")

        low_q = min(self.q)
        low_r = min(self.r)
        wide = max(self.q) - low_q
        high = max(self.r) - low_r
        slant = [q + r for q, r in hexes]
        if max(wide, high, max(slant) - min(slant)) > FARTHEST:
            raise ValueError(f"the hexes of a grid are at most {FARTHEST} apart")
        # A cell's key is its place in the surrounding box. Its rows are kept so far apart that the difference
        # of two keys stands for one offset only.
        self.stride = 2 * wide + 1
        self.origin = high * self.stride + wide
        self.key: list[int] = [q - low_q + (r - low_r) * self.stride for q, r in hexes]
        self.box: list[int] = [NOWHERE] * ((high + 1) * self.stride)
        for cell in range(self.size):
            self.box[self.key[cell]] = cell
        #: The cell in direction d of a cell is `neighbours[6 * cell + d]`, or NOWHERE.
        self.neighbours: list[int] = []
        for q, r in hexes:
            for direction in range(6):
                self.neighbours.append(self.ids.get((q + STEP_Q[direction], r + STEP_R[direction]), NOWHERE))
        offsets = [(q, r) for r in range(-high, high + 1) for q in range(-wide, wide + 1)]
        self.distances: bytes = bytes([min(FARTHEST, max(abs(q), abs(r), abs(q + r))) for q, r in offsets])
        self.bearings: bytes = b""
        self.lines: dict[int, list[int]] = {}
        self.rings: dict[int, tuple[int, ...]] = {}
        self.discs: dict[int, tuple[int, ...]] = {}

    @staticmethod
    def rectangle(columns: int, rows: int, layout: str = "odd-r") -> Grid:
        """A rectangular map; cells are counted row by row, labels are column and row from 0101."""
        if columns < 1 or rows < 1:
            raise ValueError(f"a rectangle has at least one column and one row, not {columns} and {rows}")
        places = [(column, row) for row in range(rows) for column in range(columns)]
        hexes = [from_offset(column, row, layout) for column, row in places]
        return Grid(hexes, _labels(places))

    @staticmethod
    def hexagon(radius: int) -> Grid:
        """The hexes up to a distance from (0, 0), counted in a spiral from the centre.

        >>> grid = Grid.hexagon(2)
        >>> grid.size, grid.labels[0], grid.coordinates(0)
        (19, '0303', (0, 0))
        """
        if radius < 0:
            raise ValueError(f"a radius is at least 0, not {radius}")
        return Grid(disc((0, 0), radius))

    def __len__(self) -> int:
        return self.size

    def coordinates(self, cell: int) -> Hex:
        """The hex of a cell."""
        return self.q[cell], self.r[cell]

    def at(self, q: int, r: int) -> int:
        """The cell of a hex, or NOWHERE."""
        return self.ids.get((q, r), NOWHERE)

    def find(self, label: str) -> int:
        """The cell with this label."""
        cell = self.by_label.get(label)
        if cell is None:
            known = sorted(self.labels)
            raise ValueError(f"no hex is labelled {label!r}: the labels go from {known[0]} to {known[-1]}")
        return cell

    def neighbour(self, cell: int, direction: int) -> int:
        """The cell next to a cell in a direction, or NOWHERE."""
        return self.neighbours[6 * cell + direction]

    def adjacent(self, cell: int) -> tuple[int, ...]:
        """The cells next to a cell, clockwise from direction 0."""
        return self.ring(cell, 1)

    def distance(self, a: int, b: int) -> int:
        """How many steps lie between two cells on a map without edges or obstacles."""
        key = self.key
        return self.distances[key[b] - key[a] + self.origin]

    def bearing(self, a: int, b: int) -> int:
        """Where b lies from a in twelfths of a circle, as `hexes.bearing` says; -1 for the same cell."""
        if not self.bearings:
            self._fill_bearings()
        key = self.key
        twelfth = self.bearings[key[b] - key[a] + self.origin]
        return -1 if twelfth == _SAME else twelfth

    def ring(self, cell: int, radius: int) -> tuple[int, ...]:
        """The cells at a distance from a cell, clockwise from direction 0.

        >>> Grid.hexagon(1).ring(1, 2)
        (3, 4, 5)
        """
        place = radius * self.size + cell
        found = self.rings.get(place)
        if found is None:
            found = self._on_map(ring(self.coordinates(cell), radius))
            self.rings[place] = found
        return found

    def disc(self, cell: int, radius: int) -> tuple[int, ...]:
        """The cells up to a distance from a cell, nearest first.

        >>> Grid.hexagon(1).disc(1, 1)
        (1, 2, 0, 6)
        """
        place = radius * self.size + cell
        found = self.discs.get(place)
        if found is None:
            found = self._on_map(disc(self.coordinates(cell), radius))
            self.discs[place] = found
        return found

    def line(self, a: int, b: int) -> list[tuple[int, ...]]:
        """The cells that a straight line crosses, both ends included, two where it runs along a hexside.

        What lies beyond the edge of the map is NOWHERE, so that a hexside keeps its two sides.

        >>> Grid.hexagon(1).line(1, 3)
        [(1,), (2, 0), (3,)]
        """
        crossed: list[tuple[int, ...]] = [(a,)]
        if a == b:
            return crossed
        steps = self._between(a, b)
        start = self.key[a]
        for i in range(0, len(steps), 2):
            left = self.box[start + steps[i]]
            if steps[i] == steps[i + 1]:
                crossed.append((left,))
            else:
                crossed.append((left, self.box[start + steps[i + 1]]))
        crossed.append((b,))
        return crossed

    def is_clear(self, a: int, b: int, opaque: bytes | bytearray) -> bool:
        """Whether no opaque cell lies between two cells; along a hexside both sides together block.

        >>> grid = Grid.hexagon(1)
        >>> planet_in_the_middle = bytes([1, 0, 0, 0, 0, 0, 0])
        >>> grid.is_clear(1, 3, planet_in_the_middle), grid.is_clear(1, 4, planet_in_the_middle)
        (True, False)
        """
        if a == b:
            return True
        mask = opaque if isinstance(opaque, bytes) else bytes(opaque)
        box = self.box
        steps = self._between(a, b)
        start = self.key[a]
        for i in range(0, len(steps), 2):
            left = box[start + steps[i]]
            right = box[start + steps[i + 1]]
            if left >= 0 and right >= 0 and mask[left] and mask[right]:
                return False
        return True

    def _between(self, a: int, b: int) -> list[int]:
        """The keys, from a's on, of the left and the right hex of every step between two cells."""
        offset = self.key[b] - self.key[a]
        steps = self.lines.get(offset)
        if steps is None:
            q = self.q[a]
            r = self.r[a]
            steps = []
            for crossed in line(self.coordinates(a), self.coordinates(b))[1:-1]:
                for side in (crossed[0], crossed[-1]):
                    # A crossed hex never leaves the box around the two ends, so that its key is sound.
                    steps.append(side[0] - q + (side[1] - r) * self.stride)
            self.lines[offset] = steps
        return steps

    def _on_map(self, hexes: list[Hex]) -> tuple[int, ...]:
        return tuple([self.ids[at] for at in hexes if at in self.ids])

    def _fill_bearings(self) -> None:
        wide = (self.stride - 1) // 2
        high = (self.origin - wide) // self.stride
        found = []
        for r in range(-high, high + 1):
            for q in range(-wide, wide + 1):
                found.append(_SAME if q == 0 and r == 0 else bearing((0, 0), (q, r)))
        self.bearings = bytes(found)


def _labels(places: list[tuple[int, int]]) -> list[str]:
    """Column and row of every place, counted from 01, in two digits or as many as the map needs."""
    low_column = min([column for column, _ in places])
    low_row = min([row for _, row in places])
    widest = max([max(column - low_column, row - low_row) for column, row in places]) + 1
    digits = max(2, len(str(widest)))
    labels = []
    for column, row in places:
        labels.append(str(column - low_column + 1).zfill(digits) + str(row - low_row + 1).zfill(digits))
    return labels
