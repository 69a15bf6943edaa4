"""What is played without a person: bots and standing orders."""

from __future__ import annotations

from tests.server.players import pair, play_on
from tests.server.server_process import Server

from orrery.client import Client
from orrery.client import messages as m


async def test_a_bot_answers(server: Server) -> None:
    async with Client(server.address) as anna:
        table = await anna.create("tictactoe", ["me", "random"])
        async with anna.live(table.id) as live:
            end = await play_on(live)
        assert end.status == "finished"


async def test_standing_orders_answer_for_a_person(server: Server) -> None:
    anna, bruno, table = await pair(server, "nim", options={"heap": 9, "counters": True})
    async with anna, bruno, anna.live(table) as first, bruno.live(table) as second:
        known = second.state.version
        await second.ask(m.Orders(1, [m.Order("AnswerWindow", "pass")]))
        assert second.state.orders
        assert second.state.version == known
        await first.act("bid 2")
        await second.turn()
        await second.act("bid 0")
        await first.turn()
        await first.act("take 1")
        state = await second.until(lambda state: state.choice == "ChooseStones" and state.seat == 1)
        assert state.options
        assert first.state.orders == []
