"""Connect four."""

from orrery.games.connect_four.game import GAME

__all__ = ["GAME"]
