"""What games are made of, in the database: content and packs."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from orrery.kernel import Game
from orrery.server.store.contents import Contents
from orrery.server.store.database import Database
from orrery.server.store.packs import Packs


class Library:
    """The stores of everything that a match plays with."""

    def __init__(self, database: Database) -> None:
        self.contents = Contents(database)
        self.packs = Packs(database)
        #: Games by their name, that of a pack and the content below it; those least recently used leave.
        self.games: OrderedDict[tuple[str, str, str], Game[Any]] = OrderedDict()
