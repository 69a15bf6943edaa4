"""A server that has met many packs holds those in memory that are in use, and no others."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import pytest
from tests.parts.sample_packs import texts_of
from tests.server.tables.open_tables import open_tables

from orrery.client import messages as m
from orrery.kernel import Game
from orrery.registry import EDITIONS
from orrery.server.settings import Settings
from orrery.server.tables import packs
from orrery.server.tables.creation import create_as_ordered
from orrery.server.tables.play import act
from orrery.server.tables.view import Viewer


@pytest.mark.slow
@pytest.mark.parametrize("game", ["expanse", "parsec", "talon"])
async def test_packs_leave_the_memory_with_their_tables(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packs, "KEPT", 2)
    monkeypatch.setattr(EDITIONS, "kept", 2)
    met: list[weakref.ref[Game[Any]]] = []
    async with open_tables(settings=Settings(idle_seconds=0)) as tables:
        host, _ = await tables.services.people.guest("Anna")
        for number in range(8):
            texts = texts_of(game, identity=f"pack{number}")
            first = next(name for name in sorted(texts) if name not in ("pack.toml", "icons/railgun.svg"))
            texts[first] = texts[first].replace('"en" = "', f'"en" = "{number} ', 1)
            await packs.add_pack(tables.services, texts, host.id, False)
            seats = [m.SeatOrder("me"), m.SeatOrder("me")]
            table = await create_as_ordered(tables, m.TableOrder(game, seats, pack=f"pack{number}"), host)
            assert table.position is not None
            state = table.position.state
            met.append(weakref.ref(state.game))
            viewer = Viewer(table, host.id, table.version)
            await act(tables, viewer, host, m.Act(table.version, str(state.actions()[0])))
            identity = table.match.id
            del table, state, viewer
            tables.forget_idle()
            assert identity not in tables.opened
            await tables.get(identity)  # read again from the database
            tables.forget_idle()
        gc.collect()
        alive = [number for number, one in enumerate(met) if one() is not None]
        assert len(alive) <= 4, alive
        assert 0 not in alive
