"""Playing at a table over the WebSocket."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.players import pair, play_on, refused
from tests.server.server_process import Server

from orrery.client import Client
from orrery.client import messages as m
from orrery.locales import say


async def test_two_people_play_to_the_end(server: Server) -> None:
    anna, bruno, table = await pair(server)
    async with anna, bruno, anna.live(table) as first, bruno.live(table) as second:
        ends = await asyncio.gather(play_on(first), play_on(second))
        assert [end.outcome for end in ends] == [m.Result([0], [1.0, -1.0], "line")] * 2
        assert ends[0].seen() == ends[1].seen()
        assert [event["event"] for event in first.events][-1] == "MarkPlaced"
        assert len([event for event in first.events if event["event"] == "MarkPlaced"]) == 7


async def test_an_old_version_gets_the_new_state_and_is_not_carried_out(server: Server) -> None:
    anna, bruno, table = await pair(server)
    async with anna, bruno, anna.live(table) as live:
        old = live.state.version
        await live.act("place b2")
        reply = await bruno.send(table, m.Act(old, "place a1", "late"))
        assert isinstance(reply, m.State)
        assert (reply.reason, reply.key) == ("stale", "late")
        assert reply.seen()["cells"]["a1"] is None


async def test_a_repeated_request_is_carried_out_once(server: Server) -> None:
    anna, bruno, table = await pair(server)
    async with anna, bruno:
        state = await anna.state(table)
        twice = [await anna.send(table, m.Act(state.version, "place b2", "same")) for _ in range(2)]
        assert all(isinstance(reply, m.State) and reply.reason == "" for reply in twice)
        assert (await anna.state(table)).version == state.version + 1
        other = await anna.send(table, m.Act(state.version, "place b2", "another"))
        assert isinstance(other, m.State)
        assert other.reason == "stale"


async def test_two_devices_of_one_person_see_the_same(server: Server) -> None:
    anna, bruno, table = await pair(server)
    async with anna, bruno, anna.live(table) as phone, anna.live(table) as desk:
        await phone.act("place b2")
        state = await desk.until(lambda state: state.seat == 1)
        assert state.seen()["cells"]["b2"] == 0
        assert state.held == [0]


async def test_who_comes_back_learns_what_happened_since(server: Server) -> None:
    anna, bruno, table = await pair(server)
    async with anna, bruno, anna.live(table) as live:
        known = live.state.version
        await live.act("place b2")
        async with bruno.live(table, since=known) as back:
            assert back.events == [{"event": "MarkPlaced", "seat": 0, "cell": "b2"}]


async def test_an_illegal_action_is_explained_with_its_clause(server: Server) -> None:
    anna, bruno, table = await pair(server)
    async with anna, bruno, anna.live(table) as first, bruno.live(table) as second:
        await first.act("place b2")
        await second.until(lambda state: state.seat == 1)
        reason = await second.why("place b2")
        assert reason.refusal is not None
        assert reason.refusal["clause"] == "tictactoe:2"
        assert (await second.why("place a1")).refusal is None
        assert await refused(second.act("place b2")) == "illegal"
        assert await refused(second.act("place z9")) == "unknown-action"
        assert await refused(first.act("place a1")) == "not-your-turn"
        turn = (await first.why("place a1")).refusal
        assert turn is not None
        assert turn["reason"] == "not-your-turn"


async def test_alone_one_may_go_back_over_the_bots_answers_and_ask_for_hints(server: Server) -> None:
    async with Client(server.address) as anna:
        table = await anna.create("connect_four", ["me", "random"])
        async with anna.live(table.id) as live:
            await live.act("drop d")
            await live.turn()
            state = await live.undo()
            assert state.happened()[-1]["count"] == 2
            assert state.options
            hint = await live.ask(m.Hint("greedy"))
            assert isinstance(hint, m.Hinted)
            assert hint.action in state.options
            weighed = {other.action: other for other in hint.alternatives}
            assert hint.action in weighed
            assert 3 <= len(weighed) <= 4
            assert set(weighed) <= set(state.options)
            assert all(0 < other.share <= 1 and -1 <= other.value <= 1 for other in weighed.values())


@pytest.mark.parametrize("game", ["expanse", "parsec", "talon"])
async def test_a_hint_carries_the_reasons_of_the_game(server: Server, game: str) -> None:
    async with Client(server.address) as anna:
        options = {"factions": "seated"} if game == "expanse" else {}
        table = await anna.create(game, ["me", "random"], options=options)
        async with anna.live(table.id) as live:
            reasons: list[str | dict[str, Any]] = []
            for _ in range(8):
                await live.turn()
                hint = await live.ask(m.Hint("captain"))
                assert isinstance(hint, m.Hinted)
                reasons = hint.reasons
                if reasons:
                    break
                await live.act(hint.notation)
            assert 1 <= len(reasons) <= 3
            for one in reasons:
                assert isinstance(one, dict)
                assert "{" not in say(f"orrery.games.{game}", "it", one["reason"], one["facts"])


async def test_nobody_gets_a_hint_against_a_person(server: Server) -> None:
    anna, bruno, table = await pair(server)
    async with anna, bruno, anna.live(table) as live:
        assert await refused(live.ask(m.Hint())) == "not-solo"


async def test_on_one_screen_the_view_is_that_of_the_seat_to_act(server: Server) -> None:
    async with Client(server.address) as anna:
        table = await anna.create("tictactoe", ["me", "me"])
        async with anna.live(table.id) as live:
            assert (live.state.looking, live.state.curtain) == (0, False)
            state = await live.act("place b2")
            assert (state.looking, state.curtain) == (1, False)
            assert state.options


async def test_on_one_screen_secrets_wait_behind_a_curtain(server: Server) -> None:
    async with Client(server.address) as anna:
        table = await anna.create("nim", ["me", "me"], options={"heap": 9})
        async with anna.live(table.id) as live:
            state = live.state
            assert (state.seat, state.looking, state.curtain, state.options) == (0, 0, True, [])
            assert state.seen()["counters"] is None
            assert all(event.get("count") is None for event in live.events)
            state = await live.look(0)
            assert not state.curtain
            assert state.options
            assert state.seen()["counters"] is not None
            state = await live.act("bid 1")
            assert (state.looking, state.curtain, state.options) == (1, True, [])
            assert state.seen()["counters"] is None
            log = await anna.log(table.id)
            dealt = [event["count"] for event in log if event["event"] == "CountersDealt"]
            assert set(dealt) == {None}
            state = await live.look(1)
            assert not state.curtain
            assert state.options
            assert state.seen()["counters"] is not None
