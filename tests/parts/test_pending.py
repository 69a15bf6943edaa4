"""What is pending as a row: the frames that wait, what they are about, and the options of the deciding seat."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kernel import nim

from orrery.kernel import Choice, Vocabulary, empty_row
from orrery.parts.pending import Kind, Pending, bits, items, mark, number, own_marks, seat_mark


class Fight(Choice[Any]):
    """A frame with a field of every kind."""

    accepts = (nim.Take,)

    def __init__(
        self, seat: int, place: int, rival: int, crew: int, rounds: int, losses: tuple[int, ...], hand: tuple[int, ...]
    ) -> None:
        self.seat = seat
        self.place = place
        self.rival = rival
        self.crew = crew
        self.rounds = rounds
        self.losses = losses
        self.hand = hand


class Wait(Choice[Any]):
    """A frame with one field that is written, and one that is not."""

    def __init__(self, seat: int, place: int, nothing: int) -> None:
        self.seat = seat
        self.place = place
        self.nothing = nothing


KINDS: dict[str, Kind] = {
    "place": mark(4),
    "rival": seat_mark(3),
    "crew": bits(3),
    "rounds": number(9),
    "losses": items(2, 5),
    "hand": own_marks(4),
}


class Position:
    """As much of a state as is looked at: frames, who decides, and the options."""

    def __init__(self, *frames: Any, seat: int = 0, pending: list[Any] | None = None) -> None:
        self.stack = list(frames)
        self.seats = 3
        self.seat = seat
        self.pending = pending or []


def both() -> Pending:
    """What is pending where both kinds of frames may wait."""
    return Pending({"Wait": Wait, "Fight": Fight}, nim.VOCABULARY, KINDS)


def row_of(pending: Pending, position: Any, seat: int, start: int = 0, short: bool = False) -> bytes:
    """What is written, from a place of a row on."""
    row = empty_row(start + pending.fields.size)
    pending.write(position, seat, row, start, short)
    return bytes(row)


def written(position: Position, seat: int, name: str, pending: Pending | None = None) -> list[int]:
    """The places of one field."""
    pending = pending or both()
    field = pending.fields.field(name)
    return list(row_of(pending, position, seat)[field.first : field.first + field.length])


def fight(**fields: Any) -> Fight:
    """A fight of seat 0 with some fields set."""
    values: dict[str, Any] = {"place": -1, "rival": -1, "crew": 0, "rounds": -1, "losses": (), "hand": ()}
    return Fight(0, **{**values, **fields})


def test_fields_stand_in_the_order_of_their_names() -> None:
    pending = both()
    names = ["crew", "hand", "losses", "place", "rival", "rounds"]
    expected = ["frames", *(f"asked: {name}" for name in names), *(f"below: {name}" for name in names), "options"]
    assert [field.name for field in pending.fields.fields] == expected
    assert [pending.fields.field(f"asked: {name}").length for name in names] == [3, 4, 2, 4, 3, 1]
    assert [pending.fields.field(f"below: {name}").full for name in names] == [1, 1, 5, 1, 1, 9]
    assert [pending.fields.field(name).full for name in ("frames", "options")] == [2, 4]
    assert row_of(pending, Position(), 0) == bytes(pending.fields.size)
    about = [pending.fields.field(f"asked: {name}").about for name in names]
    assert about == [
        "a mark for each member (the decision)",
        "marks that only its seat sees (the decision)",
        "each number and 1 (the decision)",
        "one mark (the decision)",
        "one mark by seat, own first (the decision)",
        "the number and 1 (the decision)",
    ]
    assert pending.fields.field("below: crew").about == "a mark for each member (frames below)"


def test_frames_are_counted_by_kind() -> None:
    position = Position(Wait(0, 1, 2), fight(), Wait(1, 1, 2))
    assert written(position, 0, "frames") == [1, 2]  # by name: Fight, Wait
    assert written(Position(), 0, "frames") == [0, 0]


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("place", 0, [1, 0, 0, 0]), ("place", 3, [0, 0, 0, 1]), ("place", 4, [0] * 4), ("place", -1, [0] * 4),
        ("crew", 0b101, [1, 0, 1]), ("crew", 0b1010, [0, 1, 0]), ("crew", 0, [0, 0, 0]),
        ("rounds", 0, [1]), ("rounds", 7, [8]), ("rounds", 300, [255]), ("rounds", -1, [0]),
        ("losses", (), [0, 0]), ("losses", (0,), [1, 0]), ("losses", (3, 4, 5), [4, 5]),
        ("hand", (), [0] * 4), ("hand", (0, 3, 3), [1, 0, 0, 2]), ("hand", (4, -1, 2), [0, 0, 1, 0]),
        ("rival", -1, [0, 0, 0]),
    ],
)  # fmt: skip
def test_a_field_is_written_by_its_kind(name: str, value: Any, expected: list[int]) -> None:
    position = Position(fight(**{name: value}))
    assert written(position, 0, f"asked: {name}") == expected
    assert written(position, 0, f"below: {name}") == [0] * len(expected)
    under = Position(fight(**{name: value}), Wait(0, -1, 0))
    assert written(under, 0, f"below: {name}") == expected
    assert written(under, 0, f"asked: {name}") == [0] * len(expected)
    for whole in (position, under):
        row = row_of(both(), whole, 0)
        assert row_of(both(), whole, 0, start=3) == bytes(3) + row
        assert sum(row) == len(whole.stack) + sum(expected)  # nothing spills into other fields


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("rival", [0, 1, 2])
def test_seats_are_counted_from_the_observing_one(seat: int, rival: int) -> None:
    expected = [0, 0, 0]
    expected[{0: 0, 1: 1, 2: 2, -1: 2, -2: 1}[rival - seat]] = 1
    assert written(Position(fight(rival=rival)), seat, "asked: rival") == expected


def test_only_its_seat_sees_what_is_hidden() -> None:
    position = Position(fight(hand=(1,), losses=(1,)))
    assert written(position, 0, "asked: hand") == [0, 1, 0, 0]
    assert written(position, 1, "asked: hand") == [0, 0, 0, 0]
    assert written(position, 1, "asked: losses") == [2, 0]


def test_options_are_counted_for_the_deciding_seat_alone() -> None:
    # In the order of the vocabulary: Bid, its amounts 0 to 2, Take, its counts 1 to 3, Counter, Pass.
    position = Position(fight(), seat=1, pending=[nim.TAKE[0], nim.TAKE[2], nim.PASS])
    assert written(position, 1, "options") == [0, 0, 0, 0, 2, 1, 0, 1, 0, 1]
    assert written(position, 0, "options") == [0] * 10
    bids = Position(fight(), pending=nim.BID[:])
    assert written(bids, 0, "options") == [3, 1, 1, 1, 0, 0, 0, 0, 0, 0]


def test_the_same_value_has_one_place_whatever_the_action() -> None:
    vocabulary = Vocabulary()
    vocabulary.add("take {count}", [nim.Take(count) for count in (1, 2)])
    others = vocabulary.add("bid {amount}", [nim.Bid(amount) for amount in (1,)])
    pending = Pending({"Wait": Wait}, vocabulary, {"place": mark(2)})
    assert pending.fields.field("options").length == 5
    position = Position(Wait(0, 1, 0), pending=others)
    assert written(position, 0, "options", pending) == [0, 0, 0, 1, 1]
    assert written(position, 0, "asked: place", pending) == [0, 1]


def test_a_frame_of_another_game_counts_as_the_first() -> None:
    pending = Pending({"Wait": Wait, "Zone": Wait}, nim.VOCABULARY, {"place": mark(2)})
    assert written(Position(fight(place=1)), 0, "frames", pending) == [1, 0]
    assert written(Position(fight(place=1)), 0, "asked: place", pending) == [0, 1]


def test_short_rows_have_the_deciding_frame_alone() -> None:
    pending = both()
    position = Position(fight(place=2), Wait(0, 1, 0), pending=[nim.VOCABULARY.action(0)])
    whole, short = row_of(pending, position, 0), row_of(pending, position, 0, short=True)
    assert sum(short) < sum(whole)
    assert row_of(pending, Position(), 0, short=True) == bytes(pending.fields.size)
    spans = pending.fields.short_spans()
    assert [short[first:last] for first, last in spans] == [whole[first:last] for first, last in spans]
    names = [field.name for field in pending.fields.fields if field.short]
    assert names == [f"asked: {name}" for name in sorted(KINDS)]


def test_kinds_of_fields_say_how_and_how_long() -> None:
    made = [mark(4), seat_mark(3), bits(5), number(9), items(2, 6), own_marks(7)]
    assert [(kind.how, kind.length, kind.full) for kind in made] == [
        (0, 4, 1), (1, 3, 1), (2, 5, 1), (3, 1, 9), (4, 2, 6), (5, 7, 1),
    ]  # fmt: skip
