"""Several processes on one PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from tests.server.conftest import Starter
from tests.server.faults.playing import changing_over, under_fire
from tests.server.players import pair, play_on, run
from tests.server.postgres import postgres

from orrery.client import Client
from orrery.client import messages as m
from orrery.records import Record


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """An empty database."""
    with postgres(tmp_path_factory.mktemp("postgres")) as url:
        yield url


def test_people_at_two_processes_play_with_each_other(database: str, start_server: Starter) -> None:
    one, two = start_server(database), start_server(database)

    async def story() -> None:
        anna, bruno, table = await pair(one, "connect_four")
        async with anna, bruno, Client(two.address, bruno.http.cookies["orrery_session"]) as elsewhere:
            async with anna.live(table) as first, elsewhere.live(table) as second:
                await first.ask(m.Say("hello"))
                ends = await asyncio.gather(play_on(first), play_on(second))
                assert [end.status for end in ends] == ["finished"] * 2
                assert [line.text for line in second.chat] == ["hello"]
                assert second.events == first.events
            record = Record.decode(await elsewhere.record(table))
            assert record.replay().outcome is not None

    run(story())


def test_when_one_process_dies_people_go_on_at_the_other(database: str, start_server: Starter) -> None:
    one, two = start_server(database), start_server(database)

    async def story() -> None:
        anna, bruno, table = await pair(one, "connect_four")
        async with anna, bruno, anna.live(table) as first, bruno.live(table) as second:
            for number in range(6):
                live = [first, second][number % 2]
                state = await live.turn()
                await live.act(state.options[number % 3])
            acknowledged = live.state.version
            await asyncio.to_thread(one.kill)
            for client in (anna, bruno):
                client.address = two.address
            ends = await asyncio.gather(play_on(first), play_on(second))
            assert ends[0].status == "finished"
            assert ends[0].version > acknowledged

    run(story())


def test_killing_the_server_loses_nothing_acknowledged(database: str, start_server: Starter) -> None:
    run(under_fire(start_server(database), kills=1))


def test_killing_one_of_two_processes_under_load_loses_nothing(database: str, start_server: Starter) -> None:
    run(changing_over([start_server(database), start_server(database)], kills=2))
