"""Playouts: many decisions in one call, without a word of Python in between where the rules are compiled."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.kernel.rng import Rng
from orrery.kernel.state import State


def play_randomly(state: State, rng: Rng, horizon: i64) -> i64:
    """Play random legal actions until the game is over or `horizon` decisions are made; returns how many were."""
    for played in range(horizon):
        if state.seat is None:
            return played
        pending = state.pending
        state.apply(pending[rng.below(len(pending))])
    return horizon
