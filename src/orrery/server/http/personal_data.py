"""Personal data: export and deletion."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from orrery.client.messages import Me
from orrery.server import clock
from orrery.server.http.entries import entry_of_stored
from orrery.server.http.games import game_named
from orrery.server.http.identity import me_of, set_session_cookie
from orrery.server.http.recovery import Confirmed
from orrery.server.live.socket import close_connections
from orrery.server.refusals import Refused
from orrery.server.store.people import Person
from orrery.server.tables import succession
from orrery.server.tables.tables import Tables

Anything = Request[Any, Any, Any]
FORMAT = "orrery export 1"


def notation(game: str, code: int | None) -> str | None:
    """The notation of an action, if its game is still installed."""
    try:
        return None if code is None else str(game_named(game).action(code))
    except (Refused, ValueError):
        return None


@get("/api/account/export", summary="Export your personal data")
async def export(tables: NamedDependency[Tables], user: NamedDependency[Person]) -> Response[bytes]:
    """Returns one JSON document: your rows, each of your tables with what you did there, and every line you wrote."""
    data = tables.services.community.personal_data
    document = {
        "format": FORMAT,
        "at": clock.now(),
        "rows": await data.rows(user.id),
        "tables": [
            msgspec.to_builtins(entry_of_stored(own.match, tables, user))
            | {
                "actions": [
                    entry | {"notation": notation(own.match.match.game, entry["code"])}
                    for entry in own.entries
                    if entry["kind"] == "act"
                ]
            }
            for own in await data.matches(user.id)
        ],
    }
    headers = {"Content-Disposition": 'attachment; filename="orrery.json"', "Cache-Control": "no-store"}
    return Response(msgspec.json.encode(document), media_type="application/json", headers=headers)


@post("/api/account/delete", summary="Delete the account", status_code=200, tags=["people"])
async def delete_account(
    request: Anything, data: JSONBody[Confirmed], tables: NamedDependency[Tables], user: NamedDependency[Person]
) -> Me:
    """Delete your account. Running games go on with bots in your seats; finished ones stay, without your name."""
    if user.login is not None:
        await tables.services.people.check_password(user.login, data.password)
    await succession.delete(tables, user.id)
    await close_connections(tables, user.id)
    set_session_cookie(request, tables.settings, None)
    return me_of(None)


personal_data_router = Router("/", route_handlers=[export], tags=["people"])
