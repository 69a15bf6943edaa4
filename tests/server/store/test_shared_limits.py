"""Limits that several processes on one PostgreSQL hold to together."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from tests.server.conftest import Starter
from tests.server.http.test_secrecy import first_words
from tests.server.players import pair
from tests.server.postgres import postgres
from tests.server.server_process import Server
from tests.server.tables.open_tables import open_tables
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError

from orrery.client import Client
from orrery.client import messages as m
from orrery.client.connection import ServerError
from orrery.server import clock
from orrery.server.tables.rate_limit import SharedRates

TOO_MANY = 4429


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """An empty database."""
    with postgres() as url:
        yield url


async def sent(client: Client, table: str) -> str:
    """What becomes of a message: nothing, or the code of the refusal."""
    try:
        await client.send(table, m.Ping())
    except ServerError as error:
        return error.code
    return ""


@pytest.mark.slow
async def test_messages_are_limited_over_all_processes(database: str, start_server: Starter) -> None:
    one, two = (start_server(database, message_rate=0.001, message_burst=6) for _ in range(2))
    anna, bruno, table = await pair(one)
    session = anna.http.cookies["orrery_session"]
    async with anna, bruno, Client(two.address, session) as elsewhere:
        codes = [await sent([anna, elsewhere][number % 2], table) for number in range(8)]
        assert codes == [""] * 6 + ["too-fast"] * 2
        async with elsewhere.live(table) as live:
            with pytest.raises(ServerError, match="slow down"):
                await live.ask(m.Ping())
        assert await sent(bruno, table) == ""


class Counted:
    """An allowance that counts how often the database is asked."""

    def __init__(self, rates: SharedRates) -> None:
        self.times = 0
        self.take, rates.allowances.take = rates.allowances.take, self.counted  # type: ignore[method-assign]

    async def counted(self, what: str, amount: int, rate: float, burst: int) -> bool:
        """Ask the database."""
        self.times += 1
        return await self.take(what, amount, rate, burst)


async def test_a_message_seldom_asks_the_database(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 2e9
    monkeypatch.setattr(clock, "now", lambda: now)
    monkeypatch.setattr(clock, "monotonic", lambda: now)
    async with open_tables(database) as one, open_tables(database) as two:
        limits = [SharedRates("few queries", 20.0, 100, tables.services.community.allowances) for tables in (one, two)]
        asked = [Counted(rates) for rates in limits]

        async def passed(times: int) -> int:
            return sum([not await limits[number % 2].is_exceeded("anna") for number in range(times)])

        assert await passed(120) == 100
        assert sum(one.times for one in asked) == 12  # 10 portions of 10, and each was refused once
        now += 2.0
        assert await passed(60) == 40
        now += 3600.0
        assert await passed(120) == 100


async def test_messages_that_come_at_once_share_what_is_taken(database: str) -> None:
    async with open_tables(database) as tables:
        limit = SharedRates("at once", 20.0, 100, tables.services.community.allowances)
        asked = Counted(limit)
        refused = await asyncio.gather(*(limit.is_exceeded("anna") for _ in range(40)))
        assert sum(refused) == 0
        assert asked.times == 4


async def test_without_the_database_a_process_holds_to_the_limit_by_itself(database: str) -> None:
    async with open_tables(database) as tables:
        limit = SharedRates("no database", 0.001, 3, tables.services.community.allowances)

        async def fail(*_given: object) -> bool:
            raise OSError

        limit.allowances.take = fail  # type: ignore[assignment, method-assign]
        assert [await limit.is_exceeded("anna") for _ in range(5)] == [False] * 3 + [True] * 2


def live(server: Server, table: str) -> str:
    """The address of a table's WebSocket."""
    return f"{server.address}/api/tables/{table}/live"


async def admitted(address: str, headers: dict[str, str]) -> ClientConnection:
    """A connection, as soon as the process knows that the last one has ended elsewhere."""
    while True:
        socket = await connect(address.replace("http", "ws", 1), additional_headers=headers, proxy=None)
        try:
            await socket.recv()
        except ConnectionClosedError:
            await asyncio.sleep(0.05)
        else:
            return socket


@pytest.mark.slow
async def test_connections_are_limited_over_all_processes(database: str, start_server: Starter) -> None:
    one, two = (start_server(database, connections_per_person=2, lease_seconds=4) for _ in range(2))
    anna, bruno, table = await pair(one)
    cookie = {"Cookie": anna.cookie}
    elsewhere = Client(two.address, anna.http.cookies["orrery_session"])
    async with anna, bruno, elsewhere, anna.live(table):
        async with elsewhere.live(table):
            assert [await first_words(live(server, table), cookie) for server in (one, two)] == [TOO_MANY] * 2
            assert isinstance(await first_words(live(one, table), {"Cookie": bruno.cookie}), dict)
        # The other process is told that the connection has ended.
        while await first_words(live(one, table), cookie) == TOO_MANY:
            await asyncio.sleep(0.05)
        async with await admitted(live(two, table), cookie):
            assert await first_words(live(one, table), cookie) == TOO_MANY
            await asyncio.to_thread(two.kill)
        while await first_words(live(one, table), cookie) == TOO_MANY:
            await asyncio.sleep(0.2)


@pytest.mark.slow
async def test_connections_without_a_session_are_limited_over_all_processes(
    database: str, start_server: Starter
) -> None:
    one, two = (start_server(database, connections_per_address=1) for _ in range(2))
    anna, bruno, table = await pair(one, visibility="public")
    async with anna, bruno, Client(one.address) as nobody, nobody.live(table):
        assert await first_words(live(two, table), {}) == TOO_MANY


@pytest.mark.slow
async def test_open_pages_are_limited_over_all_processes(database: str, start_server: Starter) -> None:
    one, two = (start_server(database, connections_per_person=1) for _ in range(2))
    async with Client(one.address) as anna:
        await anna.guest("Anna")
        addresses = [f"{server.address}/api/me/live" for server in (one, two)]
        async with connect(addresses[0].replace("http", "ws", 1), additional_headers={"Cookie": anna.cookie}) as page:
            await page.send("here")
            assert await first_words(addresses[1], {"Cookie": anna.cookie}) == TOO_MANY
