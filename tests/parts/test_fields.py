"""The fields of an observation: their places, and what fits into one."""

from __future__ import annotations

import pytest

from orrery.kernel import byte
from orrery.parts.fields import Fields


@pytest.mark.parametrize(("number", "expected"), [(-7, 0), (-1, 0), (0, 0), (1, 1), (255, 255), (256, 255), (999, 255)])
def test_a_number_is_held_within_a_byte(number: int, expected: int) -> None:
    assert byte(number) == expected


def test_fields_follow_one_another() -> None:
    fields = Fields()
    assert [fields.add("a", 3, 10, "first"), fields.add("b", 1, 2, "second"), fields.add("c", 2, 5, "third")] == [
        0,
        3,
        4,
    ]
    assert (fields.size, fields.scale) == (6, (10.0, 10.0, 10.0, 2.0, 5.0, 5.0))
    found = fields.field("b")
    assert (found.name, found.first, found.length, found.full, found.about) == ("b", 3, 1, 2, "second")
    with pytest.raises(ValueError, match="no field 'x'"):
        fields.field("x")


def test_a_field_of_one_place_is_described_by_it() -> None:
    fields = Fields()
    fields.add("a", 1, 10, "first")
    fields.add("b", 2, 1, "second")
    assert fields.described().splitlines()[2:] == ["| 0 | a | 10 | yes | first |", "| 1 to 2 | b | 1 | yes | second |"]


def test_spans_of_short_rows_join_where_fields_meet() -> None:
    fields = Fields()
    fields.add("a", 3, 1, "")
    fields.add("b", 2, 1, "")
    fields.add("c", 4, 1, "", short=False)
    fields.add("d", 1, 1, "")
    fields.add("e", 5, 1, "", short=False)
    fields.add("f", 2, 1, "")
    assert fields.short_spans() == [(0, 5), (9, 10), (15, 17)]
    assert fields.short_spans(100) == [(100, 105), (109, 110), (115, 117)]
