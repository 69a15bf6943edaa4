"""Scenario files that people send."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
import pytest
from tests.server.players import refused
from tests.server.server_process import Server

import orrery
from orrery.client import Client
from orrery.parts.content.guard import check_toml
from orrery.server.http.scenarios import Draft
from orrery.server.tables.jobs import CheckOptions, CheckScenario, Verdict, work


async def test_a_scenario_file_is_checked(server: Server) -> None:
    async with Client(server.address) as author:
        path = "/api/games/talon/scenario"
        wrong = await author.call("POST", path, Verdict, Draft('name = "x"\nrounds = 3'))
        assert wrong.faults
        assert wrong.document == {"name": "x", "rounds": 3}
        assert (await author.call("POST", path, Verdict, Draft("name ="))).document is None
        assert await refused(author.call("POST", "/api/games/nim/scenario", Verdict, Draft(""))) == "not-found"


@pytest.mark.parametrize(
    "text",
    [
        "a." * 20_000 + "b = 1",
        "[" + "a." * 20_000 + "b]",
        "a = " + "[" * 20_000,
        "a = " + "{a=" * 20_000,
        'x = """a""""#\\\n' + "a." * 20_000 + 'b = 1 #"',
        "x = '''a''''\n" + "a." * 20_000 + "b = 1 #'",
    ],
    ids=["key", "header", "arrays", "tables", "quotes", "apostrophes"],
)
def test_a_bomb_is_refused_before_it_is_parsed(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tomllib, "loads", lambda text: pytest.fail("it was parsed"))
    with pytest.raises(ValueError, match="at most"):
        check_toml(text)
    for job in (CheckScenario("talon", text), CheckOptions("talon", 2, {"scenario": text})):
        assert b"at most" in work(msgspec.json.encode(job))


def test_the_files_of_the_game_pass_the_guard() -> None:
    for file in (Path(orrery.__file__).parent / "games").glob("*/content/**/*.toml"):
        check_toml(file.read_text(encoding="utf-8"))


async def test_a_bomb_is_refused_over_http(server: Server) -> None:
    async with Client(server.address) as author:
        verdict = await author.call("POST", "/api/games/talon/scenario", Verdict, Draft("a." * 20_000 + "b = 1"))
        assert verdict.faults == ["file: line 1: a key has at most 8 parts"]
        text = "a." * 900 + "b = 1"
        order = author.create("talon", ["me", "random"], options={"scenario": text})
        assert await refused(order) == "bad-order"
