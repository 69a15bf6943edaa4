"""Talon."""

from orrery.games.talon.game import GAME

__all__ = ["GAME"]
