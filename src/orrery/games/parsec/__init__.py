"""Parsec, Age of Colonies."""

from __future__ import annotations

from orrery.games.parsec.game import GAME

__all__ = ["GAME"]
