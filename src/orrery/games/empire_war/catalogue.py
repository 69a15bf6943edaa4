"""What never changes during a war, for a client: the wars, their figures and the ships, with their sources."""

from __future__ import annotations

from typing import Any

import msgspec

from orrery.games.empire_war.actions import SHIP_NAMES
from orrery.games.empire_war.content import Content
from orrery.games.empire_war.tables import FACTIONS, ROLES
from orrery.games.talon.catalogue import catalogue as talon_catalogue


def catalogue(content: Content) -> dict[str, Any]:
    """Talon's catalogue, and the war's own entries."""
    tables = content.tables
    file = content.file
    return {
        **talon_catalogue(content.talon.content),
        "war": {
            "rules": msgspec.to_builtins(file.rules),
            "income": msgspec.to_builtins(file.income),
            "dice": msgspec.to_builtins(file.dice),
            "homes": [msgspec.to_builtins(home) for home in file.home],
            "sectors": [msgspec.to_builtins(sector) for sector in file.sector],
            "wars": [msgspec.to_builtins(war) for war in file.war],
            "counters": [
                {
                    "id": SHIP_NAMES[ship],
                    "faction": FACTIONS[seat],
                    "name": tables.name[ship],
                    "class": tables.code[ship],
                    "role": ROLES[tables.role[ship]],
                    "cost": tables.cost[ship],
                }
                for seat in range(2)
                for ship in tables.counters[seat]
            ],
        },
    }
