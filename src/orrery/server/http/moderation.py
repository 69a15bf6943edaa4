"""The admins' page over HTTP: open reports, measures against people, and the log of measures."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from orrery.client.messages import Key
from orrery.server import clock, randomness
from orrery.server.live.socket import close_connections
from orrery.server.refusals import Refused, missing
from orrery.server.services import Services
from orrery.server.store.moderation import AdminAction, Report, Standing
from orrery.server.store.people import Person
from orrery.server.tables.succession import rename
from orrery.server.tables.tables import Tables


class ActionOrder(msgspec.Struct, frozen=True):
    """A measure against somebody: its duration in hours (0: permanent), a note, and the report that led to it."""

    person: Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
    what: Literal["silence", "ban", "rename", "lift", "dismiss", "note"]
    hours: Annotated[float, msgspec.Meta(ge=0, le=24 * 3650)] = 0.0
    note: Annotated[str, msgspec.Meta(max_length=500)] = ""
    report: Annotated[str, msgspec.Meta(max_length=24)] = ""
    key: Key = ""


#: The duration of a permanent measure.
FOR_GOOD = 24 * 36500.0


def require_admin(user: Person) -> Person:
    """Refuse everybody but admins."""
    if not user.admin:
        raise Refused("forbidden", "this is for admins only", 403)
    return user


@get("/reports", summary="Reports")
async def list_reports(
    services: NamedDependency[Services],
    user: NamedDependency[Person],
    closed: FromQuery[bool] = False,
    before: FromQuery[float | None] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
) -> list[Report]:
    """List open reports, oldest first, or closed ones, newest first."""
    require_admin(user)
    return await services.community.moderation.queue(closed, before, limit)


@get("/log", summary="The log of admins' measures")
async def list_log(
    services: NamedDependency[Services],
    user: NamedDependency[Person],
    before: FromQuery[float | None] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
) -> list[AdminAction]:
    """List the log, newest first; pass a time to get the next page."""
    require_admin(user)
    return await services.community.moderation.log(before, limit)


@get("/people/{identity:str}", summary="A person, with reports and measures")
async def get_standing(
    identity: FromPath[str], services: NamedDependency[Services], user: NamedDependency[Person]
) -> Standing:
    """Returns what an admin should know before taking a measure."""
    require_admin(user)
    found = await services.community.moderation.standing(identity)
    if found is None:
        raise missing("person")
    return found


@post("/actions", summary="Take a measure against a person", status_code=200)
async def post_action(
    data: JSONBody[ActionOrder], tables: NamedDependency[Tables], user: NamedDependency[Person]
) -> list[Report]:
    """Forbid chat, suspend, remove the name, lift all measures, or dismiss a report. Every measure is logged."""
    require_admin(user)
    services = tables.services
    about = await services.people.by_id(data.person)
    if about is None:
        raise missing("person")
    if about.admin and data.what not in ("dismiss", "note"):
        raise Refused("forbidden", "measures against another admin are only possible on the command line", 403)
    if data.report and await services.community.moderation.about(data.report) != about.id:
        raise missing("report")
    if await services.community.moderation.was_taken(user.id, data.key):
        return await services.community.moderation.queue(False, None, 50)
    hours = data.hours or FOR_GOOD
    until = clock.now() + hours * 3600 if data.what in ("silence", "ban") else None
    name = f"Player {randomness.below(900_000) + 100_000}"
    if data.what == "rename":
        await rename(tables, about.id, name)
    await services.community.moderation.act(user.id, about.id, data.what, until, data.note, data.report, name, data.key)
    services.people.forget(about.id)
    services.community.tokens.forget(about.id)
    if data.what in ("ban", "rename"):
        await close_connections(tables, about.id)
    return await services.community.moderation.queue(False, None, 50)


moderation_router = Router(
    "/api/admin", route_handlers=[list_reports, list_log, get_standing, post_action], tags=["safety"]
)
#: Request bodies of these routes.
SENT = [ActionOrder]
