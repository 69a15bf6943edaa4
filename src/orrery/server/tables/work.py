"""What goes on at the tables from the moment the server is open."""

from __future__ import annotations

from orrery.server.tables.autoplay import Autoplay
from orrery.server.tables.older import store_editions
from orrery.server.tables.tables import Tables
from orrery.server.tables.upkeep import keep_up


def begin(tables: Tables) -> None:
    """Let bots play, hear other processes, and look after clocks and notices."""
    services = tables.services
    Autoplay(tables)
    services.background.run(store_editions(services))
    services.background.run(services.announcements.listen(tables.hear, tables.catch_up_watched))
    services.background.run(keep_up(tables))
