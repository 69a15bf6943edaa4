"""A review finds mistakes that were planted."""

from __future__ import annotations

import pytest

import orrery
from orrery.lab.planted import COST, look, plant


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
