"""The Empire War."""

from __future__ import annotations

from typing import Final

from orrery.games.empire_war.game import GAME

#: The packages of games that this one contains: their texts are its texts too.
CONTAINS: Final = ("orrery.games.talon",)

__all__ = ["CONTAINS", "GAME"]
