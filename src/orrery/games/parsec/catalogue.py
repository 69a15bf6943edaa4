"""What never changes during a game, for a client that draws the table and shows where figures come from."""

from __future__ import annotations

from typing import Any

import msgspec

from orrery.games.parsec.actions import PIECE_NAMES
from orrery.games.parsec.content import Content
from orrery.games.parsec.tables import RESOURCES


def catalogue(content: Content) -> dict[str, Any]:
    """Units, factions, events, modules and thresholds with their sources, and how pieces are numbered."""
    return {
        "resources": list(RESOURCES),
        "pieces": PIECE_NAMES,
        "units": [msgspec.to_builtins(unit) for unit in content.units],
        "factions": [msgspec.to_builtins(faction) for faction in content.factions],
        "events": [msgspec.to_builtins(card) for card in content.events],
        "modules": [msgspec.to_builtins(module) for module in content.modules],
        "numbers": msgspec.to_builtins(content.numbers),
        "tables": [msgspec.to_builtins(size) for size in content.sizes],
    }
