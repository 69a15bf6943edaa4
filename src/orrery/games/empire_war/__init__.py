"""The Empire War."""

from __future__ import annotations

from orrery.games.empire_war.game import GAME

__all__ = ["GAME"]
