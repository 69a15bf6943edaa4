"""Talon."""

from __future__ import annotations

from orrery.games.talon.game import GAME

__all__ = ["GAME"]
