"""An MCP server: a language model lists tables, reads positions as text, asks why not, and plays."""

from __future__ import annotations

from typing import Any

import msgspec
from mcp.server.mcpserver import MCPServer

from orrery.client import messages as m
from orrery.client.client import Client
from orrery.client.connection import ServerError
from orrery.plain_text import game_of, position_text, refusal_text

INSTRUCTIONS = (
    "Orrery plays board games with every rule enforced. `new_table` or `join_table` gives you a seat, `position` tells "
    "you the board and the legal actions in words, `play` plays one of them exactly as it is written there, and "
    "`why_not` says which rule stands against an action."
)


def seats_of(state: m.State) -> list[str]:
    """The names of a table's seats."""
    players = msgspec.json.decode(state.players, type=list[m.Player])
    return [player.name or f"seat {player.seat}" for player in players]


def text_of(state: m.State, language: str) -> str:
    """A table as text, from its state message."""
    game = game_of(state.game)
    head = f"Table {state.table}, {state.status}, version {state.version}."
    if state.outcome is not None:
        winners = ", ".join(seats_of(state)[seat] for seat in state.outcome.winners) or "nobody"
        return f"{head}\nThe game is over ({state.outcome.reason}): {winners} won, scores {state.outcome.scores}."
    if state.status != "running":
        return f"{head}\nIt begins when every seat is taken."
    words = position_text(
        game, state.seen(), names=seats_of(state), acting=state.seat, own=state.looking, choice=state.choice,
        actions=[str(game.action(code)) for code in state.options], events=state.happened()[-20:], language=language,
    )  # fmt: skip
    return f"{head}\n{words}"


def mcp_server(client: Client, language: str = "en") -> MCPServer[Any]:
    """The tools, for one client session."""
    server: MCPServer[Any] = MCPServer("orrery", instructions=INSTRUCTIONS)

    async def shown(identity: str) -> m.State:
        return await client.state(identity)

    @server.tool()
    async def list_games() -> str:
        """List the games, how many can play each, and the levels of bots."""
        games = await client.call("GET", "/api/games", list[dict[str, Any]])
        return "\n".join(
            f"{game['name']}: {game['title']}, for {game['seats']}, bots {', '.join(game['levels'])}" for game in games
        )

    @server.tool()
    async def list_tables(mine: bool = True) -> str:
        """List your own tables, or (mine=false) public tables with a free seat."""
        found = await client.tables(mine="true") if mine else await client.tables(status="open")
        lines = [
            f"{entry.id}: {entry.game}, {entry.status}, {', '.join(player.name or 'free' for player in entry.players)}"
            for entry in found
        ]
        return "\n".join(lines) or "There are none."

    @server.tool()
    async def new_table(game: str, bots: list[str]) -> str:
        """Set up a table of a game against bots of these levels, one for each other seat; you sit in the first."""
        try:
            table = await client.create(game, ["me", *bots])
            return text_of(await shown(table.id), language)
        except ServerError as error:
            return f"Refused: {error}"

    @server.tool()
    async def join_table(table: str, invitation: str = "") -> str:
        """Sit down at a table."""
        try:
            await client.join(table, invitation)
            return text_of(await shown(table), language)
        except ServerError as error:
            return f"Refused: {error}"

    @server.tool()
    async def position(table: str) -> str:
        """Read a table: what happened, the board, who decides, and the legal actions."""
        try:
            return text_of(await shown(table), language)
        except ServerError as error:
            return f"Refused: {error}"

    @server.tool()
    async def why_not(table: str, action: str) -> str:
        """Ask which rule stands against an action."""
        try:
            state = await shown(table)
            reply = await client.send(table, m.Why(action))
        except ServerError as error:
            return f"Refused: {error}"
        if isinstance(reply, m.Fault):
            return f"Refused: {reply.message}"
        assert isinstance(reply, m.Reason)
        return refusal_text(game_of(state.game), reply.refusal, language)

    @server.tool()
    async def play(table: str, action: str) -> str:
        """Play one of the legal actions, written as `position` lists it."""
        state = await shown(table)
        try:
            reply = await client.send(table, m.Act(state.version, action))
        except ServerError as error:
            reply = m.Fault(error.code, str(error), error.refusal)
        if isinstance(reply, m.Fault):
            known = refusal_text(game_of(state.game), reply.refusal, language) if reply.refusal else reply.message
            return f"Not legal: {known}"
        assert isinstance(reply, m.State)
        return text_of(reply, language)

    return server
