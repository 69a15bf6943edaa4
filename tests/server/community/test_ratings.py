"""Ratings: what a match says about strength, once, for people and beside the bots."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import Starter
from tests.server.players import pair, play_on
from tests.server.tables.open_tables import open_tables, two_seats

import calibrate_ratings
import orrery
from orrery.client import Client
from orrery.client import messages as m
from orrery.games.parsec.state import ParsecState
from orrery.records import factions_of
from orrery.server.community.ratings import FRESH, anchors, chances, rated_by, shown
from orrery.server.community.results import Results
from orrery.server.store.ratings import Rating, SeatResult

Document = dict[str, Any]
LADDER = Path(__file__).parents[3] / "docs" / "ladder.md"


async def profile(client: Client, person: str) -> Document:
    """Somebody's profile."""
    return await client.call("GET", f"/api/people/{person}", Document)


async def person_of(client: Client) -> str:
    """Somebody's id."""
    return (await client.me()).id or ""


async def until_rated(client: Client, person: str, matches: int = 1) -> Document:
    """The profile of somebody once so many matches were rated."""
    while True:
        found = await profile(client, person)
        if sum(rating["matches"] for rating in found["ratings"]) == matches:
            return found
        await asyncio.sleep(0.02)


async def test_a_rated_match_moves_both_ratings_and_an_unrated_one_none(start_server: Starter) -> None:
    server = start_server()
    anna, bruno, table = await pair(server, rated=True, visibility="public")
    async with anna, bruno:
        await anna.send(table, m.Concede(0))
        winner = await until_rated(bruno, await person_of(bruno))
        loser = await until_rated(bruno, await person_of(anna))
        assert winner["ratings"][0]["rating"] > 1500 > loser["ratings"][0]["rating"]
        assert winner["ratings"][0]["spread"] < 250
        [past] = await anna.call("GET", f"/api/people/{loser['id']}/matches", list[Document])
        assert (past["table"], past["won"]) == (table, False)
        assert past["change"] == past["rating"] - 1500
        assert [player["name"] for player in past["players"]] == ["Anna", "Bruno"]
        assert [(one["name"], one["played"], one["won"]) for one in winner["opponents"]] == [("Anna", 1, 1)]
        other = await anna.create("tictactoe", ["me", "open"])
        await bruno.join(other.id, other.invitation or "")
        await bruno.send(other.id, m.Concede(1))
        while len(await anna.call("GET", f"/api/people/{loser['id']}/matches", list[Document])) < 2:
            await asyncio.sleep(0.02)
        assert (await profile(anna, loser["id"]))["ratings"] == loser["ratings"]
        seen = await bruno.call("GET", f"/api/people/{loser['id']}/matches", list[Document])
        assert [past["table"] for past in seen] == [table], "a private match is not shown to others"
        page = await anna.call("GET", "/api/ratings", Document, game="tictactoe")
        assert [(one["place"], one["name"]) for one in page["people"]] == [(1, "Bruno"), (2, "Anna")]


@pytest.mark.slow
async def test_who_runs_out_of_time_has_lost_though_a_bot_plays_on(start_server: Starter) -> None:
    server = start_server()
    anna, bruno, table = await pair(server, rated=True, clock=m.Clock(1))
    async with anna, bruno, bruno.live(table) as live:
        # Anna's second passes; a bot takes her seat and may even win.
        await play_on(live)
        loser = await until_rated(bruno, await person_of(anna))
        assert loser["ratings"][0]["rating"] < 1500


@pytest.mark.slow
async def test_a_match_that_ended_while_its_process_did_is_rated_after_all(start_server: Starter) -> None:
    server = start_server()
    anna, bruno, table = await pair(server, rated=True)
    async with anna, bruno:
        await anna.send(table, m.Concede(0))
        bruno_id = await person_of(bruno)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        await until_rated(bruno, bruno_id)


@pytest.mark.parametrize("repeats", [1, 3])
async def test_a_match_is_rated_once(any_database: str, repeats: int) -> None:
    async with open_tables(any_database) as tables:
        people = [(await tables.services.people.guest(name))[0] for name in ("Anna", "Bruno")]
        _, table = await two_seats(tables, orrery.game("tictactoe"), [])
        store = tables.services.community.ratings
        results = [
            SeatResult(table.match.id, seat, person.id, "", "tictactoe", 2, "", seat, seat == 0, 1.0, 1.0)
            for seat, person in enumerate(people)
        ]
        rate = rated_by([0, 1])
        journal = tables.services.journal
        written = await asyncio.gather(*[store.record(journal, results, {}, FRESH, rate) for _ in range(repeats)])
        assert sorted(written) == [False] * (repeats - 1) + [True]
        [rating] = await store.of(people[0].id)
        assert rating.matches == 1
        assert rating.mean == pytest.approx(rate([FRESH, FRESH])[0].mean)


async def test_a_result_names_the_faction_that_was_dealt_though_it_changed_hands(any_database: str) -> None:
    async with open_tables(any_database) as tables:
        host, table = await two_seats(tables, orrery.game("parsec"), [])
        assert table.position is not None
        state = table.position.state
        dealt = factions_of(state)
        assert isinstance(state, ParsecState)
        state.factions[0], state.factions[1] = 0, state.factions[0] | state.factions[1]
        assert factions_of(state) != dealt
        table.outcome = m.Result([1], [0, 1], "conceded")
        await Results(tables).record(table)
        _, by_faction, _ = await tables.services.community.ratings.tallies(host.id)
        assert sorted(one.name for one in by_faction) == sorted(dealt)


def test_the_bots_stand_where_the_ladder_measured_them() -> None:
    published: dict[str, dict[str, tuple[float, float]]] = {}
    # Ladders of four seats (`expanse_4`) are published apart: ratings are those of two.
    for game, body in re.findall(r"<!-- ladder: ([a-z]+) -->(.*?)<!-- end -->", LADDER.read_text(), flags=re.DOTALL):
        rows = re.findall(r"^\| ([\w-]+) \| (-?[\d.]+) ± ([\d.]+) \|", body, flags=re.MULTILINE)
        published[game] = {level: (float(mean), float(spread)) for level, mean, spread in rows}
    found = {
        game: {level: (rating.mean, rating.spread) for level, rating in levels.items()}
        for game, levels in anchors().items()
    }
    assert found == published


def test_chances_are_those_that_the_model_learns_from() -> None:
    assert chances([FRESH, FRESH, FRESH]) == pytest.approx([1 / 3] * 3)
    favourite, other = chances([Rating(31, 1), Rating(25, 1)])
    assert favourite == pytest.approx(1 - other)
    assert 0.7 < favourite < 0.8
    assert shown(25 + 10) - shown(25) == 300


def test_predictions_are_calibrated_and_the_mean_stays() -> None:
    found = calibrate_ratings.simulate(games=4000, people=24, seed=5)
    assert found.error < 0.05
    assert abs(found.drift) < 0.5
