"""A review finds mistakes that were planted."""

from __future__ import annotations

from typing import Any

import pytest

import orrery
from orrery.kernel import Action, Game, Rng, State
from orrery.lab import planting
from orrery.lab.planted import look
from orrery.lab.planting import COST, plant


@pytest.mark.slow
def test_most_planted_mistakes_are_marked_and_little_else() -> None:
    # A small version of `make planted`: of a handful of decisions, some more matter against players who err.
    game = orrery.game("tictactoe")
    planted = [one for one in (plant(game, 2, seed) for seed in range(16)) if one]
    assert len(planted) >= 12
    assert all(one.cost >= COST for one in planted)
    found = look(planted)
    assert found.marked >= 0.6 * found.games
    assert found.false <= 0.2 * found.others


@pytest.mark.parametrize(("cost", "batches"), [(1.0, 1), (0.15, 16)])
def test_a_cost_is_measured_until_it_is_clear(cost: float, batches: int, monkeypatch: pytest.MonkeyPatch) -> None:
    # What is just as much as a mistake must cost is never clear.
    asked: list[int] = []

    def rollouts(_game: Game[Any], _state: State, _actions: list[Action], worlds: int, _rng: Rng) -> list[list[float]]:
        asked.append(worlds)
        wins = round(cost * worlds)
        return [[1.0] * wins + [0.0] * (worlds - wins), [0.0] * worlds]

    monkeypatch.setattr(planting, "long_rollouts", rollouts)
    state: State = orrery.game("tictactoe").new()
    found, error = planting.measured(state.game, state, state.pending[0], state.pending[1], Rng(1))
    assert asked == [planting.BATCH] * batches
    assert found == cost
    assert error < 0.02
