"""Content and packs in the database."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from orrery.kernel import Game
from orrery.server.store.contents import Contents
from orrery.server.store.database import Database
from orrery.server.store.packs import Packs


class Library:
    """The stores of content and packs."""

    def __init__(self, database: Database) -> None:
        self.contents = Contents(database)
        self.packs = Packs(database)
        #: Games by name, pack and underlying content; the least recently used are dropped.
        self.games: OrderedDict[tuple[str, str, str], Game[Any]] = OrderedDict()
