"""The data of a game's bot folder."""

from __future__ import annotations

import pytest

from orrery.parts.bot import load_levels, load_weights, ordered, weighed


def test_weights_come_in_the_order_of_the_features() -> None:
    found = ordered({"b": 2, "a": 1}, ("a", "b"))
    assert list(found.items()) == [("a", 1.0), ("b", 2.0)]
    assert all(type(weight) is float for weight in found.values())


@pytest.mark.parametrize(
    ("weights", "message"),
    [({"a": 1}, "weight 'b' is missing"), ({"a": 1, "b": 2, "c": 3}, "weight 'c' is unknown")],
)
def test_every_feature_has_a_weight_and_nothing_else_has(weights: dict[str, float], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        ordered(weights, ("a", "b"))


def test_features_are_summed_each_times_its_weight() -> None:
    assert weighed([2.0, -1.0, 0.5], [3.0, 4.0, 8.0]) == 6.0
    assert weighed([], []) == 0.0


def test_a_game_reads_its_weights_and_levels() -> None:
    from orrery.games.talon.bot.evaluation import FEATURES

    assert tuple(load_weights("orrery.games.talon.bot", FEATURES)) == FEATURES
    assert load_levels("orrery.games.tictactoe.bot")["admiral"] == {"kind": "alpha-beta", "depth": 9}
