"""Finding a game: seeks, invitations by name, friends, and meeting again."""

from __future__ import annotations

import secrets
from typing import Any

import pytest
from tests.server.conftest import Starter
from tests.server.players import pair, refused
from tests.server.server_process import Server

from orrery.client import Client
from orrery.client import messages as m
from orrery.server.community.seeking import group_for
from orrery.server.store.seeks import Seek, Seeker

Document = dict[str, Any]


async def guests(server: Server, *names: str) -> list[Client]:
    """People by name."""
    people = [Client(server.address) for _ in names]
    for person, name in zip(people, names, strict=True):
        await person.guest(name)
    return people


async def seek(person: Client, **wish: Any) -> Document:
    """Say what somebody would like to play."""
    return await person.call("POST", "/api/seeks", Document, {"game": "tictactoe", "pace": "live"} | wish)


@pytest.mark.slow
async def test_two_who_seek_the_same_meet_at_once(start_server: Starter) -> None:
    server = start_server()
    anna, bruno, carla = await guests(server, "Anna", "Bruno", "Carla")
    async with anna, bruno, carla:
        first = await seek(anna)
        assert first["table"] is None
        assert (await seek(bruno, pace="day"))["table"] is None, "another pace"
        assert (await seek(bruno, rated=True))["table"] is None, "rated and not"
        met = (await seek(carla, game=""))["table"]
        assert met["status"] == "running"
        assert {player["name"] for player in met["players"]} == {"Anna", "Carla"}
        assert met["clock"] == {"move": 60, "reserve": 1200, "expiry": "concede"}
        assert [entry.id for entry in await anna.tables(mine=True)] == [met["id"]]
        left = await anna.call("GET", "/api/seeks", list[Document])
        assert [entry["name"] for entry in left] == ["Bruno", "Bruno"]


@pytest.mark.slow
async def test_a_seek_that_is_asked_for_again_leads_to_one_table(start_server: Starter) -> None:
    server = start_server()
    anna, bruno, carla = await guests(server, "Anna", "Bruno", "Carla")
    async with anna, bruno, carla:
        first = await seek(anna, key="again")
        assert await seek(anna, key="again") == first
        assert len(await anna.call("GET", "/api/seeks", list[Document])) == 1
        met = await seek(bruno, key="again")
        assert met["table"]["status"] == "running"
        assert (await seek(bruno, key="again"))["table"]["id"] == met["table"]["id"]
        assert (await seek(anna, key="again"))["table"]["id"] == met["table"]["id"]
        assert (await seek(carla))["table"] is None, "nobody seeks any more"
        assert [entry.id for entry in await bruno.tables(mine=True)] == [met["table"]["id"]]


@pytest.mark.slow
async def test_a_seek_can_be_joined_and_withdrawn(start_server: Starter) -> None:
    server = start_server()
    anna, bruno = await guests(server, "Anna", "Bruno")
    async with anna, bruno:
        first = await seek(anna)
        await anna.call("DELETE", f"/api/seeks/{first['seek']}", list[Document])
        gone = bruno.call("POST", f"/api/seeks/{first['seek']}/join", Document, {})
        assert await refused(gone) == "not-found"
        second = await seek(anna, pace="three")
        met = await bruno.call("POST", f"/api/seeks/{second['seek']}/join", Document, {})
        assert met["table"]["clock"]["move"] == 3 * 86400


async def test_a_seek_that_is_taken_up_again_leads_to_one_table(start_server: Starter) -> None:
    server = start_server()
    anna, bruno, carla = await guests(server, "Anna", "Bruno", "Carla")
    async with anna, bruno, carla:
        two, three = await seek(anna), await seek(carla, game="expanse", seats=3)
        path = f"/api/seeks/{two['seek']}/join"
        met = await bruno.call("POST", path, Document, {"key": "again"})
        assert met["table"]["status"] == "running"
        repeated = await bruno.call("POST", path, Document, {"key": "again"})
        assert (repeated["seek"], repeated["table"]["id"]) == (met["seek"], met["table"]["id"])
        assert await refused(bruno.call("POST", path, Document, {"key": "another"})) == "not-found"
        path = f"/api/seeks/{three['seek']}/join"
        waits = await bruno.call("POST", path, Document, {"key": "for three"})
        assert waits["table"] is None
        assert await bruno.call("POST", path, Document, {"key": "for three"}) == waits
        assert len(await anna.call("GET", "/api/seeks", list[Document])) == 2


