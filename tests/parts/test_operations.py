"""The keys that operations of cards are written with."""

from __future__ import annotations

import pytest

from orrery.parts.operations import FLAG, NUMBER, WORD, Line, Misuse, flag, number, word


def test_a_key_says_what_it_holds() -> None:
    count = number("count", 1, 0, 5)
    assert (count.kind, count.name, count.first, count.least, count.most, count.words) == (NUMBER, "count", 1, 0, 5, {})
    assert (number("most", None).first, number("most", None).least, number("most", None).most) == (None, 0, 9)
    each = flag("each")
    assert (each.kind, each.name, each.first, each.least, each.most, each.words) == (FLAG, "each", False, 0, 1, {})
    side = word("side", "left", {"left": 0, "right": 1, "up": 2}, ["left", "right"])
    assert (side.kind, side.name, side.first, side.words) == (WORD, "side", "left", {"left": 0, "right": 1})
    assert (side.least, side.most) == (0, 0)


def test_a_line_turns_words_and_flags_into_numbers() -> None:
    line = Line()
    assert line.flag("each") is False
    line.read(number("count", 1), 4)
    line.read(flag("each"), True)
    line.read(word("side", None, {"left": 7}, ["left"]), "left")
    assert (line.number("count"), line.flag("each"), line.number("side")) == (4, True, 7)
    line.read(flag("each"), False)
    assert line.flag("each") is False


def test_misuse_names_the_key_and_what_is_allowed() -> None:
    with pytest.raises(Misuse) as caught:
        raise Misuse("count", "a number from 0 to 9")
    assert (caught.value.key, caught.value.allowed) == ("count", "a number from 0 to 9")
    assert caught.value.args == ("count", "a number from 0 to 9")
