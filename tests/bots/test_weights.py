"""Evaluations are sums of features with weights that self-play found."""

from __future__ import annotations

from math import tanh
from typing import Any

import pytest

import orrery
from orrery.kernel import Game, Rng, State
from orrery.parts.bot import ordered

GAMES: list[Game[Any]] = [orrery.game(name) for name in ("expanse", "parsec", "talon")]


def positions(game: Game[Any], seats: int) -> list[State]:
    """Positions along a random game."""
    state: State = game.new(seats, seed=2)
    chooser = Rng(2)
    found: list[State] = []
    while state.seat is not None and len(found) < 20:
        found.append(state.clone())
        for _ in range(9):
            if state.seat is not None:
                state.apply(chooser.pick(state.pending))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_an_evaluation_is_the_weighed_sum_of_its_features(game: Game[Any]) -> None:
    for seats in game.seat_counts:
        for state in positions(game, seats):
            for seat in range(seats):
                parts = zip(game.weights.values(), game.features(state, seat), strict=True)
                assert game.evaluate(state, seat) == pytest.approx(tanh(sum(weight * part for weight, part in parts)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_two_seats_stand_opposed(game: Game[Any]) -> None:
    for state in positions(game, 2):
        assert game.evaluate(state, 0) == pytest.approx(-game.evaluate(state, 1))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_other_weights_leave_the_game_alone(game: Game[Any]) -> None:
    before = dict(game.weights)
    other = game.with_weights({name: 2 * weight for name, weight in before.items()})
    state = positions(game, 2)[-1]
    assert abs(other.evaluate(state, 0)) >= abs(game.evaluate(state, 0))
    assert game.weights == before
    assert other.vocabulary is game.vocabulary


def test_weights_must_fit_the_features() -> None:
    with pytest.raises(ValueError, match="weight 'b' is missing"):
        ordered({"a": 1.0}, ("a", "b"))
    with pytest.raises(ValueError, match="weight 'c' is unknown"):
        ordered({"a": 1.0, "b": 1.0, "c": 1.0}, ("a", "b"))
