"""What is pending, for machine learning: the frames on the stack, the decision, and what its options name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from orrery.kernel import Row, State, Table, byte, raise_by, table
from orrery.kernel.actions import Vocabulary, fields_of
from orrery.parts.fields import Fields

# The encodings of a frame's fields.
MARK: Final = 0
SEAT: Final = 1
BITS: Final = 2
NUMBER: Final = 3
ITEMS: Final = 4
HIDDEN: Final = 5


class Kind:
    """The encoding of a field of frames: its length, and the value that counts as 1."""

    __slots__ = ("full", "how", "length")

    def __init__(self, how: int, length: int, full: int = 1) -> None:
        self.how = how
        self.length = length
        self.full = full


def mark(length: int) -> Kind:
    """A number below `length`, one-hot."""
    return Kind(MARK, length)


def seat_mark(length: int) -> Kind:
    """A seat relative to the observing seat, one-hot."""
    return Kind(SEAT, length)


def bits(length: int) -> Kind:
    """A set: a 1 for each member."""
    return Kind(BITS, length)


def number(full: int) -> Kind:
    """A number plus 1, so that 0 differs from an absent one."""
    return Kind(NUMBER, 1, full)


def items(length: int, full: int) -> Kind:
    """Several numbers, each plus 1."""
    return Kind(ITEMS, length, full)


def own_marks(length: int) -> Kind:
    """Several numbers below `length` that only the frame's seat may know: a 1 for each."""
    return Kind(HIDDEN, length)


class FrameFields:
    """The encoded fields of one kind of frame: which, how, and where."""

    __slots__ = ("asked", "below", "hows", "lengths", "names", "place")

    def __init__(self, place: int, names: list[str], kinds: list[Kind], asked: list[int], below: list[int]) -> None:
        #: The index of the kind of frame.
        self.place: i64 = place
        self.names = names
        self.hows: Table = table([kind.how for kind in kinds])
        self.lengths: Table = table([kind.length for kind in kinds])
        #: The first index of each if the frame decides, and if it is below on the stack.
        self.asked: Table = table(asked)
        self.below: Table = table(below)


class Pending:
    """A state's stack, and the options of the deciding seat, as part of a row.

    First the number of frames of each kind. Then the fields of the deciding frame, then those of the frames below it,
    each field at its own indices. Then, for the deciding seat only, the number of options of each kind of action and
    for each value of their arguments. Short rows have only the fields of the deciding frame.
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
        #: The fields of the kinds of frames seen so far.
        self.known: dict[type, FrameFields] = {}
        self._list_options(fields, vocabulary)

    def _list_options(self, fields: Fields, vocabulary: Vocabulary) -> None:
        """Assign an index to each kind of action and each value of its arguments."""
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
        #: By code of an action: where its indices begin in `places`.
        self.starts: Table = table(starts)
        self.places: Table = table(flat)

    def write(self, state: State, seat: i64, row: Row, start: i64, short: bool) -> None:
        """Write what is pending, as a seat may see it, starting at an index of a row."""
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
        """Find the index of a kind of frame, and its encoded fields."""
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
    """A seat relative to another; negative numbers are left alone."""
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
    """A phrase that describes the encoding of a field of frames."""
    ways = {
        MARK: "one mark",
        SEAT: "one mark by seat, own first",
        BITS: "a mark for each member",
        NUMBER: "the number and 1",
        ITEMS: "each number and 1",
        HIDDEN: "marks that only its seat sees",
    }
    return f"{ways[kind.how]} ({whose})"
