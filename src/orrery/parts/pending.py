"""What is pending, for learning programs: which frames wait, what the decision is about, what its options name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from orrery.kernel import Row, State, Table, byte, raise_by, table
from orrery.kernel.actions import Vocabulary, fields_of
from orrery.parts.fields import Fields

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


class FrameFields:
    """The fields of one kind of frame that are written: which, how, and where."""

    __slots__ = ("asked", "below", "hows", "lengths", "names", "place")

    def __init__(self, place: int, names: list[str], kinds: list[Kind], asked: list[int], below: list[int]) -> None:
        #: The place of the kind of frame among all.
        self.place: i64 = place
        self.names = names
        self.hows: Table = table([kind.how for kind in kinds])
        self.lengths: Table = table([kind.length for kind in kinds])
        #: Where each begins if the frame decides, and if it waits below.
        self.asked: Table = table(asked)
        self.below: Table = table(below)


class Pending:
    """What waits on a state's stack, and the options of the deciding seat, as part of a row.

    First which kinds of frames wait, how many of each. Then the fields of the deciding frame, then those of the frames
    below it, each field at its own places. Then, for the deciding seat alone, how many options there are of each kind
    of action and for each value of their arguments. Short rows have the fields of the deciding frame alone.
    """

    def __init__(self, frames: Mapping[str, Any], vocabulary: Vocabulary, kinds: Mapping[str, Kind]) -> None:
        self.names = sorted(frames)
        self.kinds = dict(kinds)
        self.fields = fields = Fields()
        about = "how many frames of each kind wait, by name"
        self.waiting: i64 = fields.add("frames", len(self.names), 2, about, short=False)
        self.asked: dict[str, int] = {}
        self.below: dict[str, int] = {}
        for name in sorted(kinds):
            kind = kinds[name]
            self.asked[name] = fields.add(f"asked: {name}", kind.length, kind.full, described(kind, "the decision"))
        for name in sorted(kinds):
            kind = kinds[name]
            about = described(kind, "frames below")
            self.below[name] = fields.add(f"below: {name}", kind.length, kind.full, about, short=False)
        #: The fields of the kinds of frames met so far.
        self.known: dict[type, FrameFields] = {}
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
        about = "how many options are of a kind or name a value"
        self.first: i64 = fields.add("options", len(places), 4, about, short=False)
        starts: list[int] = []
        flat: list[int] = []
        for row in rows:
            starts.append(len(flat))
            flat += row
        starts.append(len(flat))
        #: By code of an action: where its places begin in `places`.
        self.starts: Table = table(starts)
        self.places: Table = table(flat)

    def write(self, state: State, seat: i64, row: Row, start: i64, short: bool) -> None:
        """Write what is pending for a seat's eyes, from a place of a row on."""
        stack = state.stack
        last = len(stack) - 1
        for index in range(last if short and last > 0 else 0, len(stack)):
            frame = stack[index]
            kind = type(frame)
            known = self.known.get(kind)
            if known is None:
                known = self._know(kind)
            raise_by(row, start + self.waiting + known.place, 1)
            first = known.asked if index == last else known.below
            names = known.names
            for place in range(len(names)):
                value = getattr(frame, names[place])
                how = known.hows[place]
                if how == SEAT:
                    value = seat_from(value, seat, state.seats)
                if how != HIDDEN or frame.seat == seat:
                    write_field(how, known.lengths[place], value, row, start + first[place])
        if not short and state.seat == seat:
            self._write_options(state, row, start + self.first)

    def _know(self, kind: type) -> FrameFields:
        """Find the place of a kind of frame, and its fields that are written."""
        names = [name for name in fields_of(kind) if name in self.kinds]
        place = self.names.index(kind.__name__) if kind.__name__ in self.names else 0
        kinds = [self.kinds[name] for name in names]
        asked = [self.asked[name] for name in names]
        below = [self.below[name] for name in names]
        known = self.known[kind] = FrameFields(place, names, kinds, asked, below)
        return known

    def _write_options(self, state: State, row: Row, first: i64) -> None:
        """Count the options by kind of action and by the values of their arguments."""
        starts = self.starts
        places = self.places
        for action in state.pending:
            code: i64 = action.code
            for index in range(starts[code], starts[code + 1]):
                raise_by(row, first + places[index], 1)


def seat_from(other: i64, seat: i64, seats: i64) -> i64:
    """A seat counted from one's own; less than 0 stays what it is."""
    return (other - seat + seats) % seats if other >= 0 else other


def write_field(how: i64, length: i64, value: Any, row: Row, first: i64) -> None:
    """Write one field of a frame."""
    if how >= ITEMS:
        values: tuple[int, ...] = value
        for index in range(len(values)):
            each: i64 = values[index]
            if how == HIDDEN:
                if 0 <= each < length:
                    raise_by(row, first + each, 1)
            elif index < length:
                row[first + index] = byte(each + 1)
        return
    plain: i64 = value
    if how == NUMBER:
        row[first] = byte(plain + 1)
    elif how == BITS:
        for bit in range(length):
            if plain >> bit & 1:
                row[first + bit] = 1
    elif 0 <= plain < length:
        row[first + plain] = 1


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
