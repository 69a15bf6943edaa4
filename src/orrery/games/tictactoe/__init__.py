"""Tic-tac-toe."""

from __future__ import annotations

from orrery.games.tictactoe.game import GAME

__all__ = ["GAME"]
