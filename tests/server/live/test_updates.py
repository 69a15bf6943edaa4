"""Changes instead of whole states for clients that ask for them."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from typing import Any

import pytest
from tests.server.players import pair, play_on
from tests.server.server_process import Server
from websockets.asyncio.client import ClientConnection, connect

from orrery.client import Client
from orrery.client import messages as m


def has_version(version: int, state: m.State) -> bool:
    """Whether a state is as new as that."""
    return state.version >= version


async def hear(socket: ClientConnection) -> dict[str, Any]:
    """The next message."""
    message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 20))
    return message


def socket_of(client: Client, table: str, query: str) -> connect:
    """A bare WebSocket of a client."""
    address = f"{client.address.replace('http', 'ws', 1)}/api/tables/{table}/live?{query}"
    return connect(address, additional_headers={"Cookie": client.cookie}, proxy=None)


@pytest.mark.slow
async def test_the_board_is_sent_once_and_then_what_changes(server: Server) -> None:
    anna, bruno, table = await pair(server, "parsec")
    async with anna, bruno, socket_of(anna, table, "changes=1") as socket:
        part, state = await hear(socket), await hear(socket)
        assert [part["type"], state["type"]] == ["part", "state"]
        assert state["parts"] == {"board": part["digest"]}
        assert "board" not in state["view"]
        whole = await anna.state(table)
        assert whole.seen() == {**state["view"], "board": part["value"]}
        mover = anna if whole.options else bruno
        now = await mover.state(table)
        await mover.send(table, m.Act(now.version, now.options[0]))
        change = await hear(socket)
        assert (change["type"], change["base"]) == ("changes", state["checksum"])
        assert change["fields"].keys() <= state.keys()
        assert len(json.dumps(change)) < len(json.dumps(state)) / 2


async def test_a_client_that_has_a_part_does_not_get_it_again(server: Server) -> None:
    anna, bruno, table = await pair(server, "parsec")
    async with anna, bruno:
        async with socket_of(anna, table, "changes=1") as socket:
            digest = (await hear(socket))["digest"]
        async with socket_of(anna, table, f"changes=1&parts={digest}") as socket:
            assert (await hear(socket))["type"] == "state"


async def test_who_does_not_ask_gets_whole_states(server: Server) -> None:
    anna, bruno, table = await pair(server, "parsec")
    async with anna, bruno, socket_of(anna, table, "since=0") as socket:
        state = await hear(socket)
        assert state["type"] == "state"
        assert state["view"]["board"]["cells"]
        assert not {"parts", "checksum"} & state.keys()


async def test_a_game_played_by_changes_is_the_game_that_the_server_has(server: Server) -> None:
    for game in ("tictactoe", "talon", "expanse"):
        anna, bruno, table = await pair(server, game)
        async with anna, bruno, anna.live(table) as first, bruno.live(table) as second:
            for _ in range(40):
                live = first if first.state.options else second
                if not live.state.options:
                    break
                version = (await live.act(live.state.options[-1])).version
                for person, one in ((anna, first), (bruno, second)):
                    whole = await person.state(table)
                    told = await one.until(partial(has_version, version))
                    assert whole.seen() == told.seen()
                    assert (whole.options, whole.players, whole.seat) == (told.options, told.players, told.seat)
            assert first.mismatches == second.mismatches == 0


async def test_after_changes_that_do_not_fit_the_whole_state_comes(server: Server) -> None:
    anna, bruno, table = await pair(server)
    async with anna, bruno, anna.live(table) as first, bruno.live(table) as second:
        first._known.view["cells"]["c3"] = "spoilt"
        second._known.parts.clear()
        ends = await asyncio.gather(play_on(first), play_on(second))
        assert first.mismatches >= 1
        assert ends[0].seen() == ends[1].seen() == (await anna.state(table)).seen()
