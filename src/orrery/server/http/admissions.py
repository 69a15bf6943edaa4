"""Requests to join a private table, over HTTP."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from orrery.client import messages as m
from orrery.server.http.identity import ensure_person
from orrery.server.http.lobby import Anything, strict_body
from orrery.server.names import checked_name
from orrery.server.store.people import Person
from orrery.server.tables.admission import ask_in, standing
from orrery.server.tables.tables import Tables


@post("/api/tables/{identity:str}/ask", summary="Ask to join a private table", status_code=200, tags=["tables"])
async def ask_to_join(
    request: Anything,
    identity: FromPath[str],
    data: JSONBody[m.AskIn],
    tables: NamedDependency[Tables],
    person: NamedDependency[Person | None],
) -> m.Admission:
    """Ask the seated players to let you in. Without a session you become a guest."""
    wanted = await strict_body(request, m.AskIn)
    table = await tables.get(identity)
    name = checked_name(wanted.name) if wanted.name.strip() else ""
    somebody = await ensure_person(request, tables.services, person, name, wanted.key)
    if name and somebody.name != name:
        somebody = await tables.services.people.rename(somebody, name)
    return await ask_in(tables, table, somebody)


@get("/api/tables/{identity:str}/ask", summary="The status of your request to join", tags=["tables"])
async def get_admission(
    identity: FromPath[str], tables: NamedDependency[Tables], person: NamedDependency[Person | None]
) -> m.Admission:
    """The status of the current user's request to join the table."""
    return await standing(tables, await tables.get(identity), person)
