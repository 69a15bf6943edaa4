"""The laboratory: a fair queue, limits, progress, cancelling, and what is said about before and after."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from tests.parts.sample_packs import texts_of
from tests.server.conftest import Starter
from tests.server.players import refused, run

import orrery
from orrery.client import Client
from orrery.server.laboratory.findings import compare
from orrery.server.laboratory.queue import WAITING, Experiment, ExperimentReport, Laboratory
from orrery.server.laboratory.tally import Tally
from orrery.server.laboratory.worker import Handful, HandfulTally, play_handful
from orrery.server.refusals import Refused
from orrery.server.services import Services
from orrery.server.settings import Settings


def games(wins: int, of: int, decisions: int = 40) -> Tally:
    """A tally in which the Terrans won so often."""
    return Tally(
        games=of,
        factions={"terran": (of, float(wins)), "talon": (of, float(of - wins))},
        seats={"1": (of, float(wins)), "2": (of, float(of - wins))},
        things={"class-MON": (of, float(wins)), "class-rare": (3, 3.0)},
        reasons={"last-ship": of},
        decisions=decisions * of,
        squares=decisions * decisions * of,
    )


def test_a_clear_difference_is_sure_and_a_small_one_is_not() -> None:
    clear = compare(games(500, 1000), games(600, 1000))
    terran = next(one for one in clear.findings if one.name == "terran")
    assert (terran.sure, terran.before.share, terran.after.share) == (True, 0.5, 0.6)
    assert terran.after.low < 0.6 < terran.after.high
    small = compare(games(500, 1000), games(506, 1000))
    assert not any(one.sure for one in small.findings)
    assert compare(games(5, 10, 40), games(5, 10, 60)).length == (40.0, 60.0)


def test_what_hardly_anybody_had_is_not_told() -> None:
    names = [one.name for one in compare(games(50, 100), games(50, 100)).findings]
    assert "class-MON" in names
    assert "class-rare" not in names


def test_the_same_numbers_have_the_same_dice() -> None:
    asked = Handful("talon", orrery.game("talon").content_digest, None, 2, "greedy", {}, 3, 1)
    one, two = play_handful(asked), play_handful(asked)
    assert one == two
    assert one.tally.things["class-CA"][0] == 2


def experiment(person: str, count: int = 100) -> Experiment:
    """An experiment of somebody."""
    game = orrery.game("talon")
    return Experiment(person, (game, game), count, 2, "greedy", {})


def test_everybody_has_a_turn_whoever_asks_for_more() -> None:
    async def story() -> list[str]:
        services = Services("sqlite+aiosqlite://", Settings())
        laboratory = Laboratory(services)

        async def ask(message: bytes) -> bytes:
            handful = msgspec.json.decode(message, type=Handful)
            await asyncio.sleep(0)
            return msgspec.json.encode(HandfulTally(games(1, handful.count)))

        laboratory.pool.ask = ask  # type: ignore[method-assign]
        running = [experiment("anna"), experiment("anna"), experiment("bruno", 5)]
        for one in running:
            laboratory.ask(one)
        order = []
        for _ in range(4):
            chosen = laboratory._next()
            assert chosen is not None
            order.append(chosen.person)
        while running[2].status != "done":
            await asyncio.sleep(0)
        assert running[0].status == "running"
        laboratory.cancel(running[0])
        laboratory.cancel(running[1])
        await services.background.close()
        assert laboratory.report(running[0]).status == "cancelled"
        await services.database.close()
        return order

    assert run(story()) == ["anna", "bruno", "anna", "bruno"]


async def test_one_person_may_have_a_few_waiting() -> None:
    services = Services("sqlite+aiosqlite://", Settings())
    laboratory = Laboratory(services)
    laboratory.running = laboratory.workers  # nothing starts
    for _ in range(WAITING):
        laboratory.ask(experiment("anna"))
    with pytest.raises(Refused, match="wait or cancel one"):
        laboratory.ask(experiment("anna"))
    laboratory.ask(experiment("bruno"))
    await services.database.close()


@pytest.mark.slow
async def test_an_experiment_that_is_asked_for_again_is_the_same(start_server: Starter) -> None:
    server = start_server(lab_games=50)
    question: dict[str, Any] = {
        "game": "talon", "texts": texts_of("talon"), "games": 50, "level": "greedy", "key": "again",
        "options": {"scenario": "free-battle"},
    }  # fmt: skip
    async with Client(server.address) as anna, Client(server.address) as bruno:
        await anna.guest("Anna")
        await bruno.guest("Bruno")
        asked = [await anna.call("POST", "/api/experiments", ExperimentReport, question) for _ in range(WAITING + 1)]
        assert len({one.id for one in asked}) == 1
        another = await anna.call("POST", "/api/experiments", ExperimentReport, question | {"key": "another"})
        theirs = await bruno.call("POST", "/api/experiments", ExperimentReport, question)
        assert len({asked[0].id, another.id, theirs.id}) == 3
        for client, one in ((anna, asked[0]), (anna, another), (bruno, theirs)):
            await client.call("DELETE", f"/api/experiments/{one.id}", ExperimentReport)


@pytest.mark.slow
async def test_a_draft_is_compared_with_the_game(start_server: Starter) -> None:
    server = start_server(lab_games=50)
    async with Client(server.address) as anna, Client(server.address) as bruno:
        await anna.guest("Anna")
        await bruno.guest("Bruno")
        question: dict[str, Any] = {
            "game": "talon", "texts": texts_of("talon"), "games": 3, "level": "greedy",
            "options": {"scenario": "free-battle"},
        }  # fmt: skip
        asked = await anna.call("POST", "/api/experiments", ExperimentReport, question)
        path = f"/api/experiments/{asked.id}"
        assert await refused(bruno.call("GET", path, ExperimentReport)) == "not-found"
        while asked.status in ("waiting", "running"):
            await asyncio.sleep(0.1)
            asked = await anna.call("GET", path, ExperimentReport)
        assert (asked.status, asked.done, asked.games) == ("done", 6, 6), asked.fault
        assert asked.findings is not None
        assert {one.name for one in asked.findings.findings if one.kind == "faction"} == {"terran", "talon"}
        many = anna.call("POST", "/api/experiments", ExperimentReport, {**question, "games": 60})
        assert await refused(many) == "too-many"
        broken = {**texts_of("talon"), "ships.toml": "ship = 3"}
        wrong = anna.call("POST", "/api/experiments", ExperimentReport, {**question, "texts": broken})
        assert await refused(wrong) == "bad-pack"
        second = await anna.call("POST", "/api/experiments", ExperimentReport, {**question, "games": 50})
        ended = await anna.call("DELETE", f"/api/experiments/{second.id}", ExperimentReport)
        assert ended.status == "cancelled"
