"""Scenario files that people send."""

from __future__ import annotations

from tests.server.players import refused, run
from tests.server.server_process import Server

from orrery.client import Client
from orrery.server.http.scenarios import Draft, Verdict


def test_a_scenario_file_is_checked(server: Server) -> None:
    async def story() -> None:
        async with Client(server.address) as author:
            path = "/api/games/talon/scenario"
            wrong = await author.call("POST", path, Verdict, Draft('name = "x"\nrounds = 3'))
            assert wrong.faults
            assert wrong.document == {"name": "x", "rounds": 3}
            assert (await author.call("POST", path, Verdict, Draft("name ="))).document is None
            assert await refused(author.call("POST", "/api/games/nim/scenario", Verdict, Draft(""))) == "not-found"

    run(story())
