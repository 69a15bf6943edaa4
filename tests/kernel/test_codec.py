"""What a state keeps, as JSON and back."""

from __future__ import annotations

import json
from array import array
from typing import Any

import pytest
from tests.kernel import nim

from orrery.kernel.codec import decode_frame, decode_value, encode_frame, encode_value


@pytest.mark.parametrize(
    "value",
    [
        None,
        True,
        7,
        "text",
        bytearray([0, 255]),
        b"\x01\x02",
        array("h", [-300, 300]),
        (1, (2, 3)),
        [1, [b"x", (2,)]],
        [],
        (),
    ],
)
def test_a_value_comes_back_with_its_type(value: Any) -> None:
    back = decode_value(json.loads(json.dumps(encode_value(value))))
    assert (back, type(back)) == (value, type(value))
    if isinstance(value, array):
        assert back.typecode == "h"


def test_what_is_no_part_of_a_state_is_refused() -> None:
    with pytest.raises(TypeError, match="a float cannot be part of a state"):
        encode_value(0.5)
    with pytest.raises(ValueError, match=r"not a value of a state: \{'set': 1\}"):
        decode_value({"set": 1})


def test_a_frame_is_its_name_and_fields() -> None:
    frame = nim.AnswerWindow((1, 2), 1, 1)
    document = encode_frame(frame)
    assert document == ["AnswerWindow", {"tuple": [1, 2]}, 1, 1]
    back = decode_frame(document, nim.GAME.frames)
    assert isinstance(back, nim.AnswerWindow)
    assert (back.order, back.at, back.passes, back.seat) == ((1, 2), 1, 1, 2)


def test_an_unknown_frame_is_refused_with_the_known() -> None:
    with pytest.raises(ValueError, match=r"unknown frame 'X'; this game has AnswerWindow, .*Turn"):
        decode_frame(["X"], nim.GAME.frames)
