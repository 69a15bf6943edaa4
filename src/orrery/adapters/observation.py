"""Observations: what a seat may know, as a row of numbers of fixed length.

A game that knows how (`Game.observe`, `Game.observation_size`) encodes itself. For all others the general encoder walks
through the seat's view, the same JSON that the browser gets, and gives every fact a place in the row by a checksum of
its path: texts, flags and small whole numbers are marks ("rows/0/3=1" is there), and numbers are also sizes, squeezed
between -1 and 1. Different facts may share a place; with 1,024 places that is rare enough to learn from.
"""

from __future__ import annotations

from array import array
from typing import Any
from zlib import crc32

from orrery.kernel import Game, State

#: Places in the row of the general encoder.
PLACES = 1024
#: Whole numbers up to this one get a mark of their own.
SMALL = 16


class Encoder:
    """Turns states of one game into rows of 32-bit floats."""

    def __init__(self, game: Game[Any], places: int = PLACES) -> None:
        self.game = game
        self.own = game.observation_size > 0
        self.size = game.observation_size or places
        #: What the walk has met: a number for every path, by the path above it and its last part.
        self.paths: dict[tuple[int, Any], int] = {}
        self.names: list[str] = [""]
        #: The place of each path's size and of each mark.
        self.sizes: list[int] = [0]
        self.marks: dict[tuple[int, Any], int] = {}

    def encode(self, state: State, seat: int) -> array[float]:
        """What the seat may know."""
        if self.own:
            return array("f", self.game.observe(state, seat))
        row = array("f", bytes(4 * self.size))
        # The view, and besides it who decides what.
        top: list[tuple[int, Any]] = [
            (self.path(0, "view"), state.view(seat)),
            (self.path(0, "own"), seat),
            (self.path(0, "decides"), state.seat == seat),
            (self.path(0, "choice"), state.choice),
        ]
        while top:
            path, value = top.pop()
            if isinstance(value, dict):
                for key, item in value.items():
                    if item is not None:
                        top.append((self.path(path, key), item))
            elif isinstance(value, list | tuple):
                for index, item in enumerate(value):
                    if item is not None:
                        top.append((self.path(path, index), item))
            elif isinstance(value, bool | str):
                row[self.mark(path, value)] = 1.0
            elif isinstance(value, int | float):
                row[self.sizes[path]] = value / (8.0 + abs(value))
                if isinstance(value, int) and 0 <= value <= SMALL:
                    row[self.mark(path, value)] = 1.0
        return row

    def path(self, above: int, part: Any) -> int:
        """The number of a path."""
        key = (above, part)
        number = self.paths.get(key)
        if number is None:
            number = self.paths[key] = len(self.names)
            name = f"{self.names[above]}/{part}"
            self.names.append(name)
            self.sizes.append(self.place(name))
        return number

    def mark(self, path: int, value: Any) -> int:
        """The place of a mark: this path has this value."""
        key = (path, value)
        place = self.marks.get(key)
        if place is None:
            place = self.marks[key] = self.place(f"{self.names[path]}={value}")
        return place

    def place(self, name: str) -> int:
        """Where a fact belongs, the same on every machine."""
        return crc32(name.encode()) % self.size
