"""What is pending, for learning programs: which frames wait, what the decision is about, what its options name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from orrery.kernel import ByteColumn, State, Table, filled, packed, table
from orrery.kernel.actions import Vocabulary, fields_of
from orrery.parts.fields import Fields, byte

# How the value of a frame's field is written.
MARK: Final = 0
SEAT: Final = 1
BITS: Final = 2
NUMBER: Final = 3
ITEMS: Final = 4
HIDDEN: Final = 5


class Kind:
    """How a field of frames is written: in how many places, and what counts as 1."""

    __slots__ = ("full", "how", "length")

    def __init__(self, how: int, length: int, full: int = 1) -> None:
        self.how = how
        self.length = length
        self.full = full


def mark(length: int) -> Kind:
    """A number below `length`: one mark."""
    return Kind(MARK, length)


def seat_mark(length: int) -> Kind:
    """A seat: one mark, counted from the observing seat."""
    return Kind(SEAT, length)


def bits(length: int) -> Kind:
    """A set: a mark for each member."""
    return Kind(BITS, length)


def number(full: int) -> Kind:
    """A number, 1 more than it is, so that 0 differs from nothing."""
    return Kind(NUMBER, 1, full)


def items(length: int, full: int) -> Kind:
    """Several numbers, each 1 more than it is."""
    return Kind(ITEMS, length, full)


def own_marks(length: int) -> Kind:
    """Several numbers below `length` that only the frame's seat may know: marks."""
    return Kind(HIDDEN, length)


class Pending:
    """What waits on a state's stack, and the options of the deciding seat, as a row.

    First which kinds of frames wait, how many of each. Then the fields of the deciding frame, then those of the frames
    below it, each field at its own places. Then, for the deciding seat alone, how many options there are of each kind
    of action and for each value of their arguments.
    """

    def __init__(self, frames: Mapping[str, Any], vocabulary: Vocabulary, kinds: Mapping[str, Kind]) -> None:
        self.names = sorted(frames)
        self.kinds = dict(kinds)
        self.fields = fields = Fields()
        self.waiting = fields.add("frames", len(self.names), 2, "how many frames of each kind wait, by name")
        self.asked: dict[str, int] = {}
        self.below: dict[str, int] = {}
        for name in sorted(kinds):
            kind = kinds[name]
            self.asked[name] = fields.add(f"asked: {name}", kind.length, kind.full, described(kind, "the decision"))
        for name in sorted(kinds):
            kind = kinds[name]
            self.below[name] = fields.add(f"below: {name}", kind.length, kind.full, described(kind, "frames below"))
        #: By kind of frame: its place among the names, and its fields that are written.
        self.known: dict[type, tuple[int, list[str]]] = {}
        self._list_options(fields, vocabulary)

    def _list_options(self, fields: Fields, vocabulary: Vocabulary) -> None:
        """Give each kind of action and each value of its arguments a place."""
        places: dict[str, int] = {}
        rows: list[list[int]] = []
        for action in vocabulary.actions:
            kind = type(action)
            row = [places.setdefault(kind.__name__, len(places))]
            for name in fields_of(kind):
                row.append(places.setdefault(f"{name}={getattr(action, name)}", len(places)))
            rows.append(row)
        self.first = fields.add("options", len(places), 4, "how many options are of a kind or name a value")
        starts: list[int] = []
        flat: list[int] = []
        for row in rows:
            starts.append(len(flat))
            flat += row
        starts.append(len(flat))
        #: By code of an action: where its places begin in `places`.
        self.starts: Table = table(starts)
        self.places: Table = table(flat)

    def row(self, state: State, seat: i64) -> bytes:
        """What is pending, for a seat's eyes."""
        row = filled("B", self.fields.size)
        stack = state.stack
        last = len(stack) - 1
        for index in range(len(stack)):
            frame = stack[index]
            kind = type(frame)
            entry = self.known.get(kind)
            if entry is None:
                entry = self._know(kind)
            at = self.waiting + entry[0]
            row[at] = byte(row[at] + 1)
            target = self.asked if index == last else self.below
            for name in entry[1]:
                self._write_field(self.kinds[name], target[name], getattr(frame, name), state, seat, frame, row)
        if state.seat == seat:
            self._write_options(state, row)
        return packed(row)

    def _know(self, kind: type) -> tuple[int, list[str]]:
        """Find the place of a kind of frame, and its fields that are written."""
        names = [name for name in fields_of(kind) if name in self.kinds]
        entry = (self.names.index(kind.__name__) if kind.__name__ in self.names else 0, names)
        self.known[kind] = entry
        return entry

    def _write_field(
        self, kind: Kind, first: i64, value: Any, state: State, seat: i64, frame: Any, row: ByteColumn
    ) -> None:
        """Write one field of a frame."""
        how = kind.how
        if how >= ITEMS:
            if how == HIDDEN and frame.seat != seat:
                return
            values: tuple[int, ...] = value
            for index in range(len(values)):
                each: i64 = values[index]
                if how == HIDDEN:
                    if 0 <= each < kind.length:
                        row[first + each] = byte(row[first + each] + 1)
                elif index < kind.length:
                    row[first + index] = byte(each + 1)
            return
        plain: i64 = value
        if how == NUMBER:
            row[first] = byte(plain + 1)
        elif how == BITS:
            for bit in range(kind.length):
                if plain >> bit & 1:
                    row[first + bit] = 1
        else:
            if how == SEAT and plain >= 0:
                plain = (plain - seat + state.seats) % state.seats
            if 0 <= plain < kind.length:
                row[first + plain] = 1

    def _write_options(self, state: State, row: ByteColumn) -> None:
        """Count the options by kind of action and by the values of their arguments."""
        starts = self.starts
        places = self.places
        first: i64 = self.first
        for action in state.pending:
            code: i64 = action.code
            for index in range(starts[code], starts[code + 1]):
                at = first + places[index]
                row[at] = byte(row[at] + 1)


def described(kind: Kind, whose: str) -> str:
    """One phrase about how a field of frames is written."""
    ways = {
        MARK: "one mark",
        SEAT: "one mark by seat, one's own first",
        BITS: "a mark for each member",
        NUMBER: "the number and 1",
        ITEMS: "each number and 1",
        HIDDEN: "marks that only its seat sees",
    }
    return f"{ways[kind.how]} ({whose})"
