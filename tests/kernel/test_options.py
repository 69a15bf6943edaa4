"""Options: what is accepted, what is refused, and how a form is drawn from them."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.kernel import Option
from orrery.kernel.options import accept_options, fill_options


def even(text: str) -> None:
    """A check that refuses texts of odd length."""
    if len(text) % 2:
        raise ValueError(f"{text!r} is odd")


FLAG = Option("flag", True)
NUMBER = Option("number", 3, low=1, high=9)
WORD = Option("word", "red", choices=("red", "green"))
TEXT = Option("text", "", check=even)
EITHER = Option("either", "red", choices=("red", "green"), check=even)
FREE = Option("free", "")


@pytest.mark.parametrize(
    ("option", "values"),
    [
        (FLAG, [True, False]),
        (NUMBER, [1, 5, 9]),
        (WORD, ["red", "green"]),
        (TEXT, ["", "ab"]),
        (EITHER, ["red", "green", "ab"]),
        (FREE, ["", "anything"]),
    ],
)
def test_what_is_allowed_is_accepted_as_it_is(option: Option, values: list[Any]) -> None:
    assert [option.accept(value) for value in values] == values


@pytest.mark.parametrize(
    ("option", "value", "message"),
    [
        (FLAG, 1, "option 'flag' is true or false, not 1"),
        (FLAG, "true", "option 'flag' is true or false, not 'true'"),
        (NUMBER, 0, "option 'number' is a whole number from 1 to 9, not 0"),
        (NUMBER, 10, "from 1 to 9, not 10"),
        (NUMBER, True, "from 1 to 9, not True"),
        (NUMBER, "3", "from 1 to 9, not '3'"),
        (WORD, "blue", "option 'word' is one of red, green, not 'blue'"),
        (WORD, 3, "option 'word' is one of red, green, not 3"),
        (TEXT, "abc", "'abc' is odd"),
        (TEXT, 3, "option 'text' is a text, not 3"),
        (EITHER, "abc", "'abc' is odd"),
        (EITHER, 3, "option 'either' is one of red, green, not 3"),
        (FREE, None, "option 'free' is a text, not None"),
    ],
)
def test_what_is_not_allowed_is_refused_with_what_is(option: Option, value: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        option.accept(value)


def test_a_client_is_told_how_to_ask() -> None:
    kinds = [option.document()["kind"] for option in (FLAG, NUMBER, WORD, TEXT, EITHER, FREE)]
    assert kinds == ["flag", "number", "choice", "text", "choice", "text"]
    assert NUMBER.document() == {
        "name": "number", "kind": "number", "default": 3, "choices": [], "low": 1, "high": 9,
    }  # fmt: skip
    assert WORD.document()["choices"] == ["red", "green"]


def test_options_that_are_not_given_have_their_default() -> None:
    assert accept_options((FLAG, NUMBER), {"number": 7}) == {"flag": True, "number": 7}
    assert list(accept_options((FLAG, NUMBER), {"number": 7, "flag": False})) == ["flag", "number"]


def test_unknown_options_are_refused_with_the_known() -> None:
    with pytest.raises(ValueError, match="unknown option 'x'; the options are flag, number"):
        accept_options((FLAG, NUMBER), {"x": 1})
    with pytest.raises(ValueError, match="unknown option 'x'; the options are none"):
        accept_options((), {"x": 1})


def test_the_table_says_where_people_sit_unless_it_was_given() -> None:
    humans = Option("humans", 0, high=15, of_people=True)
    assert fill_options((FLAG, humans), {"flag": False}, [True, False, True]) == {"humans": 5, "flag": False}
    assert fill_options((humans,), {"humans": 2}, [True]) == {"humans": 2}
    assert fill_options((FLAG,), {}, [True]) == {}


def test_people_are_asked_for_what_the_table_cannot_know() -> None:
    of_people = Option("humans", 0, high=15, of_people=True)
    slow = Option("slow", False, of_correspondence=True)
    assert [option.is_asked for option in (FLAG, NUMBER, of_people, slow)] == [True, True, False, False]


def test_the_table_says_whether_people_play_by_correspondence() -> None:
    slow = Option("slow", False, of_correspondence=True)
    assert fill_options((FLAG, slow), {}, [True], by_correspondence=True) == {"slow": True}
    assert fill_options((FLAG, slow), {}, [True]) == {}
    assert fill_options((slow,), {"slow": False}, [True], by_correspondence=True) == {"slow": False}


def test_a_late_option_is_left_out_while_it_has_its_default() -> None:
    late = Option("late", 2, high=9, is_late=True)
    assert accept_options((FLAG, late), {}) == accept_options((FLAG, late), {"late": 2}) == {"flag": True}
    assert accept_options((FLAG, late), {"late": 3}) == {"flag": True, "late": 3}