def seeker(person: str, low: float | None = None, high: float | None = None, mean: float = 25.0) -> Seeker:
    """Somebody who seeks a game of three."""
    return Seeker(Seek(person, person, "expanse", 3, "day", True, low, high, 0.0, 1.0), person, {"expanse": mean})


def test_everybody_in_a_group_is_strong_enough_for_everybody_else() -> None:
    own = seeker("a", low=20)
    weak, strong, choosy, fit = seeker("b", mean=10), seeker("c", mean=40), seeker("d", high=30), seeker("e")
    assert [one.name for one in group_for(own, [weak, strong, choosy, fit], "expanse", set())] == ["a", "c", "e"]
    assert group_for(own, [weak, strong, choosy], "expanse", set()) == []
    assert group_for(own, [seeker("a"), fit], "expanse", set()) == [], "nobody meets themselves"
    assert group_for(own, [strong, fit], "expanse", {("c", "e")}) == [], "nor whom they have blocked"


async def test_a_rematch_rotates_the_seats_and_both_find_it(start_server: Starter) -> None:
    server = start_server()
    anna, bruno, table = await pair(server)
    async with anna, bruno:
        early = anna.call("POST", f"/api/tables/{table}/rematch", m.TableEntry, {})
        assert await refused(early) == "not-over"
        await anna.send(table, m.Concede(0))
        made = await anna.call("POST", f"/api/tables/{table}/rematch", m.TableEntry, {})
        assert [(player.kind, player.name) for player in made.players] == [("open", ""), ("person", "Anna")]
        invited = await bruno.call("GET", "/api/me/invitations", list[Document])
        assert [(one["by"], one["table"]["id"]) for one in invited] == [("Anna", made.id)]
        [carla] = await guests(server, "Carla")
        async with carla:
            assert await refused(carla.join(made.id, made.invitation or "")) == "seat-taken"
            stranger = carla.call("POST", f"/api/tables/{table}/rematch", m.TableEntry, {})
            assert await refused(stranger) == "not-found"
        same = await bruno.call("POST", f"/api/tables/{table}/rematch", m.TableEntry, {})
        assert (same.id, same.status) == (made.id, "running")
        assert [player.name for player in same.players] == ["Bruno", "Anna"]
        assert await bruno.call("GET", "/api/me/invitations", list[Document]) == []


async def account(server: Server, name: str) -> tuple[Client, str]:
    """Somebody with an account, and their id."""
    client = Client(server.address)
    me = await client.sign_up(f"{name}.{secrets.token_hex(3)}", "correct horse")
    await client.guest(name)
    assert me.id is not None
    return client, me.id


