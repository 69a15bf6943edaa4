"""What a server does in the background from its start on."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.server.tables.older import store_editions
from orrery.server.tables.packs import install_found
from orrery.server.tables.tables import Tables
from orrery.server.tables.upkeep import keep_up


def start_work(tables: Tables, packs: Sequence[str] = ()) -> None:
    """Store vocabularies, install packs, listen to other processes, and look after clocks and bots."""
    services = tables.services
    run = services.background.run
    run(store_editions(services))
    run(install_found(services.packs, services.settings.pack_folder, packs))
    run(services.announcements.listen(tables.hear, tables.catch_up_watched))
    run(keep_up(tables))
