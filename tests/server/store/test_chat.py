"""Chat."""

from __future__ import annotations

from tests.server.players import pair
from tests.server.server_process import Server

from orrery.client import Client
from orrery.client import messages as m


async def test_chat_of_the_table_and_of_the_gallery_are_apart(server: Server) -> None:
    anna, bruno, table = await pair(server, visibility="public")
    async with anna, bruno, Client(server.address) as carla:
        await carla.guest("Carla")
        async with anna.live(table) as first, bruno.live(table) as second, carla.live(table) as third:
            await first.ask(m.Say("hello"))
            await third.ask(m.Say("psst"))
            await second.ask(m.Say("hi"))
            await second.until(lambda _: len(second.chat) == 2)
            await third.until(lambda _: len(third.chat) == 1)
            assert [line.text for line in second.chat] == ["hello", "hi"]
            assert [line.text for line in third.chat] == ["psst"]
        lines = await carla.call("GET", f"/api/tables/{table}/chat", list[dict[str, object]])
        assert [line["text"] for line in lines] == ["psst"]
