"""Long matches do not hold up the server: they begin in another process, and undo starts from a snapshot."""

from __future__ import annotations

import pytest
from tests.server import marathon
from tests.server.conftest import Starter
from tests.server.players import refused
from tests.server.tables.open_tables import open_tables, two_seats

import orrery
from orrery.client import Client
from orrery.client import messages as m
from orrery.kernel import Action
from orrery.records import Record
from orrery.server.settings import Settings
from orrery.server.tables import changes
from orrery.server.tables.consent import rewind


async def test_a_match_that_begins_with_many_actions_is_played_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(changes, "begin", lambda *_: pytest.fail("it was played on the event loop"))
    game = orrery.game("connect_four")
    actions = [game.parse(f"drop {column}").code for column in "abcdefg" * 3]
    async with open_tables() as tables:
        _, table = await two_seats(tables, game, actions)
        assert table.position is not None
        assert table.position.actions == len(actions)
        assert table.version == len(actions) + 1


async def test_an_undo_over_many_actions_starts_from_a_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orrery, "game", lambda name: {"marathon": marathon.GAME}[name])
    monkeypatch.setattr("orrery.server.tables.tables.FEW", 5000)
    played: list[int] = []
    apply = marathon.MarathonState.apply

    def counted(self: marathon.MarathonState, action: Action) -> None:
        played.append(action.code)
        apply(self, action)

    monkeypatch.setattr(marathon.MarathonState, "apply", counted)
    settings = Settings(snapshot_every=50)
    async with open_tables(settings=settings) as tables:
        _, table = await two_seats(tables, marathon.GAME, [1, 0] * 500)
        played.clear()
        async with tables.lock(table):
            assert await rewind(tables, table, 700)
        assert table.position is not None
        assert table.position.state.view(None) == {"total": 300, "loud": 150}
        assert len(played) <= 2 * settings.snapshot_every


@pytest.mark.slow
async def test_uploads_of_one_person_are_limited(start_server: Starter) -> None:
    server = start_server(upload_rate=2)
    async with Client(server.address) as anna:
        await anna.guest("Anna")
        record = Record.of(orrery.game("tictactoe").new(seed=7), 7, []).encode().decode()
        for _ in range(2):
            await anna.call("POST", "/api/records", m.TableEntry, {"record": record})
        assert await refused(anna.call("POST", "/api/records", m.TableEntry, {"record": record})) == "too-fast"
