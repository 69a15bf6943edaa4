"""Playing at a table over the WebSocket."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.house import Server, pair, play_on, refused, run

from orrery.client import Client
from orrery.client import messages as m
from orrery.locales import say
from orrery.server.http.identity import STARS


def test_two_people_play_to_the_end(server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await pair(server)
        async with anna, bruno, anna.live(table) as first, bruno.live(table) as second:
            ends = await asyncio.gather(play_on(first), play_on(second))
            assert [end.outcome for end in ends] == [m.Result([0], [1.0, -1.0], "line")] * 2
            assert ends[0].seen() == ends[1].seen()
            assert [event["event"] for event in first.events][-1] == "MarkPlaced"
            assert len([event for event in first.events if event["event"] == "MarkPlaced"]) == 7

    run(story())


def test_a_bot_answers(server: Server) -> None:
    async def story() -> None:
        async with Client(server.address) as anna:
            table = await anna.create("tictactoe", ["me", "random"])
            async with anna.live(table.id) as live:
                end = await play_on(live)
            assert end.status == "finished"

    run(story())


def test_an_old_version_gets_the_new_state_and_is_not_carried_out(server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await pair(server)
        async with anna, bruno, anna.live(table) as live:
            old = live.state.version
            await live.act("place b2")
            reply = await bruno.send(table, m.Act(old, "place a1", "late"))
            assert isinstance(reply, m.State)
            assert (reply.reason, reply.key) == ("stale", "late")
            assert reply.seen()["cells"]["a1"] is None

    run(story())


def test_a_repeated_request_is_carried_out_once(server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await pair(server)
        async with anna, bruno:
            state = await anna.state(table)
            twice = [await anna.send(table, m.Act(state.version, "place b2", "same")) for _ in range(2)]
            assert all(isinstance(reply, m.State) and reply.reason == "" for reply in twice)
            assert (await anna.state(table)).version == state.version + 1
            other = await anna.send(table, m.Act(state.version, "place b2", "another"))
            assert isinstance(other, m.State)
            assert other.reason == "stale"

    run(story())


def test_two_devices_of_one_person_see_the_same(server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await pair(server)
        async with anna, bruno, anna.live(table) as phone, anna.live(table) as desk:
            await phone.act("place b2")
            state = await desk.until(lambda state: state.seat == 1)
            assert state.seen()["cells"]["b2"] == 0
            assert state.held == [0]

    run(story())


def test_who_comes_back_learns_what_happened_since(server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await pair(server)
        async with anna, bruno, anna.live(table) as live:
            known = live.state.version
            await live.act("place b2")
            async with bruno.live(table, since=known) as back:
                assert back.events == [{"event": "MarkPlaced", "seat": 0, "cell": "b2"}]

    run(story())


def test_an_illegal_action_is_explained_with_its_clause(server: Server) -> None:
    async def story() -> None:
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

    run(story())


def test_undo_is_free_until_another_seat_decides(server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await pair(server)
        async with anna, bruno, anna.live(table) as first, bruno.live(table) as second:
            await first.act("place b2")
            assert first.state.undoable == 1
            state = await first.undo()
            assert state.seen()["cells"]["b2"] is None
            assert state.happened()[-1] == {"event": "ActionsUndone", "seat": 0, "count": 1, "by_consent": False}
            await first.act("place a1")
            await second.until(lambda state: state.seat == 1)
            await second.act("place b2")
            await first.turn()
            assert await refused(first.undo()) == "no-undo"

    run(story())


def test_undo_beyond_that_needs_consent(server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await pair(server)
        async with anna, bruno, anna.live(table) as first, bruno.live(table) as second:
            await first.act("place a1")
            await second.turn()
            await second.act("place b2")
            await first.ask(m.Propose("undo", 2))
            state = await second.until(lambda state: state.proposal is not None)
            assert state.proposal == m.Proposal("undo", 0, 2, [1])
            await second.ask(m.Answer(False))
            await first.until(lambda state: state.proposal is None)
            await first.ask(m.Propose("undo", 0))  # back to one's own last decision
            state = await second.until(lambda state: state.proposal is not None)
            assert state.proposal == m.Proposal("undo", 0, 2, [1])
            await second.ask(m.Answer(True))
            undone = {"event": "ActionsUndone", "seat": 0, "count": 2, "by_consent": True}
            state = await first.until(lambda _: undone in first.events)
            assert set(state.seen()["cells"].values()) == {None}

    run(story())


def test_alone_one_may_go_back_over_the_bots_answers_and_ask_for_hints(server: Server) -> None:
    async def story() -> None:
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

    run(story())


@pytest.mark.parametrize("game", ["expanse", "parsec", "talon"])
def test_a_hint_carries_the_reasons_of_the_game(server: Server, game: str) -> None:
    async def story() -> None:
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

    run(story())


def test_nobody_gets_a_hint_against_a_person(server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await pair(server)
        async with anna, bruno, anna.live(table) as live:
            assert await refused(live.ask(m.Hint())) == "not-solo"

    run(story())


def test_on_one_screen_the_view_is_that_of_the_seat_to_act(server: Server) -> None:
    async def story() -> None:
        async with Client(server.address) as anna:
            table = await anna.create("tictactoe", ["me", "me"])
            async with anna.live(table.id) as live:
                assert (live.state.looking, live.state.curtain) == (0, False)
                state = await live.act("place b2")
                assert (state.looking, state.curtain) == (1, False)
                assert state.options

    run(story())


def test_on_one_screen_secrets_wait_behind_a_curtain(server: Server) -> None:
    async def story() -> None:
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

    run(story())


def test_a_pause_is_agreed_on_and_ends_when_anybody_says_so(server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await pair(server)
        async with anna, bruno, anna.live(table) as first, bruno.live(table) as second:
            await second.ask(m.Propose("pause"))
            await first.until(lambda state: state.proposal is not None)
            await first.ask(m.Answer(True))
            assert first.state.paused
            assert first.state.options == []
            assert await refused(first.act("place a1")) == "paused"
            await second.ask(m.Resume())
            await first.turn()
            await first.act("place a1")

    run(story())


def test_who_concedes_loses(server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await pair(server)
        async with anna, bruno, bruno.live(table) as live:
            await live.ask(m.Concede(1))
            assert live.state.outcome == m.Result([0], [1.0, -1.0], "conceded")
            assert await refused(live.ask(m.Concede(1))) == "not-running"

    run(story())


def test_with_three_seats_a_bot_plays_on_for_who_conceded(server: Server) -> None:
    async def story() -> None:
        async with Client(server.address) as anna, Client(server.address) as bruno:
            table = await anna.create("nim", ["me", "open", "open"])
            await bruno.join(table.id, table.invitation or "")
            await anna.send(table.id, m.Replace(2, "random"))
            async with anna.live(table.id) as first, bruno.live(table.id) as second:
                await first.act("bid 2")
                await second.turn()
                await second.ask(m.Concede(1))
                assert first.state.status == "running"
                assert (await play_on(first)).status == "finished"

    run(story())


def test_a_seat_that_was_left_can_be_filled_by_a_bot_or_a_person(server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await pair(server)
        async with anna, bruno, Client(server.address) as carla:
            await bruno.send(table, m.Leave())
            entry = await anna.table(table)
            assert [player.kind for player in entry.players] == ["person", "open"]
            await carla.guest("Carla")
            entry = await carla.join(table, entry.invitation or "")
            assert [player.name for player in entry.players] == ["Anna", "Carla"]
            reply = await anna.send(table, m.Replace(1, "random"))
            assert isinstance(reply, m.Fault)
            assert reply.code == "not-absent"
            await carla.send(table, m.Leave())
            await anna.send(table, m.Replace(1, "random"))
            async with anna.live(table) as live:
                assert (await play_on(live)).status == "finished"

    run(story())


def test_a_table_that_everybody_left_is_abandoned(server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await pair(server)
        async with anna, bruno:
            await bruno.send(table, m.Leave())
            state = await anna.send(table, m.Leave())
            assert isinstance(state, m.State)
            assert state.status == "abandoned"

    run(story())


def test_standing_orders_answer_for_a_person(server: Server) -> None:
    async def story() -> None:
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

    run(story())


def test_chat_of_the_table_and_of_the_gallery_are_apart(server: Server) -> None:
    async def story() -> None:
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

    run(story())


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
