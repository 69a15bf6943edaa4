"""The Expanse."""

from orrery.games.expanse.game import GAME

__all__ = ["GAME"]
