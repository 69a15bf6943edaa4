"""How the bots judge this game: advice, evaluation, reasons and levels."""

from __future__ import annotations

from orrery.games.parsec.bot.advice import advise
from orrery.games.parsec.bot.evaluation import FEATURES, evaluate, features
from orrery.games.parsec.bot.reasons import reasons

__all__ = ["FEATURES", "advise", "evaluate", "features", "reasons"]
