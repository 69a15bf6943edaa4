"""The laboratory: thousands of games between bots, and what they say."""
from __future__ import annotations

from orrery.lab.simulate import GameResult, Plan, simulate
from orrery.lab.summary import summary_rows, wilson

__all__ = ["GameResult", "Plan", "simulate", "summary_rows", "wilson"]
