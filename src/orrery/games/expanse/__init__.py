"""The Expanse."""

from __future__ import annotations

from orrery.games.expanse.game import GAME

__all__ = ["GAME"]
