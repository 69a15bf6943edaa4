"""New tables."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest
from tests.server.conftest import Starter
from tests.server.players import pair, refused
from tests.server.server_process import Server
from tests.server.tables.open_tables import open_tables

from orrery.client import Client
from orrery.client import messages as m
from orrery.kernel.keyed import QUICK_SEEDS
from orrery.records import Record, commitment_of
from orrery.server.http.identity import STARS
from orrery.server.refusals import Refused


async def test_the_game_learns_where_people_sit(server: Server) -> None:
    async with Client(server.address) as anna:
        mixed = await anna.create("parsec", ["me", "random", "open"])
        assert mixed.options["people"] == 0b101
        chosen = await anna.create("parsec", ["me", "open"], options={"people": 0})
        assert chosen.options["people"] == 0
        games = await anna.call("GET", "/api/games", list[dict[str, object]])
        assert "'people'" not in str(next(game for game in games if game["name"] == "parsec")["options"])


async def test_a_guest_without_a_name_is_called_after_a_star(server: Server) -> None:
    async with Client(server.address) as anna:
        table = await anna.create("tictactoe", ["me", "open"])
        assert table.players[0].name in STARS
        assert (await anna.me()).name == table.players[0].name


async def test_the_dice_of_a_live_match_cannot_be_foretold(server: Server) -> None:
    async with Client(server.address) as anna:
        table = await anna.create("talon", ["me", "me"])
        reply = await anna.send(table.id, m.Concede(0))
        assert isinstance(reply, m.State)
        assert int(str(reply.seed)) >= QUICK_SEEDS
        assert commitment_of(int(str(reply.seed))) == table.commitment
        assert Record.decode(await anna.record(table.id)).replay().seats == 2


@pytest.mark.slow
async def test_a_table_whose_start_was_interrupted_starts_at_the_next_look(start_server: Starter) -> None:
    server = start_server()
    anna, bruno, table = await pair(server)
    async with anna, bruno:
        await asyncio.to_thread(server.kill)
        with sqlite3.connect(server.database.partition("///")[2]) as database:
            # As a kill between the last join and the start leaves it.
            database.execute("DELETE FROM journal WHERE kind = 'start'")
            database.execute("UPDATE matches SET status = 'open', version = version - 1, turn = NULL")
        await asyncio.to_thread(server.start)
        state = await anna.state(table)
        assert (state.status, state.seat) == ("running", 0)


async def test_unknown_tables_do_not_stay_in_memory() -> None:
    async with open_tables() as tables:
        for number in range(3):
            with pytest.raises(Refused):
                await tables.get(f"nothing{number}")
        assert not tables.opening
        assert not tables.opened


async def test_a_bot_with_a_style_says_so(server: Server) -> None:
    async with Client(server.address) as anna:
        table = await anna.create("expanse", ["me", "captain:warlord"])
        assert [player.style for player in table.players] == ["", "warlord"]
        state = await anna.state(table.id)
        assert {"event": "BotSpoke", "seat": 1, "style": "warlord"} in state.happened()
        assert await refused(anna.create("expanse", ["me", "captain:raider"])) == "unknown-style"
        games = await anna.call("GET", "/api/games", list[dict[str, object]])
        expanse = next(game for game in games if game["name"] == "expanse")
        assert expanse["styles"] == ["diplomat", "warlord", "schemer"]
        assert "admiral" in str(expanse["ratings"])
