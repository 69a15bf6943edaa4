"""Scenario files over HTTP: what is wrong with one, and what stands in it."""

from __future__ import annotations

import datetime
import tomllib
from typing import Annotated, Any

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from orrery.server.http.games import game_named
from orrery.server.refusals import missing


class Draft(msgspec.Struct, frozen=True):
    """The text of a scenario file."""

    text: Annotated[str, msgspec.Meta(max_length=100_000)]


class Verdict(msgspec.Struct, frozen=True):
    """Every fault of a scenario file, each line with its key first, and the file as JSON if it is TOML."""

    faults: list[str]
    document: dict[str, Any] | None


@post("/api/games/{name:str}/scenario", sync_to_thread=True, status_code=200, summary="Check a scenario file")
def check_scenario(name: FromPath[str], data: JSONBody[Draft]) -> Verdict:
    """The same checks as `orrery scenario check`."""
    game = game_named(name)
    try:
        faults = game.scenario_faults(data.text)
    except (ValueError, RecursionError):
        raise missing("scenario file of this game") from None
    try:
        document = tomllib.loads(data.text)
    except (tomllib.TOMLDecodeError, RecursionError):
        return Verdict(faults, None)
    return Verdict(faults, {key: plain(value) for key, value in document.items()})


def plain(value: Any) -> Any:
    """A value of TOML as JSON has it: dates become texts."""
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    if isinstance(value, list):
        return [plain(one) for one in value]
    return value.isoformat() if isinstance(value, datetime.date | datetime.time) else value
