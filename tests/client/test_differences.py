"""Differences between JSON values, and their checksum."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.client.differences import apply, checksum, difference, plain

LEAVES = st.none() | st.integers(-9, 9) | st.floats(-1, 1, allow_nan=False) | st.text("aé", max_size=2)
VALUES = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("abc", max_size=2), inner, max_size=4)
)


def normal(value: Any) -> Any:
    """A value as it comes out of JSON."""
    return plain(json.dumps(value).encode())


@given(VALUES, VALUES)
def test_a_difference_leads_from_one_value_to_the_other(old: Any, new: Any) -> None:
    old, new = normal(old), normal(new)
    known = normal(old)
    reached = apply(known, normal(difference(old, new)))
    assert reached == new
    assert checksum(reached) == checksum(new)


def test_what_is_the_same_is_not_sent() -> None:
    old: dict[str, Any] = {"units": [{"at": 1, "name": "a"}, {"at": 2, "name": "b"}], "round": 3}
    new = {"units": [{"at": 1, "name": "a"}, {"at": 5, "name": "b"}], "round": 3}
    assert difference(old, new) == [[["units", 1, "at"], 5]]
    assert difference(old, {**old, "units": old["units"][1:]}) == [[["units"], 0, 1, []]]


@pytest.mark.parametrize(("number", "text"), [(1.0, "1"), (-0.0, "0"), (1e16, "10000000000000000"), (0.25, "0.25")])
def test_numbers_count_as_javascript_writes_them(number: float, text: str) -> None:
    assert checksum(plain(json.dumps([number]).encode())) == checksum(json.loads(f"[{text}]"))
