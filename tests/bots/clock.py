"""A clock for bots that have a budget."""

from __future__ import annotations


class Clock:
    """A clock that goes on by a fixed time whenever somebody looks."""

    def __init__(self, step: float) -> None:
        self.now = 0.0
        self.step = step

    def perf_counter(self) -> float:
        self.now += self.step
        return self.now
