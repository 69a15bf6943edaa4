"""A language model plays over the Model Context Protocol, with the same words as in a simulation."""

from __future__ import annotations

from typing import Any

import pytest
from mcp import Client as ModelClient
from tests.server.server_process import Server

from orrery.adapters.text import TextEnvironment
from orrery.client import Client
from orrery.client.mcp_server import mcp_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server for this module."""
    made = Server(tmp_path_factory.mktemp("mcp")).start()
    yield made
    made.stop()


@pytest.mark.slow
async def test_a_model_plays_a_whole_game(server: Server) -> None:
    async with Client(server.address) as client:
        await client.guest("Model")
        async with ModelClient(mcp_server(client)) as model:

            async def use(tool: str, **given: Any) -> str:
                result = await model.call_tool(tool, given)
                return str(result.content[0].text)  # type: ignore[union-attr]

            assert {tool.name for tool in (await model.list_tools()).tools} >= {"position", "play", "why_not"}
            assert "tictactoe" in await use("list_games")
            text = await use("new_table", game="tictactoe", bots=["random"])
            table = text.split()[1].rstrip(",")
            assert table in await use("list_tables")
            assert "no action is written 'dance'" in await use("play", table=table, action="dance")
            for _ in range(9):
                text = await use("position", table=table)
                while "You decide" not in text and "is over" not in text:
                    text = await use("position", table=table)
                if "is over" in text:
                    break
                action = text.partition("## Legal actions\n")[2].splitlines()[0]
                played = await use("play", table=table, action=action)
                if "is over" not in played:
                    assert "This is legal" not in await use("why_not", table=table, action=action)
            assert "won" in await use("position", table=table)


@pytest.mark.parametrize("language", ["en", "it"])
def test_what_is_not_legal_is_explained_with_its_clause(language: str) -> None:
    environment = TextEnvironment("tictactoe", language=language)
    assert "place b2" in environment.observe()
    environment.step("place b2")
    reply = environment.step("place b2")
    assert not reply.legal
    assert "tictactoe:" in reply.text
    assert "cell-taken" not in reply.text, "in words, not as a key"
