"""How the bots judge this game: advice, evaluation, reasons and levels."""

from __future__ import annotations

from orrery.games.parsec.bot.advice import advise, advise_hunter
from orrery.games.parsec.bot.evaluation import FEATURES, evaluate, features
from orrery.games.parsec.bot.reasons import reasons
from orrery.games.parsec.bot.weights import CAPTAIN, Weights

__all__ = ["CAPTAIN", "FEATURES", "Weights", "advise", "advise_hunter", "evaluate", "features", "reasons"]
