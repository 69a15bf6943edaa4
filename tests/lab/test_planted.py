"""A review finds mistakes that were planted."""

from __future__ import annotations

import orrery
from orrery.lab.planted import COST, look, plant


def test_a_planted_mistake_is_marked_and_little_else() -> None:
    # A small version of `make planted`.
    planted = [one for one in (plant(orrery.game("connect_four"), 2, seed, "commodore") for seed in range(4)) if one]
    assert planted
    assert all(one.cost >= COST for one in planted)
    found = look(planted)
    assert found.marked >= found.games - 1
    assert found.false * 8 <= found.others
