"""Programs play with tokens, each for what it was made for."""

from __future__ import annotations

import secrets
import sqlite3
from typing import Any

import pytest
from tests.server.conftest import Starter
from tests.server.players import play_on, refused
from tests.server.server_process import Server

from orrery.client import Client, ServerError
from orrery.client import messages as m

Document = dict[str, Any]


async def account(server: Server) -> Client:
    """Somebody with an account."""
    client = Client(server.address)
    await client.sign_up(f"erik.{secrets.token_hex(3)}", "correct horse")
    return client


async def token(client: Client, *scopes: str) -> str:
    """The secret of a new token."""
    made = await client.call("POST", "/api/account/tokens", Document, {"name": "a program", "scopes": scopes})
    return str(made["secret"])


async def test_a_program_plays_a_whole_game_with_a_token(server: Server) -> None:
    erik = await account(server)
    async with erik, Client(server.address, token=await token(erik, "read", "play")) as program:
        assert (await program.me()).id == (await erik.me()).id
        table = await program.create("tictactoe", ["me", "random"])
        async with program.live(table.id) as live:
            assert (await play_on(live)).status == "finished"


@pytest.mark.slow
async def test_a_connection_with_a_token_lasts_as_long_as_the_token(server: Server) -> None:
    erik = await account(server)
    async with erik, Client(server.address, token=await token(erik, "read", "play")) as program:
        table = (await program.create("tictactoe", ["me", "open"])).id
        async with program.live(table) as lasting, erik.live(table) as other:
            # Every other connection is looked at as often.
            passing = Client(server.address)
            await passing.sign_up(f"paula.{secrets.token_hex(3)}", "correct horse")
            async with passing, passing.live((await passing.create("tictactoe", ["me", "open"])).id) as ending:
                with sqlite3.connect(server.database.partition("///")[2]) as database:
                    database.execute("UPDATE sessions SET expires = 0 WHERE person = ?", [(await passing.me()).id])
                with pytest.raises(ServerError, match="4401"):
                    await ending.until(lambda _: False, 30)
            assert isinstance(await lasting.ask(m.Ping()), m.Pong)
            [made] = await erik.call("GET", "/api/account/tokens", list[Document])
            await erik.call("DELETE", f"/api/account/tokens/{made['id']}", list[Document])
            with pytest.raises(ServerError, match="4401"):
                await lasting.until(lambda _: False, 30)
            assert isinstance(await other.ask(m.Ping()), m.Pong)


async def test_a_token_is_for_what_it_was_made_for(server: Server) -> None:
    erik = await account(server)
    async with erik:
        async with Client(server.address, token=await token(erik, "read")) as reader:
            assert await reader.tables() == await reader.tables()
            assert await refused(reader.create("tictactoe", ["me", "me"])) == "forbidden"
        async with Client(server.address, token=await token(erik, "play")) as player:
            assert await refused(player.tables()) == "forbidden"
            await player.create("tictactoe", ["me", "me"])
            order = {"name": "Cup", "game": "tictactoe", "kind": "swiss"}
            assert await refused(player.call("POST", "/api/tournaments", Document, order)) == "forbidden"
        everything = await token(erik, "read", "play", "tournament")
        async with Client(server.address, token=everything) as program:
            for path in ("/api/account/tokens", "/api/account/export", "/api/account/sessions", "/api/me/notices"):
                assert await refused(program.call("GET", path, Document)) == "forbidden"
            assert await refused(program.call("POST", "/api/account/delete", m.Me, {})) == "forbidden"


async def test_a_token_that_was_taken_back_is_dead(server: Server) -> None:
    erik = await account(server)
    secret = await token(erik, "read")
    async with erik, Client(server.address, token=secret) as program:
        await program.tables()
        [listed] = await erik.call("GET", "/api/account/tokens", list[Document])
        assert secret not in str(listed)
        assert await erik.call("DELETE", f"/api/account/tokens/{listed['id']}", list[Document]) == []
        assert await refused(program.tables()) == "bad-token"
        async with Client(server.address, token="orrery_nonsense") as stranger:
            assert await refused(stranger.tables()) == "bad-token"


async def test_a_token_that_is_asked_for_again_is_the_same(server: Server) -> None:
    erik, other = await account(server), await account(server)
    order = {"name": "a program", "scopes": ["read"], "key": "again"}
    async with erik, other:
        made = await erik.call("POST", "/api/account/tokens", Document, order)
        assert await erik.call("POST", "/api/account/tokens", Document, order) == made
        assert [one["id"] for one in await erik.call("GET", "/api/account/tokens", list[Document])] == [
            made["token"]["id"]
        ]
        fresh = await erik.call("POST", "/api/account/tokens", Document, order | {"key": "another"})
        theirs = await other.call("POST", "/api/account/tokens", Document, order)
        assert len({made["secret"], fresh["secret"], theirs["secret"]}) == 3
        async with Client(server.address, token=made["secret"]) as program:
            assert (await program.me()).id == (await erik.me()).id
        await erik.call("DELETE", f"/api/account/tokens/{made['token']['id']}", list[Document])
        async with Client(server.address, token=made["secret"]) as program:
            assert await refused(program.tables()) == "bad-token"


@pytest.mark.slow
async def test_a_token_used_too_often_has_to_wait(start_server: Starter) -> None:
    server = start_server(token_rate=8)
    erik = await account(server)
    async with erik, Client(server.address, token=await token(erik, "read")) as program:
        await program.tables()
        await program.tables()
        assert await refused(program.tables()) == "too-fast"
        assert await erik.tables() == [], "the person's own session is not concerned"


async def test_the_account_of_a_program_says_so_for_good(server: Server) -> None:
    erik = await account(server)
    async with erik:
        await erik.guest("Deep Orrery")
        marked = await erik.call("POST", "/api/account/program", m.Me, {})
        assert marked.name == "Deep Orrery [bot]"
        assert (await erik.guest("Erik")).name == "Erik [bot]"
        table = await erik.create("tictactoe", ["me", "open"])
        assert table.players[0].name == "Erik [bot]"
