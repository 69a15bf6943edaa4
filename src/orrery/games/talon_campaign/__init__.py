"""The campaign of Talon's scenarios."""

from __future__ import annotations

from typing import Final

from orrery.games.talon_campaign.game import GAME

#: The packages of games that this one contains: their texts are its texts too.
CONTAINS: Final = ("orrery.games.talon",)

__all__ = ["CONTAINS", "GAME"]
