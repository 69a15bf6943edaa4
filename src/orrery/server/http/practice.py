"""Practice over HTTP: problems of a game, retrying your own decisions, and your results."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from orrery.client import messages as m
from orrery.server.http.entries import entry_of
from orrery.server.http.games import game_named
from orrery.server.http.identity import ensure_person
from orrery.server.store.people import Person
from orrery.server.tables.practice import Answer, Practice, day_now, problems_named
from orrery.server.tables.table import Table

Anything = Request[Any, Any, Any]
Place = Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class ProblemList(msgspec.Struct, frozen=True):
    """The problems of a game: each one's level, today's problem, and the current user's answers."""

    levels: list[int]
    daily: int
    #: Whether the first answer was right, by the problem's index.
    answered: dict[int, bool]


class Problem(msgspec.Struct, frozen=True):
    """The index of a problem."""

    problem: Place


class Decision(msgspec.Struct, frozen=True):
    """The index of a decision in a review."""

    decision: Place


@get("/api/games/{name:str}/problems", summary="The problems of a game", tags=["games"])
async def list_problems(
    name: FromPath[str], practice: NamedDependency[Practice], person: NamedDependency[Person | None]
) -> ProblemList:
    """Returns the level of each problem, today's problem, and your own record."""
    game_named(name)
    found = problems_named(name)
    answered = {} if person is None else await practice.attempts.record(person.id, name)
    return ProblemList([problem.level for problem in found.problems], found.daily(day_now()), answered)


@post("/api/games/{name:str}/problems", summary="Try a problem", tags=["games"])
async def try_problem(
    request: Anything,
    name: FromPath[str],
    data: JSONBody[Problem],
    practice: NamedDependency[Practice],
    person: NamedDependency[Person | None],
) -> m.TableEntry:
    """Create a table at the problem; your first action there is the answer. Without a session you become a guest."""
    game_named(name)
    somebody = await ensure_person(request, practice.tables.services, person)
    table = await practice.try_problem(somebody, name, data.problem)
    return await entry_of(practice.tables, table, somebody)


@post("/api/tables/{identity:str}/try", summary="Try a decision of a reviewed match again", tags=["records"])
async def try_decision(
    request: Anything,
    data: JSONBody[Decision],
    practice: NamedDependency[Practice],
    table: NamedDependency[Table],
    person: NamedDependency[Person | None],
) -> m.TableEntry:
    """Create a table just before the decision, in the seat that made it; your first action there is the answer."""
    somebody = await ensure_person(request, practice.tables.services, person)
    made = await practice.try_decision(somebody, table, data.decision)
    return await entry_of(practice.tables, made, somebody)


@get("/api/tables/{identity:str}/practice", summary="The result of an attempt")
async def get_answer(
    practice: NamedDependency[Practice], table: NamedDependency[Table], user: NamedDependency[Person]
) -> Answer:
    """Returns what is attempted at this table and, once you have played, how good your answer was and what is best."""
    return await practice.answer(table, user)


practice_router = Router("/", route_handlers=[get_answer], tags=["games"])
