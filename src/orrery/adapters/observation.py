"""Observations: what a seat may know, as a row of numbers of fixed length.

A game with its own encoding (`Game.observe`, `Game.observation_size`) uses that; before its numbers come the seat, the
seat that decides and the kind of decision, each one-hot. For all others the general encoder walks through the seat's
view, the same JSON that the browser gets, and assigns every fact an index in the row by a checksum of its path: texts,
flags and small integers set a 1 ("rows/0/3=1" is present), and numbers are also written as values, squashed to -1 to 1.
Different facts may share an index; with 1,024 of them that is rare enough to learn from.
"""

from __future__ import annotations

from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from orrery.kernel import Choice, Game, State, empty_row

#: The length of the general encoder's row.
PLACES = 1024
#: Integers up to this one get their own flag.
SMALL = 16


class Encoder:
    """Turns states of one game into rows of 32-bit floats, or of bytes if the game encodes itself that way.

    With `short` a row has only the parts that the game keeps in short ones (`Game.short_observation`); with `summary`
    it is the game's summary (`Game.summary`), without the seat and the decision before it.
    """

    def __init__(self, game: Game[Any], places: int = PLACES, short: bool = False, summary: bool = False) -> None:
        self.game = game
        self.summary = game.summary if summary else None
        self.own = game.observation_size > 0
        self.seats = max(game.seat_counts)
        names = sorted(name for name, kind in game.frames.items() if issubclass(kind, Choice)) if self.own else []
        self.choices = {name: place for place, name in enumerate(names)}
        self.tables: dict[tuple[int, int | None, type | None], bytes] = {}
        self.before = 2 * self.seats + len(names)
        #: Whether the game gives rows of bytes, and the factor of each byte.
        self.fast = self.own and len(game.observation_scale) == game.observation_size
        scale = np.array([1.0] * self.before + list(game.observation_scale if self.fast else ()), np.float32)
        #: The parts of a full row that a short one keeps; none if it keeps everything.
        self.spans: list[tuple[int, int]] = []
        if short and self.fast and game.short_observation:
            own = [(self.before + first, self.before + last) for first, last in game.short_observation]
            self.spans = [(0, self.before), *own]
            scale = self.kept(scale[np.newaxis])[0]
        self.short = bool(self.spans)
        if self.summary is not None:
            scale = np.array(self.summary.scale, np.float32)
        self.size = len(scale) if self.fast else self.before + game.observation_size if self.own else places
        self.factors = 1 / scale
        #: The maximum of each byte: clipping bytes is far cheaper than clipping floats.
        self.limits = np.clip(scale, 1, 255).astype(np.uint8)
        #: The paths seen so far: a number for each, by the parent path and its last part.
        self.paths: dict[tuple[int, Any], int] = {}
        self.names: list[str] = [""]
        #: The index of each path's magnitude and of each flag.
        self.sizes: list[int] = [0]
        self.marks: dict[tuple[int, Any], int] = {}

    def encode(self, state: State, seat: int) -> NDArray[np.float32]:
        """What the seat may know."""
        if self.fast:
            return self.scaled(self.plain(state, seat))
        if not self.own:
            return self.walk(state, seat)
        row = np.empty(self.size, np.float32)
        row[: self.before] = np.frombuffer(self.table(state, seat), np.uint8)
        row[self.before :] = self.game.observe(state, seat)
        return row

    def plain(self, state: State, seat: int) -> NDArray[np.uint8]:
        """What the seat may know as bytes, in games that encode themselves so."""
        if self.summary is not None:
            row = empty_row(self.size)
            self.summary.write(state, seat, row, 0)
            return np.frombuffer(bytes(row), np.uint8)
        pieces = [self.table(state, seat), self.game.observation_row(state, seat, self.short)]
        return self.joined(pieces, 1).reshape(-1)

    def joined(self, pieces: list[Any], count: int) -> NDArray[np.uint8]:
        """Rows of bytes, from the marks and the game's own bytes of each; a new array every time."""
        rows = np.frombuffer(bytearray().join(pieces), np.uint8).reshape(count, -1)
        return self.kept(rows) if self.short else rows

    def kept(self, rows: NDArray[Any]) -> NDArray[Any]:
        """The part of full rows that short ones keep."""
        return np.concatenate([rows[:, first:last] for first, last in self.spans], axis=1)

    def scaled(self, rows: NDArray[np.uint8]) -> NDArray[np.float32]:
        """Rows of bytes as numbers from 0 to 1."""
        found = np.minimum(rows, self.limits).astype(np.float32)
        found *= self.factors
        return found

    def table(self, state: State, seat: int) -> bytes:
        """Marks for the seat, the seat that decides, and the kind of its decision."""
        choice = type(state.stack[-1]) if state.seat is not None else None
        key = (seat, state.seat, choice)
        found = self.tables.get(key)
        if found is None:
            marks = bytearray(self.before)
            marks[seat] = 1
            if state.seat is not None and choice is not None:
                marks[self.seats + state.seat] = 1
                place = self.choices.get(choice.__name__)
                if place is not None:
                    marks[2 * self.seats + place] = 1
            found = self.tables[key] = bytes(marks)
        return found

    def walk(self, state: State, seat: int) -> NDArray[np.float32]:
        """The general encoding: the view, and who decides what."""
        row = np.zeros(self.size, np.float32)
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
        """The index of a flag: this path has this value."""
        key = (path, value)
        place = self.marks.get(key)
        if place is None:
            place = self.marks[key] = self.place(f"{self.names[path]}={value}")
        return place

    def place(self, name: str) -> int:
        """The index of a fact, the same on every machine."""
        return crc32(name.encode()) % self.size
