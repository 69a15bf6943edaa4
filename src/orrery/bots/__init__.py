"""Bots: `bot(name, game)` returns an object whose `choose(state_as_seen, seat, budget=seconds)` returns an action."""

from __future__ import annotations

from orrery.bots.alphabeta import AlphaBetaBot
from orrery.bots.baseline import GreedyBot, HeuristicBot, RandomBot
from orrery.bots.considered import Considered
from orrery.bots.levels import Bot, bot, bots, styles
from orrery.bots.parallel import ParallelSearchBot
from orrery.bots.planning import PlanningBot
from orrery.bots.rollout import RolloutBot
from orrery.bots.search import SearchBot
from orrery.bots.settings import Settings

__all__ = [
    "AlphaBetaBot",
    "Bot",
    "Considered",
    "GreedyBot",
    "HeuristicBot",
    "ParallelSearchBot",
    "PlanningBot",
    "RandomBot",
    "RolloutBot",
    "SearchBot",
    "Settings",
    "bot",
    "bots",
    "styles",
]
