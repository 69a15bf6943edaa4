"""How the bots judge this game: advice, evaluation, reasons and levels."""

from __future__ import annotations

from orrery.games.talon.bot.advice import WEIGHTS, advise, advise_by
from orrery.games.talon.bot.evaluation import FEATURES, evaluate, features
from orrery.games.talon.bot.reasons import reasons
from orrery.games.talon.bot.weights import Weights

__all__ = ["FEATURES", "WEIGHTS", "Weights", "advise", "advise_by", "evaluate", "features", "reasons"]
