"""Talon with several captains a side."""

from __future__ import annotations

from typing import Final

from orrery.games.talon_captains.game import GAME

#: The packages of games that this one contains: their texts are its texts too.
CONTAINS: Final = ("orrery.games.talon",)

__all__ = ["CONTAINS", "GAME"]
