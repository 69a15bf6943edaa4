"""Parsec, Age of Colonies."""

from orrery.games.parsec.game import GAME

__all__ = ["GAME"]
