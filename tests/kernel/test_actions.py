"""The vocabulary: every action by code, notation and the names of its values."""

from __future__ import annotations

import pytest

import orrery
from orrery.kernel import Action, Done, Vocabulary
from orrery.kernel.actions import fields_of


class Fly(Action):
    """Fly somewhere, perhaps in haste."""

    def __init__(self, place: int, speed: int, haste: int) -> None:
        self.place = place
        self.speed = speed
        self.haste = haste


def test_fields_have_the_names_and_the_order_of_the_notation() -> None:
    vocabulary = Vocabulary()
    vocabulary.add("fly {speed}>{place}", [Fly(place, 7, 0) for place in range(2)], place=["luna", "ceres"])
    assert vocabulary.actions[1].notation == "fly 7>ceres"
    assert list(vocabulary.fields[1].items()) == [("speed", "7"), ("place", "ceres")]


def test_two_actions_are_never_written_alike() -> None:
    vocabulary = Vocabulary()
    with pytest.raises(ValueError, match="name every field"):
        vocabulary.add("fly {place}", [Fly(0, 1, 0), Fly(0, 2, 0)])


@pytest.mark.parametrize("name", orrery.games())
def test_every_value_stands_in_its_notation_by_name(name: str) -> None:
    vocabulary = orrery.game(name).vocabulary
    for action, fields in zip(vocabulary.actions, vocabulary.fields, strict=True):
        at = 0
        for value in fields.values():
            at = action.notation.index(value, at) + len(value)


def test_a_value_that_the_verb_says_has_its_name() -> None:
    vocabulary = orrery.game("talon").vocabulary
    assert vocabulary.fields[vocabulary.parse("dock straight").code] == {"dock": "dock", "manoeuvre": "straight"}
    assert vocabulary.fields[vocabulary.parse("at b1").code] == {"unit": "b1"}
    assert vocabulary.fields[vocabulary.parse("at b1.2").code] == {"unit": "b1", "fighter": "2"}


def test_a_class_that_lost_its_fields_is_refused() -> None:
    """Compiled constructors with defaults that are no literals have neither code nor a signature."""

    class Lost(Action):
        """An action whose constructor tells nothing."""

        __init__ = int.__init__

    with pytest.raises(TypeError, match="Lost: defaults of its constructor must be literals"):
        fields_of(Lost)
    assert fields_of(Fly) == ("place", "speed", "haste")


def test_notation_is_read_with_space_around_it() -> None:
    game = orrery.game("tictactoe")
    assert game.parse("  place b2\n") is game.parse("place b2")
    assert len(game.vocabulary) == 9


def test_a_single_action_is_registered_by_its_notation() -> None:
    vocabulary = Vocabulary()
    done = vocabulary.one("done", Done())
    assert (done.code, str(done), vocabulary.parse("done"), vocabulary.fields) == (0, "done", done, [{}])


def test_an_action_can_be_written_otherwise() -> None:
    vocabulary = Vocabulary()
    fly = vocabulary.add("fly {place}", [Fly(place, 1, 0) for place in range(2)])
    vocabulary.rename(fly[1], "fly home", place="home")
    assert (vocabulary.notation(0), vocabulary.notation(1)) == ("fly 0", "fly home")
    assert vocabulary.parse("fly home") is vocabulary.parse("fly 1") is fly[1]
    assert vocabulary.fields == [{"place": "0"}, {"place": "home"}]


def test_a_game_takes_over_the_actions_of_another_before_its_own() -> None:
    inner = Vocabulary()
    fly = inner.add("fly {place}", [Fly(place, 1, 0) for place in range(2)])
    outer = Vocabulary()
    outer.include(inner)
    done = outer.one("done", Done())
    assert (outer.actions, done.code, len(inner)) == ([*fly, done], 2, 2)
    assert (outer.fields, outer.parse("fly 1")) == ([{"place": "0"}, {"place": "1"}, {}], fly[1])
    assert "done" not in inner.by_notation
    assert len(inner.fields) == 2
    with pytest.raises(ValueError, match="another vocabulary is included first"):
        outer.include(inner)
