"""Tournaments run by themselves: paired, played, counted and ended, whatever happens to the server."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from tests.server.community.season import faults, run_tournament, tournament
from tests.server.conftest import Starter
from tests.server.players import refused, run
from tests.server.server_process import Server

from orrery.client import Client
from orrery.client import messages as m
from orrery.server.community import pairing as pairs
from orrery.server.community.standings import standings
from orrery.server.community.tournaments import divided, placed
from orrery.server.store.tournaments import Entrant, Pairing

Document = dict[str, Any]


@pytest.mark.parametrize(
    ("kind", "people", "values"),
    [
        ("swiss", 9, {"rounds": 4}),
        ("swiss", 7, {"rounds": 3, "filler": "random"}),
        ("robin", 5, {"rounds": 1}),
        ("league", 10, {"rounds": 1, "division": 5}),
    ],
    ids=["swiss", "swiss with a bot", "round robin", "league"],
)
def test_a_tournament_is_played_to_its_end_over_restarts(
    tmp_path: Path, kind: str, people: int, values: Document
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/orrery.db"
    story = run(run_tournament(url, people, tournament(kind, **values), 3, at_once=4))
    assert faults(story) == []
    assert story.restarts > 2
    if kind == "robin":
        assert len([one for one in story.pairings if len(one.entrants) == 2]) == 10
    if kind == "league":
        assert Counter(entrant.division for entrant in story.entrants) == {1: 5, 2: 5}
        assert len(story.pairings) == 20


def test_a_knock_out_leaves_one(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/orrery.db"
    story = run(run_tournament(url, 6, tournament("knockout", 1), 5, at_once=2))
    by_round = Counter(pairing.round for pairing in story.pairings)
    assert by_round == {1: 4, 2: 2, 3: 1}
    out = pairs.losers([one.number for one in story.entrants], story.pairings)
    assert len(out) == 5
    [last] = [one for one in story.pairings if one.round == 3]
    assert ({*last.entrants} - out) == {story.winners[last.match]}


def test_pods_bring_new_people_together_and_rotate_the_seats() -> None:
    played: list[Pairing] = []
    for number in range(1, 4):
        for pairing in pairs.swiss(list(range(1, 17)), played, number, 4):
            played.append(Pairing(number, pairing.number, pairing.entrants, "x", [3.0, 2.0, 1.0, 0.0]))
    met = Counter(frozenset(two) for pairing in played for two in combinations(pairing.entrants, 2))
    assert max(met.values()) == 1
    sat = Counter((entrant, seat) for pairing in played for seat, entrant in enumerate(pairing.entrants))
    assert max(sat.values()) <= 2
    places = Counter(entrant for entrant, _ in sat)
    assert sum(places.values()) >= 2.5 * len(places), "nearly everybody sits elsewhere each time"


def test_who_is_free_was_not_free_before() -> None:
    played: list[Pairing] = []
    free = []
    for number in range(1, 6):
        made = pairs.swiss([1, 2, 3, 4, 5], played, number)
        free += [pairing.entrants[0] for pairing in made if len(pairing.entrants) == 1]
        played += [Pairing(one.round, one.number, one.entrants, "x", one.points or [1.0, 0.0]) for one in made]
    assert sorted(free) == [1, 2, 3, 4, 5]


def test_ties_are_broken_as_stated() -> None:
    played = [
        Pairing(1, 1, [1, 2], "a", [1.0, 0.0]),
        Pairing(1, 2, [3, 4], "b", [1.0, 0.0]),
        Pairing(2, 1, [1, 4], "c", [0.0, 1.0]),
        Pairing(2, 2, [2, 3], "d", [0.5, 0.5]),
    ]
    found = standings([1, 2, 3, 4], played)
    assert [(one.entrant, one.points, one.buchholz, one.berger) for one in found] == [
        (3, 1.5, 1.5, 1.25),
        (4, 1.0, 2.5, 1.0),
        (1, 1.0, 1.5, 0.5),
        (2, 0.5, 2.5, 0.75),
    ]
    assert [(one.won, one.drawn, one.lost) for one in found] == [(1, 1, 0), (1, 0, 1), (1, 0, 1), (0, 1, 1)]


def test_after_a_season_the_best_rise_and_the_last_fall() -> None:
    entrants = [Entrant(number, f"p{number}", "", "", 0.0, 1 + (number > 6)) for number in range(1, 13)]
    played = [
        Pairing(1, place, [one, other], "x", [1.0, 0.0])
        for place, (one, other) in enumerate([*combinations(range(1, 7), 2), *combinations(range(7, 13), 2)], 1)
    ]
    order = sorted(entrants, key=lambda entrant: placed(entrants, played)[entrant.number])
    next_season = [
        Entrant(one.number, one.person, "", "", float(-place)) for place, one in enumerate(order)
    ]  # fmt: skip
    upper = {one.number for one in divided(tournament("league", 1), next_season) if one.division == 1}
    assert upper == {1, 2, 3, 4, 7, 8}


async def account(server: Server, name: str) -> Client:
    """Somebody with an account."""
    client = Client(server.address)
    await client.sign_up(f"{name}.{secrets.token_hex(3)}", "correct horse")
    await client.guest(name)
    return client


@pytest.mark.slow
async def test_a_tournament_that_is_asked_for_again_is_made_once(start_server: Starter) -> None:
    server = start_server(tournaments_per_person=1)
    anna, bruno = [await account(server, name) for name in ("Anna", "Bruno")]
    async with anna, bruno:
        order = {"name": "Cup", "game": "tictactoe", "kind": "swiss", "key": "once"}
        first, again, other = [
            (await person.call("POST", "/api/tournaments", Document, order))["tournament"]["id"]
            for person in (anna, anna, bruno)
        ]
        assert first == again
        assert first != other
        assert await refused(anna.call("POST", "/api/tournaments", Document, order | {"key": ""})) == "too-many"


async def test_a_tournament_over_the_api(start_server: Starter) -> None:
    server = start_server()
    people = [await account(server, name) for name in ("Anna", "Bruno", "Carla")]
    anna = people[0]
    order = {"name": "Evening cup", "game": "tictactoe", "kind": "swiss", "rounds": 2, "filler": "random"}
    made = await anna.call("POST", "/api/tournaments", Document, order)
    path = f"/api/tournaments/{made['tournament']['id']}"
    assert await refused(anna.call("POST", f"{path}/start", Document, {})) == "bad-order"
    for person in people:
        await person.call("POST", f"{path}/join", Document, {})
    assert await refused(anna.call("POST", f"{path}/join", Document, {})) == "seat-taken"
    assert await refused(people[1].call("POST", f"{path}/start", Document, {})) == "forbidden"
    page = await anna.call("POST", f"{path}/start", Document, {})
    assert len(page["entrants"]) == 4, "a bot fills up"
    guest = Client(server.address)
    await guest.guest("Guest")
    assert await refused(guest.call("POST", f"{path}/join", Document, {})) == "sign-in"
    while page["tournament"]["status"] != "finished":
        for person in people:
            for entry in await person.tables(mine=True, status="running"):
                await person.send(entry.id, m.Concede((await person.state(entry.id)).held[0]))
        await asyncio.sleep(0.05)
        page = await anna.call("GET", path, Document)
    assert page["tournament"]["round"] == 2
    [division] = page["divisions"]
    assert sum(one["points"] for one in division["standings"]) == 4.0
    listed = await guest.call("GET", "/api/tournaments", list[Document], search="evening")
    assert [(one["tournament"]["name"], one["entrants"]) for one in listed] == [("Evening cup", 4)]
    for person in [*people, guest]:
        await person.http.aclose()


@pytest.mark.slow
async def test_a_league_goes_on_with_the_next_season(start_server: Starter) -> None:
    server = start_server()
    anna, bruno = await account(server, "Anna"), await account(server, "Bruno")
    async with anna, bruno:
        order = {"name": "League", "game": "tictactoe", "kind": "league", "division": 2}
        made = await anna.call("POST", "/api/tournaments", Document, order)
        path = f"/api/tournaments/{made['tournament']['id']}"
        for person in (anna, bruno):
            await person.call("POST", f"{path}/join", Document, {})
        await anna.call("POST", f"{path}/start", Document, {})
        while not (tables := await anna.tables(mine=True, status="running")):
            await asyncio.sleep(0.02)
        await anna.send(tables[0].id, m.Concede((await anna.state(tables[0].id)).held[0]))
        page = await anna.call("GET", path, Document)
        while page["next"] is None:
            await asyncio.sleep(0.05)
            page = await anna.call("GET", path, Document)
        season = await anna.call("GET", f"/api/tournaments/{page['next']}", Document)
        assert (season["tournament"]["season"], len(season["entrants"])) == (2, 2)


@pytest.mark.slow
async def test_the_first_page_shows_the_own_division(start_server: Starter) -> None:
    server = start_server()
    people = [await account(server, name) for name in ("Anna", "Bruno", "Carla", "Dario")]
    anna, bruno, carla, dario = people
    async with anna, bruno, carla, dario:
        order = {"name": "League", "game": "tictactoe", "kind": "league", "division": 2}
        made = await anna.call("POST", "/api/tournaments", Document, order)
        path = f"/api/tournaments/{made['tournament']['id']}"
        for person in people[:3]:
            await person.call("POST", f"{path}/join", Document, {})
        assert (await anna.call("GET", "/api/home", Document))["division"] is None, "it has not begun"
        listed = [(await person.call("GET", "/api/tournaments", list[Document]))[0]["mine"] for person in people]
        assert listed == [True, True, True, False]
        page = await anna.call("POST", f"{path}/start", Document, {})
        assert (await dario.call("GET", "/api/home", Document))["division"] is None, "Dario does not take part"
        assert [one["number"] for one in page["divisions"]] == [1], "three are too few for two divisions"
        for table in await anna.tables(mine=True, status="running"):
            await anna.send(table.id, m.Concede((await anna.state(table.id)).held[0]))
        while (home := await anna.call("GET", "/api/home", Document))["division"]["played"] < 2:
            await asyncio.sleep(0.05)
        division = home["division"]
        own = next(one for one in page["divisions"] if one["number"] == division["number"])
        assert (len(division["rows"]), division["divisions"]) == (len(own["standings"]), len(page["divisions"]))
        assert (division["rows"][division["mine"]]["name"], division["rows"][-1]["name"]) == ("Anna", "Anna")
        assert [row["points"] for row in division["rows"]][:1] == [1.0]
