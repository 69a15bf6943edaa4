"""Background work at the tables while the server is open."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.server.tables.autoplay import Autoplay
from orrery.server.tables.older import store_editions
from orrery.server.tables.packs import install_found
from orrery.server.tables.part_matches import PartMatches
from orrery.server.tables.tables import Tables
from orrery.server.tables.upkeep import keep_up


def begin(tables: Tables, packs: Sequence[str] = ()) -> None:
    """Start bots, pack installation, announcements from other processes, clocks and notifications."""
    services = tables.services
    Autoplay(tables)
    PartMatches(tables)
    services.background.run(store_editions(services))
    services.background.run(install_found(services.packs, services.settings.pack_folder, packs))
    services.background.run(services.announcements.listen(tables.hear, tables.catch_up_watched))
    services.background.run(keep_up(tables))
