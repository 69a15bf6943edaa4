"""Tic-tac-toe."""

from orrery.games.tictactoe.game import GAME

__all__ = ["GAME"]
