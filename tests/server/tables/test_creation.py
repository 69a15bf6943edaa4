"""New tables."""

from __future__ import annotations

from tests.server.players import run
from tests.server.server_process import Server

from orrery.client import Client
from orrery.server.http.identity import STARS


def test_the_game_learns_where_people_sit(server: Server) -> None:
    async def story() -> None:
        async with Client(server.address) as anna:
            mixed = await anna.create("parsec", ["me", "random", "open"])
            assert mixed.options["people"] == 0b101
            chosen = await anna.create("parsec", ["me", "open"], options={"people": 0})
            assert chosen.options["people"] == 0
            games = await anna.call("GET", "/api/games", list[dict[str, object]])
            assert "'people'" not in str(next(game for game in games if game["name"] == "parsec")["options"])

    run(story())


def test_a_guest_without_a_name_is_called_after_a_star(server: Server) -> None:
    async def story() -> None:
        async with Client(server.address) as anna:
            table = await anna.create("tictactoe", ["me", "open"])
            assert table.players[0].name in STARS
            assert (await anna.me()).name == table.players[0].name

    run(story())