@pytest.mark.slow
async def test_people_are_found_and_invited_by_name(start_server: Starter) -> None:
    server = start_server()
    (anna, _), (bruno, bruno_id) = await account(server, "Anna"), await account(server, "Bruno")
    async with anna, bruno:
        found = await anna.call("GET", "/api/people", list[Document], search="bru")
        assert [one["id"] for one in found] == [bruno_id]
        order = {"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "person", "person": bruno_id}]}
        table = await anna.call("POST", "/api/tables", m.TableEntry, order)
        joined = await bruno.join(table.id)
        assert joined.status == "running", "a private table opens to who is invited by name"


async def test_friends_see_each_other_once_both_want_it(start_server: Starter) -> None:
    server = start_server()
    (anna, anna_id), (bruno, bruno_id) = await account(server, "Anna"), await account(server, "Bruno")
    async with anna, bruno:
        asked = await anna.call("PUT", f"/api/me/friends/{bruno_id}", list[Document])
        assert [(one["mutual"], one["online"]) for one in asked] == [(False, False)]
        [asks] = await bruno.call("GET", "/api/me/friends", list[Document])
        assert (asks["id"], asks["asks"]) == (anna_id, True)
        await bruno.call("PUT", f"/api/me/friends/{anna_id}", list[Document])
        table = await bruno.create("tictactoe", ["me", "me"], visibility="public")
        [friend] = await anna.call("GET", "/api/me/friends", list[Document])
        assert (friend["mutual"], friend["table"]) == (True, table.id)
        await anna.call("DELETE", f"/api/me/friends/{bruno_id}", list[Document])
        assert await bruno.call("GET", "/api/me/friends", list[Document]) == []


@pytest.mark.slow
@pytest.mark.parametrize("query", [{"seats": 2}, {"pace": "slow"}, {"rated": True}, {"search": "EVENING"}])
async def test_open_tables_are_filtered(start_server: Starter, query: Document) -> None:
    server = start_server()
    [anna] = await guests(server, "Anna")
    async with anna:
        order: Document = {"visibility": "public", "clock": m.Clock(86400), "rated": True, "title": "An evening"}
        wanted = await anna.create("tictactoe", ["me", "open"], **order)
        await anna.create("nim", ["me", "open", "open"], visibility="public")
        found = await anna.tables(status="open", **{name: str(value).lower() for name, value in query.items()})
        assert [entry.id for entry in found] == [wanted.id]


@pytest.mark.slow
async def test_the_home_page_has_it_all_in_one_answer(start_server: Starter) -> None:
    server = start_server()
    anna, bruno, table = await pair(server, clock=m.Clock(86400))
    async with anna, bruno:
        slow = await anna.create("tictactoe", ["me", "me"])
        await seek(bruno, rated=True, low=1400, high=1700)
        home = await anna.call("GET", "/api/home", Document)
        assert [entry["id"] for entry in home["turns"]] == [table, slow.id], "the most urgent first"
        assert home["turns"][0]["deadline"] is not None
        assert [(entry["low"], entry["high"], entry["mine"]) for entry in home["seeks"]] == [(1400, 1700, False)]
        assert (await bruno.call("GET", "/api/home", Document))["turns"] == []


@pytest.mark.slow
async def test_open_tables_are_found_by_what_is_played_there(start_server: Starter) -> None:
    server = start_server()
    [anna] = await guests(server, "Anna")
    async with anna:
        slow, live = m.Clock(259200), m.Clock(60)
        orders: list[tuple[str, str, int, Document]] = [
            ("small", "tictactoe", 2, {"clock": live}),
            ("Evening round", "expanse", 3, {"clock": slow, "rated": True}),
            ("evening duel", "expanse", 2, {}),
        ]
        for title, game, seats, more in orders:
            chairs = ["me", *["open"] * (seats - 1)]
            await anna.create(game, chairs, title=title, visibility="public", **more)

        async def found(**wish: Any) -> list[str]:
            return [entry.title for entry in await anna.tables(status="open", **wish)]

        assert await found() == ["evening duel", "Evening round", "small"]
        assert await found(game="expanse") == ["evening duel", "Evening round"]
        assert await found(game="expanse", seats=3) == ["Evening round"]
        assert await found(pace="live") == ["small"]
        assert await found(pace="none") == ["evening duel"]
        assert await found(rated="true") == ["Evening round"]
        assert await found(search="EVENING", limit=1) == ["evening duel"]
        [newest] = await anna.tables(status="open", search="evening", limit=1)
        assert await found(search="evening", before=newest.updated) == ["Evening round"]
        assert await found(search="%") == []
        assert [entry.title for entry in await anna.tables(mine=True, seats=3)] == ["Evening round"]
