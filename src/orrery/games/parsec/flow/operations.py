"""Every operation that a card or a faction can be made of, in the order in which they are offered."""

from __future__ import annotations

from typing import Final

from orrery.games.parsec.flow.advantages import (
    AsteroidYield,
    Bounty,
    Draw,
    Plunder,
    Price,
    Ratio,
    Resale,
    Scout,
    Stat,
    Transit,
    Treaty,
)
from orrery.games.parsec.flow.conditions import Corsairs, Forbid
from orrery.games.parsec.flow.immediate import (
    Block,
    Destroy,
    Exchanges,
    Gain,
    Seize,
    Spawn,
    Spy,
    StealEvent,
    StealResource,
)
from orrery.games.parsec.flow.playing import Cancel
from orrery.games.parsec.flow.production import PlanetYield, RollYield
from orrery.games.parsec.flow.strike import Jump, Roll
from orrery.games.parsec.operations import Operation

OPERATIONS: Final[list[type[Operation]]] = [
    Stat, Price, Resale, Corsairs, Roll, Spawn, Destroy, Forbid, Cancel, Ratio, Transit, Draw, Plunder, Bounty, Scout,
    Treaty, AsteroidYield, PlanetYield, RollYield, Exchanges, Gain, Spy, StealResource, StealEvent, Jump, Block, Seize,
]  # fmt: skip
