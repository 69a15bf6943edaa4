"""Scenario files over HTTP: their faults and their content."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from orrery.parts.content.guard import LONGEST
from orrery.server.http.games import game_named
from orrery.server.services import Services
from orrery.server.tables.jobs import CheckScenario, Verdict, run_job


class Draft(msgspec.Struct, frozen=True):
    """The text of a scenario file."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST)]


@post("/api/games/{name:str}/scenario", status_code=200, summary="Check a scenario file", tags=["games"])
async def check_scenario(name: FromPath[str], data: JSONBody[Draft], services: NamedDependency[Services]) -> Verdict:
    """Run the same checks as `orrery scenario check`."""
    game_named(name)
    return await run_job(services.jobs, CheckScenario(name, data.text), Verdict)
