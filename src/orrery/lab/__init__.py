"""The laboratory: simulations of games between bots, and their analysis."""

from __future__ import annotations

from orrery.lab.plan import Plan, round_robin
from orrery.lab.play import Decision, GameResult, play_one
from orrery.lab.statistics import Rate, wilson
from orrery.lab.tally import Performance, Tally
from orrery.lab.workers import simulate

__all__ = [
    "Decision",
    "GameResult",
    "Performance",
    "Plan",
    "Rate",
    "Tally",
    "play_one",
    "round_robin",
    "simulate",
    "wilson",
]
