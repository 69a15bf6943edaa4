"""Connect four."""

from __future__ import annotations

from orrery.games.connect_four.game import GAME

__all__ = ["GAME"]
