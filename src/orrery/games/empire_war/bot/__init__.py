"""How the bots judge the war: advice, evaluation, reasons and levels."""

from __future__ import annotations

from orrery.games.empire_war.bot.advice import advise
from orrery.games.empire_war.bot.evaluation import FEATURES, evaluate, features
from orrery.games.empire_war.bot.reasons import reasons

__all__ = ["FEATURES", "advise", "evaluate", "features", "reasons"]
