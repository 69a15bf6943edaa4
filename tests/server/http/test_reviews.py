"""Reviews of finished matches."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.players import pair, play_on, refused
from tests.server.server_process import Server

from orrery.client import Client
from orrery.client import messages as m
from orrery.server.http.reviews import status_of
from orrery.server.tables.reviews import Progress, Reviews


async def reviewed(client: Client, table: str) -> dict[str, Any]:
    """Ask for a review and wait for it."""
    path = f"/api/tables/{table}/review"
    found = await client.call("POST", path, dict[str, Any])
    while found["status"] == "running":
        await asyncio.sleep(0.05)
        found = await client.call("GET", path, dict[str, Any])
    return found


async def test_a_finished_match_is_reviewed_once_and_for_all_who_may_see_it(server: Server) -> None:
    anna, bruno, table = await pair(server, "connect_four")
    path = f"/api/tables/{table}/review"
    async with anna, bruno:
        async with anna.live(table) as first, bruno.live(table) as second:
            assert await refused(anna.call("POST", path, dict[str, Any])) == "not-over"
            await asyncio.gather(play_on(first), play_on(second))
        assert (await anna.call("GET", path, dict[str, Any]))["status"] == "none"
        found = await reviewed(anna, table)
        assert found["status"] == "done"
        review, versions = found["review"], found["versions"]
        assert len(review["curve"]) == len(versions) == len(review["luck"]) + 1
        last = (await anna.state(table)).version
        assert versions[-1] <= last
        assert await reviewed(bruno, table) == found


async def test_a_review_that_ends_while_the_database_is_asked_is_not_lost() -> None:
    class Reviewing:
        """A review that is stored just after somebody has looked for it."""

        def __init__(self) -> None:
            self.running = {"one": Progress("anna", 8, 8)}
            self.failed = set[str]()
            self.stored = self

        async def get(self, match: str) -> None:
            self.running.pop(match, None)

    table: Any = SimpleNamespace(status="finished", match=SimpleNamespace(id="one"))
    reviews: Any = Reviewing()
    assert (await status_of(reviews, table)).status == "running"


async def test_two_who_ask_at_the_same_time_get_one_review(monkeypatch: pytest.MonkeyPatch) -> None:
    async def record_of(services: Any, table: Any) -> Any:
        await asyncio.sleep(0)
        return SimpleNamespace(actions=["place a1"])

    async def nothing(match: str) -> None:
        return None

    monkeypatch.setattr("orrery.server.tables.reviews.record_of", record_of)
    made: list[Any] = []
    services: Any = SimpleNamespace(database=SimpleNamespace(engine=None), background=SimpleNamespace(run=made.append))
    reviews = Reviews(services)
    monkeypatch.setattr(reviews.stored, "get", nothing)
    table: Any = SimpleNamespace(match=SimpleNamespace(id="one"))
    await asyncio.gather(reviews.start(table, "anna"), reviews.start(table, "bruno"))
    for one in made:
        one.close()
    assert len(made) == 1


async def test_a_stranger_reads_no_review_of_a_private_match(server: Server) -> None:
    anna, bruno, table = await pair(server, "connect_four")
    async with anna, bruno, Client(server.address) as mallory:
        async with anna.live(table) as first, bruno.live(table) as second:
            await asyncio.gather(play_on(first), play_on(second))
        await reviewed(anna, table)
        assert await refused(mallory.call("GET", f"/api/tables/{table}/review", dict[str, Any])) == "not-found"


async def test_who_watches_sees_the_chances_and_the_table_if_all_agree(server: Server) -> None:
    anna, bruno, table = await pair(server, "connect_four", visibility="public")
    path = f"/api/tables/{table}/chances"
    async with anna, bruno, Client(server.address) as watcher:
        seen = await watcher.call("GET", path, dict[str, Any])
        assert sum(seen["chances"]) == pytest.approx(1.0, abs=0.01)
        assert seen["version"] == (await anna.state(table)).version
        assert (await anna.call("GET", path, dict[str, Any]))["chances"] == []
        async with anna.live(table) as first, bruno.live(table) as second:
            await first.ask(m.Propose("chances"))
            assert (await anna.call("GET", path, dict[str, Any]))["chances"] == []
            await second.ask(m.Answer(True))
            assert len((await anna.call("GET", path, dict[str, Any]))["chances"]) == 2
            await second.ask(m.Propose("chances"))
            assert (await bruno.call("GET", path, dict[str, Any]))["chances"] == []
            await asyncio.gather(play_on(first), play_on(second))
        assert await refused(watcher.call("GET", path, dict[str, Any])) == "not-running"
