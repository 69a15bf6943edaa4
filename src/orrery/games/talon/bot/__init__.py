"""How the bots judge this game: advice, evaluation, reasons and levels."""

from __future__ import annotations

from orrery.games.talon.bot.advice import advise
from orrery.games.talon.bot.evaluation import FEATURES, evaluate, features
from orrery.games.talon.bot.reasons import reasons

__all__ = ["FEATURES", "advise", "evaluate", "features", "reasons"]
