"""Every operation that a card can be made of, in the order in which they are offered."""

from __future__ import annotations

from typing import Final

from orrery.games.expanse.flow.building import BuildShips, DeployShip
from orrery.games.expanse.flow.event import CopyEvent, PeekAtBonus, PerformIf, PerformOneOf, Trigger
from orrery.games.expanse.flow.influence import PlaceInfluence
from orrery.games.expanse.flow.kept import DiscardEvents, RevealCard
from orrery.games.expanse.flow.losses import RemoveShips
from orrery.games.expanse.flow.movement import MoveShips
from orrery.games.expanse.flow.points import TakeActions
from orrery.games.expanse.flow.removal import RemoveInfluence, ReplaceInfluence
from orrery.games.expanse.flow.shifting import ShiftInfluence, SwapInfluence
from orrery.games.expanse.flow.targets import GivePoints, NameTarget
from orrery.games.expanse.operations import Operation

OPERATIONS: Final[list[type[Operation]]] = [
    PlaceInfluence, RemoveInfluence, ReplaceInfluence, ShiftInfluence, SwapInfluence, MoveShips, DeployShip,
    RemoveShips, BuildShips, GivePoints, TakeActions, Trigger, CopyEvent, PeekAtBonus, DiscardEvents, RevealCard,
    PerformOneOf, PerformIf, NameTarget,
]  # fmt: skip
