"""Dependencies that handlers request by name: services, open tables, the current user, a table they may see."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath

from orrery.server.refusals import Refused
from orrery.server.services import Services
from orrery.server.store.people import COOKIE, Person
from orrery.server.tables.access import check_access
from orrery.server.tables.commentary import Commentary
from orrery.server.tables.practice import Practice
from orrery.server.tables.reviews import Reviews
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Tables


def provide_tables(state: State) -> Tables:
    """The open tables."""
    tables: Tables = state.tables
    return tables


def provide_services(tables: NamedDependency[Tables]) -> Services:
    """The services that all tables share."""
    return tables.services


def provide_reviews(state: State) -> Reviews:
    """The reviews in progress."""
    reviews: Reviews = state.reviews
    return reviews


def provide_practice(tables: NamedDependency[Tables], reviews: NamedDependency[Reviews]) -> Practice:
    """Attempts at problems and at your own past decisions."""
    return Practice(tables, reviews)


def provide_commentary(
    state: State, tables: NamedDependency[Tables], reviews: NamedDependency[Reviews]
) -> Commentary:  # fmt: skip
    """The win chances of running matches."""
    if "commentary" not in state:
        state.commentary = Commentary(tables, reviews)
    commentary: Commentary = state.commentary
    return commentary


async def provide_person(request: Request[Any, Any, Any], services: NamedDependency[Services]) -> Person | None:
    """The current user, by token or session, if there is one."""
    program: Person | None = request.scope.get("state", {}).get("token_person")
    return program or await services.people.who(request.cookies.get(COOKIE))


async def provide_user(person: NamedDependency[Person | None]) -> Person:
    """The current user, by session; Refused without one."""
    if person is None:
        raise Refused("sign-in", "you have no session", 401)
    return person


async def provide_table(
    identity: FromPath[str], tables: NamedDependency[Tables], person: NamedDependency[Person | None]
) -> Table:
    """The table named in the path, if the current user may see it; Refused otherwise."""
    table = await tables.get(identity)
    await tables.catch_up_unwatched(table)
    await check_access(tables.services.matches, table, person.id if person else "")
    return table


DEPENDENCIES: Final = {
    "tables": Provide(provide_tables, sync_to_thread=False),
    "services": Provide(provide_services, sync_to_thread=False),
    "reviews": Provide(provide_reviews, sync_to_thread=False),
    "commentary": Provide(provide_commentary, sync_to_thread=False),
    "practice": Provide(provide_practice, sync_to_thread=False),
    "person": Provide(provide_person),
    "user": Provide(provide_user),
    "table": Provide(provide_table),
}
